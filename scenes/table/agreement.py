"""The question whether everybody at one screen wants the coach."""

from __future__ import annotations

from game.app.session import Session
from game.app.text import gettext as _
from game.app.text import listed
from scenes.context import Context
from scenes.dialog import Answer, Dialog, Question
from scenes.theme import Tone


def agreement(context: Context, session: Session) -> Dialog:
    """Names everybody who plays here; the coach may speak from then on if all of them agree."""

    def agree() -> None:
        session.coach_agreed = True
        context.stack.pop()

    def ask() -> Question:
        names = listed([session.names[seat] for seat in session.persons])
        text = _("{names}: do all of you want the coach? It tells each of you about your own hand only.")
        answers = [
            Answer("agree", _("We all agree"), agree, Tone.LEAF),
            Answer("without", _("Play without the coach"), context.stack.pop, Tone.BROWN, "Esc"),
        ]
        return Question(_("A coach for everybody?"), text.format(names=names), answers, 520, focus="without")

    dialog = Dialog(context, ask)
    dialog.ring.space_presses = False  # an answer would be given by the key that ends a movement
    return dialog
