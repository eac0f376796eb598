"""What there is on a hex of Small Islands, for reasons that speak of it."""

from typing import Literal

from parlour.games.small_islands.box.map import contains
from parlour.games.small_islands.box.pieces import STATUES
from parlour.games.small_islands.nouns import HEX
from parlour.games.small_islands.rules.landmarks import coast, ocean, volcano_round
from parlour.kit.positions import Reading

Ground = Literal["land", "lava", "volcano", "ocean"]


def ground(game: Reading, at: int) -> Ground:
    """What a hex is."""
    if contains(game.land, at):
        return "land"
    if contains(game.lava, at):
        return "lava"
    return "volcano" if contains(volcano_round(game.centre), at) else "ocean"


def is_coast(game: Reading, at: int) -> bool:
    """Whether a hex is beside the ocean."""
    return bool(contains(coast(game.record), at))


def is_ocean(game: Reading, at: int) -> bool:
    """Whether a hex is in the ocean."""
    return bool(contains(ocean(game.record), at))


def object_on(game: Reading, at: int) -> str | None:
    """The object on a hex."""
    if contains(game.huts, at):
        return "hut"
    if contains(game.palms, at):
        return "palm tree"
    return "statue" if at in game.statues[:STATUES] else None


def vehicle_on(game: Reading, at: int) -> bool:
    """Whether anybody's vehicle is on a hex."""
    return any(player.vehicle == at for player in game.players[: game.seats])


def is_ground(game: Reading, at: int) -> str:
    """A hex that is no land, in words: "hex H5 is ocean"."""
    kind = ground(game, at)
    return f"hex {HEX.said(at)} is {'part of the volcano' if kind == 'volcano' else kind}"
