"""What is seen of the statues of Small Islands: where they look, and the amulets to come."""

from typing import Any

from parlour.games.small_islands.assembly import DIRECTIONS
from parlour.games.small_islands.faces import direction_name
from parlour.games.small_islands.map import HEX_NAMES, NO_HEX, members
from parlour.games.small_islands.rules.amulets import farthest_ahead
from parlour.games.small_islands.rules.objects import FIRST_STATUE
from parlour.games.small_islands.table import Step
from parlour.kit.positions import Reading

View = dict[str, Any]


def name_of(at: int) -> str | None:
    """The name of a hex, if it is one."""
    return None if at == NO_HEX else HEX_NAMES[at]


# small_islands-73: first its hex, then its facing.
def is_turned_now(game: Reading, statue: int) -> bool:
    """Whether the facing of a statue is still to be chosen."""
    return bool(game.step == Step.FACING and statue == game.placed - FIRST_STATUE)


# small_islands-64, small_islands-65: one after another, as the table stands now.
def statue_views(game: Reading) -> list[View]:
    """Each statue, where it looks, and the amulet it would put down after the next raising."""
    lying, supply, shown = set(members(game.amulets)), game.amulets_left, []
    for statue, at in enumerate(game.statues):
        if at != NO_HEX and not is_turned_now(game, statue):
            facing = game.facings[statue]
            sees = int(farthest_ahead(game.record, at, facing))
            puts = sees != NO_HEX and sees not in lying and supply > 0
            lying, supply = lying | {sees} if puts else lying, supply - puts
            shown.append(_statue(at, facing, sees, puts))
    return shown


def _statue(at: int, facing: int, sees: int, puts: bool) -> View:
    return {
        "hex": HEX_NAMES[at],
        "facing": direction_name(facing),
        "sees": name_of(sees),
        "amulet": name_of(sees) if puts else None,
        "then": direction_name((facing + 1) % len(DIRECTIONS)),
    }


# small_islands-64
def facing_views(game: Reading) -> list[View]:
    """Where the first amulet of the statue would lie, for each way it may face."""
    if game.step != Step.FACING:
        return []
    at = game.statues[game.placed - FIRST_STATUE]
    seen = [int(farthest_ahead(game.record, at, facing)) for facing in range(len(DIRECTIONS))]
    return [
        {"direction": direction_name(facing), "sees": name_of(to)} for facing, to in enumerate(seen)
    ]
