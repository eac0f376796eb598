"""Setting up: small_islands-02 to small_islands-12, small_islands-21."""

from parlour.games.small_islands.box.clues import ALL_CLUES, ALL_TILES, IN_TERRAIN, MARKS
from parlour.games.small_islands.box.islands import ISLANDS
from parlour.games.small_islands.box.map import CENTRE_CHOICES, CENTRES, NO_HEX, PRINTED, WORDS
from parlour.games.small_islands.box.pieces import AMULETS, COLUMNS, LAVA_HEXES, OBJECTS, ROSES
from parlour.games.small_islands.box.terrains import TERRAINS, TRIADS
from parlour.games.small_islands.box.treasure import TREASURES, WITHOUT_CURSE
from parlour.games.small_islands.events import Event
from parlour.games.small_islands.options import (
    AT_RANDOM,
    BY_PLAYERS,
    CENTRE,
    ISLAND,
    OBJECT_PLACEMENT,
    VOLCANO,
)
from parlour.games.small_islands.rules.columns import open_column
from parlour.games.small_islands.rules.hexes import clear, keep
from parlour.games.small_islands.rules.landmarks import volcano
from parlour.games.small_islands.rules.raising.treasures import ALL_TREASURE
from parlour.games.small_islands.rules.setting_up.objects import clear_objects, place_at_random
from parlour.games.small_islands.rules.setting_up.placing import begin_placing_players
from parlour.games.small_islands.table import LINKS, NO_CARD, NO_SEAT, Step
from parlour.kit.luck import below
from parlour.kit.rule import rule
from parlour.kit.sets import only
from parlour.kit.table import settle, tell


# small_islands-21: lots decide who goes first.
@rule
def set_up(game):
    clear_table(game)
    for seat in range(len(game.players)):
        clear_player(game.players[seat])
    game.first = game.active = game.asked = below(game.luck, game.seats)
    lay_island(game)
    tell(game, Event.BEGINS, game.first, game.island, game.centre)
    if game.options[OBJECT_PLACEMENT] == BY_PLAYERS:
        game.step = Step.OBJECT
    else:
        for number in range(OBJECTS):
            place_at_random(game, NO_SEAT, number)
        begin_placing_players(game)
    settle(game)


@rule
def clear_table(game):
    for mark in range(MARKS):
        clear(game.marks[mark])
    clear(game.land)
    clear(game.lava)
    clear(game.triad_hexes)
    clear_objects(game)
    for card in range(LINKS):
        game.above[card], game.roses[card] = NO_CARD, 0
    for column in range(COLUMNS):
        open_column(game, column)
        game.fits[column] = game.found[column] = 0
    clear_decks(game)
    clear_turn(game)


# small_islands-08, small_islands-09, small_islands-12; small_islands-71: no tiles without volcano.
@rule
def clear_decks(game):
    game.deck, game.discard = ALL_CLUES, 0
    game.reserve = ALL_TILES if game.options[VOLCANO] else 0
    game.triads = only(TRIADS) - 1 if game.options[VOLCANO] else 0
    game.treasure, game.treasure_left, game.safe_left = ALL_TREASURE, TREASURES, WITHOUT_CURSE
    game.pool = game.unseen = game.spent = game.turned = 0
    game.pool_left = game.pool_risky = game.unseen_left = game.unseen_risky = 0
    game.lava_left = LAVA_HEXES if game.options[VOLCANO] else 0
    game.amulets_left = AMULETS


@rule
def clear_turn(game):
    game.placed = game.column = game.tile = game.acted = game.free_raise = game.moving = 0
    game.bounds = game.bounded = game.bought = game.lava_paid = game.up = game.cursed = 0
    game.last = game.turns = 0
    game.spot, game.offered, game.taker = NO_HEX, NO_CARD, NO_SEAT


# small_islands-04
@rule
def clear_player(player):
    player.choices = player.hand = player.inspected = player.gold = player.shown = 0
    player.hand_held = player.gold_held = player.inspected_held = player.amulets = 0
    player.vehicle, player.roses = NO_HEX, ROSES


# small_islands-02: any of the islands. small_islands-10: the volcano on a hex round the middle.
@rule
def lay_island(game):
    island, centre = game.options[ISLAND] - 1, game.options[CENTRE] - 1
    game.island = below(game.luck, ISLANDS) if game.options[ISLAND] == AT_RANDOM else island
    game.centre = NO_HEX
    if game.options[VOLCANO]:
        if game.options[CENTRE] == AT_RANDOM:
            centre = below(game.luck, CENTRE_CHOICES)
        game.centre = CENTRES[game.island, centre]
    lay_land(game)


# small_islands-11: what the volcano covers is no land.
@rule
def lay_land(game):
    at = game.island
    a, b, c = volcano(game)
    for kind in range(TERRAINS):
        x, y, z = PRINTED[at, kind, 0], PRINTED[at, kind, 1], PRINTED[at, kind, 2]
        keep(game.marks[IN_TERRAIN + kind], x & ~a, y & ~b, z & ~c)
        for w in range(WORDS):
            game.land[w] |= game.marks[IN_TERRAIN + kind, w]
