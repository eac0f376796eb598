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
from games.small_islands.sights import hex_at, located, me, the, view
from parlour.games.small_islands.box.islands import (BUILT)
from parlour.games.small_islands.box.clues import (IN_LARGEST)
from parlour.games.small_islands.box.map import (HEX_NAMES, NO_HEX, NUMBER, members)
from parlour.games.small_islands.moves import DECLINE, Act
from parlour.games.small_islands.rules.amulets import let_statues_act
from parlour.games.small_islands.table import Step
from parlour.kit.record import SPECTATOR

WHITE = {"white": [("not on a beach", 0), ("next to a palm tree", 1)]}
MAP = {
    "huts": "C4 J3 L8 H11",
    "palms": "F5 N6 J10",
    "statues": [("K4", "S"), ("I9", "NW"), ("E8", "N")],
}


# The map


@pytest.mark.parametrize(("number", "order", "sides"), [(1, "ABC", "sss"), (28, "ACB", "lsl")])
def test_an_island_tells_how_it_is_built(number, order, sides):  # small_islands-02
    shown = view(table(2, island=number, centre=2))["island"]
    names = {"s": "small", "l": "large"}
    assert (shown["number"], "".join(shown["order"]), shown["centre_number"]) == (number, order, 2)
    assert shown["sides"] == dict(zip("ABC", (names[side] for side in sides), strict=True))
    assert shown["clip"] == (number - 1) % 2
    land, middle = BUILT[number - 1]
    assert shown["centre"] == HEX_NAMES[NUMBER[middle[1]]]
    assert set(middle) <= set(land)


def test_everything_that_stands_on_a_hex():  # small_islands-05, small_islands-35
    position = table(
        3, columns=WHITE, **MAP, vehicles=["F4", "K4", "K4"], amulets="J5", lava="J6", held=[1]
    )
    f4, k4 = hex_at(position, "F4"), hex_at(position, "K4")
    assert (f4["kind"], f4["cubes"], f4["vehicles"], f4["object"]) == (
        "river",
        ["white"],
        [0],
        None,
    )
    assert (k4["object"], k4["facing"], k4["vehicles"]) == ("statue", "S", [1, 2])
    assert (hex_at(position, "C4")["object"], hex_at(position, "F5")["object"]) == ("hut", "palm")
    assert hex_at(position, "J5")["amulet"]
    assert [hex_at(position, name)["kind"] for name in ("J6", "H7", "H8", "A5")] == [
        "lava",
        "volcano",
        "volcano",
        "ocean",
    ]
    to(do(position, Act.CUBE, "white"), "F4")
    assert (hex_at(position, "F4")["cubes"], hex_at(position, "F4")["struck"]) == ([], ["white"])


def test_areas_and_the_largest_of_them():  # small_islands-32
    for seed in range(3):
        position = table(3, seed=seed, island=5 * seed + 3, lava="J7 J8")
        areas = view(position)["areas"]
        shown = {name for area in areas if area["largest"] for name in area["hexes"]}
        marks = position.games[0]["marks"][IN_LARGEST : IN_LARGEST + 6]
        assert shown == {HEX_NAMES[at] for words in marks for at in members(words)}
        assert sum(area["size"] for area in areas) == len(members(position.games[0]["land"]))


def test_statues_foretell_their_amulets():  # small_islands-64, small_islands-65
    for seed in range(4):
        position = table(2, seed=seed, island=seed + 9, amulets_left=2 + seed)
        before, told = set(members(position.games[0]["amulets"])), view(position)["statues"]
        let_statues_act(position.games[0])
        new = set(members(position.games[0]["amulets"])) - before
        assert {HEX_NAMES[at] for at in new} == {s["amulet"] for s in told if s["amulet"]}
        assert [s["facing"] for s in view(position)["statues"]] == [s["then"] for s in told]


def test_a_statue_that_is_not_turned_yet():  # small_islands-73
    position = GAME.deal(2, 1, {"object_placement": "players"})
    while step(position) != Step.FACING:
        play(position, legal(position)[0])
    at = next(at for at in view(position)["hexes"] if at["object"] == "statue")
    assert at["facing"] is None
    assert view(position)["statues"] == []


# Columns


def test_a_column_from_the_oldest_clue_on():  # small_islands-26, small_islands-35
    position = table(2, columns=WHITE, **MAP)
    shown = the(position, "white")
    assert [(clue["text"], clue["rose"]) for clue in shown["clues"]] == WHITE["white"]
    assert (shown["roses"], shown["candidates"], shown["cubes"]) == ([1, 1], 12, True)
    assert sorted(shown["hexes"]) == sorted(named(position.games[0]["sites"][0]).split())
    grey = the(position, "grey")
    assert (grey["begun"], grey["cubes"], grey["located"], grey["clues"]) == (
        False,
        False,
        None,
        [],
    )


def test_tiles_and_missing_roses():  # small_islands-38, small_islands-61b
    position = table(2, columns={"grey": [("next to lava", 1), ("next to a hut", None)]})
    tile, clue = the(position, "grey")["clues"]
    assert (tile["tile"], tile["rose"]) == (True, 1)
    assert (clue["tile"], clue["rose"]) == (False, None)


def test_a_located_treasure():  # small_islands-36
    position = located(table(2, columns=WHITE, **MAP), "white", "F6")
    shown = the(position, "white")
    assert (shown["located"], shown["candidates"], len(shown["struck"])) == ("F6", 1, 11)


# Players and decks


