"""What is seen of a player of Snapshot; an assignment by its owner alone, at the end by all."""

from parlour.games.snapshot.animals import ANIMAL_NAMES, OF_HABITAT, STARS
from parlour.games.snapshot.assignments import COVER_ANIMALS, UNKNOWN
from parlour.games.snapshot.box import (
    ANIMALS_FOR_AWARD,
    AWARDS,
    HABITAT_NAMES,
    HABITAT_SIGNS,
    HABITATS,
    MOST_RESERVED,
    OFFER_PRICE,
    PHOTOS_TO_END,
    TILE_VALUES,
    TILES,
)
from parlour.games.snapshot.faces import (
    View,
    animal_face,
    assignment_face,
    tile_face,
)
from parlour.games.snapshot.rules.scoring import (
    article_points,
    cover_points,
    matching_icons,
    place,
)
from parlour.games.snapshot.table import Phase
from parlour.kit.positions import Reading
from parlour.kit.sets import members


def player_view(game: Reading, seat: int, viewer: int) -> View:
    """A player as the viewer sees them."""
    player = game.players[seat]
    reserved = members(player.reserve)
    is_over = game.phase == Phase.OVER
    return {
        "seat": seat,
        "tokens": player.tokens,
        "photos": player.pile.bit_count(),
        "photos_to_end": int(PHOTOS_TO_END[game.seats]),
        "reserve": [animal_face(animal) for animal in reserved],
        "reserve_full": len(reserved) >= MOST_RESERVED,
        "may_offer": player.tokens >= OFFER_PRICE and len(reserved) < MOST_RESERVED,
        "pile": _pile(player),
        "tiles": [tile_face(kind, place - 1) for kind, place in enumerate(player.tiles) if place],
        "short": [_short(game, player, kind) for kind in range(AWARDS)],
        "stars": _stars(player),
        "awards": _awards(player),
        "score": player.score,
        "assignment": progress(player) if seat == viewer else None,
        "shown": progress(player, shown=True) if player.shown != UNKNOWN else None,
        "place": int(place(game.record, seat)) if is_over else None,
    }


# snapshot-33: the Raccoon stands in a group of its own.
def _pile(player: Reading) -> list[View]:
    """The photographs, habitat by habitat along the row."""
    groups = [
        {"habitat": HABITAT_NAMES[h], "sign": HABITAT_SIGNS[h], "animals": _of(player, h)}
        for h in range(HABITATS)
    ]
    rest = player.pile & ~int(OF_HABITAT.sum())
    return [*groups, {"habitat": None, "sign": None, "animals": _faces(rest)}]


def _of(player: Reading, habitat: int) -> list[View]:
    return _faces(player.pile & int(OF_HABITAT[habitat]))


def _faces(animals: int) -> list[View]:
    return [animal_face(animal) for animal in members(animals)]


# snapshot-57, snapshot-58, snapshot-59
def _short(game: Reading, player: Reading, kind: int) -> int | None:
    """How many photographs are missing for the next tile of a kind; none if there is none."""
    if player.tiles[kind] or game.tiles_gone[kind] >= TILES[kind]:
        return None
    counts = [int(player.pile & of).bit_count() for of in OF_HABITAT]
    if kind < HABITATS:
        return max(0, ANIMALS_FOR_AWARD - counts[kind])
    return counts.count(0)


def _stars(player: Reading) -> int:
    return sum(int(STARS[animal]) for animal in members(player.pile))


def _awards(player: Reading) -> int:
    held = [(kind, place) for kind, place in enumerate(player.tiles) if place]
    return sum(int(TILE_VALUES[kind, place - 1]) for kind, place in held)


# snapshot-66, snapshot-67: as far as the photographs reach now.
def progress(player: Reading, shown: bool = False) -> View | None:
    """An assignment with what it is worth so far."""
    card = (player.shown if shown else player.assignment) - 1
    if card < 0:
        return None
    icons = int(matching_icons(card, player.pile))
    cover, article = int(cover_points(card, player.pile)), int(article_points(card, icons))
    face = assignment_face(card)
    return {
        **face,
        "covered": [ANIMAL_NAMES[a] for a in COVER_ANIMALS[card] if player.pile >> a & 1],
        "cover_points": cover,
        "icons_counted": icons,
        "article_points": article,
        "next": _next_step(face["table"], icons),
        "points": cover + article,
    }


def _next_step(table: list[int], icons: int) -> View | None:
    """With how many icons the article is worth more, and then how much."""
    now = table[min(icons, len(table) - 1)]
    better = [count for count in range(icons, len(table)) if table[count] > now]
    return {"icons": better[0], "points": table[better[0]]} if better else None
