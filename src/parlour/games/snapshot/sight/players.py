"""What is seen of a player of Snapshot; an assignment by its owner alone, at the end by all."""

from parlour.games.snapshot.box.animals import MOST_RESERVED, STARS
from parlour.games.snapshot.box.assignments import COVER_ANIMALS, UNKNOWN
from parlour.games.snapshot.box.awards import TILE_VALUES
from parlour.games.snapshot.nouns import ANIMAL, ASSIGNMENT, AWARD
from parlour.games.snapshot.rules.scoring import (
    article_points,
    cover_points,
    matching_icons,
    place,
)
from parlour.games.snapshot.sight.schema import Assignment, Player, Reserved, Tile
from parlour.games.snapshot.table import Phase
from parlour.kit.positions import Reading
from parlour.kit.sets import members

_STARS, _TILE_VALUES = STARS.tolist(), TILE_VALUES.tolist()


def player(game: Reading, seat: int, viewer: int, able: int) -> Player:
    """A player as the viewer sees them; `able` are the seats that may offer."""
    own = game.players[seat]
    reserved, photos = members(own.reserve), members(own.pile)
    animals = [ANIMAL.ids[animal] for animal in photos]
    shown: Player = {
        "seat": seat,
        "points": own.score,
        "tokens": {f"seat.{seat}.tokens": {"amount": own.tokens}},
        "reserve": {f"seat.{seat}.reserve": {"room": MOST_RESERVED - len(reserved)}},
        "reserved": _reserved(reserved, seat),
        "may_offer": bool(able >> seat & 1),
        "pile": {f"seat.{seat}.pile": {"amount": len(animals), "animals": animals}},
        "tiles": _tiles(own, seat),
        "stars": sum(_STARS[animal] for animal in photos),
        "assignment": _assignment(own, seat, own.assignment if seat == viewer else own.shown),
    }
    if game.phase == Phase.OVER:
        shown["place"] = int(place(game.record, seat))
    return shown


def _reserved(animals: list[int], seat: int) -> dict[str, Reserved]:
    ids = [ANIMAL.ids[animal] for animal in animals]
    return {f"reserve.{seat}.{id}": {"animal": id} for id in ids}


def _tiles(own: Reading, seat: int) -> dict[str, Tile]:
    return {
        f"tile.{seat}.{AWARD.ids[kind]}": {
            "award": AWARD.ids[kind],
            "points": _TILE_VALUES[kind][nth - 1],
        }
        for kind, nth in enumerate(own.tiles)
        if nth
    }


# snapshot-66, snapshot-67: as far as the photographs reach now.
def _assignment(own: Reading, seat: int, known: int) -> dict[str, Assignment]:
    """An assignment with what it is worth so far."""
    if known == UNKNOWN:
        return {}
    card, id = known - 1, ASSIGNMENT.ids[known - 1]
    icons = int(matching_icons(card, own.pile))
    progress: Assignment = {
        "assignment": id,
        "covered": [ANIMAL.ids[a] for a in COVER_ANIMALS[card] if own.pile >> a & 1],
        "cover_points": int(cover_points(card, own.pile)),
        "icons": icons,
        "article_points": int(article_points(card, icons)),
    }
    return {f"assignment.{seat}.{id}": progress}
