"""What nanosvg (pygame's SVG reader) draws rightly and quickly: the rules for every drawing in ``assets``."""

from __future__ import annotations

import re
from pathlib import Path
from xml.etree import ElementTree

MOST_BYTES = 120 * 1024
MOST_PATHS = 450

_SVG = "{http://www.w3.org/2000/svg}"
_ALLOWED = {
    "svg": {"viewBox"},
    "g": {"transform", "stroke-linejoin", "stroke-linecap"},
    "path": {"d", "fill", "fill-opacity", "fill-rule", "stroke", "stroke-width"},
}
_COLOUR = re.compile(r"#[0-9A-Fa-f]{6}|none")
_DATA = re.compile(r"(M[-0-9. ]+([lc][-0-9. ]+)*Z?)+")
_TRANSFORM = re.compile(r"((translate|rotate|scale)\([-0-9. ,]+\) ?)+")


def problems(file: Path) -> list[str]:
    """Everything in the file that the reader would leave out, misdraw or be slow at; empty when all is well."""
    text = file.read_text(encoding="utf-8")
    found = [] if len(text.encode()) <= MOST_BYTES else [f"{len(text.encode()) // 1024} KB"]
    elements = list(ElementTree.fromstring(text).iter())
    paths = [element for element in elements if element.tag == f"{_SVG}path"]
    if len(paths) > MOST_PATHS:
        found.append(f"{len(paths)} paths")
    for element in elements:
        name = element.tag.removeprefix(_SVG)
        if name not in _ALLOWED:
            found.append(f"<{name}>")
            continue
        found.extend(f"{name} {attribute}" for attribute in set(element.attrib) - _ALLOWED[name])
        found.extend(
            f"{attribute} {element.attrib[attribute]}"
            for attribute in ("fill", "stroke")
            if attribute in element.attrib and not _COLOUR.fullmatch(element.attrib[attribute])
        )
        if not _TRANSFORM.fullmatch(element.attrib.get("transform", "rotate(0)")):
            found.append(f"transform {element.attrib['transform']}")
    found.extend(f"data {path.attrib['d'][:40]}" for path in paths if not _DATA.fullmatch(path.attrib["d"]))
    found.extend(f"slow end in {path.attrib['d'][:40]}" for path in paths if closes_on_itself(path.attrib["d"]))
    return found


def closes_on_itself(data: str) -> bool:
    """Whether a closed subpath ends exactly where it began: its empty closing segment costs the reader 15 µs.

    Only for data as the drawing kit writes it: M with one point, then relative l and c, then Z.
    """
    x = y = start_x = start_y = 0.0
    for command, text in re.findall(r"([MlcZ])([^MlcZ]*)", data):
        numbers = [float(number) for number in re.findall(r"-?(?:\d+\.?\d*|\.\d+)", text)]
        if command == "M":
            x, y = start_x, start_y = numbers
        elif command == "Z":
            if abs(x - start_x) < 0.005 and abs(y - start_y) < 0.005:
                return True
        else:
            step = 2 if command == "l" else 6
            x += sum(numbers[step - 2 :: step])
            y += sum(numbers[step - 1 :: step])
    return False
