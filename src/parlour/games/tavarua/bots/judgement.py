"""How safe a place on the board is, as whole numbers, for light playouts.

People get exact chances from the cards they have seen: sight/chances.py.
"""

import numpy as np

from parlour.games.tavarua.box.boards import BOARDS, REACH
from parlour.games.tavarua.box.cards import DIRECTION, VALUE
from parlour.games.tavarua.box.sea import ROWS
from parlour.games.tavarua.box.waves import SHIFT, WAVE_COPIES
from parlour.games.tavarua.options import BREAK_RULE
from parlour.games.tavarua.rules.riding import ride_worth
from parlour.games.tavarua.rules.sea import breaks, die_at
from parlour.kit.rule import rule

SURE = 1024
_MOST_REACH = int(REACH.max())
_places = range(-_MOST_REACH, _MOST_REACH + 1)
# STAYING[board, place + the longest reach]: that a Wave card of the whole deck leaves one standing.
STAYING = np.array(
    [
        [
            SURE * int(WAVE_COPIES[abs(SHIFT + place) <= REACH[board]].sum()) // WAVE_COPIES.sum()
            for place in _places
        ]
        for board in range(BOARDS)
    ]
)


@rule
def staying(board, place):
    """How likely it is to stay up from a place; not at all beyond the ends of the board."""
    if abs(place) > REACH[board]:
        return 0
    return STAYING[board, place + _MOST_REACH]


@rule
def worth_of_playing(player, kind, value):
    """What a ride would be worth with one more card, weighed by the chance to keep it."""
    place = player.balance + DIRECTION[kind] * value
    tokens = abs(value - VALUE[kind])
    return staying(player.board, place) * (ride_worth(player) + VALUE[kind] + 4) - tokens * SURE


@rule
def breaks_next_round(game, space):
    """Whether the wave that comes beside a channel space will have broken by then."""
    if space == ROWS:
        return False
    # the wave that stands one row further out now
    return breaks(game.options[BREAK_RULE], die_at(game, space + 1), space)
