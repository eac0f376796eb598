"""What a seat of Small Islands cannot see, guessed at random: clue cards and treasure cards."""

import numpy as np

from parlour.games.small_islands.box.clues import ALL_CLUES
from parlour.games.small_islands.box.pieces import COLUMNS
from parlour.games.small_islands.box.treasure import CURSE, KINDS
from parlour.games.small_islands.rules import ask
from parlour.games.small_islands.rules.raising.treasures import (
    ALL_TREASURE,
    BITS,
    count_of,
    one,
    over,
    total,
)
from parlour.games.small_islands.table import Step
from parlour.kit.luck import below, draw, draw_counted, renew
from parlour.kit.rule import rule
from parlour.kit.sets import add, remove, size


@rule
def redeal(game, seat, luck):
    guess_hands(game, seat, luck)
    guess_treasure(game, seat, luck)
    guess_inspected(game, seat, luck)
    if game.asked != seat:
        ask(game)
    renew(game.luck, luck)


# Clue cards that lie nowhere in the open and not in the own hand.
@rule
def guess_hands(game, seat, luck):
    game.deck = ALL_CLUES & ~game.discard & ~game.players[seat].hand
    for column in range(COLUMNS):
        game.deck &= ~game.clues[column]
    if game.asked != seat:
        guess_clues(game, game.asked, luck, 1, wanted_clues(game))
    for other in range(game.seats):
        if other != seat:
            guess_clues(game, other, luck, game.players[other].hand_held, ALL_CLUES)


# small_islands-73: who has said where a clue will lie holds one that can.
@rule
def wanted_clues(game):
    """One of which whoever decides must hold."""
    if game.step == Step.CARD or game.step == Step.NEW_CLUE:
        return game.fits[game.column]
    if game.step == Step.TILE or game.step == Step.SHOW:
        return ~game.fits[game.column]
    return 0


@rule
def guess_clues(game, seat, luck, count, wanted):
    """Fill a hand up to a number of cards out of some of those in the deck."""
    player = game.players[seat]
    while size(player.hand) < count and game.deck & wanted:
        card = draw(luck, game.deck & wanted)
        game.deck = remove(game.deck, card)
        player.hand = add(player.hand, card)


# small_islands-08: Curses lie only where they can have come to. Then gold, at random.
@rule
def guess_treasure(game, seat, luck):
    rest = ALL_TREASURE - game.spent - game.players[seat].gold
    if game.step == Step.CLAIM:
        rest -= one(game.up)
    for other in range(game.seats):
        if other != seat:
            game.players[other].gold = game.players[other].shown
            rest -= game.players[other].shown
    game.pool = guess_own_in_pool(game, seat, luck, rest)
    game.unseen = game.treasure = 0
    rest -= game.pool
    hide_curses(game, seat, luck, count_of(rest, CURSE))
    rest -= count_of(rest, CURSE) * one(CURSE)
    for other in range(game.seats):
        player = game.players[other]
        if other != seat:
            guessed = guess_gold(luck, rest, player.gold_held - total(player.gold))
            player.gold += guessed
            rest -= guessed
    guessed = guess_gold(luck, rest, game.pool_left - total(game.pool))
    game.pool += guessed
    rest -= guessed
    guessed = guess_gold(luck, rest, game.unseen_left - total(game.unseen))
    game.unseen += guessed
    game.treasure += rest - guessed


# small_islands-55: a card turned up may be the one that the seat looked at, or another like it.
@rule
def guess_own_in_pool(game, seat, luck, rest):
    """Which of the cards that the seat looked at still lie face down."""
    own, left = game.players[seat].inspected, over(game.players[seat].inspected, game.turned)
    room = game.pool_left - total(left) - curses_only_in_pool(game, rest - left)
    stock, dealt = total(rest - left), dealt_unknown(game, seat)
    for kind in range(CURSE + 1, KINDS):
        down = count_of(own, kind)
        for _ in range(down - count_of(left, kind)):
            alike = count_of(rest, kind) - count_of(left, kind)
            if room > 0 and alike > 0 and below(luck, down * stock + alike * dealt) >= down * stock:
                left += one(kind)
                room -= 1
            else:
                down -= 1
    return left


@rule
def curses_only_in_pool(game, rest):
    """How many of the Curses among some cards have no other place than the pool."""
    elsewhere = game.unseen_risky + game.treasure_left - game.safe_left
    return max(count_of(rest, CURSE) - elsewhere, 0)


# Of the cards dealt for this raising some are turned up, and were gold: a Curse that came among
# them all is as likely there as its card is to lie face down still.
@rule
def hide_curses(game, seat, luck, curses):
    left = game.pool_left - total(game.pool)
    dealt = max(dealt_unknown(game, seat), 1)
    in_unseen = np.int64(game.unseen_risky)
    in_deck = np.int64(game.treasure_left) - game.safe_left
    risky = max(risky_unknown(game, seat, luck), curses - in_unseen - in_deck)  # it must fit
    for _ in range(curses):
        pool, unseen = risky * left, in_unseen * dealt
        place = below(luck, pool + unseen + in_deck * dealt)
        if place < pool:
            game.pool += one(CURSE)
            risky, left, dealt = risky - 1, left - 1, max(dealt - 1, 1)
        elif place < pool + unseen:
            game.unseen += one(CURSE)
            in_unseen -= 1
        else:
            game.treasure += one(CURSE)
            in_deck -= 1


@rule
def dealt_unknown(game, seat):
    """How many cards of this raising, Curses turned up aside, the seat did not look at."""
    player = game.players[seat]
    curses = max(count_of(game.turned, CURSE) - count_of(player.inspected, CURSE), 0)
    return game.pool_left + total(game.turned) - player.inspected_held - curses


# small_islands-54: who looked at which is over once roses are taken home, so the seat's own gold is
# any of what was looked at. small_islands-55: the last card, which nobody saw, came latest.
@rule
def risky_unknown(game, seat, luck):
    """How many of those cards came when a Curse could."""
    player, known = game.players[seat], count_of(game.pool, CURSE)
    risky = np.int64(game.pool_risky) - known
    others = game.pool_left + total(game.turned) - count_of(game.turned, CURSE) - known - 1
    for n in range(player.inspected_held - count_of(player.inspected, CURSE)):
        if below(luck, max(others - n, 1)) < risky - 1:
            risky -= 1
    return min(risky, dealt_unknown(game, seat))


@rule
def guess_gold(luck, rest, count):
    """So many cards out of those that may be anywhere."""
    cards, left = 0, total(rest)
    for n in range(count):
        kind = draw_counted(luck, rest - cards, BITS, left - n)
        cards += one(kind)
    return cards


# small_islands-54: what the others saw is among the cards of this raising.
@rule
def guess_inspected(game, seat, luck):
    rest = game.pool + game.turned - game.players[seat].inspected
    for other in range(game.seats):
        player = game.players[other]
        if other != seat:
            player.inspected = guess_gold(luck, rest, player.inspected_held)
            rest -= player.inspected
