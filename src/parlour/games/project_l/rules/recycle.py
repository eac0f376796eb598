"""Recycle: a row goes under its deck and new puzzles come up."""

from parlour.games.project_l.box.market import ROW_LENGTH, SPACES_OF_ROW
from parlour.games.project_l.box.puzzles import NO_PUZZLE
from parlour.games.project_l.box.tiles import TileKind
from parlour.games.project_l.events import Event
from parlour.games.project_l.moves import FIRST_RECYCLE, FIRST_SPACE
from parlour.games.project_l.options import RECYCLE_ORDER
from parlour.games.project_l.rules.decks import deck_size, put_under, refill
from parlour.games.project_l.rules.finesse.paying import pay_for
from parlour.games.project_l.rules.market import holds_clear_stone
from parlour.games.project_l.rules.sharing import bind
from parlour.games.project_l.table import MOST_NAMED, Step
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
    """The first space of the row being recycled: only the clear set's can be."""
    return player.recycled * SPACES_OF_ROW


@rule
def is_in_row(player, space):
    """Whether a space is one of the row being recycled."""
    return row_start(player) <= space < row_start(player) + SPACES_OF_ROW


@rule
def name_next(player, space):
    player.named[player.named_count] = space
    player.named_count += 1


@rule
def is_named(player, space):
    for i in range(player.named_count):
        if player.named[i] == space:
            return True
    return False


@rule
def first_unnamed(player):
    """The leftmost puzzle of the row that has not been named; there is one."""
    space = row_start(player)
    while is_named(player, space):
        space += 1
    return space


@rule
def list_unnamed(game, seat, moves):
    player, count = game.players[seat], 0
    for space in range(row_start(player), row_start(player) + ROW_LENGTH[game.seats]):
        if not is_named(player, space):
            moves[count] = FIRST_SPACE + space
            count += 1
    return count


# project_l-30: the last one follows by itself, and only then do all cards move.
@rule
def name_for_recycling(game, seat, move):
    player = game.players[seat]
    name_next(player, move - FIRST_SPACE)
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
    for space in range(row_start(player), row_start(player) + ROW_LENGTH[game.seats]):
        refill(game, space, deck)
    forget_names(player)
    bind(game, seat)
    pay_for(game, seat, TileKind.RECYCLE, 1)


@rule
def sink(game, deck, space):
    put_under(game, deck, game.market[space])
    game.market[space] = NO_PUZZLE


@rule
def forget_names(player):
    player.recycled = player.named_count = 0
    for i in range(MOST_NAMED):
        player.named[i] = 0
