"""The arrows of the house: ``engine <- ai <- app <- scenes``, and none against them.

``game/__main__.py`` stands above ``app``. Imports are read from the source, also those inside functions and those for
type checkers only.
"""

import ast
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parent.parent

# What a module of a layer may import of ours.
OWN_PACKAGES = ("game", "scenes", "build_scripts", "tests")
ALLOWED = {
    "engine": ("game.engine",),
    "ai": ("game.engine", "game.ai"),
    "app": ("game.engine", "game.ai", "game.app", "game.__version__"),
    "main": ("game",),
    "scenes": ("game", "scenes"),
}
# No clock, no files and no randomness but the one that is given.
CLOSED_TO_THE_ENGINE = {"random", "secrets", "time", "datetime", "os", "pathlib", "tempfile", "shutil"}
# The doors to what an opponent must not know; compared in small letters, so that the classes are meant as well.
CLOSED_TO_OPPONENTS = ("game.engine.table", "game.engine.round", "game.engine.deal")


def layer_of(path: str) -> str:
    """The layer of a module by its path. ``game/__init__.py`` runs before any engine module, so it counts as one."""
    parts = path.split("/")
    if parts[0] == "scenes":
        return "scenes"
    return {"__init__.py": "engine", "__main__.py": "main"}.get(parts[1], parts[1])


def imported_names(path: str, source: str) -> set[str]:
    """Every dotted name that a module imports, relative ones written out: ``from a import b`` gives ``a.b``."""
    package = path.split("/")[:-1]
    names: set[str] = set()
    for node in ast.walk(ast.parse(source)):
        if isinstance(node, ast.Import):
            names.update(alias.name for alias in node.names)
        elif isinstance(node, ast.ImportFrom):
            above = package[: len(package) - node.level + 1] if node.level else []
            base = [*above, *([node.module] if node.module else [])]
            names.update(".".join([*base, alias.name]) for alias in node.names)
    return names


def is_within(name: str, packages: tuple[str, ...]) -> bool:
    """Whether a dotted name is one of the packages or inside one."""
    return any(name == package or name.startswith(package + ".") for package in packages)


def is_allowed(layer: str, name: str) -> bool:
    """Whether a module of this layer may import this dotted name."""
    top = name.split(".")[0]
    if is_within(name, OWN_PACKAGES):
        return is_within(name, ALLOWED.get(layer, ())) and not (
            layer == "ai" and is_within(name.lower(), CLOSED_TO_OPPONENTS)
        )
    if layer in ("engine", "ai") and top not in sys.stdlib_module_names:
        return False
    if layer == "engine" and top in CLOSED_TO_THE_ENGINE:
        return False
    return layer == "scenes" or top != "pygame"


def forbidden_imports(path: str, source: str) -> list[str]:
    """The imports of a module that go against an arrow, in alphabetical order."""
    return sorted(name for name in imported_names(path, source) if not is_allowed(layer_of(path), name))


def test_no_import_goes_against_the_arrows() -> None:
    modules = [module for folder in ("game", "scenes") for module in (ROOT / folder).rglob("*.py")]
    assert modules
    wrong = {}
    for module in modules:
        path = module.relative_to(ROOT).as_posix()
        found = forbidden_imports(path, module.read_text(encoding="utf-8"))
        if found:
            wrong[path] = found
    assert wrong == {}


@pytest.mark.parametrize(
    ("path", "source", "forbidden"),
    [
        ("game/engine/a.py", "import dataclasses, game.engine.cards", []),
        ("game/engine/a.py", "import random", ["random"]),
        ("game/engine/a.py", "def f():\n    from os import path", ["os.path"]),
        ("game/engine/a.py", "import hypothesis", ["hypothesis"]),
        ("game/engine/a.py", "from game.ai import regular", ["game.ai.regular"]),
        ("game/engine/a.py", "from ..app import text", ["game.app.text"]),
        ("game/engine/a.py", "from . import cards", []),
        ("game/__init__.py", "from game.app import text", ["game.app.text"]),
        ("game/__init__.py", "import random\nfrom game.engine import cards", ["random"]),
        ("game/ai/a.py", "import random\nfrom game.engine.observation import Observation", []),
        ("game/ai/a.py", "from game.engine import table", ["game.engine.table"]),
        ("game/ai/a.py", "from game.engine import Table", ["game.engine.Table"]),
        ("game/ai/a.py", "from game.engine.round import Round", ["game.engine.round.Round"]),
        ("game/ai/a.py", "from game.app.text import gettext", ["game.app.text.gettext"]),
        ("game/ai/a.py", "import numpy", ["numpy"]),
        ("game/app/a.py", "import platformdirs, game.engine.table, game.ai", []),
        ("game/app/a.py", "import pygame.font", ["pygame.font"]),
        ("game/app/a.py", "from scenes.theme import RED", ["scenes.theme.RED"]),
        ("game/app/a.py", "from game import __main__", ["game.__main__"]),
        ("game/__main__.py", "from game.app.command_line.simulate import simulate", []),
        ("game/__main__.py", "import scenes", ["scenes"]),
        ("game/elsewhere/a.py", "import game.engine", ["game.engine"]),
        ("scenes/a.py", "import pygame, game.app.text\nfrom scenes import theme", []),
        ("scenes/a.py", "import build_scripts.dev, tests", ["build_scripts.dev", "tests"]),
        ("scenes/ui/a.py", "if TYPE_CHECKING:\n    from ...tests import b", ["tests.b"]),
    ],
)
def test_every_kind_of_wrong_arrow_is_seen(path: str, source: str, forbidden: list[str]) -> None:
    assert forbidden_imports(path, source) == forbidden
