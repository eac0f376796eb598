"""What is seen of a player of Small Islands; clue cards and treasure by their owner alone."""

from typing import Any

from parlour.games.small_islands.box import KINDS, VALUE, VEHICLE_NAMES
from parlour.games.small_islands.clues import CLUE_NAMES
from parlour.games.small_islands.faces import treasure_name
from parlour.games.small_islands.reach_sight import Ground, reach_view
from parlour.games.small_islands.rules.ending import place
from parlour.games.small_islands.rules.treasures import count_of, over, worth_of
from parlour.games.small_islands.setting import OPEN
from parlour.games.small_islands.statue_sight import name_of
from parlour.games.small_islands.table import Step
from parlour.kit.positions import Reading
from parlour.kit.sets import members

View = dict[str, Any]


def player_view(game: Reading, seat: int, viewer: int, where: Ground) -> View:
    """A player as the viewer sees them."""
    player, own = game.players[seat], seat == viewer
    gold = _gold(game, seat, viewer)
    return {
        "seat": seat,
        "colour": VEHICLE_NAMES[seat],
        "vehicle": name_of(player.vehicle),
        "amulets": player.amulets,
        "roses": player.roses,
        "clues": player.hand_held,
        "treasures": player.gold_held,
        "hand": [CLUE_NAMES[card] for card in members(player.hand)] if own else None,
        "gold": None if gold is None else coins(gold),
        "worth": None if gold is None else int(worth_of(gold)),
        "inspects": player.inspected_held,
        "inspected": treasures(player.inspected) if own else None,
        "to_come": treasures(still_to_come(game, seat)) if own else None,
        "reach": reach_view(game, seat, where),
        "finish": int(place(game.record, seat)) if game.step == Step.OVER else None,
    }


# small_islands-72: claimed cards may lie open; when the game is over they do.
def _gold(game: Reading, seat: int, viewer: int) -> int | None:
    """The treasure of a player, counted, where the viewer sees it."""
    if seat == viewer:
        return int(game.players[seat].gold)
    lies_open = game.options[OPEN] or game.step == Step.OVER
    return int(game.players[seat].shown) if lies_open else None


# small_islands-55: of equal cards nobody can tell which one was turned up.
def still_to_come(game: Reading, seat: int) -> int:
    """The cards a player has seen that surely have not been turned up yet, counted."""
    return int(over(game.players[seat].inspected, game.turned))


def coins(counted: int) -> list[int]:
    """The values of counted gold cards, ascending."""
    return [int(VALUE[k]) for k in range(1, KINDS) for _ in range(count_of(counted, k))]


def treasures(counted: int) -> list[str]:
    """Counted treasure cards by name."""
    return [treasure_name(kind) for kind in range(KINDS) for _ in range(count_of(counted, kind))]
