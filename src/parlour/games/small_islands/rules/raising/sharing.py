"""After a treasure is shared out: the column begins anew. small_islands-59 to small_islands-61d."""

from parlour.games.small_islands.box.clues import CLUES
from parlour.games.small_islands.events import Event
from parlour.games.small_islands.options import FROM_HAND, NEW_CLUE_FROM
from parlour.games.small_islands.rules.columns import next_rose, open_column
from parlour.games.small_islands.rules.decks import (
    begin_column,
    draw_first_clue,
    fill_hand,
    leave_hand,
)
from parlour.games.small_islands.rules.ending import end_game
from parlour.games.small_islands.rules.raising import take_rose_home
from parlour.games.small_islands.table import NO_CARD, NO_SEAT, RAISERS, Step
from parlour.kit.rule import rule
from parlour.kit.table import tell


# small_islands-61d: when the game ends with this treasure, clues stay where they lie.
@rule
def finish_sharing(game):
    bury_pool(game)
    send_roses_home(game)
    for seat in range(game.seats):
        game.players[seat].inspected = game.players[seat].inspected_held = 0
    game.offered, game.up, game.turned = NO_CARD, 0, 0
    if game.last:
        end_game(game, False)
    else:
        clear_column(game, game.column)
        begin_anew(game)


# small_islands-59, small_islands-60: what is left of the cards is discarded unseen.
@rule
def bury_pool(game):
    if game.pool_left:
        tell(game, Event.BURIED, NO_SEAT, game.pool_left)
    game.unseen += game.pool
    game.unseen_left += game.pool_left
    game.unseen_risky += min(game.pool_left, game.pool_risky)
    game.pool = 0
    game.pool_left = game.pool_risky = 0


@rule
def send_roses_home(game):
    card = next_rose(game, RAISERS)
    while card != NO_CARD:
        take_rose_home(game, card)
        card = next_rose(game, card)
    game.above[RAISERS] = NO_CARD


# small_islands-61: clue cards to the discard, cubes to the pile. small_islands-38: tiles to the
# reserve.
@rule
def clear_column(game, column):
    tiles = game.clues[column] >> CLUES << CLUES
    game.reserve |= tiles
    game.discard |= game.clues[column] & ~tiles
    card = game.bottom[column]
    while card != NO_CARD:
        above = game.above[card]
        game.above[card] = NO_CARD
        card = above
    open_column(game, column)


# small_islands-61: who claimed last, or the raiser. small_islands-61c: or from the hand.
@rule
def begin_anew(game):
    game.asked = game.active if game.taker == NO_SEAT else game.taker
    player = game.players[game.asked]
    if game.options[NEW_CLUE_FROM] == FROM_HAND and player.hand & game.fits[game.column]:
        game.step = Step.NEW_CLUE
    else:
        draw_first_clue(game, game.asked, game.column)
        game.step = Step.RENEWED


# small_islands-61c
@rule
def begin_from_hand(game, seat, card):
    leave_hand(game.players[seat], card)
    begin_column(game, seat, game.column, card)
    fill_hand(game, seat)
    game.step = Step.RENEWED
