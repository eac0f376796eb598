"""Goal and setting up: snapshot-01 to snapshot-14, and what the number of players changes."""

from collections import Counter
from functools import cache

import pytest

from games.snapshot.positions import TABLES, animal, column, do, heard, named, phase, player, table
from games.snapshot.wanderings import wander
from parlour.errors import BadSeats
from parlour.games.snapshot import GAME
from parlour.games.snapshot.box.animals import (
    ALL_ANIMALS,
    ANIMAL_NAMES,
    DIFFICULTY,
    NO_ANIMAL,
    PHOTOS_TO_END,
    RACCOON,
)
from parlour.games.snapshot.box.assignments import ASSIGNMENTS
from parlour.games.snapshot.box.awards import TILE_VALUES, TILES
from parlour.games.snapshot.box.habitats import HABITAT_NAMES, HABITAT_NUMBERS
from parlour.games.snapshot.box.opened import BOX
from parlour.games.snapshot.events import Event
from parlour.games.snapshot.moves import LAY_NO_MORE, STOP
from parlour.games.snapshot.table import Phase
from parlour.kit.record import SPECTATOR
from parlour.kit.rule import INTERPRETED

every_table = pytest.mark.parametrize("players", TABLES)
every_seat = pytest.mark.parametrize(
    ("players", "first"), [(n, first) for n in TABLES for first in range(n)]
)
DEALS = 300 if INTERPRETED else 2000
HOME = {card["name"]: card["habitat"] for card in BOX.data["animals"]}
STACKS = [[4, 3, 2], [5, 4, 2], [6, 4, 3], [8, 6, 4], [6, 4, 3]]


@cache
def deals(players):
    """Many games just dealt, with what was told."""
    return [GAME.deal(players, seed) for seed in range(DEALS)]


def readings(players):
    return [position.reading() for position in deals(players)]


def is_even(found, kinds):
    """Whether all kinds came up about equally often: chi-square, five deviations too many."""
    expected, free = sum(found.values()) / len(kinds), len(kinds) - 1
    chi_square = sum((found[kind] - expected) ** 2 / expected for kind in kinds)
    return set(found) == set(kinds) and chi_square < free + 5 * (2 * free) ** 0.5


def laid_out(players, first, *names):
    """A game set up with luck that makes this seat the first, and draws these animals."""
    position, left = GAME.blank(players), [a for a in range(len(ANIMAL_NAMES)) if a != RACCOON]
    words = [(first + 0.5) / players]
    for name in names:
        words.append((left.index(animal(name)) + 0.5) / len(left))
        left.remove(animal(name))
    luck = position.games["luck"][0]
    luck["block"][1 : len(words) + 1] = [int(word * 2**32) for word in words]
    luck["used"] = 1
    GAME.engine.set_up(position)
    return position


# The goal


def test_the_highest_score_wins():  # snapshot-01
    position = table(4)
    for seat, score in enumerate((7, 31, 30, 8)):
        position.games[0]["players"][seat]["score"] = score
    assert [GAME.engine.points(position, seat) for seat in range(4)] == [7, 31, 30, 8]
    assert [GAME.engine.place(position, seat) for seat in range(4)] == [4, 1, 2, 3]


# Habitats and award tiles


def test_four_habitats_with_their_numbers():  # snapshot-02, snapshot-03
    numbers = dict(zip(HABITAT_NAMES, HABITAT_NUMBERS.tolist(), strict=True))
    assert list(numbers.items()) == [
        ("Shoreline", 2),
        ("Savannah", 3),
        ("Mountain", 4),
        ("Rainforest", 5),
    ]


def test_a_stack_of_tiles_a_habitat_and_one_of_all_colours():  # snapshot-04, snapshot-05
    assert [row[:count].tolist() for row, count in zip(TILE_VALUES, TILES, strict=True)] == STACKS
    assert [award["habitat"] for award in BOX.data["awards"]] == [*HABITAT_NAMES, "all"]


@pytest.mark.sweep
@every_table
def test_all_tiles_are_there(players):  # snapshot-04, snapshot-70
    assert all(set(game.tiles_gone) == {0} for game in readings(players)[:20])
    assert all(not any(p.tiles) for game in readings(players)[:20] for p in game.players)


def of(habitat, count, start=0):
    """Some animals of a habitat."""
    return [name for name in ANIMAL_NAMES if HOME[name] == habitat][start : start + count]


@pytest.mark.parametrize("number", range(4))
def test_the_highest_tile_is_on_top_of_the_habitats_stack(number):  # snapshot-04, snapshot-05
    """One player after another has three photos of the habitat and takes what lies on top."""
    name = HABITAT_NAMES[number]
    position, values = table(3, piles=[of(name, 3, start) for start in (0, 3, 6)]), []
    for seat in range(3):
        position.games[0]["photos"] = 1
        values += [(seat, v, kind) for _, (v, kind, _) in heard(do(position, STOP), Event.AWARDED)]
    assert values == [(seat, STACKS[number][seat], number) for seat in range(3)]


