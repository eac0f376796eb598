"""The proof of a record: what follows from the file, and from what a player kept."""

from dataclasses import dataclass
from pathlib import Path

from parlour.errors import BadFile, BadWords
from parlour.games.speech import listed
from parlour.play.match import Match
from parlour.play.origin.shuffle import Shuffle
from parlour.play.saves import load
from parlour.printable import shown

FEWEST_DIGITS = 24  # of a kept hash: with fewer, somebody could look for another game that fits


@dataclass(frozen=True)
class Kept:
    """What a player kept of a game: shown before it, sent at its start, and shown during it."""

    commitment: str | None = None
    salt: str | None = None
    head: str | None = None

    def __post_init__(self) -> None:
        for name, given in vars(self).items():
            if given is not None and not isinstance(given, str):
                raise BadWords(f"A {name} is text, not {shown(given)}.")


def verify(
    path: str | Path,
    commitment: str | None = None,
    salt: str | None = None,
    head: str | None = None,
    parent: str | Path | None = None,
) -> list[str]:
    """What is proved of a finished game's file, a sentence each; anything amiss is refused.

    `commitment`, `salt` and `head` are what a player kept, each with what follows from it; a
    fork's record needs its parent's file.
    """
    kept = Kept(commitment, salt, head)
    match = load(path, parent)
    return [
        *_of_the_deal(match, kept, str(path)),
        *_of_the_moves(match, kept, str(path)),
        "Who the players were is the file's own word.",
    ]


def _of_the_deal(match: Match, kept: Kept, path: str) -> list[str]:
    """Whether anybody could have known or chosen the shuffle."""
    if isinstance(match.origin, Shuffle):
        return [_promise(match, kept, path), _salt(match.origin, kept, path)]
    if kept.commitment is not None and match.commitment is None:
        raise BadFile(f"{path} is false: a game with a commitment has no seed and is no fork.")
    if kept.salt is not None and kept.salt not in match.origin.salts:
        raise BadFile(f"{path} is false: the salt you kept is not in its deal.")
    _promise(match, kept, path)
    return [match.origin.caution]


def _promise(match: Match, kept: Kept, path: str) -> str:
    if kept.commitment is None:
        own = "The deal fits the file's own commitment, which anybody could have made afterwards"
        return f"{own}: give the one shown before the game with --commitment."
    if not _fits(kept.commitment, match.commitment or ""):
        raise BadFile(f"{path} is false: its commitment is not the one shown before the game.")
    return (
        "The commitment you kept bound the secret, the table's name, the game, its rules, box, "
        "seats and options: none of them was changed after you saw it."
    )


def _salt(shuffle: Shuffle, kept: Kept, path: str) -> str:
    sent = [f"seat {seat + 1}" for seat, salt in enumerate(shuffle.salts) if salt]
    if kept.salt is None:
        by = f"Salts came from {listed(sent)}" if sent else "No seat sent a salt"
        may = "whoever made the secret may have tried many and taken one they liked"
        return f"{by}: {may}, unless one of the salts was yours; give it with --salt."
    if not kept.salt or kept.salt not in shuffle.salts:
        raise BadFile(f"{path} is false: the salt you kept is not in its shuffle.")
    seat = shuffle.salts.index(kept.salt) + 1
    if kept.commitment is None:
        return (
            f"Your salt, of seat {seat}, is in the shuffle; without a commitment it proves little."
        )
    return (
        f"Your salt, of seat {seat}, is in the shuffle: nobody knew the deal before you sent it. "
        "To choose it, somebody had to know the secret and send or drop another salt after yours."
    )


def _of_the_moves(match: Match, kept: Kept, path: str) -> list[str]:
    entries = _entries(len(match.log))
    follows = "the result follows from them" if match.is_over else "the game is not over yet"
    legal = f"All {entries} of the log are legal and say what they do; {follows}."
    return [legal, _seen(match, kept, path)]


def _seen(match: Match, kept: Kept, path: str) -> str:
    if kept.head is None:
        own = "That these moves were played, and not others on the same deal, is the file's word"
        return f"{own}: give the last head you were shown with --head."
    heads = [head.hex() for head in match.history.heads]
    found = [place for place, known in enumerate(heads) if _fits(kept.head, known)]
    if not found:
        raise BadFile(f"{path} is false: the head you kept is no part of its history.")
    if found[0] == len(match.log):
        return "The head you kept is the last: every entry is the one that was played."
    first, rest = _entries(found[0]), len(match.log) - found[0]
    return f"The head you kept binds the first {first}; of the {rest} after it you kept nothing."


def _fits(kept: str, known: str) -> bool:
    """Whether a hash, or enough of its first digits, is the one known."""
    digits = kept.strip().lower().removesuffix("…")
    return len(digits) >= FEWEST_DIGITS and known.startswith(digits)


def _entries(count: int) -> str:
    return "1 entry" if count == 1 else f"{count:,} entries"
