"""Clues, tiles and cubes find their columns: small_islands-26, -34, -37, -49."""

from parlour.games.small_islands.box.clues import CLUES
from parlour.games.small_islands.events import Event
from parlour.games.small_islands.rules.columns import add_clue, lay_rose, look_again
from parlour.games.small_islands.rules.decks import discard_clue, fill_hand, leave_hand
from parlour.games.small_islands.rules.hexes import put, take_out
from parlour.games.small_islands.table import Step
from parlour.kit.rule import rule
from parlour.kit.sets import remove
from parlour.kit.table import tell


@rule
def go_back_to_turn(game):
    game.asked = game.active
    game.step = Step.MOVE if game.moving else Step.ACTION


# small_islands-26
@rule
def play_clue(game, seat, card):
    leave_hand(game.players[seat], card)
    tell(game, Event.PLAYED_CLUE, seat, card, game.column)
    lay_clue(game, seat, card)


@rule
def choose_tile(game, tile):
    game.tile, game.step = tile + CLUES, Step.SHOW


# small_islands-37: the card shown is discarded, the tile is the clue.
@rule
def show_card(game, seat, card):
    tell(game, Event.SHOWED, seat, card, game.column)
    discard_clue(game, seat, card)
    game.reserve = remove(game.reserve, game.tile)
    tell(game, Event.PLAYED_TILE, seat, game.tile, game.column)
    lay_clue(game, seat, game.tile)


# small_islands-34: a replacement is drawn. small_islands-39: and a treasure may be raised.
@rule
def lay_clue(game, seat, card):
    lay_rose(game, seat, card)
    add_clue(game, game.column, card)
    fill_hand(game, seat)
    game.free_raise, game.tile = 1, 0
    go_back_to_turn(game)


# small_islands-49: struck out until the treasure is raised. small_islands-52
@rule
def remove_cube(game, seat, at):
    column = game.column
    take_out(game.sites[column], at)
    put(game.struck[column], at)
    look_again(game, column)
    tell(game, Event.STRUCK, seat, at, column)
    tell(game, Event.SITES, seat, column, game.found[column])
    game.free_raise = game.acted
    go_back_to_turn(game)
