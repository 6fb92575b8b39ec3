"""The real program, a process of its own, in bad circumstances: it starts, tells what is wrong, and loses nothing."""

from __future__ import annotations

import json
import os
import signal
import subprocess
import sys
from collections.abc import Mapping
from pathlib import Path

import pytest

from game.app.paths import find_paths
from game.app.session import resume as resume_sitting
from game.app.settings import Settings, load_settings
from game.engine.variants import GAMES

ROOT = Path(__file__).resolve().parents[2]
SETTINGS, SITTING = "settings.json", "sitting.json"
PROGRAM = (sys.executable, "-m", "scenes", "--first-screen")


def run(*words: str, **environment: str | None) -> subprocess.CompletedProcess[str]:
    """A command line, without a screen. A variable that is None is not set."""
    variables = {**os.environ, "SDL_VIDEODRIVER": "dummy", "SDL_AUDIODRIVER": "dummy", **environment}
    variables["PYGAME_HIDE_SUPPORT_PROMPT"] = "1"
    given = {name: value for name, value in variables.items() if value is not None}
    return subprocess.run(words, cwd=ROOT, env=given, capture_output=True, text=True, timeout=90, check=False)


def start(folder: Path | str, **environment: str | None) -> subprocess.CompletedProcess[str]:
    """The program up to its complete first screen."""
    return run(*PROGRAM, "--data-dir", str(folder), **environment)


def assert_quiet(ended: subprocess.CompletedProcess[str]) -> None:
    assert (ended.returncode, ended.stdout, ended.stderr) == (0, "", "")


BAD: Mapping[str, bytes] = {
    "empty": b"",
    "truncated": b'{"format": 1, "speed": "nor',
    "all NUL": bytes(4096),
    "no text": bytes(range(128, 256)),
    "wrong types": b'{"format": 1, "speed": 3, "window": "big", "seats": 7, "tables": []}',
    "a list": b"[1, 2, 3]",
    "a later version": b'{"format": 99, "tables": {}}',
    "10 MB": b" " * 10_000_000,
    "deeply nested": b"[" * 300_000,
}
TELL = """
import sys
from game.app.text import set_language
import scenes.app
told = []
scenes.app.App.tell = lambda app, sentence: told.append(sentence)
from scenes.__main__ import main
assert main(["--first-screen", "--data-dir", sys.argv[1]]) == 0
print(*told)
"""


@pytest.mark.parametrize("kind", BAD)
def test_bad_files_are_set_aside_told_about_and_nothing_else_is_lost(tmp_path: Path, kind: str) -> None:
    for name in (SETTINGS, SITTING):
        (tmp_path / name).write_bytes(BAD[kind])
    ended = run(sys.executable, "-c", TELL, str(tmp_path), LANG="C", LANGUAGE=None)
    assert (ended.returncode, ended.stderr) == (0, "")
    for name in (SETTINGS, SITTING):
        assert (tmp_path / f"{name}.bad").read_bytes() == BAD[kind]
        assert name in ended.stdout
    assert load_settings(find_paths(tmp_path)) == (Settings(), "")


def test_a_bad_file_is_replaced_by_the_last_good_one(tmp_path: Path) -> None:
    (tmp_path / f"{SETTINGS}.last").write_text(json.dumps({"format": 1, "ui_scale": 150}), encoding="utf-8")
    (tmp_path / SETTINGS).write_bytes(bytes(100))
    ended = run(sys.executable, "-c", TELL, str(tmp_path), LANG="C", LANGUAGE=None)
    assert "The version before it is used." in ended.stdout
    assert load_settings(find_paths(tmp_path))[0].ui_scale == 150


@pytest.mark.parametrize("language", [None, "", "C", "xx_YY", "tr_TR.UTF-8", "hu_HU.ISO-8859-2", "%%%"])
def test_any_locale_will_do(tmp_path: Path, language: str | None) -> None:
    assert_quiet(start(tmp_path, LANG=language, LC_ALL=None, LANGUAGE=None))


def test_a_home_with_spaces_and_foreign_letters(tmp_path: Path) -> None:
    home = tmp_path / "Őze Ødegård ü"
    home.mkdir()
    ended = run(*PROGRAM, HOME=str(home), XDG_DATA_HOME=None, APPDATA=str(home), BANCO_DATA=None)
    assert_quiet(ended)
    if sys.platform == "linux":
        assert (home / ".local" / "share" / "banco" / SETTINGS).exists()


@pytest.mark.skipif(sys.platform != "linux", reason="elsewhere names are always text")
def test_a_folder_whose_name_is_no_text(tmp_path: Path) -> None:
    parent = os.fsencode(tmp_path) + b"/J\xf3zsef"
    Path(os.fsdecode(parent)).write_bytes(b"")  # a file: nothing can be made in it, and the message names it
    assert_quiet(start(os.fsdecode(parent + b"/data")))


