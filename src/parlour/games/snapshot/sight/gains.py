"""What photographs would bring beside their stars: icons, the cover and award tiles."""

from collections.abc import Iterable

from parlour.games.snapshot.box.animals import OF_HABITAT
from parlour.games.snapshot.box.assignments import UNKNOWN
from parlour.games.snapshot.box.awards import ANIMALS_FOR_AWARD, AWARDS, TILE_VALUES, TILES
from parlour.games.snapshot.box.habitats import HABITATS
from parlour.games.snapshot.nouns import AWARD
from parlour.games.snapshot.rules.scoring import article_points, cover_points, matching_icons
from parlour.games.snapshot.sight.schema import Gain
from parlour.kit.positions import Reading


def gain(game: Reading, seat: int, animals: Iterable[int]) -> Gain:
    """What photographs of these animals would bring a seat."""
    own = game.players[seat]
    pile = own.pile | sum(1 << animal for animal in animals)
    now, then = _assigned(own.assignment, own.pile), _assigned(own.assignment, pile)
    short = missing(game, own, pile)
    return {
        "icons": then[0],
        "article": now[1],
        "article_then": then[1],
        "cover": now[2],
        "cover_then": then[2],
        "awards": {
            AWARD.id(kind): int(TILE_VALUES[kind, game.tiles_gone[kind]])
            for kind in range(AWARDS)
            if short[AWARD.id(kind)] == 0 and pile != own.pile
        },
    }


# snapshot-66, snapshot-67: only one's own assignment is looked at.
def _assigned(known: int, pile: int) -> tuple[int, int, int]:
    """Icons that count, and points of article and cover."""
    if known == UNKNOWN:
        return 0, 0, 0
    card = known - 1
    icons = int(matching_icons(card, pile))
    return icons, int(article_points(card, icons)), int(cover_points(card, pile))


# snapshot-57, snapshot-58, snapshot-59
def missing(game: Reading, player: Reading, pile: int) -> dict[str, int | None]:
    """How many photographs a pile is short of the next tile of each kind; None if there is none."""
    counts = [int(pile & of).bit_count() for of in OF_HABITAT]
    short = [max(0, ANIMALS_FOR_AWARD - count) for count in counts[:HABITATS]]
    short.append(counts.count(0))
    gone = [player.tiles[kind] or game.tiles_gone[kind] >= TILES[kind] for kind in range(AWARDS)]
    return {AWARD.id(kind): None if gone[kind] else short[kind] for kind in range(AWARDS)}
