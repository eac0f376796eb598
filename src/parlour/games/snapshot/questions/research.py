"""Drawing, offering, answering offers, and what becomes of a card."""

from parlour.games.questions import Answer, Asked, Depending, Question
from parlour.games.snapshot.box.animals import HOME
from parlour.games.snapshot.box.habitats import HABITATS
from parlour.games.snapshot.box.opened import MOST_PLAYERS
from parlour.games.snapshot.moves import (
    DECLINE,
    DECLINING,
    DRAW,
    FIRST_ACCEPT,
    FIRST_PLACE,
    FIRST_SPOOK,
    OFFER,
    PASS,
    STOP,
    TO_RESERVE,
)
from parlour.games.snapshot.nouns import ANIMAL, HABITAT
from parlour.games.snapshot.questions.forms import DONE, about
from parlour.games.snapshot.rules.research import fitting_habitats, has_room
from parlour.kit.positions import Reading


def _asks_research(game: Reading, seat: int) -> Asked:
    if has_room(game.record, seat):
        return Asked("draw a card, or stop researching", "snapshot-16")
    return Asked("draw or stop: with a full reserve a low card spooks unless sold", "snapshot-29")


RESEARCH_QUESTION = Question(
    "research",
    "researching",
    _asks_research,
    {
        STOP: Answer("stops", ("do.stop",), ("stops drawing", "draws no more", *DONE)),
        DRAW: Answer("draws", ("deck.cards",), ("draws another card", "another", "draws 1 card")),
    },
)


# Offers


def _asks_offers(game: Reading, seat: int) -> Asked:
    card = ANIMAL.said(game.card)
    return Asked(f"offer @{game.active} a token for {card}, or pass", "snapshot-18")


FOR_IT = "offers a token for {}"


def _offer(game: Reading, seat: int) -> Answer:
    touched = (f"drawn.{ANIMAL.id(game.card)}",)
    return about(game.card, "offers a token", touched, "offers 1 token", "yes", FOR_IT)


OFFERS_QUESTION = Question(
    "offers",
    "offering for a card",
    _asks_offers,
    {PASS: Answer("passes", ("do.pass",), ("no", "no offer", "declines")), OFFER: _offer},
)


def _asks_answer(game: Reading, seat: int) -> Asked:
    if not game.choices >> DECLINING & 1:
        return Asked("accept an offer: six dice could not meet one more duty", "snapshot-37")
    declining = f"accept an offer for {ANIMAL.said(game.card)}, or decline"
    if not fitting_habitats(game.record, game.card):
        return Asked(declining, "snapshot-20")
    duty = "if you then place it you must attempt it this turn"
    return Asked(f"{declining}: {duty}", "snapshot-25")


def _accept(other: int) -> Depending:
    words, touches = f"accepts the offer of @{other}", (f"offer.{other}",)

    def answer(game: Reading, seat: int) -> Answer | None:
        if other >= game.seats:
            return None
        sells = f"sells {{}} to @{other} for a token"
        return about(game.card, words, touches, sells, f"sells to @{other}", "yes")

    return answer


REFUSALS = ("declines them all", "declines all the offers", "no", "passes")
ANSWER_QUESTION = Question(
    "answer",
    "answering offers",
    _asks_answer,
    {
        DECLINE: Answer("declines", ("do.decline",), REFUSALS),
        **{FIRST_ACCEPT + other: _accept(other) for other in range(MOST_PLAYERS)},
    },
)


# The card


def _asks_card(game: Reading, seat: int) -> Asked:
    card = ANIMAL.said(game.card)
    if not fitting_habitats(game.record, game.card):
        low = f"{card} is too low to be placed: reserve it or let it spook"
        return Asked(low, "snapshot-28")
    if game.offers:
        return Asked(f"you declined: {card} is placed sideways, or reserved", "snapshot-25")
    return Asked(f"place {card}, or reserve it", "snapshot-22")


def _reserve(game: Reading, seat: int) -> Answer:
    return about(game.card, "reserves {}", (f"seat.{game.active}.reserve",), "keeps {}")


def _place(habitat: int) -> Depending:
    there, touches = HABITAT.said(habitat), (f"habitat.{HABITAT.id(habitat)}",)
    forms = (f"sets {{}} sideways in the {there}",)

    def answer(game: Reading, seat: int) -> Answer:
        short = ("places {}", "places") if HOME[game.card] in (None, habitat) else ()
        return about(game.card, f"places {{}} in the {there}", touches, *forms, *short)

    return answer


def _spook(habitat: int) -> Depending:
    there, touches = HABITAT.said(habitat), ("do.spook", f"habitat.{HABITAT.id(habitat)}")
    forms = (f"spooks the {there}",)

    def answer(game: Reading, seat: int) -> Answer:
        short = ("lets {} spook", "lets it spook", "spooks")
        forms_here = (*forms, *short) if HOME[game.card] in (None, habitat) else forms
        return about(game.card, f"lets {{}} spook the {there}", touches, *forms_here)

    return answer


CARD_QUESTION = Question(
    "card",
    "dealing with a card",
    _asks_card,
    {
        TO_RESERVE: _reserve,
        **{FIRST_PLACE + habitat: _place(habitat) for habitat in range(HABITATS)},
        **{FIRST_SPOOK + habitat: _spook(habitat) for habitat in range(HABITATS)},
    },
)
