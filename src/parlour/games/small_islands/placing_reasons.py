"""Why an object or a vehicle of Small Islands cannot be put on a hex."""

from parlour.games.game import Refusal
from parlour.games.small_islands.box import APART
from parlour.games.small_islands.faces import hex_name
from parlour.games.small_islands.hex_reasons import ground, is_coast, is_ground, object_on
from parlour.games.small_islands.map import DISTANCE, NO_HEX, members
from parlour.games.small_islands.words import is_palm
from parlour.kit.positions import Reading


def no_object(game: Reading, seat: int, at: int) -> Refusal:
    """Why a hut or palm tree cannot stand on a hex."""
    if is_palm(game):
        return _no_place(game, at) or _too_near(at, "palm tree", members(game.palms))
    return _no_place(game, at) or _too_near(at, "hut", members(game.huts))


def no_statue(game: Reading, seat: int, at: int) -> Refusal:
    """Why a statue cannot stand on a hex."""
    standing = [statue for statue in game.statues if statue != NO_HEX]
    refusal = _no_place(game, at)
    if refusal or _nearest(at, standing) < APART:
        return refusal or _too_near(at, "statue", standing)
    if is_coast(game, at):
        return Refusal(f"hex {hex_name(at)} is beside the ocean", "small_islands-06")
    room = f"with a statue on {hex_name(at)} there would be no place for those to come"
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
        return Refusal(f"there is a {found} on {hex_name(at)} already", "small_islands-05")
    return None


def _nearest(at: int, standing: list[int]) -> int:
    return min((int(DISTANCE[at, other]) for other in standing), default=APART)


# small_islands-05: those of a kind are well apart.
def _too_near(at: int, kind: str, standing: list[int]) -> Refusal:
    near = min(standing, key=lambda other: int(DISTANCE[at, other]))
    apart = f"hex {hex_name(at)} is less than {APART} hexes from the {kind} on {hex_name(near)}"
    return Refusal(apart, "small_islands-05")
