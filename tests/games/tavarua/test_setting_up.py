"""Setting up, players and options: tavarua-01 to tavarua-13, -78, -79, -88, -89, -97."""

from collections import Counter
from functools import cache

import pytest

from games.tavarua.positions import (
    CODES,
    TABLES,
    cards,
    choose,
    commit_all,
    do,
    heard,
    heard_all,
    legal,
    named,
    player,
    table,
)
from games.tavarua.walking import until, walk
from parlour.errors import BadOption, BadSeats
from parlour.games.tavarua import GAME
from parlour.games.tavarua.box.boards import HARDEST, REACH
from parlour.games.tavarua.box.cards import KIND_COPIES
from parlour.games.tavarua.box.sea import ROWS
from parlour.games.tavarua.box.stoke import STOKE_COPIES
from parlour.games.tavarua.box.waves import SHIFT
from parlour.games.tavarua.events import Event
from parlour.games.tavarua.moves import FIRST_GIVE, GIVEN
from parlour.games.tavarua.table import Phase, Place, Step
from parlour.kit.record import SPECTATOR
from parlour.kit.rule import INTERPRETED

every_table = pytest.mark.parametrize("players", TABLES)
EVERY_SEAT = [(players, first) for players in TABLES for first in range(players)]
DEALS = 600 if INTERPRETED else 3000
ALL_CARDS = {
    f"{colour}{value}": n
    for colour in "TM"
    for value, n in zip(range(1, 5), (18, 16, 12, 8), strict=True)
}


@cache
def deals(players):
    """Many games just dealt, with what was told."""
    return [GAME.deal(players, seed) for seed in range(DEALS)]


def with_hands(players, seed, boards=0):
    """A game whose hands have just been dealt."""
    position = GAME.deal(players, seed)
    while position.reading().phase == Phase.BOARDS:
        GAME.engine.play(position, GAME.engine.actors(position)[0], boards)
    return position


def is_even(found, kinds):
    """Whether all kinds came up about equally often: chi-square, five deviations too many."""
    expected, free = sum(found.values()) / len(kinds), len(kinds) - 1
    chi_square = sum((found[kind] - expected) ** 2 / expected for kind in kinds)
    return set(found) == set(kinds) and chi_square <= free + 5 * (2 * free) ** 0.5


# What there is


def test_one_to_six_play():
    """tavarua-01"""
    assert list(GAME.seats) == [1, 2, 3, 4, 5, 6]
    for players in (0, 7):
        with pytest.raises(BadSeats):
            GAME.deal(players)


def test_the_components():
    """tavarua-02, tavarua-04, tavarua-06, tavarua-10"""
    assert ROWS == 6
    assert REACH.tolist() == [2, 3]
    assert HARDEST.tolist() == [4, 3]
    assert dict(zip(CODES, KIND_COPIES.tolist(), strict=True)) == ALL_CARDS
    assert STOKE_COPIES.tolist() == [0] + [3] * 12
    assert len(SHIFT) == 14


@pytest.mark.sweep
@every_table
def test_all_begin_alike_on_the_shore(players):
    """tavarua-04, tavarua-05, tavarua-10: one token, marker on the centre; tavarua-88."""
    for position in deals(players)[:20]:
        game = position.reading()
        for me in game.players[:players]:
            assert (me.place, me.space, me.balance, me.tokens) == (Place.SHORE, 0, 0, 1)
            assert (me.cards_held, me.fresh_held, me.pile, me.hand) == (0, 0, 0, 0)
            assert me.best == [[0, 0], [0, 0]]
        assert named(game.deck).split() == [c for c in CODES for _ in range(ALL_CARDS[c])]
        assert (game.deck_left, game.discard, game.stoke_discard) == (108, 0, 0)
        assert (game.stoke_left, game.waves_left, game.rounds) == (36, 25, 0)


# First player and boards


@pytest.mark.sweep
@every_table
def test_the_first_player_is_any_with_the_same_chance(players):
    """tavarua-12: drawn before boards are chosen, and told."""
    found = Counter(int(position.games[0]["first"]) for position in deals(players))
    assert is_even(found, range(players))
    for position in deals(players)[:20]:
        first = int(position.games[0]["first"])
        assert heard(heard_all(position), Event.BEGINS) == [(first, (0, 0, 0))]
        assert position.games[0]["phase"] == Phase.BOARDS


@every_table
def test_boards_are_taken_one_after_another_from_the_first_player(players):
    """tavarua-05, tavarua-12: openly, before any card is dealt."""
    for position in (GAME.deal(players, seed) for seed in range(12)):
        first = position.reading().first
        for n in range(players):
            seat, game = (first + n) % players, position.reading()
            assert GAME.engine.actors(position) == [seat]
            assert [legal(position, s) for s in range(players) if s != seat] == [[]] * (players - 1)
            assert legal(position, seat) == [0, 1]
            assert not any(p.hand for p in game.players)
            events = do(position, seat, n % 2)
            assert events[0] == (Event.TOOK_BOARD, seat, (n % 2, 0, 0))
            assert player(position, seat)["board"] == n % 2
        assert position.reading().phase == Phase.EXCHANGE
        for viewer in (0, SPECTATOR):
            seen = position.copy()
            GAME.engine.redact(seen, viewer)
            boards = [seen.reading().players[(first + n) % players].board for n in range(players)]
            assert boards == [n % 2 for n in range(players)]


