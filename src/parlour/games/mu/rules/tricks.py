"""The tricks: mu-60 to mu-71."""

from parlour.games.mu.box.cards import COLOUR, NUMBER, OF_COLOUR, SECOND_TWINS, SINGLES
from parlour.games.mu.box.trumps import FIRST_NUMBER_TRUMP, TRUMP_CARDS
from parlour.games.mu.events import Event
from parlour.games.mu.rules.cards import (
    card_points,
    moves_from_display,
    moves_from_hand,
    printed,
    with_card,
    without_card,
)
from parlour.games.mu.rules.scoring import score_hand
from parlour.games.mu.table import Phase
from parlour.kit.rule import rule
from parlour.kit.sets import has, only
from parlour.kit.table import next_seat, settle, tell

NOT_IN_SUIT, MINOR, MAJOR, SUPER = -1, 100, 200, 300  # strengths; a number up to 9 is added


# mu-60: the Crown player leads the first trick.
@rule
def start_tricks(game):
    game.phase = Phase.TRICKS
    game.leader = game.turn = game.crown


# mu-61: cards are played from hand or display. mu-66: the leader plays any of them. mu-63: others
# follow suit if they can; mu-64: if not, they play anything.
@rule
def playable(game, seat):
    player = game.players[seat]
    cards = moves_from_hand(player.hand) | moves_from_display(player.display)
    if game.trick_size == 0:
        return cards
    following = cards & suit_led(game)
    return following if following else cards


@rule
def suit_led(game):
    return suit_of(game, game.trick[0])


# mu-62: trumps belong to the Trump suit alone, not to their printed colour. (mu-65: with yellow and
# 2s as trumps, a green 2 does not follow a green 4.)
@rule
def suit_of(game, card):
    return game.trumps if has(game.trumps, card) else OF_COLOUR[COLOUR[card]] & ~game.trumps


@rule
def play_card(game, seat, move):
    player, card = game.players[seat], printed(move)
    settle(game)
    from_display = lies_on_display(player, move)
    if from_display:
        player.display = without_card(player.display, card)
    else:
        player.hand = without_card(player.hand, card)
        player.held -= 1
    tell(game, Event.PLAYED, seat, card, from_display)
    add_to_trick(game, seat, card)


# Of twins the first number means the one in hand, the second the one on display.
@rule
def lies_on_display(player, move):
    return has(SECOND_TWINS, move) or (has(SINGLES, move) and has(player.display, move))


# mu-63 again: who does not follow has shown to have none of the suit led.
@rule
def add_to_trick(game, seat, card):
    game.trick[game.trick_size] = card
    game.trick_size += 1
    if not has(suit_led(game), card):
        game.players[seat].lacks |= suit_led(game)
    if game.trick_size == game.seats:
        take_trick(game)
    else:
        game.turn = next_seat(game, seat)


# mu-70: the winner puts the trick on their own pile; mu-60: and leads the next.
@rule
def take_trick(game):
    winner, points = strongest(game), 0
    player = game.players[winner]
    for i in range(game.seats):
        points += card_points(only(game.trick[i]))
        player.pile = with_card(player.pile, game.trick[i])
        game.trick[i] = 0
    game.trick_size = 0
    game.leader = game.turn = winner
    tell(game, Event.TOOK_TRICK, winner, points)
    if player.hand | player.display == 0:  # mu-71: all cards are played
        score_hand(game)


# mu-67: the highest trump wins, or the highest number of the suit led. mu-69: of equals, the first.
@rule
def strongest(game):
    best, winner = NOT_IN_SUIT, 0
    for i in range(game.trick_size):
        strength_here = strength(game, game.trick[i])
        if strength_here > best:
            best, winner = strength_here, i
    seat = game.leader + winner
    return seat - game.seats if seat >= game.seats else seat


# mu-46: a card of both trumps, a colour and a number, is the Super Trump; two colours, two numbers
# or a "no trump" have no card in common. mu-68: super beats major, major beats minor.
@rule
def strength(game, card):
    if not has(game.trumps, card):
        return NUMBER[card] if has(suit_led(game), card) else NOT_IN_SUIT
    if not is_trump(game.major, card):
        return MINOR + rank(game.minor, card)
    if not is_trump(game.minor, card):
        return MAJOR + rank(game.major, card)
    return SUPER


@rule
def is_trump(trump, card):
    return trump >= 0 and has(TRUMP_CARDS[trump], card)


# mu-68: in a colour trump the higher number wins, in a number trump all cards are equal.
@rule
def rank(trump, card):
    return NUMBER[card] if trump < FIRST_NUMBER_TRUMP else 0
