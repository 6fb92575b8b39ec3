"""The words on the table: labels, totals, reasons, house rules and the rule card."""

from __future__ import annotations

import pytest

from game.app.session import Session
from game.app.wording import house_rules
from game.app.wording.house_rules import notices, option_sentences
from game.app.wording.moves import header, hint, outcome, reason, reason_sentence, waiting
from game.app.wording.options import differences, option_name, value_word
from game.app.wording.rulebook_text import HIDDEN_CARD, sections, worth
from game.app.wording.totals import total_words
from game.app.wording.words import plain_rank, rank_word, said, verb_label, words_of
from game.engine.actions import STAND, Action, Offer, Refusal, Verb, Why
from game.engine.cards import parse_card
from game.engine.events import Facing
from game.engine.observation import HandView, Status, TableCard
from game.engine.rules import Rules
from game.engine.variants import GAMES, OPTIONS, rules_for, verbs
from tests.engine.test_what_is_shown import played

from .sittings import NAMES, every_table, play_round, sitting, table_name


def hand(cards: str, *, from_split: bool = False) -> HandView:
    """A hand as it is seen: codes, "?" for a card of somebody else, "dark" for one that nobody sees."""
    laid = []
    for number, code in enumerate(cards.split()):
        if code in ("?", "dark"):
            laid.append(TableCard(number, Facing.OWN if code == "?" else Facing.DARK, None))
        else:
            laid.append(TableCard(number, Facing.UP, parse_card(code)))
    return HandView(tuple(laid), 1, 1, Status.PLAYING, from_split, False)


@pytest.mark.parametrize(
    ("game", "cards", "words"),
    [
        ("tjueett", "AS 6H", "ace + 6 = 7 or 20"),
        ("tjueett", "AS 9H 3C", "ace + 12 = 13"),
        ("tjueett", "AS", "ace = 1 or 14"),
        ("tjueett", "AS AH 6D", "2 aces + 6 = 8 or 21"),
        ("tjueett", "AS AH", "2 aces = 2 or 15"),
        ("tjueett", "KS 9D", "22"),
        ("tjueett", "2S 3H 4D 2C 5S", "Fem kort"),
        ("tjueett", "? 8S", "? + 8"),
        ("tjueett", "? ? AS", "? + ace"),
        ("tjueett", "?", "1 card"),
        ("tjueett", "", ""),
        ("tjugoett", "9S 4H dark", "13 + dark"),
        ("tjugoett", "? 4H dark", "? + 4 + dark"),
        ("tjugoett", "? dark", "dark"),
        ("tjugoett", "AS AH", "Rena äss"),
        ("twenty_one", "AS AH 9D", "2 aces + 9 = 11 or 21"),
        ("twenty_one", "AS AH AD", "3 aces = 3 or 13"),
        ("twenty_one", "AS KH", "Pontoon"),
        ("twenty_one", "? ?", "2 cards"),
        ("siebzehn_und_vier", "AS AH", "Feuer"),
        ("siebzehn_und_vier", "AS 9H", "20"),
        ("huszonegy", "AS AH", "Két ász"),
        ("huszonegy", "AS AH 7D", "29"),
    ],
)
def test_totals_in_words(game: str, cards: str, words: str) -> None:
    assert total_words(GAMES[game], hand(cards)) == words


def test_totals_follow_the_house_rules() -> None:
    assert total_words(rules_for("tjugoett", {"pure_aces": False}), hand("AS AH")) == "2 aces = 2 or 15"
    assert total_words(rules_for("siebzehn_und_vier", {"feuer": "plain"}), hand("AS AH")) == "2 aces = 21"
    assert total_words(rules_for("huszonegy", {"banker_two_aces": False}), hand("AS AH"), banker=True) == "22"
    plain = rules_for("twenty_one", {"split_pontoon": "plain", "ace_ten_pontoon": False})
    assert total_words(plain, hand("AS KH", from_split=True)) == "ace + 10 = 11 or 21"
    assert total_words(plain, hand("AS 10H")) == "ace + 10 = 11 or 21"


def test_the_banker_s_unseen_card_is_not_called_dark() -> None:
    assert total_words(GAMES["siebzehn_und_vier"], hand("dark"), banker=True) == "1 card"


@pytest.mark.parametrize("rules", every_table(), ids=table_name)
def test_every_move_of_every_table_has_its_words(rules: Rules) -> None:
    for verb in {*verbs(rules), *verbs(rules, banker=True), Verb.BET}:
        assert verb_label(rules.game, verb)
        words = said(rules.game, Action(verb, (7,)))
        assert words
        assert "{" not in words
        if verb in (Verb.BET, Verb.BUY, Verb.RAISE):
            assert "7" in words


