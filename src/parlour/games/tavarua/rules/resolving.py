"""Resolve: what all chose is revealed and carried out. tavarua-35 to tavarua-68."""

from parlour.games.tavarua.box.actions import Action
from parlour.games.tavarua.box.cards import VALUE
from parlour.games.tavarua.box.sea import ROWS
from parlour.games.tavarua.box.stoke import (
    AERIAL_POINTS,
    CHEATER_FIVE_LEAST,
    CHEATER_FIVE_POINTS,
    CLAIM_IT_POINTS,
    DAWN_PATROL_STOKE,
    DUCK_DIVE_SPACES,
    TOW_OUT_SPACE,
    Stoke,
)
from parlour.games.tavarua.events import Event
from parlour.games.tavarua.rules.catching import catch, tries, who_catch
from parlour.games.tavarua.rules.counts import one, one_stoke
from parlour.games.tavarua.rules.decks import discard_given
from parlour.games.tavarua.rules.riding import (
    go_to_wash,
    is_on_board,
    leave_wave,
    own_move,
    wipe_out,
)
from parlour.games.tavarua.rules.sea import row_of
from parlour.games.tavarua.table import Place
from parlour.kit.rule import rule
from parlour.kit.sets import has
from parlour.kit.table import next_seat, tell


# tavarua-36: rides, bails and recovers; then catches and the rest, when places are free.
@rule
def resolve(game):
    caught, matched, seat = 0, 0, game.first
    for stage in range(2):
        if stage == 1:
            caught, matched = who_catch(game)
        for _ in range(game.seats):
            if stage == 0:
                reveal(game, seat)
            if (game.players[seat].choice.action >= Action.CATCH) == (stage == 1):
                act(game, seat, has(caught, seat), has(matched, seat))
            seat = next_seat(game, seat)


# tavarua-35: only now do cards, tokens and Stoke cards leave hand and supply.
@rule
def reveal(game, seat):
    player = game.players[seat]
    choice = player.choice
    if is_with_one_card(choice.action):
        player.hand -= one(choice.card)
        player.tokens -= tokens_used(choice)
    if choice.attached:
        player.cards -= one_stoke(choice.attached)
        player.cards_held -= 1
        game.stoke_discard += one_stoke(choice.attached)  # tavarua-92
    note_choice(player)
    told = choice.action * 16 + choice.attached
    tell(game, Event.REVEALED, seat, told, choice.card, choice.value)
    discard_given(game, seat)


@rule
def note_choice(player):
    did, choice = player.did, player.choice
    did.action, did.attached, did.card = choice.action, choice.attached, choice.card
    did.value, did.given = choice.value, choice.given


@rule
def is_with_one_card(action):
    return action != Action.BAIL and action != Action.WAIT


@rule
def tokens_used(choice):
    return abs(choice.value - VALUE[choice.card])


@rule
def act(game, seat, caught, matched):
    player = game.players[seat]
    action = player.choice.action
    if action == Action.BAIL:
        bail(game, seat)
    elif action == Action.WAIT:
        wait(game, seat)
    elif action == Action.RIDE or caught:
        ride(game, seat, caught)
    else:
        game.discard += one(player.choice.card)
        if matched:
            fall(game, seat)
        elif tries(player):
            tell(game, Event.MISSED, seat, row_of(game, player.space))  # tavarua-53
        else:
            swim(game, seat, action)


# tavarua-37, tavarua-58: the marker moves by the card. tavarua-38: beyond an end is a wipe-out.
@rule
def ride(game, seat, caught):
    if caught:
        catch(game, seat)
    player = game.players[seat]
    target = own_move(player)
    if is_on_board(player, target):
        tell(game, Event.BALANCED, seat, player.balance, target)
        player.balance = target
        put_in_pile(player)
    else:  # tavarua-40: card and tokens are lost
        tell(game, Event.RAN_OFF, seat, player.balance, target)
        game.discard += one(player.choice.card)
        wipe_out(game, seat)


# tavarua-39, tavarua-59: the card and the tokens used. tavarua-96: points of Stoke cards.
@rule
def put_in_pile(player):
    choice = player.choice
    player.pile += one(choice.card)
    player.pile_stoke += tokens_used(choice)
    if choice.attached == Stoke.AERIAL:
        player.bonus += AERIAL_POINTS
    elif choice.attached == Stoke.CHEATER_FIVE and player.balance >= CHEATER_FIVE_LEAST:
        player.bonus += CHEATER_FIVE_POINTS


# tavarua-42 to tavarua-44: leave the wave for the Wash, with the pile. tavarua-96: Claim It.
@rule
def bail(game, seat):
    player = game.players[seat]
    tell(game, Event.BAILED, seat)
    if player.choice.attached == Stoke.CLAIM_IT:
        player.bonus += CLAIM_IT_POINTS
    leave_wave(player)


# tavarua-51, tavarua-65: whoever falls in a contest was never on the wave; tavarua-60: one token.
@rule
def fall(game, seat):
    player = game.players[seat]
    tell(game, Event.MATCHED, seat, row_of(game, player.space), player.choice.card)
    player.tokens += 1
    go_to_wash(player)


# tavarua-67: hold position. tavarua-93: Dawn Patrol.
@rule
def wait(game, seat):
    player = game.players[seat]
    tell(game, Event.WAITED, seat)
    if player.choice.attached == Stoke.DAWN_PATROL:
        player.tokens += DAWN_PATROL_STOKE
        tell(game, Event.GOT_STOKE, seat, DAWN_PATROL_STOKE)


@rule
def swim(game, seat, action):
    player = game.players[seat]
    before, space = player.space, player.space
    if action == Action.RECOVER:
        space = TOW_OUT_SPACE if player.choice.attached == Stoke.TOW_OUT else 0  # tavarua-45
        tell(game, Event.RECOVERED, seat, row_of(game, space))
    else:
        space = paddled_to(player, action)
        tell(
            game,
            Event.PADDLED,
            seat,
            row_of(game, before),
            row_of(game, space),
            space - before,
        )
    player.place = Place.CHANNEL if space else Place.SHORE
    player.space = space


# tavarua-66: outward, to the outermost space at most. tavarua-68: inward, never onto the Shore.
# tavarua-93: Duck Dive.
@rule
def paddled_to(player, action):
    if action == Action.PADDLE_IN:
        return max(1, player.space - player.choice.value)
    more = DUCK_DIVE_SPACES if player.choice.attached == Stoke.DUCK_DIVE else 0
    return min(ROWS, player.space + player.choice.value + more)
