"""The rule card: the rules of one table on paper, written from its very settings, over whatever is on the screen."""

from __future__ import annotations

from functools import partial

from pygame import Rect, Surface

from game.app.text import gettext as _
from game.app.wording.words import words_of
from game.engine.rules import Rules
from game.engine.variants import GAMES
from scenes import theme
from scenes.context import Context
from scenes.rulebook.columns import Page
from scenes.rulebook.pages import house_page, rules_page, words_page
from scenes.scale import Scale
from scenes.stack import Scene
from scenes.theme import Face
from scenes.ui import Brush, Input, PaperButton, ScrollArea, Verb
from scenes.ui.input import Command

CARD_SIZE = (980, 632)  # dp


_SCROLLING = (Verb.UP, Verb.DOWN, Verb.PAGE_UP, Verb.PAGE_DOWN, Verb.HOME, Verb.END)
PAGES = (rules_page, house_page, words_page)


def place_card(scale: Scale) -> Rect:
    """The sheet of paper in the middle of the window: as large as planned, where there is room for it."""
    window = Rect((0, 0), scale.size)
    air = 2 * max(8, min(scale.dp(24), scale.height // 40))
    wide = max(scale.dp(CARD_SIZE[0]), round(CARD_SIZE[0] * scale.fit))
    high = max(scale.dp(CARD_SIZE[1]), round(CARD_SIZE[1] * scale.fit))
    paper = Rect(0, 0, min(window.width - air, wide), min(window.height - air, high))
    paper.center = window.center
    return paper


class RuleCard(Scene):
    """Three pages: the rules, the house rules, the words and cards. F1, Escape or Enter closes it.

    ``every_game``: it is about no table in particular; other games can be looked up too.
    """

    overlay = True

    def __init__(self, context: Context, rules: Rules, *, every_game: bool = False) -> None:
        super().__init__(context)
        self._rules = rules
        self._every_game = every_game
        self._tab = 0
        self._paper = Rect(0, 0, 0, 0)
        self._head = Rect(0, 0, 0, 0)
        self._page = Page((), 0)
        self._area = ScrollArea("text", content=self._paint_page, on_paper=True)

    def layout(self, scale: Scale) -> None:
        brush = self.context.brush
        self._paper = place_card(scale)
        low = self._paper.height < scale.dp(480)
        inner = self._paper.inflate(-2 * scale.dp(22 if low else 38), -2 * scale.dp(16 if low else 26))
        side = scale.dp(38)
        close = PaperButton("close", "", self.context.stack.pop, glyph="close", header=_("Close"))
        close.place_at(Rect(inner.right - side, inner.y, side, side), brush)
        self._head = Rect(inner.x, inner.y, inner.width - side - scale.dp(16), scale.dp(44 if low else 72))
        games = self._games(Rect(inner.x, inner.y + scale.dp(44), inner.width, scale.dp(34)))
        if games:
            self._head.height = games[0].rect.bottom + scale.dp(8) - inner.y
        tabs = self._tabs(Rect(inner.x, inner.bottom - scale.dp(36), inner.width, scale.dp(36)))
        top, bottom = self._head.bottom, tabs[0].rect.top - scale.dp(10)
        self._area.place_at(Rect(inner.x, top, inner.width, bottom - top), brush)
        self._page = PAGES[self._tab](self.context, self._rules, inner.width)
        self._area.content_height = self._page.height
        self._area.scroll_to(self._area.offset)
        self.ring.set([*games, self._area, *tabs, close], focus=None if self.ring.focused else "close")

    def _games(self, row: Rect) -> list[PaperButton]:
        """The games side by side, or those before and after this one where the row is too short for all."""
        if not self._every_game:
            return []
        brush, names = self.context.brush, list(GAMES)
        buttons = [
            PaperButton(
                f"game.{game}", words_of(game).title, partial(self._look_up, game), selected=game == self._rules.game
            )
            for game in names
        ]
        gap = brush.px(8)
        if sum(button.width(brush) + gap for button in buttons) - gap > row.width:
            place = names.index(self._rules.game)
            buttons = [buttons[place - 1], buttons[(place + 1) % len(names)]]
            before, after = buttons
            before.name, before.label = "game.before", f"← {before.label}"
            after.name, after.label = "game.after", f"{after.label} →"
        x = row.x
        for button in buttons:
            button.place_at(Rect(x, row.y, button.width(brush), row.height), brush)
            x = button.rect.right + gap
        return buttons

    def _look_up(self, game: str) -> None:
        self._rules = GAMES[game]
        self._area.offset = 0
        self.layout(self.context.scale)

    def _tabs(self, row: Rect) -> list[PaperButton]:
        """The tabs in the middle of their row."""
        brush = self.context.brush
        names = (_("Rules"), _("House rules"), _("Words and cards"))
        tabs = [
            PaperButton(
                f"tab.{place}", f"{place + 1}  {name}", partial(self.turn_to, place), selected=place == self._tab
            )
            for place, name in enumerate(names)
        ]
        gap = brush.px(10)
        widths = [tab.width(brush) for tab in tabs]
        share = min(1.0, (row.width - 2 * gap) / sum(widths))
        x = row.x + max(0, (row.width - sum(widths) - 2 * gap) // 2)
        for place, (tab, width) in enumerate(zip(tabs, widths, strict=True)):
            tab.place = place + 1
            tab.place_at(Rect(x, row.y, int(width * share), row.height), brush)
            x = tab.rect.right + gap
        return tabs

    def turn_to(self, tab: int) -> None:
        self._tab = tab
        self._area.offset = 0
        self.layout(self.context.scale)

    def handle(self, event: Input) -> bool:
        if isinstance(event, Command):
            if (event.goes_back or event.verb is Verb.RULES) and not event.repeat:
                self.context.stack.pop()
                return True
            step = {Verb.LEFT: -1, Verb.RIGHT: 1}.get(event.verb, event.tab_step)
            among_games = self.ring.focused is not None and self.ring.focused.name.startswith("game.")
            if step and not (among_games and self.ring.visible and not event.tab_step):
                self.turn_to((self._tab + step) % len(PAGES))
                self.ring.focus(f"tab.{self._tab}")
                return True
            if event.verb in _SCROLLING and self._area.command(event):
                return True
        return super().handle(event) or self.closed_beside(event, self._paper)

    def _paint_page(self, brush: Brush, surface: Surface, x: int, y: int) -> None:
        self._page.paint(brush, surface, x, y)

    def draw(self, surface: Surface) -> None:
        brush = self.context.brush
        brush.dim(surface)
        brush.paper(surface, self._paper)
        head = self._head
        title = _("{game}: the usual rules") if self._every_game else _("{game}: the rules of this table")
        title = title.format(game=words_of(self._rules.game).title)
        tall = head.height > brush.px(60) and not self._every_game
        at = (head.x, head.y + brush.px(22 if tall else 18))
        brush.text(surface, title, at, size=34 if tall else 27, face=Face.TITLE, colour=theme.INK, width=head.width)
        if tall:
            note = _("written from the very settings in play · F1 or Esc closes")
            at = (head.x, head.y + brush.px(53))
            brush.text(surface, note, at, size=16, colour=theme.GREY_ON_PAPER, width=head.width)
        super().draw(surface)
