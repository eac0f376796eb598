"""The words understood in moves of Project L, each with a sign of its kind."""

import re

from parlour.games.project_l.box import CELLS, DECK_NAMES, DOT, PIECE_IDS, PUZZLE_IDS
from parlour.games.project_l.words import cell_name


def _signs(sign: str, words: str) -> dict[str, str]:
    return dict.fromkeys(words.split(), sign)


Said = list[str]  # the words that matter, without the verb

PIECE_CALLED = {piece.lower(): number for number, piece in enumerate(PIECE_IDS)}
CELL_CALLED = {cell_name(cell): cell for cell in range(CELLS)}
PIECE_CALLED["dot"] = DOT
UNKNOWN = "?"
SIGNS = {
    **_signs("", "a an the my i and in at on to into for from of under next with slot puzzle"),
    **_signs("", "row column action extra placing arrow without reward piece"),
    **_signs("p", "place places lay lays play plays"),
    **_signs("t", "take takes"),
    **_signs("d", "draw draws"),
    **_signs("e", "get gets"),
    **_signs("u", "put puts"),
    **_signs("r", "recycle recycles"),
    **_signs("g", "upgrade upgrades exchange exchanges trade trades swap swaps give gives"),
    **_signs("s", "split splits"),
    **_signs("b", "begin begins use uses"),
    **_signs("i", "insert inserts buy buys"),
    **_signs("k", "pick picks"),
    **_signs("x", "done pass passes stop stops end ends finish finishes decline declines go goes"),
    **_signs("H", "turned turned2 turned3 flipped"),
    **_signs("T", "top blind deck"),
    **_signs("S", "clearset blackset"),
    **dict.fromkeys(DECK_NAMES, "W"),
    **dict.fromkeys(CELL_CALLED, "C"),
    **dict.fromkeys(PIECE_CALLED, "P"),
    **dict.fromkeys(PUZZLE_IDS, "Z"),
    PIECE_IDS[DOT].lower(): "D",  # a piece, or the cell d1
    **{"dot": "O", "nothing": "F", "grid": "G"},
    **{"turn": "E", "master": "M", "ambassador": "A"},
}
SAME = (
    (r"\b(clear|black)[\s-]+set\b", r"\1set"),
    (r"\bclear\b", "clearset"),
    (r"\brotated\b", "turned"),
    (r"\bmirrored\b", "flipped"),
    (r"\bturned\s+twice\b", "turned2"),
    (r"\bturned\s+thrice\b", "turned3"),
)


def sign(word: str) -> str:
    """The sign of a word's kind: "N" for a number, nothing for a small word."""
    return "N" if re.fullmatch("[0-9]{1,3}", word) else SIGNS.get(word, UNKNOWN)


def heard(words: str) -> list[str]:
    """The single words, in small letters and each in one form."""
    text = words.lower()
    for form, same in SAME:
        text = re.sub(form, same, text)
    return re.findall(r"\w+", text)
