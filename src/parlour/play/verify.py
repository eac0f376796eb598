"""The proof of a record: what follows from the file, and from what a player kept."""

import re
from dataclasses import dataclass
from pathlib import Path

from parlour.errors import BadFile, BadSeats, BadWords, whole
from parlour.games.speech import listed
from parlour.play.files import WITHOUT_WORDS, read
from parlour.play.match import Match
from parlour.play.origin import Origin
from parlour.play.origin.fork import Fork
from parlour.play.origin.shuffle import Shuffle
from parlour.play.saves import taken_up

HASH = re.compile("[0-9a-f]{64}")  # all of it: whoever runs a game could make two that begin alike


@dataclass(frozen=True)
class Kept:
    """What a player kept of a game: shown before it, sent at its start, and shown during it."""

    commitment: str | None = None
    head: str | None = None
    salt: str | None = None
    seat: int | None = None  # whose salt it is, from 0

    @classmethod
    def checked(cls, commitment: object, head: object, salt: object, seat: object) -> "Kept":
        """What was given, if it can have been kept."""
        number = None if seat is None else whole(seat, BadSeats, "A seat")
        if salt is not None and (not isinstance(salt, str) or not salt or number is None):
            raise BadWords("A salt is the text that you sent, together with the seat you sat in.")
        hashes = (_hash(commitment, "commitment"), _hash(head, "head"))
        return cls(*hashes, salt, number)


def verify(
    path: str | Path,
    commitment: str | None = None,
    salt: str | None = None,
    head: str | None = None,
    seat: int | None = None,
    parent: str | Path | None = None,
) -> list[str]:
    """What is proved of a finished game's file, a sentence each; anything amiss is refused.

    `commitment`, `head` and the `salt` of a `seat` are what a player kept, each with what follows
    from it; a fork's record needs its parent's file.
    """
    kept = Kept.checked(commitment, head, salt, seat)
    held = read(path)
    match = taken_up(held, path, parent)
    return [
        *_of_the_deal(match, kept, str(path)),
        _of_the_moves(match, said=held["format"] not in WITHOUT_WORDS),
        _of_the_history(match, kept, str(path)),
        "Who the players were is the file's own word.",
    ]


def _of_the_deal(match: Match, kept: Kept, path: str) -> list[str]:
    """Whether anybody could have known or chosen the shuffle."""
    if isinstance(match.origin, Shuffle):
        return [_promise(match, kept, path), _salt(match.origin, kept, path)]
    if kept.commitment is not None and match.commitment is None:
        raise BadFile(f"{path} is false: a game with a commitment has no seed and is no fork.")
    if kept.salt is not None:
        raise BadFile(f"{path} is of a deal without salts, or of one that proves nothing by them.")
    _promise(match, kept, path)
    return [match.origin.caution, *_of_the_parent(match.origin)]


def _of_the_parent(origin: Origin) -> list[str]:
    """What should be known of the game that a fork came from."""
    caution = origin.parent.origin.caution if isinstance(origin, Fork) else ""
    return [f"Of the game it came from: {caution}"] if caution else []


def _promise(match: Match, kept: Kept, path: str) -> str:
    if kept.commitment is None:
        own = "The deal fits the file's own commitment, which anybody could have made afterwards"
        return f"{own}: give the one shown before the game with --commitment."
    if kept.commitment != match.commitment:
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
    seats = [seat for seat, salt in enumerate(shuffle.salts, 1) if salt == kept.salt]
    seat = 0 if kept.seat is None else kept.seat + 1
    if seat not in seats:
        raise BadFile(f"{path} is false: the salt you kept is not that of your seat.")
    if kept.commitment is None:
        return (
            f"Your salt, of seat {seat}, is in the shuffle; without a commitment it proves little."
        )
    return (
        f"Your salt, of seat {seat}, is in the shuffle: nobody knew the deal before you sent it. "
        "To choose it, somebody had to know the secret and settle another salt after seeing yours."
    )


def _of_the_moves(match: Match, said: bool) -> str:
    legal = f"All {_entries(len(match.log))} of the log are legal"
    words = "and say what they do" if said else "(words of so old a format are not compared)"
    follows = "the result follows from them" if match.is_over else "the game is not over yet"
    return f"{legal} {words}; {follows}."


def _of_the_history(match: Match, kept: Kept, path: str) -> str:
    if kept.head is None:
        own = "That these moves were played, and not others on the same deal, is the file's word"
        return f"{own}: give the last head you were shown with --head."
    heads = [head.hex() for head in match.history.heads]
    if kept.head not in heads:
        raise BadFile(f"{path} is false: the head you kept is no part of its history.")
    bound = heads.index(kept.head)
    if bound == len(match.log):
        last = "the last" if match.is_over else "the last of this file, but not of the game"
        return f"The head you kept is {last}: every entry was fixed when you were shown it."
    first, rest = _entries(bound), len(match.log) - bound
    return f"The head you kept fixed the first {first}; of the {rest} after it you kept nothing."


def _hash(given: object, name: str) -> str | None:
    """A hash as it was shown; refused if it cannot be one."""
    if given is None:
        return None
    digits = given.strip().lower() if isinstance(given, str) else ""
    if not HASH.fullmatch(digits):
        raise BadWords(f"A {name} is 64 digits from 0 to f, all as they were shown.")
    return digits


def _entries(count: int) -> str:
    return "1 entry" if count == 1 else f"{count:,} entries"
