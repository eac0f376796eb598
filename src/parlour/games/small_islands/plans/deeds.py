"""What can be done in a turn of Small Islands, and what gestures say of it, thing by thing."""

from collections.abc import Iterable
from functools import lru_cache
from typing import Any, NamedTuple

from parlour.games.plans import Gesture, gesture_of
from parlour.games.questions import Answer
from parlour.games.small_islands.box.clues import CARDS, CLUES
from parlour.games.small_islands.box.map import HEXES, contains
from parlour.games.small_islands.box.pieces import COLUMNS
from parlour.games.small_islands.nouns import CLUE, COLUMN, HEX
from parlour.games.small_islands.questions import QUESTIONS
from parlour.games.small_islands.table import Step
from parlour.kit.positions import Reading
from parlour.kit.sets import has, members


class Deed(NamedTuple):
    """Something done in a turn."""

    move: int
    gesture: Gesture
    kind: str  # the button: "do.clue"
    column: int | None
    is_bought: bool


COLUMN_OF = {f"column.{id}": n for n, id in enumerate(COLUMN.ids)}
HEX_OF: dict[Gesture, int] = {(f"hex.{HEX.ids[at]}",): at for at in range(HEXES)}
ON_HEX = {at: gesture for gesture, at in HEX_OF.items()}
_NAMED: dict[Gesture, dict[str, Any]] = {
    **{(f"clue.{CLUE.ids[card]}",): {"card": card} for card in range(CLUES)},
    **{(f"tile.{CLUE.ids[tile]}",): {"tile": tile} for tile in range(CLUES, CARDS)},
    **{
        (f"column.{COLUMN.ids[column]}", f"hex.{HEX.ids[at]}"): {"cube": (column, at)}
        for column in range(COLUMNS)
        for at in range(HEXES)
    },
}
AMULET, MOVE, CUBE = "do.amulet", "do.move", "do.cube"


def _deed(move: int, touches: tuple[str, ...]) -> Deed:
    column = next((COLUMN_OF[id] for id in touches if id in COLUMN_OF), None)
    kind = next(id for id in touches if id.startswith("do.") and id != AMULET)
    return Deed(int(move), gesture_of(touches), kind, column, AMULET in touches)


DEEDS = {
    move: _deed(move, answer.touches)
    for move, answer in QUESTIONS.steps[Step.ACTION].answers.items()
    if isinstance(answer, Answer)
}
_WHOLE = {deed.gesture: deed for deed in DEEDS.values()}
_KINDS = frozenset(deed.kind for deed in DEEDS.values())
RAISING = "do.raise"
_ENDING_MOVE = gesture_of(("do.end-move",))
_TAKING = gesture_of(("do.take",))


class Said(NamedTuple):
    """What gestures say of a deed; of each thing the last word counts."""

    column: int | None = None
    kind: str | None = None
    pays: bool | None = None
    card: int | None = None
    tile: int | None = None
    cube: tuple[int, int] | None = None  # column and hex

    def adding(self, gesture: Gesture) -> "Said | None":
        """The same with one gesture more; none if it is about something else."""
        named = named_by(gesture)
        return None if named is None else self._replace(**named)


@lru_cache(maxsize=10_000)
def named_by(gesture: Gesture) -> dict[str, Any] | None:
    """What a gesture says of a deed: all of it, a part, or the card, tile or cube it is about."""
    if gesture in _NAMED:
        return _NAMED[gesture]
    if deed := _WHOLE.get(gesture):
        return {"column": deed.column, "kind": deed.kind, "pays": deed.is_bought}
    found: dict[str, Any] = {}
    for id in gesture:
        if id in COLUMN_OF:
            found["column"] = COLUMN_OF[id]
        elif id == AMULET:
            found["pays"] = True
        elif id in _KINDS:
            found["kind"] = id
        else:
            return None
    return found


def is_named_later(gesture: Gesture) -> bool:
    """Whether a gesture answers what is asked after a deed: which card, tile or cube."""
    return gesture in _NAMED


def last_named(gestures: Iterable[Gesture]) -> tuple[Gesture, ...]:
    """Of cards, of tiles and of cubes the last; all else as it is."""
    found: dict[object, Gesture] = {}
    for place, gesture in enumerate(gestures):
        what: object = next(iter(_NAMED[gesture])) if gesture in _NAMED else place
        found.pop(what, None)
        found[what] = gesture
    return tuple(found.values())


# small_islands-24, small_islands-44, small_islands-45
def may_be_in_move(gesture: Gesture) -> bool:
    """Whether something can be done in the midst of a move."""
    if gesture in (_ENDING_MOVE, _TAKING):
        return True
    deed = _WHOLE.get(gesture)
    return deed is None or deed.kind == RAISING or (deed.is_bought and deed.kind != MOVE)


def legal_deeds(game: Reading, seat: int) -> list[Deed]:
    """What the seat may do, where it is asked that."""
    return [DEEDS[act] for act in members(game.players[seat].choices) if act in DEEDS]


# What goes together


def fitting(game: Reading, seat: int, said: Said, deeds: Iterable[Deed]) -> list[Deed]:
    """The deeds that go with what is said."""
    return [deed for deed in deeds if goes(game, seat, said, deed)]


def goes(game: Reading, seat: int, said: Said, deed: Deed) -> bool:
    """Whether a deed goes with what is said."""
    if said.kind not in (None, deed.kind) or said.column not in (None, deed.column):
        return False
    if said.pays not in (None, deed.is_bought):
        return False
    if said.cube is not None:
        return _has_cube(game, said, deed)
    if said.card is None and said.tile is None:
        return True
    return _takes_card(game, seat, said, deed)


# small_islands-49
def _has_cube(game: Reading, said: Said, deed: Deed) -> bool:
    assert said.cube is not None
    column, at = said.cube
    is_meant = deed.kind == CUBE and deed.column == column
    return is_meant and said.card is said.tile is None and contains(game.sites[column], at)


# small_islands-29; small_islands-37: a tile that fits, a card that does not.
def _takes_card(game: Reading, seat: int, said: Said, deed: Deed) -> bool:
    if deed.column is None or (said.card is not None and not has(_hand(game, seat), said.card)):
        return False
    fits = game.fits[deed.column]
    if deed.kind == "do.clue":
        return said.tile is None and said.card is not None and has(fits, said.card)
    if deed.kind != "do.tile" or (
        said.tile is not None and not has(game.reserve & fits, said.tile)
    ):
        return False
    return said.card is None or (not has(fits, said.card) and _is_to_show(game, said))


def _hand(game: Reading, seat: int) -> int:
    return int(game.players[seat].hand)


def _is_to_show(game: Reading, said: Said) -> bool:
    """Whether a card is meant to be shown: a tile was named, or it can only be shown."""
    nowhere = not any(has(fits, said.card) for fits in game.fits)
    return said.kind is not None or said.tile is not None or nowhere


def meant(found: list[Deed], said: Said) -> Deed | None:
    """The one deed that is meant; none where that is open. Paying has to be said."""
    free = [deed for deed in found if not deed.is_bought or deed.kind == CUBE or said.pays]
    if said.card is not None and said.tile is None:
        free = [deed for deed in free if deed.kind == "do.clue"] or free
    if said.cube is None and said.kind is None:
        free = [deed for deed in free if deed.kind != CUBE or len(found) == 1 or said.pays]
    return free[0] if len(free) == 1 else None
