"""Plans of Small Islands, most at the moment of the picture."""

import pytest

from games.small_islands.moments import moment, reached
from games.small_islands.positions import GAME, asked, do, hexes, play, table, to
from games.small_islands.scenes import Scene
from games.test_plans import series, shuffled
from parlour.games.planned import plan, read, whole_series, why_not
from parlour.games.plans import gesture_of
from parlour.games.small_islands.box.map import HEXES, members
from parlour.games.small_islands.moves import FIRST_SPOT, Act
from parlour.games.small_islands.nouns import HEX
from parlour.games.small_islands.table import Step

pytestmark = pytest.mark.talk
SCRUB, OCEAN = "clue.in-scrubland", "clue.not-next-to-the-ocean"


def gestures(said):
    """Gestures parted by spaces, their things by +."""
    return [gesture_of(tuple(one.split("+"))) for one in said.split()]


def planned(position, said, seat=0):
    return plan(GAME.planner(position, seat), gestures(said))


def offered(found):
    return {"+".join(sorted(touches)) for touches in found["next"]}


def outlook(position, said, seat=0):
    return GAME.planner(position, seat).aids(gestures(said))["planned"]


def refused(position, said, seat=0):
    return why_not(GAME.planner(position, seat), gestures(said))


def stops(found):
    """The bounds of a plan, by name."""
    first = int(FIRST_SPOT[Step.MOVE])
    return [move - first for move in found["moves"] if first <= move < first + HEXES]


# A clue


@pytest.mark.parametrize(
    "said",
    [
        f"{SCRUB} column.grey",
        f"column.grey {SCRUB}",
        f"column.grey+do.clue {SCRUB}",
        f"{SCRUB} column.grey+do.clue",
        f"do.clue {SCRUB} column.grey",
        f"{OCEAN} column.grey {SCRUB}",  # the last word counts
        f"{SCRUB} column.brown column.grey",
        f"column.brown+do.clue {SCRUB} column.grey",
    ],
)
def test_card_and_column_come_in_any_order(said):
    found = planned(moment(), said)
    assert found["go"]["words"] == 'plays "in scrubland" on grey'
    assert found["trouble"] is None
    assert found["asks"] is None


def test_card_and_column_are_said_in_any_order():
    for words in ("in scrubland, clue on grey", "clue on grey, in scrubland"):
        planner = GAME.planner(moment(), 0)
        assert plan(planner, read(planner, words))["words"] == 'plays "in scrubland" on grey', words


def test_a_card_waits_for_its_column():
    found = planned(moment(), SCRUB)
    assert found["go"] is None
    assert {"column.grey", "column.brown", "column.grey+do.clue"} <= offered(found)
    assert not any("white" in one or "black" in one for one in offered(found))
    assert OCEAN in offered(found)  # another card instead


def test_where_only_one_column_takes_a_card_it_is_meant():
    assert planned(moment(), OCEAN)["go"]["words"] == 'plays "not next to the ocean" on grey'


def test_a_clue_tells_what_stays_and_drops_out():
    """The picture: 3 of 11 sites would stay."""
    told = outlook(moment(), f"{SCRUB} column.grey")["narrows"]
    assert (told["before"], told["leaves"], told["found"]) == (11, 3, None)
    assert told["stays"] == ["j7", "k9", "k10"]
    assert len(told["drops"]) == 8
    found = outlook(moment(), f"{SCRUB} column.brown")["narrows"]
    assert (found["before"], found["leaves"], found["found"]) == (3, 1, "i6")
    assert outlook(moment(), "") is None


def test_a_treasure_that_is_found_under_the_vehicle_can_be_raised():
    assert not outlook(moment(), f"{SCRUB} column.brown")["narrows"]["raises"]
    there = moment()
    there.games[0]["players"][0]["vehicle"] = hexes("I6")[0]
    assert outlook(there, f"{SCRUB} column.brown")["narrows"]["raises"]


@pytest.mark.parametrize(
    ("said", "words"),
    [
        (f"{SCRUB} column.black", 'the clue "in scrubland" would leave no candidate for black'),
        (f"column.white {SCRUB}", "would take away no candidate of white"),
        ("column.white", "no clue of your hand fits white"),
        (f"{OCEAN} column.brown", "would take away no candidate of brown"),
        (f"{OCEAN} column.brown+do.clue", "would take away no candidate of brown"),
        (f"column.brown+do.clue {OCEAN}", "would take away no candidate of brown"),
    ],
)
def test_a_card_that_does_not_fit_is_refused_by_its_rule(said, words):  # small_islands-29
    why = refused(moment(), said)
    assert words in why.sentence
    assert why.rule == "small_islands-29"


def test_paying_has_to_be_said():  # small_islands-47
    used = moment(held=[1], acted=1)
    found = planned(used, f"{SCRUB} column.grey")
    assert (found["moves"], found["go"], found["trouble"]) == ([], None, None)
    assert {"do.amulet", "column.grey+do.amulet+do.clue"} <= offered(found)
    whole = planned(used, f"{SCRUB} column.grey do.amulet")
    assert whole["go"]["words"] == 'spends an amulet and plays "in scrubland" on grey'
    free = planned(moment(held=[1]), f"{SCRUB} column.grey")
    assert free["go"]["words"] == 'plays "in scrubland" on grey'


