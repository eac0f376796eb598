"""Pennies on the shelf: its words, its view and its contract. The rules: penny_rules.py."""

from collections.abc import Callable
from typing import Any

from parlour.errors import BadWords
from parlour.games.game import Game, Option, Refusal
from parlour.kit.contract import Contract, shelve
from parlour.kit.positions import Told
from parlour.kit.record import MOST_SEATS
from toys import penny_rules as rules
from toys.penny_rules import BOX, CARDS, HANDS, MOVES, OPEN_AGAIN, Event

WORDS = (*(f"closes a hand around {n}" for n in range(HANDS)), "opens the hand again")
SHORT = (*map(str, range(HANDS)), "open")
TELLINGS = {
    Event.THROWN: "the die shows {a}",
    Event.CLOSED: "{who} closes a hand around {a}",
    Event.CLOSED_UNSEEN: "{who} closes a hand",
    Event.OPENED_AGAIN: "{who} opens the hand again",
    Event.TURNED: "the bank turns {a}",
    Event.SHOWN: "{who} shows {a}",
    Event.WON: "{who} wins {a}",
    Event.NOBODY_WON: "nobody wins the prize",
    Event.SCORED: "{who} wins {a} and pays {b}",
    Event.GAME_OVER: "the game is over",
}


def say(game: Any, seat: int, move: int) -> str:
    if not 0 <= move < MOVES:
        raise BadWords(f"Move {move} means nothing here.")
    return WORDS[move]


def read(game: Any, seat: int, words: str) -> int:
    wanted = " ".join(words.lower().split())
    for forms in (WORDS, SHORT):
        if wanted in forms:
            return forms.index(wanted)
    raise BadWords(f'"{words}" is no move here; say it like "{WORDS[1]}".')


def why_not(game: Any, seat: int, move: int) -> Refusal:
    if not 0 <= move < MOVES:
        return Refusal("close your hand around 0 to 3 pennies", "1")
    if move == OPEN_AGAIN:
        return Refusal("your hand is not closed", "2")
    return Refusal("your hand is closed: open it again to choose anew", "2")


def is_secret(game: Any, seat: int, move: int) -> bool:
    return move != OPEN_AGAIN


def seat_name(seat: int) -> str:
    return f"seat {seat + 1}"


def tell_words(event: Told, name: Callable[[int], str] = seat_name) -> str:
    a, b, _ = event.values
    return TELLINGS[Event(event.kind)].format(who=name(event.seat), a=a, b=abs(b))


def view(game: Any, viewer: int) -> dict[str, Any]:
    return {
        "game": "pennies",
        "viewer": viewer if viewer >= 0 else None,
        "prize": int(game.prize),
        "turned": game.turned[: game.rounds_played],
        "players": [_player(game, seat, viewer) for seat in range(game.seats)],
    }


def _player(game: Any, seat: int, viewer: int) -> dict[str, Any]:
    player, closed = game.players[seat], bool(int(game.closed) >> seat & 1)
    return {
        "seat": seat,
        "score": int(player.score),
        "shown": int(player.shown),
        "closed": closed,
        "sealed": int(player.sealed) if closed and seat == viewer else None,
    }


def census(game: Any) -> dict[str, int]:
    """The bank's cards, turned or not."""
    turned = game.turned[: game.rounds_played]
    cards = turned + game.deck[: CARDS - len(turned)]
    return {f"bank {card}": cards.count(card) for card in sorted(cards)}


def scored(event: Told) -> int:
    return sum(event.values) if event.kind == Event.SCORED else 0


GAME = Game(
    name="pennies",
    title=BOX.text("title"),
    seats=range(BOX.whole("seats.least", 1, 1), MOST_SEATS + 1),
    options=(
        Option("rounds", default=3, least=1, most=CARDS, meaning="how many rounds", rule="5"),
    ),
    box=BOX,
    contract=shelve(
        Contract(
            record=rules.GAME,
            set_up=rules.set_up,
            actors=rules.actors,
            legal_moves=rules.legal_moves,
            play=rules.play,
            points=rules.points,
            place=rules.place,
            redeal=rules.redeal,
            moves=MOVES,
            most_legal=HANDS,
            most_moves=MOST_SEATS * CARDS,  # hands opened again aside
            par=rules.par,
        )
    ),
    say=say,
    read=read,
    why_not=why_not,
    is_secret=is_secret,
    tell=tell_words,
    view=view,
    census=census,
    scored=scored,
    version=1,
)
