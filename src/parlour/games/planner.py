"""What a plan means: the series of moves that its gestures make, tried on a guess.

Nothing here looks at the true table: a planner is given what a seat sees, and plays on a guess
whose luck follows from that. So whatever it tries, it cannot leak; and it tells nothing of a
position but what the seat would see there.
"""

from collections import Counter
from collections.abc import Collection, Iterator, Sequence
from functools import cached_property
from typing import TYPE_CHECKING, Any, NamedTuple

from parlour.games.plans import Choosing, Gesture, Series
from parlour.games.stands import Opening, Stand
from parlour.kit.positions import Positions, Reading

if TYPE_CHECKING:
    from parlour.games.game import Game

GUESSED_DEPTH = 2  # questions left open before a gesture of which it is known that it can follow

Steps = tuple[tuple[Stand, int], ...]  # moves, each with where it is made


class Route(NamedTuple):
    """The moves that gestures make, where they lead, and what has to be said before the rest."""

    steps: Steps
    end: Stand
    wanted: tuple[Gesture, ...] = ()  # answers to an open question that let the other gestures in
    series: Series | None = None  # what the game itself made of the gestures

    @property
    def moves(self) -> list[int]:
        """The numbers of the moves."""
        return [move for _, move in self.steps]

    @property
    def is_over(self) -> bool:
        """Whether the choice is made."""
        return bool(self.steps) and not self.end.is_within


