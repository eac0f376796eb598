"""What people at a table of Tavarua see happen, and the words for it."""

from collections.abc import Callable
from enum import IntEnum

from parlour.games.speech import counted, seat_name
from parlour.games.tavarua.faces import (
    balance_name,
    board_name,
    card_as,
    kind_name,
    space_name,
    towards,
    wave_card_name,
    wave_name,
)
from parlour.games.tavarua.stoke import ACTION_NAMES, STOKE_NAMES, Action
from parlour.games.tavarua.table import Step
from parlour.kit.positions import Told


class Event(IntEnum):
    """What happened; the three values each carries."""

    BEGINS = 1  # who has the first player token
    TOOK_BOARD = 2  # board
    COMMITTED = 3
    CHOSE = 4  # step, answer; for the player alone
    TOOK_BACK = 5
    GAVE_UP = 6  # kind, how many
    DREW = 7  # kind, how many; for the player alone
    ROUND = 8  # number
    ROLLED = 9  # die of the new wave
    LANDED = 10
    SWITCHED = 11  # board
    BOUGHT = 12  # for the others
    BOUGHT_CARD = 13  # Stoke card; for the player alone
    REVEALED = 14  # action * 16 + Stoke card, kind, value
    BALANCED = 15  # marker from, to
    RAN_OFF = 16  # marker from, where it would be
    WIPED_OUT = 17
    BAILED = 18
    RECOVERED = 19  # channel space, 0 for the Shore
    CONTEST = 20  # space, surfers who try, places
    CAUGHT = 21  # space, die
    MATCHED = 22  # space, kind
    MISSED = 23  # space
    PERFECT = 24
    PADDLED = 25  # from, to: spaces, 0 the Shore
    WAITED = 26
    WAVE = 27  # kind of Wave card
    SHIFTED = 28  # marker from, to
    GOT_BARREL = 29
    GOT_HANG_TEN = 30
    GOT_STOKE = 31  # tokens
    SCORED = 32  # points of the ride, board, points it adds to the best rides
    RESHUFFLED = 33  # player cards
    RESHUFFLED_STOKE = 34  # Stoke cards
    PASSED_TOKEN = 35
    TITLE = 36  # board, score
    CHAMPION = 37
    GAME_OVER = 38


def scored(event: Told) -> int:
    """The points an event brings its seat."""
    return event.values[2] if event.kind == Event.SCORED else 0


# Nobody is named where nobody did it; the first word after the seat is the verb.
TELLINGS = {
    Event.BEGINS: "{who} has the first player token",
    Event.TOOK_BOARD: "{who} starts with the {board}",
    Event.COMMITTED: "{who} is ready",
    Event.CHOSE: "{who} chooses {choice}",
    Event.TOOK_BACK: "{who} takes the choice back",
    Event.GAVE_UP: "{who} discards {kind}{times}",
    Event.DREW: "{who} draws {kind}{times}",
    Event.ROUND: "round {number} begins",
    Event.ROLLED: "the new wave has a die of {number}",
    Event.LANDED: "{who} reaches the Shore and gains a Stoke token",
    Event.SWITCHED: "{who} switches to the {board}",
    Event.BOUGHT: "{who} buys a Stoke card",
    Event.BOUGHT_CARD: "{who} buys {stoke_card}",
    Event.REVEALED: "{who} {deed}",
    Event.BALANCED: "{who} moves the marker {moved}",
    Event.RAN_OFF: "{who} runs off the {end}, {from_to}",
    Event.WIPED_OUT: "{who} wipes out and gains a Stoke token",
    Event.BAILED: "{who} leaves the wave for the Wash",
    Event.RECOVERED: "{who} comes to {place}",
    Event.CONTEST: "{surfers} want {wave}, which has room for {third}",
    Event.CAUGHT: "{who} catches {wave}, whose die shows {second}, and gains a Stoke token",
    Event.MATCHED: "{who} falls with {second_kind}, which is matched, and gains a Stoke token",
    Event.MISSED: "{who} stays in the channel beside {wave}",
    Event.PERFECT: "{who} earns a Perfect token: the die equals the row",
    Event.PADDLED: "{who} gets {paddled}",
    Event.WAITED: "{who} holds the position",
    Event.WAVE: "the Wave card {wave_card}",
    Event.SHIFTED: "{who} slides {from_to}",
    Event.GOT_BARREL: "{who} collects a Barrel token",
    Event.GOT_HANG_TEN: "{who} hangs ten and has a token for it",
    Event.GOT_STOKE: "{who} gains {stoke_tokens}",
    Event.SCORED: "{who} scores {points} with the {second_board}{counts}",
    Event.RESHUFFLED: "the discarded player cards become a deck of {number}",
    Event.RESHUFFLED_STOKE: "the discarded Stoke cards become a deck of {number}",
    Event.PASSED_TOKEN: "{who} receives the first player token",
    Event.TITLE: "{who} wins the title of the {board} with {second_points}",
    Event.CHAMPION: "{who} becomes the Grand Champion",
    Event.GAME_OVER: "the game is over",
}


