"""What a seat of Small Islands sees of map, columns, players and cards, and what it is asked."""

import pytest

from games.small_islands.positions import (
    GAME,
    asked,
    choose,
    do,
    finish_setting_up,
    legal,
    named,
    play,
    step,
    table,
    to,
    values_in,
)
from games.small_islands.sights import (
    aids,
    ground,
    located,
    me,
    names,
    reach,
    standing,
    the,
    view,
)
from parlour.games.small_islands.box.clues import IN_LARGEST
from parlour.games.small_islands.box.islands import BUILT
from parlour.games.small_islands.box.map import HEX_NAMES, NO_HEX, NUMBER, members
from parlour.games.small_islands.box.terrains import TERRAIN_NAMES
from parlour.games.small_islands.moves import DECLINE, Act
from parlour.games.small_islands.rules.amulets import let_statues_act
from parlour.games.small_islands.table import Step
from parlour.kit.record import SPECTATOR

pytestmark = pytest.mark.talk

WHITE = {"white": [("not on a beach", 0), ("next to a palm tree", 1)]}
MAP = {
    "huts": "C4 J3 L8 H11",
    "palms": "F5 N6 J10",
    "statues": [("K4", "S"), ("I9", "NW"), ("E8", "N")],
}


# The map


@pytest.mark.parametrize(("number", "order", "sides"), [(1, "ABC", "sss"), (28, "ACB", "lsl")])
def test_an_island_tells_how_it_is_built(number, order, sides):  # small_islands-02
    shown = GAME.setting(table(2, island=number, centre=2).reading())["island"]
    sizes = {"s": "small", "l": "large"}
    assert (shown["number"], "".join(shown["order"]), shown["centre_number"]) == (number, order, 2)
    assert shown["sides"] == dict(zip("ABC", (sizes[side] for side in sides), strict=True))
    assert shown["clip"] == (number - 1) % 2
    land, middle = BUILT[number - 1]
    assert shown["centre"] == HEX_NAMES[NUMBER[middle[1]]].lower()
    assert set(middle) <= set(land)


@pytest.mark.parametrize("options", [{}, {"volcano": "off"}])
def test_the_printed_map_and_its_changes_are_the_land(
    options,
):  # small_islands-11, small_islands-15
    position = GAME.deal(3, 5, options)
    finish_setting_up(position)
    land = members(position.games[0]["land"])
    for at, name in enumerate(HEX_NAMES):
        assert (ground(position, name) in TERRAIN_NAMES) == (at in land)
        if at in land:
            mark = position.games[0]["marks"][TERRAIN_NAMES.index(ground(position, name))]
            assert at in members(mark)
    lava = [name for name in HEX_NAMES if ground(position, name) == "lava"]
    assert lava == [HEX_NAMES[at] for at in members(position.games[0]["lava"])]


def test_everything_that_stands_on_a_hex():  # small_islands-05, small_islands-35
    position = table(
        3, columns=WHITE, **MAP, vehicles=["F4", "K4", "K4"], amulets="J5", lava="J6", held=[1]
    )
    shown = view(position)
    assert ground(position, "F4") == "river"
    assert "f4" in the(position, "white")["cubes"]
    assert [v["hex"] for v in shown["vehicles"].values()] == ["f4", "k4", "k4"]
    assert shown["statues"]["statue.k4"] == {"hex": "k4", "facing": "s"}
    assert [standing(position, name) for name in ("F4", "C4", "F5")] == [None, "hut", "palm"]
    assert shown["amulets"] == {"amulet.j5": {"hex": "j5"}}
    kinds = [ground(position, name) for name in ("J6", "H7", "H8", "A5")]
    assert kinds == ["lava", "volcano", "volcano", "ocean"]
    to(do(position, Act.CUBE, "white"), "F4")
    assert "f4" not in the(position, "white")["cubes"]
    assert the(position, "white")["struck"] == ["f4"]


def test_areas_and_the_largest_of_them():  # small_islands-32
    for seed in range(3):
        position = table(3, seed=seed, island=5 * seed + 3, lava="J7 J8")
        areas = aids(position)["areas"]
        shown = {name for area in areas if area["largest"] for name in names(area["hexes"])}
        marks = position.games[0]["marks"][IN_LARGEST : IN_LARGEST + 6]
        assert shown == {HEX_NAMES[at] for words in marks for at in members(words)}
        hexes = [at for area in areas for at in area["hexes"]]
        assert len(hexes) == len(set(hexes)) == len(members(position.games[0]["land"]))


def test_statues_foretell_their_amulets():  # small_islands-64, small_islands-65
    for seed in range(4):
        position = table(2, seed=seed, island=seed + 9, amulets_left=2 + seed)
        before, told = set(members(position.games[0]["amulets"])), aids(position)["gazes"]
        let_statues_act(position.games[0])
        new = set(members(position.games[0]["amulets"])) - before
        assert {HEX_NAMES[at] for at in new} == set(names(s["amulet"] for s in told if s["amulet"]))
        assert [s["facing"] for s in aids(position)["gazes"]] == [s["then"] for s in told]


