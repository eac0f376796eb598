"""Bids and trumps: mu-40 to mu-46."""

from parlour.games.mu.box.opened import NO_SEAT
from parlour.games.mu.box.trumps import NO_TRUMP, TRUMP_CARDS, TRUMP_POINTS, TRUMPS
from parlour.games.mu.events import Event
from parlour.games.mu.moves import FIRST_TRUMP
from parlour.games.mu.rules.sides import target
from parlour.games.mu.rules.team import form_team
from parlour.games.mu.table import Phase
from parlour.kit.rule import rule
from parlour.kit.table import may_take_back, settle, tell


# mu-40: the bid tokens go on the indicators. mu-42: first the Shield player names a trump, if there
# is one (mu-37), then the Crown player.
@rule
def place_bids(game):
    tell(game, Event.CROWN_BID, game.crown, game.players[game.crown].count, target(game))
    if game.shield == NO_SEAT:
        game.phase, game.turn = Phase.MAJOR_TRUMP, game.crown
        tell(game, Event.NO_SHIELD, game.crown)
    else:
        game.phase, game.turn = Phase.MINOR_TRUMP, game.shield
        tell(game, Event.SHIELD_BID, game.shield, game.players[game.shield].count)


@rule
def list_trumps(game, seat, moves):
    count = 0
    for trump in range(TRUMPS):
        if may_name(game, seat, trump):
            moves[count] = FIRST_TRUMP + trump
            count += 1
    return count


# mu-43: a colour or number must be on the player's own display; "no trump" is always allowed.
# mu-45: what the Shield player named is taken, but both may say "no trump".
@rule
def may_name(game, seat, trump):
    if trump == NO_TRUMP:
        return True
    return trump != game.minor and game.players[seat].display & TRUMP_CARDS[trump] != 0


# mu-44: the Shield player's choice is the minor trump.
@rule
def name_minor(game, seat, trump):
    game.minor = trump
    game.phase, game.turn = Phase.MAJOR_TRUMP, game.crown
    settle(game)
    tell(game, Event.NAMED_MINOR, seat, trump, TRUMP_POINTS[trump])


# mu-44: the Crown player's choice is the major trump. All trumps are one suit (mu-62).
@rule
def name_major(game, seat, trump):
    game.major = trump
    game.trumps = TRUMP_CARDS[trump] | minor_cards(game)
    settle(game)
    may_take_back(game, seat)
    tell(game, Event.NAMED_MAJOR, seat, trump, TRUMP_POINTS[trump])
    form_team(game)


# mu-37: without a Shield player there is no minor trump.
@rule
def minor_cards(game):
    return TRUMP_CARDS[game.minor] if game.minor >= 0 else 0
