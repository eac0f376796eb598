"""What people at a table of Project L see happen, and the words for it."""

from collections.abc import Callable
from enum import IntEnum

from parlour.games.project_l.box import DECK_NAMES, PIECE_IDS, PUZZLE_IDS, SPLIT_GHOST, SPLIT_INTO
from parlour.games.speech import counted, seat_name
from parlour.kit.positions import Told


class Event(IntEnum):
    """What happened; the three values each carries."""

    BEGINS = 1  # the first player
    REVEALED = 2  # puzzle
    TOOK = 3  # puzzle
    TOOK_BLIND = 4  # puzzle, deck
    RECYCLED = 5  # deck
    TOOK_PIECE = 6  # piece
    UPGRADED = 7  # piece given, piece taken
    PLACED = 8  # piece, puzzle, slot
    MASTER = 9
    AMBASSADOR = 10
    SPLIT = 11  # number of the split
    INSERTED = 12  # credits
    COMPLETED = 13  # points, puzzle
    REWARDED = 14  # piece
    NO_REWARD = 15  # piece depicted
    GOT_ARROWS = 16  # how many
    DECLINED = 17
    GOT_SYMBOL = 18
    GAINED = 19  # credits
    RETURNED = 20  # credits
    TURN_ENDED = 21
    STONES_PASSED = 22  # seat with the clear stone, seat with the black stone
    TILE_REMOVED = 23  # tiles left
    TRIGGERED = 24
    CAPPED = 25  # rounds played
    LAST_ROUND = 26
    RESHUFFLED = 27  # puzzles in the new white deck
    OPPONENT_TOOK = 28  # puzzle, points
    LOCKS_OPENED = 29
    TOUCHES = 30
    TOUCHED = 31  # points lost (0 or -1), piece, puzzle
    STOPPED = 32
    FILLED = 33  # points, puzzle
    UNFINISHED = 34  # points, negative; puzzle
    LEFT_WITH = 35  # puzzles completed, loose pieces, credits
    OPPONENT_HAS = 36  # points
    GAME_OVER = 37


SCORING = frozenset({Event.COMPLETED, Event.TOUCHED, Event.FILLED, Event.UNFINISHED})


def scored(event: Told) -> int:
    """The points an event brings its seat."""
    return event.values[0] if event.kind in SCORING else 0


TELLINGS = {
    Event.BEGINS: "{who} has the first player's mat and begins",
    Event.REVEALED: "puzzle {puzzle} comes up",
    Event.TOOK: "{who} takes {puzzle}",
    Event.TOOK_BLIND: "{who} draws the top {deck} puzzle unseen: {puzzle}",
    Event.RECYCLED: "{who} recycles the {row} row",
    Event.TOOK_PIECE: "{who} fetches {piece} from the supply",
    Event.UPGRADED: "{who} upgrades {piece} to {second}",
    Event.PLACED: "{who} places {piece} in {filled}",
    Event.MASTER: "{who} begins a Master action",
    Event.AMBASSADOR: "{who} spends an M for an Ambassador action",
    Event.SPLIT: "{who} splits {split}",
    Event.INSERTED: "{who} spends {credits} for an extra action",
    Event.COMPLETED: "{who} completes {filled}: {points}",
    Event.REWARDED: "{who} gets {piece} as reward",
    Event.NO_REWARD: "{who} gets no reward: {piece} and all that could replace it have run out",
    Event.GOT_ARROWS: "{who} earns {arrows}",
    Event.DECLINED: "{who} declines the arrow",
    Event.GOT_SYMBOL: "{who} earns an M for a later turn",
    Event.GAINED: "{who} gains {credits}",
    Event.RETURNED: "{who} returns {credits} to the empty bank",
    Event.TURN_ENDED: "{who} ends the turn",
    Event.STONES_PASSED: "the clear stone goes to {seat_a}, the black stone to {seat_b}",
    Event.TILE_REMOVED: "the leftmost Finesse tile goes: {a} left",
    Event.TRIGGERED: "the deck that ends the game is empty: the end is near",
    Event.CAPPED: "after {rounds} the end is called",
    Event.LAST_ROUND: "the last round begins",
    Event.RESHUFFLED: "completed white puzzles form a new white deck of {a}",
    Event.OPPONENT_TOOK: "the opponent takes {puzzle}: {worth}",
    Event.LOCKS_OPENED: "all columns are locked: the opponent opens one lock of each",
    Event.TOUCHES: "the turns are over: Finishing Touches",
    Event.TOUCHED: "{who} places {second} in {touched} as a Finishing Touch for {price}",
    Event.STOPPED: "{who} makes no more touches",
    Event.FILLED: "{who} has filled {filled}: {points}",
    Event.UNFINISHED: "{who} has not filled {filled}: {points}",
    Event.LEFT_WITH: "{who} has completed {puzzles} and keeps {pieces}{and_credits}",
    Event.OPPONENT_HAS: "the opponent has {points}",
    Event.GAME_OVER: "the game is over",
}


def split_words(split: int) -> str:
    """A split as people say it: "P5 into D1 O4"."""
    parts = [PIECE_IDS[p] for p, count in enumerate(SPLIT_INTO[split]) for _ in range(count)]
    return f"{PIECE_IDS[SPLIT_GHOST[split]]} into {' '.join(parts)}"


def tell(event: Told, name: Callable[[int], str] = seat_name) -> str:
    """An event in words, the seats called by name."""
    return TELLINGS[Event(event.kind)].format_map(_Telling(event, name))


class _Telling(dict[str, str]):
    """What a telling may mention of an event, worked out only when it does."""

    def __init__(self, event: Told, name: Callable[[int], str]) -> None:
        super().__init__(who=name(event.seat), a=str(event.values[0]))
        self._values, self._name = event.values, name

    def __missing__(self, key: str) -> str:
        return _MENTIONS[key](self._values, self._name)


Values = tuple[int, int, int]
Naming = Callable[[int], str]
_MENTIONS: dict[str, Callable[[Values, Naming], str]] = {
    "puzzle": lambda values, name: PUZZLE_IDS[values[0]],
    "filled": lambda values, name: PUZZLE_IDS[values[1]],
    "touched": lambda values, name: PUZZLE_IDS[values[2]],
    "piece": lambda values, name: PIECE_IDS[values[0]],
    "second": lambda values, name: PIECE_IDS[values[1]],
    "row": lambda values, name: DECK_NAMES[values[0]],
    "deck": lambda values, name: DECK_NAMES[values[1]],
    "split": lambda values, name: split_words(values[0]),
    "points": lambda values, name: counted(values[0], "point"),
    "worth": lambda values, name: counted(values[1], "point"),
    "credits": lambda values, name: counted(values[0], "credit"),
    "arrows": lambda values, name: counted(values[0], "red arrow"),
    "seat_a": lambda values, name: name(values[0]),
    "seat_b": lambda values, name: name(values[1]),
    "puzzles": lambda values, name: counted(values[0], "puzzle"),
    "pieces": lambda values, name: counted(values[1], "loose piece"),
    "and_credits": lambda values, name: f" and {counted(values[2], 'credit')}" if values[2] else "",
    "rounds": lambda values, name: counted(values[0], "round"),
    "price": lambda values, name: "1 point" if values[0] else "a credit",
}
