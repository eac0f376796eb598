"""Taking moves back in a step of two turns: project_l-17e."""

import pytest

from games.project_l.positions import (
    BLACK,
    STONES_APART,
    WHITE,
    blind,
    choosing,
    do_all,
    legal,
    market,
    now,
    placing,
    recycling,
    splitting,
    table,
    taking,
    upgrading,
)
from parlour.errors import CannotUndo
from parlour.games.project_l import GAME
from parlour.games.project_l.box.tiles import TILE_IDS
from parlour.games.project_l.moves import AMBASSADOR, DONE, FIRST_SPACE, FREE_DOT_MOVE, MASTER
from parlour.games.project_l.table import Step
from parlour.play.match import Match

PLAYERS = 5
ORDERED = {"recycle_order": "on"}
LAY = "lay"  # the first placement there is: a dot, which fills no puzzle


class Side:
    """A match of five whose holders of the clear and of the black stone are called by colour."""

    def __init__(self, seed=1, **options):
        self.match = Match(GAME, PLAYERS, options, seed)

    def seat(self, stone):
        """The seat that holds a stone."""
        record = now(self.match.table)
        clear = (record.first + record.passes) % PLAYERS
        return clear if stone == "clear" else (clear + STONES_APART[PLAYERS]) % PLAYERS

    def play(self, stone, *moves):
        """Moves of the holder of a stone."""
        for move in moves:
            seat = self.seat(stone)
            lowest = legal(self.match.table, seat)[0]
            assert move != LAY or lowest < FIRST_SPACE
            self.match.play(seat, lowest if move == LAY else move)
        return self

    def may_undo(self, stone):
        """Whether the holder may take the last move back."""
        return self.match.may_undo(self.seat(stone))

    def undo(self, stone, times=1):
        """Take the holder's last moves back."""
        for _ in range(times):
            self.match.undo(self.seat(stone))
        return self

    def position(self):
        """The bytes of the position."""
        return self.match.table.position()


def after_a_take(**options):
    """Both have taken a puzzle."""
    return Side(**options).play("clear", taking(0)).play("black", taking(8))


def dealt(wanted, **options):
    """The seed of a deal as wanted."""
    seeds = range(1000)
    return next(seed for seed in seeds if wanted(GAME.deal(PLAYERS, seed, options)))


@pytest.mark.parametrize(
    "mine",
    [
        [LAY],
        [MASTER],
        [MASTER, LAY],
        [recycling(BLACK)],
        [LAY, recycling(WHITE), taking(2)],
    ],
)
@pytest.mark.parametrize(
    "others",
    [
        [FREE_DOT_MOVE],
        [LAY, taking(12)],
        [taking(9), taking(12)],
        [MASTER, LAY, DONE],
    ],
)
def test_what_changed_nothing_common_goes_back_whatever_the_other_did(mine, others):
    """project_l-17e: the rest of the record replays to the same position."""
    side, without = after_a_take(**ORDERED), after_a_take(**ORDERED)
    side.play("clear", *mine).play("black", *others).undo("clear", len(mine))
    assert side.position() == without.play("black", *others).position()


def test_moves_of_both_go_back_each_on_their_own():  # project_l-17e
    side = after_a_take()
    before = side.position()
    side.play("clear", MASTER).play("black", LAY).play("clear", LAY)
    side.undo("clear", 2).undo("black")
    assert side.position() == before


@pytest.mark.parametrize("move", [FREE_DOT_MOVE, upgrading("D1", "I2"), upgrading("I2", "D1")])
def test_what_changed_something_common_goes_back_until_the_other_moves(move):  # project_l-17e
    side = after_a_take()
    before = side.position()
    side.play("clear", move)
    assert side.may_undo("clear")
    assert side.undo("clear").position() == before
    side.play("clear", move).play("black", LAY)
    assert not side.may_undo("clear")
    with pytest.raises(CannotUndo):
        side.undo("clear")


@pytest.mark.parametrize("move", [taking(1), taking(4), blind(WHITE), recycling(BLACK)])
def test_a_revealed_card_stays(move):  # project_l-17e
    side = after_a_take().play("clear", move)
    assert not side.may_undo("clear")
    assert not side.play("black", LAY).may_undo("clear")


@pytest.mark.parametrize("moves", [[LAY, DONE], [LAY, LAY], [DONE]])
def test_a_finished_turn_stays(moves):  # project_l-17e
    side = after_a_take()
    seat = side.seat("clear")
    assert not side.play("clear", *moves).match.may_undo(seat)


