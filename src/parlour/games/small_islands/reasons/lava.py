"""Why lava cannot be laid on a hex of Small Islands: small_islands-62, small_islands-63."""

from parlour.games.game import Refusal
from parlour.games.small_islands.box.clues import BESIDE_LAVA, BESIDE_VOLCANO
from parlour.games.small_islands.box.map import contains
from parlour.games.small_islands.box.pieces import COLUMNS
from parlour.games.small_islands.nouns import COLUMN, HEX
from parlour.games.small_islands.reasons.hexes import ground, is_ground, object_on, vehicle_on
from parlour.games.small_islands.rules.columns import has_begun, sites_after
from parlour.games.small_islands.rules.landmarks import terrain_at
from parlour.kit.positions import Reading


def no_lava(game: Reading, seat: int, at: int) -> Refusal:
    """Why lava cannot be laid on a hex."""
    if ground(game, at) != "land":
        return Refusal(f"{is_ground(game, at)}: lava is laid on land", "small_islands-62")
    if not contains(game.marks[BESIDE_LAVA], at) and not contains(game.marks[BESIDE_VOLCANO], at):
        beside = f"hex {HEX.said(at)} is neither beside lava nor beside the volcano"
        return Refusal(beside, "small_islands-62")
    if found := _in_the_way(game, at):
        return Refusal(f"there is {found} on {HEX.said(at)}", "small_islands-62")
    colours = " and the ".join(COLUMN.said(column) for column in _emptied(game, at))
    return Refusal(
        f"lava on {HEX.said(at)} would leave the {colours} treasure no candidate",
        "small_islands-63",
    )


def _in_the_way(game: Reading, at: int) -> str | None:
    if object_on(game, at) == "statue":
        return "a statue"
    if contains(game.amulets, at):
        return "an amulet"
    return "a vehicle" if vehicle_on(game, at) else None


def _emptied(game: Reading, at: int) -> list[int]:
    """The begun columns that lava on a hex would leave without a candidate."""
    terrain = terrain_at(game.record, at)
    return [
        column
        for column in range(COLUMNS)
        if has_begun(game.record, column) and not any(sites_after(game.record, column, at, terrain))
    ]
