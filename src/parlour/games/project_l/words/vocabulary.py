"""The words understood in moves of Project L, each with a sign of its kind."""

import re

from parlour.games.project_l.box.puzzles import DECK_NAMES, PUZZLE_IDS
from parlour.games.project_l.nouns import CELL, PIECE

PIECE_CALLED = {id: number for number, id in enumerate(PIECE.ids)}
CELL_CALLED = {id: number for number, id in enumerate(CELL.ids)}
UNKNOWN = "?"
_SIGNS = {
    **{"place": "p", "put": "u", "take": "t", "upgrade": "g", "split": "s", "grid": "G"},
    **dict.fromkeys(("turned", "turned2", "turned3", "flipped"), "H"),
    **dict.fromkeys(("clearset", "blackset"), "S"),
    **dict.fromkeys(DECK_NAMES, "W"),
    **dict.fromkeys(CELL_CALLED, "C"),
    **dict.fromkeys(PIECE_CALLED, "P"),
    **dict.fromkeys(PUZZLE_IDS, "Z"),
    **dict.fromkeys(set(PIECE_CALLED) & set(CELL_CALLED), "D"),
}
_PIECE = r"(?:an?\s+|the\s+)?([a-z]\d)"
SAME = {
    r"\b(clear|black)[\s-]+set\b": r"\1set",
    r"\bclear\b": "clearset",
    r"\brotated\b": "turned",
    r"\bmirrored\b": "flipped",
    r"\bturned\s+twice\b": "turned2",
    r"\bturned\s+thrice\b": "turned3",
    "->": " ",
    r"^\W*(?:a )?dot\W*$": "take d1",
    r"\bdot\b": "d1",
    r"\b(?:lay|play)s?\b": "place",
    rf"\b(?:take|get)s?\s+{_PIECE}\s+for\s+{_PIECE}\b": r"upgrade \2 \1",
    r"\band\s+(?:take|get)s?\b": "",  # "give d1 and take i2"
    r"\b(?:exchange|trade|swap|give)s?\b": "upgrade",
    r"\bdraws?\b(?=.*\b[a-z]?[wb]\d\d\b)": "take",  # a puzzle by its name
    r"\bdraws?\b": "take top",
    r"\b(?:get|pick)s?\b": "take",
    r"\btop\s+of\b": "",  # the deck that follows
    r"\b(?:blind|deck)\b": "top",
    r"\buses?\b": "begin",
    r"\bbuys?\b": "insert",
}
SKIPPED = frozenset(
    [
        "i",
        "and",
        "in",
        "at",
        "on",
        "to",
        "into",
        "for",
        "from",
        "of",
        "under",
        "next",
        "with",
        "slot",
        "puzzle",
        "row",
        "column",
        "action",
        "extra",
        "placing",
        "arrow",
        "without",
        "reward",
        "piece",
    ]
)


def sign(word: str) -> str:
    """The sign of a word's kind: "N" for a number."""
    return "N" if re.fullmatch("[0-9]{1,3}", word) else _SIGNS.get(word, UNKNOWN)
