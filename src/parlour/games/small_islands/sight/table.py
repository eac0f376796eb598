"""What lies on the table of Small Islands for a viewer."""

from functools import reduce
from operator import or_

import numpy as np

from parlour.games.small_islands.box.clues import CLUES, IN_LARGEST, IN_TERRAIN
from parlour.games.small_islands.box.map import NO_HEX, PRINTED, contains, members
from parlour.games.small_islands.box.terrains import TERRAINS
from parlour.games.small_islands.nouns import CLUE, COLUMN, HEX, TERRAIN, TRIAD_NOUN, WAY
from parlour.games.small_islands.questions.setting_up import object_placed
from parlour.games.small_islands.sight.columns import column, columns_for
from parlour.games.small_islands.sight.hexes import ids, is_turned_now
from parlour.games.small_islands.sight.piles import piles
from parlour.games.small_islands.sight.players import player
from parlour.games.small_islands.sight.raising import raising
from parlour.games.small_islands.sight.schema import (
    Card,
    Chosen,
    OnHex,
    Progress,
    Statue,
    Vehicle,
    View,
)
from parlour.games.small_islands.table import Step
from parlour.games.views import Head
from parlour.kit.positions import Reading
from parlour.kit.record import SPECTATOR
from parlour.kit.sets import members as of_set

PRINTED_LAND = np.bitwise_or.reduce(PRINTED, axis=1).tolist()  # by island
WITH_COLUMN = (Step.CARD, Step.TILE, Step.SHOW, Step.CUBE, Step.CLAIM, Step.CURSE, Step.NEW_CLUE)


def view(head: Head, game: Reading, viewer: int) -> View:
    """The table as the viewer (a seat, or SPECTATOR) sees it."""
    hand = game.players[viewer].hand if viewer != SPECTATOR else 0
    return {
        **head,
        "turn": game.turns + 1,
        "active": None if game.step == Step.OVER else game.active,
        "first": game.first,
        "last_treasure": bool(game.last),
        "progress": _progress(game),
        "chosen": _chosen(game),
        "changed": _changed(game),
        "triad_hexes": ids(game.triad_hexes),
        "largest": _largest(game),
        "huts": _on_hexes("hut", game.huts),
        "palms": _on_hexes("palm", game.palms),
        "statues": _statues(game),
        "amulets": _on_hexes("amulet", game.amulets),
        "vehicles": _vehicles(game),
        "columns": {f"column.{id}": column(game, n) for n, id in enumerate(COLUMN.ids)},
        "hand": _cards(game, "clue", hand),
        "reserve": _cards(game, "tile", game.reserve),
        "triads": {
            f"triad.{TRIAD_NOUN.ids[triad]}": {"triad": TRIAD_NOUN.ids[triad]}
            for triad in of_set(game.triads)
        },
        "piles": piles(game),
        "raising": raising(game, viewer),
        "players": {f"seat.{seat}": player(game, seat, viewer) for seat in range(game.seats)},
    }


def _progress(game: Reading) -> Progress:
    return {
        "acted": bool(game.acted),
        "free_raise": bool(game.free_raise),
        "moving": bool(game.moving),
        "bounds": game.bounds,
        "bought": bool(game.bought),
        "lava_paid": bool(game.lava_paid),
    }


# small_islands-73: a choice is made in small steps.
def _chosen(game: Reading) -> Chosen:
    chosen: Chosen = {}
    if game.step == Step.OBJECT:
        chosen["object"] = object_placed(game)
    if game.step in WITH_COLUMN:
        chosen["column"] = COLUMN.ids[game.column]
    if game.tile >= CLUES:
        chosen["tile"] = CLUE.ids[game.tile]
    if game.step in (Step.TRIAD_LAVA, Step.TRIAD_TURN):
        chosen["triad"] = TRIAD_NOUN.ids[game.column]
    if game.spot != NO_HEX:
        chosen["hex"] = HEX.ids[game.spot]
    return chosen


# small_islands-15, small_islands-63: of land only triads make more.
def _changed(game: Reading) -> dict[str, str]:
    changed = dict.fromkeys(ids(game.lava), "lava")
    new = [land & ~was for land, was in zip(game.land, PRINTED_LAND[game.island], strict=True)]
    for at in members(new):
        terrains = enumerate(game.marks[IN_TERRAIN : IN_TERRAIN + TERRAINS])
        changed[HEX.ids[at]] = next(TERRAIN.ids[n] for n, land in terrains if contains(land, at))
    return changed


# small_islands-32
def _largest(game: Reading) -> list[str]:
    marks = game.marks[IN_LARGEST : IN_LARGEST + TERRAINS]
    return ids([reduce(or_, words) for words in zip(*marks, strict=True)])


def _on_hexes(kind: str, words: list[int]) -> dict[str, OnHex]:
    return {f"{kind}.{id}": {"hex": id} for id in ids(words)}


def _statues(game: Reading) -> dict[str, Statue]:
    return {
        f"statue.{HEX.ids[at]}": {
            "hex": HEX.ids[at],
            "facing": None if is_turned_now(game, n) else WAY.ids[game.facings[n]],
        }
        for n, at in enumerate(game.statues)
        if at != NO_HEX
    }


def _vehicles(game: Reading) -> dict[str, Vehicle]:
    where = [player.vehicle for player in game.players[: game.seats]]
    return {
        f"vehicle.{seat}": {"seat": seat, "hex": HEX.ids[at]}
        for seat, at in enumerate(where)
        if at != NO_HEX
    }


def _cards(game: Reading, place: str, cards: int) -> dict[str, Card]:
    return {
        f"{place}.{CLUE.ids[card]}": {
            "clue": CLUE.ids[card],
            "fits": columns_for(game, card),
        }
        for card in of_set(cards)
    }
