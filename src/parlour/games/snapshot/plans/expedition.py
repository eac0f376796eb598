"""An expedition of Snapshot as one choice: dice and tokens in any order, up to the roll."""

from collections.abc import Iterator

from parlour.games.game import Refusal
from parlour.games.plans import Gesture, Series
from parlour.games.snapshot.plans.board import DONE, WITH_TOKENS, Board
from parlour.games.snapshot.plans.imagined import as_if_asked, as_if_laid
from parlour.games.snapshot.plans.said import Said, in_hand, known, said
from parlour.games.snapshot.plans.series import series
from parlour.games.snapshot.plans.trouble import stranger, trouble
from parlour.kit.positions import Reading


class Expedition:
    """What can be made of dice and tokens from here on."""

    def __init__(self, board: Board) -> None:
        self.board = board

    def why_not(self, gestures: tuple[Gesture, ...]) -> Refusal | None:
        """Why gestures do not go together, if they do not."""
        what = said(self.board, gestures)
        return stranger(self.board, gestures) if what is None else trouble(self.board, what)

    def series(self, gestures: tuple[Gesture, ...]) -> Series:
        """The moves that gestures mean together."""
        return series(self.board, known(self.board, gestures)) if gestures else Series()

    def imagined(self) -> Iterator[Reading]:
        """Each habitat with a die on its card, and each animal as if tokens were asked for it."""
        for habitat in self.board.used:
            yield as_if_laid(self.board.game, habitat)
        for animal in self.board.animal:
            if animal >= 0:
                yield as_if_asked(self.board.game, animal)

    def follows(self, gestures: tuple[Gesture, ...]) -> Iterator[Gesture]:
        """Dice, tokens and the end, as far as they go with what is said."""
        what = known(self.board, gestures)
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
            now = what.tokens.get(place)
            most = min(supply + (now or 0), self.board.useful(place, what.dice[place]))
            least = 0 if what.dice[place] and most else 1
            numbers = WITH_TOKENS[self.board.animal[place]]
            if now is None:
                yield from numbers[least : most + 1]
            else:
                yield from numbers[least:now] + numbers[now + 1 : most + 1]


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
            for habitat, card, end in self.board.spans:
                opened = self._opening(habitat)
                for place in range(max(card, self.board.first), end):
                    if self._is_needed(habitat, place) or opened < self.spare:
                        yield place

    def animals(self) -> Iterator[int]:
        """Where tokens may go: dice are there, or there is one left."""
        able = set(self.places())
        for place, animal in enumerate(self.board.animal):
            within_reach = animal >= 0 and (self.dice[place] or place in able)
            if within_reach and place not in self.board.given:
                yield place

    def _is_needed(self, habitat: int, place: int) -> bool:
        """Whether a die there is owed anyway."""
        return place in self.missing or (habitat in self.bare and self.board.animal[place] >= 0)

    # snapshot-42, snapshot-45: the first die at a habitat asks for another.
    def _opening(self, habitat: int) -> int:
        card = self.board.cards[habitat]
        return 0 if self.dice[card] or card in self.missing else 1
