"""What a seat of Project L sees."""

import json
import random
from functools import cache

import pytest

from games.project_l.layouts import finesse, nearly, touching
from games.project_l.positions import (
    MASTER,
    counts,
    do,
    do_all,
    finish,
    finish_round,
    now,
    piece,
    placing,
    puzzle,
    recycling,
    splitting,
    table,
    taking,
    walk,
)
from parlour.games.project_l import GAME
from parlour.games.project_l.box.placements import COVERED, PIECE_PLACED
from parlour.games.project_l.box.puzzles import PUZZLES, RECESS
from parlour.games.project_l.box.tiles import TILE_IDS
from parlour.games.project_l.sight.filling import fewest
from parlour.games.project_l.table import Ending
from parlour.kit.record import SPECTATOR
from parlour.kit.rule import INTERPRETED

TABLES = [
    (1, {}),
    (1, {"finesse": "on"}),
    (2, {"recycle_order": "on"}),
    (3, {"endless_white": "on", "open_piles": "on"}),
    (4, {"finesse": "ambassador"}),
    (6, {"finesse": "on", "phoenix": "on"}),
]
every_table = pytest.mark.parametrize(("players", "options"), TABLES)


def view(position, viewer=0):
    return GAME.view(now(position), viewer)


def me(position, viewer=0):
    return view(position, viewer)["players"][viewer]


def seen_by(position, viewer):
    seen = position.copy()
    GAME.engine.redact(seen, viewer)
    return seen


def moments(players, options):
    """Positions of a game played at random."""
    every = 23 if INTERPRETED else 7
    for number, (position, _, _) in enumerate(walk(players, 3, options, most=400)):
        if number % every == 0:
            yield position


def ids(puzzles):
    return [face and face["id"] for face in puzzles]


@every_table
def test_a_record_and_its_redaction_look_the_same(players, options):
    for position in moments(players, options):
        for viewer in (SPECTATOR, *range(players)):
            assert view(position, viewer) == view(seen_by(position, viewer), viewer)


@every_table
def test_a_view_is_plain_data(players, options):
    for position in moments(players, options):
        for viewer in (SPECTATOR, 0):
            shown = view(position, viewer)
            assert json.loads(json.dumps(shown)) == shown


def test_a_view_is_fresh_each_time():
    position = table(2, slots=[["w07"]], white_known=["w01"], options={"finesse": "on"})
    spoilt = view(position)
    kept = json.dumps(spoilt)
    spoil(spoilt)
    assert json.dumps(view(position)) == kept


def spoil(data):
    """Change everything that can be changed."""
    for part in data.values() if isinstance(data, dict) else data:
        if isinstance(part, dict | list):
            spoil(part)
    data.clear()


# The table


def test_the_market_of_four_has_a_white_and_a_black_row():  # project_l-08
    position = table(4, market={0: "w07", 5: None})
    (rows,) = view(position)["market"]
    assert rows["stone"] is None
    assert (rows["white"][0]["id"], rows["black"][1]) == ("w07", None)
    assert (len(rows["white"]), len(rows["black"])) == (4, 4)
    assert view(position)["solo"] is None


def test_six_have_two_sets_and_two_stones():  # project_l-09, project_l-10
    position = table(6, first=1, market={8: "w01", 12: "b01"})
    clear, black = view(position)["market"]
    assert (clear["stone"], black["stone"]) == ("clear", "black")
    assert (black["white"][0]["id"], black["black"][0]["id"]) == ("w01", "b01")
    assert len(clear["white"]) == 3
    stones = [player["stone"] for player in view(position)["players"]]
    assert stones == [None, "clear", None, None, "black", None]
    finish(position, 4)
    assert view(position)["players"][4]["stone"] == "black"  # kept until both have finished
    assert view(position)["actors"] == [1]


