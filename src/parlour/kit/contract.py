"""The contract of a game, and the functions that keep it for any game.

`set_up`, `actors`, `legal_moves`, `play`, `points`, `place`, `redeal`, `foremost`, `pick`,
`random_move` and `chapter` work on the record of any game on the shelf: the record's type picks the
game's rules while the caller is compiled (interpreted: when it is called), so whatever drives a
game is written once.

None of them checks anything, and a wrong seat or move may end the process: they are for whoever
has checked, or plays only what it found in the list (search, simulation). `Engine` and `Vector`
check first.
"""

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

import numba
import numpy as np
from numba.extending import overload, register_jitable

from parlour.kit.luck import below
from parlour.kit.record import MOST_SEATS
from parlour.kit.rule import INTERPRETED, rule
from parlour.kit.sets import first

Rule = Callable[..., Any]
MARGIN = 0.1  # what a bot gives for the margin, beside 1 for the win


@rule
def any_move(game, seat, moves, count, luck):
    """The move of a light playout where the game has no better idea: each equally likely."""
    return below(luck, count)


@rule
def listed_move(game, seat, moves, luck):
    """A random legal move of a game that knows no shorter way to one than the whole list."""
    return moves[below(luck, legal_moves(game, seat, moves))]


@rule
def one_chapter(game):
    """The chapter of a game that light playouts follow to the very end."""
    return 0


@rule
def one_point(game):
    """The par of a game that is not for one player."""
    return 1


@rule
def lowest_seat(game):
    """Who goes first where a game does not mind: the actor with the lowest number."""
    return first(actors(game))


@dataclass(frozen=True)
class Contract:
    """What a game's rules offer: compiled, never allocating, never raising, never checking."""

    record: np.dtype[Any]
    set_up: Rule  # (game): lay out and deal from game.luck
    actors: Rule  # (game): the seats that owe a decision, a bit each; 0 = the game is over
    legal_moves: Rule  # (game, seat, moves): write the legal move numbers, ascending; how many
    play: Rule  # (game, seat, move): carry the move out and all that follows by itself
    points: Rule  # (game, seat)
    place: Rule  # (game, seat): 1 for the winners, ties as the rules break them
    redeal: Rule  # (game, seat, luck): guess what a redacted record hides from the seat
    moves: int  # move numbers run from 0 to moves - 1
    most_legal: int  # the longest legal list
    most_moves: int  # the longest game
    seats: range = range(1, MOST_SEATS + 1)  # for how many players it is
    options: tuple[range, ...] = ()  # what each option may be, in the order of the header
    foremost: Rule = lowest_seat  # (game): of several actors, who goes first one at a time
    par: Rule = one_point  # (game): solo, the points that count as a win now
    pick: Rule = any_move  # (game, seat, moves, count, luck): where in the list a playout's move is
    # (game, seat, moves, luck): a legal move: the n-th of the list, n drawn below its length
    random_move: Rule = listed_move
    chapter: Rule = one_chapter  # (game): a number; a light playout may stop when it changes


_by_dtype: dict[np.dtype[Any], Contract] = {}
_by_type: dict[Any, Contract] = {}


def shelve(contract: Contract) -> Contract:
    """Let the functions here find a game's rules by its record."""
    _by_dtype[contract.record] = contract
    if not INTERPRETED:
        _by_type[numba.from_dtype(contract.record)] = contract
    return contract


def set_up(game: Any) -> None:
    """Lay out and deal a new game from its luck; seats and options are already there."""
    _by_dtype[game.dtype].set_up(game)


def actors(game: Any) -> int:
    """The seats that owe a decision now, a bit each; 0 when the game is over."""
    return _by_dtype[game.dtype].actors(game)  # type: ignore[no-any-return]


def legal_moves(game: Any, seat: int, moves: Any) -> int:
    """Write the seat's legal move numbers, ascending; how many there are."""
    return _by_dtype[game.dtype].legal_moves(game, seat, moves)  # type: ignore[no-any-return]


def play(game: Any, seat: int, move: int) -> None:
    """Carry out a legal move and all that follows by itself, up to the next decision."""
    _by_dtype[game.dtype].play(game, seat, move)


def points(game: Any, seat: int) -> int:
    """The seat's points now."""
    return _by_dtype[game.dtype].points(game, seat)  # type: ignore[no-any-return]


def place(game: Any, seat: int) -> int:
    """The seat's place now: 1 for those who lead."""
    return _by_dtype[game.dtype].place(game, seat)  # type: ignore[no-any-return]


def redeal(game: Any, seat: int, luck: Any) -> None:
    """Fill a record redacted for the seat with a random guess that fits all the seat knows."""
    _by_dtype[game.dtype].redeal(game, seat, luck)


