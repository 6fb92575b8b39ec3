from __future__ import annotations

import re
from pathlib import Path

import pytest

from scenes.__main__ import main

MAN_PAGE = Path(__file__).resolve().parents[2] / "build_scripts" / "packaging" / "data" / "banco.6"


@pytest.mark.parametrize(
    ("words", "complaint"),
    [
        (["--cheat"], "--cheat"),
        (["--size", "big"], "“big” is not a size like 1280x720"),
        (["--size", "0x720"], "“0x720” is not a size like 1280x720"),
        (["--deal", "x"], "A deal number has up to eight digits"),
        (["--deal", "123456789"], "A deal number has up to eight digits"),
        (["--windowed", "--fullscreen"], "not allowed with"),
        (["table"], "table"),
    ],
)
def test_a_command_line_it_does_not_understand_gets_one_sentence_and_status_2(
    words: list[str], complaint: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(words) == 2
    said = capsys.readouterr()
    assert said.out == ""
    assert complaint in said.err
    assert said.err.count("\n") == 1


def test_help_is_no_mistake(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["--help"]) == 0
    assert "--data-dir" in capsys.readouterr().out


def test_the_man_page_names_no_option_that_is_none(capsys: pytest.CaptureFixture[str]) -> None:
    main(["--help"])
    understood = set(re.findall(r"--[a-z-]+", capsys.readouterr().out))
    named = set(re.findall(r"--[a-z-]+", MAN_PAGE.read_text(encoding="utf-8").replace("\\-", "-")))
    assert named
    assert named <= understood