def test_a_statue_that_is_not_turned_yet():  # small_islands-73
    position = GAME.deal(2, 1, {"object_placement": "players"})
    while step(position) != Step.FACING:
        play(position, legal(position)[0])
    assert [statue["facing"] for statue in view(position)["statues"].values()] == [None]
    assert aids(position)["gazes"] == []


# Columns


def test_a_column_from_the_oldest_clue_on():  # small_islands-26, small_islands-35
    position = table(2, columns=WHITE, **MAP)
    shown = the(position, "white")
    faces = GAME.setting(position.reading())["clue_faces"]
    clues = [(faces[clue["clue"]]["says"], clue["rose"]) for clue in shown["clues"].values()]
    assert clues == WHITE["white"]
    assert next(iter(shown["clues"])) == "column.white.not-on-a-beach"
    assert shown["candidates"] == 12
    assert sorted(names(shown["cubes"])) == sorted(named(position.games[0]["sites"][0]).split())
    grey = the(position, "grey")
    assert (grey["begun"], grey["cubes"], grey["located"], grey["clues"]) == (False, [], None, {})
    land = named(position.games[0]["land"]).split()
    assert sorted(names(aids(position)["candidates"]["grey"])) == sorted(land)


def test_tiles_and_missing_roses():  # small_islands-38, small_islands-61b
    position = table(2, columns={"grey": [("next to lava", 1), ("next to a hut", None)]})
    tile, clue = the(position, "grey")["clues"].values()
    faces = GAME.setting(position.reading())["clue_faces"]
    assert (faces[tile["clue"]]["tile"], tile["rose"]) == (True, 1)
    assert (faces[clue["clue"]]["tile"], clue["rose"]) == (False, None)


def test_a_located_treasure():  # small_islands-36
    position = located(table(2, columns=WHITE, **MAP), "white", "F6")
    shown = the(position, "white")
    assert (shown["located"], shown["candidates"], len(shown["struck"])) == ("f6", 1, 11)


# Players and decks


def treasure_of(shown, seat):
    return shown["players"][f"seat.{seat}"]["treasure"][f"seat.{seat}.treasure"]


def test_own_cards_are_seen_by_their_owner():  # small_islands-72
    position = table(2, hands=[["next to a hut"]], gold=[[3, 5], [2]], held=[1, 0], **MAP)
    own = view(position)
    assert list(own["hand"]) == ["clue.next-to-a-hut"]
    assert treasure_of(own, 0) == {"amount": 2, "cards": ["gold-3", "gold-5"]}
    assert (me(position)["points"], me(position)["amulets"]) == (8, 1)
    other = view(position, 1)
    assert "clue.next-to-a-hut" not in other["hand"]
    assert treasure_of(other, 0) == {"amount": 2, "cards": None}
    assert other["players"]["seat.0"]["points"] is None
    assert other["players"]["seat.0"]["hand"] == {"seat.0.hand": {"amount": 1}}


def test_open_treasure_is_seen_by_all():  # small_islands-72
    position = raised(options={"open_treasure": "on"})
    choose(position, 0)
    taken = values_in(position.games[0]["players"][0]["gold"])
    shown = view(position, SPECTATOR)
    assert treasure_of(shown, 0)["cards"] == [f"gold-{value}" for value in taken]
    assert shown["players"]["seat.0"]["points"] == sum(taken)


def test_decks_and_what_is_known_of_them():  # small_islands-08, small_islands-46
    position = table(2, columns=WHITE, gold=[[6]], **MAP)
    before = view(position)["piles"]
    game = position.games[0]
    assert before["deck.clues"]["amount"] == int(game["deck"]).bit_count()
    assert before["deck.treasure"] == {"amount": 40, "safe": 12}
    assert before["discard.treasure"]["unseen"] == 0
    assert len(view(position)["reserve"]) == 4
    hand = [card["clue"] for card in view(position)["hand"].values()]
    do(position, Act.SWAP)
    after = view(position)["piles"]
    assert after["deck.clues"]["amount"] == int(game["deck"]).bit_count()
    assert after["discard.clues"] == {"amount": len(hand), "clues": hand}


def test_a_card_tells_the_columns_it_fits():  # small_islands-29
    position = table(2, columns=WHITE, hands=[["on a beach", "in a lake"]], **MAP)
    fits = {card: told["fits"] for card, told in view(position)["hand"].items()}
    assert fits["clue.on-a-beach"] == ["grey", "black", "brown"]
    assert set(fits["clue.in-a-lake"]) >= {"grey", "black", "brown"}


def test_an_amulet_under_the_vehicle_takes_a_bound():  # small_islands-22, small_islands-44b
    position = table(2, vehicles=["F4", "K4"], amulets="F4 K4", **MAP)
    assert ("f4", 0) not in amulets_of(position, 0)
    assert ("k4", 0) in amulets_of(position, 1)  # when the turn comes
    to(to(do(position, Act.MOVE), "F5"), "F4")
    assert ("f4", 0) in amulets_of(position, 0)
    bought = do(table(2, vehicles=["F4", "K4"], amulets="F5", held=[1], **MAP), Act.BUY_MOVE)
    assert ("f5", 0) not in amulets_of(to(bought, "F5"), 0)


