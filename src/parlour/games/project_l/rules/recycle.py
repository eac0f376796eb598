"""Recycle: a row goes under its deck and new puzzles come up."""

from parlour.games.project_l.box import NO_PUZZLE
from parlour.games.project_l.events import Event
from parlour.games.project_l.moves import FIRST_PLACE, FIRST_RECYCLE
from parlour.games.project_l.rules.decks import deck_size, put_under, refill
from parlour.games.project_l.rules.finesse import pay_for
from parlour.games.project_l.rules.market import COLUMNS_OF_ROW, holds_clear_stone
from parlour.games.project_l.rules.sharing import bind
from parlour.games.project_l.setting import RECYCLE_ORDER, ROW_LENGTH
from parlour.games.project_l.table import MOST_NAMED, Step
from parlour.games.project_l.tiles import Kind
from parlour.kit.rule import rule
from parlour.kit.table import tell


# project_l-31, project_l-32: while the deck has a card; only the clear set, by its holder.
# Solo (project_l-83b) there is no Recycle.
@rule
def list_recycles(game, seat, moves, count):
    if game.seats == 1 or not holds_clear_stone(game, seat):
        return count
    for deck in range(2):
        if deck_size(game, deck) > 0:
            moves[count] = FIRST_RECYCLE + deck
            count += 1
    return count


# project_l-28, project_l-30
@rule
def recycle(game, seat, deck):
    player = game.players[seat]
    player.recycled, player.named_count = deck, 0
    if game.options[RECYCLE_ORDER]:
        player.step = Step.RECYCLE_ORDER
    else:
        while player.named_count < ROW_LENGTH[game.seats] - 1:
            name_next(player, first_unnamed(player))
        put_row_under(game, seat)


@rule
def row_start(player):
    """The first place of the row being recycled: only the clear set's can be."""
    return player.recycled * COLUMNS_OF_ROW


@rule
def name_next(player, place):
    player.named[player.named_count] = place
    player.named_count += 1


@rule
def is_named(player, place):
    for i in range(player.named_count):
        if player.named[i] == place:
            return True
    return False


@rule
def first_unnamed(player):
    """The leftmost puzzle of the row that has not been named; there is one."""
    place = row_start(player)
    while is_named(player, place):
        place += 1
    return place


@rule
def list_unnamed(game, seat, moves):
    player, count = game.players[seat], 0
    for place in range(row_start(player), row_start(player) + ROW_LENGTH[game.seats]):
        if not is_named(player, place):
            moves[count] = FIRST_PLACE + place
            count += 1
    return count


# project_l-30: the last one follows by itself, and only then do all cards move.
@rule
def name_for_recycling(game, seat, move):
    player = game.players[seat]
    name_next(player, move - FIRST_PLACE)
    if player.named_count == ROW_LENGTH[game.seats] - 1:
        put_row_under(game, seat)
        player.step = Step.COMPLETE


@rule
def put_row_under(game, seat):
    player = game.players[seat]
    deck, last = player.recycled, first_unnamed(player)
    tell(game, Event.RECYCLED, seat, deck)
    for i in range(player.named_count):
        sink(game, deck, player.named[i])
    sink(game, deck, last)
    for place in range(row_start(player), row_start(player) + ROW_LENGTH[game.seats]):
        refill(game, place, deck)
    forget_names(player)
    bind(game, seat)
    pay_for(game, seat, Kind.RECYCLE, 1)


@rule
def sink(game, deck, place):
    put_under(game, deck, game.market[place])
    game.market[place] = NO_PUZZLE


@rule
def forget_names(player):
    player.recycled = player.named_count = 0
    for i in range(MOST_NAMED):
        player.named[i] = 0
