"""What a seat of Small Islands sees, as plain data, with what people would work out.

Everything here reads only what the viewer may see, so a whole record and its redaction give the
same view.
"""

from typing import Any

from parlour.games.small_islands.box import BOX, COLUMN_NAMES, COLUMNS, HUTS
from parlour.games.small_islands.clues import CLUE_NAMES, CLUES
from parlour.games.small_islands.column_sight import column_view
from parlour.games.small_islands.foresight import foresight
from parlour.games.small_islands.map_sight import (
    area_views,
    hex_views,
    island_view,
    names,
)
from parlour.games.small_islands.player_sight import player_view
from parlour.games.small_islands.reach_sight import ground
from parlour.games.small_islands.setting import OPTIONS, TURNS, VOLCANO
from parlour.games.small_islands.statue_sight import name_of, statue_views
from parlour.games.small_islands.table import Step
from parlour.games.small_islands.treasure_sight import deck_views, raising_view
from parlour.kit.positions import Reading

View = dict[str, Any]
MADE_UP = "reconstructed"
PARTS = {"clue cards": "clues", "triads": "triads"}
ASKS = {  # what, and by which rule
    Step.OBJECT: ("put a hut or a palm tree on the island", "small_islands-07"),
    Step.STATUE: ("put a statue on the island", "small_islands-06"),
    Step.FACING: ("say which way the statue faces", "small_islands-06"),
    Step.TRIAD: ("take a triad", "small_islands-13"),
    Step.TRIAD_LAVA: ("lay the lava of the triad", "small_islands-13"),
    Step.TRIAD_TURN: ("turn the triad", "small_islands-13"),
    Step.VEHICLE: ("put the vehicle on the island", "small_islands-16"),
    Step.START: ("take the amulet under the vehicle, or leave it", "small_islands-22"),
    Step.ACTION: ("choose what to do", "small_islands-23"),
    Step.MOVE: ("move, or end the move", "small_islands-40"),
    Step.CARD: ("play a clue card", "small_islands-26"),
    Step.TILE: ("choose a volcanic tile", "small_islands-37"),
    Step.SHOW: ("show a clue card that does not fit", "small_islands-37"),
    Step.CUBE: ("remove a cube", "small_islands-49"),
    Step.LAVA: ("lay lava", "small_islands-62"),
    Step.CLAIM: ("claim the card, or decline", "small_islands-57"),
    Step.CURSE: ("pay for the Curse", "small_islands-60"),
    Step.NEW_CLUE: ("begin the column anew with a clue card", "small_islands-61c"),
}
WITH_COLUMN = (Step.CARD, Step.TILE, Step.SHOW, Step.CUBE, Step.CLAIM, Step.CURSE, Step.NEW_CLUE)


def view(game: Reading, viewer: int) -> View:
    """The table as the viewer (a seat, or SPECTATOR) sees it."""
    told, areas, where = notice(bool(game.options[VOLCANO])), area_views(game), ground(game)
    over = game.step == Step.OVER
    return {
        "game": "small_islands",
        "viewer": viewer if viewer >= 0 else None,
        "reconstructed": told is not None,
        "notice": told,
        "options": _options(game),
        "phase": Step(game.step).name.lower(),
        "actors": [] if over else [game.asked],
        "question": None if over else _question(game),
        "active": None if over else game.active,
        "first": game.first,
        "turn": game.turns + 1,
        "turns": game.options[TURNS],
        "last_treasure": bool(game.last),
        "progress": _progress(game),
        "island": island_view(game),
        "hexes": hex_views(game, areas),
        "areas": areas,
        "statues": statue_views(game),
        "columns": [column_view(game, column) for column in range(COLUMNS)],
        "players": [player_view(game, seat, viewer, where) for seat in range(game.seats)],
        "decks": deck_views(game),
        "raising": raising_view(game, viewer),
        "foresight": foresight(game, viewer),
    }


def _options(game: Reading) -> View:
    """The options by name, each as its label or its number."""
    pairs = zip(OPTIONS, game.options, strict=False)
    return {o.name: o.labels[value - o.least] if o.labels else value for o, value in pairs}


def _question(game: Reading) -> View:
    """What is asked, of whom, and what of the answer is given already."""
    step = Step(game.step)
    asks, rule = ASKS[step]
    return {
        "seat": game.asked,
        "step": step.name.lower(),
        "asks": asks,
        "rule": rule,
        "object": ("hut" if game.placed < HUTS else "palm") if step == Step.OBJECT else None,
        "column": COLUMN_NAMES[game.column] if step in WITH_COLUMN else None,
        "tile": CLUE_NAMES[game.tile] if game.tile >= CLUES else None,
        "spot": name_of(game.spot),
        "hexes": names(game.spots),
    }


def _progress(game: Reading) -> View:
    """How far the turn has got."""
    return {
        "acted": bool(game.acted),
        "free_raise": bool(game.free_raise),
        "moving": bool(game.moving),
        "bounds": game.bounds,
        "bought": bool(game.bought),
        "lava_paid": bool(game.lava_paid),
    }


# What is not the publisher's


def notice(with_volcano: bool = True) -> str | None:
    """One sentence about what is reconstructed, as the box tells; none if nothing is."""
    made_up = [what for what, part in PARTS.items() if BOX.provenance(part)[0] == MADE_UP]
    told = [what for what in made_up if with_volcano or what != "triads"]
    if not told:
        return None
    return f"{' and '.join(told).capitalize()} are reconstructed, not the publisher's."
