"""The auction: mu-20 to mu-37."""

from parlour.games.mu.box.bids import MOST_RESTARTS
from parlour.games.mu.box.opened import NO_SEAT
from parlour.games.mu.events import Event
from parlour.games.mu.moves import END_TURN
from parlour.games.mu.rules.cards import moves_from_hand, with_card, without_card
from parlour.games.mu.rules.preparation import deal
from parlour.games.mu.rules.trumps import place_bids
from parlour.kit.rule import rule
from parlour.kit.sets import add, only
from parlour.kit.table import next_seat, settle, tell


# mu-20: on a turn a player displays one or more cards from hand, or passes. mu-21: as many as they
# like, one after another, here in ascending order so that every choice is one series of moves.
# mu-34: with no card left in hand there is nothing but to pass.
@rule
def displays(game, seat):
    """The set of what may be done: cards, and the end of the turn."""
    cards = moves_from_hand(game.players[seat].hand)
    if game.shown:
        cards &= -only(game.last_shown)
    return add(cards, END_TURN) if may_end_turn(game) else cards


# mu-36: after three restarts of a hand the dealer may not open with a pass.
@rule
def may_end_turn(game):
    opening = game.crown == NO_SEAT and game.passes == 0 and game.shown == 0
    return not opening or game.restarts < MOST_RESTARTS


# mu-22: displayed cards stay and count for the rest of the hand.
@rule
def display(game, seat, card):
    player = game.players[seat]
    player.hand = without_card(player.hand, card)
    player.display = with_card(player.display, card)
    player.held -= 1
    game.shown += 1
    game.last_shown = card
    settle(game)
    tell(game, Event.DISPLAYED, seat, card)


# mu-24: counts and indicators change once, when the turn ends. mu-32: passing drops nobody out.
@rule
def end_turn(game, seat):
    settle(game)
    if game.shown:
        end_display(game, seat)
    else:
        game.passes += 1
        tell(game, Event.PASSED, seat)
    game.turn = next_seat(game, seat)
    if game.passes == game.seats:
        end_auction(game)


# mu-23: a display is worth its number of cards, whatever they are.
@rule
def end_display(game, seat):
    game.players[seat].count += game.shown
    game.shown = game.last_shown = game.passes = 0
    tell(game, Event.DISPLAY_ENDED, seat, game.players[seat].count)
    move_indicators(game, seat)


# mu-31 follows: nobody has displayed more than the Crown, nor anybody else more than the Shield.
@rule
def move_indicators(game, seat):
    if game.crown == NO_SEAT:  # mu-25: the first to display takes the Crown
        take_crown(game, seat)
    elif seat == game.crown:  # mu-29: the Crown holder raises the bid and never takes the Shield
        return
    elif has_more(game, seat, game.crown):  # mu-26: strictly more takes the Crown
        overtake_crown(game, seat)
    elif game.shield == NO_SEAT:  # mu-27: the first to end at or below the Crown takes the Shield
        take_shield(game, seat)
    elif has_more(game, seat, game.shield):  # mu-28: strictly more than its holder
        take_shield(game, seat)


# mu-30: who loses the Crown gets the Shield from its new holder, or if it is free, or from a third
# player who displayed less.
@rule
def overtake_crown(game, seat):
    loser, swapped = game.crown, game.shield == seat
    take_crown(game, seat)
    if swapped or game.shield == NO_SEAT or has_more(game, loser, game.shield):
        take_shield(game, loser)


@rule
def has_more(game, seat, other):
    return game.players[seat].count > game.players[other].count


@rule
def take_crown(game, seat):
    game.crown = seat
    tell(game, Event.TOOK_CROWN, seat, game.players[seat].count)


@rule
def take_shield(game, seat):
    game.shield = seat
    tell(game, Event.TOOK_SHIELD, seat, game.players[seat].count)


# mu-33: the auction ends when everybody passed in succession.
# mu-35: if nobody displayed anything, the same dealer shuffles and deals anew.
@rule
def end_auction(game):
    if game.crown == NO_SEAT:
        game.restarts += 1
        tell(game, Event.RESTARTED, game.dealer)
        deal(game)
    else:
        place_bids(game)
