"""What may be answered to each question of a hidden choice: sets, 0 being the first number."""

import numpy as np

from parlour.games.tavarua.box.actions import Action
from parlour.games.tavarua.box.boards import LONG, PLAYABLE, SHORT
from parlour.games.tavarua.box.cards import KINDS, MOST_VALUE, VALUE
from parlour.games.tavarua.box.stoke import AERIAL_LEAST, BOARD_OF, FITS, STOKES, Stoke
from parlour.games.tavarua.rules.counts import from_kind_on, kinds_in, stoke_count
from parlour.games.tavarua.rules.sea import has_broken, places_free
from parlour.games.tavarua.table import Phase, Place, Step
from parlour.kit.rule import rule
from parlour.kit.sets import add, has, only, remove

NO_MORE, FIRST_GIVEN = 0, 1  # answers
FULL = len(Action)  # beside the actions: the wave here has no room
# tavarua-28, tavarua-29: what is done in each Place.
_at = {
    Place.SHORE: (Action.PADDLE_OUT, Action.WAIT),
    Place.CHANNEL: (Action.CATCH, Action.PADDLE_OUT, Action.WAIT, Action.PADDLE_IN),
    Place.WASH: (Action.RECOVER,),
    Place.WAVE: (Action.RIDE, Action.BAIL),
}
ACTIONS_AT = np.array([sum(1 << action for action in _at[place]) for place in Place])
# The same as constants: on a GPU a table would be a look into memory.
ON_SHORE, IN_CHANNEL = int(ACTIONS_AT[Place.SHORE]), int(ACTIONS_AT[Place.CHANNEL])
IN_WASH, ON_WAVE = int(ACTIONS_AT[Place.WASH]), int(ACTIONS_AT[Place.WAVE])
NOT_FOR_SHORT, NOT_FOR_LONG = (  # sets of Stoke cards that are for the other board
    sum(1 << card for card in range(STOKES + 1) if BOARD_OF[card] == other)
    for other in (LONG, SHORT)
)
_ONE_CARD = (Action.RIDE, Action.CATCH, Action.PADDLE_OUT, Action.PADDLE_IN)
ONE_CARD = sum(1 << action for action in _ONE_CARD)  # actions with a card that counts
HIGH = sum(1 << kind for kind in range(KINDS) if VALUE[kind] >= AERIAL_LEAST)


@rule
def choices_of(game, player):
    """What may be answered to the player's question about a choice."""
    step = player.step
    if step == Step.CARD:
        return card_choices(player)
    if step == Step.VALUE:
        return value_choices(player)
    if step == Step.DISCARD:
        return discard_choices(game, player)
    here = actions_here(game, player)
    if step == Step.ATTACH:
        return attach_choices(player, here)
    return actions_with(player, player.choice.attached, here)


# tavarua-34: one that is held, not bought in this round, and fits an action that is possible.
@rule
def attach_choices(player, here):
    found = only(Stoke.NONE)
    for card in range(1, STOKES + 1):
        if stoke_count(player.cards, card) and actions_with(player, card, here):
            found = add(found, card)
    return found


# tavarua-06: on the long board 4s cannot be played.
@rule
def actions_with(player, attached, here):
    """Those of the actions possible here that fit a Stoke card attached and the hand."""
    actions = here & FITS[attached]
    if attached != Stoke.PARTY_WAVE and has(here, FULL):
        actions = remove(actions, Action.CATCH)
    return actions if kinds_for(player, attached) else actions & ~ONE_CARD


# tavarua-46 to tavarua-48: the wave beside it, if it has broken; if it has no room, only a Party
# Wave helps (tavarua-94).
@rule
def actions_here(game, player):
    """The set of actions possible where the player is, and FULL if the wave has no room."""
    place = player.place
    if place == Place.WAVE:
        return ON_WAVE
    if place == Place.WASH:
        return IN_WASH
    if place == Place.SHORE:
        return ON_SHORE
    if not has_broken(game, player.space):
        return remove(IN_CHANNEL, Action.CATCH)
    return add(IN_CHANNEL, FULL) if places_free(game, player.space) <= 0 else IN_CHANNEL


# tavarua-06. tavarua-96: an Aerial needs the short board and a printed 3 or 4, a Cheater Five the
# long board.
@rule
def kinds_for(player, attached):
    """The set of kinds in hand whose value may count in an action with this Stoke card."""
    if has(NOT_FOR_SHORT if player.board == SHORT else NOT_FOR_LONG, attached):
        return 0
    kinds = kinds_in(player.hand) & PLAYABLE[player.board]
    return kinds & HIGH if attached == Stoke.AERIAL else kinds


@rule
def card_choices(player):
    if player.choice.action == Action.RECOVER:
        return kinds_in(player.hand)
    return kinds_for(player, player.choice.attached)


# tavarua-32: tokens all added or all taken away. tavarua-33: from 0 to 6; tavarua-41: 0 is fine.
@rule
def value_choices(player):
    value = VALUE[player.choice.card]
    least, most = max(0, value - player.tokens), min(MOST_VALUE, value + player.tokens)
    return only(most + 1) - only(least)


# tavarua-42, tavarua-67: one card at least; tavarua-11: in the exchange none too. tavarua-98: in
# ascending order.
@rule
def discard_choices(game, player):
    found = kinds_to_give(player) << FIRST_GIVEN
    if game.phase == Phase.EXCHANGE or player.choice.given:
        found = add(found, NO_MORE)
    return found


@rule
def kinds_to_give(player):
    """The set of kinds that may be named next: none below the last."""
    choice = player.choice
    return from_kind_on(kinds_in(player.hand - choice.given), choice.card)
