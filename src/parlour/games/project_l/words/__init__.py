"""What people may type at a table of Project L beside the words of its moves.

Placements, spaces of the market and splits can be said in more ways than any list could hold. Here
every word becomes a sign of its kind, and the signs in a row tell what is said: "take white 2" is
tWN, and "T4 2 b3" is as good as "places T4 in 2 at b3".
"""

import re
from collections.abc import Callable

from parlour.games.lexicon import NEGATIONS, Lexicon
from parlour.games.project_l.words.market import grid_space, no_space, puzzle_named, row_space
from parlour.games.project_l.words.placing import half_placement, placement
from parlour.games.project_l.words.supply import half_exchange, split
from parlour.games.project_l.words.trouble import trouble
from parlour.games.project_l.words.vocabulary import SAME, SKIPPED, sign
from parlour.kit.positions import Reading

Meaning = Callable[[Reading, int, list[str]], int | None]  # or BadWords: what is missing

# P stands for any piece here, C for any cell (D1 is both).
_SAYINGS: list[tuple[str, Meaning]] = [
    ("[pu]?H*PH*[NZ]H*C+H*", placement),
    ("[pu]?H*PH*C+H*[NZ]H*", placement),
    ("[tu]?ZW?", puzzle_named),
    ("[tu]?S?WN", row_space),
    ("t?GN|tN", grid_space),
    ("s?P{3,}|sP+", split),
    ("[tu]?W", no_space),
    ("gP", half_exchange),
    ("(?!P$)[pu]?H*PH*[NZ]?H*C*H*", half_placement),
]
_PATTERNS = [
    (re.compile(signs.replace("P", "[PD]").replace("C", "[CD]")), means)
    for signs, means in _SAYINGS
]


def _read(game: Reading, seat: int, said: list[str]) -> int | None:
    """The move that words of these kinds mean, legal or not."""
    signs = "".join(map(sign, said))
    for pattern, means in _PATTERNS:
        if pattern.fullmatch(signs):
            return means(game, seat, [word for word in said if sign(word).isupper()])
    return None


LEXICON = Lexicon(
    same=SAME, skipped=SKIPPED, weighty=NEGATIONS | {"top"}, read=_read, trouble=trouble
)