def test_a_puzzle_shows_its_worth_and_where_it_comes_from():
    position = table(2, market={0: "w07", 4: "gb05"})
    (rows,) = view(position)["market"]
    assert rows["white"][0] == {
        "id": "w07",
        "colour": "white",
        "points": 0,
        "reward": "I4",
        "rows": [".....", ".X...", ".X...", ".X...", ".X..."],
        "provenance": "official",
        "set": "base",
    }
    ghost = rows["black"][0]
    assert (ghost["colour"], ghost["set"], ghost["reward"]) == ("black", "ghost", "UP2")
    assert ghost["provenance"] == "reconstructed"


def test_decks_show_what_went_under_them_and_nothing_else():  # project_l-29
    position = table(2, white=["w01", "w02"], white_known=["w05", "w03"], black_known=[])
    white, black = view(position)["decks"]
    assert (white["size"], white["unseen"], ids(white["known"])) == (4, 2, ["w05", "w03"])
    assert (black["size"], black["unseen"], black["known"]) == (8, 8, [])


def test_a_ring_of_known_puzzles_is_shown_in_its_order():  # project_l-30
    position = table(2, white=["gw01", "gw02"])
    row = ids(view(position)["market"][0]["white"])
    do(position, 0, recycling(0))
    assert ids(view(position)["decks"][0]["known"]) == row[2:]


def test_the_solo_table():  # project_l-83
    position = table(1, market={0: "w07", 8: None}, options={"solo_level": "hard"})
    shown = view(position)
    assert shown["market"] == []
    assert shown["solo"]["grid"][0][0]["id"] == "w07"
    assert shown["solo"]["grid"][2][2] is None
    assert shown["solo"]["locks"] == [1, 2, 1]
    assert shown["solo"]["opponent"] == {"locks": 3, "score": 0, "taken": []}
    assert [(deck["colour"], deck["size"]) for deck in shown["decks"]] == [("white", 16)]
    for _ in range(6):  # whites on top
        position.games["decks"]["unseen_left"][0, 0] -= 1
    assert view(position)["decks"][0]["colour"] == "black"


def test_what_the_opponent_took():  # project_l-83c
    position = table(1, market={0: "b01"}, locks=[0, 1, 1])
    finish(position)
    assert view(position)["solo"]["opponent"]["taken"] == ["b01"]
    assert view(position)["solo"]["opponent"]["score"] == 3


def test_pieces_supply_and_options():
    shown = view(table(3, supply={"T4": 2}, options={"pieces": "10", "round_cap": 20}))
    assert shown["supply"]["T4"] == 2
    assert shown["supply"]["D1"] == 7
    assert shown["options"]["expansions"] == "full"
    assert (shown["options"]["pieces"], shown["options"]["round_cap"]) == ("10", 20)
    assert shown["pieces"][6] == {
        "id": "T4",
        "name": "T",
        "level": 4,
        "colour": "pink",
        "hex": "#E5007D",
        "rows": [".X.", "XXX"],
        "provenance": "official",
    }


# Rounds and the end


@pytest.mark.parametrize(
    ("ending", "phase", "stones"),
    [
        (Ending.NORMAL, "normal", None),
        (Ending.TRIGGERED, "last round next", 2),
        (Ending.LAST_ROUND, "last round", 1),
        (Ending.TOUCHES, "touches", None),
        (Ending.OVER, "over", None),
    ],
)
def test_the_phase_says_how_near_the_end_is(ending, phase, stones):  # project_l-65, project_l-66
    for players in (2, 5):
        shown = view(table(players, ending=ending))
        assert shown["phase"] == phase
        assert shown["stones_to_come"] == (stones if players == 5 else None)


def test_rounds_are_counted_from_one():  # project_l-14, project_l-18
    position = table(3)
    assert view(position)["round"] == 1
    finish(position)
    assert view(position)["round"] == 1
    finish(position)
    finish(position)
    assert view(position)["round"] == 2
    assert view(table(5, passes=7, ending=Ending.OVER))["round"] == 2
    assert view(table(2, passes=4, ending=Ending.TOUCHES))["round"] == 2


