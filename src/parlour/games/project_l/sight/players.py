"""What lies before each player of Project L: stock, puzzles with their pieces, the turn."""

from parlour.games.project_l.box.puzzles import NO_PUZZLE
from parlour.games.project_l.nouns import CELL, PIECE, PUZZLE
from parlour.games.project_l.options import FINESSE, OPEN_PILES
from parlour.games.project_l.rules.market import may_take_black
from parlour.games.project_l.rules.rounds import black_holder
from parlour.games.project_l.sight.schema import Player, Recycling, Stone, Turn, Unfinished
from parlour.games.project_l.sight.setting import COLOURS
from parlour.games.project_l.table import PIECE_MARK, Ending, Step
from parlour.kit.positions import Reading
from parlour.kit.sets import members


def player(game: Reading, seat: int, viewer: int) -> Player:
    """One player as the viewer sees them."""
    own = game.players[seat]
    shown: Player = {
        "seat": seat,
        "points": own.score if is_score_seen(game, seat, viewer) else None,
        "turn": _turn(game, own, seat) if own.step != Step.WAIT else None,
        "stock": {f"stock.{seat}": _counted(own.stock)},
        "puzzles": {
            f"puzzle.{seat}.{PUZZLE.ids[slot.puzzle]}": _unfinished(slot, number)
            for number, slot in enumerate(own.slots, 1)
            if slot.puzzle != NO_PUZZLE
        },
        "pile": {f"pile.{seat}": {"amount": own.completed}},
        "symbols": own.symbols,
    }
    if game.options[FINESSE]:
        shown["credits"] = own.credits
    if stone := _stone(game, seat):
        shown["stone"] = stone
    return shown


# project_l-78
def is_score_seen(game: Reading, seat: int, viewer: int) -> bool:
    """Whether the viewer may know the points of a seat."""
    return seat == viewer or bool(game.options[OPEN_PILES]) or game.ending == Ending.OVER


# project_l-15
def _stone(game: Reading, seat: int) -> Stone | None:
    if game.seats <= 4 or game.ending >= Ending.TOUCHES:
        return None
    if seat == game.turn:
        return "clear"
    return "black" if seat == black_holder(game.record) else None


def _turn(game: Reading, own: Reading, seat: int) -> Turn:
    return {
        "actions": own.actions,
        "mastered": bool(own.mastered),
        "may_take_black": bool(may_take_black(game.record, seat)),
        "used": [slot + 1 for slot in members(own.used)],
        "fresh": _counted(own.fresh),
        "due": [PIECE.ids[piece] for piece in own.due[: own.due_count]],
        "arrows": own.arrows,
        "recycling": _recycling(game, own) if own.step == Step.RECYCLE_ORDER else None,
        "new_symbols": own.new_symbols,
        "new_credits": own.new_credits,
    }


def _counted(counts: list[int]) -> dict[str, int]:
    return {PIECE.ids[piece]: count for piece, count in enumerate(counts) if count}


# project_l-30
def _recycling(game: Reading, own: Reading) -> Recycling:
    named = [PUZZLE.ids[game.market[space]] for space in own.named[: own.named_count]]
    return {"row": COLOURS[own.recycled], "named": named}


def _unfinished(slot: Reading, number: int) -> Unfinished:
    return {"puzzle": PUZZLE.ids[slot.puzzle], "slot": number, "pieces": _laid(slot.cells)}


def _laid(marks: list[int]) -> dict[str, list[list[str]]]:
    """The pieces in a puzzle: a first cell names the piece, every further one the first."""
    found: dict[str, list[list[str]]] = {}
    cells: dict[int, list[str]] = {}
    for cell, mark in enumerate(marks):
        if mark >= PIECE_MARK:
            cells[cell] = [CELL.ids[cell]]
            found.setdefault(PIECE.ids[mark - PIECE_MARK], []).append(cells[cell])
        elif mark:
            cells[mark - 1].append(CELL.ids[cell])
    return found