def test_a_full_order_stays():  # project_l-17e
    side = Side(**ORDERED).play("clear", recycling(WHITE), taking(2))
    assert side.may_undo("clear")
    assert not side.play("clear", taking(0)).may_undo("clear")


def test_own_things_go_back_down_to_what_is_common():  # project_l-17e
    side = after_a_take().play("clear", FREE_DOT_MOVE, MASTER).play("black", LAY)
    assert side.may_undo("clear")
    assert not side.undo("clear").may_undo("clear")
    assert side.undo("black").may_undo("clear")  # no move of the other stands after it now


def test_nothing_common_comes_between():  # project_l-17e
    side = after_a_take().play("clear", LAY, FREE_DOT_MOVE)
    assert not side.may_undo("clear")


def test_a_completion_is_common():  # project_l-17e
    """A domino fills the puzzle; the reward comes out of the supply."""
    twos = ("w01", "w02", "w12")
    seed = dealt(lambda position: market(position, 0, 1)[0] in twos)
    side = Side(seed).play("clear", taking(0))
    domino = placing(0, "I2", 12, 17)
    side.play("clear", domino)
    assert side.may_undo("clear")
    assert not side.play("black", FREE_DOT_MOVE).may_undo("clear")


def test_a_placement_that_pays_is_common():  # project_l-17e, project_l-53
    """In round 3 the tile pays for dots; in round 1 the same placement is nobody else's matter."""
    seed = dealt(lambda position: TILE_IDS[now(position).tiles[0]] == "C07", finesse="on")
    for rounds, stands_alone in ((0, True), (2, False)):
        side = Side(seed, finesse="on")
        for _ in range(rounds * PLAYERS):
            side.play("clear", DONE)
            side.play("black", DONE)
        side.play("clear", taking(0), LAY)
        assert side.may_undo("clear")
        assert side.play("black", FREE_DOT_MOVE).may_undo("clear") == stands_alone


# What the record says of single moves: whether the last one stands alone, whether it goes back.

STEPS = {
    "clear stone opens an Ambassador": ([AMBASSADOR], True, 1),
    "splits a ghost": ([splitting("P5 into I2 V3")], False, 1),
    "places a new piece": ([splitting("P5 into I2 V3"), placing(0, "I2", 6, 11)], True, 2),
    "completes and is rewarded": ([placing(1, "I2", 12, 17)], False, 1),
    "completes for an M": ([placing(3, "D1", 19)], False, 1),
    "picks in place of it": ([placing(1, "I2", 12, 17), choosing("V3")], False, 2),
    "declines an arrow": ([placing(2, "D1", 19), DONE], True, 2),
    "uses an arrow": ([placing(2, "D1", 19), upgrading("D1", "I2")], False, 2),
}


@pytest.mark.parametrize("name", STEPS)
def test_which_moves_stand_alone(name):  # project_l-17e, project_l-17b
    moves, stands_alone, may_go_back = STEPS[name]
    nearly = ("gb06", "..... .AA.. BBCC. .DDD. ..EE.")  # its cell 19 is free; the arrow comes next
    position = table(
        PLAYERS,
        stocks=["D1 I2 P5"],
        slots=[["w07", "w12", nearly, ("aw01", "..... ..... AAABB C.D..")]],
        supply={"D1": 0, "I2": 1 if "picks" not in name else 0},
        market={0: "w10", 4: "b10"},
        white=(),
        black=["b01"],
        seats={0: {"symbols": 1}},
    )
    do_all(position, 0, *moves)
    assert GAME.stands_alone(now(position), 0) == stands_alone
    assert now(position).barriers[0] == may_go_back
    assert now(position).players[0].step != Step.WAIT


@pytest.mark.parametrize(
    ("move", "may_go_back"), [(taking(0), 1), (taking(4), 0), (blind(BLACK), 0)]
)
def test_a_take_is_common_and_final_if_a_card_came_up(move, may_go_back):  # project_l-17e
    """The white deck is empty, the black one is not."""
    position = table(PLAYERS, white=(), black=["b01"], market={0: "w10", 4: "b10"})
    do_all(position, 0, FREE_DOT_MOVE, move)
    assert not GAME.stands_alone(now(position), 0)
    assert now(position).barriers[0] == (2 if may_go_back else 0)