def test_where_nothing_can_be_kept_it_says_so_and_plays(tmp_path: Path) -> None:
    (tmp_path / "file").write_bytes(b"")
    ended = run(sys.executable, "-c", TELL, str(tmp_path / "file" / "data"), LANG="C", LANGUAGE=None)
    assert (ended.returncode, ended.stderr) == (0, "")
    assert "Nothing is being saved" in ended.stdout


STREAMS = """
import os
from scenes.__main__ import main
ended = main()
nowhere = os.stat(os.devnull)
raise SystemExit(ended or not all(os.path.samestat(os.fstat(stream), nowhere) for stream in (1, 2)))
"""


@pytest.mark.skipif(os.name != "posix", reason="needs a POSIX shell")
def test_standard_streams_may_be_closed(tmp_path: Path) -> None:
    ended = run(
        "sh",
        "-c",
        'exec "$@" 1>&- 2>&-',
        "sh",
        sys.executable,
        "-c",
        STREAMS,
        "--first-screen",
        "--data-dir",
        str(tmp_path),
    )
    assert ended.returncode == 0  # nothing else was given the numbers of the streams
    assert (tmp_path / SETTINGS).exists()


FAIL = """
import sys
from scenes.title.scene import TitleScene
def draw(scene, surface):
    raise RuntimeError("the paint has dried up")
TitleScene.draw = draw
from scenes.__main__ import main
raise SystemExit(main(["--first-screen", "--data-dir", sys.argv[1]]))
"""


def test_a_scene_that_fails_is_noted_in_the_log_and_nowhere_else(tmp_path: Path) -> None:
    assert_quiet(run(sys.executable, "-c", FAIL, str(tmp_path)))
    assert "the paint has dried up" in (tmp_path / "banco.log").read_text("utf-8")


def test_there_may_be_no_sound_device(tmp_path: Path) -> None:
    assert_quiet(start(tmp_path, SDL_AUDIODRIVER="no such driver"))


PLAY_AND_DIE = """
import os, signal, sys
from pathlib import Path
from random import Random
import pygame
from game.app.session import Session
from game.engine.observation import Phase
from scenes.table.scene import TableScene
from scenes.curtain import Curtain
from scenes.ui import Command, Verb
from tests.scenes.table.sittings import sit_down
from tests.scenes.robots import MOVES
folder, game, inputs, sign = Path(sys.argv[1]), sys.argv[2], int(sys.argv[3]), int(sys.argv[4])
app, scene = sit_down(folder, game, seats=3, persons=(0, 1), deal=7, size=(1024, 600))
random, app.window.minimised = Random(inputs), True
made = 0
while made < inputs:
    app.step([], 40)
    top = app.context.stack.top
    names = [one.name for one in scene.ring.widgets if one.name in (*MOVES, "next") and getattr(one, "enabled", True)]
    if isinstance(top, Curtain):
        app.step([], 300)
        top.handle(Command(Verb.PRESS))
    elif names and (scene.live or "next" in names):
        scene.ring.widget(random.choice(names)).press()
        made += 1
table = scene.session
print(repr([table.observation(seat) for seat in (None, 0, 1, 2)]), table.history.chips, flush=True)
os.kill(os.getpid(), sign)
while True:
    app.step(pygame.event.get(), 1)
    if not app.running:
        app.close()
        sys.exit()
"""


@pytest.mark.skipif(os.name != "posix", reason="needs POSIX signals")
@pytest.mark.parametrize(
    ("game", "inputs", "sign"),
    [
        *((game, 2 + 3 * place, "SIGKILL") for place, game in enumerate(GAMES)),
        ("tjueett", 3, "SIGTERM"),  # an orderly end is the same whatever is played
        ("huszonegy", 10, "SIGTERM"),
    ],
)
def test_a_program_that_is_killed_goes_on_after_the_last_move(
    tmp_path: Path, game: str, inputs: int, sign: str
) -> None:
    number = getattr(signal, sign)
    ended = run(sys.executable, "-c", PLAY_AND_DIE, str(tmp_path), game, str(inputs), str(int(number)))
    assert ended.returncode == (-number if sign == "SIGKILL" else 0), ended.stderr
    resumed = resume_sitting(find_paths(tmp_path))
    assert resumed.message == ""
    assert resumed.session is not None
    seen = [resumed.session.observation(seat) for seat in (None, 0, 1, 2)]
    assert f"{seen!r} {resumed.session.history.chips}" == ended.stdout.strip()


def test_the_other_pygame_is_told_about_in_one_sentence(tmp_path: Path) -> None:
    (tmp_path / "pygame.py").write_text("class error(Exception):\n    pass\n", encoding="utf-8")
    code = f"import sys; sys.path.insert(0, {str(tmp_path)!r}); from scenes.__main__ import main; sys.exit(main([]))"
    ended = run(sys.executable, "-c", code, LANG="C", LANGUAGE=None)
    assert (ended.returncode, ended.stdout) == (1, "")
    assert ended.stderr.count("\n") == 1
    assert "pygame-ce" in ended.stderr
