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
from parlour.play.chronicle import Chronicle
from parlour.play.history import History
from parlour.play.log import UNDO, Entry, checked_entry
from parlour.play.names import checked_names
from parlour.play.origin import Origin, Terms
from parlour.play.origin.fork import Fork
from parlour.play.origin.shuffle import Seeded, Shuffle
from parlour.play.proceedings import Proceedings
from parlour.printable import shown

WORLDS = 6  # guesses of each other player, by which it is found out what everybody can see
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
        shuffle: Origin | None = None,
        names: Iterable[str] | None = None,
    ) -> None:
        self.game = game if isinstance(game, Game) else take(game)
        self.terms = Terms.of(self.game, seats, options)
        self.seats, self.options = self.terms.seats, dict(self.terms.options)
        self.origin = _origin(seed, shuffle).fitted(self.seats)
        named = [f"seat {n + 1}" for n in range(self.seats)] if names is None else names
        self.names = checked_names(named, self.seats)
        self._so_far = self._begun()
        self._planners: dict[int, Planner] = {}

    @classmethod
    def new(cls, game: str, seats: int, seed: int | None = None, **options: int | str) -> Self:
        """A match by the game's name, with its options by theirs."""
        return cls(game, seats, options, seed)

    # Looking

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
        _check_count(since, self.chronicle.count(self._viewer(viewer)), "things told")
        return [self.chronicle.told(event) for event in self.chronicle.shown(viewer, since)]

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

    def at(self, number: int) -> Self:
        """The match as it was after so many of the moves that stand."""
        moves = self.moves
        _check_count(number, len(moves), "moves")
        past = self._where(self._begun())
        for entry in moves[: int(number)]:
            past._carry_out(entry)
        return past

    def after(self, entries: int) -> Self:
        """The match as it was after so many entries of its log, undone ones too."""
        _check_count(entries, len(self.log), "entries")
        past = self._where(self._begun())
        for entry in self.log[: int(entries)]:
            past.follow(entry)
        return past

    def fork(self, seat: int, entries: int | None = None, seed: int | None = None) -> Self:
        """Another match, from what a seat knew after so many entries: the rest is dealt anew."""
        parent = self.after(len(self.log) if entries is None else entries)
        origin = Fork(parent, self.checked_seat(seat), *([] if seed is None else [seed]))
        return type(self)(self.game, self.seats, self.options, None, origin, self.names)

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
        legal, seat = self._decisions(seat), int(seat)
        if len(legal) > 1:
            raise BadWords(f"{self.names[seat]} has more than one move: say which.")
        self._carry_out(Entry(seat, legal[0], joined=self._so_far.went_last(seat)))
        return self.chronicle.last(seat)

    def follow(self, entry: Entry) -> None:
        """Do again what an entry of a log says."""
        entry = checked_entry(entry)
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
        after, told = self.copy(), self.chronicle.count(seat)
        for number, move in enumerate(series):
            if move not in after.legal(seat):
                raise BadWords("That choice cannot be made as planned; make it step by step.")
            after._carry_out(Entry(seat, move, joined=number > 0))
        self.take_over(after)
        return [self.chronicle.words(event) for event in self.chronicle.shown(seat, told)]

    def undo(self, seat: int) -> None:
        """Take a seat's last choice back, where nothing was revealed since; the log keeps both."""
        if not self.may_undo(seat):
            raise CannotUndo(
                f"{self.names[seat]} cannot take anything back: since the last move something was "
                "revealed or drawn, somebody else acted on it, or the decision was passed on."
            )
        self._so_far.undo(int(seat))
        self._planners = {}

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

    def copy(self) -> Self:
        """The same match in other memory."""
        return self._where(self._so_far.copy())

    __copy__ = copy

    def __eq__(self, other: object) -> bool:
        """Whether the same has happened at the same table."""
        if not isinstance(other, Match):
            return NotImplemented
        mine = (self.terms, self.origin, self.names, self.log)
        return mine == (other.terms, other.origin, other.names, other.log)

    __hash__ = None  # type: ignore[assignment]  # it changes

    def __reduce__(self) -> Any:
        setting = (self.game.name, self.seats, self.options, None, self.origin, self.names)
        return _played, (setting, self.log)

    def rename(self, names: Iterable[str]) -> None:
        """Let others sit in the seats."""
        self.names = checked_names(names, self.seats)
        self._so_far.rename(self.names)
        self._planners = {}

    def take_over(self, other: Self) -> None:
        """Go on from what has happened in a copy of this match."""
        self._so_far, self._planners = other._so_far, {}

    # What is behind it

    def _begun(self) -> Proceedings:
        """Nothing but the deal."""
        return Proceedings(self.game, self.names, self.origin, self.terms)

    def _where(self, proceedings: Proceedings) -> Self:
        """The same match where something else has happened."""
        twin = object.__new__(type(self))
        twin.__dict__ = {**self.__dict__, "_so_far": proceedings, "_planners": {}}
        return twin

    def _carry_out(self, entry: Entry) -> None:
        """Let a legal move stand."""
        self._so_far.carry_out(entry)
        self._planners = {}

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


def _check_count(number: int, most: int, what: str) -> None:
    if not 0 <= whole(number, BadNumber, f"A count of {what}") <= most:
        raise BadNumber(f"There are 0 to {most} {what} to look at, not {shown(number)}.")


def _origin(seed: int | None, shuffle: Origin | None) -> Origin:
    """Where the deal comes from: a seed, what was prepared for it, or else nobody knows."""
    if seed is not None and shuffle is not None:
        raise BadNumber("A match is dealt from a seed or from a shuffle, not from both.")
    if shuffle is not None and not isinstance(shuffle, Origin):
        raise BadNumber("A shuffle is made by Shuffle.fresh() or from a seed.")
    return shuffle or (Shuffle.fresh() if seed is None else Seeded(seed))


def _played(setting: tuple[Any, ...], log: list[Entry]) -> Match:
    match = Match(*setting)
    for entry in log:
        match.follow(entry)
    return match
