"""Fair deals that can be checked: the seed of every shuffle is sealed before it and shown when its cards are gone.

A seal is SHA-256 of a nonce (16 bytes) followed by the seed (32 bytes). It stands in the log before the first card of
that shuffle is dealt; nonce and seed are shown after the next shuffle, the last ones when the sitting is over. Whoever
has noted a seal can then see that the order of the cards was fixed before anybody played. What has been thought of:

*A seal must not tell its seed.* A seed that follows from an eight-digit deal number is one of a hundred million, which
a machine tries in seconds. The nonce stops that: 128 bits that nobody knows. Nonces come from a secret of the sitting
by HMAC, so that a sitting taken up again has the same seals, and one nonce shown says nothing about the next.

*A seed that is shown must not tell the next one.* Seeds are SHA-256 of deal number and number of the shuffle. A deal
number that the program draws has 130 bits, so no way leads from a seed back to it; it is shown when the sitting is
over, not before. A number that a person chose has at most eight digits (27 bits): one seed gives it away, and with it
every later shuffle. Of such a sitting *all* seeds stay sealed until it is over. (No seal can hide its cards from
whoever knows the number, and half a dozen cards of one shuffle are enough for a machine to find it. It is meant for
playing the same cards once more.)

*A seed that is shown must not tell what still lies hidden.* When the cards run out in the middle of a deal, those that
lie on the table stay out of the shuffle, and the seed of the shuffle before would tell them: the bank's hidden card,
and by what is missing also what is in the new stock. So that seed is shown at the end of the deal if by then all those
cards have been turned up, and otherwise after the next shuffle that takes them in.

*A seal must hold.* Nobody can make two seeds with one seal without finding a collision of SHA-256. People see the first
16 of its 64 digits; finding another seed for those takes 2 to the 64th tries. The journal holds all of it.

*What a seal does not prove* is that the seed was drawn without favour, only that nothing was changed after it. Whether
the cards are kind to the bank is what the statistics are for. Nor does it bind what was done with the cards. A running
hash of all moves beside every seal would not either: whoever may write the file can write the hash anew, and what
people note are seals.

Secret, deal number and stock lie in the journal in plain sight, or no sitting could be taken up again: the seals are
for those who sit at the table, not for whoever reads the files of the computer in the middle of a deal.
"""

from __future__ import annotations

import hashlib
import hmac
import secrets
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass

from game.app.sitting import HIGHEST_CHOSEN
from game.app.text import gettext as _
from game.engine.events import CardDealt, CardsShuffled, CardTurned, Event, Facing, RoundEnded, RoundStarted
from game.engine.stock import shuffle_seed


@dataclass(frozen=True, slots=True)
class Sealed:
    """The seed of a shuffle is fixed. ``number``: of the shuffle in the sitting, 0 first; ``seal``: 64 hex digits."""

    number: int
    seal: str


@dataclass(frozen=True, slots=True)
class Opened:
    """The seed of a shuffle whose cards are out of play is shown: ``seed`` 64 hex digits, ``nonce`` 32."""

    number: int
    seed: str
    nonce: str

    @property
    def sealed(self) -> Sealed:
        """The seal that belongs to this seed and nonce; ValueError if they are not hex digits."""
        return Sealed(self.number, hashlib.sha256(bytes.fromhex(self.nonce + self.seed)).hexdigest())


SealNote = Sealed | Opened


def new_secret() -> str:
    """What the nonces of one sitting come from: 32 hex digits that nobody could guess."""
    return secrets.token_hex(16)


class Seals:
    """The seals of one sitting, and when their seeds are shown. ``shuffles``: how many its table has told of already;
    ``closed``: the numbers of those whose seeds have not been shown."""

    def __init__(self, deal_number: int, secret: str, shuffles: int = 0, closed: Sequence[int] = ()) -> None:
        """ValueError when the secret is not 32 hex digits, or seeds are closed that were never sealed."""
        self._deal_number = deal_number
        self._secret = bytes.fromhex(secret)
        if len(self._secret) != 16:
            raise ValueError("the secret of a sitting has 32 hex digits")
        if not all(0 <= number < shuffles for number in closed):
            raise ValueError("a seed is closed that was never sealed")
        self._shuffles = shuffles
        self._closed = sorted(closed)
        self._before_deal = shuffles
        self._hidden: set[int] = set()
        """Cards dealt in this deal that not everybody has seen."""
        self._left_out: set[int] = set()
        """Those of them that lay on the table at the last shuffle of this deal."""

    @property
    def closed(self) -> tuple[int, ...]:
        """The numbers of the shuffles whose seeds have not been shown."""
        return tuple(self._closed)

    def woven(self, events: Iterable[Event]) -> Iterator[Event | SealNote]:
        """The events of the table with a seal before every shuffle, and with the seeds that may be shown."""
        for event in events:
            if isinstance(event, CardsShuffled):
                yield self._note(self._shuffles).sealed
                yield event
                yield from self._shuffled()
                continue
            yield event
            if isinstance(event, RoundStarted):
                self._hidden, self._left_out = set(), set()
                self._before_deal = self._shuffles
            elif isinstance(event, CardDealt) and event.facing is not Facing.UP:
                self._hidden.add(event.card)
            elif isinstance(event, CardTurned) and event.facing is Facing.UP:
                self._hidden.discard(event.card)
                self._left_out.discard(event.card)
            elif isinstance(event, RoundEnded) and self._shuffles > self._before_deal and not self._left_out:
                yield from self._show(self._shuffles - 1)

    def last(self) -> tuple[Opened, ...]:
        """The seeds that are shown when the sitting is over."""
        shown = tuple(self._note(number) for number in self._closed)
        self._closed = []
        return shown

    def _shuffled(self) -> Iterator[Opened]:
        self._closed.append(self._shuffles)
        self._shuffles += 1
        self._left_out = set(self._hidden)
        # The shuffle before the first one of this deal is the one whose cards lie on the table.
        yield from self._show(self._before_deal - 1 if self._left_out else self._shuffles - 1)

    def _show(self, before: int) -> Iterator[Opened]:
        """The seeds of the shuffles with lower numbers, as far as they are still closed."""
        if self._deal_number <= HIGHEST_CHOSEN:
            return
        while self._closed and self._closed[0] < before:
            yield self._note(self._closed.pop(0))

    def _note(self, number: int) -> Opened:
        nonce = hmac.digest(self._secret, f"banco nonce {number}".encode(), "sha256")[:16]
        return Opened(number, shuffle_seed(self._deal_number, number).hex(), nonce.hex())


def seal_words(note: SealNote, count: int) -> str:
    """What the log says of a seal or of a seed; ``count``: how many of its kind come at once."""
    if isinstance(note, Sealed):
        return _("Sealed: {seal}").format(seal=_short(note.seal))
    if count > 1:
        return _("{number} seals are opened; their seeds are in the file of this sitting").format(number=count)
    seed = " ".join(note.seed[place : place + 8] for place in range(0, len(note.seed), 8))
    return _("Opened: {seal}, seed {seed}").format(seal=_short(note.sealed.seal), seed=seed)


def _short(seal: str) -> str:
    """The first sixteen digits, in groups that can be noted down and compared."""
    return " ".join(seal[place : place + 4] for place in range(0, 16, 4))
