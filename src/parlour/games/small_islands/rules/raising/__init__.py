"""Raising a treasure: inspection and claims. small_islands-53 to small_islands-59."""

from parlour.games.small_islands.box.treasure import CURSE
from parlour.games.small_islands.events import Event
from parlour.games.small_islands.moves import CLAIM
from parlour.games.small_islands.rules.columns import lay_rose, next_rose
from parlour.games.small_islands.rules.raising.curse import strike_curse
from parlour.games.small_islands.rules.raising.treasures import (
    BITS,
    draw_treasure,
    gain_gold,
    one,
    run_out_of_treasure,
)
from parlour.games.small_islands.table import NO_CARD, NO_SEAT, RAISERS, Step
from parlour.kit.luck import draw_counted
from parlour.kit.rule import rule
from parlour.kit.sets import only
from parlour.kit.table import AUDIENCE, tell, tell_only


# small_islands-53: the rose of the raiser lies at the bottom.
@rule
def raise_treasure(game, seat, column):
    game.column, game.taker = column, NO_SEAT
    game.pool = game.turned = 0
    game.pool_left = game.pool_risky = 0
    game.above[RAISERS] = game.bottom[column]
    lay_rose(game, seat, RAISERS)
    tell(game, Event.RAISES, seat, column, game.players[seat].vehicle)
    inspect(game)
    game.step, game.offered = Step.CLAIM, NO_CARD


# small_islands-54: a card for each rose, from the bottom. small_islands-55: and one unseen.
@rule
def inspect(game):
    card = next_rose(game, RAISERS)
    while card != NO_CARD:
        look_at(game, game.roses[card] - 1, add_to_pool(game))
        card = next_rose(game, game.above[card])
    add_to_pool(game)
    for seat in range(game.seats):
        seen = game.players[seat].inspected_held
        if seen:
            tell_only(game, AUDIENCE & ~only(seat), Event.INSPECTS, seat, seen)
    if game.treasure_left == 0:
        run_out_of_treasure(game)


@rule
def add_to_pool(game):
    kind = draw_treasure(game)
    if kind != NO_CARD:
        game.pool += one(kind)
        game.pool_left += 1
    return kind


# small_islands-75: the owner of the rose alone sees it.
@rule
def look_at(game, seat, kind):
    if kind != NO_CARD:
        game.players[seat].inspected += one(kind)
        game.players[seat].inspected_held += 1
        tell_only(game, only(seat), Event.INSPECTED, seat, kind)


# small_islands-57: from the lowest rose still there. small_islands-59: until one runs out.
@rule
def turn_up(game):
    lowest = next_rose(game, RAISERS)
    if lowest == NO_CARD or game.pool_left == 0:
        game.step = Step.SHARED
        return
    game.up = draw_counted(game.luck, game.pool, BITS, game.pool_left)
    game.pool -= one(game.up)
    game.pool_left -= 1
    game.turned += one(game.up)
    tell(game, Event.TURNED_UP, NO_SEAT, game.up, game.pool_left)
    if game.up == CURSE:
        strike_curse(game)
    else:
        offer(game, lowest)


@rule
def offer(game, card):
    game.offered, game.asked = card, game.roses[card] - 1


@rule
def answer_offer(game, seat, answer):
    if answer == CLAIM:
        claim(game, seat)
    else:
        decline(game, seat)


# small_islands-57: the card, and the rose back.
@rule
def claim(game, seat):
    gain_gold(game, seat, game.up)
    take_rose_home(game, game.offered)
    game.taker, game.offered = seat, NO_CARD
    tell(game, Event.CLAIMED, seat, game.up)


@rule
def take_rose_home(game, card):
    game.players[game.roses[card] - 1].roses += 1
    game.roses[card] = 0


# small_islands-58: not again at a rose of the same player directly above. small_islands-59
@rule
def decline(game, seat):
    tell(game, Event.DECLINED, seat, game.up)
    card = next_rose(game, game.above[game.offered])
    while card != NO_CARD and game.roses[card] == seat + 1:
        card = next_rose(game, game.above[card])
    if card == NO_CARD:
        game.spent += one(game.up)
        game.offered = NO_CARD
        tell(game, Event.UNCLAIMED, NO_SEAT, game.up)
    else:
        offer(game, card)
