"""Choosing, in secret and all at once: tavarua-27 to tavarua-35b, and the exchange of tavarua-11.

A choice is made in small steps that only its owner sees: a Stoke card or none, an action, its card
and value, or the cards given up, in ascending order (tavarua-98).
"""

from parlour.games.tavarua.box.actions import Action
from parlour.games.tavarua.box.cards import VALUE
from parlour.games.tavarua.events import Event
from parlour.games.tavarua.rules.answers import FIRST_GIVEN, NO_MORE, ONE_CARD, kinds_to_give
from parlour.games.tavarua.rules.counts import one
from parlour.games.tavarua.table import Phase, Place, Step
from parlour.kit.rule import rule
from parlour.kit.sets import add, has, only, remove
from parlour.kit.table import may_take_back, tell, tell_only


@rule
def everybody(game):
    return only(game.seats) - 1


@rule
def is_choosing(game):
    """Whether all choose at once now."""
    return game.phase == Phase.PLAY or game.phase == Phase.EXCHANGE


# tavarua-31: everybody, every round. tavarua-34: a Stoke card is asked for exactly if one may be
# held back, which all can see.
@rule
def begin_choice(game, seat):
    player = game.players[seat]
    if game.phase == Phase.EXCHANGE:
        player.step = Step.DISCARD
    elif player.cards_held:
        player.step = Step.ATTACH
    else:
        ask_for_action(player)


@rule
def forget_choice(choice):
    choice.given = 0
    choice.action = choice.attached = choice.card = choice.value = 0


# tavarua-28, tavarua-63: in the Wash there is only one action, so it is not asked for
# (tavarua-99).
@rule
def ask_for_action(player):
    player.step = Step.ACTION
    if player.place == Place.WASH:
        player.choice.action, player.step = Action.RECOVER, Step.CARD


@rule
def choose(game, seat, answer):
    """One step of a choice."""
    player = game.players[seat]
    choice, step = player.choice, player.step
    if step == Step.ATTACH:
        choice.attached = answer
        ask_for_action(player)
    elif step == Step.ACTION:
        choice.action = answer
        player.step = Step.CARD if has(ONE_CARD, answer) else Step.DISCARD
    elif step == Step.CARD:
        choose_card(player, answer)
    elif step == Step.VALUE:
        choice.value, player.step = answer, Step.WAIT
    else:
        give_up(player, answer)
    player.choices = 0


# tavarua-99: without a Stoke token, which all can see, the card counts as it is.
@rule
def choose_card(player, kind):
    choice = player.choice
    choice.card = kind
    if choice.action == Action.RECOVER or player.tokens == 0:
        choice.value, player.step = VALUE[kind], Step.WAIT
    else:
        player.step = Step.VALUE


# tavarua-98: where no other card can be named there is nothing more to say.
@rule
def give_up(player, answer):
    choice = player.choice
    if answer >= FIRST_GIVEN:
        choice.card = answer - FIRST_GIVEN
        choice.given += one(answer - FIRST_GIVEN)
    if answer == NO_MORE or kinds_to_give(player) == 0:
        player.step = Step.WAIT


# tavarua-35: others see that a player has chosen, and nothing else.
@rule
def commit(game, seat):
    game.committed = add(game.committed, seat)
    tell(game, Event.COMMITTED, seat)


# tavarua-35b: nothing stays of a choice that was taken back.
@rule
def take_back(game, seat):
    game.committed = remove(game.committed, seat)
    forget_choice(game.players[seat].choice)
    game.barriers[seat] = 0
    tell(game, Event.TOOK_BACK, seat)


@rule
def take_step(game, seat, answer):
    """Go on with a choice; when it is made, commit it."""
    tell_only(game, only(seat), Event.CHOSE, seat, game.players[seat].step, answer)
    choose(game, seat, answer)
    may_take_back(game, seat)
    if game.players[seat].step == Step.WAIT:
        commit(game, seat)
