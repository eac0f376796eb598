"""Where a game at the terminal is kept, so that leaving loses nothing."""

import tempfile
from pathlib import Path
from typing import TYPE_CHECKING

from parlour.cli.calling import called
from parlour.errors import BadFile

if TYPE_CHECKING:
    from parlour.play.match import Match

ENOUGH = 24  # first digits of a hash, which tell it from all others


def free_name(game: str) -> Path:
    """A file of the current folder that does not exist yet: mu-1.json, mu-2.json, …"""
    number = 1
    while Path(f"{game}-{number}.json").exists():
        number += 1
    return Path(f"{game}-{number}.json")


def keep(match: "Match", path: Path) -> str:
    """Save the game; how to go on, in words."""
    from parlour.play.saves import save

    save(match, path)
    if match.is_over:
        proof = f"{called()} verify {path}{_kept(match)}"
        return f"The game is in {path}: `{called()} replay {path}` shows it, `{proof}` proves it."
    return f"The game is saved in {path}; `{called()} play --load {path}` continues it."


def to_keep(match: "Match") -> list[str]:
    """What a player may note during a game, to prove the record of it afterwards."""
    played = f"What was played so far: head {match.head}"
    if match.commitment:
        return [f"The shuffle was fixed before the game: commitment {match.commitment}", played]
    return [match.origin.caution, played]


def _kept(match: "Match") -> str:
    promised = f" --commitment {match.commitment[:ENOUGH]}" if match.commitment else ""
    return f"{promised} --head {match.head[:ENOUGH]}"


def keep_somewhere(match: "Match", path: Path) -> str:
    """Save the game in the file, or if that cannot be written among the temporary files."""
    try:
        return keep(match, path)
    except BadFile as refusal:
        return f"{refusal} {keep(match, Path(tempfile.mkdtemp()) / path.name)}"
