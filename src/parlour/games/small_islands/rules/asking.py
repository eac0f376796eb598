"""What may be answered to a question, worked out once, when it comes up."""

from parlour.games.small_islands.box.clues import CLUES
from parlour.games.small_islands.box.islands import DIRECTIONS
from parlour.games.small_islands.moves import Act
from parlour.games.small_islands.rules.acts import acts_of
from parlour.games.small_islands.rules.hexes import keep
from parlour.games.small_islands.rules.moving import find_bounds
from parlour.games.small_islands.rules.setting_up.placing import offer_triads
from parlour.games.small_islands.rules.setting_up.triads import find_lava_hexes, turns_of
from parlour.games.small_islands.table import Step
from parlour.kit.rule import rule
from parlour.kit.sets import only


@rule
def ask(game):
    """Work out what may be answered to the question that came up."""
    player = game.players[game.asked]
    if game.step == Step.TRIAD:
        offer_triads(game, player)
    step = game.step
    if step == Step.ACTION or step == Step.MOVE:
        player.choices = acts_of(game, player)
        if step == Step.MOVE:
            find_bounds(game, player)
    elif step == Step.CARD or step == Step.NEW_CLUE:
        player.choices = player.hand & game.fits[game.column]
    elif step == Step.CLAIM or step == Step.CURSE:
        player.choices = only(2) - 1
    else:
        ask_rarely(game, step, player)


@rule
def ask_rarely(game, step, player):
    if step == Step.START:
        player.choices = only(Act.TAKE) | only(Act.LEAVE)
    elif step == Step.TILE:
        player.choices = (game.reserve & game.fits[game.column]) >> CLUES
    elif step == Step.SHOW:
        player.choices = player.hand & ~game.fits[game.column]
    elif step == Step.CUBE:
        sites = game.sites[game.column]
        keep(game.spots, sites[0], sites[1], sites[2])
    elif step == Step.TRIAD_LAVA:
        a, b, c = find_lava_hexes(game, game.column, False)
        keep(game.spots, a, b, c)
    elif step == Step.TRIAD_TURN:
        player.choices = turns_of(game, game.column, game.spot)
    elif step == Step.FACING:
        player.choices = only(len(DIRECTIONS)) - 1
    elif step == Step.VEHICLE:
        keep(game.spots, game.land[0], game.land[1], game.land[2])