class Planner:
    """All plans of one seat in one position; what was tried once is remembered."""

    def __init__(self, game: "Game", seen: Positions, seat: int, names: Sequence[str]) -> None:
        self.game, self.seat, self.names, self.plans = game, seat, names, game.plans
        self.opening = Opening(game, seen, seat)
        self._routes: dict[tuple[tuple[Gesture, ...], int], Route | None] = {}

    def route(self, gestures: Sequence[Gesture], depth: int = GUESSED_DEPTH) -> Route | None:
        """The series that the gestures make together, with so many questions open, or none."""
        asked = self.counting(gestures), depth
        if asked not in self._routes:
            self._routes[asked] = (
                self._worked_out(asked[0])
                if self.choosing
                else self._follow((), self.opening, *asked)
            )
        return self._routes[asked]

    def counting(self, gestures: Sequence[Gesture]) -> tuple[Gesture, ...]:
        """The gestures without those that later ones have made void."""
        kept: tuple[Gesture, ...] = ()
        for gesture in gestures:
            kept = (*self.plans.stays(self.opening.seen, self.seat, kept, gesture), gesture)
        return kept

    @cached_property
    def choosing(self) -> Choosing | None:
        """What the game works out by itself here."""
        return self.plans.choosing(self.opening.seen, self.seat)

    def goes(self, gestures: Sequence[Gesture]) -> bool:
        """Whether gestures go together."""
        if self.choosing:
            return self.choosing.why_not(tuple(gestures)) is None
        return self.route(gestures) is not None

    def sound(self, gestures: Sequence[Gesture]) -> tuple[Route, list[Gesture], Gesture | None]:
        """The series of all gestures that go together, those gestures, and the first that not."""
        if route := self.route(gestures):
            return route, list(self.counting(gestures)), None
        kept: list[Gesture] = []
        odd = None
        for gesture in gestures:
            if self.goes([*kept, gesture]):
                kept = list(self.counting([*kept, gesture]))
            else:
                odd = odd or gesture
        route = self.route(kept)
        assert route, "what was kept goes together"
        return route, kept, odd

    def closed(self, route: Route) -> Route | None:
        """The series with all that was not mentioned answered by default; none if it cannot be."""
        if route.series:
            return self._closed(route, route.series)
        while route.end.is_within:
            if route.end.default is None:
                return None
            step = (route.end, route.end.default)
            route = Route((*route.steps, step), route.end.after(route.end.default))
        return route

    def prospect(self, gestures: Sequence[Gesture]) -> "Prospect":
        """A plan to be looked at."""
        route, kept, _ = self.sound(gestures)
        return Prospect(self, tuple(kept), route)

    def aids(self, gestures: Sequence[Gesture]) -> "dict[str, Any]":
        """What the seat would work out by hand, as things stand or for a plan."""
        return self.game.sight.aids(self.opening.seen, self.seat, self.prospect(gestures))  # type: ignore[no-any-return]

    def may_follow(self, gestures: Sequence[Gesture], route: Route) -> list[Gesture]:
        """The gestures that may come next, whether they go on or change what was said."""
        if self.choosing:
            first = () if gestures else self.opening.moves  # as they are asked
            return list(dict.fromkeys([*first, *self.choosing.follows(tuple(gestures))]))
        here = () if route.is_over else route.wanted or tuple(route.end.moves)
        found = dict.fromkeys(here)
        given = set(gestures)
        for gesture, is_sure, depth in self._others(gestures, route):
            if gesture not in found and (
                (is_sure and gesture not in given) or self.route([*gestures, gesture], depth)
            ):
                found[gesture] = None
        return list(found)

    def _others(
        self, gestures: Sequence[Gesture], route: Route
    ) -> Iterator[tuple[Gesture, bool, int]]:
        """What else might be said, whether it surely may, and how deep to look otherwise."""
        if gestures:
            known = self.plans.besides(self.opening.seen, self.seat, gestures, route)
            if known is not None:
                yield from ((gesture, is_sure, GUESSED_DEPTH) for gesture, is_sure in known)
                return
        depth = GUESSED_DEPTH if route.wanted else 0  # what was complete stays complete
        yield from ((gesture, is_sure, depth) for gesture, is_sure in self._said_before(route))
        yield from ((gesture, not gestures, GUESSED_DEPTH) for gesture in self._ahead(route))

    def may_go(self, gestures: Sequence[Gesture], route: Route) -> Iterator[Gesture]:
        """The gestures that may be left out again."""
        steps = () if self.choosing else route.steps
        sure = {g for stand, move in steps for g in stand.loose if stand.moves[g] == move}
        for place, gesture in enumerate(gestures):
            if gesture in sure or self.goes([*gestures[:place], *gestures[place + 1 :]]):
                yield gesture

    def _said_before(self, route: Route) -> Iterator[tuple[Gesture, bool]]:
        """What questions of the series could have been answered, and whether that is still sure."""
        for place, (stand, _) in enumerate(route.steps, 1):
            if stand.id in self.plans.ordered:
                continue
            sure: Collection[Gesture] = stand.loose
            if place == len(route.steps) and stand.id not in self.plans.free:
                sure = stand.moves  # nothing was said since: another answer takes its place
            yield from ((g, g in sure and not route.wanted) for g in stand.moves)

    def _ahead(self, route: Route) -> Iterator[Gesture]:
        """What may be touched before it is asked for: at the end, and still as at the opening."""
        if not route.is_over:
            yield from self.plans.ahead(route.end.seen, self.seat)
        if route.steps:
            yield from self.plans.ahead(self.opening.seen, self.seat)

    # What the game works out by itself

    def _worked_out(self, gestures: tuple[Gesture, ...]) -> Route | None:
        assert self.choosing
        if self.choosing.why_not(gestures):
            return None
        series = self.choosing.series(gestures)
        return self._played(Route((), self.opening, series.wanted, series), series.moves)

    def _closed(self, route: Route, series: Series) -> Route | None:
        if series.rest is None:
            return None
        whole = series._replace(rest=(), words=series.whole)
        return self._played(route._replace(series=whole), series.rest)

    def _played(self, route: Route, moves: Sequence[int]) -> Route:
        steps, stand = route.steps, route.end
        for move in moves:
            steps, stand = (*steps, (stand, move)), stand.after(move)
        return route._replace(steps=steps, end=stand)

    # Following gestures

    def _follow(
        self, steps: Steps, stand: Stand, gestures: tuple[Gesture, ...], depth: int
    ) -> Route | None:
        """The series that gestures make from here on, or none."""
        if not gestures:
            return Route(steps, stand)
        if steps and not stand.is_within:
            return None
        meant = self.plans.together(stand.seen, self.seat, gestures, stand.moves)
        if meant and not meant.moves:
            return Route(steps, stand, meant.wanted) if meant.wanted else None
        moves, rest = meant[:2] if meant else self._taken(stand, gestures)
        if not moves:
            return self._without(steps, stand, gestures, depth)
        for move in moves:
            if move not in stand.legal:
                return None
            steps, stand = (*steps, (stand, move)), stand.after(move)
        return self._follow(steps, stand, rest, depth)

    def _taken(
        self, stand: Stand, gestures: tuple[Gesture, ...]
    ) -> tuple[Sequence[int], tuple[Gesture, ...]]:
        """What is done here because of the gestures, and the gestures that are left."""
        found = [gesture for gesture in gestures if stand.meant(gesture) is not None]
        if stand.id in self.plans.ordered:
            found = found[:1] if found[:1] == list(gestures[:1]) else []
        if not found:
            goal = gestures[0]
            return self.plans.toward(stand.seen, self.seat, goal), gestures[1:]
        if stand.id in self.plans.ordered:
            return [_move(stand, found[0])], gestures[1:]
        if stand.id in self.plans.free:
            return self._of_run(stand, gestures)
        # answered once: the last word counts
        return [_move(stand, found[-1])], tuple(g for g in gestures if g not in found)

    def _of_run(
        self, stand: Stand, gestures: tuple[Gesture, ...]
    ) -> tuple[Sequence[int], tuple[Gesture, ...]]:
        """The first move of a free run, and the gestures that stand beside it or come later."""
        said = [move for g in gestures if (move := stand.meant(g)) is not None]
        stays = self.plans.standing(stand.seen, self.seat, said)
        if not stays:
            return (), gestures
        first = min(stays, key=lambda move: self.plans.rank(stand.seen, self.seat, move))
        left = Counter(stays)
        left[first] -= 1
        rest = []
        for gesture in reversed(gestures):
            move = stand.meant(gesture)
            if move is not None:
                left[move] -= 1
            if move is None or left[move] >= 0:
                rest.append(gesture)
        return [first], tuple(reversed(rest))

    def _without(
        self, steps: Steps, stand: Stand, gestures: tuple[Gesture, ...], depth: int
    ) -> Route | None:
        """Where no gesture says what to do: the default, or else answers that let them follow."""
        if stand.default is not None:
            step = (stand, stand.default)
            route = self._follow((*steps, step), stand.after(stand.default), gestures, depth)
            if route:
                return route
        wanted = tuple(self._letting_in(steps, stand, gestures, depth)) if depth else ()
        return Route(steps, stand, wanted) if wanted else None

    def _letting_in(
        self, steps: Steps, stand: Stand, gestures: tuple[Gesture, ...], depth: int
    ) -> Iterator[Gesture]:
        for gesture, move in stand.moves.items():
            step = (*steps, (stand, move))
            if move in stand.leading and self._follow(step, stand.after(move), gestures, depth - 1):
                yield gesture


def _move(stand: Stand, gesture: Gesture) -> int:
    move = stand.meant(gesture)
    assert move is not None, "it was found here"
    return move


class Prospect:
    """A plan looked at: the table before it and after it, and the same with one gesture more."""

    def __init__(self, planner: Planner, gestures: tuple[Gesture, ...], route: Route) -> None:
        self.planner, self.gestures, self.route = planner, gestures, route

    @property
    def then(self) -> Reading:
        """The table after the planned moves, as the planner would see it."""
        return self.route.end.seen

    @property
    def made(self) -> Reading | None:
        """The table once the choice is made, what was not mentioned by default; on a guess.

        Beware: what was drawn or shown by the last move is guessed too.
        """
        whole = self.planner.closed(self.route)
        return whole.end.seen if whole else None

    @property
    def moves(self) -> list[int]:
        """The planned moves."""
        return self.route.moves

    @cached_property
    def following(self) -> "dict[Gesture, Prospect]":
        """The same plan with each gesture that may come next."""
        found = {}
        for gesture in self.planner.may_follow(self.gestures, self.route):
            if route := self.planner.route((*self.gestures, gesture)):
                found[gesture] = Prospect(self.planner, (*self.gestures, gesture), route)
        return found
