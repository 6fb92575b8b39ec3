"""The program: ``python -m scenes``, and the entry of the packaged game."""

from __future__ import annotations

import os
import sys
from collections.abc import Sequence
from contextlib import suppress
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from argparse import Namespace

EXIT_TROUBLE = 1
EXIT_BAD_COMMAND = 2


def main(argv: Sequence[str] | None = None) -> int:
    """Run the game. Returns 0, 1 when it cannot run here, 2 for a command line it does not understand."""
    words = sys.argv[1:] if argv is None else list(argv)
    _open_what_is_closed()
    try:
        options = _options(words)
    except SystemExit as ending:  # argparse has said what was wrong, or shown the help
        return ending.code if isinstance(ending.code, int) else EXIT_BAD_COMMAND
    os.environ.setdefault("SDL_WINDOWS_DPI_AWARENESS", "permonitorv2")
    os.environ.setdefault("PYGAME_HIDE_SUPPORT_PROMPT", "1")
    import pygame

    from game.app.text import gettext as _

    if not getattr(pygame, "IS_CE", False):
        return _complain(
            _("Banco runs on pygame-ce, but found the other pygame. Uninstall pygame, then install pygame-ce.")
        )
    if options is not None and (options.version or options.self_test):
        return _about(options)
    from scenes.assets import AssetError
    from scenes.window import NoScreen

    try:
        return _play(options)
    except NoScreen:
        return _complain(_("Banco needs a screen, and this machine has none that it can use."))
    except AssetError as error:
        return _complain(str(error))
    except pygame.error as error:
        return _complain(_("Banco cannot open its window: {reason}.").format(reason=error))


def _open_what_is_closed() -> None:
    """Started without standard streams, the next files and sockets would get their numbers, and the system's libraries
    would write their warnings into them.
    """
    for stream in (0, 1, 2):
        try:
            os.fstat(stream)
        except OSError:
            os.open(os.devnull, os.O_RDWR)  # takes the lowest number that is free


def _about(options: Namespace) -> int:
    """Say which version this is, or check that all of it is there and plays."""
    from scenes.report import Report, version_line
    from scenes.self_test import self_test

    if options.version:
        Report(options.report).line(version_line())
        return 0
    return self_test(options.report)


def _play(options: Namespace | None) -> int:
    """Open the window as asked for and kept, show something at once, then load the rest, and run."""
    from game.app.paths import find_paths
    from game.app.settings import load_settings
    from game.app.storage import not_saved_note
    from game.app.text import set_language
    from scenes.assets import Assets
    from scenes.opening import paint_opening
    from scenes.scale import Scale
    from scenes.window import MainWindow

    paths = find_paths(options.data_dir if options else None)
    settings, trouble = load_settings(paths)
    set_language(settings.language)
    full_screen = settings.full_screen if options is None or options.full_screen is None else options.full_screen
    window = MainWindow((options.size if options else None) or settings.window, full_screen=full_screen)
    assets, scale = Assets(), Scale(*window.size, settings.ui_scale / 100)
    paint_opening(window.surface, assets, scale)
    window.flip()
    if options is not None and options.first_frame:
        window.close()
        return 0

    from game.app.program_log import keep_log
    from scenes.app import App
    from scenes.context import Context
    from scenes.title.scene import TitleScene, resume

    keep_log(paths)
    context = Context(assets, settings, paths, scale, deal_number=options.deal if options else None)
    app = App(context, TitleScene, window, resume=resume)
    title = context.stack.top
    unfinished = title.take_message() if isinstance(title, TitleScene) else ""
    app.tell("\n".join(sentence for sentence in (trouble, unfinished, not_saved_note(paths)) if sentence))
    if options is not None and options.first_screen:
        app.step([], 0)
        app.close()
        return 0
    window.set_icon(assets.svg("icons/banco.svg", (128, 128)))
    return app.run()


def _options(words: Sequence[str]) -> Namespace | None:
    """The command line, or None when there is none. Raises SystemExit."""
    if not words:
        return None
    from argparse import ArgumentParser, ArgumentTypeError
    from pathlib import Path

    from game.app.text import gettext as _

    def size(text: str) -> tuple[int, int]:
        width, cross, height = text.lower().partition("x")
        if not (cross and width.isdecimal() and height.isdecimal()) or not 0 < int(width) * int(height) < 2**28:
            raise ArgumentTypeError(_("“{text}” is not a size like 1280x720").format(text=text))
        return int(width), int(height)

    def deal(text: str) -> int:
        from game.app.sitting import deal_number_trouble, parse_deal_number  # only here: it takes 20 ms of the start

        number = parse_deal_number(text)
        if number is None:
            raise ArgumentTypeError(deal_number_trouble())
        return number

    class Parser(ArgumentParser):
        def error(self, message: str) -> None:  # type: ignore[override]  # one sentence, without the usage lines
            self.exit(EXIT_BAD_COMMAND, f"banco: {message}\n")

    parser = Parser(prog="banco", description=_("Five national games of twenty-one."), allow_abbrev=False)
    window = parser.add_mutually_exclusive_group()
    window.add_argument("--windowed", dest="full_screen", action="store_false", help=_("open a window"))
    window.add_argument("--fullscreen", dest="full_screen", action="store_true", help=_("fill the screen"))
    parser.set_defaults(full_screen=None)
    parser.add_argument("--size", type=size, metavar="WxH", help=_("size of the window in pixels"))
    parser.add_argument("--data-dir", metavar="DIR", help=_("folder for settings and the unfinished sitting"))
    parser.add_argument("--deal", type=deal, metavar="NUMBER", help=_("deal number that the set-up begins with"))
    parser.add_argument("--first-frame", action="store_true", help=_("end as soon as the window shows something"))
    parser.add_argument("--first-screen", action="store_true", help=_("end as soon as the title screen is complete"))
    parser.add_argument("--version", action="store_true", help=_("say which version this is"))
    parser.add_argument("--self-test", action="store_true", help=_("check that the game is complete and plays"))
    parser.add_argument("--report", type=Path, metavar="FILE", help=_("file for what these two say"))
    return parser.parse_args(words)


def _complain(sentence: str) -> int:
    if sys.stderr is not None:
        print(sentence, file=sys.stderr)
    else:  # the packaged program on Windows, which would end without a word
        import pygame

        with suppress(pygame.error, AttributeError):  # the other pygame has no such box
            pygame.display.message_box("Banco", sentence, message_type="error")
    return EXIT_TROUBLE


if __name__ == "__main__":
    sys.exit(main())
