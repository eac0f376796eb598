"""Moves of Snapshot as numbers; questions.py says what each means.

| number (with the box that comes with Parlour) | means                                          |
|-----------------------------------------------|------------------------------------------------|
| 0, 1       | stop, draw                                                                        |
| 2, 3       | pass, offer                                                                       |
| 4, 5 to 9  | decline all offers, accept that of seat 1 to 5                                    |
| 10         | reserve the card                                                                  |
| 11 to 14   | place it in habitat 1 to 4                                                        |
| 15 to 18   | let it spook habitat 1 to 4                                                       |
| 19         | add no more                                                                       |
| 20 to 27   | add the first or second reserved animal (in the order of box/)    to habitat   |
|            | 1 to 4: 20 + 4 * which + habitat                                                  |
| 28         | lay no more dice                                                                  |
| 29 to 32   | a die on the card of habitat 1 to 4                                               |
| 33 to 48   | a die on an animal of the last habitat with a die, counted from the card outward   |
| 49 to 64   | 0 to 15 tokens on the animal asked for                                            |
| 65 to 68   | go to habitat 1 to 4                                                              |
| 69         | give up                                                                           |
| 70 to 90   | pay for a reroll from two sources: the supply and the animals with dice in the    |
|            | order of the board, numbered from 0; pairs in order (0,0), (0,1), ... (5,5)        |

Each question has its own run of numbers, so its answers are one set.
"""

import numpy as np

from parlour.games.snapshot.box.animals import ANIMALS, COLUMN, HARDEST, MOST_RESERVED
from parlour.games.snapshot.box.dice import SHOTS
from parlour.games.snapshot.box.habitats import HABITATS
from parlour.games.snapshot.box.opened import MOST_PLAYERS, MOST_ROUNDS
from parlour.games.snapshot.box.tokens import INCOME, START_TOKENS
from parlour.games.snapshot.table import Phase

# Answers: rules count those of each question from 0, so that a set of them fits the record.
STOPPING, DRAWING = 0, 1
PASSING, OFFERING = 0, 1
DECLINING, ACCEPTING = 0, 1  # + seat
RESERVING, PLACING, SPOOKING = 0, 1, 1 + HABITATS  # + habitat
ADDING_NO_MORE, ADDING = 0, 1  # + HABITATS * which animal + habitat
LAYING_NO_MORE, ON_HABITAT, ON_ANIMAL = 0, 1, 1 + HABITATS  # + habitat; + place in its column
GIVING_UP, PAYING = 0, 1  # + pair of sources

# Moves: the questions one after another.
STOP, DRAW = 0, 1
PASS, OFFER = 2, 3
DECLINE = 4
FIRST_ACCEPT = DECLINE + ACCEPTING
TO_RESERVE = FIRST_ACCEPT + MOST_PLAYERS
FIRST_PLACE = TO_RESERVE + PLACING
FIRST_SPOOK = TO_RESERVE + SPOOKING
ADD_NO_MORE = FIRST_SPOOK + HABITATS
FIRST_ADD = ADD_NO_MORE + ADDING
LAY_NO_MORE = FIRST_ADD + MOST_RESERVED * HABITATS
FIRST_ON_HABITAT = LAY_NO_MORE + ON_HABITAT
FIRST_ON_ANIMAL = LAY_NO_MORE + ON_ANIMAL
FIRST_TOKENS = FIRST_ON_ANIMAL + COLUMN
MOST_TOKENS = HARDEST - 1  # snapshot-47: with one die and so many the photograph is certain
FIRST_GO = FIRST_TOKENS + MOST_TOKENS + 1
GIVE_UP = FIRST_GO + HABITATS
FIRST_PAY = GIVE_UP + PAYING

# Whom the two tokens of a reroll come from: 0 the supply, 1 to 5 an animal with dice.
SOURCES = SHOTS + 1
PAIRS = [(i, j) for i in range(SOURCES) for j in range(i, SOURCES)]
PAIR_LOW, PAIR_HIGH = np.array(PAIRS).T.copy()
PAIRS_BEFORE = np.array([PAIRS.index((i, i)) for i in range(SOURCES)])  # whose lower is below i
MOVES = FIRST_PAY + len(PAIRS)

# The first number of each question, by phase.
_first = {
    Phase.RESEARCH: STOP,
    Phase.OFFERS: PASS,
    Phase.ANSWER: DECLINE,
    Phase.CARD: TO_RESERVE,
    Phase.ADDING: ADD_NO_MORE,
    Phase.DICE: LAY_NO_MORE,
    Phase.TOKENS: FIRST_TOKENS,
    Phase.HABITAT: FIRST_GO,
    Phase.REROLL: GIVE_UP,
}
FIRST = np.array([_first.get(phase, 0) for phase in Phase])

# The longest lists: all pairs and giving up; a full column, three later habitats and the end; all
# numbers of tokens.
MOST_LEGAL = max(1 + len(PAIRS), COLUMN + HABITATS, MOST_TOKENS + 1)

# The longest game: seven answers for a draw, a turn's 21 others without rerolls, and rerolls. Cards
# come back to the deck only by a turn that discards at most a column and a card; tokens by income
# and, with the switch, by draws. Rerolls cost two tokens that may come back in each of three
# habitats, so in a round there are at most one and a half for every token.
_turns = MOST_ROUNDS * MOST_PLAYERS
_draws = ANIMALS + (COLUMN + 1) * _turns
_tokens_at_first = int(START_TOKENS.sum()) + ANIMALS
_tokens_a_round = (INCOME + COLUMN + 1) * MOST_PLAYERS
_tokens = sum(_tokens_at_first + n * _tokens_a_round for n in range(1, MOST_ROUNDS + 1))
MOST_MOVES = 7 * _draws + 21 * _turns + 3 * _tokens // 2
