"""A match: one game being played, its rules enforced with a sentence, its log the only truth."""

from collections.abc import Iterable, Mapping
from typing import Any, NoReturn, Self

from parlour.errors import BadFile, BadNumber, BadWords, IllegalMove
from parlour.games import take
from parlour.games.game import Game
from parlour.games.planned import whole_series
from parlour.games.plans import Gesture
from parlour.kit.positions import Positions
from parlour.play.log import UNDO, Entry, checked_entry
from parlour.play.looking import Looking, Move, check_count
from parlour.play.names import checked_names
from parlour.play.origin import Origin, Terms
from parlour.play.origin.fork import Fork
from parlour.play.origin.shuffle import Seeded, Shuffle
from parlour.play.proceedings import Proceedings

WORLDS = 6  # guesses of each other player, by which it is found out what everybody can see


class Match(Looking):
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
        self._planners = {}

    @classmethod
    def new(cls, game: str, seats: int, seed: int | None = None, **options: int | str) -> Self:
        """A match by the game's name, with its options by theirs."""
        return cls(game, seats, options, seed)

    # Other moments

    def at(self, number: int) -> Self:
        """The match as it was after so many of the moves that stand."""
        moves = self.moves
        check_count(number, len(moves), "moves")
        past = self._where(self._begun())
        for entry in moves[: int(number)]:
            past._carry_out(entry)
        return past

    def after(self, entries: int) -> Self:
        """The match as it was after so many entries of its log, undone ones too."""
        check_count(entries, len(self.log), "entries")
        past = self._where(self._begun())
        for entry in self.log[: int(entries)]:
            past.follow(entry)
        return past

    def fork(self, seat: int, entries: int | None = None, seed: int | None = None) -> Self:
        """Another match, from what a seat knew after so many entries: the rest is dealt anew."""
        parent = self.after(len(self.log) if entries is None else entries)
        origin = Fork.of(parent, self.checked_seat(seat), seed, was_over=self.is_over)
        return type(self)(self.game, self.seats, self.options, None, origin, self.names)

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
        self._so_far, self._planners = after._so_far, {}
        return [self.chronicle.words(event) for event in self.chronicle.shown(seat, told)]

    def undo(self, seat: int) -> None:
        """Take a seat's last choice back, where nothing was revealed since; the log keeps both."""
        self._so_far.undo(self.checked_seat(seat))
        self._planners = {}

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
        return _played, (self.terms, self.origin, self.names, self.log)

    def rename(self, names: Iterable[str]) -> None:
        """Let others sit in the seats."""
        self.names = checked_names(names, self.seats)
        self._so_far.rename(self.names)
        self._planners = {}

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

    def _refuse(self, seat: int, number: int) -> NoReturn:
        why = self.game.why_not(self.seen(seat).reading(), seat, number)
        raise IllegalMove(f"Not allowed: {why.sentence} ({why.rule}).", why.rule)


def _origin(seed: int | None, shuffle: Origin | None) -> Origin:
    """Where the deal comes from: a seed, what was prepared for it, or else nobody knows."""
    if seed is not None and shuffle is not None:
        raise BadNumber("A match is dealt from a seed or from a shuffle, not from both.")
    if shuffle is not None and not isinstance(shuffle, Origin):
        raise BadNumber("A shuffle is made by Shuffle.fresh() or from a seed.")
    return shuffle or (Shuffle.fresh() if seed is None else Seeded(seed))


def _played(terms: Terms, origin: Origin, names: Iterable[str], log: list[Entry]) -> Match:
    """A match from what was pickled of it."""
    match = Match(terms.game, terms.seats, terms.options, None, origin, names)
    if match.terms != terms:
        raise BadFile(f"This match of {match.game.title} was played by other rules or another box.")
    for entry in log:
        match.follow(entry)
    return match