def test_the_highest_tile_of_all_colours_is_on_top():  # snapshot-04, snapshot-05
    position = table(3, piles=[[of(name, 1, s)[0] for name in HABITAT_NAMES] for s in range(3)])
    values = []
    for _ in range(3):
        position.games[0]["photos"] = 1
        values += heard(do(position, STOP), Event.AWARDED)
    assert values == [(seat, (STACKS[4][seat], 4, 0)) for seat in range(3)]


# Animals


@pytest.mark.sweep
@every_table
def test_three_animals_lie_under_their_own_habitats(players):  # snapshot-06
    for position in deals(players)[:100]:
        lying = {name: column(position, name) for name in HABITAT_NAMES}
        assert sum(map(len, lying.values())) == 3
        assert all(HOME[a] == name for name, column in lying.items() for a in column)


@pytest.mark.sweep
@every_table
def test_all_others_are_the_deck(players):  # snapshot-06, snapshot-09, snapshot-70
    for position in deals(players)[:100]:
        lying = [a for name in HABITAT_NAMES for a in column(position, name)]
        game = position.reading()
        assert sorted(named(game.deck) + lying) == sorted(ANIMAL_NAMES)
        assert (game.discard, game.card) == (0, NO_ANIMAL)


@pytest.mark.sweep
def test_the_deck_is_shuffled():  # snapshot-06
    """Every animal is as often among the three as any other."""
    found = Counter(a for p in deals(3) for name in HABITAT_NAMES for a in column(p, name))
    assert is_even(found, [name for name in ANIMAL_NAMES if name != ANIMAL_NAMES[RACCOON]])


@pytest.mark.sweep
def test_columns_go_up_outward():  # snapshot-07
    for position in deals(3):
        for name in HABITAT_NAMES:
            heights = [DIFFICULTY[animal(a)] for a in column(position, name)]
            assert heights == sorted(heights)
    position = laid_out(3, 0, "Lion", "Plains Zebra", "Giraffe")
    assert column(position, "Savannah") == ["Plains Zebra", "Giraffe", "Lion"]


@pytest.mark.parametrize("pair", [("Giraffe", "Meerkat"), ("Meerkat", "Giraffe")])
def test_equal_animals_both_stay_the_first_one_nearer(pair):  # snapshot-08
    """Two of difficulty 7, and a lower one that comes last: nothing is spooked."""
    position = laid_out(3, 1, *pair, "Ostrich")
    assert column(position, "Savannah") == ["Ostrich", *pair]
    assert position.games[0]["discard"] == 0
    told = [event.kind for event in position.events()]
    assert told.count(Event.LIES) == 3
    assert Event.SPOOKED not in told


@pytest.mark.sweep
def test_the_raccoon_is_none_of_the_three_but_in_the_deck():  # snapshot-09
    for game in readings(2):
        assert game.deck >> RACCOON & 1
        assert all(RACCOON not in here.column[: here.count] for here in game.habitats)


@pytest.mark.sweep
@every_table
def test_nothing_lies_sideways_and_no_dice_are_out(players):  # snapshot-06
    for game in readings(players)[:20]:
        assert not any(here.sideways or here.dice or here.tokens for here in game.habitats)
        assert (game.dice, game.owed, game.shot_count, game.offers) == (6, 0, 0, 0)


# Assignments


@pytest.mark.sweep
@every_table
def test_everybody_has_an_assignment_of_their_own(players):  # snapshot-10
    for game in readings(players):
        dealt = [game.players[seat].assignment for seat in range(players)]
        assert len(set(dealt)) == players
        assert all(1 <= assignment <= ASSIGNMENTS for assignment in dealt)
        assert not any(p.assignment for p in game.players[players:])


@pytest.mark.sweep
@every_table
def test_assignments_are_shuffled(players):  # snapshot-10
    for seat in range(players):
        found = Counter(game.players[seat].assignment for game in readings(players))
        assert is_even(found, range(1, ASSIGNMENTS + 1))


@pytest.mark.sweep
@every_table
def test_only_its_owner_sees_an_assignment(players):  # snapshot-10
    position = deals(players)[3]
    for viewer in (*range(players), SPECTATOR):
        seen = position.copy()
        GAME.engine.redact(seen, viewer)
        for seat in range(players):
            own = player(position, seat)["assignment"] if seat == viewer else 0
            assert player(seen, seat)["assignment"] == own
            assert player(seen, seat)["shown"] == 0


# The first player, tokens, turns


