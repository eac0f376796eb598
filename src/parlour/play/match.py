"""A match: one game being played, its rules enforced with a sentence, its log the only truth."""

from collections.abc import Iterable, Mapping, Sequence
from typing import Any, NamedTuple, NoReturn, Self

from parlour.errors import (
    BadNumber,
    BadSeats,
    BadWords,
    CannotUndo,
    GameOver,
    IllegalMove,
    NotYourTurn,
    whole,
)
from parlour.games import take
from parlour.games.game import Game, Refusal
from parlour.games.happenings import Told
from parlour.games.planned import plan, read, whole_series, why_not
from parlour.games.planner import Planner
from parlour.games.plans import Gesture, read_gestures
from parlour.games.speech import counted
from parlour.games.views import Ask, Plan
from parlour.kit.positions import Positions
from parlour.kit.record import SPECTATOR
from parlour.play.chronicle import Chronicle, bit_of
from parlour.play.log import UNDO, Entry, last_choice, standing, standing_places, undone
from parlour.play.names import checked_names
from parlour.play.shuffle import Shuffle

WORLDS = 6  # guesses of each other player, by which it is found out what everybody can see
Log = Sequence[Entry]
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


class Match:
    """One game among so many seats, dealt from a seed or a shuffle nobody knows."""

    def __init__(
        self,
        game: str | Game,
        seats: int,
        options: Mapping[str, int | str] | None = None,
        seed: int | None = None,
        shuffle: Shuffle | None = None,
        names: Iterable[str] | None = None,
    ) -> None:
        self.game = game if isinstance(game, Game) else take(game)
        self.shuffle = shuffle or (Shuffle.fresh() if seed is None else Shuffle.from_seed(seed))
        blank = self.game.blank(seats, options)
        self.seats = int(blank.games["seats"][0])
        values = blank.games["options"][0].tolist()
        self.options = {o.name: values[place] for place, o in enumerate(self.game.options)}
        self.names = checked_names(names or [f"seat {n + 1}" for n in range(seats)], seats)
        self.log: list[Entry] = []
        self.table = self._dealt()
        self.chronicle = Chronicle(self.game, self.names, self.table.heard())
        self._half_made: _HalfMade | None = None
        self._planners: dict[int, Planner] = {}

    @classmethod
    def new(cls, game: str, seats: int, seed: int | None = None, **options: int | str) -> Self:
        """A match by the game's name, with its options by theirs."""
        return cls(game, seats, options, seed)

    # Looking

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
        return standing(self.log)

    def legal(self, seat: int) -> list[int]:
        """The moves a seat may make now, by number: to decide, or to change its mind."""
        return self.game.engine.legal_moves(self.table, seat)

    # The five parts

    def setting(self) -> dict[str, Any]:
        """What never changes: the components, the geometry, the questions, the names."""
        return self.game.setting(self.seen().reading(), self.names)

    def view(self, viewer: int = SPECTATOR) -> dict[str, Any]:
        """What lies on the table, as a seat or a spectator sees it."""
        return self.game.view(self.seen(viewer).reading(), viewer)

    def ask(self, seat: int) -> Ask:
        """What a seat may do now: the question, its rule, every legal move in words and data."""
        undo = self.may_undo(seat)
        return self.game.ask(self.seen(seat).reading(), seat, self.names, undo)

    def told(self, viewer: int = SPECTATOR, since: int = 0) -> list[Told]:
        """What a viewer was told, from the `since`-th thing on; the deal comes first."""
        shown = self.chronicle.shown(self._viewer(viewer))
        _check_count(since, len(shown), "things told")
        return [self.chronicle.told(event) for event in shown[since:]]

    def aids(self, seat: int, plan: str | Sequence[Sequence[str]] = ()) -> dict[str, Any]:
        """What the player of a seat would work out by hand, as things stand or for a plan."""
        return self.planner(seat).aids(self._gestures(seat, plan) if plan else ())

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
        self.game.engine.points(self.table, seat)  # refuses a seat that does not exist
        if seat not in self._planners:
            self._planners[seat] = self.game.planner(self.seen(seat), seat, self.names)
        return self._planners[seat]

    # Looking further

    def seen(self, viewer: int = SPECTATOR) -> Positions:
        """The position as a seat or a spectator sees it: everything else is blank.

        Of a half-made choice that would tell something hidden, others see nothing.
        """
        half = self._half_made
        table = half.before if half and half.seat != viewer else self.table
        return self.game.seen(table, viewer)

    def at(self, number: int) -> Self:
        """The match as it was after so many of the moves that stand."""
        moves = self.moves
        _check_count(number, len(moves), "moves")
        past = self._begun()
        for entry in moves[:number]:
            past._carry_out(entry)
        return past

    def result(self, viewer: int = SPECTATOR) -> list[Standing]:
        """How every seat stands, best first, with every point explained, as a viewer knows it."""
        shown = self.view(viewer)["players"]
        points = [shown[f"seat.{seat}"]["points"] for seat in range(self.seats)]
        because = self.chronicle.points(
            standing_places(self.log), None if self.is_over else self._viewer(viewer)
        )
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

    # Playing

    def play(self, seat: int, move: Move) -> list[str]:
        """Carry out a move by number or in words, or a whole choice; what the seat is told then."""
        legal = self._decisions(seat)
        number = move if type(move) is int and move in legal else self._number(seat, move)
        seat = int(seat)
        if number is None:
            return self._send(seat, self._gestures(seat, move))
        if number not in legal:
            self._refuse(seat, number)
        self._carry_out(Entry(seat, number))
        return self.chronicle.last(seat)

    def forced(self, seat: int) -> int | None:
        """The only move a seat has, where everybody can see that it has no other; else None."""
        legal = self.legal(seat)
        if len(legal) != 1 or seat not in self.actors:
            return None
        others = [other for other in range(self.seats) if other != seat]
        worlds = (self._guessed(other, world) for other in others for world in range(WORLDS))
        seen = all(len(self.game.engine.legal_moves(world, seat)) == 1 for world in worlds)
        return legal[0] if seen else None

    def _guessed(self, viewer: int, world: int) -> Positions:
        return self.game.guess(self.seen(viewer), viewer, world)

    def play_forced(self, seat: int) -> list[str]:
        """Make the only move a seat has; undo takes it back with the seat's choice before it."""
        self._carry_out(Entry(seat, self._decisions(seat)[0], joined=self._went_last(seat)))
        return self.chronicle.last(seat)

    def _went_last(self, seat: int) -> bool:
        moves = self.moves
        return bool(moves) and moves[-1].seat == seat

    def follow(self, entry: Entry) -> None:
        """Do again what an entry of a log says."""
        if entry.move == UNDO:
            self.undo(entry.seat)
            return
        legal = self._decisions(entry.seat)
        number = self._number(entry.seat, entry.move)
        if number not in legal:
            self._refuse(entry.seat, entry.move)
        self._carry_out(entry)

    def _send(self, seat: int, gestures: list[Gesture]) -> list[str]:
        """Carry out a whole choice, or nothing of it."""
        series = whole_series(self.planner(seat), gestures)
        after, told = self.copy(), len(self.chronicle.shown(seat))
        for number, move in enumerate(series):
            if move not in after.legal(seat):
                raise BadWords("That choice cannot be made as planned; make it step by step.")
            after._carry_out(Entry(seat, move, joined=number > 0))
        self.take_over(after)
        return [self.chronicle.words(event) for event in self.chronicle.shown(seat)[told:]]

    def undo(self, seat: int) -> None:
        """Take a seat's last choice back, where nothing was revealed since; the log keeps both."""
        if not self.may_undo(seat):
            raise CannotUndo(
                f"{self.names[seat]} cannot take anything back: since the last move something was "
                "revealed or drawn, somebody else acted on it, or the decision was passed on."
            )
        moves = self.moves
        gone = last_choice(moves, seat)
        left = [entry for place, entry in enumerate(moves) if place not in gone]
        table = self._dealt()
        if self.game.engine.replay(table, _numbers(left)) < len(left):
            raise CannotUndo(
                f"What others did since depends on the last move of {self.names[seat]}."
            )
        viewers = (*range(self.seats), SPECTATOR)
        shown = {viewer: self.seen(viewer) for viewer in viewers}
        self.log.append(undone(seat))
        self._set(table)
        if not self._hides(seat):
            self._half_made = None
        noticed = sum(bit_of(v) for v in viewers if v == seat or self.seen(v) != shown[v])
        self.chronicle.add_undo(seat, noticed, len(gone))

    def may_undo(self, seat: int) -> bool:
        """Whether the seat may take its last choice back."""
        self.game.engine.points(self.table, seat)  # refuses a seat that does not exist
        allowed = int(self.table.games["barriers"][0, seat])
        if not allowed:
            return False
        moves = self.moves
        if moves[-1].seat != seat and not self.game.stands_alone(self.table.reading(), seat):
            return False
        return len(last_choice(moves, seat)) <= allowed

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

    def copy(self) -> Self:
        """The same match in other memory."""
        twin = object.__new__(type(self))
        twin.__dict__ = {
            **self.__dict__,
            "log": list(self.log),
            "table": self.table.copy(),
            "chronicle": self.chronicle.copy(),
            "_planners": dict(self._planners),
        }
        return twin

    __copy__ = copy

    def __eq__(self, other: object) -> bool:
        """Whether the same has happened at the same table."""
        if not isinstance(other, Match):
            return NotImplemented
        mine = (self.game.name, self.shuffle, self.options, self.names, self.log)
        return mine == (other.game.name, other.shuffle, other.options, other.names, other.log)

    __hash__ = None  # type: ignore[assignment]  # it changes

    def __reduce__(self) -> Any:
        setting = (self.game.name, self.seats, self.options, None, self.shuffle, self.names)
        return _played, (setting, self.log)

    def rename(self, names: Iterable[str]) -> None:
        """Let others sit in the seats."""
        self.names = self.chronicle.names = checked_names(names, self.seats)
        self._planners = {}

    def take_over(self, other: Self) -> None:
        """Go on from what has happened in a copy of this match."""
        self.log, self.chronicle = other.log, other.chronicle
        self._set(other.table)
        self._half_made = other._half_made

    # The table behind it

    def _dealt(self) -> Positions:
        return self.game.deal(self.seats, self.shuffle.key, self.options)

    def _begun(self) -> Self:
        """The same match before its first move."""
        past = self.copy()
        past.log, past._half_made = [], None
        past._set(self._dealt())
        past.chronicle = Chronicle(self.game, self.names, past.table.heard())
        return past

    def _set(self, table: Positions) -> None:
        """Let another position lie on the table."""
        self.table, self._planners = table, {}

    def _carry_out(self, entry: Entry) -> None:
        """Let a legal move stand."""
        before = self.table.copy() if self.game.hides_steps and not self._half_made else None
        self.log.append(entry)
        self.game.engine.play(self.table, entry.seat, entry.move)
        self._planners = {}
        if self._hides(entry.seat):
            self._half_made = self._half_made or _HalfMade(entry.seat, before or self.table)
        else:
            self._half_made = None
        only = entry.seat if self._half_made else None
        self.chronicle.add(self.table.heard(), only)

    def _hides(self, seat: int) -> bool:
        """Whether the seat has half made a choice of which the others may not know."""
        return self.game.hides_steps and self.game.plans.hides(self.table.reading(), seat)

    def _decisions(self, seat: int) -> list[int]:
        """The legal moves of a seat, which must have some."""
        legal = self.game.engine.legal_moves(self.table, whole(seat, BadSeats, "A seat"))
        if not legal:
            self._refuse_turn(seat)
        return legal

    def _refuse_turn(self, seat: int) -> NoReturn:
        if self.is_over:
            raise GameOver(f"The game is over; {self.names[seat]} has nothing more to do.")
        waiting = " and ".join(self.names[actor] for actor in self.actors)
        raise NotYourTurn(f"It is not the turn of {self.names[seat]}: {waiting} must decide.")

    def _refuse(self, seat: int, number: int) -> NoReturn:
        why = self.game.why_not(self.seen(seat).reading(), seat, number)
        raise IllegalMove(f"Not allowed: {why.sentence} ({why.rule}).", why.rule)

    def _number(self, seat: int, move: Move) -> int | None:
        """The number of the move that is meant, legal or not; None if it is a whole choice."""
        if isinstance(move, str):
            return self._read(seat, move)
        if isinstance(move, Sequence):
            return None
        number, most = whole(move, BadWords, "A move"), self.game.contract.moves - 1
        if not 0 <= number <= most:
            raise BadWords(f"There is no move {number}; moves are numbered 0 to {most}.")
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

    def _viewer(self, viewer: int) -> int:
        if viewer != SPECTATOR:
            self.game.engine.points(self.table, viewer)  # refuses a seat that does not exist
        return viewer


class _HalfMade(NamedTuple):
    """A choice whose steps the others may not know before it is made, and the table before it."""

    seat: int
    before: Positions


def _check_count(number: int, most: int, what: str) -> None:
    if not 0 <= whole(number, BadNumber, f"A count of {what}") <= most:
        raise BadNumber(f"There are 0 to {most} {what} to look at, not {number}.")


def _numbers(moves: Log) -> list[tuple[int, int]]:
    return [(entry.seat, entry.move) for entry in moves]


def _played(setting: tuple[Any, ...], log: list[Entry]) -> Match:
    match = Match(*setting)
    for entry in log:
        match.follow(entry)
    return match
