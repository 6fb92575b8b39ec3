"""The end of a player's hand: what it is worth when it stands, with or without dark cards, against the bank."""

from __future__ import annotations

from game.ai.chances.bank import Banker, FixedBanker
from game.ai.chances.claims import MOST_PAID
from game.ai.chances.company import Company, Stake
from game.ai.chances.deck import Deck
from game.ai.chances.free_bank import FreeBanker
from game.ai.chances.hands import Hand
from game.ai.chances.situation import Situation
from game.ai.chances.stakes import Means, Stakes, Value, add, lost, mean
from game.ai.chances.step_by_step import Results
from game.ai.chances.turn import Turn

Draws = list[tuple[int, float, Deck]]


class Finish:
    """The bank's part in the look-ahead of one seat. ``payable``: chips that can be paid out to
    it."""

    def __init__(self, situation: Situation, company: Company | None, payable: int, *, sketch: bool) -> None:
        self.situation = situation
        self.stakes = Stakes(situation.book, company.claims(payable) if company else None)
        self._company = company
        self._together = company.together if company else None
        self._book = situation.book
        self._payable = payable
        self._bankers: dict[tuple[object, ...], tuple[Banker, Deck]] = {}
        self.fixed: FixedBanker | None = None
        """The banker where he has no choice, or is taken to have none."""
        if situation.rules.banker_stands_at or sketch:
            self.fixed = FixedBanker(self._book, situation.start, exact=situation.step_by_step, together=self._together)

    def draws(self, deck: Deck) -> Draws:
        """The next card from the stock, knowing what is known of the bank's."""
        draws = deck.draws_put_back() if self._far(deck) else deck.draws()
        if self.situation.start.no_pontoon:
            weighed = [(card, chance * self._no_pontoon(after), after) for card, chance, after in draws]
        elif self._together:
            weighed = [(card, chance * self._others(after), after) for card, chance, after in draws]
        else:
            return draws
        whole = sum([weight for _, weight, _ in weighed])
        return [(card, weight / whole, after) for card, weight, after in weighed if weight]

    def drawn(self, hand: Hand, deck: Deck) -> tuple[list[tuple[int, float, Deck, Hand]], float]:
        """What a hand may become by the next card: the card, its chance, the deck and the hand after it; and the chance
        that it busts."""
        key = (self._together, hand)
        found: tuple[list[tuple[int, float, Deck, Hand]], float] | None = deck.results.get(key)
        if found is None:
            draws = [
                (card, chance, left, self._with_card(hand, card, deck, left)) for card, chance, left in self.draws(deck)
            ]
            found = deck.results[key] = (
                [draw for draw in draws if not draw[3].bust],
                sum([chance for _, chance, _, after in draws if after.bust]),
            )
        return found

    def _with_card(self, hand: Hand, card: int, before: Deck, after: Deck) -> Hand:
        """A hand and one more card; where the deck stays the same it makes no difference which cards it is made of."""
        drawn = hand.plus(card)
        return self.situation.first_like(drawn) if after is before else drawn

    def _no_pontoon(self, deck: Deck) -> float:
        """The chance that the bank's two cards are no Pontoon, and other hands what they must be."""
        key = ("no pontoon", self._together)
        found: float | None = deck.results.get(key)
        if found is None:
            found = 0.0
            for first, chance, after in deck.hidden_draws():
                hand = self.situation.start.hand.plus(first)
                for card, rest, then in after.hidden_draws():
                    if not hand.plus(card).complete:
                        found += chance * rest * self._others(then)
            deck.results[key] = found
        return found

    def _others(self, deck: Deck) -> float:
        """The chance that other hands are what they must be, where they are weighed together."""
        return self._together.likely(deck.pool) if self._together else 1.0

    def stand(self, turn: Turn, more: int) -> Value:
        """Stands after so many more dark cards."""
        banker, his = self.banker(turn, more)
        deck = turn.deck
        cards = turn.dark + more
        if not cards:
            return self._against(turn.hand.result, deck, banker, his, turn)
        if self._counts_each(deck, banker, cards):
            return self._card_by_card(turn, more, banker, his)
        bust = self._against(self._book.bust, deck, banker, his, turn)
        gained = self._over_bust(turn, turn.hand, deck, cards, banker, his)
        return add(bust, gained)

    def stand_in_the_dark(self, turn: Turn, most: int) -> Value:
        """Stands after as many more dark cards as are best, at most so many: they tell nothing, so it can be chosen at
        once."""
        banker, deck, dark = self.fixed, turn.deck, turn.dark
        if banker is None or self._counts_each(deck, banker, dark + most):
            return max([self.stand(turn, more) for more in range(1, most + 1)])
        bust = self._against(self._book.bust, deck, banker, deck, turn)
        gained = [self._over_bust(turn, turn.hand, deck, dark + more, banker, deck) for more in range(1, most + 1)]
        return add(bust, max(gained))

    def _counts_each(self, deck: Deck, banker: Banker, cards: int) -> bool:
        """Whether so few cards are left that it makes a difference who gets them."""
        return self.situation.few and deck.left < banker.most_cards + cards

    def stand_after_a_card(self, turn: Turn) -> Value:
        """Takes a card that its seat sees and stands, against a banker without a choice."""
        assert self.fixed is not None
        draws, bust = self.drawn(turn.hand, turn.deck)
        worth = mean(
            [(chance, self._against(after.result, left, self.fixed, left, turn)) for _, chance, left, after in draws]
        )
        return add(worth, lost(turn.bet), bust)

    def _over_bust(self, turn: Turn, hand: Hand, deck: Deck, cards: int, banker: Banker, his: Deck) -> Value:
        """What so many dark cards make of a hand, over what a bust hand is worth: so those that bust it drop out, since
        the bank's chances are in the mean the same before and after a card."""
        known = deck.results.setdefault(("dark", cards, turn.bet, turn.purse, banker), {})
        found: Value | None = known.get(hand)
        if found is not None:
            return found
        if not cards:
            bust = self._against(self._book.bust, deck, banker, his, turn)
            found = known[hand] = add(self._against(hand.result, deck, banker, his, turn), bust, -1.0)
            return found
        parts = []
        fewer = ("dark", cards - 1, turn.bet, turn.purse, banker)
        for _, chance, left, after in self.drawn(hand, deck)[0]:
            value = left.results[fewer].get(after) if fewer in left.results else None
            parts.append((chance, value or self._over_bust(turn, after, left, cards - 1, banker, his)))
        found = known[hand] = mean(parts)
        return found

    def _card_by_card(self, turn: Turn, more: int, banker: Banker, his: Deck) -> Value:
        """The same where a shuffle may be near."""
        now = {(turn.hand, turn.deck): 1.0}
        for number in range(turn.dark + more):
            after: dict[tuple[Hand, Deck], float] = {}
            for (hand, deck), weight in now.items():
                for card, chance, left in deck.hidden_draws() if number < turn.dark else self.draws(deck):
                    key = (self._with_card(hand, card, deck, left), left)
                    after[key] = after.get(key, 0.0) + weight * chance
            now = after
        return mean(
            [(weight, self._against(hand.result, deck, banker, his, turn)) for (hand, deck), weight in now.items()]
        )

    def _against(self, hand: int, deck: Deck, banker: Banker, his: Deck, turn: Turn) -> Value:
        """What a finished hand is worth against the bank that plays from this deck."""
        key = (hand, turn.bet, turn.purse, banker)
        found: Value | None = deck.results.get(key)
        if found is not None:
            return found
        results = self.results(deck, banker, his)
        change = win = tie = lose = 0.0
        outcomes = self.stakes.outcomes(hand, turn.bet, self.means(turn))
        for result, chance in results.items():
            value = outcomes[result]
            change += chance * value[0]
            win += chance * value[1]
            tie += chance * value[2]
            lose += chance * value[3]
        found = deck.results[key] = (change, win, tie, lose)
        return found

    def results(self, deck: Deck, banker: Banker, his: Deck) -> Results:
        """How likely each result of the bank is; ``his``: what the banker has not seen."""
        found: Results | None = deck.results.get(banker)
        if found is None:
            if self._later(deck) and isinstance(banker, FreeBanker):
                found = banker.results_near(deck, his, self.situation.deck)
            else:
                found = banker.results(deck, his)
            deck.results[banker] = found
        return found

    def _far(self, deck: Deck) -> bool:
        """Whether this is so far in a look-ahead that cards drawn make little difference to those that follow."""
        many = deck.shuffled or deck.left >= _MANY
        return self.situation.near and many and deck.cards <= self.situation.deck.cards - _FOLLOWED

    def _later(self, deck: Deck) -> bool:
        """Whether this is later in a look-ahead that need only be near."""
        return self.situation.near and deck is not self.situation.deck

    def means(self, turn: Turn) -> Means:
        """The chips behind the bet of a hand."""
        return Means(self._payable, turn.purse)

    def _his_deck(self, turn: Turn, more: int) -> Deck:
        """What the banker has not seen when a hand is done, with so many more dark cards: also what the seat hides."""
        deck = turn.deck
        mine = list(turn.hand.counts)
        for card in turn.view.opened:
            mine[card] -= 1
        for hidden in self._company.hidden_by_seat if self._company else ():
            mine = [own + more for own, more in zip(mine, hidden, strict=True)]
        thrown = turn.thrown or (0,) * len(mine)
        # A hand that stands for others like it may not hold the very cards that lie open.
        pool = tuple([max(0, unseen + own + cast) for unseen, own, cast in zip(deck.pool, mine, thrown, strict=True)])
        back = tuple([seen - cast for seen, cast in zip(deck.back, thrown, strict=True)])
        return deck.with_unseen(pool, sum(mine), sum(thrown), back).dealt_unseen(more)

    def banker(self, turn: Turn, more: int) -> tuple[Banker, Deck]:
        """How the banker will play against this hand with so many more dark cards, and what he has not seen.

        Later in a look-ahead, and unless few cards are unseen, hands whose open cards come to the same and are as many
        face the same choices of his: which cards have gone with them is left out there.
        """
        if self.fixed is not None:
            return self.fixed, turn.deck
        view = turn.view.with_result(turn.hand.result) if turn.hand.complete else turn.view.dark_cards(more)
        later = self._later(turn.deck)
        stake = self._stake(turn, later=later)
        his = None if later else self._his_deck(turn, more)
        key = (view.outline, stake) if later else (view, stake, his)
        found = self._bankers.get(key)
        if found is None:
            assert self._company is not None  # who has no choice is fixed
            his = his or self._his_deck(turn, more)
            if later and self.situation.rules.hits_open:
                banker = self._company.banker_by_kinds(view, stake, his)
            else:
                banker = self._company.banker(view, stake, his, near=later)
            found = self._bankers[key] = (banker, his)
        return found

    def _stake(self, turn: Turn, *, later: bool) -> Stake:
        """The bet and the chips behind it as the banker weighs them: alone and covered in full any bet is as good, and
        ``later``, where he need only be near, any bet of a hand that is alone is taken to be so."""
        bet = turn.bet
        alone = self._company is not None and self._company.empty
        ample = (alone and later) or min(self._payable, turn.purse) >= MOST_PAID * bet
        if ample and alone:
            bet = 2
        return bet, Means(MOST_PAID * bet, MOST_PAID * bet) if ample else self.means(turn)


_FOLLOWED = 1
"""So many cards in a look-ahead that need only be near change the chances of those that follow."""

_MANY = 10
"""So many cards to draw from are not much changed by one that is drawn."""
