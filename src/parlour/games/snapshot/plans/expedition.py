"""An expedition of Snapshot as one choice: dice and tokens in any order, up to the roll."""

from collections.abc import Iterator

from parlour.games.game import Refusal
from parlour.games.plans import Gesture, Series
from parlour.games.snapshot.plans.board import DONE, WITH_TOKENS, Board
from parlour.games.snapshot.plans.said import Said, in_hand, said
from parlour.games.snapshot.plans.series import series
from parlour.games.snapshot.plans.trouble import stranger, trouble


class Expedition:
    """What can be made of dice and tokens from here on."""

    def __init__(self, board: Board) -> None:
        self.board = board

    def series(self, gestures: tuple[Gesture, ...]) -> Series | Refusal | None:
        """The moves that gestures mean together, or why not; None if one means nothing here."""
        if not gestures:
            return Series()
        what = said(self.board, gestures)
        if what is None:
            found = (stranger(self.board, gesture) for gesture in gestures)
            return next((why for why in found if why), None)
        return trouble(self.board, what) or series(self.board, what)

    def follows(self, gestures: tuple[Gesture, ...]) -> Iterator[Gesture]:
        """Dice, tokens and the end, as far as they go with what is said."""
        what = said(self.board, gestures)
        assert what, "only of gestures that go together"
        room = Room(self.board, what)
        if room.left and room.spare == room.left and not what.is_done:
            yield DONE
        places = [place for place in room.places() if self._leaves_tokens(what, place)]
        yield from map(self.board.gesture, places)
        yield from self._tokens(what, room)

    # snapshot-47: with one die more fewer tokens are certain.
    def _leaves_tokens(self, what: Said, place: int) -> bool:
        tokens = what.tokens.get(place)
        return not tokens or tokens <= self.board.useful(place, what.dice[place] + 1)

    def _tokens(self, what: Said, room: "Room") -> Iterator[Gesture]:
        supply = self.board.supply - sum(what.tokens.values())
        for place in room.animals():
            now = what.tokens.get(place, 0)
            most = min(supply + now, self.board.useful(place, what.dice[place]))
            least = 0 if what.dice[place] and most else 1
            numbers = WITH_TOKENS[self.board.animal[place]]
            yield from (numbers[n] for n in range(least, most + 1) if n != now or not n)


class Room:
    """Where one more die or token goes with what is said."""

    def __init__(self, board: Board, what: Said) -> None:
        self.board, self.dice = board, what.dice
        self.left = in_hand(board, what.dice)
        self.missing, self.bare = board.wanting(what.dice, what.tokens)
        self.spare = self.left - len(self.missing) - len(self.bare)

    def places(self) -> Iterator[int]:
        """Where a die may go."""
        if self.left:
            for habitat in self.board.used:
                card, end = self.board.cards[habitat], self.board.cards[habitat + 1]
                opened = self._opening(habitat)
                for place in range(max(card, self.board.first), end):
                    if self._is_needed(habitat, place) or opened < self.spare:
                        yield place

    def animals(self) -> Iterator[int]:
        """Where tokens may go: dice are there, or there is one left."""
        able = set(self.places())
        for habitat in self.board.used:
            for place in self.board.animals(habitat):
                if place not in self.board.given and (self.dice[place] or place in able):
                    yield place

    def _is_needed(self, habitat: int, place: int) -> bool:
        """Whether a die there is owed anyway."""
        return place in self.missing or (habitat in self.bare and self.board.animal[place] >= 0)

    # snapshot-42, snapshot-45: the first die at a habitat asks for another.
    def _opening(self, habitat: int) -> int:
        card = self.board.cards[habitat]
        return 0 if self.dice[card] or card in self.missing else 1
