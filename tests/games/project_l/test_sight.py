"""What a seat of Project L sees."""

import json
import random
from functools import cache

import pytest

from games.project_l.layouts import ROOMY, finesse, nearly, touching
from games.project_l.positions import (
    MASTER,
    blind,
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
)
from parlour.games.project_l import GAME
from parlour.games.project_l.box.placements import COVERED, PIECE_PLACED
from parlour.games.project_l.box.puzzles import PUZZLES, RECESS
from parlour.games.project_l.box.tiles import TILE_IDS
from parlour.games.project_l.sight.filling import fewest
from parlour.games.project_l.table import Ending
from parlour.kit.record import SPECTATOR

pytestmark = pytest.mark.talk


def view(position, viewer=0):
    return GAME.view(now(position), viewer)


def setting(position):
    return GAME.setting(now(position))


def aids(position, seat=0):
    return GAME.aids(now(position), seat)


def me(position, viewer=0):
    return view(position, viewer)["players"][f"seat.{viewer}"]


def turn(position, viewer=0):
    return me(position, viewer)["turn"]


def lying(position):
    """The puzzles of the market by their spaces."""
    found = {at["space"]: thing for thing, at in view(position)["market"].items()}
    return {space: found[space].removeprefix("market.") for space in sorted(found)}


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
    position = table(4, market={0: "w07", 1: "w01", 2: "w02", 3: "w03", 5: None})
    assert set(lying(position)) == set(range(8)) - {5}
    assert lying(position)[0] == "w07"
    spaces = setting(position)["spaces"]
    assert spaces[1] == {"stone": None, "row": "white", "column": 2}
    assert spaces[7] == {"stone": None, "row": "black", "column": 4}
    assert spaces[8:] == [None] * 8
    assert view(position)["opponent"] is None


def test_six_have_two_sets_and_two_stones():  # project_l-09, project_l-10
    position = table(6, first=1, market={8: "w01", 12: "b01"})
    assert (lying(position)[8], lying(position)[12]) == ("w01", "b01")
    spaces = setting(position)["spaces"]
    assert spaces[2] == {"stone": "clear", "row": "white", "column": 3}
    assert spaces[12] == {"stone": "black", "row": "black", "column": 1}
    assert [number for number, space in enumerate(spaces) if space is None] == [3, 7, 11, 15]
    stones = [player.get("stone") for player in view(position)["players"].values()]
    assert stones == [None, "clear", None, None, "black", None]
    finish(position, 4)
    assert me(position, 4)["stone"] == "black"  # kept until both have finished
    assert [who["seat"] for who in view(position)["deciding"]] == [1]


def test_both_stone_holders_decide_at_once_the_clear_stone_first():  # project_l-15, project_l-17
    for first in range(5):
        deciding = view(table(5, first=first))["deciding"]
        assert [who["seat"] for who in deciding] == [first, (first + 2) % 5]
        assert {who["question"] for who in deciding} == {"action"}


def test_a_puzzle_shows_its_worth_and_where_it_comes_from():
    puzzles = setting(table(2))["puzzles"]
    assert puzzles["w07"] == {
        "colour": "white",
        "points": 0,
        "reward": "i4",
        "rows": [".....", ".X...", ".X...", ".X...", ".X..."],
        "provenance": "official",
        "set": "base",
    }
    ghost = puzzles["gb05"]
    assert (ghost["colour"], ghost["set"], ghost["reward"]) == ("black", "ghost", "up2")
    assert ghost["provenance"] == "reconstructed"


def test_only_puzzles_of_the_chosen_boxes_are_set_out():  # project_l-02, project_l-80
    kinds = {"base": "base", "ghost": "base ghost", "full": "base ghost ambassador"}
    for expansions, wanted in kinds.items():
        shown = setting(table(2, options={"expansions": expansions}))["puzzles"].values()
        assert {puzzle["set"] for puzzle in shown} == set(wanted.split())
    assert len(setting(table(2, options={"phoenix": "on"}))["puzzles"]) == PUZZLES


