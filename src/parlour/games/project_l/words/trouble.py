"""What is wrong with words of Project L that name what nothing is called."""

import re

from parlour.games.project_l.nouns import PIECE
from parlour.games.project_l.words.vocabulary import UNKNOWN, sign
from parlour.kit.positions import Reading


def trouble(game: Reading, seat: int, said: list[str]) -> str | None:
    """Say which name nothing has; a cell is no name for what is taken."""
    signs = "".join(map(sign, said))
    strange = f"{UNKNOWN}C" if signs.startswith("t") else UNKNOWN
    for n, word in enumerate(said):
        if signs[n] in strange and (wrong := _no_such(word, signs[:n])):
            return f"There is no {wrong}."
    return None


def _no_such(word: str, before: str) -> str | None:
    """A name, and what has one; what it is meant for shows in what came before."""
    if re.fullmatch("[a-h][0-9]", word) and re.fullmatch("[pu]?H*[PD].*", before):
        return f"cell {word}; the cells are a1 to e5"
    if re.fullmatch("[a-z]?[wb][0-9]+", word):
        return f"puzzle {word}; puzzles have names like w05"
    if re.fullmatch("[a-z][0-9]", word):
        return f"piece {word.upper()}; the pieces are {', '.join(PIECE.names)}"
    return None
