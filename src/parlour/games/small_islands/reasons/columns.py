"""Why nothing can be played on a column of Small Islands, no cube removed, no treasure raised."""

from parlour.games.game import Refusal
from parlour.games.small_islands.box.map import contains, members
from parlour.games.small_islands.nouns import COLUMN, HEX
from parlour.games.small_islands.options import VOLCANO
from parlour.games.small_islands.rules.columns import has_begun, has_cubes, is_located
from parlour.games.speech import counted
from parlour.kit.positions import Reading


# small_islands-29: a column in which no card of the hand is legal.
def no_clue_there(game: Reading, seat: int, column: int) -> Refusal:
    """Why no clue of the hand can be played on a column."""
    if game.players[seat].hand == 0:
        return Refusal("you have no clue card", "small_islands-66")
    none = f"no clue of your hand fits {COLUMN.said(column)}"
    each = "each would take away no candidate, or all"
    return Refusal(f"{none}: {each}", "small_islands-29")


def no_tile_there(game: Reading, seat: int, column: int) -> Refusal:
    """Why no volcanic tile can be played on a column."""
    colour, fits = COLUMN.said(column), game.fits[column]
    if not game.options[VOLCANO]:
        return Refusal("this game is played without volcanic tiles", "small_islands-71")
    if game.reserve == 0:
        return Refusal("no volcanic tile is in the reserve", "small_islands-37")
    if game.reserve & fits == 0:
        return Refusal(f"no volcanic tile of the reserve fits {colour}", "small_islands-37")
    none = f"you have no clue to show that does not fit {colour}"
    return Refusal(none, "small_islands-37")


def no_cube_there(game: Reading, column: int) -> Refusal:
    """Why no cube of a colour can be removed."""
    colour = COLUMN.said(column)
    if not has_cubes(game.record, column):
        return Refusal(f"{colour} has no cubes on the board yet", "small_islands-35")
    return Refusal(f"the last {colour} cube cannot be removed", "small_islands-49")


# small_islands-45 in a move, small_islands-52 outside.
def not_raised(game: Reading, seat: int, column: int) -> Refusal:
    """Why a treasure cannot be raised."""
    colour, found = COLUMN.said(column), game.found[column]
    rule = "small_islands-45" if game.moving else "small_islands-52"
    if not has_begun(game.record, column):
        return Refusal(f"nobody searches for the {colour} treasure yet", "small_islands-36")
    if not is_located(game.record, column):
        left = counted(found, "candidate")
        return Refusal(f"the {colour} treasure still has {left}", "small_islands-36")
    vehicle = game.players[seat].vehicle
    if not contains(game.sites[column], vehicle):
        site = HEX.said(members(game.sites[column])[0])
        where = f"the {colour} treasure is on {site}, and your vehicle on {HEX.said(vehicle)}"
        return Refusal(where, rule)
    just = "your main action is used, and you have not just played a clue or removed a cube"
    return Refusal(just, rule)
