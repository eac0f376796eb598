"""The end of a round and of the game: tavarua-78 to tavarua-80, tavarua-91b, tavarua-97."""

import pytest

from games.tavarua.positions import (
    TABLES,
    cards,
    commit_all,
    heard,
    named,
    next_wave,
    player,
    table,
    total,
    where,
)
from games.tavarua.rides import pile_of, surf
from games.tavarua.walking import PLAYERS, walk
from parlour.games.tavarua import GAME
from parlour.games.tavarua.events import Event
from parlour.games.tavarua.rules.counts import ALL_CARDS
from parlour.games.tavarua.table import Phase
from parlour.kit.rule import INTERPRETED

SEEDS = 1 if INTERPRETED else 8
HANDS = ["T1 T1 T2 T3 M1", "M1 M2 M3 M4 T4", "T1 T2 T3 T4 M4"]
GIVEN = ["wait T1 T1 T2", "wait M2", "wait T1 T2 T3 T4 M4"]  # three, one, five


def waiting(first=0, deck=None, **fields):
    """Three on the Shore give up three, one and five cards; `deck` is all there is to draw."""
    position = table(3, hands=HANDS, first=first, **fields)
    if deck is not None:
        game, lying = position.games[0], sum(map(cards, HANDS))
        game["deck"], game["deck_left"] = cards(deck), len(deck.split())
        game["discard"] = ALL_CARDS - lying - cards(deck)
    return position, commit_all(next_wave(position, 0), *GIVEN)


def drawers(events):
    """Who drew, one card after another."""
    return [seat for seat, _ in heard(events, Event.DREW)]


# Refilling


@pytest.mark.parametrize("first", range(3))
def test_hands_are_refilled_in_turn_order(first):
    """tavarua-78: to five, from the first player, who still has the token."""
    position, events = waiting(first)
    order = [(first + place) % 3 for place in range(3)]
    assert drawers(events) == [seat for seat in order for _ in range([3, 1, 5][seat])]
    assert [total(int(player(position, seat)["hand"])) for seat in range(3)] == [5, 5, 5]
    kept = [cards("T3 M1"), cards("M1 M3 M4 T4"), 0]
    for seat, (_, (kind, number, _)) in zip(
        drawers(events), heard(events, Event.DREW), strict=True
    ):
        assert number == 1
        kept[seat] += 1 << 8 * kind
    assert kept == [int(player(position, seat)["hand"]) for seat in range(3)]


def test_stoke_cards_are_none_of_the_five():
    """tavarua-78"""
    position, events = waiting(stoke=[["Leash"] * 3, [], []])
    assert drawers(events) == [0, 0, 0, 1, 2, 2, 2, 2, 2]
    assert player(position, 0)["cards_held"] == 3


@pytest.mark.parametrize("left", [0, 1, 4, 8])
def test_an_empty_deck_is_made_of_the_discards_when_a_card_is_needed(left):
    """tavarua-78: with what was discarded in this round; those in the deck are drawn first."""
    deck = " ".join(["M2", "M2", "M3", "M3", "T4", "T4", "M1", "M1"][:left])
    position, events = waiting(deck=deck)
    kinds = [kind for kind, *_ in events if kind in (Event.DREW, Event.RESHUFFLED)]
    assert kinds.index(Event.RESHUFFLED) == left
    assert kinds.count(Event.RESHUFFLED) == 1
    others = total(ALL_CARDS) - 15 - left + 9
    assert heard(events, Event.RESHUFFLED) == [(-1, (others, 0, 0))]
    game = position.games[0]
    assert (game["discard"], game["deck_left"]) == (0, others - (9 - left))
    drawn = sum(1 << 8 * values[0] for _, values in heard(events, Event.DREW)[:left])
    assert named(drawn) == named(cards(deck))


def test_a_deck_that_suffices_is_left_empty():
    """tavarua-78: at the moment a card is to be drawn, and not before."""
    position, events = waiting(deck="M2 M2 M3 M3 T4 T4 M1 M1 T1")
    assert not heard(events, Event.RESHUFFLED)
    game = position.games[0]
    assert (game["deck"], game["deck_left"]) == (0, 0)
    assert total(int(game["discard"])) == total(ALL_CARDS) - 15


# The token


@pytest.mark.parametrize("players", TABLES)
def test_the_token_passes_to_the_right(players):
    """tavarua-79: to the one before in turn order, round and round."""
    for first in range(players):
        position = table(players, first=first, hands=["T1 T1 T1 T1 T1"] * players)
        events = commit_all(next_wave(position, 0), *["wait T1"] * players)
        assert position.games[0]["first"] == (first - 1) % players
        assert heard(events, Event.PASSED_TOKEN) == [((first - 1) % players, (0, 0, 0))]


# The end


@pytest.mark.sweep
@pytest.mark.parametrize("players", TABLES)
@pytest.mark.parametrize("by", PLAYERS)
def test_a_game_has_25_rounds(players, by):
    """tavarua-13, tavarua-80: one for each Wave card."""
    for seed in range(SEEDS):
        *_, (position, _, _) = walk(players, seed, by=by)
        game = position.reading()
        assert (game.rounds, game.waves_left, sum(game.turned)) == (25, 0, 25)
        assert sum(game.wave_deck) == 0
        assert game.phase == Phase.OVER


