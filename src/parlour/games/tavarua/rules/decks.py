"""Decks, drawn from at random: tavarua-10, tavarua-23, tavarua-69, tavarua-78."""

from parlour.games.tavarua.box.cards import HAND, KINDS
from parlour.games.tavarua.box.opened import NO_SEAT
from parlour.games.tavarua.box.stoke import STOKES
from parlour.games.tavarua.events import Event
from parlour.games.tavarua.options import WITH_STOKE_CARDS
from parlour.games.tavarua.rules.counts import (
    ALL_STOKE_CARDS,
    CARD_BITS,
    STOKE_BITS,
    count_of,
    one,
    one_stoke,
    stoke_count,
    total,
)
from parlour.games.tavarua.rules.wave_deck import draw_wave
from parlour.kit.luck import draw_counted
from parlour.kit.rule import rule
from parlour.kit.sets import only
from parlour.kit.table import tell, tell_only


# tavarua-78: the discards become a new deck when a card must be drawn, and not before.
@rule
def draw_card(game):
    if game.deck_left == 0:
        game.deck, game.discard = game.discard, 0
        game.deck_left = total(game.deck)
        tell(game, Event.RESHUFFLED, NO_SEAT, game.deck_left)
    kind = draw_counted(game.luck, game.deck, CARD_BITS, game.deck_left)
    game.deck -= one(kind)
    game.deck_left -= 1
    return kind


# tavarua-10, tavarua-78: five player cards; Stoke cards are not among them.
@rule
def fill_hand(game, seat):
    player = game.players[seat]
    for _ in range(HAND - total(player.hand)):
        kind = draw_card(game)
        player.hand += one(kind)
        tell_only(game, only(seat), Event.DREW, seat, kind, 1)


# tavarua-11, tavarua-42, tavarua-67: cards given up are discarded face up.
@rule
def discard_given(game, seat):
    player = game.players[seat]
    given = player.choice.given
    for kind in range(KINDS):
        if count_of(given, kind):
            tell(game, Event.GAVE_UP, seat, kind, count_of(given, kind))
    player.hand -= given
    game.discard += given


# tavarua-91: or none at all.
@rule
def all_stoke_cards(game):
    return ALL_STOKE_CARDS if game.options[WITH_STOKE_CARDS] else 0


@rule
def stoke_total(cards):
    """How many Stoke cards there are in all."""
    count = 0
    for card in range(1, STOKES + 1):
        count += stoke_count(cards, card)
    return count


# tavarua-23: any card of the deck; if it is empty its discards make a new one first.
@rule
def draw_stoke_card(game):
    if game.stoke_left == 0:
        game.stoke_deck, game.stoke_discard = game.stoke_discard, 0
        game.stoke_left = stoke_total(game.stoke_deck)
        tell(game, Event.RESHUFFLED_STOKE, NO_SEAT, game.stoke_left)
    card = draw_counted(game.luck, game.stoke_deck, STOKE_BITS, game.stoke_left)
    game.stoke_deck -= one_stoke(card)
    game.stoke_left -= 1
    return card


@rule
def can_draw_stoke_card(game):
    return game.stoke_left > 0 or game.stoke_discard != 0


# tavarua-69: everyone sees it.
@rule
def turn_up_wave(game):
    wave = draw_wave(game.wave_deck, game.luck, game.waves_left)
    game.waves_left -= 1
    game.turned[wave] += 1
    game.last_wave = wave + 1
    tell(game, Event.WAVE, NO_SEAT, wave)
    return wave
