"""Scoring, the next dealer and the end: mu-80 to mu-92, the Trump tokens of mu-T2, and mu-03."""

import pytest

from games.mu.positions import (
    NOBODY,
    TABLES,
    auction,
    cards,
    deck,
    do,
    do_all,
    kinds,
    legal,
    names,
    now,
    places,
    play_hand,
    points,
    table,
    told,
    worth,
)
from parlour.games.mu import GAME
from parlour.games.mu.events import Event
from parlour.games.mu.table import Phase

every_table = pytest.mark.parametrize("players", TABLES)
TRUMPS = ["red", "black", *(str(number) for number in range(10)), "no trump"]
TRUMP_POINTS = {"red": 0, "black": 0, "1": 10, "7": 10, "no trump": 30}  # any other number: 20
HAND = {3: 15, 4: 15, 5: 12, 6: 10}
BIDS = [(players, count) for players in TABLES for count in range(1, HAND[players] + 1)]
LAST = ["red 9", "red 1", "red 1", "blue 1", "blue 1", "green 1"]  # worth nothing, won by seat 0


def last_trick(players=4, crown_has=0, bids=(1, 1), others=(), last=LAST, **fields):
    """Before the last trick: the Crown (seat 0), the Shield (1) and the partner (2), if any.

    The Crown player's pile is worth so many points.
    """
    removed = "black" if players == 3 else None
    fields = {
        "crown": 0,
        "shield": 1,
        "partner": NOBODY if players == 3 else 2,
        "major": "yellow",
        "minor": "green",
        "hands": last[:players],
        "counts": bids,
        "piles": [worth(crown_has, removed), *others],
        **fields,
    }
    return table(players, **fields)


def scored(position):
    """Play the last trick; the (card points, bid bonus, trump bonus) of all seats."""
    for seat in range(now(position).seats):
        do_all(position, names(now(position).players[seat].hand)[0])
    return [values for _, values in told(position.events(), Event.SCORED)]


def target(players, count):
    return GAME.box.at(f"crown_bids.{players - 3}.targets")[count - 1]


# Points on cards


@pytest.mark.parametrize(("number", "value"), list(enumerate([1, 0, 1, 1, 1, 1, 2, 2, 1, 0])))
def test_each_card_has_its_points(number, value):  # mu-80
    game = last_trick(others=["", "", f"black {number}"])
    assert scored(game)[3][0] == value


def test_all_score_the_cards_of_their_own_pile_whatever_the_result():  # mu-80
    piles = ["green 6", "green 0 2 3", "green 7 7"]
    for shield, bonus in ((1, 5), (NOBODY, 0)):
        game = last_trick(5, 2, others=piles, shield=shield)
        assert [values[0] for values in scored(game)] == [2, 2, 3, 4, 0]
        assert points(game) == [2, 2 + bonus, 3, 4 + bonus, bonus]


def test_the_last_trick_counts_too():  # mu-80, mu-70
    game = last_trick(last=["red 5", "red 9", "blue 6", "blue 7"])
    assert [values[0] for values in scored(game)] == [0, 1 + 0 + 2 + 2, 0, 0]


def test_points_add_up_over_the_hands():  # mu-80
    game = last_trick(crown_has=30, scores=[100, 7, 20, 0])
    scored(game)
    assert points(game) == [140, 7, 30, 0]


# The result


@pytest.mark.parametrize(("players", "count"), BIDS)
def test_the_crown_team_makes_it_with_exactly_what_the_token_shows(players, count):
    """mu-81, mu-82, mu-T1: then its members score ten a card."""
    needed = target(players, count)
    game = last_trick(players, needed, bids=(count, 1))
    bonuses = [bid for _, bid, _ in scored(game)]
    team = (0,) if players == 3 else (0, 2)
    assert bonuses == [10 * count if seat in team else 0 for seat in range(players)]
    assert told(game.events(), Event.CROWN_MADE_IT) == [(0, (needed, needed, 0))]