@pytest.mark.sweep
@pytest.mark.parametrize("rounds", [1, 2, 7, 24])
def test_a_short_game_has_as_many_as_agreed(rounds):
    """tavarua-97: of a deck of 25 cards as ever."""
    *_, (position, _, _) = walk(3, rounds, {"rounds": rounds})
    game = position.reading()
    assert (game.rounds, game.waves_left, sum(game.turned)) == (rounds, 25 - rounds, rounds)


def last(words, options=None, **fields):
    """The last round of a game for one."""
    return surf(words, rounds=25, options=options, **fields)


def test_the_last_round_is_a_whole_round():
    """tavarua-78 to tavarua-80: refilled, the token passed, and no new round begun."""
    position, events = waiting(rounds=25)
    assert drawers(events) == [0, 0, 0, 1, 2, 2, 2, 2, 2]
    assert heard(events, Event.PASSED_TOKEN) == [(2, (0, 0, 0))]
    assert not heard(events, Event.ROUND)
    assert events[-1][0] == Event.GAME_OVER
    assert position.games[0]["phase"] == Phase.OVER
    assert GAME.engine.actors(position) == []
    assert [GAME.engine.legal_moves(position, seat) for seat in range(3)] == [[], [], []]


def test_the_round_before_is_not_the_last():
    """tavarua-80"""
    position, events = waiting(rounds=24)
    assert heard(events, Event.ROUND) == [(-1, (25, 0, 0))]
    assert position.games[0]["phase"] == Phase.SHORE


PILE = "T3 M2 stoke 1 hang 1 barrel 1 perfect 1 bonus 2"


@pytest.mark.parametrize("at", ["wave 1", "wave 4"])
def test_a_ride_under_way_at_the_end_brings_nothing(at):
    """tavarua-77, tavarua-80: not even next to the Shore."""
    position, events = last("ride T1", at=at, pile=PILE)
    assert not heard(events, Event.SCORED)
    assert GAME.engine.points(position, 0) == 0
    assert where(position, 0) == at


def test_a_bail_in_the_last_round_scores():
    """tavarua-80"""
    position, _ = last("bail T1", pile="T3 M2")
    assert GAME.engine.points(position, 0) == 5


@pytest.mark.parametrize("at", ["wave 1", "wave 4"])
def test_rides_under_way_may_score_by_agreement(at):
    """tavarua-91b: as if bailed, without the points for the Shore."""
    position, events = last("ride T1", {"unfinished_rides": "score"}, at=at, pile=PILE)
    worth = 3 + 2 + 1 + 1 + 2 + 5 + 3 + 2
    assert heard(events, Event.SCORED) == [(0, (worth, 0, worth))]
    assert not heard(events, Event.LANDED)
    assert GAME.engine.points(position, 0) == worth
    assert pile_of(position) == ""


def test_the_agreement_counts_when_all_else_is_done():
    """tavarua-80, tavarua-91b: after the last refill, which cannot draw the cards of the ride."""
    position = table(
        2,
        at=["wave 3", "shore"],
        hands=["T1 M1 M1 M1 M1"] * 2,
        piles=["T4 M4"],
        rounds=25,
        options={"unfinished_rides": "score"},
    )
    game = position.games[0]
    game["deck"], game["deck_left"], game["discard"] = 0, 0, cards("T2 T2 T2")
    events = commit_all(next_wave(position, 0), "ride T1", "wait M1")
    assert heard(events, Event.RESHUFFLED) == [(-1, (4, 0, 0))]
    assert named(game["discard"]) == "T1 T4 M4"
    kinds = [kind for kind, *_ in events]
    assert kinds.index(Event.PASSED_TOKEN) < kinds.index(Event.SCORED) < kinds.index(Event.TITLE)
    assert heard(events, Event.SCORED) == [(0, (9, 0, 9))]


def test_the_agreement_changes_nothing_before_the_end():
    """tavarua-77, tavarua-91b: nor does it score those who are on no wave."""
    options = {"unfinished_rides": "score"}
    _, events = surf("ride T1", pile=PILE, options=options, rounds=24)
    assert not heard(events, Event.SCORED)
    for at, words in (("channel 3", "wait T1"), ("wash", "recover T1"), ("shore", "wait T1")):
        _, events = last(words, options, at=at)
        assert not heard(events, Event.SCORED)
    _, events = last("bail T1", options, pile="T3")
    assert heard(events, Event.SCORED) == [(0, (3, 0, 3))]


def test_a_short_game_ends_the_same_way():
    """tavarua-91b, tavarua-97: the Wave deck counts as empty."""
    options = {"unfinished_rides": "score", "rounds": 3}
    _, events = surf("ride T1", pile="T3", options=options, rounds=3)
    assert heard(events, Event.SCORED) == [(0, (4, 0, 4))]
    _, events = surf("ride T1", pile="T3", options=options, rounds=2)
    assert not heard(events, Event.SCORED)
