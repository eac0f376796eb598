"""What lies on the table of Tavarua for a viewer: the sea, the decks, and what is one's own."""

from typing import Literal

from parlour.games.tavarua.box.boards import PLAYABLE
from parlour.games.tavarua.box.cards import KINDS
from parlour.games.tavarua.box.stoke import STOKES
from parlour.games.tavarua.nouns import KIND, STOKE, WAVE
from parlour.games.tavarua.options import WITH_STOKE_CARDS
from parlour.games.tavarua.rules.counts import count_of, stoke_count
from parlour.games.tavarua.sight.players import chosen, player, standing
from parlour.games.tavarua.sight.schema import (
    Amount,
    Card,
    HeldCard,
    OwnChoice,
    StokeCard,
    View,
)
from parlour.games.tavarua.sight.sea import waves
from parlour.games.tavarua.table import Phase, Step
from parlour.games.views import Head
from parlour.kit.positions import Reading
from parlour.kit.record import SPECTATOR
from parlour.kit.sets import has

_PHASES: tuple[Literal["over", "boards", "exchange", "shore", "play"], ...] = (
    "over",
    "boards",
    "exchange",
    "shore",
    "play",
)


def view(head: Head, game: Reading, viewer: int) -> View:
    """The table as the viewer (a seat, or SPECTATOR) sees it."""
    own = game.players[viewer] if viewer != SPECTATOR else None
    now = standing(game)
    return {
        **head,
        "phase": _PHASES[game.phase],
        "round": game.rounds,
        "first": game.first,
        "waves": waves(game),
        "decks": _decks(game),
        "discard": _cards(game.discard, "discard"),
        "stoke_discard": _stoke_cards(game.stoke_discard, "stoke_discard"),
        "turned": _turned(game.turned),
        "last_wave": WAVE.id(game.last_wave - 1) if game.last_wave else None,
        "hand": _hand(own) if own else {},
        "stoke": _stoke_cards(own.cards, "stoke") if own else {},
        "fresh": _stoke_cards(own.fresh, "fresh") if own else {},
        "choice": _choice(game, own) if own else None,
        "players": {f"seat.{seat}": player(game, seat, now) for seat in range(game.seats)},
    }


# Cards


# tavarua-91: there may be no Stoke cards.
def _decks(game: Reading) -> dict[str, Amount]:
    stoke = {"deck.stoke": game.stoke_left} if game.options[WITH_STOKE_CARDS] else {}
    left = {"deck.cards": game.deck_left, **stoke, "deck.waves": game.waves_left}
    return {deck: {"amount": amount} for deck, amount in left.items()}


def _cards(counted: int, place: str) -> dict[str, Card]:
    kinds = range(KINDS) if counted else ()
    amounts = ((KIND.id(kind), int(count_of(counted, kind))) for kind in kinds)
    return {f"{place}.{id}": {"card": id, "amount": amount} for id, amount in amounts if amount}


def _stoke_cards(counted: int, place: str) -> dict[str, StokeCard]:
    kinds = range(1, STOKES + 1) if counted else ()
    amounts = ((STOKE.id(card), int(stoke_count(counted, card))) for card in kinds)
    return {
        f"{place}.{id}": {"stoke_card": id, "amount": amount} for id, amount in amounts if amount
    }


# tavarua-69: all that were turned up lie open.
def _turned(turned: list[int]) -> dict[str, Amount]:
    return {
        f"turned.{WAVE.id(wave)}": {"amount": amount}
        for wave, amount in enumerate(turned)
        if amount
    }


# tavarua-06: on the long board no 4 may be played.
def _hand(own: Reading) -> dict[str, HeldCard]:
    playable = PLAYABLE[own.board]
    return {
        f"hand.{KIND.id(kind)}": {
            "card": KIND.id(kind),
            "amount": amount,
            "playable": bool(has(playable, kind)),
        }
        for kind in range(KINDS)
        if (amount := int(count_of(own.hand, kind)))
    }


def _choice(game: Reading, own: Reading) -> OwnChoice | None:
    """What the viewer has chosen so far in this secret choice."""
    if game.phase not in (Phase.EXCHANGE, Phase.PLAY):
        return None
    step = own.step if game.phase == Phase.PLAY else Step.ACTION  # no action in the exchange
    return {"made": own.step == Step.WAIT, **chosen(own.choice, step)}
