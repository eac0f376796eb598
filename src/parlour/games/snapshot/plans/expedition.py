"""An expedition of Snapshot as one choice: dice and tokens in any order, up to the roll."""

from collections.abc import Iterable, Iterator

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

    def follows(self, gestures: tuple[Gesture, ...]) -> list[Gesture]:
        """Dice, tokens and the end, as far as they go with what is said."""
        what = known(self.board, gestures)
        room = Room(self.board, what)
        places = list(room.places())
        found = [DONE] if room.left and room.spare == room.left and not what.is_done else []
        found += [self.board.gesture(p) for p in places if self._leaves_tokens(what, p)]
        supply = self.board.supply - sum(what.tokens.values())
        if supply or what.tokens:
            for place in room.animals(places):
                found += self._tokens(what, place, supply)
        return found

    # snapshot-47: with one die more fewer tokens are certain.
    def _leaves_tokens(self, what: Said, place: int) -> bool:
        tokens = what.tokens.get(place)
        return not tokens or tokens <= self.board.useful(place, what.dice[place] + 1)

    def _tokens(self, what: Said, place: int, supply: int) -> list[Gesture]:
        """Every other number of tokens an animal may have."""
        now, numbers = what.tokens.get(place), WITH_TOKENS[self.board.animal[place]]
        most = min(supply + (now or 0), self.board.useful(place, what.dice[place]))
        least = 0 if what.dice[place] and most else 1
        if now is None:
            return numbers[least : most + 1]
        return numbers[least:now] + numbers[now + 1 : most + 1]


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

    def animals(self, places: Iterable[int]) -> list[int]:
        """Where tokens may go: where dice are, or one of these places for them is left."""
        board, able = self.board, {place for place, dice in enumerate(self.dice) if dice}
        able.update(places)
        able.difference_update(board.given)
        return sorted(place for place in able if board.animal[place] >= 0)

    def _is_needed(self, habitat: int, place: int) -> bool:
        """Whether a die there is owed anyway."""
        return place in self.missing or (habitat in self.bare and self.board.animal[place] >= 0)

    # snapshot-42, snapshot-45: the first die at a habitat asks for another.
    def _opening(self, habitat: int) -> int:
        card = self.board.cards[habitat]
        return 0 if self.dice[card] or card in self.missing else 1