def test_decks_show_what_went_under_them_and_nothing_else():  # project_l-29
    position = table(2, white=["w01", "w02"], white_known=["w05", "w03"], black_known=[])
    decks = view(position)["decks"]
    assert decks["deck.white"] == {"unseen": 2, "known": ["w05", "w03"]}
    assert decks["deck.black"] == {"unseen": 8, "known": []}


def test_a_ring_of_known_puzzles_is_shown_in_its_order():  # project_l-30
    position = table(2, white=["gw01", "gw02"])
    row = [lying(position)[space] for space in range(4)]
    do(position, 0, recycling(0))
    assert view(position)["decks"]["deck.white"]["known"] == row[2:]


def test_the_solo_table():  # project_l-83
    position = table(1, market={0: "w07", 8: None}, options={"solo_level": "hard"})
    shown = view(position)
    assert lying(position)[0] == "w07"
    assert 8 not in lying(position)
    assert setting(position)["spaces"][5] == {"stone": None, "row": 2, "column": 3}
    assert shown["opponent"] == {
        "columns": [1, 2, 1],
        "locks": 3,
        "points": 0,
        "pile": {"opponent.pile": {"puzzles": []}},
    }
    sizes = [deck["unseen"] for deck in shown["decks"].values()]
    assert sizes == [6, 10]  # whites on top
    position.games["decks"]["unseen_left"][0, 0] -= 7
    assert [deck["unseen"] for deck in view(position)["decks"].values()] == [0, 9]
    (top,) = [c for c in GAME.ask(now(position), 0)["choices"] if c["move"] == blind(0)]
    assert top["touches"] == ["deck.black"]


def test_what_the_opponent_took():  # project_l-83c
    position = table(1, market={0: "b01"}, locks=[0, 1, 1])
    finish(position)
    opponent = view(position)["opponent"]
    assert opponent["pile"]["opponent.pile"]["puzzles"] == ["b01"]
    assert opponent["points"] == 3


def test_pieces_supply_and_options():
    position = table(3, supply={"T4": 2}, options={"pieces": "10", "round_cap": 20})
    supply, pieces = view(position)["supply"], setting(position)["pieces"]
    assert (supply["supply.t4"], supply["supply.d1"]) == ({"amount": 2}, {"amount": 7})
    assert setting(position)["unusual"] == {"pieces": "10", "round_cap": 20}
    assert setting(position)["options"]["expansions"] == "full"
    turns = pieces["t4"].pop("orientations")
    assert pieces["t4"] == {
        "name": "T",
        "label": "T4",
        "level": 4,
        "colour": "pink",
        "hex": "#E5007D",
        "provenance": "official",
    }
    assert [turn["words"] for turn in turns] == ["", "turned", "turned twice", "turned thrice"]
    assert turns[0]["rows"] == [".X.", "XXX"]
    assert turns[1]["rows"] == ["X.", "XX", "X."]
    assert [len(pieces[name]["orientations"]) for name in ("d1", "i2", "l4", "p5")] == [1, 2, 8, 8]


def test_a_placement_touches_the_piece_and_the_cells_it_covers():  # project_l-39
    position = table(2, stocks=["T4"], slots=[[None, ROOMY]])
    choices = {c["words"]: c["touches"] for c in GAME.ask(now(position), 0)["choices"]}
    wanted = ["piece.t4", "own.2.b3", "own.2.b4", "own.2.c4", "own.2.b5"]
    assert choices["places T4 in 2 at b3 turned"] == wanted
    assert setting(position)["cells"]["own.2.c4"] == {"slot": 2, "column": 3, "row": 4}
    assert len(setting(position)["cells"]) == 4 * 25


def test_an_exchange_touches_what_is_given_and_taken():  # project_l-33, project_l-34, project_l-45
    position = table(2, stocks=["I2 P5"])
    choices = {c["words"]: c["touches"] for c in GAME.ask(now(position), 0)["choices"]}
    assert choices["upgrades I2 to D1"] == ["piece.i2", "supply.d1"]
    assert choices["takes D1 for nothing"] == ["do.free", "supply.d1"]
    split = ["do.split", "piece.p5", "supply.d1", "supply.o4"]
    assert choices["splits P5 into D1 O4"] == split


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
    assert turn(position)["may_take_black"]
    do(position, 0, taking(4))
    assert not turn(position)["may_take_black"]