def test_after_the_trigger_one_black_puzzle_a_turn():  # project_l-27
    position = table(2, black=[], black_known=[], ending=Ending.TRIGGERED)
    assert me(position)["may_take_black"]
    do(position, 0, taking(4))
    assert not me(position)["may_take_black"]


# Finesse


def test_face_down_tiles_are_not_told():  # project_l-50
    shown = view(table(2, options={"finesse": "on"}))["finesse"]
    assert shown["tiles"][:2] == [None, None]
    assert len([tile for tile in shown["tiles"] if tile]) == 8
    assert (shown["active"], shown["bank"]) == (None, 35)
    assert view(table(2))["finesse"] is None


def test_the_active_tile_says_what_it_pays():  # project_l-51
    shown = view(finesse("A02"))
    assert shown["rounds_left"] == 8
    assert shown["finesse"]["active"] == shown["finesse"]["tiles"][0]
    assert shown["finesse"]["active"] == {
        "id": "A02",
        "colour": "pink",
        "credits": 1,
        "words": "1 credit for each I4 or O4 or L4 placed",
        "provenance": "official",
    }
    blue = view(finesse("FC3"))["finesse"]["active"]
    assert blue["words"] == (
        "4 credits at the end of your turn for owning a piece of each level 1 to 4"
    )
    gone = finesse("A02", gone=9)
    assert len(view(gone)["finesse"]["tiles"]) == 1
    assert view(gone)["rounds_left"] == 1


def test_every_tile_has_words():
    for tile in TILE_IDS:
        words = view(finesse(tile))["finesse"]["active"]["words"]
        assert words.split()[1] in ("credit", "credits")
        assert "{" not in words


# The players


def test_scores_of_others_are_hidden_until_the_end():  # project_l-78
    seats = {0: {"score": 3, "completed": 2}, 1: {"score": 5, "completed": 4}}

    def scores(viewer=0, options=None, **fields):
        position = table(2, seats=seats, options=options, **fields)
        return [player["score"] for player in view(position, viewer)["players"]]

    assert scores() == [3, None]
    assert scores(SPECTATOR) == [None, None]
    assert scores(options={"open_piles": "on"}) == [3, 5]
    assert scores(ending=Ending.OVER) == [3, 5]
    shown = view(table(2, seats=seats))["players"]
    assert [player["completed"] for player in shown] == [2, 4]


def test_the_state_of_a_turn():  # project_l-17b
    position = table(2, stocks=["D1 I2 P5"], slots=[["w07", "b07"]])
    shown = me(position)
    assert (shown["step"], shown["actions"], shown["mastered"]) == ("action", 3, False)
    assert {name: n for name, n in shown["stock"].items() if n} == {"D1": 1, "I2": 1, "P5": 1}
    do(position, 0, splitting("P5 into D1 O4"))
    shown = me(position)
    assert shown["step"] == "ghost_place"
    assert {name: n for name, n in shown["fresh"].items() if n} == {"D1": 1, "O4": 1}
    do(position, 0, placing(0, "D1", 6))
    assert me(position)["used"] == [0]


def test_master_and_m_tiles():  # project_l-40, project_l-43
    position = table(2, slots=[["w07"]], seats={0: {"symbols": 1, "new_symbols": 2}})
    assert (me(position)["symbols"], me(position)["new_symbols"]) == (1, 2)
    do(position, 0, MASTER)
    assert (me(position)["step"], me(position)["mastered"]) == ("multi_place", True)


def test_rewards_and_arrows_that_are_due():  # project_l-59, project_l-61
    position = table(2, slots=[[nearly("w07", 6)]], supply={"I4": 0})
    do(position, 0, placing(0, "D1", 6))
    assert (me(position)["step"], me(position)["due"]) == ("reward_pick", ["I4"])
    position = table(2, slots=[[nearly("gb05", 5)]])
    do(position, 0, placing(0, "D1", 5))
    assert (me(position)["step"], me(position)["arrows"]) == ("arrow", 2)


