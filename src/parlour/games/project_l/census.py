"""Every piece, puzzle, tile and credit of Project L counted wherever it lies."""

from collections import Counter
from collections.abc import Iterator

from parlour.games.project_l.box.pieces import PIECE_IDS, PIECES
from parlour.games.project_l.box.puzzles import PUZZLE_IDS, WHITES
from parlour.games.project_l.box.tiles import BACK, BACKS
from parlour.games.project_l.options import FINESSE
from parlour.games.project_l.table import PIECE_MARK
from parlour.kit.positions import Reading
from parlour.kit.sets import members


def census(game: Reading) -> dict[str, int]:
    """How many there are of each component on the whole table and beside it."""
    counted = {f"puzzle {PUZZLE_IDS[p]}": n for p, n in Counter(_puzzles(game)).items()}
    counted |= {f"piece {PIECE_IDS[p]}": n for p, n in enumerate(_pieces(game)) if n}
    if game.options[FINESSE]:
        tiles = Counter(BACKS[BACK[tile]] for tile in (*game.face_down, *game.tiles))
        counted |= {f"tile {back}": n for back, n in tiles.items()}
        counted["credits"] = game.bank + sum(p.credits + p.new_credits for p in game.players)
    return counted


def _puzzles(game: Reading) -> Iterator[int]:
    whites = [game.gone_white, game.opponent_white, *(p.white_pile for p in game.players)]
    blacks = [game.gone_black, game.opponent_black, *(p.black_pile for p in game.players)]
    yield from (p for pile in whites for p in members(pile))
    yield from (p + WHITES for pile in blacks for p in members(pile))
    yield from (p for p in game.market if p >= 0)
    yield from (slot.puzzle for p in game.players for slot in p.slots if slot.puzzle >= 0)
    for deck in game.decks:
        yield from deck.unseen[: deck.unseen_left]
        yield from (deck.known[(deck.known_first + i) % WHITES] for i in range(deck.known_left))


def _pieces(game: Reading) -> list[int]:
    counts = list(game.supply)
    for player in game.players:
        placed = Counter(mark - PIECE_MARK for slot in player.slots for mark in slot.cells)
        for piece in range(PIECES):
            counts[piece] += player.stock[piece] + placed[piece]
    return counts