def test_a_tile_needs_a_card_to_show():  # small_islands-37
    position, tile = moment(), "tile.not-next-to-lava"
    found = planned(position, tile)
    assert found["go"] is None
    assert "column.brown+do.tile" in offered(found)
    for said in (f"{tile} {OCEAN} column.brown", f"{OCEAN} column.brown+do.tile {tile}"):
        words = planned(position, said)["go"]["words"]
        assert words.startswith('plays the volcanic tile "not next to lava" on brown, showing')
    told = outlook(position, f"{tile} {OCEAN} column.brown")["narrows"]
    assert told["clue"] == "not-next-to-lava"
    assert told["before"] == 3 > told["leaves"]
    why = refused(position, "tile.next-to-lava")
    assert (why.sentence, why.rule) == (
        'the tile "next to lava" lies in the black column',
        "small_islands-37",
    )


# A cube


def test_a_cube_is_touched_where_it_lies():  # small_islands-49
    found = planned(moment(held=[1]), "column.brown+hex.i6")
    assert found["go"]["words"] == "spends an amulet and removes the brown cube on I6"
    assert found["go"]["settles"] is False
    told = outlook(moment(held=[1]), "column.brown+hex.i6")["narrows"]
    assert (told["before"], told["leaves"], told["drops"]) == (3, 2, ["i6"])
    plain = planned(moment(held=[1]), "column.brown+do.amulet+do.cube hex.i6")
    assert plain["moves"] == found["moves"]
    assert refused(moment(), "column.brown+hex.i6").rule == "small_islands-49"


# A journey


def test_a_journey_is_one_gesture():
    """The picture: black is three bounds away."""
    found = planned(moment(), "hex.e4")
    assert stops(found) == hexes("E8 E7 E4")
    assert found["words"] == "moves to E4 in 3 bounds"
    told = outlook(moment(), "hex.e4")["journey"]
    assert told == {
        "path": ["g9", "e8", "e7", "e4"],
        "bounds": 3,
        "left": 0,
        "pays": None,
        "amulet": False,
        "raises": ["black"],
    }


def test_arriving_ends_the_move_unless_something_is_there():
    plain = planned(moment(), "hex.f12")
    assert plain["go"] == {"words": "moves to F12 in 2 bounds and ends the move", "settles": False}
    treasure = planned(moment(), "hex.e9")
    assert treasure["go"] is None
    assert {"column.white+do.raise", "column.white", "do.end-move"} <= offered(treasure)
    amulet = planned(moment(), "hex.i14")
    assert amulet["go"] is None
    assert {"do.take", "do.end-move"} == offered(amulet)
    for said in ("hex.e9 column.white", "hex.e9 column.white+do.raise"):
        words = planned(moment(), said)["go"]["words"]
        assert words == "moves to E9 in 1 bound and raises the white treasure"
    assert planned(moment(), "do.move")["go"] is None  # where to?


def test_bounds_keep_their_order():
    found = planned(moment(), "hex.f11 hex.d9 hex.d8")
    assert stops(found) == hexes("F11 D9 D8")
    assert refused(moment(), "hex.f11 hex.d9 hex.d8 hex.d9").rule == "small_islands-40"


def test_an_amulet_on_the_way_makes_a_difference():  # small_islands-44
    position = moment(amulets="F11")
    found = planned(position, "hex.f12")
    assert found["go"] is None
    assert "hex.f11" in offered(found)
    assert all(one.startswith("hex.") for one in offered(found))
    for first in sorted(offered(found)):
        whole = planned(position, f"hex.f12 {first}")
        assert stops(whole) == [*hexes(first.removeprefix("hex.").upper()), *hexes("F12")]
    bought = planned(moment(amulets="F11", held=[1]), "do.amulet hex.f12")
    assert bought["go"]["words"].startswith("spends an amulet on another move, moves to F12")


def test_lava_is_paid_for_only_if_that_is_said():  # small_islands-42
    position = table(2, vehicles=["F4", "K4"], lava="F5 F6", held=[1])
    without, paid = (reached(position, crosses) for crosses in (False, True))
    for at in sorted(paid - without)[::3]:
        goal = f"hex.{_id(at)}"
        found = planned(position, goal)
        assert found["go"] is None
        while found["asks"] and not found["go"]:
            bounds = stops(found)
            if bounds and bounds[-1] == at:
                break
            first = sorted(one for one in offered(found) if one.startswith("hex."))[0]
            goal += f" {first}"
            found = planned(position, goal)
        assert stops(found)[-1] == at
        assert outlook(position, goal)["journey"]["pays"] == "amulet"


def _id(at):
    return HEX.ids[at]


