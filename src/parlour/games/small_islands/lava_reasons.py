"""Why lava cannot be laid on a hex of Small Islands: small_islands-62, small_islands-63."""

from parlour.games.game import Refusal
from parlour.games.small_islands.box import COLUMNS
from parlour.games.small_islands.clues import BESIDE_LAVA, BESIDE_VOLCANO
from parlour.games.small_islands.faces import column_name, hex_name
from parlour.games.small_islands.hex_reasons import (
    ground,
    holds,
    is_ground,
    object_on,
    terrain_of,
    vehicle_on,
)
from parlour.games.small_islands.rules.columns import sites_after
from parlour.kit.positions import Reading


def no_lava(game: Reading, seat: int, at: int) -> Refusal:
    """Why lava cannot be laid on a hex."""
    if ground(game, at) != "land":
        return Refusal(f"{is_ground(game, at)}: lava is laid on land", "small_islands-62")
    if not holds(game.marks[BESIDE_LAVA], at) and not holds(game.marks[BESIDE_VOLCANO], at):
        beside = f"hex {hex_name(at)} is neither beside lava nor beside the volcano"
        return Refusal(beside, "small_islands-62")
    if found := _in_the_way(game, at):
        return Refusal(f"there is {found} on {hex_name(at)}", "small_islands-62")
    colours = " and the ".join(column_name(column) for column in _emptied(game, at))
    return Refusal(
        f"lava on {hex_name(at)} would leave the {colours} treasure no candidate",
        "small_islands-63",
    )


def _in_the_way(game: Reading, at: int) -> str | None:
    if object_on(game, at) == "statue":
        return "a statue"
    if holds(game.amulets, at):
        return "an amulet"
    return "a vehicle" if vehicle_on(game, at) else None


def _emptied(game: Reading, at: int) -> list[int]:
    """The begun columns that lava on a hex would leave without a candidate."""
    terrain = terrain_of(game, at)
    return [
        column
        for column in range(COLUMNS)
        if game.clues[column] and not any(sites_after(game.record, column, at, terrain))
    ]
