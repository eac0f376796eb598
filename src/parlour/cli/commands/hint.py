"""What the strongest bot would do for a seat, and how sure it is; and `parlour hint`."""

from typing import TYPE_CHECKING, Annotated

import typer

from parlour.cli.options import at_most
from parlour.cli.seats import STRONGEST
from parlour.errors import BadSeats, GameOver, NotYourTurn
from parlour.games.speech import counted

if TYPE_CHECKING:
    from parlour.bots.thought import Candidate, Thought
    from parlour.play.match import Match

PLAYOUTS, MOST_PLAYOUTS = 4000, 10**8
ALTERNATIVES = 4


def advice(match: "Match", seat: int, playouts: int = PLAYOUTS) -> list[str]:
    """Sentences: the move, how sure the bot is, and the alternatives it weighed."""
    from parlour.bots import make

    thought = make(STRONGEST, playouts=playouts).choose(match.game, match.seen(seat), seat)
    words = _said(match, seat, thought.move)
    if not thought.playouts:
        return [f"There is only one thing to do: {words}."]
    tried = counted(thought.playouts, "playout")
    sure = f"{thought.sure:.0%} sure that nothing else is better, after {tried}"
    return [f"The {STRONGEST} bot would choose: {words} ({sure}).", *_others(match, seat, thought)]


def _others(match: "Match", seat: int, thought: "Thought") -> list[str]:
    """What else it weighed, the most promising first; 1 is a sure win, 0 a sure loss."""

    def promise(candidate: "Candidate") -> tuple[bool, float, float]:
        return candidate.move == thought.move, candidate.share, candidate.worth

    weighed = sorted(thought.candidates, key=promise, reverse=True)[: ALTERNATIVES + 1]
    lines = ["What it weighed (1 is a sure win, 0 a sure loss):"]
    return lines + [f"  {c.worth:5.2f}  {_said(match, seat, c.move)}" for c in weighed]


def _said(match: "Match", seat: int, move: int) -> str:
    return match.game.say(match.seen(seat).reading(), seat, move, match.names)


def hint(
    file: Annotated[str, typer.Argument(help="A saved game.")],
    seat: Annotated[int | None, typer.Option(help="The seat to advise, from 1 on.")] = None,
    playouts: Annotated[int, typer.Option(help="How many games to try out.")] = PLAYOUTS,
) -> None:
    """Say what the mc bot would do in a saved game, and how sure it is."""
    from parlour.cli.screen import Screen
    from parlour.play.saves import load

    at_most("playouts", playouts, MOST_PLAYOUTS)
    match = load(file)
    chosen = deciding(match, seat)
    lines = advice(match, chosen, playouts)
    screen = Screen(match)
    screen.say(f"For {match.names[chosen]}.")
    for line in lines:
        screen.say(line)


def deciding(match: "Match", seat: int | None) -> int:
    """The seat to advise: the one named, counted from 1, or the first that must decide."""
    if match.is_over:
        raise GameOver("The game is over: there is nothing left to decide.")
    if seat is None:
        return match.actors[0]
    if not 1 <= seat <= match.seats:
        raise BadSeats(f"There is no seat {seat}; this game has seats 1 to {match.seats}.")
    if seat - 1 not in match.actors:
        waiting = " and ".join(match.names[actor] for actor in match.actors)
        raise NotYourTurn(f"Seat {seat} has nothing to decide now: {waiting} must decide.")
    return seat - 1