@pytest.mark.parametrize(("players", "count"), BIDS)
def test_with_a_point_less_it_fails(players, count):
    """mu-81, mu-83: then the members of the Shield team score five a card of the Shield player."""
    needed = target(players, count)
    game = last_trick(players, needed - 1, bids=(count, (count + 1) // 2))
    bonuses = [bid for _, bid, _ in scored(game)]
    team = (0,) if players == 3 else (0, 2)
    assert bonuses == [0 if seat in team else 5 * ((count + 1) // 2) for seat in range(players)]
    assert told(game.events(), Event.CROWN_FAILED) == [(0, (needed - 1, needed, 0))]


@pytest.mark.parametrize(("partner_has", "made"), [("green 6 7 7", True), ("green 6 7", False)])
def test_the_partners_pile_counts_for_the_crown_team(partner_has, made):  # mu-81
    game = last_trick(4, 24, others=["", partner_has])
    scored(game)
    assert (Event.CROWN_MADE_IT in kinds(game.events())) == made


def test_nobody_elses_pile_does():  # mu-81
    game = last_trick(4, 24, others=["green 6 7 7"])
    scored(game)
    assert Event.CROWN_FAILED in kinds(game.events())


@pytest.mark.parametrize(("away", "made"), [("green 6 7 7", True), ("green 1 6 7", False)])
def test_cards_put_away_count_for_the_crown(away, made):  # mu-81, mu-55
    game = last_trick(3, 12, away=away)
    cards_won = scored(game)[0][0]
    assert cards_won == 12 + (6 if made else 4)
    assert (Event.CROWN_MADE_IT in kinds(game.events())) == made


def test_the_shield_team_scores_by_the_shield_players_count():  # mu-83
    assert scored(last_trick(5, bids=(6, 4, 5, 2, 1)))[3:] == [(0, 20, 0), (0, 20, 0)]


def test_the_crown_team_scores_by_the_crown_players_count():  # mu-82
    assert scored(last_trick(5, 60, bids=(6, 4, 5, 2, 1)))[2] == (0, 60, 0)


@pytest.mark.parametrize("named", TRUMPS)
def test_the_winners_score_the_trump_token_of_their_leader(named):  # mu-84, mu-T2
    value = TRUMP_POINTS.get(named, 20)
    other = "2" if named in ("yellow", "3") else "3"
    won = scored(last_trick(4, 60, major=named, minor=other, last=LAST[:4]))
    lost = scored(last_trick(4, 0, major=other, minor=named, last=LAST[:4]))
    assert [trump for _, _, trump in won] == [value, 0, value, 0]
    assert [trump for _, _, trump in lost] == [0, value, 0, value]


def test_the_losing_team_gets_no_bonus_and_loses_nothing():  # mu-85
    game = last_trick(4, 60, bids=(15, 15), minor="no trump", scores=[5, 5, 5, 5])
    assert scored(game)[1::2] == [(0, 0, 0), (0, 0, 0)]
    failed = last_trick(4, 0, bids=(15, 15), major="no trump", scores=[5, 5, 5, 5])
    scored(failed)
    assert [points(failed)[seat] for seat in (0, 2)] == [5, 5]


@every_table
def test_if_the_crown_fails_and_there_is_no_shield_nobody_gets_a_bonus(players):  # mu-86, mu-37
    game = last_trick(players, 4, bids=(3,), shield=NOBODY, minor=None)
    assert scored(game) == [(4, 0, 0)] + [(0, 0, 0)] * (players - 1)


@pytest.mark.parametrize(("players", "most"), [(3, 228), (4, 240), (5, 210), (6, 190)])
def test_bonuses_have_no_upper_limit(players, most):  # mu-87
    everything = ", ".join(set_aside(deck("black" if players == 3 else None), LAST[:players]))
    fields = {"major": "no trump", "bids": (HAND[players], 1), "piles": [everything]}
    game = last_trick(players, **fields)
    scored(game)
    assert points(game)[0] == most


def set_aside(held, taken):
    for name in taken:
        held.remove(name)
    return held


# The next dealer and the end


@pytest.mark.parametrize("players", TABLES)
@pytest.mark.parametrize("dealer", [0, 2])
def test_the_dealer_names_any_other_player_as_next_dealer(players, dealer):  # mu-90
    game = last_trick(players, dealer=dealer)
    scored(game)
    assert GAME.engine.actors(game) == [dealer]
    others = [seat for seat in range(players) if seat != dealer]
    assert legal(game) == [f"names seat {seat + 1} as next dealer" for seat in others]


def test_the_next_dealer_deals_and_begins():  # mu-90
    game = last_trick(dealer=2, hands_played=1)
    scored(game)
    events = do(game, 2, "seat 4")
    assert [tuple(event) for event in events] == [
        (Event.CHOSE_DEALER, 2, (3, 0, 0)),
        (Event.DEALT, 3, (3, 0, 0)),
    ]
    assert (now(game).dealer, now(game).turn, now(game).phase) == (3, 3, Phase.AUCTION)


def test_after_the_last_hand_the_game_is_over():  # mu-91
    game = last_trick(hands_played=3)
    scored(game)
    assert now(game).phase == Phase.OVER
    assert kinds(game.events())[-1] == Event.GAME_OVER
    assert GAME.engine.actors(game) == []
    assert [legal(game, seat) for seat in range(4)] == [[], [], [], []]


@pytest.mark.parametrize("hands", [1, 2, 10])
@pytest.mark.parametrize("players", [3, 6])
def test_as_many_hands_are_played_as_agreed(players, hands):  # mu-02, mu-91
    game = auction(players, hands=hands)
    for number in range(1, hands):
        play_hand(game)
        assert now(game).hands_played == number
        do_all(game, legal(game)[0])
    play_hand(game, until=Phase.OVER)
    assert GAME.engine.actors(game) == []


def test_most_points_win():  # mu-03, mu-92
    game = last_trick(4, 60, hands_played=3, scores=[0, 60, 90, 100], major="5", bids=(4, 2))
    scored(game)
    assert points(game) == [120, 60, 150, 100]
    assert places(game) == [2, 4, 1, 3]


@pytest.mark.parametrize(
    ("scores", "wanted"),
    [
        ([7, 9, 9, 2], [3, 1, 1, 4]),
        ([5, 5, 5, 5], [1, 1, 1, 1]),
        ([9, 4, 4, 1], [1, 2, 2, 4]),
        ([0, 8, 0, 8], [3, 1, 3, 1]),
    ],
)
def test_who_has_equally_many_shares_the_place(scores, wanted):  # mu-92
    assert places(table(4, phase=Phase.OVER, scores=scores)) == wanted


def test_what_was_put_away_lies_on_the_pile_after_scoring():  # mu-55
    game = last_trick(3, 12, away="green 7 7 9")
    scored(game)
    pile = now(game).players[0].pile
    assert pile & cards("green 7 7 9") == cards("green 7 7 9")
    assert now(game).players[0].away == 0