# Finesse


def test_face_down_tiles_are_not_told():  # project_l-50
    position = table(2, options={"finesse": "on"})
    shown = view(position)["finesse"]
    assert shown["tiles"][:2] == [None, None]
    assert len([tile for tile in shown["tiles"] if tile]) == 8
    assert set(shown["tiles"][2:]) <= set(setting(position)["tiles"])
    assert (shown["active"], shown["bank"], shown["rounds_left"]) == (None, 35, 10)
    assert view(table(2))["finesse"] is None
    assert setting(table(2))["tiles"] == {}


def active(position):
    """What the active tile shows."""
    return setting(position)["tiles"][view(position)["finesse"]["active"]]


def test_the_active_tile_says_what_it_pays():  # project_l-51
    position = finesse("A02")
    shown = view(position)["finesse"]
    assert shown["rounds_left"] == 8
    assert shown["active"] == shown["tiles"][0] == "a02"
    assert active(position) == {
        "colour": "pink",
        "credits": 1,
        "words": "1 credit for each I4 or O4 or L4 placed",
        "provenance": "official",
    }
    assert active(finesse("FC3"))["words"] == (
        "4 credits at the end of your turn for owning a piece of each level 1 to 4"
    )
    gone = finesse("A02", gone=9)
    assert len(view(gone)["finesse"]["tiles"]) == 1
    assert view(gone)["finesse"]["rounds_left"] == 1


def test_every_tile_has_words():
    for tile in TILE_IDS:
        words = active(finesse(tile))["words"]
        assert words.split()[1] in ("credit", "credits")
        assert "{" not in words


# The players


def test_scores_of_others_are_hidden_until_the_end():  # project_l-78
    seats = {0: {"score": 3, "completed": 2}, 1: {"score": 5, "completed": 4}}

    def scores(viewer=0, options=None, **fields):
        position = table(2, seats=seats, options=options, **fields)
        return [player["points"] for player in view(position, viewer)["players"].values()]

    assert scores() == [3, None]
    assert scores(SPECTATOR) == [None, None]
    assert scores(options={"open_piles": "on"}) == [3, 5]
    assert scores(ending=Ending.OVER) == [3, 5]
    position = table(2, seats=seats)
    assert [me(position, seat)["pile"] for seat in (0, 1)] == [
        {"pile.0": {"amount": 2}},
        {"pile.1": {"amount": 4}},
    ]


def test_the_state_of_a_turn():  # project_l-17b
    position = table(2, stocks=["D1 I2 P5"], slots=[["w07", "b07"]])
    assert view(position)["deciding"] == [{"seat": 0, "question": "action"}]
    assert (turn(position)["actions"], turn(position)["mastered"]) == (3, False)
    assert me(position)["stock"] == {"stock.0": {"d1": 1, "i2": 1, "p5": 1}}
    assert set(view(position)["stock"]) == {"piece.d1", "piece.i2", "piece.p5"}
    assert view(position, SPECTATOR)["stock"] == {}
    assert me(position, 1)["turn"] is None
    do(position, 0, splitting("P5 into D1 O4"))
    assert view(position)["deciding"] == [{"seat": 0, "question": "ghost"}]
    assert turn(position)["fresh"] == {"d1": 1, "o4": 1}
    do(position, 0, placing(0, "D1", 6))
    assert turn(position)["used"] == [1]


def test_master_and_m_tiles():  # project_l-40, project_l-43
    position = table(2, slots=[["w07"]], seats={0: {"symbols": 1, "new_symbols": 2}})
    assert (me(position)["symbols"], turn(position)["new_symbols"]) == (1, 2)
    do(position, 0, MASTER)
    assert view(position)["deciding"] == [{"seat": 0, "question": "master"}]
    assert turn(position)["mastered"]


def test_credits_are_shown_with_finesse():  # project_l-49
    fields = {0: {"credits": 2, "new_credits": 3}}
    position = table(2, seats=fields, options={"finesse": "on"})
    assert (me(position)["credits"], turn(position)["new_credits"]) == (2, 3)
    assert "credits" not in me(table(2))


