"""What may be answered in Research and when adding animals, worked out slowly from the rule sheet.

Plain Python over a `Reading` and the box's own words: no rule is asked. Sets are taken apart into
lists of names, and what six dice can do is counted anew each time.
"""

from parlour.games.snapshot.box.animals import ANIMAL_NAMES
from parlour.games.snapshot.box.opened import BOX
from parlour.games.snapshot.moves import (
    ADD_NO_MORE,
    DECLINE,
    DRAW,
    FIRST_ACCEPT,
    FIRST_ADD,
    FIRST_PLACE,
    FIRST_SPOOK,
    OFFER,
    PASS,
    STOP,
    TO_RESERVE,
)
from parlour.games.snapshot.table import Phase

CARDS = {card["name"]: card for card in BOX.data["animals"]}
ROW = [habitat["name"] for habitat in BOX.data["habitats"]]
SIX_DICE, FULL = 6, 2


def names(members):
    """The names of a set of animals."""
    return [name for number, name in enumerate(ANIMAL_NAMES) if members >> number & 1]


def columns(game):
    """The names of the animals in each habitat of the row."""
    return [[ANIMAL_NAMES[a] for a in here.column[: here.count]] for here in game.habitats]


def sideways(game):
    """The names of the sideways animals in each habitat of the row."""
    return [names(here.sideways) for here in game.habitats]


def need(duties):
    """snapshot-37: a die for each animal lying sideways, and one for each habitat with such."""
    return sum(len(here) + 1 for here in duties if here)


def need_with(game, where):
    """What is needed with one more sideways animal in a habitat."""
    return need(
        [[*here, "one more"] if h == where else here for h, here in enumerate(sideways(game))]
    )


def homes(name):
    """snapshot-31: where an animal may lie; the Raccoon anywhere."""
    own = CARDS[name]["habitat"]
    return [h for h, habitat in enumerate(ROW) if own in ("any", habitat)]


def is_higher(game, name, where):
    """snapshot-23: whether it is higher than every animal now in the habitat."""
    return all(CARDS[name]["difficulty"] > CARDS[n]["difficulty"] for n in columns(game)[where])


def may_draw(game):
    """snapshot-16, snapshot-36: stop, or draw while there is any card to draw."""
    return {STOP, DRAW} if names(game.deck) or names(game.discard) else {STOP}


def may_offer(game):
    """snapshot-19: with a token and room in the reserve."""
    asked = game.players[game.turn]
    return {PASS, OFFER} if asked.tokens and len(names(asked.reserve)) < FULL else {PASS}


def may_accept(game):
    """snapshot-20: any offer; snapshot-37: none of them if something can be done with the card."""
    offers = {FIRST_ACCEPT + seat for seat in range(game.seats) if game.offers >> seat & 1}
    return offers | ({DECLINE} if may_do(game) else set())


def may_do(game):
    """snapshot-22, snapshot-27 to snapshot-32: place, reserve or spook the card."""
    card = ANIMAL_NAMES[game.card]
    high = [h for h in homes(card) if is_higher(game, card, h)]
    room = len(names(game.players[game.active].reserve)) < FULL
    upright = game.offers == 0
    answers = {FIRST_PLACE + h for h in high if upright or need_with(game, h) <= SIX_DICE}
    answers |= set() if high else {FIRST_SPOOK + h for h in homes(card)}
    return answers | ({TO_RESERVE} if room else set())


def may_add(game):
    """snapshot-38, snapshot-41, snapshot-37: any reserved animal that six dice still reach."""
    held = names(game.players[game.active].reserve)
    return {ADD_NO_MORE} | {
        FIRST_ADD + which * len(ROW) + h
        for which, name in enumerate(held)
        for h in homes(name)
        if need_with(game, h) <= SIX_DICE
    }


QUESTIONS = {
    Phase.RESEARCH: may_draw,
    Phase.OFFERS: may_offer,
    Phase.ANSWER: may_accept,
    Phase.CARD: may_do,
    Phase.ADDING: may_add,
}


def answers(game):
    """The legal moves, or None in a phase that is not looked at here."""
    question = QUESTIONS.get(game.phase)
    return question and question(game)
