"""Lava flows when an amulet is taken. small_islands-62, small_islands-63."""

import pytest

from games.small_islands.hunting import BARE, hunt, narrow, player, walk
from games.small_islands.positions import (
    asked,
    clue,
    do,
    heard,
    hexes,
    may,
    named,
    sites,
    spots,
    step,
    table,
    to,
)
from parlour.games.small_islands.box.clues import CARDS, LANDMARK, NEGATED
from parlour.games.small_islands.box.map import HEX_NAMES, NEIGHBOURS, as_words, members
from parlour.games.small_islands.box.pieces import COLUMNS
from parlour.games.small_islands.events import Event
from parlour.games.small_islands.moves import Act
from parlour.games.small_islands.rules.landmarks import survey
from parlour.games.small_islands.rules.lava import flow
from parlour.games.small_islands.table import Step
from parlour.kit.rule import INTERPRETED, rule

ROUND_THE_VOLCANO = "F6 F7 F8 G5 G8 H5 H9 I5 I8 J6 J7 J8"
MOVES = 200 if INTERPRETED else 800


def taking(**laid):
    """The first player on J5, an amulet under the vehicle, at the beginning of a turn."""
    laid = {"vehicles": ["J5", "J4"], "amulets": "J5", "step": Step.START} | BARE | laid
    position = table(2, **laid)
    return do(position, Act.TAKE)


def round_the_volcano(position):
    """Of the hexes round the volcano those where lava may be laid."""
    return " ".join(at for at in sorted(spots(position).split()) if at in ROUND_THE_VOLCANO)


# Where


def test_on_land_beside_lava_or_the_volcano():
    """small_islands-62: never on the ocean or on the volcano."""
    position = taking()
    game = position.games[0]
    fire = [*members(game["lava"]), *hexes("H7 H6 H8 G6 G7 I6 I7")]
    beside = {at for f in fire for at in members(NEIGHBOURS[f])}
    land = set(members(game["land"]))
    taken = {int(player(position, seat)["vehicle"]) for seat in (0, 1)}
    assert spots(position) == named(as_words(beside & land - taken))
    assert round_the_volcano(position) == ROUND_THE_VOLCANO


def test_not_on_a_statue_an_amulet_or_a_vehicle():
    """small_islands-62: one's own vehicle included; huts and palm trees do not matter."""
    things = {"statues": [("G5", "N")], "amulets": "I5 F7", "vehicles": ["I5", "J8"]}
    position = taking(huts="F6", palms="F8", **things)
    left = "F6 F8 G8 H5 H9 I8 J6 J7"
    assert round_the_volcano(position) == left


def test_lava_hexes_are_fire_to_flow_from():
    """small_islands-62: what was laid spreads."""
    assert "I4" not in spots(taking()).split()
    assert "I4" in spots(taking(lava="I5")).split()


# What happens


def test_the_hex_is_lava_now():
    """small_islands-63"""
    position = taking()
    left = int(position.games[0]["lava_left"])
    to(position, "I5")
    game, at = position.games[0], hexes("I5")[0]
    assert at in members(game["lava"])
    assert at not in members(game["land"])
    assert not any(at in members(words) for words in game["marks"])
    assert game["lava_left"] == left - 1
    assert heard(position, Event.LAVA) == [(0, (at, 4, 0))]
    assert (step(position), asked(position)) == (Step.ACTION, 0)


@pytest.mark.parametrize(("kind", "number"), [("huts", 0), ("palms", 1)])
def test_a_hut_or_palm_tree_is_destroyed(kind, number):
    """small_islands-63: and clues about it change."""
    what = ("a hut", "a palm tree")[number]
    laid = {kind: "I5 D5", "columns": {"white": [(f"next to {what}", 0)]}}
    position = taking(**laid)
    assert "I4" in sites(position, "white").split()
    to(position, "I5")
    assert named(position.games[0][kind]) == "D5"
    assert heard(position, Event.DESTROYED) == [(-1, (hexes("I5")[0], number, 0))]
    assert sorted(sites(position, "white").split()) == ["C4", "C5", "D4", "D6", "E5"]
    assert heard(position, Event.SITES) == [(-1, (0, 5, 0))]