def test_rewards_and_arrows_that_are_due():  # project_l-59, project_l-61
    position = table(2, slots=[[nearly("w07", 6)]], supply={"I4": 0})
    do(position, 0, placing(0, "D1", 6))
    assert view(position)["deciding"] == [{"seat": 0, "question": "reward"}]
    assert turn(position)["due"] == ["i4"]
    position = table(2, slots=[[nearly("gb05", 5)]])
    do(position, 0, placing(0, "D1", 5))
    assert view(position)["deciding"] == [{"seat": 0, "question": "arrow"}]
    assert turn(position)["arrows"] == 2


def test_a_row_that_is_being_recycled():  # project_l-30
    position = table(2, market={4: "b01", 6: "b03"}, options={"recycle_order": "on"})
    do_all(position, 0, recycling(1), taking(6), taking(4))
    assert turn(position)["recycling"] == {"row": "black", "named": ["b03", "b01"]}


def test_pieces_in_a_puzzle_are_told_by_their_cells():
    picture = "..... .A... .A... .B... .C..."
    shown = me(table(2, slots=[[None, ("w07", picture)]]))["puzzles"]
    pieces = {"i2": [["b2", "b3"]], "d1": [["b4"], ["b5"]]}
    assert shown == {"puzzle.0.w07": {"puzzle": "w07", "slot": 2, "pieces": pieces}}


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


def test_puzzles_say_whether_the_stock_fills_them():
    slots = [["w07", "b16"], ["w07"]]
    position = table(2, stocks=["D1 I3 I4", "I4"], slots=slots, market={0: "w09", 4: "b17"})
    fillings = aids(position)["fillings"]
    assert fillings["puzzle.0.w07"] == {"pieces": ["i4"], "gain": None}
    assert fillings["puzzle.0.b16"] is None
    assert fillings["market.b17"] is None
    assert "puzzle.1.w07" not in fillings
    assert aids(position, 1)["fillings"]["puzzle.1.w07"] == {"pieces": ["i4"], "gain": None}
    position = table(2, stocks=["I2 V3"], market={0: "w02"})
    filling = aids(position)["fillings"]["market.w02"]
    wanted = fewest(int(RECESS[puzzle("w02")]), tuple(counts("I2 V3")))
    assert (filling and filling["pieces"]) == (wanted and [NAMES[p].lower() for p in wanted])
    assert fewest(int(RECESS[puzzle("w07")]), tuple(counts("D1 I3"))) == (piece("D1"), piece("I3"))


def test_touches_show_what_filling_a_puzzle_changes():  # project_l-72, project_l-73
    slots = [[nearly("b16", 2, 3), "w07", nearly("b07", 6)]]
    position = touching(2, stocks=["D1 D1 D1"], slots=slots, seats={0: {"score": 10}})
    shown = aids(position)
    gains = [shown["fillings"][f"puzzle.0.{name}"] for name in ("b16", "w07", "b07")]
    assert [filling and filling["gain"] for filling in gains] == [2 * 5 - 2, None, 2 * 3 - 1]
    assert shown["if_stopped"] == {"seat.0": 10 - 5 - 0 - 3}
    do(position, 0, placing(2, "D1", 6))
    shown = aids(position)
    assert shown["fillings"]["puzzle.0.b07"] == {"pieces": [], "gain": None}
    assert shown["if_stopped"] == {"seat.0": 10 - 1 - 5 - 0 + 3}
    assert list(aids(position, 1)["if_stopped"]) == ["seat.1"]


def test_credits_pay_for_touches_first():  # project_l-71
    slots = [[nearly("b16", 2, 3)]]
    seats = {0: {"credits": 1}}
    position = touching(2, stocks=["D1 D1"], slots=slots, seats=seats, options={"finesse": "on"})
    assert aids(position)["fillings"]["puzzle.0.b16"]["gain"] == 2 * 5 - 1


def test_before_the_touches_no_score_is_foretold():
    position = table(2, slots=[["w07"]])
    finish_round(position)
    assert aids(position)["if_stopped"] == {}
