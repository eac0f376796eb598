"""The questions of Project L: one a step, what it asks and what every move number answers.

A move means the same at every step, so that one out of turn is refused with its own reason; only
what ends a step, and what is done with puzzles and pieces named, differ.
"""

from collections.abc import Callable

from parlour.games.project_l.box.pieces import PIECES
from parlour.games.project_l.box.tiles import INSERT_COST
from parlour.games.project_l.moves import DONE, INSERT
from parlour.games.project_l.nouns import DECK, PIECE
from parlour.games.project_l.questions.market import PUTTING_UNDER, RECYCLING, TAKING
from parlour.games.project_l.questions.placing import MULTIPLE, PLACING
from parlour.games.project_l.questions.supply import (
    FREE,
    REWARD,
    SPLITTING,
    UPGRADING,
)
from parlour.games.project_l.rules.completing import offered
from parlour.games.project_l.rules.finesse.credits import may_insert
from parlour.games.project_l.table import Step
from parlour.games.project_l.words import LEXICON
from parlour.games.questions import Answer, Answers, Asked, Question, Questions
from parlour.games.speech import counted
from parlour.kit.positions import Reading

BUTTONS = {
    "do.free": "For nothing",
    "do.recycle": "Recycle",
    "do.split": "Split",
    "do.master": "Master",
    "do.ambassador": "Ambassador",
    "do.insert": "Insert an action",
    "do.end": "End the turn",
    "do.finish": "Finish placing",
    "do.without": "Go without a reward",
    "do.decline": "Decline the arrow",
    "do.stop": "Stop",
}
_ENDED_BY = ("done", "ends", "passes", "stops", "finishes", "declines", "goes", "ends turn")
_ALWAYS: Answers = {
    **TAKING,
    **RECYCLING,
    **FREE,
    **UPGRADING,
    **SPLITTING,
    **MULTIPLE,
    INSERT: Answer("inserts an action", ("do.insert",)),
}


def _asks_action(game: Reading, seat: int) -> Asked:
    left = game.players[seat].actions
    if left == 1 and not may_insert(game.record, seat):  # project_l-48
        return Asked("your last action ends the turn and cannot be taken back", "project_l-20")
    actions = counted(left, "action")
    return Asked(f"you have {actions} left: choose one, or end the turn", "project_l-20")


def _asks_extra(game: Reading, seat: int) -> Asked:
    if not may_insert(game.record, seat):
        none = "you have neither an action left nor credits for one"
        return Asked(f"{none}: end the turn", "project_l-48")
    credits = counted(INSERT_COST, "credit")
    return Asked(f"no action is left: buy one more for {credits}, or end the turn", "project_l-48")


def _asks_order(game: Reading, seat: int) -> Asked:
    deck = DECK.said(game.players[seat].recycled)
    return Asked(f"say which puzzle goes under the {deck} deck next", "project_l-30")


def _asks_master(game: Reading, seat: int) -> Asked:
    if not game.players[seat].used:
        return Asked(
            "lay a piece into as many of your puzzles as you like, one each", "project_l-40"
        )
    return Asked("lay a piece into another of your puzzles, or finish placing", "project_l-40")


def _asks_ghost(game: Reading, seat: int) -> Asked:
    fresh = game.players[seat].fresh
    names = " ".join(PIECE.said(p) for p in range(PIECES) for _ in range(fresh[p]))
    return Asked(
        f"place new pieces ({names}), one into each puzzle at most, or finish", "project_l-47"
    )


def _asks_reward(game: Reading, seat: int) -> Asked:
    depicted = game.players[seat].due[0]
    due = PIECE.said(depicted)
    if not offered(game.record, depicted):
        return Asked(
            f"{due} and all that could replace it have run out: go on without", "project_l-60"
        )
    if game.supply[depicted]:
        return Asked(f"your reward {due} is in the supply again: take it", "project_l-17c")
    return Asked(f"your reward {due} has run out: pick a piece in its place", "project_l-59")


def _asks_arrow(game: Reading, seat: int) -> Asked:
    more = game.players[seat].arrows - 1
    later = f"; {counted(more, 'more arrow')} to come" if more else ""
    return Asked(f"exchange a piece by your red arrow, or decline it{later}", "project_l-61")


def _asks_touches(game: Reading, seat: int) -> Asked:
    if game.players[seat].credits:
        return Asked(
            "place pieces, for a credit each and then a point each, or stop", "project_l-71"
        )
    return Asked("place pieces, each for a point, or stop", "project_l-69")


def _question(
    id: str,
    title: str,
    asks: Callable[[Reading, int], Asked],
    done: tuple[str, str],
    own: Answers | None = None,
) -> Question:
    """A step, how it is ended (words, thing), and what it means by numbers of its own."""
    end = Answer(done[0], (done[1],), _ENDED_BY)
    return Question(id, title, asks, {**_ALWAYS, DONE: end, **(own or {})}, further=PLACING)


_END, _FINISH = ("ends the turn", "do.end"), ("finishes placing", "do.finish")


def _step(game: Reading, seat: int) -> int:
    return int(game.players[seat].step)


QUESTIONS = Questions(
    step=_step,
    steps={
        Step.ACTION: _question("action", "choosing an action", _asks_action, _END),
        Step.EXTRA: _question("extra", "buying an action or ending the turn", _asks_extra, _END),
        Step.RECYCLE_ORDER: _question(
            "recycle-order", "putting a row under its deck", _asks_order, _END, PUTTING_UNDER
        ),
        Step.MULTI_PLACE: _question(
            "master", "placing by Master or Ambassador", _asks_master, _FINISH
        ),
        Step.GHOST_PLACE: _question("ghost", "placing new pieces", _asks_ghost, _FINISH),
        Step.REWARD_PICK: _question(
            "reward",
            "picking a reward",
            _asks_reward,
            ("goes without a reward", "do.without"),
            REWARD,
        ),
        Step.ARROW: _question(
            "arrow", "using a red arrow", _asks_arrow, ("declines the arrow", "do.decline")
        ),
        Step.TOUCHES: _question(
            "touches", "Finishing Touches", _asks_touches, ("stops", "do.stop")
        ),
    },
    buttons=BUTTONS,
    lexicon=LEXICON,
)
