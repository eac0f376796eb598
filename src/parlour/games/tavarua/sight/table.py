"""What lies on the table of Tavarua for a viewer: the sea, the decks, and what is one's own."""

from functools import cache
from typing import Literal

from parlour.games.tavarua.box.boards import PLAYABLE
from parlour.games.tavarua.box.cards import KINDS
from parlour.games.tavarua.box.sea import ROWS
from parlour.games.tavarua.box.stoke import STOKES
from parlour.games.tavarua.nouns import KIND, ROW, STOKE, WAVE, row_of
from parlour.games.tavarua.options import BREAK_RULE
from parlour.games.tavarua.rules.counts import count_of, stoke_count
from parlour.games.tavarua.rules.sea import breaks, capacity, makes_perfect, places_free
from parlour.games.tavarua.sight.players import chosen, player, standing
from parlour.games.tavarua.sight.schema import (
    Amount,
    Card,
    HeldCard,
    OwnChoice,
    State,
    StokeCard,
    View,
    Wave,
)
from parlour.games.tavarua.table import Phase, Place, Step
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
    now, ridden = standing(game), {p.space for p in game.players if p.place == Place.WAVE}
    return {
        **head,
        "phase": _PHASES[game.phase],
        "round": game.rounds,
        "first": game.first,
        "waves": {
            f"wave.{ROW.id(space)}": _wave(game, space, space in ridden)
            for space in range(ROWS, 0, -1)
        },
        "decks": {
            "deck.cards": {"amount": game.deck_left},
            "deck.stoke": {"amount": game.stoke_left},
            "deck.waves": {"amount": game.waves_left},
        },
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


# The sea


# tavarua-15: in the next round a wave stands one row further in; from the last row it comes in.
def _wave(game: Reading, space: int, ridden: bool) -> Wave:
    break_rule, die = game.options[BREAK_RULE], game.dice[space - 1]
    holds = _capacity(die)
    return {
        "row": row_of(space),
        "die": die,
        **_state(break_rule, die, space),
        "capacity": holds,
        # tavarua-94: or too many
        "free": max(0, int(places_free(game.record, space))) if ridden else holds,
        "next": {**_state(break_rule, die, space - 1)} if space > 1 else None,
    }


@cache
def _capacity(die: int) -> int:
    return int(capacity(die))


@cache
def _state(break_rule: int, die: int, space: int) -> State:
    return {
        "broken": bool(breaks(break_rule, die, space)),
        "perfect": bool(makes_perfect(break_rule, die, space)),
    }


# Cards


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
