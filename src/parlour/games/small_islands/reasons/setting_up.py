"""Why objects, triads and vehicles of Small Islands cannot go there: small_islands-05 to -16."""

from parlour.games.game import Refusal
from parlour.games.small_islands.box.islands import DIRECTIONS
from parlour.games.small_islands.box.map import BESIDE, DISTANCE, NO_HEX, contains, members
from parlour.games.small_islands.box.pieces import APART
from parlour.games.small_islands.box.terrains import TRIAD
from parlour.games.small_islands.nouns import HEX, TERRAIN, TRIAD_NOUN
from parlour.games.small_islands.reasons.hexes import (
    ground,
    is_coast,
    is_ground,
    is_ocean,
    object_on,
    vehicle_on,
)
from parlour.games.small_islands.rules.landmarks import terrain_at
from parlour.games.small_islands.rules.setting_up.objects import FIRST_PALM
from parlour.kit.positions import Reading
from parlour.kit.sets import has


def no_object(game: Reading, seat: int, at: int) -> Refusal:
    """Why a hut or palm tree cannot stand on a hex."""
    if game.placed >= FIRST_PALM:
        return _no_place(game, at) or _too_near(at, "palm tree", members(game.palms))
    return _no_place(game, at) or _too_near(at, "hut", members(game.huts))


def no_statue(game: Reading, seat: int, at: int) -> Refusal:
    """Why a statue cannot stand on a hex."""
    standing = [statue for statue in game.statues if statue != NO_HEX]
    refusal = _no_place(game, at)
    if refusal or _nearest(at, standing) < APART:
        return refusal or _too_near(at, "statue", standing)
    if is_coast(game, at):
        return Refusal(f"hex {HEX.said(at)} is beside the ocean", "small_islands-06")
    room = f"with a statue on {HEX.said(at)} there would be no place for those to come"
    return Refusal(room, "small_islands-07b")


# small_islands-16: any land.
def no_start(game: Reading, seat: int, at: int) -> Refusal:
    """Why a vehicle cannot start on a hex."""
    return Refusal(f"{is_ground(game, at)}: vehicles start on land", "small_islands-16")


def _no_place(game: Reading, at: int) -> Refusal | None:
    """Why nothing at all can stand on a hex, if so."""
    if ground(game, at) != "land":
        rule = "small_islands-11" if ground(game, at) == "volcano" else "small_islands-05"
        return Refusal(f"{is_ground(game, at)}: objects stand on land", rule)
    if found := object_on(game, at):
        return Refusal(f"there is a {found} on {HEX.said(at)} already", "small_islands-05")
    return None


def _nearest(at: int, standing: list[int]) -> int:
    return min((int(DISTANCE[at, other]) for other in standing), default=APART)


# small_islands-05: those of a kind are well apart.
def _too_near(at: int, kind: str, standing: list[int]) -> Refusal:
    near = min(standing, key=lambda other: int(DISTANCE[at, other]))
    apart = f"hex {HEX.said(at)} is less than {APART} hexes from the {kind} on {HEX.said(near)}"
    return Refusal(apart, "small_islands-05")


def no_triad(game: Reading, seat: int, triad: int) -> Refusal:
    """Why a triad cannot be chosen."""
    if not has(game.triads, triad):
        return Refusal(f"the triad {TRIAD_NOUN.said(triad)} is taken already", "small_islands-13")
    return Refusal(f"there is no place for the triad {TRIAD_NOUN.said(triad)}", "small_islands-13b")


def no_triad_lava(game: Reading, seat: int, at: int) -> Refusal:
    """Why the lava of the triad cannot lie on a hex."""
    if refusal := _covers(game, at):
        return refusal
    if ground(game, at) == "ocean":
        return Refusal(f"{is_ground(game, at)}: the lava lies on land", "small_islands-13")
    if not is_coast(game, at):
        inland = f"hex {HEX.said(at)} is not beside the ocean, where one of the terrains has to lie"
        return Refusal(inland, "small_islands-13")
    turned = f"however it is turned round {HEX.said(at)}, the triad {TRIAD_NOUN.said(game.column)}"
    return Refusal(f"{turned} does not fit", "small_islands-13")


# Clockwise round the lava: the first terrain, then the second.
def no_triad_turn(game: Reading, seat: int, turn: int) -> Refusal:
    """Why the first terrain of the triad cannot lie in a direction."""
    pair = [int(BESIDE[game.spot, (turn + i) % len(DIRECTIONS)]) for i in range(2)]
    wet = [is_ocean(game, at) for at in pair]
    both = f"{HEX.said(pair[0])} and {HEX.said(pair[1])}"
    if all(wet):
        return Refusal(f"both {both} are ocean: one terrain lies on land", "small_islands-13")
    if not any(wet):
        return Refusal(f"of {both} neither is ocean, where one terrain lies", "small_islands-13")
    dry = wet.index(False)
    return _covers(game, pair[dry]) or _other_terrain(game, pair[dry], dry)


def _other_terrain(game: Reading, at: int, which: int) -> Refusal:
    wanted, found = (
        TERRAIN.said(TRIAD[game.column, which]),
        TERRAIN.said(terrain_at(game.record, at)),
    )
    return Refusal(f"hex {HEX.said(at)} is {found}, not {wanted}", "small_islands-13")


def _covers(game: Reading, at: int) -> Refusal | None:
    """What on a hex a triad may not cover, if anything."""
    if ground(game, at) == "volcano":
        found = "the volcano"
    elif contains(game.triad_hexes, at):
        found = "another triad"
    elif vehicle_on(game, at):
        found = "a vehicle"
    elif thing := object_on(game, at):
        found = f"a {thing}"
    else:
        return None
    return Refusal(f"on {HEX.said(at)} the triad would cover {found}", "small_islands-14")
