"""The five parts of a table as data, as far as all games share them.

`setting` never changes in a match, `view` is what lies on the table for a viewer, `ask` what a seat
may do, `told` what happened, `aids` what people work out by hand. A thing is a key with a point in
it ("hand.red-7"); things lie in objects, each id once. Seats are counted from 0 here, from 1 in
words.
"""

from collections.abc import Iterator, Mapping, Sequence
from typing import TYPE_CHECKING, Any, NotRequired, TypedDict

from parlour.errors import BadWords
from parlour.games.happenings import Passage, Told
from parlour.games.plans import gesture_of
from parlour.games.speech import by_name, capital
from parlour.kit.positions import Reading

if TYPE_CHECKING:
    from parlour.games.game import Game

__all__ = [
    "Ask",
    "Choice",
    "Head",
    "Passage",
    "Person",
    "Plan",
    "SettingHead",
    "Told",
    "ask",
    "things",
]


class Button(TypedDict):
    """A thing that lies nowhere: what to press to pass, say."""

    says: str


class Notice(TypedDict):
    """Where facts about the physical game come from, where that is not certain."""

    about: str
    provenance: str


class QuestionHead(TypedDict):
    """A question of the game: what goes on while it is asked."""

    title: str


class SettingHead(TypedDict):
    """What every setting begins with."""

    game: str
    title: str
    version: int
    seats: int
    names: list[str]
    options: dict[str, int | str]
    questions: dict[str, QuestionHead]
    buttons: dict[str, Button]
    notices: list[Notice]


class Deciding(TypedDict):
    """A seat that owes a decision, and the question as far as the viewer may know it."""

    seat: int
    question: str | None


class Head(TypedDict):
    """What every view begins with."""

    viewer: int | None  # a seat, or nobody: a spectator
    deciding: list[Deciding]  # in the order in which they go
    over: bool


class Person(TypedDict):
    """What every game shows of a player."""

    seat: int
    points: int | None  # None while the rules hide them
    place: NotRequired[int]  # at the end


class Choice(TypedDict):
    """A legal move: its number, its words, and the things it touches."""

    move: int
    words: str
    touches: list[str]


class Ask(TypedDict):
    """What a seat may do now: the question in one sentence, its rule, and every legal move."""

    seat: int
    question: str | None
    says: str
    rule: str | None
    undo: bool
    choices: list[Choice]
    next: list[list[str]]  # the gestures a plan may begin with, those of `choices` first


class Open(TypedDict):
    """A question that a plan leaves open."""

    question: str
    says: str
    rule: str


class Go(TypedDict):
    """What sending a plan would do, all that was not mentioned by default."""

    words: str
    settles: bool  # whether it could not be taken back


class Trouble(TypedDict):
    """The first gesture that does not go with those before it, and why."""

    gesture: list[str]
    says: str
    rule: str | None


class Plan(TypedDict):
    """What gestures mean together; a gesture in trouble is left out."""

    moves: list[int]
    words: str
    next: list[list[str]]
    removable: list[list[str]]
    asks: Open | None  # None once the choice is made
    go: Go | None
    trouble: Trouble | None


def setting_head(game: "Game", table: Reading, names: Sequence[str]) -> SettingHead:
    """What the setting of any game begins with."""
    return {
        "game": game.name,
        "title": game.title,
        "version": game.version,
        "seats": table.seats,
        "names": list(names),
        "options": {o.name: o.label(table.options[n]) for n, o in enumerate(game.options)},
        "questions": {q.id: {"title": q.title} for q in game.questions.steps.values()},
        "buttons": {id: {"says": says} for id, says in game.questions.buttons.items()},
        "notices": [{"about": about, "provenance": kind} for about, kind in game.box.unsure()],
    }


def head(game: "Game", table: Reading, viewer: int) -> Head:
    """What the view of any game begins with; of a record the viewer may see."""
    actors = game.deciding(table)
    return {
        "viewer": viewer if viewer >= 0 else None,
        "deciding": [
            {"seat": seat, "question": _question(game, table, seat, viewer)} for seat in actors
        ],
        "over": not actors,
    }


def _question(game: "Game", table: Reading, seat: int, viewer: int) -> str | None:
    asked = game.questions.asked if seat == viewer else game.questions.asked_openly
    question = asked(table, seat)
    return question.id if question else None


def ask(
    game: "Game",
    table: Reading,
    seat: int,
    legal: Sequence[int],
    names: Sequence[str],
    undo: bool,
) -> Ask:
    """What a seat may do, in data and words; nothing where it has nothing to decide."""
    question = game.questions.asked(table, seat)
    asked = question.asked(table, seat) if question and legal else None
    offered = choices(game, table, seat, legal, names)
    ahead = game.plans.ahead(table, seat) if offered else ()
    return {
        "seat": seat,
        "question": question.id if question and legal else None,
        "says": f"{capital(by_name(asked.says, names))}." if asked else "",
        "rule": asked.rule if asked else None,
        "undo": undo,
        "choices": offered,
        "next": _gestures(offered) + [list(gesture) for gesture in ahead],
    }


def _gestures(offered: Sequence[Choice]) -> list[list[str]]:
    """Legal moves by what they touch, as a plan names them."""
    return [list(gesture_of(tuple(choice["touches"]))) for choice in offered]


def choices(
    game: "Game", table: Reading, seat: int, legal: Sequence[int], names: Sequence[str]
) -> list[Choice]:
    """Legal moves as data."""
    found: list[Choice] = []
    question = game.questions.asked(table, seat)
    for move in legal:
        answer = question.answer(table, seat, move) if question else None
        if answer is None:
            raise BadWords(f"Move {move} means nothing here.")
        words = by_name(answer.words, names)
        found.append({"move": move, "words": words, "touches": list(answer.touches)})
    return found


def things(part: Mapping[str, Any]) -> Iterator[str]:
    """The ids of all things in a setting or a view."""
    for key, value in part.items():
        if "." in key:
            yield key
        if isinstance(value, dict):
            yield from things(value)
