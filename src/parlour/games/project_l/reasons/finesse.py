"""Why no further action can be bought: project_l-48, project_l-49."""

from parlour.games.game import Refusal
from parlour.games.project_l.box.tiles import INSERT_COST
from parlour.games.project_l.moves import INSERT
from parlour.games.project_l.options import FINESSE
from parlour.kit.positions import Reading


def no_insert(game: Reading, seat: int, move: int) -> Refusal:
    """What is missing for an Insert."""
    player = game.players[seat]
    if not game.options[FINESSE]:
        return Refusal("extra actions are bought only with Finesse", "project_l-48")
    if player.credits + player.new_credits >= INSERT_COST:
        return Refusal("credits gained in this turn are for a later one", "project_l-49")
    return Refusal(f"an extra action costs {INSERT_COST} credits", "project_l-48")


def no_extra(game: Reading, seat: int, move: int) -> Refusal:
    """What cannot be done after the last action."""
    if move == INSERT:
        return no_insert(game, seat, move)
    return Refusal("you have no action left: insert one or end the turn", "project_l-48")
