"""What people at a table of Snapshot see happen, and the words for it."""

from collections.abc import Callable
from enum import IntEnum

from parlour.games.snapshot.animals import ANIMAL_NAMES, DIFFICULTY
from parlour.games.snapshot.assignments import ASSIGNMENT_NAMES
from parlour.games.snapshot.box import AWARD_NAMES, HABITAT_NAMES, NUMBER
from parlour.games.speech import counted, seat_name
from parlour.kit.positions import Told


class Event(IntEnum):
    """What happened; the three values each carries."""

    BEGINS = 1  # tokens
    LIES = 2  # animal, habitat
    RESHUFFLED = 3  # cards
    DREW = 4  # animal
    EARNED = 5  # tokens
    OFFERED = 6  # animal
    PASSED = 7
    CANNOT_OFFER = 8
    DECLINED = 9
    SOLD = 10  # buyer, animal
    PLACED = 11  # animal, habitat
    PLACED_SIDEWAYS = 12  # animal, habitat
    RESERVED = 13  # animal
    SPOOKED = 14  # habitat, animals discarded
    STOPPED = 15
    ADDED = 16  # animal, habitat
    DIE_ON_HABITAT = 17  # habitat
    DIE_ON_ANIMAL = 18  # animal
    TOKENS_LAID = 19  # tokens, animal
    NO_DICE = 20
    ROLLED = 21  # habitat, faces
    REROLLED = 22  # habitat, face
    ENTERED = 23  # habitat
    GAVE_UP = 24  # habitat, tokens back, tokens lost
    SHOT = 25  # animal, faces, tokens
    PHOTOGRAPHED = 26  # stars, animal
    MISSED = 27  # animal, tokens back
    INCOME = 28  # tokens
    AWARDED = 29  # points, kind
    TRIGGERED = 30  # photos
    CAPPED = 31  # rounds
    SHOWED = 32  # assignment
    COVERED = 33  # points, assignment
    ARTICLE = 34  # points, icons
    GAME_OVER = 35


SCORING = frozenset({Event.PHOTOGRAPHED, Event.AWARDED, Event.COVERED, Event.ARTICLE})


def scored(event: Told) -> int:
    """The points an event brings its seat."""
    return event.values[0] if event.kind in SCORING else 0


# Nobody is named where nobody did it; the first word after the seat is the verb.
TELLINGS = {
    Event.BEGINS: "{who} starts with {tokens}",
    Event.LIES: "{animal} lies in the {second_habitat}",
    Event.RESHUFFLED: "the discard pile becomes a deck of {cards}",
    Event.DREW: "{who} draws {animal}",
    Event.EARNED: "{who} earns {tokens} for the card",
    Event.OFFERED: "{who} offers a token for {animal}",
    Event.PASSED: "{who} passes",
    Event.CANNOT_OFFER: "{who} cannot offer",
    Event.DECLINED: "{who} declines",
    Event.SOLD: "{who} sells {second_animal} to {buyer} for a token",
    Event.PLACED: "{who} places {animal} in the {second_habitat}",
    Event.PLACED_SIDEWAYS: "{who} sets {animal} sideways in the {second_habitat}",
    Event.RESERVED: "{who} reserves {animal}",
    Event.SPOOKED: "{who} spooks the {habitat}: {second_cards} discarded",
    Event.STOPPED: "{who} stops drawing",
    Event.ADDED: "{who} adds {animal} to the {second_habitat}",
    Event.DIE_ON_HABITAT: "{who} lays a die on the {habitat}",
    Event.DIE_ON_ANIMAL: "{who} lays a die on {animal}",
    Event.TOKENS_LAID: "{who} puts {tokens} on {second_animal}",
    Event.NO_DICE: "{who} uses no dice",
    Event.ROLLED: "{who} rolls {faces} for the {habitat}, which needs {number}",
    Event.REROLLED: "{who} rerolls {faces} for the {habitat}, which needs {number}",
    Event.ENTERED: "{who} enters the {habitat}",
    Event.GAVE_UP: "{who} gives up the {habitat}{back_and_lost}",
    Event.SHOT: "{who} rolls {faces}{and_tokens} for {animal}: {total} of {difficulty}",
    Event.PHOTOGRAPHED: "{who} photographs {second_animal}: {stars}",
    Event.MISSED: "{who} misses {animal}{back}",
    Event.INCOME: "{who} gains {tokens} for a turn without a photograph",
    Event.AWARDED: "{who} wins the {award}: {points}",
    Event.TRIGGERED: "{who} reaches {photos}: the round is played to its end",
    Event.CAPPED: "after {rounds} the end is called",
    Event.SHOWED: "{who} shows the assignment {assignment}",
    Event.COVERED: "{who} has {cover}",
    Event.ARTICLE: "{who} has {icons}: {points}",
    Event.GAME_OVER: "the game is over",
}


def dice_shown(faces: int) -> list[int]:
    """What each die of a roll shows, an octal digit a die, in the order they were rolled."""
    return [int(face) for face in f"{faces:o}"] if faces else []


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
        if key == "buyer":
            return self._name(self._event.values[0])
        return _MENTIONS[key](*self._event.values)


def _back_and_lost(habitat: int, back: int, lost: int) -> str:
    parts = [f"{counted(back, 'token')} back"] if back else []
    parts += [f"{counted(lost, 'token')} lost"] if lost else []
    return f": {', '.join(parts)}" if parts else ""


_MENTIONS: dict[str, Callable[[int, int, int], str]] = {
    "animal": lambda a, b, c: ANIMAL_NAMES[a],
    "second_animal": lambda a, b, c: ANIMAL_NAMES[b],
    "habitat": lambda a, b, c: HABITAT_NAMES[a],
    "second_habitat": lambda a, b, c: HABITAT_NAMES[b],
    "award": lambda a, b, c: AWARD_NAMES[b],
    "assignment": lambda a, b, c: ASSIGNMENT_NAMES[a],
    "number": lambda a, b, c: str(NUMBER[a]),
    "difficulty": lambda a, b, c: str(DIFFICULTY[a]),
    "faces": lambda a, b, c: " ".join(map(str, dice_shown(b))),
    "total": lambda a, b, c: str(sum(dice_shown(b)) + c),
    "tokens": lambda a, b, c: counted(a, "token"),
    "and_tokens": lambda a, b, c: f" and {counted(c, 'token')}" if c else "",
    "back": lambda a, b, c: f": {counted(b, 'token')} back" if b else "",
    "back_and_lost": _back_and_lost,
    "cards": lambda a, b, c: counted(a, "card"),
    "second_cards": lambda a, b, c: counted(b, "card"),
    "stars": lambda a, b, c: counted(a, "star"),
    "points": lambda a, b, c: counted(a, "point"),
    "photos": lambda a, b, c: counted(a, "photo"),
    "rounds": lambda a, b, c: counted(a, "round"),
    "icons": lambda a, b, c: counted(b, "matching icon"),
    "cover": lambda a, b, c: f"a cover photo: {counted(a, 'point')}" if a else "no cover photo",
}
