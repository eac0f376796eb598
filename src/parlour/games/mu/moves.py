"""Moves of Mü as numbers; questions.py says what each means.

| number   | means                                                                       |
|----------|-----------------------------------------------------------------------------|
| 0 to 59  | a card to display, put away or play; of twins (two 1s or 7s of a colour)    |
|          | the first number means the one in hand, the second the one on display       |
| 60       | end the turn of the auction: a pass if nothing was displayed                |
| 61 to 76 | a trump: colours, numbers 0 to 9, none                                      |
| 77 to 82 | a seat: as partner or as next dealer                                        |
"""

from parlour.games.mu.box.cards import CARDS
from parlour.games.mu.box.trumps import TRUMPS
from parlour.kit.record import MOST_SEATS

END_TURN = CARDS
FIRST_TRUMP = END_TURN + 1
FIRST_SEAT = FIRST_TRUMP + TRUMPS
MOVES = FIRST_SEAT + MOST_SEATS

# Bounds: the exchange offers a whole hand and three cards less the one displayed; six players at
# most make 498 moves in a hand, and the last hand has no next dealer.
MOST_LEGAL = 17
MOST_MOVES_OF_A_HAND = {3: 239, 4: 374, 5: 436, 6: 498}
MOST_MOVES = max(MOST_MOVES_OF_A_HAND.values()) * 10 - 1
