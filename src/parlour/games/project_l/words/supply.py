"""What sayings about pieces of Project L mean: split, and what is missing of an exchange."""

from typing import NoReturn

from parlour.errors import BadWords
from parlour.games.project_l.box.pieces import (
    COLOURED,
    DOT,
    PIECES,
    SPLIT_GHOST,
    SPLIT_INTO,
    SPLITS,
)
from parlour.games.project_l.moves import FIRST_SPLIT
from parlour.games.project_l.nouns import PIECE
from parlour.games.project_l.words.vocabulary import PIECE_CALLED
from parlour.kit.positions import Reading


def named_alone(game: Reading, seat: int, said: list[str]) -> None:
    """Ask what to do with a piece that is not there; of one in stock the moves are named."""
    if game.players[seat].stock[PIECE_CALLED[said[0]]]:
        return
    piece = PIECE.said(PIECE_CALLED[said[0]])
    raise BadWords(f'Say what to do with {piece}, like "place {piece} in 1 at b3".')


def half_exchange(game: Reading, seat: int, said: list[str]) -> NoReturn:
    """Ask for the other piece."""
    given = PIECE_CALLED[said[0]]
    gives, takes = PIECE.said(given), PIECE.said(given + 1 if given + 1 < COLOURED else DOT)
    raise BadWords(f'Say what you take for it, like "upgrades {gives} to {takes}".')


# project_l-45
_SPLITS = {
    (int(SPLIT_GHOST[split]), tuple(SPLIT_INTO[split].tolist())): split for split in range(SPLITS)
}


def split(game: Reading, seat: int, said: list[str]) -> int:
    """The first piece, a ghost, becomes the others, in whatever order."""
    ghost, *into = [PIECE_CALLED[word] for word in said]
    found = _SPLITS.get((ghost, tuple(into.count(piece) for piece in range(PIECES))))
    if found is not None:
        return FIRST_SPLIT + found
    name = PIECE.said(ghost)
    if ghost < COLOURED:
        raise BadWords(f"{name} is no ghost; {', '.join(PIECE.names[COLOURED:])} are split.")
    raise BadWords(f'{name} is not split so; say it like "splits P5 into D1 O4".')
