"""What short forms of moves of Small Islands name: a clue, a hex, a colour, a direction, a triad.

Words come here made plain: in small letters, without articles, and with one word for one thing.
"""

import re
from collections.abc import Iterable, Sequence

from parlour.errors import AmbiguousWords, BadWords
from parlour.games.small_islands.assembly import DIRECTION_NAMES
from parlour.games.small_islands.box import COLUMN_LETTERS, COLUMN_NAMES, TRIADS
from parlour.games.small_islands.clues import CLUE_NAMES
from parlour.games.small_islands.faces import triad_name
from parlour.games.small_islands.map import HEX_NAMES

# What people may say instead; the first column is a pattern.
_ALIKE = [
    (r"\b(?:adjacent to|adjoining|beside|bordering(?: on)?|touching|by)\b", "next to"),
    (r"\b(?:1|one)(?: or |-|/| to )(?:2|two) (?:spaces?|hex(?:es)?|steps?) (?:from|of)\b", "near"),
    (r"\b(?:up to|within) (?:2|two) (?:spaces?|hex(?:es)?|steps?) (?:from|of)\b", "near"),
    (r"\b(?:2|two) (?:spaces?|hex(?:es)?) (?:from|of)\b|\bclose to\b", "near"),
    (r"\bisn't\b|\bisnt\b|\bis not\b", "not"),
    (r"\bpalm trees?\b", "palm"),
    (r"\b(?:biggest|greatest)\b", "largest"),
    (r"\bsea\b", "ocean"),
    (r"\bgray\b", "grey"),
    (r"\b(?:on|onto|into|at|upon)\b", "in"),
    (r"[.!:,]", " "),
    (r"\b(?:the|a|an|my)\b", " "),
]
_PATTERNS = [(re.compile(pattern), instead) for pattern, instead in _ALIKE]
_PLURAL = re.compile(r"\b([a-z]{3,}[^s\W])s\b")


def plain(words: str) -> str:
    """Words in small letters, without articles, plural and full stop, one word for one thing."""
    said = " ".join(words.lower().split())
    for pattern, instead in _PATTERNS:
        said = pattern.sub(instead, said)
    return " ".join(_PLURAL.sub(r"\1", said).split())


def only_one(found: Sequence[str]) -> str | None:
    """The one thing that was meant, if any was; several have to be told apart."""
    if len(found) > 1:
        meant = " or ".join(f'"{name}"' for name in found[:4])
        others = " or others" if len(found) > 4 else ""
        raise AmbiguousWords(f"That could mean {meant}{others}; say which.")
    return found[0] if found else None


# Clues

_CLUES = [plain(name) for name in CLUE_NAMES]


def clue_said(said: str) -> int | None:
    """The clue card or volcanic tile that says this."""
    return _CLUES.index(said) if said in _CLUES else None


def clue_named(said: str, *circles: Iterable[int]) -> int | None:
    """The clue meant: all it says, else the only one with these words, those in front first."""
    if (whole := clue_said(said)) is not None:
        return whole
    wanted = set(said.split())
    for circle in circles:
        found = [CLUE_NAMES[card] for card in circle if wanted <= set(_CLUES[card].split())]
        name = only_one(found)
        # "not" has to be said, or a clue would be taken for its opposite
        if name and ("not" in wanted or not name.startswith("not ")):
            return CLUE_NAMES.index(name)
    return None


# Hexes, colours, directions, triads

HEX = re.compile(r"(?P<letter>[a-z]) ?0*(?P<number>[0-9]{1,3})")


def hex_named(said: str) -> int | None:
    """The hex meant; None if it is no name of one (small_islands-74)."""
    found = HEX.fullmatch(said)
    if found is None:
        return None
    name = f"{found['letter'].upper()}{found['number']}"
    if name not in HEX_NAMES:
        raise BadWords(f"There is no hex {name} on the map (small_islands-74).")
    return HEX_NAMES.index(name)


_LETTERS = [letter.lower() for letter in COLUMN_LETTERS]


def column_named(said: str) -> int | None:
    """The column meant by a colour, its letter or its beginning."""
    if said in _LETTERS:
        return _LETTERS.index(said)
    name = only_one([name for name in COLUMN_NAMES if plain(name).startswith(said)])
    return None if name is None else COLUMN_NAMES.index(name)


_SPELT = {"n": "north", "s": "south", "e": "east", "w": "west"}


def direction_named(said: str) -> int | None:
    """The direction meant: "ne", "north-east"."""
    letters = said.replace("-", "").replace(" ", "")
    for letter, word in _SPELT.items():
        letters = letters.replace(word, letter)
    if letters in ("e", "w"):
        raise BadWords(f"No hex lies straight {_SPELT[letters]}; say one of N, NE, SE, S, SW, NW.")
    return DIRECTION_NAMES.index(letters.upper()) if letters.upper() in DIRECTION_NAMES else None


def triad_named(said: str) -> int | None:
    """The triad meant by one or both of its terrains."""
    wanted = set(re.split(r"[^a-z0-9]+", said)) - {"and"}
    names = [triad_name(triad) for triad in range(TRIADS)]
    name = only_one([name for name in names if wanted <= set(plain(name).split())])
    return None if name is None else names.index(name)
