"""What a plan means: the series of moves that its gestures make, tried on a guess.

Nothing here looks at the true table: a planner is given what a seat sees, and plays on a guess
whose luck follows from that. So whatever it tries, it cannot leak; and it tells nothing of a
position but what the seat would see there.
"""

from collections.abc import Iterator, Sequence
from functools import cached_property
from typing import TYPE_CHECKING, Any, NamedTuple

from parlour.games.plans import Gesture
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
        self._routes: dict[tuple[Gesture, ...], Route | None] = {}

    def route(self, gestures: Sequence[Gesture]) -> Route | None:
        """The series that the gestures make together, or none."""
        wanted = tuple(gestures)
        if wanted not in self._routes:
            self._routes[wanted] = self._follow((), self.opening, wanted, GUESSED_DEPTH)
        return self._routes[wanted]

    def sound(self, gestures: Sequence[Gesture]) -> tuple[Route, list[Gesture], Gesture | None]:
        """The series of all gestures that go together, those gestures, and the first that not."""
        if route := self.route(gestures):
            return route, list(gestures), None
        kept: list[Gesture] = []
        odd = None
        for gesture in gestures:
            if self.route([*kept, gesture]):
                kept.append(gesture)
            else:
                odd = odd or gesture
        route = self.route(kept)
        assert route, "what was kept goes together"
        return route, kept, odd

    def closed(self, route: Route) -> Route | None:
        """The series with all that was not mentioned answered by default; none if it cannot be."""
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
        here = () if route.is_over else route.wanted or tuple(route.end.moves)
        found = dict.fromkeys(here)
        given = set(gestures)
        for gesture, is_sure in self._others(gestures, route):
            if gesture not in found and (
                (is_sure and gesture not in given) or self.route([*gestures, gesture])
            ):
                found[gesture] = None
        return list(found)

    def may_go(self, gestures: Sequence[Gesture], route: Route) -> Iterator[Gesture]:
        """The gestures that may be left out again."""
        sure = {g for stand, move in route.steps for g in stand.loose if stand.moves[g] == move}
        for place, gesture in enumerate(gestures):
            if gesture in sure or self.route([*gestures[:place], *gestures[place + 1 :]]):
                yield gesture

    def _others(self, gestures: Sequence[Gesture], route: Route) -> Iterator[tuple[Gesture, bool]]:
        """What might be said though the end does not ask it, and whether it surely may."""
        known = self.plans.besides(self.opening.seen, self.seat, gestures, route)
        if gestures and known is not None:
            yield from known
            return
        is_open = not route.is_over and not route.wanted
        for stand, _ in route.steps:
            if stand.id not in self.plans.ordered:
                is_all = len(gestures) == 1 and stand.id not in self.plans.free
                replaces = is_all and gestures[0] in stand.moves
                yield from ((g, replaces or (is_open and g in stand.loose)) for g in stand.moves)
        if not route.is_over:
            ahead = self.plans.ahead(route.end.seen, self.seat)
            yield from ((gesture, not route.steps) for gesture in ahead)

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
        found = [gesture for gesture in gestures if gesture in stand.moves]
        if stand.id in self.plans.ordered:
            found = found[:1] if found[:1] == list(gestures[:1]) else []
        if not found:
            goal = gestures[0]
            return self.plans.toward(stand.seen, self.seat, goal), gestures[1:]
        if stand.id in self.plans.free or stand.id in self.plans.ordered:
            first = min(found, key=lambda g: self.plans.rank(stand.seen, self.seat, stand.moves[g]))
            place = gestures.index(first)
            return [stand.moves[first]], gestures[:place] + gestures[place + 1 :]
        # answered once: the last word counts
        return [stand.moves[found[-1]]], tuple(g for g in gestures if g not in found)

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
            if self._follow(step, stand.after(move), gestures, depth - 1):
                yield gesture


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
