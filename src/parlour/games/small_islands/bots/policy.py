"""How a light playout of Small Islands chooses: cheaply, but as somebody who wants treasure.

With every move equally likely vehicles wander about, and most games run to the safety stop.
"""

import numpy as np

from parlour.games.small_islands.bots.judgement import (
    GOOD,
    goal_from,
    is_worth_claiming,
    narrowest_clue,
    narrowest_column,
    nearest_spot,
    nearest_treasure,
)
from parlour.games.small_islands.box.map import DISTANCE, NO_HEX, WORD
from parlour.games.small_islands.box.pieces import COLUMNS
from parlour.games.small_islands.box.treasure import VALUE
from parlour.games.small_islands.moves import CLAIM, DECLINE, PAY_AMULET, PAY_GOLD, Act
from parlour.games.small_islands.rules.hexes import count
from parlour.games.small_islands.rules.raising.treasures import highest
from parlour.games.small_islands.table import Step
from parlour.kit.luck import below
from parlour.kit.rule import rule
from parlour.kit.sets import first, has, only, size

ALL_COLUMNS = (1 << COLUMNS) - 1
WITHIN_REACH = 9  # spaces that a bought move may be expected to cover


@rule
def pick(game, seat, moves, listed, luck):
    """Where in the legal list the move stands that a light playout makes."""
    player, step = game.players[seat], game.step
    if step == Step.ACTION:
        return rank(player.choices, choose_act(game, player, luck))
    if step == Step.MOVE:
        return pick_in_move(game, player, luck)
    if step == Step.CARD:
        return rank(player.choices, narrowest_clue(game, player.choices, game.column, luck))
    if step == Step.CLAIM:
        return CLAIM if is_worth_claiming(game, seat, luck) else DECLINE
    if step == Step.CURSE:
        return PAY_AMULET if VALUE[highest(player.gold)] >= GOOD else PAY_GOLD
    return 0 if step == Step.START else below(luck, listed)  # an amulet is always taken


@rule
def rank(members, member):
    """Where a member of a set stands among the others."""
    return size(members & only(member) - 1)


@rule
def columns_for(player, act):
    """The columns with which something can be done."""
    return player.choices >> act & ALL_COLUMNS


@rule
def choose_act(game, player, luck):
    raised = columns_for(player, Act.RAISE)
    if raised:
        return Act.RAISE + first(raised)
    if game.acted:
        return choose_purchase(game, player, luck)
    if wants_to_move(game, player, luck):
        return np.int64(Act.MOVE)
    clues, tiles = columns_for(player, Act.CLUE), columns_for(player, Act.TILE)
    if clues:
        return Act.CLUE + narrowest_column(game, clues, luck)
    if tiles:
        return Act.TILE + narrowest_column(game, tiles, luck)
    return np.int64(Act.SWAP)


# Now and then not, for the way may be barred.
@rule
def wants_to_move(game, player, luck):
    treasure = nearest_treasure(game, player.vehicle)
    if treasure == NO_HEX:
        return goal_from(game, player.vehicle) != NO_HEX and below(luck, 3) == 0
    return below(luck, 8) != 0


# small_islands-47, small_islands-48: a move to a treasure within reach, or one more clue.
@rule
def choose_purchase(game, player, luck):
    if player.amulets == 0:
        return np.int64(Act.END_TURN)
    treasure = nearest_treasure(game, player.vehicle)
    if treasure != NO_HEX and DISTANCE[player.vehicle, treasure] <= WITHIN_REACH:
        return np.int64(Act.BUY_MOVE)
    clues = columns_for(player, Act.BUY_CLUE)
    if clues and player.amulets > 1:
        return Act.BUY_CLUE + narrowest_column(game, clues, luck)
    return np.int64(Act.END_TURN)


@rule
def pick_in_move(game, player, luck):
    """Raise, take an amulet, or drive nearer to the goal; where that fails, about, or stop."""
    raised = columns_for(player, Act.RAISE)
    if raised:
        return rank(player.choices, Act.RAISE + first(raised))
    if has(player.choices, Act.TAKE):
        return rank(player.choices, Act.TAKE)
    goal = goal_from(game, player.vehicle)
    spot = NO_HEX if goal == NO_HEX else nearest_spot(game, goal)
    if spot != NO_HEX and DISTANCE[spot, goal] < DISTANCE[player.vehicle, goal]:
        return size(player.choices) + rank_of_hex(game, spot)
    if not has(player.choices, Act.END_MOVE) or (spot != NO_HEX and below(luck, 2)):
        return size(player.choices) + below(luck, count(game.spots))
    return rank(player.choices, Act.END_MOVE)


@rule
def rank_of_hex(game, at):
    """Where a hex stands among those that can be answered."""
    before = rank(game.spots[at // WORD], at % WORD)
    for w in range(at // WORD):
        before += size(game.spots[w])
    return before
