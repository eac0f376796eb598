"""The bounds of a move, and what is done at their ends. small_islands-40, -41, -44 to -45."""

from games.small_islands.hunting import BARE, hunt, narrow, player, raise_it
from games.small_islands.positions import (
    asked,
    choices,
    do,
    heard,
    hexes,
    may,
    named,
    spots,
    step,
    table,
    to,
)
from parlour.games.small_islands.events import Event
from parlour.games.small_islands.moves import Act
from parlour.games.small_islands.table import Step

BASE = {"volcano": "off"}


def moving(at, buy=False, **laid):
    """A move about to begin on an island without objects or a volcano."""
    laid = {"vehicles": [at, "K12"], "options": BASE, "held": [int(buy)]} | BARE | laid
    return do(table(2, **laid), Act.BUY_MOVE if buy else Act.MOVE)


def sorted_spots(position):
    return sorted(spots(position).split())


# Bounds


def test_a_bound_goes_through_the_own_area_or_one_step_beyond():
    """small_islands-40: the mountains I4 J4 J5 K3 L3 hang together."""
    position = moving("I4")
    beyond = ["H4", "H5", "I3", "I5"]
    assert sorted_spots(position) == sorted([*beyond, "J4", "J5", "K3", "L3"])


def test_one_step_alone_into_another_terrain():
    """small_islands-40: the mountain K12 stands alone; the mountains behind K11 are a step more."""
    position = moving("K12")
    assert sorted_spots(position) == ["K11"]
    to(position, "K11")
    assert sorted_spots(position) == ["J11", "K10", "K12"]


def test_there_are_three_bounds():
    """small_islands-40: then only the end of the move is left."""
    position = moving("I4")
    for bounds, at in zip((2, 1, 0), ("L3", "L4", "L5"), strict=True):
        to(position, at)
        assert position.games[0]["bounds"] == bounds
        assert step(position) == Step.MOVE
    assert spots(position) == ""
    assert choices(position) == [Act.END_MOVE]
    assert player(position, 0)["vehicle"] == hexes("L5")[0]
    assert heard(position, Event.BOUND) == [(0, (*hexes("L4 L5"), 0))]


def test_a_move_can_end_after_any_bound():
    """small_islands-40: at most three."""
    position = do(to(moving("I4"), "J5"), Act.END_MOVE)
    assert (step(position), choices(position)) == (Step.ACTION, [Act.END_TURN])
    assert [position.games[0][f] for f in ("moving", "bounds", "bounded")] == [0, 0, 0]


def test_every_move_has_three_bounds_of_its_own():
    """small_islands-40, small_islands-48: the main one and the bought one."""
    position = to(moving("I4", held=[1]), "J5")
    do(do(position, Act.END_MOVE), Act.BUY_MOVE)
    assert (position.games[0]["bounds"], player(position, 0)["amulets"]) == (3, 0)


def test_nothing_on_land_is_in_the_way():
    """small_islands-41: objects, amulets and vehicles do not matter, there or on the way."""
    free = spots(moving("I4"))
    things = {"huts": "J4", "palms": "K3", "statues": [("L3", "N")], "amulets": "J5"}
    assert spots(moving("I4", **things, vehicles=["I4", "J4"])) == free
    position = to(moving("I4", vehicles=["I4", "J4"]), "J4")
    assert player(position, 0)["vehicle"] == player(position, 1)["vehicle"]


def test_the_ocean_and_the_volcano_are_not_entered():
    """small_islands-41, small_islands-42: not even with amulets."""
    position = moving("L6", held=[3])
    assert "L7" not in sorted_spots(position)
    position = moving("I5", options={}, held=[3], vehicles=["I5", "K12"])
    assert sorted_spots(position) == ["H5", "I4", "J5", "J6", "J7"]


def test_the_volcano_cuts_areas_in_two():
    """small_islands-11, small_islands-40: G6 and H7 joined the lakes I5 and G6 before."""
    whole = sorted_spots(moving("I5"))
    assert {"G6", "H7", "I6", "H6", "J6", "J7"} <= set(whole)
    assert "H6" not in sorted_spots(moving("I5", options={}))