def amulets_of(position, seat):
    """The amulets in a player's reach, with the bounds they take."""
    finds = reach(position, seat)["finds"]
    return [(find["hex"], find["bounds"]) for find in finds if find["what"] == "amulet"]


# Questions


def test_a_question_names_what_is_given_already():
    position = table(2, columns=WHITE, held=[1], **MAP)
    assert view(position, 1)["deciding"] == [{"seat": asked(position), "question": "action"}]
    do(position, Act.CUBE, "white")
    ask = GAME.ask(position.reading(), 0)
    assert (ask["question"], ask["rule"]) == ("cube", "small_islands-49")
    assert view(position, 1)["chosen"] == {"column": "white"}
    touched = [choice["touches"] for choice in ask["choices"]]
    cubes = the(position, "white")["cubes"]
    assert touched == [[f"hex.{at}", "column.white"] for at in cubes]
    assert aids(position, 1)["spots"] == the(position, "white")["cubes"]


def test_tiles_that_were_chosen_are_named():  # small_islands-73
    position = table(2, columns=WHITE, hands=[["in a lake", "on a beach"]], **MAP)
    play(do(position, Act.TILE, "white"), legal(position)[0])
    assert view(position)["deciding"][0]["question"] == "show"
    assert view(position)["chosen"] == {"column": "white", "tile": "next-to-the-volcano"}


def test_triads_that_were_chosen_are_named():  # small_islands-73
    position = GAME.deal(2, 1)
    assert len(view(position)["triads"]) == 4
    play(position, legal(position)[0])
    assert view(position)["chosen"] == {"triad": "beach-and-jungle"}
    play(position, legal(position)[0])
    assert set(view(position)["chosen"]) == {"triad", "hex"}


def test_every_object_is_asked_for_by_name():  # small_islands-07
    position = GAME.deal(2, 1, {"object_placement": "players"})
    seen = []
    while step(position) == Step.OBJECT:
        seen.append(view(position)["chosen"]["object"])
        assert f"Put a {seen[-1]} on land" in GAME.ask(position.reading(), asked(position))["says"]
        play(position, legal(position)[0])
    assert seen == ["hut"] * 4 + ["palm tree"] * 3
    finish_setting_up(position)
    assert view(position)["chosen"] == {}


# A raising


def raised(**told):
    """Seat 0 raises white, where both have roses."""
    given = {"columns": WHITE, "vehicles": ["F6", "K4"], "hands": [["next to a hut"]]}
    position = located(table(2, **MAP, **{**given, **told}), "white", "F6")
    return do(position, Act.RAISE, "white")


def test_roses_from_the_lowest_and_what_one_saw():  # small_islands-53 to small_islands-57
    position = raised()
    shown = view(position)["raising"]
    assert [(rose["seat"], rose["clue"]) for rose in shown["roses"]] == [
        (0, None),
        (1, "next-to-a-palm-tree"),
        (0, "not-on-a-beach"),
    ]
    assert [rose["offered"] for rose in shown["roses"]] == [True, False, False]
    assert (shown["left"], len(shown["seen"]), shown["curse"]) == (3, 2, "impossible")
    assert shown["up"]["raising.up"]["card"] == shown["turned"][0]
    assert view(position, SPECTATOR)["raising"]["seen"] == []
    choose(position, DECLINE)
    assert [rose["offered"] for rose in view(position)["raising"]["roses"]] == [False, True, False]


def test_seen_cards_that_surely_come():  # small_islands-55
    position = raised(treasure=[2, 2, 2, 2, 2, 2])
    shown = view(position)["raising"]
    assert (shown["seen"], shown["to_come"]) == (["gold-2"] * 2, ["gold-2"])


def test_whether_a_curse_can_come():  # small_islands-08
    told = set()
    for seed in range(8):
        position = raised(treasure=[0, 2, 2, 2, 2], seed=seed)
        if step(position) == Step.CLAIM:
            for viewer in (0, 1):
                shown = view(position, viewer)["raising"]
                certain = "curse" in shown["to_come"]
                assert shown["curse"] == ("certain" if certain else "possible")
                told.add(shown["curse"])
    assert told == {"certain", "possible"}


def test_a_curse_and_who_has_yet_to_pay():  # small_islands-60
    position = raised(treasure=[0, 0, 2, 2], held=[1, 1], gold=[[3], [4]])
    while step(position) == Step.CLAIM:
        choose(position, DECLINE)
    shown = view(position)["raising"]
    assert (shown["up"], shown["cursed"]) == ({}, [0, 1])
    assert view(position)["last_treasure"]
    choose(choose(position, 0), 1)
    over = view(position)
    assert (over["over"], over["deciding"], over["active"]) == (True, [], None)
    assert [p["place"] for p in over["players"].values()] == [1, 2]
    assert [treasure_of(over, seat)["cards"] for seat in (0, 1)] == [["gold-3"], []]
    assert position.games[0]["spot"] == NO_HEX
