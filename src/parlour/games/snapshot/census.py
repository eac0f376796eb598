"""Every card, tile and die of Snapshot counted wherever it lies."""

from collections import Counter
from collections.abc import Iterator

from parlour.games.snapshot.box.animals import ANIMAL_NAMES
from parlour.games.snapshot.box.awards import AWARD_NAMES, AWARDS, TILES
from parlour.kit.positions import Reading
from parlour.kit.sets import members


def census(game: Reading) -> dict[str, int]:
    """How many there are of each component on the whole table and beside it."""
    counted = {ANIMAL_NAMES[a]: n for a, n in Counter(_animals(game)).items()}
    counted |= {f"tiles {AWARD_NAMES[kind]}": _tiles(game, kind) for kind in range(AWARDS)}
    counted["dice"] = game.dice + sum(
        holder.dice for holder in (*game.habitats, *game.shots[: game.shot_count])
    )
    return counted


def _animals(game: Reading) -> Iterator[int]:
    sets = [game.deck, game.discard, *(p.pile for p in game.players)]
    sets += [p.reserve for p in game.players]
    yield from (a for held in sets for a in members(held))
    for habitat in game.habitats:
        yield from habitat.column[: habitat.count]
    if game.card >= 0:
        yield game.card


def _tiles(game: Reading, kind: int) -> int:
    """Tiles still on the stack, and tiles held: each held place of the stack counts once."""
    held = {player.tiles[kind] for player in game.players if player.tiles[kind]}
    return int(TILES[kind]) - int(game.tiles_gone[kind]) + len(held)
