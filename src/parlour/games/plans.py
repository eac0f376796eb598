"""How the small steps of a game make choices: what a game declares so that people can plan.

Rules split a choice into steps with one canonical order. People arrange things, look, change their
minds and then say "go": what they make is a plan, a list of gestures, each the things one step
touches. planner.py finds the series of moves that a plan means.
"""

from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass
from functools import lru_cache
from typing import TYPE_CHECKING, NamedTuple, Protocol

from parlour.errors import BadWords
from parlour.games.questions import Asked
from parlour.kit.positions import Reading

if TYPE_CHECKING:
    from parlour.games.game import Refusal
    from parlour.games.planner import Route

Gesture = tuple[str, ...]  # the things that one step touches, sorted; repeats count
MOST_GESTURES, MOST_TOUCHES, LONGEST_ID = 40, 24, 80  # no choice of any game takes as many


class Meaning(NamedTuple):
    """What a game reads in gestures: moves, and the gestures left; or what has to be said first.

    Neither moves nor anything wanted: the gestures do not go together.
    """

    moves: Sequence[int] = ()
    rest: tuple[Gesture, ...] = ()
    wanted: tuple[Gesture, ...] = ()


def _never(game: Reading, seat: int) -> bool:
    return False


def _nothing(game: Reading, seat: int) -> int | None:
    return None


def _by_number(game: Reading, seat: int, move: int) -> int:
    return move


def _not_sure(game: Reading, seat: int, move: int) -> bool:
    return False


def _none_ahead(game: Reading, seat: int) -> Iterable[Gesture]:
    return ()


def _no_way(game: Reading, seat: int, goal: Gesture) -> Sequence[int]:
    return ()


def _nothing_meant(game: Reading, seat: int, gesture: Gesture) -> int | None:
    return None


def _all_stand(game: Reading, seat: int, said: Sequence[int]) -> Sequence[int]:
    return said


def _any_may_lead(game: Reading, seat: int) -> Iterable[int] | None:
    return None


def _each_alone(
    game: Reading, seat: int, gestures: tuple[Gesture, ...], moves: Mapping[Gesture, int]
) -> Meaning | None:
    return None


def _to_be_tried(
    game: Reading, seat: int, gestures: Sequence[Gesture], route: "Route"
) -> "Iterable[tuple[Gesture, bool]] | None":
    return None


def _no_reason(game: Reading, seat: int, gesture: Gesture) -> "Refusal | None":
    return None


def _all_stay(
    game: Reading, seat: int, before: Sequence[Gesture], gesture: Gesture
) -> Sequence[Gesture]:
    return before


def _no_clash(
    game: Reading, seat: int, said: Sequence[Gesture], gesture: Gesture
) -> "Refusal | None":
    return None


def _as_said(game: Reading, seat: int, moves: Sequence[int]) -> str | None:
    return None


def _searched(game: Reading, seat: int) -> "Choosing | None":
    return None


class Series(NamedTuple):
    """What a game itself makes of gestures."""

    moves: Sequence[int] = ()
    rest: Sequence[int] | None = None  # what closes the choice by default; None if it cannot be
    wanted: tuple[Gesture, ...] = ()  # to be said before the gestures that no move stands for yet
    asks: Asked | None = None  # what is open then, where the question itself says it badly
    words: str = ""  # what the moves do
    whole: str = ""  # what they do with the rest


class Choosing(Protocol):
    """A choice that a game works out by itself from where it begins, without a search."""

    def why_not(self, gestures: tuple[Gesture, ...]) -> "Refusal | None":
        """Why gestures do not go together; nothing if they do."""

    def series(self, gestures: tuple[Gesture, ...]) -> Series:
        """What gestures mean that go together."""

    def follows(self, gestures: tuple[Gesture, ...]) -> Iterable[Gesture]:
        """What may be said after gestures that go together."""

    def imagined(self) -> Iterable[Reading]:
        """Tables whose questions know words that the question of the moment does not."""