def test_cubes_on_the_hex_go():
    """small_islands-63: of every colour; nobody is told of others."""
    columns = {"white": [("in a lake", 0)], "grey": [("not in a lake", 1)]}
    position = to(taking(columns=columns), "I5")
    assert "I5" not in sites(position, "white").split()
    assert [values[0] for _, values in heard(position, Event.SITES)] == [0]
    for which, colour in ((2, "black"), (3, "brown")):
        assert "I5" not in sites(position, colour).split()
        assert position.games[0]["found"][which] == len(members(position.games[0]["land"]))


def test_a_smaller_area_may_become_the_largest_too():
    """small_islands-63, small_islands-32: five rivers against four, then four against four."""
    position = taking(columns={"white": [("in the largest river", 0)]})
    assert sorted(sites(position, "white").split()) == ["F4", "G4", "G5", "H4", "H5"]
    to(position, "H5")
    assert sorted(sites(position, "white").split()) == [
        "E9",
        "F4",
        "F9",
        "G4",
        "G5",
        "G8",
        "H4",
        "H9",
    ]


def test_what_was_struck_out_stays_out():
    """small_islands-49, small_islands-63: though others come in."""
    position = taking(columns={"white": [("in the largest river", 0)]})
    position.games[0]["struck"][0] = as_words(hexes("F9 G4"))
    to(position, "H5")
    assert sorted(sites(position, "white").split()) == ["E9", "F4", "G5", "G8", "H4", "H9"]


def test_which_clues_fit_is_found_anew():
    """small_islands-63, small_islands-29"""
    laid = {"huts": "I5 D5", "columns": {"white": [("not in a lake", 0)]}}
    position = narrow(taking(**laid), "white", "I4 D4")
    assert position.games[0]["step"] == Step.LAVA
    bit = clue("next to a hut")
    assert not int(position.games[0]["fits"][0]) >> bit & 1
    position.games[0]["spots"] = as_words(hexes("I5"))
    to(position, "I5")
    assert int(position.games[0]["fits"][0]) >> bit & 1


# Where it may not be laid


def test_no_column_is_left_without_a_candidate():
    """small_islands-63: neither by its hex nor by what the clues speak of."""
    laid = {"huts": "I5", "columns": {"white": [("next to a hut", 0)]}}
    assert "I5" not in spots(taking(**laid)).split()
    laid = {"palms": "F6", "columns": {"brown": [("1 or 2 spaces from a palm tree", 0)]}}
    assert "F6" not in spots(taking(**laid)).split()
    assert "I5" in spots(taking(**laid)).split()


IN_LAKES = {"columns": {"grey": [("in a lake", 1)]}}


def test_a_located_treasure_is_not_buried():
    """small_islands-63"""
    position = table(2, vehicles=["J5", "J4"], amulets="J5", step=Step.START, **BARE, **IN_LAKES)
    narrow(position, "grey", "I5")
    do(position, Act.TAKE)
    assert round_the_volcano(position) == ROUND_THE_VOLCANO.replace("I5 ", "")


def test_lava_far_away_may_take_the_largest_area_from_a_treasure():
    """small_islands-63: two rivers of four tie; on H9 lava would leave E9 in one of three."""
    columns = {"white": [("in the largest river", 0)]}
    laid = {"lava": "H5", "columns": columns, "step": Step.START}
    position = table(2, vehicles=["J5", "J4"], amulets="J5", **BARE | laid)
    assert "E9" in sites(position, "white").split()
    do(narrow(position, "white", "E9"), Act.TAKE)
    assert "H9" not in spots(position).split()
    assert "G5" in spots(position).split()


def test_a_column_without_clues_does_not_matter():
    """small_islands-63: only one that has begun."""
    position = table(2, vehicles=["J5", "J4"], amulets="J5", step=Step.START, **BARE)
    narrow(position, "grey", "I5")
    assert "I5" in spots(do(position, Act.TAKE)).split()


