"""What a seat of Small Islands cannot see, guessed at random: clue cards and treasure cards."""

import numpy as np

from parlour.games.small_islands.box.clues import ALL_CLUES
from parlour.games.small_islands.box.pieces import COLUMNS
from parlour.games.small_islands.box.treasure import CURSE
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
    game.pool, game.unseen, game.treasure = over(game.players[seat].inspected, game.turned), 0, 0
    rest -= game.pool
    for other in range(game.seats):
        if other != seat:
            game.players[other].gold = game.players[other].shown
            rest -= game.players[other].shown
    hide_curses(game, luck, count_of(rest, CURSE))
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


@rule
def hide_curses(game, luck, curses):
    known = count_of(game.pool, CURSE)
    in_pool = min(game.pool_risky - known, game.pool_left - total(game.pool))
    in_unseen = np.int64(game.unseen_risky)
    in_deck = np.int64(game.treasure_left) - game.safe_left
    for _ in range(curses):
        place = below(luck, in_pool + in_unseen + in_deck)
        if place < in_pool:
            game.pool += one(CURSE)
            in_pool -= 1
        elif place < in_pool + in_unseen:
            game.unseen += one(CURSE)
            in_unseen -= 1
        else:
            game.treasure += one(CURSE)
            in_deck -= 1


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
