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
from parlour.games.speech import counted
from parlour.games.views import Ask
from parlour.kit.positions import Positions
from parlour.kit.record import SPECTATOR
from parlour.play.chronicle import Chronicle, bit_of
from parlour.play.log import UNDO, Entry, last_of, standing, standing_places, undone
from parlour.play.names import checked_names
from parlour.play.shuffle import Shuffle

Log = Sequence[Entry]


class Standing(NamedTuple):
    """How a seat stands or ended: points, place, and where every point came from."""

    seat: int
    name: str
    points: int
    place: int
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

    def aids(self, seat: int) -> dict[str, Any]:
        """What the player of a seat would work out by hand."""
        self.game.engine.points(self.table, seat)  # refuses a seat that does not exist
        return self.game.aids(self.seen(seat).reading(), seat)

    def why(self, seat: int, move: int | str) -> Refusal | None:
        """Why a seat may not make a move, by number or in words; nothing if it may."""
        legal = self._decisions(seat)
        number = self._number(seat, move)
        if number in legal:
            return None
        return self.game.why_not(self.seen(seat).reading(), seat, number)

    # Looking further

    def seen(self, viewer: int = SPECTATOR) -> Positions:
        """The position as a seat or a spectator sees it: everything else is blank."""
        return self.game.seen(self.table, viewer)

    def at(self, number: int) -> Self:
        """The match as it was after so many of the moves that stand."""
        moves = self.moves
        _check_count(number, len(moves), "moves")
        past = self._begun()
        for entry in moves[:number]:
            past._carry_out(entry)
        return past

    def result(self) -> list[Standing]:
        """How every seat stands, best first, with every point explained."""
        because = self.chronicle.points(standing_places(self.log))
        engine = self.game.engine
        found = [
            Standing(
                seat,
                self.names[seat],
                engine.points(self.table, seat),
                engine.place(self.table, seat),
                because[seat],
            )
            for seat in range(self.seats)
        ]
        return sorted(found, key=lambda standing: (standing.place, standing.seat))

    # Playing

    def play(self, seat: int, move: int | str) -> list[str]:
        """Carry out a seat's move, by number or in words; what the seat is told then, in words."""
        legal = self._decisions(seat)
        number = move if type(move) is int and move in legal else self._number(seat, move)
        seat = int(seat)
        if number not in legal:
            why = self.game.why_not(self.table.reading(), seat, number)
            raise IllegalMove(f"Not allowed: {why.sentence} ({why.rule}).", why.rule)
        self._carry_out(Entry(seat, number))
        return self.chronicle.last(seat)

    def undo(self, seat: int) -> None:
        """Take a seat's last move back, where nothing was revealed since; the log keeps both."""
        if not self.may_undo(seat):
            raise CannotUndo(
                f"{self.names[seat]} cannot take anything back: since the last move something was "
                "revealed or drawn, somebody else acted on it, or the decision was passed on."
            )
        moves = self.moves
        del moves[last_of(moves, seat)]
        table = self._dealt()
        if self.game.engine.replay(table, _numbers(moves)) < len(moves):
            raise CannotUndo(
                f"What others did since depends on the last move of {self.names[seat]}."
            )
        audience = bit_of(seat) | sum(
            bit_of(viewer)
            for viewer in (*range(self.seats), SPECTATOR)
            if viewer != seat and self._notices(self.table, table, viewer)
        )
        self.log.append(undone(seat))
        self.table = table
        self.chronicle.add_undo(seat, audience)

    def may_undo(self, seat: int) -> bool:
        """Whether the seat may take its last move back."""
        self.game.engine.points(self.table, seat)  # refuses a seat that does not exist
        if not self.table.games["barriers"][0, seat]:
            return False
        return self.moves[-1].seat == seat or self.game.stands_alone(self.table.reading(), seat)

    def __str__(self) -> str:
        """The table in a few lines: who must decide, how all stand, what was told last."""
        waiting = " and ".join(self.names[actor] for actor in self.actors)
        asked = f"{waiting} must decide" if waiting else "the game is over"
        points = [self.game.engine.points(self.table, seat) for seat in range(self.seats)]
        scores = zip(self.names, points, strict=True)
        return "\n".join(
            [
                f"{self.game.title}, after {counted(len(self.moves), 'move')}: {asked}",
                *(f"  {name}: {counted(n, 'point')}" for name, n in scores),
                *(f"  {told}" for told in self.chronicle.last(SPECTATOR)),
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

    def take_over(self, other: Self) -> None:
        """Go on from what has happened in a copy of this match."""
        self.log, self.table, self.chronicle = other.log, other.table, other.chronicle

    # The table behind it

    def _dealt(self) -> Positions:
        return self.game.deal(self.seats, self.shuffle.key, self.options)

    def _begun(self) -> Self:
        """The same match before its first move."""
        past = self.copy()
        past.log, past.table = [], self._dealt()
        past.chronicle = Chronicle(self.game, self.names, past.table.heard())
        return past

    def _carry_out(self, entry: Entry) -> None:
        """Let a legal move stand."""
        self.log.append(entry)
        self.game.engine.play(self.table, entry.seat, entry.move)
        self.chronicle.add(self.table.heard())

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

    def _number(self, seat: int, move: int | str) -> int:
        """The number of the move that is meant, legal or not."""
        if isinstance(move, str):
            return self.game.read(self.table.reading(), seat, move, self.names)
        number, most = whole(move, BadWords, "A move"), self.game.contract.moves - 1
        if not 0 <= number <= most:
            raise BadWords(f"There is no move {number}; moves are numbered 0 to {most}.")
        return number

    def _viewer(self, viewer: int) -> int:
        if viewer != SPECTATOR:
            self.game.engine.points(self.table, viewer)  # refuses a seat that does not exist
        return viewer

    def _notices(self, before: Positions, after: Positions, viewer: int) -> bool:
        """Whether two positions differ in anything the viewer sees."""
        return self.game.seen(before, viewer) != self.game.seen(after, viewer)


def _check_count(number: int, most: int, what: str) -> None:
    if not 0 <= whole(number, BadNumber, f"A count of {what}") <= most:
        raise BadNumber(f"There are 0 to {most} {what} to look at, not {number}.")


def _numbers(moves: Log) -> list[tuple[int, int]]:
    return [(entry.seat, entry.move) for entry in moves]


def _played(setting: tuple[Any, ...], log: list[Entry]) -> Match:
    match = Match(*setting)
    for entry in log:
        if entry.move == UNDO:
            match.undo(entry.seat)
        else:
            match._carry_out(entry)
    return match