# Hands


@every_table
def test_five_cards_each_that_only_their_owner_sees(players):
    """tavarua-10"""
    position = with_hands(players, 3)
    game = position.reading()
    assert [len(named(p.hand).split()) for p in game.players] == [5] * players + [0] * (6 - players)
    assert game.deck_left == 108 - 5 * players == len(named(game.deck).split())
    for viewer in (*range(players), SPECTATOR):
        seen = position.copy()
        GAME.engine.redact(seen, viewer)
        shown = seen.reading()
        assert shown.deck == 0
        for seat in range(players):
            mine = seat == viewer
            assert shown.players[seat].hand == (game.players[seat].hand if mine else 0)


@pytest.mark.sweep
def test_every_card_is_dealt_with_the_same_chance():
    """tavarua-10: kinds as often as there are cards of them."""
    found = Counter()
    for seed in range(DEALS // 2):
        for p in with_hands(2, seed).reading().players[:2]:
            found.update(named(p.hand).split())
    wanted = {code: found.total() * n / 108 for code, n in ALL_CARDS.items()}
    assert sum((found[c] - w) ** 2 / w for c, w in wanted.items()) < 7 + 5 * 14**0.5


# The exchange


@every_table
def test_all_may_exchange_at_once(players):
    """tavarua-11: any or all cards, or none."""
    position = with_hands(players, 5)
    assert sorted(GAME.engine.actors(position)) == list(range(players))
    for seat in range(players):
        held = set(named(player(position, seat)["hand"]).split())
        assert legal(position, seat) == [GIVEN] + [
            FIRST_GIVE + CODES.index(c) for c in sorted(held, key=CODES.index)
        ]


@pytest.mark.parametrize(("players", "first"), EVERY_SEAT)
def test_when_all_have_chosen_all_discard_and_then_draw_in_turn_order(players, first):
    """tavarua-11: discarded face up, hands of five again, once only."""
    hands = ["T1 T1 T2 M3 M4"] * players
    position = table(players, hands=hands, first=first, phase=Phase.EXCHANGE, rounds=0)
    events = commit_all(position, *(["T1 T1 M3"] * (players - 1)), "T1 T2 M4")
    gave = [seat for seat, _ in heard(events, Event.GAVE_UP)]
    drew = [seat for seat, _ in heard(events, Event.DREW)]
    order = [(first + n) % players for n in range(players)]
    assert set(gave) == set(range(players))
    assert list(dict.fromkeys(drew)) == order
    kinds = [kind for kind, _, _ in events]
    last = len(kinds) - kinds[::-1].index(Event.GAVE_UP)
    assert Event.DREW not in kinds[:last]
    assert Counter(drew) == {seat: 3 for seat in range(players)}
    given = " ".join(["T1 T1 M3"] * (players - 1) + ["T1 T2 M4"])
    game = position.reading()
    assert game.discard == cards(given)
    kept = [cards("T2 M4")] * (players - 1) + [cards("T1 M3")]
    for me, held in zip(game.players, kept, strict=False):
        assert len(named(me.hand - held).split()) == 3
        assert me.choice.given == 0
    assert (game.phase, game.rounds, game.first) == (Phase.SHORE, 1, first)
    assert heard(events, Event.PASSED_TOKEN) == []


def test_what_is_given_up_is_told_to_all_and_what_is_drawn_to_its_owner():
    """tavarua-11"""
    position = table(2, hands=["T1 T1 T2 M3 M4"] * 2, phase=Phase.EXCHANGE, rounds=0)
    commit_all(position, "T1 T1", "keep")
    for viewer in (0, 1, SPECTATOR):
        seen = position.copy()
        GAME.engine.redact(seen, viewer)
        events = heard_all(seen)
        assert heard(events, Event.GAVE_UP) == [(0, (0, 2, 0))]
        assert len(heard(events, Event.DREW)) == (2 if viewer == 0 else 0)


def test_whoever_keeps_all_draws_nothing():
    """tavarua-11"""
    position = table(2, hands=["T1 T1 T2 M3 M4"] * 2, phase=Phase.EXCHANGE, rounds=0)
    commit_all(position, "keep", "T1 T1 T2 M3 M4")
    assert named(player(position, 0)["hand"]) == "T1 T1 T2 M3 M4"
    assert position.reading().deck_left == 108 - 15


def test_cards_given_up_are_not_drawn_again_while_the_deck_lasts():
    """tavarua-11, tavarua-78: all discard before anybody draws, and only the deck is drawn from."""
    hands = ["M4 M4 M4 M4 T1", "M4 M4 M4 M4 T1"]
    position = table(2, hands=hands, phase=Phase.EXCHANGE, rounds=0)
    commit_all(position, "M4 M4 M4 M4", "M4 M4 M4 M4")
    assert all("M4" not in named(player(position, seat)["hand"]) for seat in (0, 1))


# Rounds


@pytest.mark.sweep
@pytest.mark.parametrize("rounds", [1, 2, 7, 25])
@pytest.mark.parametrize("players", [1, 3, 6])
def test_so_many_rounds_are_played(rounds, players):
    """tavarua-13, tavarua-97: the deck is made of 25 as ever."""
    options = {} if rounds == 25 else {"rounds": rounds}
    assert GAME.deal(players, 1, options).reading().waves_left == 25
    *_, (position, _, _) = walk(players, 1, options)
    game = position.reading()
    assert (game.phase, game.rounds, game.waves_left) == (Phase.OVER, rounds, 25 - rounds)
    assert sum(game.turned) == rounds
    assert not any(legal(position, seat) for seat in range(players))
    assert heard_all(position)[-1][0] == Event.GAME_OVER


@pytest.mark.parametrize("rounds", [0, 26])
def test_a_game_has_one_to_twenty_five_rounds(rounds):
    """tavarua-97"""
    with pytest.raises(BadOption):
        GAME.deal(2, 1, {"rounds": rounds})


def test_the_options_and_their_defaults():
    """tavarua-90, tavarua-91, tavarua-91b, tavarua-97"""
    assert GAME.option_values({}) == [0, 1, 0, 25]
    given = {"break_rule": "printed", "stoke_cards": "off", "unfinished_rides": "score"}
    assert GAME.option_values(given | {"rounds": 3}) == [1, 0, 1, 3]


@pytest.mark.parametrize(("players", "first"), EVERY_SEAT)
def test_the_first_player_token_passes_to_the_right(players, first):
    """tavarua-79: in every round, the last too (tavarua-80)."""
    for fields in ({}, {"options": {"rounds": 1}}):
        position = table(players, hands=["T1 T1 T1 T1 T1"] * players, first=first, **fields)
        events = commit_all(position, *(["wait T1"] * players))
        right = (first - 1) % players
        assert position.reading().first == right
        assert heard(events, Event.PASSED_TOKEN) == [(right, (0, 0, 0))]


@every_table
def test_hands_are_refilled_in_turn_order(players):
    """tavarua-78: to five, from the first player, also at the end (tavarua-80)."""
    for fields in ({}, {"options": {"rounds": 1}}):
        position = table(players, hands=["T1 T1 T1 T2 T2"] * players, first=players - 1, **fields)
        events = commit_all(position, *(["wait T1 T1 T2"] * players))
        drew = [seat for seat, _ in heard(events, Event.DREW)]
        order = [(players - 1 + n) % players for n in range(players)]
        assert drew == [seat for seat in order for _ in range(3)]
        assert all(len(named(player(position, s)["hand"]).split()) == 5 for s in range(players))


def test_the_discards_become_the_deck_when_a_card_is_to_be_drawn():
    """tavarua-78: at that moment and not before."""
    position = table(2, hands=["T1 T1 T1 T1 T1", "T2 T2 T2 T2 T2"])
    game = position.games[0]
    game["deck"], game["deck_left"] = cards("M4 M4"), 2
    game["discard"] = cards("M3 M3 M3")
    events = commit_all(position, "wait T1", "wait T2 T2")
    assert heard(events, Event.RESHUFFLED) == [(-1, (6, 0, 0))]
    kinds = [kind for kind, _, _ in events if kind in (Event.DREW, Event.RESHUFFLED)]
    assert kinds == [Event.DREW, Event.DREW, Event.RESHUFFLED, Event.DREW]
    assert (game["deck_left"], game["discard"]) == (5, 0)
    assert "M4" in named(player(position, 0)["hand"])


def test_an_empty_deck_waits_for_the_next_draw():
    """tavarua-78: the discards lie where they are until then."""
    position = table(1, hands=["T1 T1 T1 T1 T1"])
    game = position.games[0]
    game["deck"], game["deck_left"] = cards("M4"), 1
    events = commit_all(position, "wait T1")
    assert heard(events, Event.RESHUFFLED) == []
    assert (game["deck_left"], game["deck"], game["discard"]) == (0, 0, cards("T1"))


# The number of players


@every_table
def test_nothing_depends_on_the_number_of_players(players):
    """tavarua-88, tavarua-89: hands, tokens, decks, rounds, questions."""
    position = until(players, 2)
    game = position.reading()
    assert game.deck_left + len(named(game.discard).split()) == 108 - 5 * players
    assert {me.step for me in game.players[:players]} == {Step.ACTION}
    assert [o.default for o in GAME.options] == [0, 1, 0, 25]


def test_alone_every_commitment_is_the_last():
    """tavarua-89"""
    position = table(1, hands=["T1 T1 T1 T1 T2"])
    choose(position, 0, "wait T2")
    assert position.reading().rounds == 2
