"""The Research phase: drawing, offers, and what becomes of a card. snapshot-16 to snapshot-37."""

from parlour.games.snapshot.box.animals import HOMES, MOST_RESERVED, NO_ANIMAL
from parlour.games.snapshot.box.habitats import HABITATS
from parlour.games.snapshot.box.tokens import OFFER_PRICE
from parlour.games.snapshot.events import Event
from parlour.games.snapshot.moves import (
    ACCEPTING,
    DECLINING,
    DRAWING,
    OFFERING,
    PASSING,
    PLACING,
    RESERVING,
    SPOOKING,
    STOPPING,
)
from parlour.games.snapshot.options import SPOOKED_REVIEW, TOKEN_PER_DRAW
from parlour.games.snapshot.rules.columns import clear, is_high_enough, lay
from parlour.games.snapshot.rules.deck import can_draw, draw_card
from parlour.games.snapshot.rules.duties import may_turn_sideways, turn_sideways
from parlour.games.snapshot.table import Phase
from parlour.kit.rule import rule
from parlour.kit.sets import add, first, has, only, size
from parlour.kit.table import next_seat, tell


# snapshot-16: as many as they like, none too; snapshot-36: as long as there are any.
@rule
def research_choices(game):
    return only(STOPPING) | (only(DRAWING) if can_draw(game) else 0)


# snapshot-17: a drawn card is shown to everybody. snapshot-71: it may earn a token at once.
@rule
def research(game, answer):
    if answer == STOPPING:
        tell(game, Event.STOPPED, game.active)
        game.phase = Phase.ADDING if game.players[game.active].reserve else Phase.DICE
        return
    game.card = draw_card(game)
    tell(game, Event.DREW, game.active, game.card)
    if game.options[TOKEN_PER_DRAW]:
        game.players[game.active].tokens += 1
        tell(game, Event.EARNED, game.active, 1)
    game.phase = Phase.OFFERS
    ask_next(game)


# snapshot-18: in turn order from the next player. snapshot-73: who cannot offer is passed over.
# snapshot-20: when everybody has spoken, the active player answers.
@rule
def ask_next(game):
    game.turn = next_seat(game, game.turn)
    while game.turn != game.active and not may_offer(game, game.turn):
        tell(game, Event.CANNOT_OFFER, game.turn)
        game.turn = next_seat(game, game.turn)
    if game.turn == game.active:
        game.phase = Phase.ANSWER if game.offers else Phase.CARD


# snapshot-19: with a token in the supply and room in the reserve.
@rule
def may_offer(game, seat):
    return game.players[seat].tokens >= OFFER_PRICE and has_room(game, seat)


@rule
def able_to_offer(game):
    """The set of the seats that may offer, whoever draws."""
    found = 0
    for seat in range(game.seats):
        if may_offer(game, seat):
            found = add(found, seat)
    return found


# snapshot-27: at most two cards.
@rule
def has_room(game, seat):
    """Whether the reserve takes one more card."""
    return size(game.players[seat].reserve) < MOST_RESERVED


# snapshot-18: one token, never more.
@rule
def offer_choices(game):
    return only(PASSING) | only(OFFERING)


@rule
def offer(game, answer):
    if answer == OFFERING:
        game.offers = add(game.offers, game.turn)
        tell(game, Event.OFFERED, game.turn, game.card)
    else:
        tell(game, Event.PASSED, game.turn)
    ask_next(game)


# snapshot-20: any one of the offers or none. snapshot-37: declining must leave something to do.
@rule
def answer_choices(game):
    declining = only(DECLINING) if card_choices(game) else 0
    return declining | game.offers << ACCEPTING


# snapshot-21: the token and the card change hands, and nothing else happens to the card.
@rule
def answer_offers(game, answer):
    if answer == DECLINING:
        tell(game, Event.DECLINED, game.active)
        game.phase = Phase.CARD
        return
    buyer = answer - ACCEPTING
    game.players[buyer].tokens -= OFFER_PRICE
    game.players[game.active].tokens += OFFER_PRICE
    game.players[buyer].reserve = add(game.players[buyer].reserve, game.card)
    tell(game, Event.SOLD, game.active, buyer, game.card)
    go_on_researching(game)


@rule
def go_on_researching(game):
    game.card, game.offers = NO_ANIMAL, 0
    game.phase = Phase.RESEARCH


# snapshot-22: place, reserve or spook. snapshot-27: any card may be reserved while there is room.
# snapshot-28, snapshot-29, snapshot-30: it spooks only where it cannot lie, and then also with room
# in the reserve.
@rule
def card_choices(game):
    high = fitting_habitats(game, game.card)
    choices = meetable(game, high) << PLACING
    if has_room(game, game.active):
        choices = add(choices, RESERVING)
    if high == 0:
        choices |= HOMES[game.card] << SPOOKING
    return choices


# snapshot-23; snapshot-31: the Raccoon anywhere.
@rule
def fitting_habitats(game, animal):
    """The set of the animal's habitats where it is high enough to be placed."""
    found, homes = 0, HOMES[animal]
    while homes:
        habitat = first(homes)
        homes &= homes - 1
        if is_high_enough(game, animal, habitat):
            found = add(found, habitat)
    return found


# snapshot-37: whoever declined must be able to meet the duty.
@rule
def meetable(game, habitats):
    if game.offers == 0:
        return habitats
    found = 0
    for habitat in range(HABITATS):
        if has(habitats, habitat) and may_turn_sideways(game, habitat):
            found = add(found, habitat)
    return found


@rule
def deal_with_card(game, answer):
    if answer == RESERVING:
        reserve(game)
    elif answer < SPOOKING:
        place_card(game, answer - PLACING)
    else:
        spook(game, answer - SPOOKING)


@rule
def reserve(game):
    player = game.players[game.active]
    player.reserve = add(player.reserve, game.card)
    tell(game, Event.RESERVED, game.active, game.card)
    go_on_researching(game)


# snapshot-25: sideways when an offer for it was declined; snapshot-26: upright when there was none.
@rule
def place_card(game, number):
    lay(game.habitats[number], game.card)
    if game.offers:
        turn_sideways(game, number, game.card)
        tell(game, Event.PLACED_SIDEWAYS, game.active, game.card, number)
    else:
        tell(game, Event.PLACED, game.active, game.card, number)
    go_on_researching(game)


# snapshot-28: this card and all of the habitat are discarded. snapshot-32: for the Raccoon the
# player names it. snapshot-34: Preparation and Photography are skipped; the Review by option.
@rule
def spook(game, number):
    gone = add(clear(game.habitats[number]), game.card)
    game.discard |= gone
    tell(game, Event.SPOOKED, game.active, number, size(gone))
    game.card, game.offers = NO_ANIMAL, 0
    game.phase = Phase.REVIEW if game.options[SPOOKED_REVIEW] else Phase.SPOOKED