@pytest.mark.parametrize("game", GAMES)
def test_every_rank_and_suit_has_a_name_of_its_own(game: str) -> None:
    for german in (False, True):
        assert len({rank_word(game, rank, german_suits=german) for rank in range(1, 14)}) == 13
    assert len(set(words_of(game).suits.values())) == 4
    assert len({plain_rank(rank) for rank in range(1, 14)}) == 13
    assert words_of(game).language in ("nb", "sv", "en", "de", "hu")


@pytest.mark.parametrize("game", GAMES)
def test_buttons_tell_what_they_do_and_why_not_at_every_decision(game: str) -> None:
    session = Session(sitting(GAMES[game]))
    for _ in range(12):
        if session.over:
            break
        session.start_round()
        while session.to_act is not None:
            seen = session.observation(session.to_act)
            assert header(seen)
            assert NAMES[session.to_act] in waiting(seen, NAMES)
            for offer in seen.offers:
                assert 0 < len(hint(seen, offer)) <= 32
            for refusal in seen.refusals:
                assert 0 < len(reason(seen, refusal)) <= 32
                assert reason_sentence(seen, refusal).endswith(".")
            session.apply(session.computer_action())


def test_every_reason_against_a_move_has_words() -> None:
    session = Session(sitting(GAMES["huszonegy"]))
    session.start_round()
    seen = session.observation(session.to_act)
    for why in Why:
        assert "{" not in reason(seen, Refusal(Verb.HIT, why, 15)) + reason_sentence(seen, Refusal(Verb.HIT, why, 15))


def test_only_a_players_own_cards_come_hidden_where_they_do() -> None:
    session = Session(sitting(GAMES["huszonegy"]))
    told: dict[bool, set[str]] = {True: set(), False: set()}
    for _ in range(6):
        session.start_round()
        while session.to_act is not None:
            seen = session.observation(session.to_act)
            told[seen.to_act == seen.banker] |= {hint(seen, one) for one in seen.offers if one.verb is Verb.HIT}
            session.apply(session.computer_action())
    assert told == {True: {"a card, face up"}, False: {"a card, hidden"}}


def test_when_cards_are_shuffled_is_told_for_every_game() -> None:
    for game, words in (
        ("tjueett", "when only one card is left"),
        ("tjugoett", "only when all cards are used"),
        ("twenty_one", "after a round with a Pontoon"),
        ("siebzehn_und_vier", "before every round"),
        ("huszonegy", "before every round"),
    ):
        assert any(words in one for one in sections(GAMES[game])[0].sentences), game


def test_which_of_several_hands_is_asked_stands_above_its_buttons() -> None:
    stock = "8S 10H 8D 9H 2C 3C 5C"
    table, _events = played("twenty_one", stock, ["bet 2", "split"], options={"min_stand": 15})
    assert header(table.observation(1)) == "A hand may stand from 15; this one has 10."
    table.apply(Action(Verb.BUY, (2,)))
    assert header(table.observation(1)) == "Hand 1 of 2"


def test_who_is_waited_for_thinks_until_the_move_is_made() -> None:
    table, _events = played("siebzehn_und_vier", "10H 9C 9D 8C", ["bank 20", "bet 4", "hit"])
    assert waiting(table.observation(None), NAMES) == "Maud is thinking."
    assert waiting(table.observation(None), NAMES, decided=True) == "Maud plays."
    table.apply(STAND)
    assert waiting(table.observation(None), NAMES) == "Sven is thinking."
    assert waiting(table.observation(None), NAMES, decided=True) == "Sven plays the bank."


@pytest.mark.parametrize(
    ("net", "words"),
    [
        (3, "Maud wins 3 chips."),
        (1, "Maud wins 1 chip."),
        (-1, "Maud loses 1 chip."),
        (-12, "Maud loses 12 chips."),
        (0, "Maud has as many chips as before."),
    ],
)
def test_what_a_round_was_for_somebody(net: int, words: str) -> None:
    assert outcome("Maud", net) == words


def test_ranges_are_told() -> None:
    session = Session(sitting(GAMES["huszonegy"]))
    session.start_round()
    seen = session.observation(session.to_act)
    assert hint(seen, Offer(Verb.RAISE, 1, 30, total=30)) == "1 to 30 more"
    assert hint(seen, Offer(Verb.BUY, 5, 5, total=5)) == "5 more"


