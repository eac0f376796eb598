"""Clue cards: the deck, hands, first clues. small_islands-18 to -20, -34, -46, -66.

The deck is a set without order: any card of it comes with the same chance, which is what shuffling
is for.
"""

from parlour.games.small_islands.box.pieces import HAND_WITH_MORE, HAND_WITH_TWO
from parlour.games.small_islands.events import Event
from parlour.games.small_islands.rules.columns import add_clue, lay_rose
from parlour.games.small_islands.table import NO_CARD, NO_SEAT
from parlour.kit.luck import draw
from parlour.kit.rule import rule
from parlour.kit.sets import add, has, only, remove, size
from parlour.kit.table import AUDIENCE, tell, tell_only


# small_islands-66: an empty deck is made anew from the discard; NO_CARD when both are empty.
@rule
def draw_clue(game):
    if game.deck == 0 and game.discard != 0:
        game.deck, game.discard = game.discard, 0
        tell(game, Event.RESHUFFLED, NO_SEAT, size(game.deck))
    if game.deck == 0:
        return NO_CARD
    card = draw(game.luck, game.deck)
    game.deck = remove(game.deck, card)
    return card


# small_islands-20, small_islands-70
@rule
def hand_size(game):
    return HAND_WITH_TWO if game.seats == 2 else HAND_WITH_MORE


# small_islands-34: up to the size of a hand; small_islands-66: as far as there are cards.
@rule
def fill_hand(game, seat):
    player, drawn = game.players[seat], 0
    while player.hand_held < hand_size(game):
        card = draw_clue(game)
        if card == NO_CARD:
            break
        player.hand = add(player.hand, card)
        player.hand_held += 1
        drawn += 1
        tell_only(game, only(seat), Event.DREW_CLUE, seat, card)
    if drawn:
        tell_only(game, AUDIENCE & ~only(seat), Event.DREW, seat, drawn)


@rule
def discard_clue(game, seat, card):
    """A card leaves a hand for the discard."""
    leave_hand(game.players[seat], card)
    game.discard = add(game.discard, card)


@rule
def leave_hand(player, card):
    player.hand = remove(player.hand, card)
    player.hand_held -= 1


# small_islands-46
@rule
def swap_hand(game, seat):
    player = game.players[seat]
    tell(game, Event.SWAPPED, seat, player.hand_held)
    game.discard |= player.hand
    player.hand = player.hand_held = 0
    fill_hand(game, seat)


# small_islands-18, small_islands-61: a rose on it if there is one in supply
# (small_islands-61b).
@rule
def begin_column(game, seat, column, card):
    tell(game, Event.FIRST_CLUE, seat, card, column)
    lay_rose(game, seat, card)
    add_clue(game, column, card)


# small_islands-19: what does not fit is laid aside. small_islands-19b: none may be found.
@rule
def draw_first_clue(game, seat, column):
    aside, card = 0, draw_clue(game)
    while card != NO_CARD and not has(game.fits[column], card):
        aside = add(aside, card)
        tell(game, Event.LAID_ASIDE, seat, card, column)
        card = draw_clue(game)
    game.discard |= aside
    if card == NO_CARD:
        tell(game, Event.STAYS_EMPTY, seat, column)
    else:
        begin_column(game, seat, column, card)
