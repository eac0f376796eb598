"""Who takes Crown and Shield in the auction: mu-24 to mu-31."""

import pytest

from games.mu.positions import (
    NOBODY,
    TABLES,
    auction,
    do,
    do_all,
    indicators,
    kinds,
    legal,
    now,
    shows,
    told,
    whim,
)
from parlour.games.mu.events import Event
from parlour.kit.rule import INTERPRETED

every_table = pytest.mark.parametrize("players", TABLES)
four_or_more = pytest.mark.parametrize("players", [4, 5, 6])


def count(position, seat):
    return now(position).players[seat].count


def test_counts_and_indicators_wait_for_the_end_of_the_turn():  # mu-24
    game = auction(4)
    do(game, 0, legal(game)[0])
    assert (indicators(game), count(game, 0)) == ((NOBODY, NOBODY), 0)
    do(game, 0, "end the display")
    assert (indicators(game), count(game, 0)) == ((0, NOBODY), 1)


@every_table
def test_a_display_does_not_touch_the_shield_on_its_way_to_the_crown(players):  # mu-24
    game = auction(players)
    shows(game, 0, 2)
    shows(game, 1, 1)
    events = shows(game, 2, 3)
    assert told(events, Event.TOOK_SHIELD) == [(0, (2, 0, 0))]
    assert told(events, Event.TOOK_CROWN) == [(2, (3, 0, 0))]


@every_table
def test_the_first_to_display_takes_the_crown(players):  # mu-25
    game = auction(players)
    events = shows(game, 2, 1)
    assert kinds(events) == [Event.DISPLAY_ENDED, Event.TOOK_CROWN]
    assert indicators(game) == (2, NOBODY)


@every_table
def test_more_cards_take_the_crown(players):  # mu-26
    game = auction(players)
    shows(game, 0, 2)
    shows(game, 1, 3)
    assert indicators(game)[0] == 1


@every_table
def test_as_many_cards_do_not(players):  # mu-26
    game = auction(players)
    shows(game, 0, 2)
    shows(game, 1, 2)
    assert indicators(game)[0] == 0


@every_table
def test_what_counts_is_the_sum_of_all_displays(players):  # mu-26, mu-22
    game = auction(players)
    shows(game, 0, 3)
    shows(game, 1, 2)
    shows(game, 1, 2)
    assert indicators(game) == (1, 0)


@every_table
@pytest.mark.parametrize("cards", [1, 2])
def test_the_first_at_or_below_the_crown_takes_the_shield(players, cards):  # mu-27
    game = auction(players)
    shows(game, players - 1, 2)
    assert told(shows(game, 1, cards), Event.TOOK_SHIELD) == [(1, (cards, 0, 0))]
    assert indicators(game) == (players - 1, 1)


@every_table
def test_a_pass_takes_no_indicator(players):  # mu-27
    game = auction(players)
    shows(game, 0, 2)
    do_all(game, *["pass"] * (players - 1))
    assert indicators(game) == (0, NOBODY)


@four_or_more
def test_a_pass_does_not_take_the_shield_whatever_the_counts(players):  # mu-27, mu-28
    """Seat 0 has as much as the Shield of seat 1 but passes when its turn comes again."""
    game = auction(players)
    shows(game, 0, 2)
    shows(game, 1, 2)
    shows(game, 2, 3)
    do_all(game, *["pass"] * (players - 2))
    assert indicators(game) == (2, 1)


@every_table
def test_more_than_the_shield_but_not_than_the_crown_takes_the_shield(players):  # mu-28
    game = auction(players)
    shows(game, 0, 3)
    shows(game, 1, 1)
    shows(game, 2, 3)
    assert indicators(game) == (0, 2)


@every_table
def test_as_many_as_the_shield_do_not_take_it(players):  # mu-28
    game = auction(players)
    shows(game, 0, 3)
    shows(game, 1, 2)
    events = shows(game, 2, 2)
    assert indicators(game) == (0, 1)
    assert kinds(events) == [Event.DISPLAY_ENDED]


@every_table
def test_the_shield_holder_who_adds_cards_keeps_it(players):  # mu-28
    game = auction(players)
    shows(game, 0, 3)
    shows(game, 1, 1)
    events = shows(game, 1, 2)
    assert indicators(game) == (0, 1)
    assert kinds(events) == [Event.DISPLAY_ENDED]


@every_table
def test_the_crown_holder_may_raise_and_never_takes_the_shield(players):  # mu-29
    game = auction(players)
    shows(game, 0, 1)
    events = shows(game, 0, 2)
    assert (indicators(game), count(game, 0)) == ((0, NOBODY), 3)
    assert kinds(events) == [Event.DISPLAY_ENDED]


@every_table
def test_the_crown_holder_does_not_take_anothers_shield(players):  # mu-29
    game = auction(players)
    shows(game, 0, 2)
    shows(game, 1, 1)
    shows(game, 0, 2)
    assert indicators(game) == (0, 1)


@every_table
def test_crown_and_shield_are_exchanged(players):  # mu-30 (a)
    game = auction(players)
    shows(game, 0, 2)
    shows(game, 1, 1)
    events = shows(game, 1, 2)
    assert indicators(game) == (1, 0)
    assert kinds(events) == [Event.DISPLAY_ENDED, Event.TOOK_CROWN, Event.TOOK_SHIELD]


@every_table
def test_who_loses_the_crown_gets_a_free_shield(players):  # mu-30 (b)
    game = auction(players)
    shows(game, players - 1, 1)
    shows(game, 1, 2)
    assert indicators(game) == (1, players - 1)


@every_table
def test_who_loses_the_crown_gets_the_shield_from_one_with_less(players):  # mu-30 (c)
    game = auction(players)
    shows(game, 0, 2)
    shows(game, 1, 1)
    shows(game, 2, 3)
    assert indicators(game) == (2, 0)


@every_table
def test_but_not_from_one_with_as_much(players):  # mu-30 (c)
    game = auction(players)
    shows(game, 0, 2)
    shows(game, 1, 2)
    events = shows(game, 2, 3)
    assert indicators(game) == (2, 1)
    assert kinds(events) == [Event.DISPLAY_ENDED, Event.TOOK_CROWN]


@pytest.mark.sweep
@every_table
@pytest.mark.parametrize("seed", range(2 if INTERPRETED else 20))
def test_nobody_has_more_than_crown_and_shield(players, seed):  # mu-31
    game, chance = auction(players), whim(seed)
    for _ in range(2 * players):
        shows(game, chance.randrange(players), chance.choice([1, 1, 2]))
        check_indicators(game, [count(game, seat) for seat in range(players)])


def check_indicators(game, counts):
    crown, shield = indicators(game)
    assert counts[crown] == max(counts)
    assert (shield == NOBODY) == (counts.count(0) == len(counts) - 1)
    if shield != NOBODY:
        assert [counts[crown], counts[shield]] == sorted(counts)[:-3:-1]
