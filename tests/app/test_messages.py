"""Every text reaches the translators."""

from __future__ import annotations

import ast
from pathlib import Path

import pytest

from build_scripts import messages

ROOT = Path(__file__).resolve().parents[2]
SOURCES = sorted(path for folder in messages.FOLDERS for path in (ROOT / folder).rglob("*.py"))


def test_the_template_is_up_to_date() -> None:
    stored = messages.TEMPLATE.read_text("utf-8")
    assert stored == messages.template_text(), "run: python build_scripts/messages.py extract"


@pytest.mark.parametrize("path", SOURCES, ids=lambda path: str(path.relative_to(ROOT)))
def test_texts_are_literals_or_looked_up_never_built(path: Path) -> None:
    tree = ast.parse(path.read_text("utf-8"))
    for call in ast.walk(tree):
        if isinstance(call, ast.Call) and isinstance(call.func, ast.Name) and call.func.id in messages.KEYWORDS:
            for argument in call.args[:2]:
                assert not isinstance(argument, ast.JoinedStr | ast.BinOp), f"{path.name}:{call.lineno}"


@pytest.mark.parametrize("path", SOURCES, ids=lambda path: str(path.relative_to(ROOT)))
def test_nothing_is_translated_at_import_time(path: Path) -> None:
    """A module-level call would keep the language of the start for ever; N_ only marks."""
    tree = ast.parse(path.read_text("utf-8"))
    inner = {
        node
        for function in ast.walk(tree)
        if isinstance(function, ast.FunctionDef | ast.AsyncFunctionDef | ast.Lambda)
        for node in ast.walk(function)
    }
    for call in ast.walk(tree):
        if isinstance(call, ast.Call) and isinstance(call.func, ast.Name) and call not in inner:
            assert call.func.id not in set(messages.KEYWORDS) - {"N_"}, f"{path.name}:{call.lineno}"


def test_placeholders_are_named() -> None:
    for message in messages.collect():
        texts = message.id if isinstance(message.id, tuple) else (message.id,)
        assert all("{}" not in text and "{0" not in text for text in texts), message.id
