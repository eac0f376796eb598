"""The rules of Pennies, a toy for one to six: it has what Mü has not.

1. Each round a die shows the prize. Everybody secretly closes a hand around 0 to 3 pennies.
2. Until the last hand is closed, whoever closed one may open it again, unseen, and choose anew.
3. Then all hands open at once and the bank turns a card of its shuffled deck (0, 1, 2, 3).
4. Who shows more than the bank and more than anybody else wins the prize; all pay what they showed.
5. After the agreed rounds most points win; equals share the place. Solo, par counts as a win.
"""

from pathlib import Path

import numpy as np

from parlour.games.happenings import Kind, event
from parlour.games.nouns import NUMBER
from parlour.kit.box import Box
from parlour.kit.luck import below, renew, shuffle
from parlour.kit.record import EVERYBODY, MOST_SEATS, NOBODY, OWNER, record
from parlour.kit.rule import rule
from parlour.kit.sets import add, has, only, remove
from parlour.kit.table import AUDIENCE, may_take_back, settle, table, tell, tell_only

BOX = Box(Path(__file__).with_name("pennies.toml"), "pennies")
CARDS = 4
BANK = np.array(BOX.wholes("bank.cards", CARDS, 0, 3))
HANDS = 4  # 0 to 3 pennies
SIDES = 6
PAR = BOX.whole("solo.par", 1, 20)
ROUNDS = 0  # where the option stands in the header
NO_SEAT = -1

OPEN_AGAIN = HANDS  # moves: 0 to 3 close a hand around so many pennies
MOVES = OPEN_AGAIN + 1


class Event(Kind):
    """What people at the table see happen."""

    THROWN = event(1, "the die shows {prize}", prize=NUMBER, things=("prize.bank",))
    CLOSED = event(2, "{who} closes a hand around {pennies}", pennies=NUMBER, echo=True)
    CLOSED_UNSEEN = event(3, "{who} closes a hand", things=("seat.{who}.hand",))
    OPENED_AGAIN = event(4, "{who} opens the hand again", echo=True)
    TURNED = event(5, "the bank turns {card}", card=NUMBER)
    SHOWN = event(6, "{who} shows {pennies}", pennies=NUMBER)
    WON = event(7, "{who} wins {prize}", prize=NUMBER, weight="outcome")
    NOBODY_WON = event(8, "nobody wins the prize", weight="outcome")
    GAME_OVER = event(9, "the game is over", weight="alarm")
    SCORED = event(
        10,
        "{who} wins {prize} and pays {paid}",
        prize=NUMBER,
        pays=NUMBER,
        paid=lambda values: str(abs(values[1])),
        brings=sum,
    )


PLAYER = record(
    ("score", np.int16, (), EVERYBODY),  # -12 to 24
    ("sealed", np.int8, (), OWNER),  # pennies in the closed hand, 0 to 3
    ("shown", np.int8, (), EVERYBODY),  # pennies when all hands opened last
)
GAME = table(
    ("players", PLAYER, (MOST_SEATS,), EVERYBODY),
    ("deck", np.int8, (CARDS,), NOBODY),  # the bank's cards, the next one last; 0 where none is
    ("turned", np.int8, (CARDS,), EVERYBODY),  # the bank's cards of the rounds played
    ("closed", np.int8, (), EVERYBODY),  # set of the seats whose hand is closed
    ("prize", np.int8, (), EVERYBODY),  # 1 to 6; 0 before and after the game
    ("rounds_played", np.int8, (), EVERYBODY),
    most_events=2 * MOST_SEATS + 6,
)


@rule
def set_up(game):
    for seat in range(MOST_SEATS):
        player = game.players[seat]
        player.score = player.sealed = player.shown = 0
    for i in range(CARDS):
        game.deck[i], game.turned[i] = BANK[i], 0
    game.rounds_played = game.closed = 0
    settle(game)
    shuffle(game.luck, game.deck, CARDS)
    throw(game)


