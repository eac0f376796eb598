"""Treasure cards, counted: a byte of a number for each kind. small_islands-08, -42, -56, -67."""

from parlour.games.small_islands.box.treasure import COPIES, CURSE, KINDS, VALUE
from parlour.games.small_islands.events import Event
from parlour.games.small_islands.options import OPEN_TREASURE
from parlour.games.small_islands.table import NO_CARD, NO_SEAT
from parlour.kit.luck import draw_counted
from parlour.kit.rule import rule
from parlour.kit.table import tell

BITS = 8
_BYTE = (1 << BITS) - 1
_ONES = sum(1 << BITS * kind for kind in range(KINDS))
ALL_TREASURE = sum(int(n) << BITS * kind for kind, n in enumerate(COPIES))


@rule
def one(kind):
    """A single card."""
    return 1 << BITS * kind


@rule
def count_of(cards, kind):
    return cards >> BITS * kind & _BYTE


@rule
def total(cards):
    """How many cards there are in all: the product's highest byte adds all bytes up."""
    return cards * _ONES >> BITS * (KINDS - 1) & _BYTE


@rule
def over(cards, others):
    """The cards that are left of some when others like them are taken away as far as it goes."""
    left = 0
    for kind in range(KINDS):
        left += max(count_of(cards, kind) - count_of(others, kind), 0) * one(kind)
    return left


@rule
def worth_of(cards):
    worth = 0
    for kind in range(1, KINDS):
        worth += count_of(cards, kind) * VALUE[kind]
    return worth


@rule
def highest(cards):
    """The kind of the most valuable of some cards."""
    kind = KINDS - 1
    while kind > CURSE and count_of(cards, kind) == 0:
        kind -= 1
    return kind


# small_islands-08: the cards before a Curse can come are gold, in any order; then all that is left.
# small_islands-56: NO_CARD when deck and discard have run out.
@rule
def draw_treasure(game):
    if game.treasure_left == 0:
        reshuffle_treasure(game)
    if game.treasure_left == 0:
        return NO_CARD
    cards, left = game.treasure, game.treasure_left
    if game.safe_left:
        curses = count_of(cards, CURSE)
        cards, left = cards - curses * one(CURSE), left - curses
        game.safe_left -= 1
    else:
        game.pool_risky += 1
    kind = draw_counted(game.luck, cards, BITS, left)
    game.treasure -= one(kind)
    game.treasure_left -= 1
    return kind


# small_islands-56: the discard makes up the number.
@rule
def reshuffle_treasure(game):
    game.treasure = game.spent + game.unseen
    game.treasure_left = total(game.treasure)
    game.spent = game.unseen = 0
    game.unseen_left = game.unseen_risky = 0
    run_out_of_treasure(game)


# small_islands-56: the game ends when this treasure is shared out.
@rule
def run_out_of_treasure(game):
    if not game.last:
        tell(game, Event.TREASURE_OUT, NO_SEAT, game.treasure_left)
    game.last = 1


@rule
def gain_gold(game, seat, kind):
    player = game.players[seat]
    player.gold += one(kind)
    player.gold_held += 1
    show_gold(game, player)


# small_islands-42, small_islands-60: the highest card, for all to see.
@rule
def pay_gold(game, seat):
    player = game.players[seat]
    kind = highest(player.gold)
    player.gold -= one(kind)
    player.gold_held -= 1
    game.spent += one(kind)
    show_gold(game, player)
    tell(game, Event.PAID_GOLD, seat, kind)


# small_islands-72
@rule
def show_gold(game, player):
    if game.options[OPEN_TREASURE]:
        player.shown = player.gold
