"""The proof of a record: the shuffle committed to, every move legal, the result as stated."""

import hashlib
from pathlib import Path
from typing import Any

from parlour.errors import BadFile
from parlour.play.files import Content, read
from parlour.play.match import Match
from parlour.play.saves import replayed


def verify(path: str | Path, commitment: str | None = None) -> list[str]:
    """What was proved of a finished game's file, a sentence each; anything amiss is refused.

    The commitment, if given, is the one that was shown before the game.
    """
    held = read(path)
    _check_commitment(held["luck"], str(path), commitment)
    return _proved(replayed(held, str(path)))


def _check_commitment(luck: Content, path: str, shown: str | None) -> None:
    committed = luck.get("commitment")
    if shown is not None and committed != shown:
        raise BadFile(f"{path} is false: its commitment is not the one shown before the game.")
    if "secret" in luck and hashlib.sha256(_bytes(luck["secret"])).hexdigest() != committed:
        raise BadFile(f"{path} is false: its secret does not fit the commitment it made.")


def _bytes(text: Any) -> bytes:
    try:
        return bytes.fromhex(text)
    except (TypeError, ValueError):
        return b""


def _proved(match: Match) -> list[str]:
    moves = len(match.log)
    return [
        f"The secret of the shuffle is the one committed to ({match.shuffle.commitment[:12]}…).",
        f"All {moves} entries of the log are legal and say what they do.",
        "The result follows from the moves." if match.is_over else "The game is not over yet.",
    ]
