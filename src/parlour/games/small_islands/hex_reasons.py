"""What there is on a hex of Small Islands, for reasons that speak of it."""

from typing import Any

from parlour.games.small_islands.box import STATUES, TERRAINS
from parlour.games.small_islands.clues import IN_TERRAIN
from parlour.games.small_islands.faces import hex_name
from parlour.games.small_islands.map import BESIDE, NO_HEX, WORD
from parlour.kit.positions import Reading

NEXT_TO: list[list[int]] = BESIDE.tolist()  # the neighbours of each hex, or NO_HEX


def united(words: Any) -> int:
    """A set of hexes in one number."""
    return int(words[0]) | int(words[1]) << WORD | int(words[2]) << 2 * WORD


def holds(words: list[int], at: int) -> bool:
    """Whether a hex belongs to a set."""
    return bool(words[at // WORD] >> at % WORD & 1)


def terrain_of(game: Reading, at: int) -> int:
    """The terrain of a hex; TERRAINS where there is no land."""
    found = (kind for kind in range(TERRAINS) if holds(game.marks[IN_TERRAIN + kind], at))
    return next(found, TERRAINS)


# small_islands-30: whatever is neither land nor volcano nor lava is ocean.
def ground(game: Reading, at: int) -> str:
    """What a hex is: land, lava, volcano or ocean."""
    if holds(game.land, at):
        return "land"
    if holds(game.lava, at):
        return "lava"
    return "volcano" if is_volcano(game, at) else "ocean"


def is_volcano(game: Reading, at: int) -> bool:
    """Whether the volcano covers a hex (small_islands-10)."""
    return game.centre != NO_HEX and (at == game.centre or at in NEXT_TO[game.centre])


def is_coast(game: Reading, at: int) -> bool:
    """Whether a land hex is beside the ocean."""
    return any(ground(game, beside) == "ocean" for beside in NEXT_TO[at])


def object_on(game: Reading, at: int) -> str | None:
    """The object on a hex."""
    if holds(game.huts, at):
        return "hut"
    if holds(game.palms, at):
        return "palm tree"
    return "statue" if at in game.statues[:STATUES] else None


def vehicle_on(game: Reading, at: int) -> bool:
    """Whether anybody's vehicle is on a hex."""
    return any(player.vehicle == at for player in game.players[: game.seats])


def is_ground(game: Reading, at: int) -> str:
    """A hex that is no land, in words: "hex H5 is ocean"."""
    kind = ground(game, at)
    return f"hex {hex_name(at)} is {'part of the volcano' if kind == 'volcano' else kind}"
