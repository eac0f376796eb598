"""Pennies on the shelf: its questions, its sight and its contract. The rules: penny_rules.py."""

from typing import Any

from parlour.games.game import Game, Option, Refusal, Sight, ranges
from parlour.games.questions import Answer, Asked, Question, Questions
from parlour.kit.contract import Contract, shelve
from parlour.kit.record import MOST_SEATS, SPECTATOR
from toys import penny_rules as rules
from toys.penny_rules import BOX, CARDS, HANDS, MOVES, OPEN_AGAIN, Event

CHOOSING = 1
ANSWERS = {
    n: Answer(f"closes a hand around {n}", (f"pennies.{n}",), (str(n),)) for n in range(HANDS)
} | {OPEN_AGAIN: Answer("opens the hand again", ("do.open",), ("open",))}
QUESTIONS = Questions(
    step=lambda game, seat: CHOOSING,
    steps={
        CHOOSING: Question(
            "hand", "closing hands", Asked("close your hand around some pennies", "1"), ANSWERS
        )
    },
    buttons={"do.open": "Open the hand again"}
    | {f"pennies.{n}": f"Close it around {n}" for n in range(HANDS)},
)


def why_not(game: Any, seat: int, move: int) -> Refusal:
    if not 0 <= move < MOVES:
        return Refusal("close your hand around 0 to 3 pennies", "1")
    if move == OPEN_AGAIN:
        return Refusal("your hand is not closed", "2")
    return Refusal("your hand is closed: open it again to choose anew", "2")


def is_secret(game: Any, seat: int, move: int) -> bool:
    return move != OPEN_AGAIN


def setting(head: Any, game: Any) -> dict[str, Any]:
    return {**head, "cards": CARDS}


def view(head: Any, game: Any, viewer: int) -> dict[str, Any]:
    return {
        **head,
        "prize": {"prize.bank": {"amount": int(game.prize)}},
        "turned": game.turned[: game.rounds_played],
        "players": {f"seat.{seat}": _player(game, seat, viewer) for seat in range(game.seats)},
    }


def _player(game: Any, seat: int, viewer: int) -> dict[str, Any]:
    player, closed = game.players[seat], bool(int(game.closed) >> seat & 1)
    return {
        "seat": seat,
        "points": int(player.score),
        "shown": int(player.shown),
        "hand": {f"seat.{seat}.hand": {"closed": closed}},
        "sealed": int(player.sealed) if closed and seat == viewer != SPECTATOR else None,
    }


def aids(game: Any, seat: int, plan: Any) -> dict[str, Any]:
    return {"left": CARDS - game.rounds_played}


def census(game: Any) -> dict[str, int]:
    """The bank's cards, turned or not."""
    turned = game.turned[: game.rounds_played]
    cards = turned + game.deck[: CARDS - len(turned)]
    return {f"bank {card}": cards.count(card) for card in sorted(cards)}


OPTIONS = (Option("rounds", default=3, least=1, most=CARDS, meaning="how many rounds", rule="5"),)
GAME = Game(
    name="pennies",
    title=BOX.text("title"),
    options=OPTIONS,
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
            seats=range(BOX.whole("seats.least", 1, 1), MOST_SEATS + 1),
            options=ranges(OPTIONS),
            par=rules.par,
        )
    ),
    questions=QUESTIONS,
    events=Event,
    sight=Sight(setting, view, aids),
    why_not=why_not,
    is_secret=is_secret,
    census=census,
    version=1,
)
