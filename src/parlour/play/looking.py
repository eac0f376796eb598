"""A match as people look at it: what may be done, what lies there, and why not something else."""

from collections.abc import Sequence
from typing import Any, NamedTuple, NoReturn

from parlour.errors import BadNumber, BadSeats, BadWords, GameOver, NotYourTurn, whole
from parlour.games.game import Game, Refusal
from parlour.games.happenings import Told
from parlour.games.planned import plan, read, why_not
from parlour.games.planner import Planner
from parlour.games.plans import Gesture, read_gestures
from parlour.games.speech import counted
from parlour.games.views import Ask, Plan
from parlour.kit.positions import Positions
from parlour.kit.record import SPECTATOR
from parlour.play.chronicle import Chronicle
from parlour.play.history import History
from parlour.play.log import Entry
from parlour.play.origin import Origin, Terms
from parlour.play.proceedings import Proceedings
from parlour.printable import shown

Move = int | str | Sequence[Sequence[str]]  # by number, in words, or the gestures of a whole choice


class Standing(NamedTuple):
    """How a seat stands or ended: points, place, and where every point came from.

    Points that the rules still hide, and a place that would tell them, are None.
    """

    seat: int
    name: str
    points: int | None
    place: int | None
    because: list[str]


class Looking:
    """All that can be asked of a match without changing it."""

    game: Game
    terms: Terms
    origin: Origin
    seats: int
    names: tuple[str, ...]
    _so_far: Proceedings
    _planners: dict[int, Planner]  # of the seats that were asked since the table last changed

    @property
    def table(self) -> Positions:
        """The position as it is: everything, hidden or not."""
        return self._so_far.table

    @property
    def log(self) -> list[Entry]:
        """Every move and every undo, in order."""
        return self._so_far.log

    @property
    def history(self) -> History:
        """The log as a chain of hashes."""
        return self._so_far.history

    @property
    def chronicle(self) -> Chronicle:
        """What was told, and to whom."""
        return self._so_far.chronicle

    @property
    def is_over(self) -> bool:
        """Whether nobody has anything to decide any more."""
        return not self.game.engine.actors(self.table)

    @property
    def actors(self) -> list[int]:
        """The seats that owe a decision now."""
        return self.game.engine.actors(self.table)

    @property
    def moves(self) -> list[Entry]:
        """The moves that stand: the log without what was taken back."""
        return self._so_far.course.moves

    def legal(self, seat: int) -> list[int]:
        """The moves a seat may make now, by number: to decide, or to change its mind."""
        return self.game.engine.legal_moves(self.table, self.checked_seat(seat))

    # What may be kept, to prove the record after the end

    @property
    def commitment(self) -> str | None:
        """What was promised of the shuffle before it; nothing if it is from a seed or a fork."""
        return self.origin.commitment(self.terms)

    @property
    def is_guessable(self) -> bool:
        """Whether the deal could be found by trying numbers: then nobody should rely on it."""
        return self.origin.is_guessable

    @property
    def head(self) -> str:
        """The hash of all that happened up to the last thing that everybody was told of."""
        entries = len(self.log) if self.is_over else self.chronicle.known_to_all()
        return self.history.heads[entries].hex()

    # The five parts

    def setting(self) -> dict[str, Any]:
        """What never changes: the components, the geometry, the questions, the names."""
        return self.game.setting(self.seen().reading(), self.names)

    def view(self, viewer: int = SPECTATOR) -> dict[str, Any]:
        """What lies on the table, as a seat or a spectator sees it."""
        return self.game.view(self.seen(viewer).reading(), self._viewer(viewer))

    def ask(self, seat: int) -> Ask:
        """What a seat may do now: the question, its rule, every legal move in words and data."""
        undo, seat = self.may_undo(seat), self.checked_seat(seat)
        return self.game.ask(self.seen(seat).reading(), seat, self.names, undo)

    def told(self, viewer: int = SPECTATOR, since: int = 0) -> list[Told]:
        """What a viewer was told, from the `since`-th thing on; the deal comes first."""
        check_count(since, self.chronicle.count(self._viewer(viewer)), "things told")
        return [self.chronicle.told(event) for event in self.chronicle.shown(viewer, since)]

    def aids(self, seat: int, plan: str | Sequence[Sequence[str]] = ()) -> dict[str, Any]:
        """What the player of a seat would work out by hand, as things stand or for a plan."""
        is_planned = not isinstance(plan, str) or plan
        return self.planner(seat).aids(self._gestures(seat, plan) if is_planned else [])

    # Planning: on a guess, never on the truth

    def plan(self, seat: int, gestures: str | Sequence[Sequence[str]]) -> Plan:
        """What gestures (or words parted by commas) mean together, and what may follow."""
        self._decisions(seat)
        return plan(self.planner(seat), self._gestures(seat, gestures))

    def why(self, seat: int, move: Move) -> Refusal | None:
        """Why a seat may not do something: a move by number, words, or gestures; or nothing."""
        legal = self._decisions(seat)
        number = self._number(seat, move)
        if number is None:
            return why_not(self.planner(seat), self._gestures(seat, move))
        if number in legal:
            return None
        return self.game.why_not(self.seen(seat).reading(), seat, number)

    def planner(self, seat: int) -> Planner:
        """All plans of a seat as things stand."""
        seat = self.checked_seat(seat)
        if seat not in self._planners:
            self._planners[seat] = self.game.planner(self.seen(seat), seat, self.names)
        return self._planners[seat]

    # Looking further

    def seen(self, viewer: int = SPECTATOR) -> Positions:
        """The position as a seat or a spectator sees it: everything else is blank.

        Of a half-made choice that would tell something hidden, others see nothing.
        """
        return self._so_far.seen(self._viewer(viewer))

    def result(self, viewer: int = SPECTATOR) -> list[Standing]:
        """How every seat stands, best first, with every point explained, as a viewer knows it."""
        players = self.view(viewer)["players"]
        points = [players[f"seat.{seat}"]["points"] for seat in range(self.seats)]
        places = [step.place for step in self._so_far.course.steps]
        because = self.chronicle.points(places, None if self.is_over else viewer)
        found = [
            Standing(
                seat,
                self.names[seat],
                points[seat],
                None if None in points else self.game.engine.place(self.table, seat),
                because[seat],
            )
            for seat in range(self.seats)
        ]
        return sorted(found, key=lambda standing: (standing.place or 0, standing.seat))

    def may_undo(self, seat: int) -> bool:
        """Whether the seat may take its last choice back."""
        return self._so_far.may_undo(self.checked_seat(seat))

    def __str__(self) -> str:
        """The table in a few lines: who must decide, how all stand, what was told last."""
        waiting = " and ".join(self.names[actor] for actor in self.actors)
        asked = f"{waiting} must decide" if waiting else "the game is over"
        players = self.view()["players"].values()
        scores = zip(self.names, [player["points"] for player in players], strict=True)
        return "\n".join(
            [
                f"{self.game.title}: {asked}",
                *(f"  {name}: {counted(n, 'point')}" for name, n in scores if n is not None),
                *(f"  {told}" for told in self.chronicle.latest(SPECTATOR)),
            ]
        )

    # What was given

    def _decisions(self, seat: int) -> list[int]:
        """The legal moves of a seat, which must have some."""
        legal = self.legal(seat)
        if not legal:
            self._refuse_turn(int(seat))
        return legal

    def _refuse_turn(self, seat: int) -> NoReturn:
        if self.is_over:
            raise GameOver(f"The game is over; {self.names[seat]} has nothing more to do.")
        waiting = " and ".join(self.names[actor] for actor in self.actors)
        raise NotYourTurn(f"It is not the turn of {self.names[seat]}: {waiting} must decide.")

    def _number(self, seat: int, move: Move) -> int | None:
        """The number of the move that is meant, legal or not; None if it is a whole choice."""
        if isinstance(move, str):
            return self._read(seat, move)
        if isinstance(move, Sequence):
            return None
        number, most = whole(move, BadWords, "A move"), self.game.contract.moves - 1
        if not 0 <= number <= most:
            raise BadWords(f"There is no move {shown(number)}; moves are numbered 0 to {most}.")
        return number

    def _read(self, seat: int, words: str) -> int | None:
        """The move that words mean; None if parts of them, parted by commas, mean several."""
        try:
            return self.game.read(self.seen(seat).reading(), seat, words, self.names)
        except BadWords:
            if "," not in words:
                raise
            return None

    def _gestures(self, seat: int, given: Move) -> list[Gesture]:
        """Gestures, as given or in words."""
        return read(self.planner(seat), given) if isinstance(given, str) else read_gestures(given)

    def is_half_made_by(self, seat: int) -> bool:
        """Whether a seat is in the middle of a choice that it still hides."""
        half = self._so_far.half_made
        return half is not None and half.seat == seat

    def checked_seat(self, given: int) -> int:
        """A seat of this match as a plain number."""
        seat = given if type(given) is int else whole(given, BadSeats, "A seat")
        if not 0 <= seat < self.seats:
            last = self.seats - 1
            raise BadSeats(f"There is no seat {shown(seat)}; this game has seats 0 to {last}.")
        return seat

    def _viewer(self, given: int) -> int:
        """A seat of this match, or the SPECTATOR."""
        viewer = given if type(given) is int else whole(given, BadSeats, "A viewer")
        return viewer if viewer == SPECTATOR else self.checked_seat(viewer)


def check_count(number: int, most: int, what: str) -> None:
    if not 0 <= whole(number, BadNumber, f"A count of {what}") <= most:
        raise BadNumber(f"There are 0 to {most} {what} to look at, not {shown(number)}.")
