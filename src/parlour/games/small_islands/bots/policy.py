"""How a light playout of Small Islands chooses: cheaply, but as somebody who wants treasure.

With every move equally likely vehicles wander about, and most games run to the safety stop.
"""

import numpy as np

from parlour.games.small_islands.bots.driving import (
    FAR,
    bounds_to_amulet,
    bounds_to_treasure,
    has_others_go_first,
    next_stop,
    stop_across,
)
from parlour.games.small_islands.bots.judgement import (
    GOOD,
    is_worth_claiming,
    narrowest_clue,
    narrowest_column,
)
from parlour.games.small_islands.box.map import NO_HEX, WORD
from parlour.games.small_islands.box.pieces import BOUNDS, COLUMNS
from parlour.games.small_islands.box.treasure import VALUE
from parlour.games.small_islands.moves import CLAIM, DECLINE, PAY_AMULET, PAY_GOLD, Act
from parlour.games.small_islands.rules.hexes import count
from parlour.games.small_islands.rules.raising.treasures import highest
from parlour.games.small_islands.table import Step
from parlour.kit.luck import below
from parlour.kit.rule import rule
from parlour.kit.sets import first, has, only, size

ALL_COLUMNS = (1 << COLUMNS) - 1


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
    clues, tiles = columns_for(player, Act.CLUE), columns_for(player, Act.TILE)
    if wants_to_move(game, player, clues | tiles, luck):
        return np.int64(Act.MOVE)
    if clues:
        return Act.CLUE + narrowest_column(game, clues, luck)
    if tiles:
        return Act.TILE + narrowest_column(game, tiles, luck)
    return np.int64(Act.SWAP)


# Now and then not, for others may be nearer.
@rule
def wants_to_move(game, player, columns, luck):
    if columns == 0 and has_others_go_first(game):
        return False
    if bounds_to_treasure(game, player.vehicle, FAR) < FAR:
        return below(luck, 8) != 0
    if bounds_to_amulet(game, player.vehicle) < FAR:
        return below(luck, 3) == 0
    return columns == 0 and below(luck, 2) == 0  # over lava


# small_islands-47, small_islands-48: a move to a treasure within reach, or one more clue.
@rule
def choose_purchase(game, player, luck):
    if player.amulets == 0:
        return np.int64(Act.END_TURN)
    if bounds_to_treasure(game, player.vehicle, BOUNDS) < FAR:
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
    stop = next_stop(game)
    if stop == NO_HEX:
        stop = stop_across(game, player.vehicle)
    if stop != NO_HEX:
        return size(player.choices) + rank_of_hex(game, stop)
    if not has(player.choices, Act.END_MOVE):
        return size(player.choices) + below(luck, count(game.spots))
    return rank(player.choices, Act.END_MOVE)


@rule
def rank_of_hex(game, at):
    """Where a hex stands among those that can be answered."""
    before = rank(game.spots[at // WORD], at % WORD)
    for w in range(at // WORD):
        before += size(game.spots[w])
    return before