@dataclass(frozen=True)
class Plans:
    """The choices of a game; one that declares nothing has choices of one move each.

    All functions get the table as the planner sees it.
    """

    # What makes a choice

    # (game, seat): the seat has begun a choice and not made it yet; a choice ends at the latest
    # with the first move that draws luck or shows its maker anything
    within: Callable[[Reading, int], bool] = _never
    # (game, seat): the answer where nothing is said, which also closes a choice
    default: Callable[[Reading, int], int | None] = _nothing
    # (game, seat): the seat has begun a choice whose steps would tell the others something hidden
    hides: Callable[[Reading, int], bool] = _never
    # (game before it, seat, moves): what a whole choice does, where its moves in a row say it badly
    says: Callable[[Reading, int, Sequence[int]], str | None] = _as_said

    # In which order its steps may be said

    # ids of questions whose answers come in any order and are sorted, several in one choice
    free: frozenset[str] = frozenset()
    # ids of questions answered several times in one choice, in the order given; all others are
    # answered once, and a later answer replaces the earlier
    ordered: frozenset[str] = frozenset()
    # (game, seat, move): where a move stands in the order of a free run
    rank: Callable[[Reading, int, int], int] = _by_number
    # (game, seat, move): of a free run, that the move may come or go whatever else is said
    loose: Callable[[Reading, int, int], bool] = _not_sure
    # (game, seat, said): of a free run, what stands of the moves said here, in the order said: a
    # later one may take the place of earlier ones, or several imply the move that opens their run
    standing: Callable[[Reading, int, Sequence[int]], Sequence[int]] = _all_stand

    # What gestures mean that name no legal move just so

    # (game, seat): gestures that may be made before their question is asked
    ahead: Callable[[Reading, int], Iterable[Gesture]] = _none_ahead
    # (game, seat, gesture): the move that is meant though the gesture does not name just what it
    # touches; none where several might be meant
    means: Callable[[Reading, int, Gesture], int | None] = _nothing_meant
    # (game, seat, goal): moves towards a thing that no move touches yet; none where it makes a
    # difference which
    toward: Callable[[Reading, int, Gesture], Sequence[int]] = _no_way
    # (game before it, seat, gestures before, gesture): those before that still count after it,
    # where it changes more than its own answer: another card sets the value of the first back
    stays: Callable[[Reading, int, Sequence[Gesture], Gesture], Sequence[Gesture]] = _all_stay
    # (game, seat): the legal moves after which a choice goes on, where the game knows them: none
    # other are tried for gestures that no question knows
    leads: Callable[[Reading, int], Iterable[int] | None] = _any_may_lead

    # Why not

    # (game, seat, gesture): why not, of a gesture that no question of the moment knows
    why_not: Callable[[Reading, int, Gesture], "Refusal | None"] = _no_reason
    # (game before it, seat, gestures, gesture): why a gesture does not go with those before it
    clash: Callable[[Reading, int, Sequence[Gesture], Gesture], "Refusal | None"] = _no_clash

    # Instead of searching, where a game knows better

    # (game, seat, gestures, legal moves by their gestures): what gestures mean here where the game
    # reads them together, things touched one by one say; None where each stands for itself
    together: Callable[
        [Reading, int, tuple[Gesture, ...], Mapping[Gesture, int]], Meaning | None
    ] = _each_alone
    # (game before it, seat, gestures, their series): what else may be said to a plan beside what is
    # asked at its end, and whether it surely may; None where that is to be tried
    besides: Callable[
        [Reading, int, Sequence[Gesture], "Route"], Iterable[tuple[Gesture, bool]] | None
    ] = _to_be_tried
    # (game, seat): what the game makes of gestures itself; None where they are searched for
    choosing: Callable[[Reading, int], Choosing | None] = _searched


@lru_cache(maxsize=100_000)
def gesture_of(touches: tuple[str, ...]) -> Gesture:
    """The gesture of a move that touches these things."""
    return tuple(sorted(touches))


def read_gestures(given: object) -> list[Gesture]:
    """Gestures as anybody may send them: lists of ids of things; one id alone is a list of one."""
    if isinstance(given, str | bytes) or not isinstance(given, Sequence):
        raise BadWords("A plan is a list of gestures, each a list of things like hand.red-7.")
    if len(given) > MOST_GESTURES:
        raise BadWords(f"No choice takes more than {MOST_GESTURES} gestures.")
    return [_gesture(one) for one in given]


def _gesture(given: object) -> Gesture:
    ids = [given] if isinstance(given, str) else given
    if not isinstance(ids, Sequence) or not 0 < len(ids) <= MOST_TOUCHES:
        raise BadWords("A gesture is a list of the things it touches, like hand.red-7.")
    if not all(isinstance(id, str) and len(id) <= LONGEST_ID for id in ids):
        raise BadWords("A thing is named by its id, like hand.red-7.")
    return gesture_of(tuple(ids))
