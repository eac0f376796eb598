"""What sayings about pieces of Project L mean: split, and what is missing of an exchange."""

from typing import NoReturn

from parlour.errors import BadWords
from parlour.games.project_l.box.pieces import (
    COLOURED,
    PIECES,
    SPLIT_GHOST,
    SPLIT_INTO,
    SPLITS,
)
from parlour.games.project_l.moves import FIRST_SPLIT, FIRST_UPGRADE
from parlour.games.project_l.nouns import PIECE, SPLIT
from parlour.games.project_l.words.examples import legal, like, not_held
from parlour.games.project_l.words.vocabulary import PIECE_CALLED
from parlour.kit.positions import Reading


def half_exchange(game: Reading, seat: int, said: list[str]) -> NoReturn:
    """Ask for the other piece."""
    given = PIECE_CALLED[said[0]]
    first = FIRST_UPGRADE + given * PIECES
    had = [PIECE.said(piece) for piece in legal(game, seat, first, first + PIECES)]
    gives = PIECE.said(given)
    if not had:
        raise BadWords(not_held(game, seat, given) or f"Nothing can be had for {gives} now.")
    raise BadWords(like("Say what you take for it,", [f"upgrades {gives} to {had[0]}"]))


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
    splits = legal(game, seat, FIRST_SPLIT, FIRST_SPLIT + SPLITS)
    examples = [f"splits {SPLIT.said(n)}" for n in splits if SPLIT_GHOST[n] == ghost]
    raise BadWords(like(f"{name} is not split so; say it", examples[:1]))
