"""How unseen cards are guessed: any that fit all that a seat knows. small_islands-08, -54, -75."""

from collections import Counter
from math import comb

import pytest

from games.small_islands.hunting import BARE, hunt, raise_it, walk
from games.small_islands.positions import (
    SEATS,
    clue,
    clue_set,
    clues_in,
    do,
    legal,
    step,
    table,
    tile,
    treasures,
    values_in,
)
from games.small_islands.scenes import CENTRES, Scene
from parlour.games.small_islands import GAME
from parlour.games.small_islands.moves import Act
from parlour.games.small_islands.rules.raising.treasures import ALL_TREASURE, total
from parlour.games.small_islands.table import Step
from parlour.kit.luck import LUCK, key_from_seed
from parlour.kit.positions import records
from parlour.kit.rule import INTERPRETED

TIMES = 150 if INTERPRETED else 2000
EVERY = 25 if INTERPRETED else 9  # every so many moves of a walk a guess is made
BASE = {"volcano": "off"}


def luck(seed=0):
    """A stream of luck for guesses."""
    stream = records(LUCK, 1)
    stream["key"][0] = key_from_seed(seed)
    return stream


def redacted(position, viewer=0):
    """The position as it is handed to a viewer."""
    seen = position.copy()
    GAME.engine.redact(seen, viewer)
    return seen


def guesses(position, times=1, viewer=0, seed=0):
    """So many guesses at what a viewer cannot see, one after another in the same memory."""
    seen, stream = redacted(position, viewer), luck(seed)
    guess = seen.copy()
    for _ in range(times):
        guess.rows[:] = seen.rows
        GAME.engine.redeal(guess, viewer, stream)
        yield guess


def cards_of(position):
    """How many there are of every clue and treasure card."""
    counted = GAME.census(position.reading())
    return {name: n for name, n in counted.items() if "roses" not in name}


def check_guess(guess, position, viewer):
    """All that the viewer knows holds, and every pile has as many cards as it should."""
    assert redacted(guess, viewer).position() == redacted(position, viewer).position()
    assert cards_of(guess) == cards_of(position)
    game = guess.games[0]
    assert int(game["deck"]).bit_count() == int(position.games[0]["deck"]).bit_count()
    for pile in ("treasure", "pool", "unseen"):
        assert total(int(game[pile])) == game[f"{pile}_left"]
    for player in game["players"]:
        assert int(player["hand"]).bit_count() == player["hand_held"]
        assert total(int(player["gold"])) == player["gold_held"]
        assert total(int(player["inspected"])) == player["inspected_held"]
    check_curses(game)
    check_inspected(game)
    check_decision(guess)


def check_curses(game):
    """small_islands-08: no Curse among the first twelve cards, nor where those lie now."""
    assert values_in(game["treasure"]).count(0) <= game["treasure_left"] - game["safe_left"]
    assert values_in(game["pool"]).count(0) <= game["pool_risky"]
    assert values_in(game["unseen"]).count(0) <= game["unseen_risky"]
    assert not any(0 in values_in(player["gold"]) for player in game["players"])


def check_inspected(game):
    """small_islands-54, small_islands-55: what was looked at was shuffled into the pool."""
    there = Counter(values_in(game["pool"])) + Counter(values_in(game["turned"]))
    seen = Counter(v for player in game["players"] for v in values_in(player["inspected"]))
    assert seen <= there


def check_decision(guess):
    """Whoever decides can."""
    for seat in GAME.engine.actors(guess):
        assert GAME.engine.legal_moves(guess, seat)


@pytest.mark.sweep
@pytest.mark.parametrize("players", SEATS)
@pytest.mark.parametrize(
    "options", [{}, BASE, {"open_treasure": "on", "new_map_clue_from": "hand"}]
)
def test_a_guess_fits_all_that_a_seat_knows(players, options):
    """small_islands-08, small_islands-75: from the deal on, in games where treasure is raised."""
    for number, position in walk(players, 3, options, most=150 if INTERPRETED else 400):
        if number % EVERY == 0 or (step(position) == Step.CLAIM and number % 2):
            for viewer in range(players):
                for guess in guesses(position, 1, viewer, seed=number):
                    check_guess(guess, position, viewer)


