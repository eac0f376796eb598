"""What is said about words that are no move of Project L at all: one sentence, with what to do."""

import re

from parlour.games.project_l.box import PIECE_IDS
from parlour.games.project_l.table import Step
from parlour.games.project_l.vocabulary import UNKNOWN, sign

# How a move is said in full: by what is asked now, else by the verb.
AT_STEP = {
    Step.EXTRA: "inserts an action",
    Step.RECYCLE_ORDER: "puts w05 under next",
    Step.REWARD_PICK: "picks T4",
    Step.ARROW: "upgrades I2 to V3",
}
BY_VERB = {
    "t": "takes w05",
    "d": "takes the top white puzzle",
    "r": "recycles the white row",
    "g": "upgrades I2 to V3",
    "e": "upgrades I2 to V3",
    "s": "splits P5 into D1 O4",
    "k": "picks T4",
    "b": "begins Master",
    "i": "inserts an action",
    "x": "ends the turn",
}
PLACING = "places T4 in 2 at b3 turned"


def sentence(words: str, said: list[str], step: Step) -> str:
    """What is wrong with words that are no move."""
    signs = [sign(word) for word in said]
    for n, word in enumerate(said):
        if signs[n] == UNKNOWN and (wrong := no_such(word, "".join(signs[:n]))):
            return f"There is no {wrong}."
    shown = AT_STEP.get(step) or BY_VERB.get("".join(signs)[:1], PLACING)
    return f'"{words}" is no move here; say it like "{shown}".'


def no_such(word: str, before: str = "") -> str | None:
    """A name that nothing has, and what has one; what it is meant for shows in what came before."""
    if re.fullmatch("[a-h][0-9]", word) and re.fullmatch("[pu]?H*[PDO].*", before):
        return f"cell {word}; the cells are a1 to e5"
    if re.fullmatch("[a-z]?[wb][0-9]+", word):
        return f"puzzle {word}; puzzles have names like w05"
    if re.fullmatch("[a-z][0-9]", word):
        return f"piece {word.upper()}; the pieces are {', '.join(PIECE_IDS)}"
    return None