def test_without_a_place_none_is_laid():
    """small_islands-63: amulets lie everywhere beside the fire."""
    everywhere = spots(taking())
    position = taking(amulets=f"J5 {everywhere}")
    assert (step(position), spots(position)) == (Step.ACTION, "")
    assert position.games[0]["lava_left"] == int(taking().games[0]["lava_left"])


def test_without_lava_hexes_none_is_laid():
    """small_islands-63: all 25 have been."""
    assert taking().games[0]["lava_left"] == 25
    position = taking(lava_left=0)
    assert (step(position), spots(position)) == (Step.ACTION, "")
    assert step(taking(lava_left=1)) == Step.LAVA
    assert to(taking(lava_left=1), "I5").games[0]["lava_left"] == 0


def test_in_the_base_game_there_is_no_lava():
    """small_islands-71"""
    position = taking(options={"volcano": "off"})
    assert (step(position), player(position, 0)["amulets"]) == (Step.ACTION, 1)
    assert may(position, Act.MOVE)


def test_a_raising_is_possible_after_lava_has_located_it():
    """small_islands-52, small_islands-63: before the main action."""
    position = hunt("1", options={"volcano": "on"}, amulets="J3", step=Step.START)
    to(do(position, Act.TAKE), "F6")
    assert may(position, Act.RAISE, "white")


# Everywhere


@rule
def _flow_and_survey(games, at):
    flow(games[0], 0, at)
    survey(games[0])


def anew(game, column):
    """The candidates of a column, clue by clue."""
    found = set(members(game["land"])) - set(members(game["struck"][column]))
    for card in range(CARDS):
        if int(game["clues"][column]) >> card & 1:
            held = set(members(game["marks"][LANDMARK[card]]))
            found = found - held if NEGATED[card] else found & held
    return found


def leaves_all(position, at):
    """Whether lava on a hex leaves every begun column a candidate, by trying it."""
    trial = position.copy()
    _flow_and_survey(trial.games, at)
    game = trial.games[0]
    return all(anew(game, c) for c in range(COLUMNS) if game["clues"][c])


@pytest.mark.sweep
@pytest.mark.parametrize("players", [2, 4])
def test_every_place_and_every_candidate_is_found_anew(players):
    """small_islands-62, small_islands-63: by laying everything out from the start."""
    flows = 0
    for _, position in walk(players, 5, {}, most=MOVES):
        game = position.games[0]
        if step(position) == Step.LAVA and flows < 5:
            flows += 1
            check_places(position)
        if heard(position, Event.LAVA):
            check_map(position)
            assert [set(members(game["sites"][c])) for c in range(4)] == [
                anew(game, c) for c in range(4)
            ]
    assert flows > 2


def check_places(position):
    game = position.games[0]
    taken = {int(p["vehicle"]) for p in game["players"][: game["seats"]]} | set(game["statues"])
    taken |= set(members(game["amulets"]))
    beside = set(members(game["marks"][12])) | set(members(game["marks"][13]))
    free = sorted(beside - taken)
    assert members(game["spots"]) == [at for at in free if leaves_all(position, at)]


def check_map(position):
    """Landmarks kept up to date are those of a new survey."""
    trial = position.copy()
    _survey(trial.games)
    for mark, (kept, found) in enumerate(
        zip(position.games[0]["marks"], trial.games[0]["marks"], strict=True)
    ):
        assert list(kept) == list(found), (mark, [HEX_NAMES[at] for at in members(found)])


@rule
def _survey(games):
    survey(games[0])


def test_lava_does_not_bury_the_only_candidate_of_a_column_of_not_clues():
    """small_islands-63: what is lava is no candidate, whatever the clues say."""
    clues = {"grey": [("not in a lake", 1)]}
    position = table(2, vehicles=["J5", "J4"], amulets="J5", step=Step.START, columns=clues, **BARE)
    narrow(position, "grey", "H5")
    assert "H5" not in spots(do(position, Act.TAKE)).split()


def test_that_no_lava_can_flow_is_told():
    """small_islands-63: without lava tiles there is nothing to place."""
    position = table(2, vehicles=["J5", "J4"], amulets="J5", step=Step.START, lava_left=0, **BARE)
    assert heard(do(position, Act.TAKE), Event.NO_LAVA) == [(0, (0, 0, 0))]
