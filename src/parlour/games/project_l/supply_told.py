"""What sayings about pieces of Project L mean: picked, exchanged, split, and what is missing."""

from typing import NoReturn

from parlour.errors import BadWords
from parlour.games.project_l.box import (
    COLOURED,
    DOT,
    PIECE_IDS,
    PIECES,
    SPLIT_GHOST,
    SPLIT_INTO,
    SPLITS,
)
from parlour.games.project_l.moves import FIRST_PIECE, FIRST_SPLIT, FIRST_UPGRADE, FREE_DOT_MOVE
from parlour.games.project_l.table import Step
from parlour.games.project_l.vocabulary import PIECE_CALLED, Said
from parlour.kit.positions import Reading


def picked(game: Reading, seat: int, said: Said) -> int:
    """A piece taken: as a reward, or for nothing."""
    piece, is_reward = PIECE_CALLED[said[0]], game.players[seat].step == Step.REWARD_PICK
    return FREE_DOT_MOVE if piece == DOT and not is_reward else FIRST_PIECE + piece


def named_alone(game: Reading, seat: int, said: Said) -> int:
    """A piece without a verb: picked only where that is the question."""
    if game.players[seat].step == Step.REWARD_PICK:
        return picked(game, seat, said)
    piece = PIECE_IDS[PIECE_CALLED[said[0]]]
    raise BadWords(f'Say what to do with {piece}, like "place {piece} in 1 at b3".')


def exchange(game: Reading, seat: int, said: Said) -> int:
    """The first piece given, the second taken."""
    return FIRST_UPGRADE + PIECE_CALLED[said[0]] * PIECES + PIECE_CALLED[said[1]]


def gain(game: Reading, seat: int, said: Said) -> int:
    """The first piece taken, the second given: "get I2 for D1"."""
    return exchange(game, seat, said[::-1])


def half_exchange(game: Reading, seat: int, said: Said) -> NoReturn:
    """Ask for the other piece."""
    given = PIECE_CALLED[said[0]]
    gives, takes = PIECE_IDS[given], PIECE_IDS[given + 1 if given + 1 < COLOURED else DOT]
    raise BadWords(f'Say what you take for it, like "upgrades {gives} to {takes}".')


# project_l-45
_SPLITS = {
    (int(SPLIT_GHOST[split]), tuple(SPLIT_INTO[split].tolist())): split for split in range(SPLITS)
}


def split(game: Reading, seat: int, said: Said) -> int:
    """The first piece, a ghost, becomes the others."""
    ghost, *into = [PIECE_CALLED[word] for word in said]
    found = _SPLITS.get((ghost, tuple(into.count(piece) for piece in range(PIECES))))
    if found is not None:
        return FIRST_SPLIT + found
    if ghost < COLOURED:
        raise BadWords(f"{PIECE_IDS[ghost]} is no ghost; {_GHOSTS} are split.")
    raise BadWords(f'{PIECE_IDS[ghost]} is not split so; say it like "splits P5 into D1 O4".')


_GHOSTS = ", ".join(PIECE_IDS[COLOURED:])
