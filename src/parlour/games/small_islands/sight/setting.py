"""What never changes in a match of Small Islands: the printed map, and what cards show."""

from functools import cache

from parlour.games.small_islands.box.clues import (
    CARDS,
    CLUES,
    LANDMARK,
    LANDMARKS,
    NEGATED,
    SUBJECTS,
    Relation,
)
from parlour.games.small_islands.box.islands import CLIPS, ORDERS, SEGMENTS, SIDES
from parlour.games.small_islands.box.map import (
    ACROSS,
    CENTRES,
    DOWN,
    HEXES,
    NO_HEX,
    PRINTED,
    members,
)
from parlour.games.small_islands.box.opened import BOX
from parlour.games.small_islands.box.pieces import BOUNDS, COLUMN_LETTERS, CUBES, VEHICLE_NAMES
from parlour.games.small_islands.box.terrains import TERRAIN_LETTERS, TERRAINS, TRIAD
from parlour.games.small_islands.box.treasure import COPIES, VALUE
from parlour.games.small_islands.nouns import (
    CLUE,
    COLUMN,
    HEX,
    TERRAIN,
    TREASURE,
    TRIAD_NOUN,
    WAY,
)
from parlour.games.small_islands.options import OPTIONS, TURNS, VOLCANO
from parlour.games.small_islands.rules.landmarks import volcano
from parlour.games.small_islands.sight.hexes import id_of
from parlour.games.small_islands.sight.schema import ClueFace, Hex, Island, Setting
from parlour.games.views import SettingHead
from parlour.kit.positions import Reading

_RELATIONS = {Relation.IN: "in", Relation.NEXT_TO: "next to", Relation.NEAR: "near"}


def setting(head: SettingHead, game: Reading) -> Setting:
    """The island with the volcano, and the faces of everything in the box."""
    with_volcano = bool(game.options[VOLCANO])
    return {
        **head,
        "island": _island(game),
        "hexes": _hexes(game),
        "ways": {f"way.{id}": {"name": WAY.said(n)} for n, id in enumerate(WAY.ids)},
        "clue_faces": {
            CLUE.id(card): _clue(card) for card in range(CARDS if with_volcano else CLUES)
        },
        "colours": {
            id: {"name": COLUMN.said(n), "letter": COLUMN_LETTERS[n]}
            for n, id in enumerate(COLUMN.ids)
        },
        "terrains": {
            id: {"name": TERRAIN.said(n), "letter": TERRAIN_LETTERS[n]}
            for n, id in enumerate(TERRAIN.ids)
        },
        "treasure_faces": {
            id: {"name": TREASURE.said(n), "value": int(VALUE[n]), "amount": int(COPIES[n])}
            for n, id in enumerate(TREASURE.ids)
        },
        "triad_faces": {
            id: {"name": TRIAD_NOUN.said(n), "terrains": [TERRAIN.id(t) for t in TRIAD[n]]}
            for n, id in enumerate(TRIAD_NOUN.ids)
            if with_volcano
        },
        "vehicle_colours": VEHICLE_NAMES[: game.seats],
        "cubes": CUBES,
        "bounds": BOUNDS,
        "turns": game.options[TURNS],
        "unusual": _unusual(game),
        "notice": notice(with_volcano),
    }


# small_islands-11: what the volcano covers is no land.
def _hexes(game: Reading) -> dict[str, Hex]:
    ground = ["ocean"] * HEXES
    for kind in range(TERRAINS):
        for at in members(PRINTED[game.island, kind]):
            ground[at] = TERRAIN.id(kind)
    for at in members(volcano(game.record)):
        ground[at] = "volcano"
    return {
        f"hex.{HEX.ids[at]}": {
            "name": HEX.names[at],
            "across": ACROSS[at],
            "down": DOWN[at],
            "ground": ground[at],
        }
        for at in range(HEXES)
    }


def _clue(card: int) -> ClueFace:
    relation, subject, largest = LANDMARKS[LANDMARK[card]]
    return {
        "says": CLUE.said(card),
        "tile": card >= CLUES,
        "negated": bool(NEGATED[card]),
        "relation": _RELATIONS[Relation(relation)],  # type: ignore[typeddict-item]
        "subject": SUBJECTS[subject],
        "largest": largest,
    }


# small_islands-02: the number tells order, sides and clip.
def _island(game: Reading) -> Island:
    sides, clip = divmod(game.island, CLIPS)
    order, sides = divmod(sides, len(SIDES) ** len(SEGMENTS))
    up = [SIDES[sides >> shift & 1] for shift in reversed(range(len(SEGMENTS)))]
    return {
        "number": game.island + 1,
        "order": list(_orders()[order]),
        "sides": {segment.upper(): side for segment, side in zip(SEGMENTS, up, strict=True)},
        "clip": clip,
        "centre": id_of(game.centre),
        "centre_number": _centre_number(game),
    }


@cache
def _orders() -> list[list[str]]:
    """The segments clockwise, for each order."""
    return [
        [BOX.text(f"assembly.orders.{order}.{k}").upper() for k in range(len(SEGMENTS))]
        for order in range(ORDERS)
    ]


# small_islands-72: the middle corner of the first, second or third segment.
def _centre_number(game: Reading) -> int | None:
    if game.centre == NO_HEX:
        return None
    return CENTRES[game.island].tolist().index(game.centre) + 1  # type: ignore[no-any-return]


def _unusual(game: Reading) -> list[str]:
    """The options that are not as they are unless said; the island is named anyway."""
    chosen = zip(OPTIONS, game.options, strict=False)
    changed = [option.name for option, value in chosen if value != option.default]
    return [name for name in changed if name not in ("island", "centre")]


# What is not the publisher's

MADE_UP = "reconstructed"
_PARTS = {"clue cards": "clues", "triads": "triads"}


def notice(with_volcano: bool = True) -> str | None:
    """One sentence about what is reconstructed, as the box tells; none if nothing is."""
    made_up = [what for what, part in _PARTS.items() if BOX.provenance(part)[0] == MADE_UP]
    told = [what for what in made_up if with_volcano or what != "triads"]
    if not told:
        return None
    return f"{' and '.join(told).capitalize()} are reconstructed, not the publisher's."
