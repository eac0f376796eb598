"""The words understood in moves of Project L, each with a sign of its kind."""

import re

from parlour.games.project_l.box import CELLS, DECK_NAMES, DOT, PIECE_IDS, PUZZLE_IDS
from parlour.games.project_l.setting import GRID
from parlour.games.project_l.words import cell_name


def _signs(sign: str, words: str) -> dict[str, str]:
    return dict.fromkeys(words.split(), sign)


PIECE_CALLED = {piece.lower(): number for number, piece in enumerate(PIECE_IDS)}
CELL_CALLED = {cell_name(cell): cell for cell in range(CELLS)}
PIECE_CALLED["dot"] = DOT
SIGNS = {
    **_signs("", "a an the in at on to into for from of under next with slot puzzle row deck"),
    **_signs("", "column action placing arrow without reward piece"),
    **_signs("p", "place places lay lays"),
    **_signs("t", "take takes"),
    **_signs("u", "put puts"),
    **_signs("r", "recycle recycles"),
    **_signs("g", "upgrade upgrades exchange exchanges"),
    **_signs("s", "split splits"),
    **_signs("b", "begin begins"),
    **_signs("i", "insert inserts"),
    **_signs("k", "pick picks"),
    **_signs("x", "done pass passes stop stops end ends finish finishes decline declines go goes"),
    **_signs("H", "turned turned2 turned3 flipped"),
    **_signs("T", "top blind"),
    **_signs("S", "clearset blackset"),
    **dict.fromkeys(DECK_NAMES, "W"),
    **dict.fromkeys(map(str, range(1, GRID + 1)), "N"),
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


def heard(words: str) -> list[str]:
    """The single words, in small letters and each in one form."""
    text = words.lower()
    for form, same in SAME:
        text = re.sub(form, same, text)
    return re.findall(r"\w+", text)
