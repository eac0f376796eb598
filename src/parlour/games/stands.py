"""The positions a plan comes to, as its planner sees them."""

from functools import cached_property
from typing import TYPE_CHECKING

from parlour.games.plans import Gesture, gesture_of
from parlour.games.questions import Answer, Question
from parlour.kit.positions import Positions, Reading

if TYPE_CHECKING:
    from parlour.games.game import Game


class Stand:
    """One position on a guess, and what its planner may do there."""

    def __init__(self, game: "Game", table: Positions, seat: int) -> None:
        self.game, self.seat = game, seat
        self._table = table  # the guess, or for the opening what the seat sees
        self._after: dict[int, Stand] = {}
        self._meant: dict[Gesture, int | None] = {}

    @cached_property
    def guess(self) -> Positions:
        """A whole table to try moves on."""
        return self._table

    @cached_property
    def seen(self) -> Reading:
        """The position as the planner sees it."""
        return self.game.seen(self.guess, self.seat).reading()

    @cached_property
    def question(self) -> Question | None:
        """What is asked here."""
        return self.game.questions.asked(self.seen, self.seat) if self.legal else None

    @property
    def id(self) -> str:
        """The id of the question."""
        return self.question.id if self.question else ""

    @cached_property
    def loose(self) -> frozenset[Gesture]:
        """What may be said here whatever else is said, if anything."""
        if self.id not in self.game.plans.free:
            return frozenset()
        loose = self.game.plans.loose
        return frozenset(g for g, move in self.moves.items() if loose(self.seen, self.seat, move))

    @cached_property
    def legal(self) -> list[int]:
        """The legal moves."""
        return self.game.legal(self.seen, self.seat)

    @cached_property
    def moves(self) -> dict[Gesture, int]:
        """The legal moves by their gestures."""
        return {gesture_of(self.answer(move).touches): move for move in self.legal}

    @cached_property
    def is_within(self) -> bool:
        """Whether the planner is in the midst of a choice here."""
        return self.game.plans.within(self.seen, self.seat)

    @cached_property
    def default(self) -> int | None:
        """The move that is made where nothing is said."""
        found = self.game.plans.default(self.seen, self.seat)
        return found if found in self.legal else None

    @property
    def may_undo(self) -> bool:
        """Whether what led here can be taken back."""
        return bool(self.guess.games["barriers"][0, self.seat])

    def answer(self, move: int) -> Answer:
        """What a move means here."""
        found = self.question.answer(self.seen, self.seat, move) if self.question else None
        assert found, "a legal move answers the question"
        return found

    def naming(self, gesture: Gesture) -> int | None:
        """The move that touches these things, legal or not."""
        if gesture in self.moves:
            return self.moves[gesture]
        if self.question is None:
            return None
        return self.question.touching(self.seen, self.seat, gesture)

    def meant(self, gesture: Gesture) -> int | None:
        """The move that a gesture means here, whether it names just what that touches or less."""
        if gesture in self.moves:
            return self.moves[gesture]
        if gesture not in self._meant:
            self._meant[gesture] = self.game.plans.means(self.seen, self.seat, gesture)
        return self._meant[gesture]

    @cached_property
    def leading(self) -> list[int]:
        """The moves after which a choice may go on."""
        found = self.game.plans.leads(self.seen, self.seat)
        return self.legal if found is None else [move for move in found if move in self.legal]

    def after(self, move: int) -> "Stand":
        """Where a legal move leads."""
        if move not in self._after:
            table = self.guess.copy()
            self.game.engine.play(table, self.seat, move)
            self._after[move] = Stand(self.game, table, self.seat)
        return self._after[move]


class Opening(Stand):
    """Where a plan begins: the table as the seat sees it, dealt anew only if moves are tried."""

    @cached_property
    def seen(self) -> Reading:
        """The position as the planner sees it."""
        return self._table.reading()

    @cached_property
    def guess(self) -> Positions:
        """The same with all that is hidden dealt anew, by luck that follows from what is seen."""
        return self.game.guess(self._table, self.seat)

    @cached_property
    def is_within(self) -> bool:
        """A plan may begin anywhere, in the midst of a choice too."""
        return bool(self.legal)