# Amulets at the end of a bound


def test_an_amulet_is_taken_where_a_bound_ends():
    """small_islands-44: after any bound, and the move goes on."""
    position = to(moving("I4", amulets="J5 K5"), "J5")
    assert may(position, Act.TAKE)
    do(position, Act.TAKE)
    assert heard(position, Event.TOOK_AMULET) == [(0, (hexes("J5")[0], 0, 0))]
    assert (player(position, 0)["amulets"], position.games[0]["bounds"]) == (1, 2)
    assert not may(position, Act.TAKE)
    do(to(position, "K5"), Act.TAKE)
    assert (player(position, 0)["amulets"], named(position.games[0]["amulets"])) == (2, "")


def test_what_lies_on_the_way_is_passed():
    """small_islands-44: where a bound ends, not where it passes."""
    position = to(moving("I4", amulets="J4 K3"), "L3")
    assert not may(position, Act.TAKE)


def test_an_amulet_may_be_left_where_a_bound_ends():
    """small_islands-44: it may be taken, at any moment before the next bound."""
    position = to(moving("I4", amulets="J5", held=[1]), "J5")
    do(position, Act.BUY_SWAP)
    assert may(position, Act.TAKE)
    assert not may(do(position, Act.END_MOVE), Act.TAKE)


def test_under_the_vehicle_an_amulet_needs_a_bound_away_and_back():
    """small_islands-44b"""
    position = moving("I4", amulets="I4")
    assert not may(position, Act.TAKE)
    assert not may(to(position, "J5"), Act.TAKE)
    assert may(to(position, "I4"), Act.TAKE)


def test_a_second_move_begins_without_a_bound():
    """small_islands-44b: not even what lay there when the move before ended."""
    position = do(to(moving("I4", amulets="J5", buy=True), "J5"), Act.END_MOVE)
    do(position, Act.MOVE)
    assert not may(position, Act.TAKE)


def test_a_bought_move_takes_no_amulets():
    """small_islands-48"""
    position = to(moving("I4", buy=True, amulets="J5"), "J5")
    assert (position.games[0]["acted"], position.games[0]["amulets_left"]) == (0, 19)
    assert not may(position, Act.TAKE)
    do(position, Act.END_MOVE)
    to(to(do(position, Act.MOVE), "I4"), "J5")
    assert may(position, Act.TAKE)


def test_on_volcanic_islands_lava_follows_and_the_move_goes_on():
    """small_islands-44, small_islands-62"""
    position = do(to(moving("I4", options={}, amulets="J5"), "J5"), Act.TAKE)
    assert step(position) == Step.LAVA
    to(position, "I5")
    assert (step(position), asked(position), position.games[0]["bounds"]) == (Step.MOVE, 0, 2)


# Raising


def test_before_the_first_bound_and_after_any_a_treasure_can_be_raised():
    """small_islands-45"""
    position = do(hunt(), Act.MOVE)
    assert may(position, Act.RAISE, "white")
    position = do(hunt(vehicles=["J4", "J4"]), Act.MOVE)
    assert not may(position, Act.RAISE, "white")
    for at in ("J5", "J4", "J3"):
        assert may(to(position, at), Act.RAISE, "white") == (at == "J3")


def test_raising_ends_the_move():
    """small_islands-45: bounds are lost, the turn goes on."""
    position = to(do(hunt(vehicles=["J4", "J4"], held=[1]), Act.MOVE), "J3")
    position.games[0]["bounded"] = 1
    raise_it(position)
    fields = ("moving", "bounds", "bounded", "bought", "lava_paid", "acted")
    assert [position.games[0][field] for field in fields] == [0, 0, 0, 0, 0, 1]


def test_only_what_is_located_can_be_raised():
    """small_islands-36, small_islands-45: two candidates are too many, an empty column too."""
    position = do(hunt(), Act.MOVE)
    assert [act for act in choices(position) if Act.RAISE <= act < Act.CLUE] == [Act.RAISE]
    narrow(position, "grey", "J3")  # a column without a clue
    assert not may(position, Act.RAISE, "grey")