# Rule 1.
@rule
def throw(game):
    game.prize = 1 + below(game.luck, SIDES)
    tell(game, Event.THROWN, NO_SEAT, game.prize)


@rule
def actors(game):
    return all_seats(game) & ~game.closed if game.prize else 0


@rule
def legal_moves(game, seat, moves):
    if game.prize == 0:
        return 0
    if has(game.closed, seat):
        moves[0] = OPEN_AGAIN
        return 1
    for pennies in range(HANDS):
        moves[pennies] = pennies
    return HANDS


@rule
def play(game, seat, move):
    if move == OPEN_AGAIN:
        open_again(game, seat)
    else:
        close(game, seat, move)
        tell_only(game, only(seat), Event.CLOSED, seat, move)
        tell_only(game, AUDIENCE & ~only(seat), Event.CLOSED_UNSEEN, seat)
        if game.closed == all_seats(game):
            open_all(game)


@rule
def close(game, seat, pennies):
    game.players[seat].sealed = pennies
    game.closed = add(game.closed, seat)
    may_take_back(game, seat)


# Rule 2: nothing stays of a hand that was opened again.
@rule
def open_again(game, seat):
    game.players[seat].sealed = 0
    game.closed = remove(game.closed, seat)
    game.barriers[seat] = 0
    tell(game, Event.OPENED_AGAIN, seat)


# Rule 3.
@rule
def open_all(game):
    settle(game)
    game.closed = 0
    for seat in range(game.seats):
        player = game.players[seat]
        player.shown, player.sealed = player.sealed, 0
        tell(game, Event.SHOWN, seat, player.shown)
    award(game, turn_card(game))
    game.rounds_played += 1
    if game.rounds_played < game.options[ROUNDS]:
        throw(game)
    else:
        game.prize = 0
        tell(game, Event.GAME_OVER, NO_SEAT)


@rule
def turn_card(game):
    top = cards_left(game) - 1
    card = game.deck[top]
    game.turned[game.rounds_played], game.deck[top] = card, 0
    tell(game, Event.TURNED, NO_SEAT, card)
    return card


@rule
def cards_left(game):
    return CARDS - game.rounds_played


# Rule 4.
@rule
def award(game, bank):
    seat = winner(game, bank)
    if seat == NO_SEAT:
        tell(game, Event.NOBODY_WON, NO_SEAT)
    else:
        tell(game, Event.WON, seat, game.prize)
    for other in range(game.seats):
        score(game, other, game.prize if other == seat else 0)


@rule
def score(game, seat, prize):
    player = game.players[seat]
    player.score += prize - player.shown
    tell(game, Event.SCORED, seat, prize, -player.shown)


@rule
def winner(game, most):
    leader = NO_SEAT
    for seat in range(game.seats):
        shown = game.players[seat].shown
        if shown > most:
            most, leader = shown, seat
        elif shown == most:
            leader = NO_SEAT
    return leader


# Rule 5.
@rule
def points(game, seat):
    return game.players[seat].score


@rule
def place(game, seat):
    better = 0
    for other in range(game.seats):
        better += game.players[other].score > game.players[seat].score
    return better + 1


@rule
def par(game):
    return PAR


@rule
def redeal(game, seat, luck):
    """Guess the others' closed hands and the order of the deck."""
    for other in range(game.seats):
        if other != seat and has(game.closed, other):
            close(game, other, below(luck, HANDS))
    left = 0
    for i in range(CARDS):
        if not was_turned(game, BANK[i]):
            game.deck[left] = BANK[i]
            left += 1
    shuffle(luck, game.deck, left)
    renew(game.luck, luck)


@rule
def was_turned(game, card):
    for i in range(game.rounds_played):
        if game.turned[i] == card:
            return True
    return False


@rule
def all_seats(game):
    return only(game.seats) - 1