def test_a_row_that_is_being_recycled():  # project_l-30
    position = table(2, market={4: "b01", 6: "b03"}, options={"recycle_order": "on"})
    do_all(position, 0, recycling(1), taking(6), taking(4))
    assert me(position)["recycling"] == {"row": "black", "named": ["b03", "b01"]}
    assert view(position)["players"][1]["recycling"] is None


def test_pieces_in_a_puzzle_are_numbered():
    picture = "..... .A... .A... .B... .B..."
    slot = me(table(2, slots=[[("w07", picture), None]]))["slots"][0]
    assert [slot["cells"][cell] for cell in (6, 11, 16, 21)] == [
        ["I2", 1],
        ["I2", 1],
        ["I2", 2],
        ["I2", 2],
    ]
    assert len([cell for cell in slot["cells"] if cell]) == 4
    assert slot["free"] == 0
    assert me(table(2, slots=[[None, "w07"]]))["slots"][0] is None


# The planning aid


@cache
def fewest_by_trying(free, stock):
    """The fewest pieces that fill the cells, by trying everything."""
    if not free:
        return 0
    lowest, found = free & -free, []
    for covered, shape in WAYS:
        if covered & lowest and not covered & ~free and stock[shape]:
            rest = (*stock[:shape], stock[shape] - 1, *stock[shape + 1 :])
            more = fewest_by_trying(free & ~covered, rest)
            found += [] if more is None else [more + 1]
    return min(found, default=None)


WAYS = [(int(covered), int(shape)) for covered, shape in zip(COVERED, PIECE_PLACED, strict=True)]


def test_the_fewest_pieces_are_found():
    chance = random.Random(7)
    for _ in range(60):
        free = int(RECESS[chance.randrange(PUZZLES)])
        if free.bit_count() > 9:
            continue
        stock = counts(" ".join(chance.choices(NAMES, k=chance.randrange(1, 7))))
        found, wanted = fewest(free, tuple(stock)), fewest_by_trying(free, tuple(stock))
        assert (found and len(found)) == wanted
        if found:
            assert all(found.count(shape) <= stock[shape] for shape in found)


NAMES = ("D1", "I2", "I3", "V3", "I4", "O4", "T4", "L4", "S4", "P5", "U5", "L5")


def test_own_puzzles_say_whether_the_stock_fills_them():
    position = table(2, stocks=["D1 I3 I4", "I4"], slots=[["w07", "b16"], ["w07"]])
    first, second, *_ = me(position)["slots"]
    assert (first["fill"], second["fill"], first["gain"]) == (["I4"], None, None)
    assert view(position)["players"][1]["slots"][0]["fill"] is None
    assert fewest(int(RECESS[puzzle("w07")]), tuple(counts("D1 I3"))) == (piece("D1"), piece("I3"))


def test_touches_show_what_filling_a_puzzle_changes():  # project_l-72, project_l-73
    slots = [[nearly("b16", 2, 3), "w07", nearly("b07", 6)]]
    position = touching(2, stocks=["D1 D1 D1"], slots=slots, seats={0: {"score": 10}})
    shown = me(position)
    assert [slot and slot["gain"] for slot in shown["slots"]] == [2 * 5 - 2, None, 2 * 3 - 1, None]
    assert shown["if_stopped"] == 10 - 5 - 0 - 3
    do(position, 0, placing(2, "D1", 6))
    shown = me(position)
    assert (shown["slots"][2]["fill"], shown["slots"][2]["gain"]) == ([], None)
    assert shown["if_stopped"] == 10 - 1 - 5 - 0 + 3
    assert view(position, 1)["players"][0]["if_stopped"] is None


def test_credits_pay_for_touches_first():  # project_l-71
    slots = [[nearly("b16", 2, 3)]]
    seats = {0: {"credits": 1}}
    position = touching(2, stocks=["D1 D1"], slots=slots, seats=seats, options={"finesse": "on"})
    assert me(position)["slots"][0]["gain"] == 2 * 5 - 1


def test_before_the_touches_no_score_is_foretold():
    position = table(2, slots=[["w07"]])
    finish_round(position)
    assert me(position)["if_stopped"] is None