def foremost(game: Any) -> int:
    """Of the seats that owe a decision, the one that goes first where only one can at a time."""
    return _by_dtype[game.dtype].foremost(game)  # type: ignore[no-any-return]


def pick(game: Any, seat: int, moves: Any, count: int, luck: Any) -> int:
    """Where in the legal list the move stands that a light playout makes."""
    return _by_dtype[game.dtype].pick(game, seat, moves, count, luck)  # type: ignore[no-any-return]


def random_move(game: Any, seat: int, moves: Any, luck: Any) -> int:
    """A legal move of the seat, each equally likely; `moves` is room for the list."""
    return _by_dtype[game.dtype].random_move(game, seat, moves, luck)  # type: ignore[no-any-return]


def chapter(game: Any) -> int:
    """A number that changes where a light playout may stop, such as the hands played."""
    return _by_dtype[game.dtype].chapter(game)  # type: ignore[no-any-return]


def par(game: Any) -> int:
    """Solo: the points that count as a win."""
    return _by_dtype[game.dtype].par(game)  # type: ignore[no-any-return]


def is_for(game: Any) -> bool:
    """Whether the game is for so many seats and has the options that the record names."""
    return bool(lies_within(game, *limits(_by_dtype[game.dtype])))


@overload(set_up)
def _set_up(game):
    chosen = _by_type[game].set_up
    return lambda game: chosen(game)


@overload(actors)
def _actors(game):
    chosen = _by_type[game].actors
    return lambda game: chosen(game)


@overload(legal_moves)
def _legal_moves(game, seat, moves):
    chosen = _by_type[game].legal_moves
    return lambda game, seat, moves: chosen(game, seat, moves)


@overload(play)
def _play(game, seat, move):
    chosen = _by_type[game].play
    return lambda game, seat, move: chosen(game, seat, move)


@overload(points)
def _points(game, seat):
    chosen = _by_type[game].points
    return lambda game, seat: chosen(game, seat)


@overload(place)
def _place(game, seat):
    chosen = _by_type[game].place
    return lambda game, seat: chosen(game, seat)


@overload(redeal)
def _redeal(game, seat, luck):
    chosen = _by_type[game].redeal
    return lambda game, seat, luck: chosen(game, seat, luck)


@overload(foremost)
def _foremost(game):
    chosen = _by_type[game].foremost
    return lambda game: chosen(game)


@overload(pick)
def _pick(game, seat, moves, count, luck):
    chosen = _by_type[game].pick
    return lambda game, seat, moves, count, luck: chosen(game, seat, moves, count, luck)


@overload(random_move)
def _random_move(game, seat, moves, luck):
    chosen = _by_type[game].random_move
    return lambda game, seat, moves, luck: chosen(game, seat, moves, luck)


@overload(chapter)
def _chapter(game):
    chosen = _by_type[game].chapter
    return lambda game: chosen(game)


@overload(par)
def _par(game):
    chosen = _by_type[game].par
    return lambda game: chosen(game)


@overload(is_for)
def _is_for(game):
    least, most, lowest, highest = limits(_by_type[game])
    return lambda game: lies_within(game, least, most, lowest, highest)


def limits(contract: Contract) -> tuple[int, int, tuple[int, ...], tuple[int, ...]]:
    """The least and the most of the seats, and of everything in the header's row of options."""
    room = contract.record["options"].shape[0]
    values = (*contract.options, *[range(1)] * room)[:room]
    lowest, highest = (tuple(value[end] for value in values) for end in (0, -1))
    return contract.seats[0], contract.seats[-1], lowest, highest


@register_jitable  # no rule of its own, for it takes tuples, whose types differ by their numbers
def lies_within(game, least, most, lowest, highest):
    """Whether seats and options are within limits."""
    if not least <= game.seats <= most:
        return False
    for i in range(len(game.options)):
        if not lowest[i] <= game.options[i] <= highest[i]:
            return False
    return True


@rule
def worth(game, seat):
    """What bots maximise: the seat's share of the win and a small share of the margin."""
    mine = points(game, seat)
    if game.seats == 1:
        return mine / par(game)
    rival = best_rival(game, seat)
    margin = (mine - rival) / (1 + abs(mine) + abs(rival))
    return win_share(game, seat) + MARGIN * margin


@rule
def win_share(game, seat):
    """1 for a win, split among those who share it."""
    if place(game, seat) > 1:
        return 0.0
    winners = 0
    for other in range(game.seats):
        winners += place(game, other) == 1
    return 1.0 / winners


@rule
def best_rival(game, seat):
    """The most points any other seat has."""
    best = -(1 << 30)
    for other in range(game.seats):
        if other != seat:
            best = max(best, points(game, other))
    return best
