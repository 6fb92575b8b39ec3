"""Events as JSON values and in plain English words, for ``python -m game replay`` only."""

from __future__ import annotations

import re
from dataclasses import fields
from enum import Enum
from typing import Any

from game.engine.actions import Action
from game.engine.cards import Card
from game.engine.events import (
    BankBroken,
    BankLaid,
    BankPassed,
    BankReturned,
    BetAdded,
    BetPlaced,
    CardDealt,
    CardsShuffled,
    CardsThrownIn,
    CardTurned,
    Event,
    Facing,
    HandBust,
    HandDeclared,
    HandPaid,
    HandSettled,
    HandSplit,
    MoveMade,
    RoundEnded,
    RoundStarted,
    SatOut,
    SessionEnded,
    TurnStarted,
)

_FACINGS = {Facing.UP: "face up", Facing.OWN: "face down", Facing.DARK: "unseen"}


def event_data(event: Event) -> dict[str, Any]:
    """The event as JSON values: ``event`` is its name, the other keys are its fields."""
    data: dict[str, Any] = {"event": re.sub(r"(?<!^)(?=[A-Z])", "_", type(event).__name__).lower()}
    for field in fields(event):
        data[field.name] = _plain(getattr(event, field.name))
    return data


def _plain(value: object) -> object:
    if isinstance(value, Card):
        return value.code
    if isinstance(value, Enum):
        return value.value
    return str(value) if isinstance(value, Action) else value


def event_text(event: Event) -> str:
    """The event in one plain sentence, cards by their codes."""
    match event:
        case RoundStarted(number, banker, players):
            text = f"Round {number}: seat {banker} holds the bank against {', '.join(map(str, players))}."
        case SatOut(seat, reason):
            text = f"Seat {seat} sits out: too little in the {reason.value}."
        case CardsShuffled(count):
            text = f"{count} cards are shuffled."
        case BankLaid(seat, amount, refill):
            text = f"Seat {seat} {'must refill the bank with' if refill else 'lays a bank of'} {amount}."
        case BankReturned(seat, amount):
            text = f"The {amount} in the bank go back to seat {seat}."
        case BetPlaced(seat, hand, amount):
            text = f"Seat {seat} bets {amount}{_on(hand)}."
        case BetAdded(seat, hand, amount):
            text = f"Seat {seat} adds {amount} to the bet{_on(hand)}."
        case RoundEnded(number):
            text = f"Round {number} is over."
        case BankBroken(seat):
            text = f"The bank of seat {seat} is broken."
        case BankPassed(seat, to, why):
            text = f"The bank passes from seat {seat} to seat {to} ({why.value})."
        case SessionEnded(end):
            text = f"The session is over ({end.value})."
        case _:
            text = _hand_text(event)
    return text


def _on(hand: int) -> str:
    return f" on hand {hand + 1}" if hand else ""


def _hand_text(event: Event) -> str:
    match event:
        case CardDealt(seat, hand, _, facing, face):
            text = f"Seat {seat} gets {face.code if face else 'a card'} {_FACINGS[facing]}{_on(hand)}."
        case CardTurned(seat, hand, _, facing, face):
            verb = "turns up" if facing is Facing.UP else "looks at"
            text = f"Seat {seat} {verb} {face.code if face else 'a card'}{_on(hand)}."
        case CardsThrownIn(seat, hand, cards):
            text = f"Seat {seat} throws in {len(cards)} cards{_on(hand)}."
        case TurnStarted(seat, hand):
            text = f"It is seat {seat}'s turn{_on(hand)}."
        case MoveMade(seat, hand, action):
            text = f"Seat {seat} says {action}{_on(hand)}."
        case HandSplit(seat, _, _, amount):
            text = f"Seat {seat} splits and lays {amount} on the new hand."
        case HandDeclared(seat, hand, special):
            text = f"Seat {seat} has {special.value.replace('_', ' ')}{_on(hand)}."
        case HandBust(seat, hand, total):
            text = f"Seat {seat} is bust with {total}{_on(hand)}."
        case HandPaid(seat, hand, amount, from_purse):
            source = "banker’s purse" if from_purse else "bank"
            text = f"Seat {seat} is paid {amount}{_on(hand)} from the {source}."
        case HandSettled(seat, hand, outcome, reason, bet, _, net):
            why = reason.value.replace("_", " ")
            text = f"Seat {seat}: bet of {bet}{_on(hand)} {outcome.value}, {why}, net {net:+d}."
        case _:
            raise AssertionError(f"no words for {event}")
    return text
