"""Why a move of Project L is not legal: a sentence to the player and the rule that forbids it.

Asked of a seat that must decide. Everything it tells lies open on the table.
"""

from parlour.games.game import Refusal
from parlour.games.project_l.action_reasons import Reason, no_action, no_insert
from parlour.games.project_l.box import (
    DECK_NAMES,
    NO_PUZZLE,
    PIECE_IDS,
    PUZZLE_IDS,
)
from parlour.games.project_l.moves import (
    DONE,
    FIRST_DECK,
    FIRST_PIECE,
    FIRST_PLACE,
    FIRST_SPLIT,
    FIRST_UPGRADE,
    FREE_DOT_MOVE,
    INSERT,
    MOVES,
)
from parlour.games.project_l.placements import PIECE, PLACEMENTS
from parlour.games.project_l.placing_reasons import not_placed
from parlour.games.project_l.setting import PLACES_OF_SET
from parlour.games.project_l.supply_reasons import not_exchanged
from parlour.games.project_l.table import Step
from parlour.kit.positions import Reading

_HALF, _PIECE = PLACES_OF_SET // 2, PIECE.tolist()


def why_not(game: Reading, seat: int, move: int) -> Refusal:
    """Why the seat, which must decide, may not make the move, which is not legal."""
    return _REASONS[game.players[seat].step](game, seat, move)


def _waits(game: Reading, seat: int, move: int) -> Refusal:
    return Refusal("it is not your turn", "project_l-15" if game.seats > 4 else "project_l-14")


def _no_extra(game: Reading, seat: int, move: int) -> Refusal:
    if move == INSERT:
        return no_insert(game, seat, move)
    return Refusal("you have no action left: insert one or end the turn", "project_l-48")


def _not_put_under(game: Reading, seat: int, move: int) -> Refusal:
    row = DECK_NAMES[game.players[seat].recycled]
    is_puzzle = FIRST_PLACE <= move < FIRST_DECK and game.market[move - FIRST_PLACE] != NO_PUZZLE
    if not is_puzzle:
        return Refusal(f"say which puzzle of the {row} row goes under next", "project_l-30")
    puzzle = PUZZLE_IDS[game.market[move - FIRST_PLACE]]
    if (move - FIRST_PLACE) // _HALF == game.players[seat].recycled:
        return Refusal(f"{puzzle} is to go under already", "project_l-30")
    return Refusal(f"{puzzle} is not in the row you recycle", "project_l-30")


def _not_by_master(game: Reading, seat: int, move: int) -> Refusal:
    player = game.players[seat]
    if move == DONE:
        return Refusal("place at least one piece first", "project_l-41")
    if not 0 <= move < FIRST_PLACE:
        return Refusal("you are placing pieces now: finish that first", "project_l-41b")
    slot = move // PLACEMENTS
    if player.used >> slot & 1:
        return Refusal(f"this action has placed a piece in slot {slot + 1} already", "project_l-40")
    return not_placed(game, seat, move)


def _not_by_ghost(game: Reading, seat: int, move: int) -> Refusal:
    player, slot = game.players[seat], move // PLACEMENTS
    if not 0 <= move < FIRST_PLACE:
        return Refusal("you are placing the new pieces now: finish that first", "project_l-47")
    if player.used >> slot & 1:
        return Refusal(f"this action has placed a piece in slot {slot + 1} already", "project_l-47")
    piece = _PIECE[move % PLACEMENTS]
    if player.slots[slot].puzzle != NO_PUZZLE and not player.fresh[piece]:
        return Refusal(f"your {PIECE_IDS[piece]} is none of the new pieces", "project_l-47")
    return not_placed(game, seat, move)


def _not_rewarded(game: Reading, seat: int, move: int) -> Refusal:
    depicted = game.players[seat].due[0]
    name = PIECE_IDS[depicted]
    if game.supply[depicted]:
        return Refusal(f"the supply has a {name} again: pick that", "project_l-17c")
    if move == DONE:
        return Refusal(f"there are pieces to replace {name}: pick one", "project_l-17c")
    if not FIRST_PIECE <= move < MOVES:
        return Refusal(
            f"your reward is a piece in place of {name}, which has run out", "project_l-59"
        )
    picked = move - FIRST_PIECE
    if not game.supply[picked]:
        return Refusal(f"the supply has no {PIECE_IDS[picked]} left", "project_l-59")
    sentence = f"you cannot get {PIECE_IDS[picked]} in place of {name}: it is too high"
    return Refusal(sentence, "project_l-59")


def _not_by_arrow(game: Reading, seat: int, move: int) -> Refusal:
    if FIRST_UPGRADE <= move < FIRST_SPLIT:
        return not_exchanged(game, seat, move)
    if move == FREE_DOT_MOVE:
        return Refusal("a red arrow exchanges a piece and gives none for nothing", "project_l-61")
    return Refusal("you have a red arrow: upgrade a piece or decline it", "project_l-61")


def _not_touched(game: Reading, seat: int, move: int) -> Refusal:
    if 0 <= move < FIRST_PLACE:
        return not_placed(game, seat, move)
    if FIRST_SPLIT <= move < INSERT:
        return Refusal("touches go one by one, without Ghost, Master or Ambassador", "project_l-70")
    return Refusal("the turns are over: place touches or stop", "project_l-69")


_REASONS: dict[int, Reason] = {
    Step.WAIT: _waits,
    Step.ACTION: no_action,
    Step.EXTRA: _no_extra,
    Step.RECYCLE_ORDER: _not_put_under,
    Step.MULTI_PLACE: _not_by_master,
    Step.GHOST_PLACE: _not_by_ghost,
    Step.REWARD_PICK: _not_rewarded,
    Step.ARROW: _not_by_arrow,
    Step.TOUCHES: _not_touched,
}
