"""A line that a person typed: choices one after another, foreseen on a guess before any stands."""

from collections.abc import Sequence
from typing import TYPE_CHECKING, NamedTuple

from parlour.cli.answers import split
from parlour.errors import BadWords, ParlourError
from parlour.games.planned import read_part, refuse
from parlour.games.plans import Gesture, gesture_of
from parlour.printable import quoted

if TYPE_CHECKING:
    from parlour.games.planner import Planner, Route
    from parlour.games.views import Choice
    from parlour.play.match import Match

Part = Gesture | str  # an offered choice, or words


class Meant(NamedTuple):
    """A choice, or the first steps of one."""

    gestures: list[Gesture]
    route: "Route"


def parts_of(planner: "Planner", choices: "Sequence[Choice]", typed: str) -> list[Part]:
    """What a line is made of: words, even if they begin with a number, or numbers and words."""
    numbers, words = split(typed)
    spoken = _spoken(planner, typed) if words else []
    if spoken and (not numbers or _makes_sense(planner, spoken)):
        return spoken
    if not numbers and not words:
        raise BadWords("Type a number, a move in words, or ? for help.")
    offered = [_offered(choices, number) for number in numbers]
    return [*offered, *(_spoken(planner, words) if words else [])]


def _spoken(planner: "Planner", words: str) -> list[Part]:
    """Words as one answer if they are one, else parted by commas."""
    if _makes_sense(planner, [words]):
        return [words]
    return [part.strip() for part in words.split(",") if part.strip()] or [words]


def _makes_sense(planner: "Planner", parts: list[Part]) -> bool:
    try:
        foreseen(planner, parts)
    except BadWords:
        return False
    except ParlourError:
        return True  # understood, and refused
    return True


def _offered(choices: "Sequence[Choice]", number: int) -> Gesture:
    if not 1 <= number <= len(choices):
        raise BadWords(f"There is no {number} here; the choices are 1 to {len(choices)}.")
    return gesture_of(tuple(choices[number - 1]["touches"]))


def foreseen(planner: "Planner", parts: list[Part]) -> tuple[list[Meant], list[Part]]:
    """The choices that can be foreseen, and the parts that come after something unknown.

    Refused as a whole if one of the foreseen cannot be made.
    """
    found = []
    while parts and planner.opening.legal:
        meant, parts = _first(planner, parts)
        found.append(meant)
        if not meant.route.is_over or not meant.route.end.may_undo:
            break
        planner = planner.game.planner(meant.route.end.guess, planner.seat, planner.names)
    return found, parts


def _first(planner: "Planner", parts: list[Part]) -> tuple[Meant, list[Part]]:
    """The first choice of a line, or its first steps, and what is left of the line."""
    gestures: list[Gesture] = []
    for place, part in enumerate(parts):
        route, kept, odd = planner.sound(gestures)
        if odd:
            refuse(planner, route, odd, kept)
        if route.is_over:
            return Meant(gestures, route), parts[place:]
        gestures.append(read_part(planner, part, route) if isinstance(part, str) else part)
    return _made(planner, gestures), []


def _made(planner: "Planner", gestures: list[Gesture]) -> Meant:
    route, kept, odd = planner.sound(gestures)
    if odd:
        refuse(planner, route, odd, kept)
    if route.wanted:
        example = route.end.answer(route.end.moves[route.wanted[0]]).words
        raise BadWords(f'Something has to be said before that, like "{example}".')
    return Meant(gestures, route)


def carry_out(match: "Match", seat: int, choices: "Sequence[Choice]", typed: str) -> str:
    """Do what a line says: all that can be foreseen or nothing, then the rest as it comes up.

    Returns the refusal of a part that came after something unknown, if there is one.
    """
    parts, refused = parts_of(match.planner(seat), choices, typed), ""
    meant, parts = foreseen(match.planner(seat), parts)
    for one in meant:
        _do(match, seat, one)
    try:
        while parts:
            meant, parts = foreseen(match.planner(seat), parts)
            if not meant:
                raise BadWords(f"{_named(parts[0])} was left out: nothing more is asked of you.")
            for one in meant:
                _do(match, seat, one)
    except ParlourError as refusal:
        refused = f"{refusal} What came before it stands."
    return refused


def _named(part: Part) -> str:
    return quoted(part) if isinstance(part, str) else "A part"


def _do(match: "Match", seat: int, meant: Meant) -> None:
    """A whole choice at once, or the first steps of one."""
    if meant.route.is_over:
        match.play(seat, meant.gestures)
    else:
        for move in meant.route.moves:
            match.play(seat, move)
