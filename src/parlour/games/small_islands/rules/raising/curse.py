"""The Curse strikes everybody who still has a rose in the column: small_islands-60."""

from parlour.games.small_islands.box.treasure import CURSE
from parlour.games.small_islands.events import Event
from parlour.games.small_islands.moves import PAY_AMULET, PAY_GOLD
from parlour.games.small_islands.rules.amulets import spend_amulet
from parlour.games.small_islands.rules.columns import next_rose
from parlour.games.small_islands.rules.raising.treasures import one, pay_gold
from parlour.games.small_islands.table import NO_CARD, RAISERS, Step
from parlour.kit.rule import rule
from parlour.kit.sets import add, has, remove
from parlour.kit.table import next_seat, tell


# small_islands-60: everybody with a rose still in the column.
@rule
def strike_curse(game):
    game.spent += one(CURSE)
    game.pool_risky -= 1
    game.cursed = 0
    card = next_rose(game, RAISERS)
    while card != NO_CARD:
        game.cursed = add(game.cursed, game.roses[card] - 1)
        card = next_rose(game, game.above[card])
    game.step, game.asked = Step.CURSE, game.active
    tell(game, Event.CURSED, game.active)


# small_islands-60: in seat order from the raiser; who has only one means, or none, is not asked.
@rule
def go_on_cursing(game):
    while game.cursed:
        if has(game.cursed, game.asked):
            player = game.players[game.asked]
            if player.amulets and player.gold_held:
                return
            suffer(game, game.asked, PAY_AMULET if player.amulets else PAY_GOLD)
        game.asked = next_seat(game, game.asked)
    game.step = Step.SHARED


@rule
def suffer(game, seat, answer):
    player = game.players[seat]
    game.cursed = remove(game.cursed, seat)
    if answer == PAY_AMULET:
        spend_amulet(game, seat)
        tell(game, Event.PAID_AMULET, seat)
    elif player.gold_held:
        pay_gold(game, seat)
    else:
        tell(game, Event.ESCAPED, seat)
