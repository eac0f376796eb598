"""A match: one game being played, its rules enforced with a sentence, its log the only truth."""

from collections.abc import Iterable, Mapping, Sequence
from typing import Any, NamedTuple, Self

from parlour.errors import (
    BadFile,
    BadNumber,
    BadSeats,
    CannotUndo,
    GameOver,
    IllegalMove,
    NotYourTurn,
    whole,
)
from parlour.games import take
from parlour.games.game import Game
from parlour.kit.positions import Positions
from parlour.kit.record import SPECTATOR
from parlour.play.log import UNDO, Entry, last_of, standing, undone
from parlour.play.shuffle import Shuffle
from parlour.play.words import read_move

Log = Sequence[Entry]


class Choice(NamedTuple):
    """A legal move: its number and its words."""

    move: int
    words: str


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

    def legal(self, seat: int) -> list[Choice]:
        """What a seat may do now: for one that must decide, or may still change its mind."""
        record = self.table.reading()
        moves = self.game.engine.legal_moves(self.table, seat)
        return [Choice(move, self.game.say(record, seat, move)) for move in moves]

    def view(self, viewer: int = SPECTATOR) -> dict[str, Any]:
        """The table as a seat or a spectator sees it, as plain data."""
        return self.game.view(self.seen(viewer).reading(), viewer)

    def seen(self, viewer: int = SPECTATOR) -> Positions:
        """The position as a seat or a spectator sees it: everything else is blank."""
        return self._redacted(self.table, viewer)

    def at(self, number: int) -> Self:
        """The match as it was after so many of the moves that stand."""
        _check_count(number, len(self.moves))
        past = self.copy()
        past.log = self.moves[:number]
        past.table = self._replayed(past.log)
        return past

    def events(self, viewer: int = SPECTATOR, since: int = 0) -> list[str]:
        """What a viewer was told since so many entries of the log; since 0, the deal included."""
        _check_count(since, len(self.log))
        table = self._replayed(standing(self.log[:since]))
        told = [] if since else self._told(table, viewer)
        for n, entry in enumerate(self.log[since:], since + 1):
            if entry.move == UNDO:
                before, table = table, self._replayed(standing(self.log[:n]))
                if viewer == entry.seat or self._notices(before, table, viewer):
                    told.append(f"{self.names[entry.seat]} {entry.words}")
            else:
                self.game.engine.play(table, entry.seat, entry.move)
                told += self._told(table, viewer)
        return told

    def result(self) -> list[Standing]:
        """How every seat stands, best first, with every point explained."""
        because = self._explained()
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

    def play(self, seat: int, move: int | str | Choice) -> list[str]:
        """Carry out a seat's move, by number or in words; what it is told then."""
        seat = whole(seat, BadSeats, "A seat")
        legal = self.game.engine.legal_moves(self.table, seat)
        if self.is_over:
            raise GameOver(f"The game is over; {self.names[seat]} has nothing more to do.")
        if not legal:
            waiting = " and ".join(self.names[actor] for actor in self.actors)
            raise NotYourTurn(f"It is not the turn of {self.names[seat]}: {waiting} must decide.")
        record = self.table.reading()
        given = move.move if isinstance(move, Choice) else move
        number = read_move(self.game, record, seat, legal, given)
        if number not in legal:
            why = self.game.why_not(record, seat, number)
            raise IllegalMove(f"Not allowed: {why.sentence} ({why.rule}).", why.rule)
        self.log.append(Entry(seat, number, self.game.say(record, seat, number)))
        self.game.engine.play(self.table, seat, number)
        return self._told(self.table, seat)

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
        self.log.append(undone(seat))
        self.table = table

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
        return "\n".join(
            [
                f"{self.game.title}, after {len(self.moves)} moves: {asked}",
                *(f"  {name}: {_points(n)}" for name, n in zip(self.names, points, strict=True)),
                *(f"  {told}" for told in self._told(self.table, SPECTATOR)),
            ]
        )

    def copy(self) -> Self:
        """The same match in other memory."""
        twin = object.__new__(type(self))
        twin.__dict__ = {**self.__dict__, "log": list(self.log), "table": self.table.copy()}
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

    # The table behind it

    def _dealt(self) -> Positions:
        return self.game.deal(self.seats, self.shuffle.key, self.options)

    def _replayed(self, moves: Log) -> Positions:
        table = self._dealt()
        if moves and self.game.engine.replay(table, _numbers(moves)) < len(moves):
            raise BadFile("The moves of this match are not legal with these rules and this box.")
        return table

    def _redacted(self, table: Positions, viewer: int) -> Positions:
        seen = table.copy()
        self.game.engine.redact(seen, viewer)
        return seen

    def _notices(self, before: Positions, after: Positions, viewer: int) -> bool:
        """Whether two positions differ in anything the viewer sees."""
        return self._redacted(before, viewer) != self._redacted(after, viewer)

    def _told(self, table: Positions, viewer: int) -> list[str]:
        """What the last move told a viewer, in words."""
        events = self._redacted(table, viewer).events()
        return [self.game.tell(event, self.names.__getitem__) for event in events]

    def _explained(self) -> list[list[str]]:
        """For each seat, the words of all events that brought it points."""
        because: list[list[str]] = [[] for _ in range(self.seats)]
        table = self._dealt()
        for entry in (None, *self.moves):
            if entry:
                self.game.engine.play(table, entry.seat, entry.move)
            for event in table.events():
                if self.game.scored(event):
                    because[event.seat].append(self.game.tell(event, self.names.__getitem__))
        return because


def checked_names(names: Iterable[str], seats: int) -> tuple[str, ...]:
    """Names for all seats: text, not empty, everybody's own."""
    found = [names] if isinstance(names, str) else list(names)
    if len(found) != seats:
        raise BadSeats(f"{seats} players need {seats} names, not {len(found)}.")
    if not all(isinstance(name, str) and name.strip() and _is_text(name) for name in found):
        raise BadSeats("Every name must be text of at least one letter.")
    if len(set(found)) < seats:
        raise BadSeats("Everybody needs a name of their own.")
    return tuple(found)


def _points(count: int) -> str:
    return f"{count} point" if abs(count) == 1 else f"{count} points"


def _is_text(name: str) -> bool:
    return name.isprintable() and not any("\ud800" <= sign <= "\udfff" for sign in name)


def _check_count(number: int, most: int) -> None:
    if not 0 <= whole(number, BadNumber, "A count of moves") <= most:
        raise BadNumber(f"There are 0 to {most} moves to look at, not {number}.")


def _numbers(moves: Log) -> list[tuple[int, int]]:
    return [(entry.seat, entry.move) for entry in moves]


def _played(setting: tuple[Any, ...], log: list[Entry]) -> Match:
    match = Match(*setting)
    match.log = log
    match.table = match._replayed(match.moves)
    return match