def tell(event: Told, name: Callable[[int], str] = seat_name) -> str:
    """An event in words, the seats called by name."""
    return TELLINGS[Event(event.kind)].format_map(_Telling(event, name))


class _Telling(dict[str, str]):
    """What a telling may mention of an event, worked out only when it does."""

    def __init__(self, event: Told, name: Callable[[int], str]) -> None:
        super().__init__()
        self._event, self._name = event, name

    def __missing__(self, key: str) -> str:
        if key == "who":
            return self._name(self._event.seat)
        return _MENTIONS[key](*self._event.values)


_DEEDS = ("rides", "bails", "recovers", "tries for the wave", "paddles out", "waits", "paddles in")


def _deed(code: int, kind: int, value: int) -> str:
    return f"{_DEEDS[code // 16]}{_with(code, kind, value)}"


# tavarua-98: one step of a choice, which only its owner hears.
def _choice(step: int, answer: int, _: int) -> str:
    if step == Step.ATTACH:
        return STOKE_NAMES[answer]
    if step == Step.ACTION:
        return f"to {ACTION_NAMES[answer]}"
    if step == Step.VALUE:
        return f"to count it as {answer}"
    if step == Step.DISCARD:
        return f"to give up {kind_name(answer - 1)}" if answer else "to give up no more"
    return kind_name(answer)


def _with(code: int, kind: int, value: int) -> str:
    """What an action is done with; cards that are only given up are told one by one."""
    action, attached = divmod(code, 16)
    parts = [] if action in (Action.BAIL, Action.WAIT) else [card_as(kind, value)]
    parts += [STOKE_NAMES[attached]] if attached else []
    return f" with {' and '.join(parts)}" if parts else ""


def _moved(before: int, after: int, _: int) -> str:
    return "nowhere" if before == after else _from_to(before, after, _)


def _from_to(before: int, after: int, _: int) -> str:
    return f"from {balance_name(before)} to {balance_name(after)}"


def _paddled(before: int, after: int, _: int) -> str:
    if before == after:
        return "nowhere"
    return f"{'out' if after > before else 'in'} to {space_name(after)}"


# tavarua-75: a ride that is not among the best two with its board is forgotten.
def _counts(points: int, board: int, gain: int) -> str:
    if gain == points:
        return ", which counts" if points else ""
    return f", which adds {gain} to the best two" if gain else ", which does not make the best two"


_MENTIONS: dict[str, Callable[[int, int, int], str]] = {
    "number": lambda a, b, c: str(a),
    "second": lambda a, b, c: str(b),
    "third": lambda a, b, c: str(c),
    "board": lambda a, b, c: board_name(a),
    "second_board": lambda a, b, c: board_name(b),
    "kind": lambda a, b, c: kind_name(a),
    "second_kind": lambda a, b, c: kind_name(b),
    "times": lambda a, b, c: f" {'twice' if b == 2 else f'{b} times'}" if b > 1 else "",
    "stoke_card": lambda a, b, c: STOKE_NAMES[a],
    "stoke_tokens": lambda a, b, c: counted(a, "Stoke token"),
    "surfers": lambda a, b, c: counted(b, "surfer"),
    "points": lambda a, b, c: counted(a, "point"),
    "second_points": lambda a, b, c: counted(b, "point"),
    "wave": lambda a, b, c: wave_name(a),
    "wave_card": lambda a, b, c: wave_card_name(a),
    "place": lambda a, b, c: space_name(a),
    "end": lambda a, b, c: towards(b).removeprefix("towards the "),
    "from_to": _from_to,
    "moved": _moved,
    "paddled": _paddled,
    "deed": _deed,
    "choice": _choice,
    "counts": _counts,
}
