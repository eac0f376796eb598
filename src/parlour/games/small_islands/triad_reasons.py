"""Why a triad of Small Islands cannot be taken, or cannot lie like that: small_islands-13, -14."""

from parlour.games.game import Refusal
from parlour.games.small_islands.assembly import DIRECTIONS
from parlour.games.small_islands.box import TRIAD
from parlour.games.small_islands.faces import hex_name, terrain_name, triad_name
from parlour.games.small_islands.hex_reasons import (
    NEXT_TO,
    ground,
    holds,
    is_coast,
    is_ground,
    object_on,
    terrain_of,
    vehicle_on,
)
from parlour.kit.positions import Reading
from parlour.kit.sets import has


def no_triad(game: Reading, seat: int, triad: int) -> Refusal:
    """Why a triad cannot be chosen."""
    if not has(game.triads, triad):
        return Refusal(f"the triad {triad_name(triad)} is taken already", "small_islands-13")
    return Refusal(f"there is no place for the triad {triad_name(triad)}", "small_islands-13b")


def no_triad_lava(game: Reading, seat: int, at: int) -> Refusal:
    """Why the lava of the triad cannot lie on a hex."""
    if refusal := _covers(game, at):
        return refusal
    if ground(game, at) == "ocean":
        return Refusal(f"{is_ground(game, at)}: the lava lies on land", "small_islands-13")
    if not is_coast(game, at):
        inland = f"hex {hex_name(at)} is not beside the ocean, where one of the terrains has to lie"
        return Refusal(inland, "small_islands-13")
    turned = f"however it is turned round {hex_name(at)}, the triad {triad_name(game.column)}"
    return Refusal(f"{turned} does not fit", "small_islands-13")


# Clockwise round the lava: the first terrain, then the second.
def no_triad_turn(game: Reading, seat: int, turn: int) -> Refusal:
    """Why the first terrain of the triad cannot lie in a direction."""
    pair = [NEXT_TO[game.spot][(turn + i) % len(DIRECTIONS)] for i in range(2)]
    wet = [ground(game, at) == "ocean" for at in pair]
    both = f"{hex_name(pair[0])} and {hex_name(pair[1])}"
    if all(wet):
        return Refusal(f"both {both} are ocean: one terrain lies on land", "small_islands-13")
    if not any(wet):
        return Refusal(f"of {both} neither is ocean, where one terrain lies", "small_islands-13")
    dry = wet.index(False)
    return _covers(game, pair[dry]) or _other_terrain(game, pair[dry], dry)


def _other_terrain(game: Reading, at: int, which: int) -> Refusal:
    wanted, found = terrain_name(TRIAD[game.column, which]), terrain_name(terrain_of(game, at))
    return Refusal(f"hex {hex_name(at)} is {found}, not {wanted}", "small_islands-13")


def _covers(game: Reading, at: int) -> Refusal | None:
    """What on a hex a triad may not cover, if anything."""
    if ground(game, at) == "volcano":
        found = "the volcano"
    elif holds(game.triad_hexes, at):
        found = "another triad"
    elif vehicle_on(game, at):
        found = "a vehicle"
    elif thing := object_on(game, at):
        found = f"a {thing}"
    else:
        return None
    return Refusal(f"on {hex_name(at)} the triad would cover {found}", "small_islands-14")
