"""Catching a wave, and the contest where too many try: tavarua-46 to tavarua-57, tavarua-94."""

from parlour.games.tavarua.box.actions import Action
from parlour.games.tavarua.box.cards import KINDS, RANK
from parlour.games.tavarua.box.opened import NO_SEAT
from parlour.games.tavarua.box.stoke import Stoke
from parlour.games.tavarua.events import Event
from parlour.games.tavarua.rules.sea import die_at, is_perfect, places_free, row_of
from parlour.games.tavarua.table import Place
from parlour.kit.rule import rule
from parlour.kit.sets import add, has
from parlour.kit.table import tell

RANKS = 2 * KINDS  # tavarua-94: those with Priority stand above all others
RANK_BITS = 3  # who contend are counted by rank in one number, and all of them above that
ALL_RIVALS = RANKS * RANK_BITS
HAS_ROOM, PREVAILS, FALLS, STAYS = 0, 1, 2, 3  # how a try ends


@rule
def who_catch(game):
    """The seats that catch a wave now, and those whom a contest throws: two sets."""
    caught, thrown, told = 0, 0, 0
    for seat in range(game.seats):
        player = game.players[seat]
        if tries(player):
            result = outcome(game, player)
            if result <= PREVAILS:
                caught = add(caught, seat)
            if result == FALLS:
                thrown = add(thrown, seat)
            if result > HAS_ROOM and not has(told, player.space):
                told = add(told, player.space)
                tell_contest(game, player.space)
    return caught, thrown


@rule
def tries(player):
    return player.place == Place.CHANNEL and player.choice.action == Action.CATCH


# tavarua-50: where there is room for all, all catch the wave. tavarua-51: else matching cards wipe
# out, also those too low to prevail. tavarua-52: of the others the higher ones prevail.
@rule
def outcome(game, player):
    if player.choice.attached == Stoke.PARTY_WAVE:
        return HAS_ROOM
    contend, free, mine = rivals(game, player.space), places(game, player.space), rank(player)
    if contend >> ALL_RIVALS <= free:
        return HAS_ROOM
    if at_rank(contend, mine) > 1:
        return FALLS
    better = 0
    for higher in range(mine + 1, RANKS):
        better += at_rank(contend, higher) == 1
    return PREVAILS if better < free else STAYS


# tavarua-94: a Party Wave uses no place and takes no part in a contest.
@rule
def rivals(game, space):
    """Who contend for the wave beside a channel space, counted by rank and in all."""
    contend = 0
    for seat in range(game.seats):
        player = game.players[seat]
        contends = tries(player) and player.choice.attached != Stoke.PARTY_WAVE
        if contends and player.space == space:
            contend += (1 << RANK_BITS * rank(player)) + (1 << ALL_RIVALS)
    return contend


# tavarua-52: higher numbers first, teal before maroon. tavarua-54: as printed. tavarua-94: whoever
# has Priority stands above all others and matches none of them.
@rule
def rank(player):
    choice = player.choice
    return RANK[choice.card] + (KINDS if choice.attached == Stoke.PRIORITY else 0)


@rule
def at_rank(contend, rank):
    return contend >> RANK_BITS * rank & (1 << RANK_BITS) - 1


# tavarua-49: places are counted after the rides and bails of this round.
@rule
def places(game, space):
    return max(0, places_free(game, space))


@rule
def tell_contest(game, space):
    count = rivals(game, space) >> ALL_RIVALS
    tell(game, Event.CONTEST, NO_SEAT, row_of(game, space), count, places(game, space))


# tavarua-55, tavarua-56: a Stoke token, and onto the wave. tavarua-57: Perfect.
@rule
def catch(game, seat):
    player = game.players[seat]
    player.tokens += 1
    player.place, player.balance = Place.WAVE, 0
    tell(game, Event.CAUGHT, seat, row_of(game, player.space), die_at(game, player.space))
    if is_perfect(game, player.space):
        player.perfect = 1
        tell(game, Event.PERFECT, seat)
