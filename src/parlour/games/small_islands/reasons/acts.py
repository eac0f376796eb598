"""Why something cannot be done in a turn of Small Islands, in a move or outside."""

from parlour.games.game import Refusal
from parlour.games.small_islands.box.map import contains
from parlour.games.small_islands.box.pieces import COLUMNS
from parlour.games.small_islands.moves import Act
from parlour.games.small_islands.nouns import HEX
from parlour.games.small_islands.reasons.columns import (
    no_clue_there,
    no_cube_there,
    no_tile_there,
    not_raised,
)
from parlour.kit.positions import Reading

_USED = Refusal("your main action is used", "small_islands-23")
_PRICES = {  # of what an amulet buys, by rule
    Act.BUY_MOVE: "48",
    Act.BUY_SWAP: "50",
    Act.BUY_CLUE: "47",
    Act.BUY_TILE: "47",
    Act.CUBE: "49",
}


def not_done(game: Reading, seat: int, answer: int) -> Refusal:
    """Why something cannot be done outside a move."""
    act, column = _kind(answer)
    if act == Act.END_TURN:
        return Refusal("your main action is yet to come: nobody can pass", "small_islands-25")
    if act == Act.END_MOVE:
        return Refusal("you are not in a move", "small_islands-40")
    if act in (Act.TAKE, Act.LEAVE):
        return _no_amulet_now(game, seat)
    if act in (Act.MOVE, Act.SWAP):
        return _USED
    if act in (Act.CLUE, Act.TILE) and game.acted:
        return _USED
    return _not_bought(game, seat, act) or _not_with_column(game, seat, act, column)


def not_done_in_move(game: Reading, seat: int, answer: int) -> Refusal:
    """Why something cannot be done in a move."""
    act, column = _kind(answer)
    if act == Act.END_TURN:
        return Refusal("end your move first", "small_islands-25")
    if act == Act.END_MOVE:
        return Refusal("no move ends on lava", "small_islands-43")
    if act == Act.LEAVE:
        return Refusal("in a move an amulet is left by going on", "small_islands-44")
    if act == Act.TAKE:
        return _not_taken(game, seat)
    if act in (Act.MOVE, Act.BUY_MOVE):
        return Refusal("no move can be begun inside a move", "small_islands-24")
    if act in (Act.SWAP, Act.CLUE, Act.TILE):
        return _no_main_action(game)
    return _not_bought(game, seat, act) or _not_with_column(game, seat, act, column)


def _kind(answer: int) -> tuple[Act, int]:
    """An act and its column, if it has one."""
    column = (answer - Act.RAISE) % COLUMNS if answer >= Act.RAISE else 0
    return Act(answer - column), column


def _not_bought(game: Reading, seat: int, act: Act) -> Refusal | None:
    if act not in _PRICES or game.players[seat].amulets:
        return None
    return Refusal("you have no amulet", f"small_islands-{_PRICES[act]}")


def _not_with_column(game: Reading, seat: int, act: Act, column: int) -> Refusal:
    if act == Act.RAISE:
        return not_raised(game, seat, column)
    if act == Act.CUBE:
        return no_cube_there(game, column)
    if game.players[seat].roses == 0:
        return Refusal("you have no rose left to mark a clue with", "small_islands-26")
    reason = no_clue_there if act in (Act.CLUE, Act.BUY_CLUE) else no_tile_there
    return reason(game, seat, column)


# small_islands-24: only amulets are spent in a move.
def _no_main_action(game: Reading) -> Refusal:
    first = "end your move first: in a move there is only what amulets buy"
    return _USED if game.acted else Refusal(first, "small_islands-24")


# Amulets on the board


def _no_amulet_now(game: Reading, seat: int) -> Refusal:
    if contains(game.amulets, game.players[seat].vehicle):
        bound = "the amulet here can be taken after a bound that ends here, or in your next turn"
        return Refusal(bound, "small_islands-44b")
    return _none_here(game, seat, "22")


def _not_taken(game: Reading, seat: int) -> Refusal:
    if not contains(game.amulets, game.players[seat].vehicle):
        return _none_here(game, seat, "44")
    if game.bought:
        return Refusal("in a move that was bought no amulet is taken", "small_islands-48")
    return Refusal("an amulet is taken only after a bound", "small_islands-44b")


def _none_here(game: Reading, seat: int, rule: str) -> Refusal:
    here = HEX.said(game.players[seat].vehicle)
    return Refusal(f"there is no amulet on {here}", f"small_islands-{rule}")
