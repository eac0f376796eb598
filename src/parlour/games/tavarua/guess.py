"""What a seat of Tavarua cannot see, guessed at random: hands, Stoke cards, decks, choices."""

from parlour.games.tavarua.box.cards import HAND
from parlour.games.tavarua.rules import choices_now
from parlour.games.tavarua.rules.answers import choices_of
from parlour.games.tavarua.rules.choosing import begin_choice, choose, forget_choice, is_choosing
from parlour.games.tavarua.rules.counts import (
    ALL_CARDS,
    CARD_BITS,
    STOKE_BITS,
    one,
    one_stoke,
    total,
)
from parlour.games.tavarua.rules.decks import all_stoke_cards
from parlour.games.tavarua.rules.shore import seat_in_turn
from parlour.games.tavarua.rules.wave_deck import make_wave_deck
from parlour.games.tavarua.table import Phase, Step
from parlour.kit.luck import below, draw_counted, renew
from parlour.kit.rule import rule
from parlour.kit.sets import has, nth, size

MOST_STEPS = 16  # of a choice, and more than any has


@rule
def redeal(game, seat, luck):
    guess_hands(game, seat, luck)
    guess_stoke_cards(game, seat, luck)
    make_wave_deck(game, luck)
    if is_choosing(game):
        for other in range(game.seats):
            if other != seat:
                guess_choice(game, other, luck)
    elif game.phase != Phase.OVER:
        ask_again(game, game.players[seat_in_turn(game, game.asked)])
    renew(game.luck, luck)


# tavarua-05, tavarua-21: what whoever decides alone is asked, all can see.
@rule
def ask_again(game, player):
    player.step = Step.BOARD if game.phase == Phase.BOARDS else Step.SHORE
    player.choices = choices_now(game, player)


# Any cards that lie nowhere else, five for each of the others; before the deal there are none.
@rule
def guess_hands(game, seat, luck):
    game.deck = ALL_CARDS - game.discard - game.players[seat].hand
    for other in range(game.seats):
        game.deck -= game.players[other].pile
    left = total(game.deck)
    for other in range(game.seats):
        if other != seat and game.phase != Phase.BOARDS:
            for _ in range(HAND):
                kind = draw_counted(luck, game.deck, CARD_BITS, left)
                game.deck -= one(kind)
                game.players[other].hand += one(kind)
                left -= 1


@rule
def guess_stoke_cards(game, seat, luck):
    mine = game.players[seat]
    game.stoke_deck = all_stoke_cards(game) - game.stoke_discard - mine.cards - mine.fresh
    left = game.stoke_left
    for other in range(game.seats):
        if other != seat:
            left += game.players[other].cards_held + game.players[other].fresh_held
    for other in range(game.seats):
        player = game.players[other]
        if other != seat:
            player.cards = guess_cards(game, luck, player.cards_held, left)
            player.fresh = guess_cards(game, luck, player.fresh_held, left - player.cards_held)
            left -= player.cards_held + player.fresh_held


@rule
def guess_cards(game, luck, count, left):
    """So many Stoke cards out of those that may be in the deck."""
    cards = 0
    for n in range(count):
        card = draw_counted(luck, game.stoke_deck, STOKE_BITS, left - n)
        game.stoke_deck -= one_stoke(card)
        cards += one_stoke(card)
    return cards


# tavarua-35: whoever has chosen chose something possible; who has not stands at the beginning.
@rule
def guess_choice(game, seat, luck):
    player = game.players[seat]
    forget_choice(player.choice)
    begin_choice(game, seat)
    player.choices = choices_of(game, player)
    for _ in range(MOST_STEPS if has(game.committed, seat) else 0):
        if player.choices == 0:  # all is chosen
            return
        choose(game, seat, nth(player.choices, below(luck, size(player.choices))))
        player.choices = choices_of(game, player) if player.step != Step.WAIT else 0