@pytest.mark.parametrize("game", GAMES)
def test_every_option_and_value_has_a_word_of_its_own(game: str) -> None:
    for option in OPTIONS[game]:
        assert option_name(option.name) != option.name
        words = [value_word(option.name, value) for value in option.values]
        assert len(set(words)) == len(words)
        assert not {str(value) for value in option.values if isinstance(value, str) and "_" in value} & set(words)


@pytest.mark.parametrize("game", GAMES)
def test_the_rule_card_says_another_thing_for_every_value_of_every_option(game: str) -> None:
    tables = [rules for rules in every_table() if rules.game == game]
    cards = [sections(rules) for rules in tables]
    assert len(set(cards)) == len(cards)


@pytest.mark.parametrize("rules", every_table(), ids=table_name)
def test_the_rule_card_holds_the_sentence_of_every_option(rules: Rules) -> None:
    written = {sentence for section in sections(rules) for sentence in section.sentences}
    for name, sentence in option_sentences(rules).items():
        assert sentence in written, name
    assert all(section.title and section.sentences for section in sections(rules))
    assert not any("{" in sentence or "  " in sentence for sentence in written)


@pytest.mark.parametrize("rules", every_table(), ids=table_name)
def test_hands_of_the_rule_card_are_worth_what_it_says(rules: Rules) -> None:
    for row in worth(rules):
        cards = [parse_card(code) for code in row.cards if code != HIDDEN_CARD]
        assert all(rules.pack == 52 or card.rank == 1 or card.rank >= 7 for card in cards)
        shown = total_words(rules, hand(" ".join("dark" if code == HIDDEN_CARD else code for code in row.cards)))
        if row.name == "21 points":
            assert shown == "21"
        if row.name in words_of(rules.game).specials.values():
            assert shown in (row.name, "2 aces = 21")


def test_house_rules_that_differ_are_told_with_what_is_usual() -> None:
    rules = rules_for("huszonegy", {"two_aces": "double", "bank_passes": 2, "min_bet": 3})
    told = [(difference.name, difference.value, difference.usual) for difference in differences(rules)]
    assert ("Two aces pay", "double", "even") in told
    assert ("The bank passes", "after 2 rounds", "after 1 round") in told
    assert ("Least bet", "3", "1") in told
    assert len(told) == 3
    assert differences(GAMES["huszonegy"]) == ()


@pytest.mark.parametrize(
    ("game", "options", "name", "words"),
    [
        ("tjueett", {}, "bank_passes", "to the left after every round"),
        ("huszonegy", {"bank_passes": 2}, "bank_passes", "to the right after 2 rounds"),
        ("siebzehn_und_vier", {}, "bank_passes", "to the left after as many rounds as there are seats"),
        ("tjugoett", {"bet_when": "after_first_card"}, "max_hands", "one hand"),
        ("tjugoett", {"max_hands": 3}, "max_hands", "up to 3 hands"),
        ("twenty_one", {}, "min_stand", "some count of the hand is from 15 to 21"),
        ("huszonegy", {}, "min_stand", "Below 15 a player may not stand"),
    ],
)
def test_sentences_of_house_rules_heed_the_other_rules(
    game: str, options: dict[str, object], name: str, words: str
) -> None:
    assert words in house_rules.sentence(rules_for(game, options), name)


@pytest.mark.parametrize(
    ("game", "options", "told"),
    [
        ("twenty_one", {}, True),
        ("siebzehn_und_vier", {}, True),
        ("siebzehn_und_vier", {"feuer": "plain"}, False),
        ("tjueett", {}, False),
        ("huszonegy", {"two_aces": "double"}, False),
    ],
)
def test_that_a_whole_purse_cannot_lose_double_is_told_where_hands_can(
    game: str, options: dict[str, object], told: bool
) -> None:
    assert any("lose double" in notice for notice in notices(rules_for(game, options))) is told


def test_notices_depend_on_the_settings_and_invent_no_figures() -> None:
    assert any("dark" in notice for notice in notices(GAMES["tjugoett"]))
    quiet = rules_for("tjugoett", {"dark": "off", "pays_21": "even"})
    assert not any("dark" in notice or "1½" in notice for notice in notices(quiet))
    within = notices(rules_for("tjugoett", {"bets_within_bank": True}))
    assert any("1½" in notice and "cover" in notice for notice in within)
    assert not any("%" in notice for rules in every_table() for notice in notices(rules))


def test_rounds_of_every_table_can_be_told() -> None:
    for rules in every_table():
        session = Session(sitting(rules))
        for _ in range(3):
            if not session.over:
                play_round(session)
        assert session.log.lines(1)
