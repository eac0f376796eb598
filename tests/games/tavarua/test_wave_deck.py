"""The Wave deck: 25 cards with none to four Barrels, drawn unseen. tavarua-07 to tavarua-09."""

from collections import Counter
from functools import cache
from math import comb

import pytest

from games.tavarua.positions import TABLES
from games.tavarua.walking import walk
from parlour.games.tavarua import GAME
from parlour.games.tavarua.box.waves import BARREL, SHIFT, WAVE_COPIES, WAVES
from parlour.games.tavarua.events import Event
from parlour.kit.record import SPECTATOR
from parlour.kit.rule import INTERPRETED

pytestmark = pytest.mark.sweep

DEALS = 2000 if INTERPRETED else 10_000
BARRELS = [w for w in range(WAVES) if BARREL[w]]
OTHERS = [w for w in range(WAVES) if not BARREL[w]]
LEFT = 9 - 5  # Barrels that stay, of 33 other cards
ALL, DECK, BOX = 33 + LEFT, 25, 17


@cache
def decks():
    """The Wave deck and the cards in the box of many games just dealt."""
    games = [GAME.deal(2, seed).games[0] for seed in range(DEALS)]
    return [(game["wave_deck"].tolist(), game["wave_box"].tolist()) for game in games]


def barrels(deck):
    return sum(deck[w] for w in BARRELS)


def surprise(found, wanted):
    """Chi-square of counts against what is expected."""
    return sum((found[key] - wanted[key]) ** 2 / wanted[key] for key in wanted)


def is_like(found, wanted):
    """Whether counts are what is expected, within five deviations."""
    free = len(wanted) - 1
    return set(found) <= set(wanted) and surprise(found, wanted) < free + 5 * (2 * free) ** 0.5


def test_the_wave_cards_of_the_box():
    """tavarua-07, tavarua-09: nine Barrels and 33 others, shifts as many to nose as to tail."""
    assert [int(WAVE_COPIES[kinds].sum()) for kinds in (BARRELS, OTHERS)] == [9, 33]
    for kinds in (BARRELS, OTHERS):
        shifts = Counter({int(SHIFT[w]): int(WAVE_COPIES[w]) for w in kinds})
        assert all(shifts[s] == shifts[-s] for s in shifts)
        assert set(shifts) == set(range(-3, 4))


def test_twenty_five_cards_remain_and_seventeen_go_back_unseen():
    """tavarua-07 to tavarua-09: five of them Barrels at least, so none to four stay."""
    for deck, box in decks():
        assert (sum(deck), sum(box)) == (DECK, BOX)
        assert [d + b for d, b in zip(deck, box, strict=True)] == WAVE_COPIES.tolist()
        assert 0 <= barrels(deck) <= LEFT
        assert min(deck) >= 0
        assert min(box) >= 0


def test_how_many_barrels_there_are_is_chance():
    """tavarua-08: of 37 cards with four Barrels 25 stay, by the hypergeometric distribution."""
    found = Counter(barrels(deck) for deck, _ in decks())
    ways = {n: comb(LEFT, n) * comb(ALL - LEFT, DECK - n) for n in range(LEFT + 1)}
    assert sum(ways.values()) == comb(ALL, DECK)
    assert is_like(found, {n: DEALS * way / comb(ALL, DECK) for n, way in ways.items()})


@pytest.mark.parametrize("wave", OTHERS)
def test_each_other_card_stays_with_the_same_chance(wave):
    """tavarua-08: how many of a kind stay is hypergeometric too."""
    copies, found = int(WAVE_COPIES[wave]), Counter(deck[wave] for deck, _ in decks())
    ways = {n: comb(copies, n) * comb(ALL - copies, DECK - n) for n in range(copies + 1)}
    wanted = {n: DEALS * way / comb(ALL, DECK) for n, way in ways.items()}
    assert set(found) <= set(wanted)
    likely = {n: count for n, count in wanted.items() if count >= 5}
    free = len(likely) - 1
    assert surprise(found, likely) < free + 5 * (2 * free) ** 0.5


@pytest.mark.parametrize("wave", BARRELS)
def test_each_barrel_stays_with_the_same_chance(wave):
    """tavarua-07: four of nine, then 25 of 37: so 100 of 333 a card."""
    mean = sum(deck[wave] for deck, _ in decks()) / DEALS / int(WAVE_COPIES[wave])
    chance = LEFT / 9 * DECK / ALL
    assert abs(mean - chance) < 5 * (chance * (1 - chance) / DEALS) ** 0.5


@pytest.mark.parametrize("players", TABLES)
def test_nobody_sees_which_cards_they_are(players):
    """tavarua-09: everybody sees how many are left (tavarua-69)."""
    position = GAME.deal(players, 3)
    for viewer in (*range(players), SPECTATOR):
        seen = position.copy()
        GAME.engine.redact(seen, viewer)
        game = seen.reading()
        assert not any(game.wave_deck)
        assert not any(game.wave_box)
        assert game.waves_left == DECK


@pytest.mark.parametrize("players", [1, 6])
def test_the_deck_is_drawn_once_and_turned_up_card_by_card(players):
    """tavarua-09, tavarua-13, tavarua-69: a card a round, and none changes place else."""
    before = None
    for position, _, _ in walk(players, 4):
        game = position.copy().reading()
        turned = [e.values[0] for e in position.events() if e.kind == Event.WAVE]
        if before is not None:
            assert game.wave_box == before.wave_box
            assert len(turned) <= 1
            for wave in range(WAVES):
                gone = turned.count(wave)
                assert game.wave_deck[wave] == before.wave_deck[wave] - gone
                assert game.turned[wave] == before.turned[wave] + gone
        assert game.waves_left == sum(game.wave_deck)
        before = game
    assert (game.rounds, game.waves_left, sum(game.turned)) == (DECK, 0, DECK)