def test_out_of_reach_is_said_so():  # small_islands-40, small_islands-41, small_islands-42
    why = refused(moment(), "hex.o5")
    assert why.sentence.endswith("and 3 bounds do not get there")
    assert why.rule == "small_islands-40"
    assert refused(moment(), "hex.h8").rule == "small_islands-42"
    assert refused(moment(acted=1), "hex.e9").rule == "small_islands-23"


def test_a_plan_of_one_deed_is_replaced_by_another():
    assert planned(moment(), "do.swap do.move hex.f12")["go"]["words"].startswith("moves to F12")
    assert planned(moment(), "do.move do.swap")["go"]["words"] == "swaps clues"
    assert refused(moment(), "hex.f12 do.swap").rule == "small_islands-23"


def test_in_a_move_a_clue_may_be_bought_on_the_way():  # small_islands-24, small_islands-47
    found = planned(moment(held=[1]), f"hex.f12 column.grey+do.amulet+do.clue {SCRUB}")
    words = 'moves to F12 in 2 bounds and spends an amulet and plays "in scrubland" on grey'
    assert found["go"]["words"] == words


def test_lava_and_amulets_end_a_choice():  # small_islands-62
    position = to(do(moment(amulets="E9"), Act.MOVE), "E9")
    assert whole_series(GAME.planner(position, 0), gestures("do.take")) == [Act.TAKE]
    taken = play(position, Act.TAKE)
    spot = f"hex.{_id(members(taken.games[0]['spots'])[0])}"
    found = planned(taken, spot)
    assert len(found["moves"]) == 1
    assert found["asks"] is None
    told = outlook(taken, spot)["flow"]
    assert told == GAME.aids(taken.reading(), 0)["flows"][spot.removeprefix("hex.")]


@pytest.mark.parametrize("centre", [1, None])
def test_whatever_amulets_buy_is_found_again_in_any_order(centre):
    """Amulets are rare in random play; here there are always some."""
    several = 0
    for number, scene in enumerate(Scene(3, 16, centre, 3).set_up().wander(240)):
        if number % 4 or not GAME.engine.actors(scene.position):
            continue
        seat = asked(scene.position)
        made = series(GAME, scene.position, seat, scene.whim)
        planner, said = GAME.planner(scene.position, seat), shuffled(GAME, made, scene.whim)
        assert whole_series(planner, said) == [step.move for step in made]
        for place, gesture in enumerate(said):
            next_ones = [gesture_of(tuple(touches)) for touches in _next(planner, said[:place])]
            assert gesture in next_ones
            assert len(set(next_ones)) == len(next_ones)
            for other in scene.whim.sample(next_ones, min(4, len(next_ones))):
                assert why_not(planner, [*said[:place], other]) is None
        several += len(said) > 1
    assert several > 8


def _next(planner, said):
    return plan(planner, said)["next"]


def test_what_may_follow_an_amulet_that_pays_for_a_move():  # small_islands-48
    position = moment(held=[1])
    found = planned(position, "do.amulet")
    assert {"hex.e4", "do.amulet+do.move", "column.grey+do.amulet+do.clue"} <= offered(found)
    for one in offered(found):
        assert refused(position, f"do.amulet {one}") is None


# Setting up


def setting_up(step, **options):
    position = GAME.deal(3, 4, options)
    while int(position.games[0]["step"]) != step:
        seat = GAME.engine.actors(position)[0]
        GAME.engine.play(position, seat, GAME.engine.legal_moves(position, seat)[0])
    return position, GAME.engine.actors(position)[0]


def test_a_statue_and_its_facing_are_one_choice():  # small_islands-06
    position, seat = setting_up(Step.STATUE, object_placement="players")
    hex = f"hex.{_id(members(position.games[0]['spots'])[3])}"
    for said in (f"{hex} way.ne", f"way.ne {hex}", f"way.s {hex} way.ne"):
        found = planned(position, said, seat)
        assert len(found["moves"]) == 2
        assert found["go"]["words"].endswith("turns the statue to the NE")
    assert hex in offered(planned(position, "way.ne", seat))
    assert outlook(position, f"{hex} way.ne", seat)["sees"]


def test_a_triad_is_laid_in_any_order():  # small_islands-13
    position, seat = setting_up(Step.TRIAD)
    opening = planned(position, "", seat)
    lava = next(one for one in sorted(offered(opening)) if one.startswith("hex."))
    way = next(one for one in sorted(offered(planned(position, lava, seat))) if "way." in one)
    triads = {one for one in offered(planned(position, f"{way} {lava}", seat)) if "triad." in one}
    assert triads
    for triad in sorted(triads):
        first, second = (
            planned(position, said, seat)
            for said in (f"{way} {lava} {triad}", f"{triad} {way} {lava}")
        )
        assert first["moves"] == second["moves"]
        assert len(first["moves"]) == 3
        laid = outlook(position, f"{way} {lava} {triad}", seat)["laying"]
        assert (laid["lava"], laid["way"]) == (lava[4:], way[4:])
