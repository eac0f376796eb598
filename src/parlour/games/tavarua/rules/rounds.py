"""Rounds: waves advance, the Wave card, refilling, the end."""

from parlour.games.tavarua.box.boards import LONG, REACH
from parlour.games.tavarua.box.opened import NO_SEAT
from parlour.games.tavarua.box.stoke import Stoke
from parlour.games.tavarua.box.waves import BARREL, SHIFT
from parlour.games.tavarua.events import Event
from parlour.games.tavarua.options import ROUNDS, UNFINISHED
from parlour.games.tavarua.rules.choosing import forget_choice
from parlour.games.tavarua.rules.decks import fill_hand, turn_up_wave
from parlour.games.tavarua.rules.riding import end_ride, is_on_board, wipe_out
from parlour.games.tavarua.rules.sea import row_of, slide_waves
from parlour.games.tavarua.rules.shore import seat_in_turn
from parlour.games.tavarua.rules.titles import tell_titles
from parlour.games.tavarua.table import Phase, Place
from parlour.kit.rule import rule
from parlour.kit.table import next_seat, tell


# tavarua-14, tavarua-15: the waves advance. tavarua-17: only what is on a wave moves with it.
@rule
def begin_round(game):
    game.rounds += 1
    tell(game, Event.ROUND, NO_SEAT, game.rounds)
    for seat in range(game.seats):
        bring_in(game, seat)
    slide_waves(game)
    game.phase, game.asked = Phase.SHORE, 0


@rule
def bring_in(game, seat):
    player = game.players[seat]
    player.switched = 0
    ripen_cards(player)
    if player.place == Place.WAVE:
        player.space -= 1
        if player.space == 0:
            land(game, seat)


# tavarua-18: a Stoke token. tavarua-19: the ride is scored with the points for the Shore.
@rule
def land(game, seat):
    player = game.players[seat]
    player.place = Place.SHORE
    player.tokens += 1
    tell(game, Event.LANDED, seat, row_of(game, 1))
    end_ride(game, seat, True)


# tavarua-23: what was bought in the last round may be played from now on.
@rule
def ripen_cards(player):
    if player.fresh_held:
        player.cards += player.fresh
        player.cards_held += player.fresh_held
        player.fresh = player.fresh_held = 0


# tavarua-70: all on a wave shift. tavarua-95: Trim. tavarua-74: all rides that ended are scored.
@rule
def turn_wave(game):
    wave, seat = turn_up_wave(game), game.first
    for _ in range(game.seats):
        player = game.players[seat]
        if player.place == Place.WAVE:
            shift = 0 if player.choice.attached == Stoke.TRIM else SHIFT[wave]
            shift_marker(game, seat, shift, BARREL[wave])
        if player.ended:
            end_ride(game, seat, False)
        seat = next_seat(game, seat)


# tavarua-71: beyond an end is a wipe-out.
@rule
def shift_marker(game, seat, shift, barrel):
    player = game.players[seat]
    target = player.balance + shift
    if not is_on_board(player, target):
        tell(game, Event.RAN_OFF, seat, player.balance, target)
        wipe_out(game, seat)
        return
    if shift:
        tell(game, Event.SHIFTED, seat, player.balance, target)
    player.balance = target
    take_tokens(game, seat, barrel)


# tavarua-72: a Barrel for all who are still up. tavarua-73: Hang Ten on the nose of a long board.
@rule
def take_tokens(game, seat, barrel):
    player = game.players[seat]
    if barrel:
        player.barrels += 1
        tell(game, Event.GOT_BARREL, seat)
    if player.board == LONG and player.balance == REACH[LONG]:
        player.hang_tens += 1
        tell(game, Event.GOT_HANG_TEN, seat)


# tavarua-10, tavarua-11, tavarua-78: all fill their hands, in turn order.
@rule
def fill_hands(game):
    for place in range(game.seats):
        seat = seat_in_turn(game, place)
        forget_choice(game.players[seat].choice)
        fill_hand(game, seat)


# tavarua-79: the token goes to the right.
@rule
def pass_token(game):
    game.first = seat_in_turn(game, game.seats - 1)
    tell(game, Event.PASSED_TOKEN, game.first)


# tavarua-13, tavarua-80, tavarua-97: when the Wave cards of the game are used up.
@rule
def is_last_round(game):
    return game.rounds == game.options[ROUNDS]


# tavarua-77, tavarua-80: rides under way bring nothing; tavarua-91b: or now what a Bail would.
@rule
def end_game(game):
    game.phase = Phase.OVER
    if game.options[UNFINISHED]:
        for place in range(game.seats):
            seat = seat_in_turn(game, place)
            if game.players[seat].place == Place.WAVE:
                end_ride(game, seat, False)
    tell_titles(game)
    tell(game, Event.GAME_OVER, NO_SEAT)