@every_seat
def test_tokens_go_by_place_in_turn_order(players, first):  # snapshot-11
    position = laid_out(players, first)
    game = position.reading()
    order = [(first + place) % players for place in range(players)]
    assert (game.first, game.active, game.turn) == (first, first, first)
    assert [game.players[seat].tokens for seat in order] == [2, 3, 4, 5, 6][:players]
    begins = [(e.seat, e.values[0]) for e in position.events() if e.kind == Event.BEGINS]
    assert begins == list(zip(order, (2, 3, 4, 5, 6), strict=False))
    assert not any(p.tokens for p in game.players[players:])


@pytest.mark.sweep
@every_table
def test_the_first_player_is_drawn_at_random(players):  # snapshot-12
    assert is_even(Counter(game.first for game in readings(players)), range(players))


@pytest.mark.sweep
@every_table
def test_reserves_and_score_piles_are_empty(players):  # snapshot-13
    for game in readings(players)[:20]:
        assert not any(p.reserve or p.pile or p.score for p in game.players)


def test_the_bank_never_runs_out():  # snapshot-13
    position = table(5, tokens=(500, 600, 700, 800, 900))
    for seat, tokens in enumerate((503, 603, 703, 803, 903)):
        do(position, STOP)
        assert player(position, seat)["tokens"] == tokens


@every_seat
def test_turns_go_round_from_the_first_player(players, first):  # snapshot-14
    position, order = laid_out(players, first, "Lion", "Walrus", "Jaguar"), []
    assert phase(position) == Phase.RESEARCH
    for _ in range(3 * players):
        game = position.reading()
        order.append((game.rounds, game.active))
        do(position, STOP, LAY_NO_MORE)
    seats = [(first + place) % players for place in range(players)]
    assert order == [(r, seat) for r in (1, 2, 3) for seat in seats]


@pytest.mark.sweep
@every_table
def test_the_marker_never_moves(players):  # snapshot-14
    """Rounds begin where it lies, in a whole random game; nobody is ever left out."""
    games = [step.position.reading() for step in wander(players)]
    turns = [g.rounds * players + (g.active - g.first) % players for g in games]
    assert {game.first for game in games} == {games[0].first}
    assert sorted(set(turns)) == list(range(players, turns[-1] + 1))
    assert turns == sorted(turns)


# Nothing is left of an earlier game


def used_up():
    """A table in the middle of a game, with something in every field."""
    position = table(
        3,
        display={"Savannah": ["Giraffe", "Lion"], "Shoreline": ["Walrus"]},
        sideways=["Lion"],
        tokens=(7, 7, 7),
        reserves=[["Okapi"], ["Jaguar"], ["Gelada"]],
        piles=[["Ostrich"], ["Raccoon"], ["Meerkat"]],
        deck=["Aye-aye"],
        card="Cheetah",
        offers=[1],
        phase=Phase.REROLL,
        **dict.fromkeys(("rolled", "rounds", "ending", "owed", "dice", "here", "at"), 2),
        **dict.fromkeys(("shot_count", "asked", "photos"), 2),
    )
    game = position.games[0]
    for field in ("tiles", "score", "shown"):
        game["players"][field] = 2
    for field in ("dice", "tokens"):
        game["habitats"][field] = 2
    for field in ("animal", "habitat", "dice", "tokens"):
        game["shots"][field] = 2
    game["tiles_gone"] = game["barriers"] = 2
    return position


def test_setting_up_clears_the_table():  # snapshot-06, snapshot-13
    fresh, again = GAME.blank(3), used_up()
    for position in (fresh, again):
        position.games["luck"] = GAME.blank(3).games["luck"]
        GAME.engine.set_up(position)
    assert again == fresh


# The number of players


@pytest.mark.sweep
def test_everything_is_used_with_any_number():  # snapshot-70
    usual = GAME.census(deals(2)[0].reading())
    assert set(ANIMAL_NAMES) < set(usual)
    assert sum(usual.values()) == len(ANIMAL_NAMES) + sum(map(len, STACKS)) + 6
    for players in TABLES:
        assert all(GAME.census(game) == usual for game in readings(players)[:20])
        assert all(
            game.deck.bit_count() == ALL_ANIMALS.bit_count() - 3 for game in readings(players)
        )


def test_the_number_of_photos_that_end_the_game_depends_on_it():  # snapshot-70
    assert [int(PHOTOS_TO_END[players]) for players in TABLES] == [9, 8, 7, 7]


def test_two_to_five_people_play():  # snapshot-72
    assert list(GAME.seats) == [2, 3, 4, 5]
    for players in TABLES:
        assert GAME.deal(players).seats[0] == players


@pytest.mark.parametrize("players", [0, 1, 6])
def test_fewer_or_more_do_not(players):  # snapshot-72
    with pytest.raises(BadSeats, match=f"2 to 5 players, not {players}"):
        GAME.deal(players)