def test_own_cards_are_seen_by_their_owner():  # small_islands-72
    position = table(2, hands=[["next to a hut"]], gold=[[3, 5], [2]], held=[1, 0], **MAP)
    shown = me(position)
    assert (shown["hand"], shown["gold"], shown["worth"]) == (["next to a hut"], [3, 5], 8)
    assert (shown["treasures"], shown["clues"], shown["amulets"]) == (2, 1, 1)
    other = view(position, 1)["players"][0]
    assert (other["hand"], other["gold"], other["worth"]) == (None, None, None)
    assert (other["treasures"], other["clues"]) == (2, 1)


def test_open_treasure_is_seen_by_all():  # small_islands-72
    position = raised(options={"open_treasure": "on"})
    choose(position, 0)
    taken = values_in(position.games[0]["players"][0]["gold"])
    assert view(position, SPECTATOR)["players"][0]["gold"] == taken


def test_decks_and_what_is_known_of_them():  # small_islands-08, small_islands-46
    position = table(2, columns=WHITE, gold=[[6]], **MAP)
    before = view(position)["decks"]
    game = position.games[0]
    assert before["clues"] == int(game["deck"]).bit_count()
    assert (before["treasure"], before["safe"], before["unseen"]) == (40, 12, 0)
    assert len(before["reserve"]) == 4
    hand = me(position)["hand"]
    do(position, Act.SWAP)
    after = view(position)["decks"]
    assert after["clues"] == int(game["deck"]).bit_count()
    assert after["clues_discarded"] == hand


def test_an_amulet_under_the_vehicle_takes_a_bound():  # small_islands-22, small_islands-44b
    position = table(2, vehicles=["F4", "K4"], amulets="F4 K4", **MAP)
    assert ("F4", 0) not in amulets_of(position, 0)
    assert ("K4", 0) in amulets_of(position, 1)  # when the turn comes
    to(to(do(position, Act.MOVE), "F5"), "F4")
    assert ("F4", 0) in amulets_of(position, 0)
    bought = do(table(2, vehicles=["F4", "K4"], amulets="F5", held=[1], **MAP), Act.BUY_MOVE)
    assert ("F5", 0) not in amulets_of(to(bought, "F5"), 0)


def amulets_of(position, seat):
    """The amulets in a player's reach, with the bounds they take."""
    finds = view(position)["players"][seat]["reach"]["finds"]
    return [(find["hex"], find["bounds"]) for find in finds if find["what"] == "amulet"]


# Questions


def test_a_question_names_what_is_given_already():
    position = table(2, columns=WHITE, held=[1], **MAP)
    assert view(position, 1)["question"]["seat"] == asked(position) == 0
    do(position, Act.CUBE, "white")
    question = view(position)["question"]
    assert (question["step"], question["column"]) == ("cube", "white")
    assert sorted(question["hexes"]) == sorted(the(position, "white")["hexes"])
    assert question["rule"] == "small_islands-49"


def test_tiles_that_were_chosen_are_named():  # small_islands-73
    position = table(2, columns=WHITE, hands=[["in a lake", "on a beach"]], **MAP)
    play(do(position, Act.TILE, "white"), legal(position)[0])
    question = view(position)["question"]
    assert (question["step"], question["tile"]) == ("show", "next to the volcano")


def test_every_object_is_asked_for_by_name():  # small_islands-07
    position = GAME.deal(2, 1, {"object_placement": "players"})
    seen = []
    while step(position) == Step.OBJECT:
        seen.append(view(position)["question"]["object"])
        play(position, legal(position)[0])
    assert seen == ["hut"] * 4 + ["palm"] * 3
    finish_setting_up(position)
    assert view(position)["question"]["object"] is None


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
        (1, "next to a palm tree"),
        (0, "not on a beach"),
    ]
    assert [rose["offered"] for rose in shown["roses"]] == [True, False, False]
    assert (shown["left"], len(shown["seen"]), shown["curse"]) == (3, 2, "impossible")
    assert shown["offer"]["card"] == shown["turned"][0]
    assert view(position, SPECTATOR)["raising"]["seen"] == []
    choose(position, DECLINE)
    assert [rose["offered"] for rose in view(position)["raising"]["roses"]] == [False, True, False]


def test_seen_cards_that_surely_come():  # small_islands-55
    position = raised(treasure=[2, 2, 2, 2, 2, 2])
    shown = view(position)["raising"]
    assert (shown["seen"], shown["to_come"]) == (["gold 2"] * 2, ["gold 2"])
    assert me(position)["to_come"] == ["gold 2"]


def test_whether_a_curse_can_come():  # small_islands-08
    told = set()
    for seed in range(8):
        position = raised(treasure=[0, 2, 2, 2, 2], seed=seed)
        if step(position) == Step.CLAIM:
            for viewer in (0, 1):
                shown = view(position, viewer)["raising"]
                certain = "the Curse" in shown["to_come"]
                assert shown["curse"] == ("certain" if certain else "possible")
                told.add(shown["curse"])
    assert told == {"certain", "possible"}


def test_a_curse_and_who_has_yet_to_pay():  # small_islands-60
    position = raised(treasure=[0, 0, 2, 2], held=[1, 1], gold=[[3], [4]])
    while step(position) == Step.CLAIM:
        choose(position, DECLINE)
    shown = view(position)["raising"]
    assert (shown["offer"], shown["cursed"], shown["last"]) == (None, [0, 1], True)
    assert view(position)["last_treasure"]
    choose(choose(position, 0), 1)
    over = view(position)
    assert (over["phase"], over["actors"], over["question"]) == ("over", [], None)
    assert [p["finish"] for p in over["players"]] == [1, 2]
    assert [p["gold"] for p in over["players"]] == [[3], []]
    assert position.games[0]["spot"] == NO_HEX
