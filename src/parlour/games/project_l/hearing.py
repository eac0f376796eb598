"""Which move of Project L words mean, legal or not.

Every word becomes a sign of its kind, and the signs in a row tell what is said: "take white 2" is
tWN. Small words are skipped, so "T4 2 b3" is as good as "places T4 in 2 at b3".
"""

import re
from collections.abc import Callable

from parlour.errors import BadWords
from parlour.games.project_l.market_told import (
    any_of_deck,
    deck_top,
    grid_place,
    no_such_puzzle,
    puzzle_named,
    recycling,
    row_place,
)
from parlour.games.project_l.misheard import sentence
from parlour.games.project_l.moves import AMBASSADOR, DONE, FREE_DOT_MOVE, INSERT, MASTER
from parlour.games.project_l.placing_told import half_placement, placement
from parlour.games.project_l.supply_told import (
    exchange,
    gain,
    half_exchange,
    named_alone,
    picked,
    split,
)
from parlour.games.project_l.table import Step
from parlour.games.project_l.vocabulary import Said, heard, sign
from parlour.kit.positions import Reading

Meaning = Callable[[Reading, int, Said], int]


def _always(move: int) -> Meaning:
    return lambda game, seat, said: move


# What can be said, by its signs: P stands for any piece here, C for any cell (D1 is both).
_SAYINGS: list[tuple[str, Meaning]] = [
    ("[pu]?H*PH*[NZ]H*C+H*", placement),
    ("[pu]?H*PH*C+H*[NZ]H*", placement),
    ("[tdeu]?ZW?T*", puzzle_named),
    ("[teu]?S?WN", row_place),
    ("t?GN|tN", grid_place),
    ("t?(T+W?T*|WT+)|dT*W?T*", deck_top),
    ("rWT*", recycling),
    ("[tde]?[DO]F", _always(FREE_DOT_MOVE)),
    ("[ktde]P|O", picked),
    ("P", named_alone),
    ("g?P[te]?P", exchange),
    ("[te]PP", gain),
    ("s?P{3,}|sP+", split),
    ("b?M", _always(MASTER)),
    ("b?A", _always(AMBASSADOR)),
    ("i", _always(INSERT)),
    ("xE?", _always(DONE)),
    # Half of it: the meaning says what is missing.
    ("[tu]?W", any_of_deck),
    ("tC", no_such_puzzle),
    ("gP", half_exchange),
    ("[pu]?H*PH*[NZ]?H*C*H*", half_placement),
]
_PATTERNS = [
    (re.compile(signs.replace("P", "[PDO]").replace("C", "[CD]")), means)
    for signs, means in _SAYINGS
]


def read(game: Reading, seat: int, words: str) -> int:
    """The move that words mean in this position, legal or not; short forms are understood."""
    said = heard(words)
    signs = "".join(map(sign, said))
    for pattern, means in _PATTERNS:
        if pattern.fullmatch(signs):
            return means(game, seat, [word for word in said if sign(word).isupper()])
    raise BadWords(sentence(words, said, Step(game.players[seat].step)))
