"""Hexes of Small Islands as ids."""

from typing import Any

from parlour.games.small_islands.box.map import NO_HEX, members
from parlour.games.small_islands.nouns import HEX, TERRAIN
from parlour.games.small_islands.rules.landmarks import terrain_at
from parlour.games.small_islands.rules.setting_up.objects import FIRST_STATUE
from parlour.games.small_islands.table import Step
from parlour.kit.positions import Reading

_IDS = HEX.ids


def ids(words: Any) -> list[str]:
    """The ids of a set of hexes."""
    return [_IDS[at] for at in members(words)]


def id_of(at: int) -> str | None:
    """The id of a hex, if it is one."""
    return None if at == NO_HEX else _IDS[at]


def terrain_of(game: Reading, at: int) -> str:
    """The id of the terrain of a land hex."""
    return TERRAIN.id(terrain_at(game.record, at))


# small_islands-73: first its hex, then its facing.
def is_turned_now(game: Reading, statue: int) -> bool:
    """Whether the facing of a statue is still to be chosen."""
    return bool(game.step == Step.FACING and statue == game.placed - FIRST_STATUE)
