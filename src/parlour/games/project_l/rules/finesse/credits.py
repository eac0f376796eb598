"""Credits gained from the bank, returned to it when it is empty, and spent for extra actions."""

from parlour.games.project_l.box.tiles import INSERT_COST, TileKind
from parlour.games.project_l.events import Event
from parlour.games.project_l.rules.finesse.paying import pay_for
from parlour.games.project_l.rules.sharing import share
from parlour.games.project_l.table import Step
from parlour.kit.rule import rule
from parlour.kit.table import tell

BITS = 6  # room for the credits one seat returns


# project_l-49: gained now, to be spent in a later turn.
@rule
def gain(game, seat):
    """Gain the credits owed, one by one."""
    player = game.players[seat]
    if player.owed == 0:
        return
    tell(game, Event.GAINED, seat, player.owed)
    returned = 0
    while player.owed > 0:
        returned += return_credits(game) if game.bank == 0 else 0
        game.bank -= 1
        player.new_credits += 1
        player.owed -= 1
    share(game, seat)
    tell_returned(game, returned)


# project_l-55: everybody with the most credits returns one, new ones last.
@rule
def return_credits(game):
    """Fill an empty bank; how many each seat returned, six bits a seat."""
    most, returned = most_credits(game), 0
    for seat in range(game.seats):
        player = game.players[seat]
        if player.credits + player.new_credits == most:
            if player.credits > 0:
                player.credits -= 1
            else:
                player.new_credits -= 1
            game.bank += 1
            returned += 1 << BITS * seat
    return returned


@rule
def most_credits(game):
    most = 0
    for seat in range(game.seats):
        most = max(most, game.players[seat].credits + game.players[seat].new_credits)
    return most


@rule
def tell_returned(game, returned):
    for seat in range(game.seats):
        credits = returned >> BITS * seat & ((1 << BITS) - 1)
        if credits > 0:
            tell(game, Event.RETURNED, seat, credits)


# project_l-48
@rule
def may_insert(game, seat):
    return game.players[seat].credits >= INSERT_COST


@rule
def insert(game, seat):
    player = game.players[seat]
    player.credits -= INSERT_COST
    game.bank += INSERT_COST
    player.actions += 1
    player.step = Step.ACTION
    share(game, seat)
    tell(game, Event.INSERTED, seat, INSERT_COST)
    pay_for(game, seat, TileKind.INSERT, 1)
