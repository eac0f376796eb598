"""What is seen of the sea of Tavarua: the six waves now and in the next round, and Wave cards."""

from fractions import Fraction
from typing import Any

from parlour.games.tavarua.box import (
    BARREL,
    BARRELS,
    BARRELS_REMOVED,
    FACES,
    ONE_UP_TO,
    ROWS,
    SHIFT,
    WAVE_COPIES,
    WAVES,
)
from parlour.games.tavarua.chances import chance, of_wave, unseen, weights
from parlour.games.tavarua.setting import BREAK_RULE, PRINTED
from parlour.games.tavarua.table import Place
from parlour.kit.positions import Reading

View = dict[str, Any]


def sea(game: Reading) -> list[View]:
    """The rows of the break with the channel spaces beside them, the outermost first."""
    return [row(game, space) for space in range(ROWS, 0, -1)]


# tavarua-15: in the next round a wave stands one row further in; from the last row it comes in.
def row(game: Reading, space: int) -> View:
    """A row: its wave now, where that goes, which comes instead, and who is there."""
    return {
        "space": space,
        **_wave(game, space, space),
        "surfers": _seats(game, Place.WAVE, space),
        "beside": _seats(game, Place.CHANNEL, space),
        "next": _wave(game, space, space - 1) if space > 1 else None,
        "coming": _wave(game, space + 1, space) if space < ROWS else _new_wave(game),
    }


def row_value(game: Reading, space: int) -> int:
    """The number of a row, and of the channel space beside it (tavarua-47, tavarua-90)."""
    return space if game.options[BREAK_RULE] == PRINTED else ROWS + 1 - space


def _wave(game: Reading, stands: int, space: int) -> View:
    """The wave that stands in a row now as it is or will be in another; who rides it stays on."""
    die, value = game.dice[stands - 1], row_value(game, space)
    places = 1 if die <= ONE_UP_TO else 2  # tavarua-48
    return {
        "row": value,
        "die": die,
        "broken": _has_broken(game, die, value),
        "perfect": die == value,
        "capacity": places,
        "free": max(0, places - len(_seats(game, Place.WAVE, stands))),  # tavarua-94: or too many
    }


# tavarua-47, tavarua-90
def _has_broken(game: Reading, die: int, value: int) -> bool:
    return die >= value if game.options[BREAK_RULE] == PRINTED else die <= value


# tavarua-16: its die is not rolled yet.
def _new_wave(game: Reading) -> View:
    """The wave that will be put outermost, and the chance that it breaks at once."""
    value = row_value(game, ROWS)
    breaks = [die for die in range(1, FACES + 1) if _has_broken(game, die, value)]
    return {"row": value, "die": None, "breaks": chance(Fraction(len(breaks), FACES))}


def _seats(game: Reading, place: Place, space: int) -> list[int]:
    players = enumerate(game.players[: game.seats])
    return [seat for seat, p in players if p.place == place and p.space == space]


# Wave cards


# tavarua-69: all that were turned up lie open; tavarua-09: which ones are in the box nobody knows.
def wave_cards(game: Reading) -> View:
    """The Wave cards by kind: how many there are, were seen, and the chance that one is next."""
    return {
        "left": game.waves_left,
        "last": _card(game.last_wave - 1) if game.last_wave else None,
        "barrels_seen": sum(game.turned[wave] for wave in range(WAVES) if BARREL[wave]),
        "barrels_most": BARRELS - BARRELS_REMOVED,
        "barrel": chance(of_wave(weights(game.turned), lambda wave: bool(BARREL[wave]))),
        "kinds": _kinds(game.turned),
    }


def _kinds(turned: list[int]) -> list[View]:
    weighing, left = weights(turned), unseen(turned)
    of = max(1, sum(weighing))
    return [
        {
            **_card(wave),
            "copies": int(WAVE_COPIES[wave]),
            "seen": turned[wave],
            "unseen": left[wave],
            "next": chance(Fraction(weighing[wave], of)),
        }
        for wave in range(WAVES)
    ]


def _card(wave: int) -> View:
    return {"shift": int(SHIFT[wave]), "barrel": bool(BARREL[wave])}
