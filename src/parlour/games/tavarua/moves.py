"""Moves of Tavarua as numbers; words.py has the words.

| number   | means                                                        |
|----------|--------------------------------------------------------------|
| 0, 1     | the short board, the long board                              |
| 2, 3, 4  | on the Shore: done, switch boards, buy a Stoke card          |
| 5 to 17  | attach no Stoke card, or one of a kind 1 to 12               |
| 18 to 24 | ride, bail, recover, catch, paddle out, wait, paddle in      |
| 25 to 32 | the card of a one-card action: teal 1 to 4, maroon 1 to 4    |
| 33 to 39 | its value with Stoke tokens: 0 to 6                          |
| 40       | give up no more cards                                        |
| 41 to 48 | give up a card: teal 1 to 4, maroon 1 to 4                   |
| 49       | take the choice back                                         |

Each question has its own run of numbers, so its answers are one set (rules/answers.py).
"""

import numpy as np

from parlour.games.tavarua.box.actions import ACTIONS
from parlour.games.tavarua.box.boards import BOARDS
from parlour.games.tavarua.box.cards import HAND, KINDS, MOST_VALUE
from parlour.games.tavarua.box.opened import MOST_PLAYERS
from parlour.games.tavarua.box.stoke import STOKES
from parlour.games.tavarua.box.waves import MOST_ROUNDS
from parlour.games.tavarua.table import Step

FIRST_BOARD = 0
DONE = FIRST_BOARD + BOARDS
SWITCH, BUY = DONE + 1, DONE + 2
FIRST_ATTACH = BUY + 1
FIRST_ACTION = FIRST_ATTACH + STOKES + 1
FIRST_CARD = FIRST_ACTION + ACTIONS
FIRST_VALUE = FIRST_CARD + KINDS
GIVEN = FIRST_VALUE + MOST_VALUE + 1
FIRST_GIVE = GIVEN + 1
TAKE_BACK = FIRST_GIVE + KINDS
MOVES = TAKE_BACK + 1

# The first number of each question, by step.
_first = {
    Step.BOARD: FIRST_BOARD,
    Step.SHORE: DONE,
    Step.ATTACH: FIRST_ATTACH,
    Step.ACTION: FIRST_ACTION,
    Step.CARD: FIRST_CARD,
    Step.VALUE: FIRST_VALUE,
    Step.DISCARD: GIVEN,
}
FIRST = np.array([_first.get(step, 0) for step in Step])

MOST_LEGAL = max(STOKES + 1, KINDS + 1)
# Of one player: the board and the exchange; in a round a switch, the end of the Shore step, a Stoke
# card attached, an action and as many cards as a hand has; and a purchase for every token, of which
# a round brings at most three.
MOST_OF_ONE = 1 + HAND + 1 + MOST_ROUNDS * (2 + 1 + 1 + HAND + 1 + 3) + 9
MOST_MOVES = MOST_PLAYERS * MOST_OF_ONE  # choices taken back aside
