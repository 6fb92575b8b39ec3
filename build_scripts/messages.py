"""Texts for translators: ``extract`` collects marked texts into assets/locale/banco.pot, ``compile`` makes catalogues.

A language lives in assets/locale/LANGUAGE/LC_MESSAGES/banco.po; its banco.mo is what the program reads.
"""

from __future__ import annotations

import argparse
import io
import sys
from pathlib import Path

from babel.messages.catalog import Catalog
from babel.messages.extract import extract_from_dir
from babel.messages.mofile import write_mo
from babel.messages.pofile import read_po, write_po

ROOT = Path(__file__).resolve().parents[1]
LOCALE = ROOT / "assets" / "locale"
TEMPLATE = LOCALE / "banco.pot"
FOLDERS = ("game", "scenes")
KEYWORDS = {"_": None, "N_": None, "gettext": None, "ngettext": (1, 2), "pgettext": ((1, "c"), 2)}
_HEADER = "# The texts of Banco. Made by build_scripts/messages.py extract; do not edit."


def collect() -> Catalog:
    """Every text that the program marks for translation, with the translators' notes beside it."""
    catalog = Catalog(project="banco", charset="utf-8", fuzzy=False)
    for folder in FOLDERS:
        found = extract_from_dir(
            str(ROOT / folder),
            [("**.py", "python")],
            {"**.py": {"encoding": "utf-8"}},
            keywords=KEYWORDS,
            comment_tags=("Translators:",),
            strip_comment_tags=True,
        )
        for name, _line, message, notes, context in found:
            catalog.add(message, None, [(f"{folder}/{name.replace(chr(92), '/')}", 0)], (), notes, context=context)
    return catalog


def template_text() -> str:
    """The template for translators: sorted, and without dates or line numbers, so that only texts change it."""
    buffer = io.BytesIO()
    write_po(buffer, collect(), width=120, sort_output=True, omit_header=True, include_lineno=False)
    head = f'{_HEADER}\nmsgid ""\nmsgstr ""\n"Content-Type: text/plain; charset=utf-8\\n"\n\n'
    return head + buffer.getvalue().decode("utf-8").lstrip("\n")


def compile_catalogues() -> int:
    """Makes banco.mo beside every banco.po and returns how many there are."""
    sources = sorted(LOCALE.glob("*/LC_MESSAGES/banco.po"))
    for source in sources:
        with source.open("rb") as file:
            catalog = read_po(file, locale=source.parts[-3])
        with source.with_suffix(".mo").open("wb") as target:
            write_mo(target, catalog)
    return len(sources)


def main(arguments: list[str]) -> int:
    """Does what the command line asks for."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("what", choices=("extract", "compile"))
    if parser.parse_args(arguments).what == "extract":
        LOCALE.mkdir(parents=True, exist_ok=True)
        TEMPLATE.write_text(template_text(), "utf-8", newline="\n")
        print(f"{len(collect())} texts in {TEMPLATE.relative_to(ROOT)}")
    else:
        print(f"{compile_catalogues()} catalogues compiled")
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