@pytest.mark.sweep
@pytest.mark.parametrize("number", range(3 if INTERPRETED else 24))
def test_and_in_games_with_everything(number):
    """small_islands-73: in the middle of clues and tiles too."""
    scene = Scene(2 + number % 3, 1 + number, CENTRES[number % 4], seed=number).set_up()
    for moves, _ in enumerate(scene.wander(60)):
        if moves % EVERY == 0 or Step.CARD <= step(scene.position) <= Step.SHOW:
            for viewer in range(2):
                for guess in guesses(scene.position, 1, viewer, seed=moves):
                    check_guess(guess, scene.position, viewer)


def named_column(act, *clues):
    """Seat 0 has named white for a clue or tile, holding one card that fits it and one that not."""
    columns = {"white": [(name, 1) for name in clues]}
    fits = int(table(3, columns=columns, seed=4).games[0]["fits"][0])
    hand = [one_of(fits), one_of(~fits)]
    return do(table(3, columns=columns, seed=4, hands=[hand]), act, "white"), fits


def test_who_has_named_a_column_holds_a_card_for_it():
    """small_islands-73: one that fits, even where few do."""
    position, fits = named_column(Act.CLUE, "in a lake", "next to a beach")
    for guess in guesses(position, TIMES // 5, viewer=1):
        assert int(guess.games[0]["players"][0]["hand"]) & fits
        assert legal(guess)


def test_who_has_named_it_for_a_tile_holds_one_that_does_not_fit():
    """small_islands-37, small_islands-73: also when the tile is named."""
    position, fits = named_column(Act.TILE, "not on a beach")
    for _ in range(2):
        for guess in guesses(position, TIMES // 5, viewer=1):
            assert int(guess.games[0]["players"][0]["hand"]) & ~fits
            assert legal(guess)
        if step(position) == Step.TILE:
            tile(position, "not next to lava")


def one_of(cards):
    """The last clue card of a set."""
    return clues_in(cards & (1 << 52) - 1)[-1]


def raising():
    """Seats 0 and 1 have roses; seat 1 saw a 6 and the Curse, seat 0 a 2 and a 3."""
    position = raise_it(hunt("011", players=3))
    game = position.games[0]
    game["players"][0]["inspected"] = treasures([2, 3])
    game["players"][1]["inspected"] = treasures([6, 0])
    game["players"]["inspected_held"][:3] = [2, 2, 0]
    game["up"], game["turned"] = 5, treasures([6])  # a 6 is on offer
    game["pool"], game["pool_left"], game["pool_risky"] = treasures([0, 2, 3, 4]), 4, 4
    everything = sum(int(game[pile]) for pile in ("pool", "turned"))
    game["spent"] = game["unseen"] = game["unseen_left"] = game["unseen_risky"] = 0
    game["treasure"] = ALL_TREASURE - everything
    game["treasure_left"], game["safe_left"] = total(int(game["treasure"])), 0
    game["players"]["gold"] = game["players"]["gold_held"] = 0
    return position


def test_what_was_inspected_is_still_in_the_pool():
    """small_islands-55, small_islands-75: unless a card like it was turned up."""
    position = raising()
    for viewer, known in ((0, [2, 3]), (1, [0]), (2, [])):
        others = Counter()
        for guess in guesses(position, 60, viewer):
            check_guess(guess, position, viewer)
            pool = Counter(values_in(guess.games[0]["pool"]))
            assert pool >= Counter(known)
            others[tuple(pool.elements())] += 1
        assert len(others) > 5


@pytest.mark.sweep
def test_a_curse_can_be_wherever_it_can_have_come_to():
    """small_islands-08: pool, deck or what was discarded unseen."""
    position = raising()
    found = Counter()
    for guess in guesses(position, TIMES, 2):
        found[values_in(guess.games[0]["pool"]).count(0)] += 1
    assert set(found) == {0, 1, 2} or (INTERPRETED and len(found) > 1)
    assert found[0] > found[1] > found[2]


def mean(chances):
    """The mean of values with their weights."""
    return sum(value * weight for value, weight in chances) / sum(weight for _, weight in chances)


def curses_face_down(risky):
    """How many Curses are among the last four of five cards, the fifth being gold, on average.

    So many of the five came when a Curse could, and 36 cards are left in the deck.
    """
    never_turned_up = {0: 1, 1: 4 / 5, 2: 4 / 5 * 3 / 4}
    return mean([(n, comb(risky, n) * comb(36, 2 - n) * never_turned_up[n]) for n in range(3)])


def own_or_another():
    """The same for who looked at a 2 and a 3, with a 3 turned up: theirs, or of the 8 others one.

    Where it was theirs, three of 39 cards are unknown, otherwise two of 38.
    """
    return mean([(2 * 3 / 39, 1), (2 * 2 / 38, 3 * 8 / 39)])


@pytest.mark.sweep
@pytest.mark.parametrize(
    ("viewer", "risky", "up", "curses"),
    [(2, risky, 6, curses_face_down(risky)) for risky in (5, 3, 2, 1)]
    + [(0, 5, 3, own_or_another())],
)
def test_curses_are_guessed_as_often_as_they_are_there(viewer, risky, up, curses):
    """small_islands-08: though some cards of the pool came before a Curse could.

    small_islands-55: and though the one turned up may be what the seat looked at, or another.
    """
    position, times = raising(), 300 if INTERPRETED else 20_000
    game = position.games[0]
    game["players"]["inspected"][:2] = treasures([2, 3]), treasures([0, 4])
    game["up"], game["turned"], game["pool"] = up - 1, treasures([up]), treasures([0, 2, 4, 4])
    game["pool_risky"] = risky
    game["treasure"] = ALL_TREASURE - int(game["pool"]) - int(game["turned"])
    game["treasure_left"] = 36
    guessed = sum(
        values_in(guess.games[0]["pool"]).count(0) for guess in guesses(position, times, viewer)
    )
    assert guessed / times == pytest.approx(curses, abs=0.1 if INTERPRETED else 0.009)


def test_curses_are_spread_over_what_there_is_between_raisings():
    """small_islands-08: both among two cards discarded unseen and the last one of the deck."""
    position = table(2, **BARE)
    game, hidden = position.games[0], treasures([0, 0, 4])
    game["spent"], game["treasure"] = ALL_TREASURE - hidden, treasures([0])
    game["unseen"], game["unseen_left"], game["unseen_risky"] = treasures([0, 4]), 2, 2
    game["treasure_left"], game["safe_left"] = 1, 0
    found = 0
    for guess in guesses(position, 300):
        check_guess(guess, position, 0)
        found += values_in(guess.games[0]["unseen"]).count(0)
    assert found / 300 == pytest.approx(4 / 3, abs=0.1)


def test_a_curse_can_be_among_what_was_discarded_unseen():
    """small_islands-08, small_islands-54: of a pool that another Curse buried."""
    position = raising()
    game = position.games[0]
    buried = treasures([2, 4, 5])
    game["unseen"], game["unseen_left"], game["unseen_risky"] = buried, 3, 3
    game["treasure"] = int(game["treasure"]) - buried
    game["treasure_left"], game["safe_left"] = total(int(game["treasure"])), 30
    found = Counter()
    for guess in guesses(position, 40, 2):
        check_guess(guess, position, 2)
        found[values_in(guess.games[0]["unseen"]).count(0)] += 1
    assert len(found) > 1


@pytest.mark.sweep
def test_every_deal_of_a_hidden_card_is_equally_likely():
    """small_islands-20: each unseen card in each hand as often as its size has it."""
    position = table(3, hands=[["on a beach", "in a jungle"]], seed=3, options=BASE)
    held = Counter()
    for guess in guesses(position, TIMES):
        for seat in (1, 2):
            held.update((seat, name) for name in clues_in(guess.games[0]["players"][seat]["hand"]))
    expected = TIMES * 4 / 50
    assert sum(held.values()) == TIMES * 8
    assert not {name for _, name in held} & {"on a beach", "in a jungle"}
    surprise = sum((n - expected) ** 2 / expected for n in held.values())
    assert len(held) == 100
    assert surprise < 200


def test_guesses_do_not_tell_what_is_true():
    """small_islands-75: the same view and luck give the same guess, whatever the others hold."""
    position = table(2, hands=[["on a beach"], ["in a lake", "in a river"]], options=BASE)
    other = position.copy()
    game = other.games[0]
    game["players"][1]["hand"] = clue_set(["in a jungle", "in a lake"])
    game["deck"] ^= clue_set(["in a jungle", "in a river"])
    other.games["luck"]["key"][0] = key_from_seed(99)
    (one,), (same,) = guesses(position), guesses(other)
    assert one.rows.tobytes() == same.rows.tobytes()
    assert clue("in a lake") != clue("in a river")


def test_what_is_to_come_is_guessed_too():
    """Every guess has luck of its own."""
    keys = {guess.games["luck"]["key"].tobytes() for guess in guesses(table(2), 5)}
    assert len(keys) == 5
