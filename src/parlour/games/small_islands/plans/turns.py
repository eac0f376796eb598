"""How gestures are read in a turn of Small Islands: the column before the card or after it."""

from collections.abc import Mapping, Sequence

from parlour.games.plans import Gesture, Meaning
from parlour.games.small_islands.box.clues import CLUES
from parlour.games.small_islands.nouns import CLUE
from parlour.games.small_islands.plans.deeds import (
    COLUMN_OF,
    CUBE,
    DEEDS,
    HEX_OF,
    MOVE,
    Deed,
    Said,
    fitting,
    is_named_later,
    last_named,
    may_be_in_move,
    meant,
)
from parlour.games.small_islands.plans.journeys import way_to
from parlour.kit.positions import Reading
from parlour.kit.sets import members as of_set

COLUMNS: dict[int, Gesture] = {n: (id,) for id, n in COLUMN_OF.items()}
PAYS: Gesture = ("do.amulet",)


# Outside a move


class Turn:
    """Gestures where it is asked what to do: what they say of a deed, and what comes later."""

    def __init__(self, gestures: Sequence[Gesture]) -> None:
        self.said, self.drives, self.makes_sense = Said(), False, True
        self.later: list[Gesture] = []
        for gesture in gestures:
            self._add(gesture)

    def _add(self, gesture: Gesture) -> None:
        on_the_way = self.drives or self.said.kind == MOVE
        if gesture in HEX_OF:
            self.drives = self.drives or self.said.kind != CUBE
            self.later.append(gesture)
        elif on_the_way and may_be_in_move(gesture) and (self.drives or gesture != PAYS):
            self.later.append(gesture)
        elif (said := self.said.adding(gesture)) is None or self.drives:
            self.makes_sense = False
        else:
            self.said = said
            self.later += [gesture] if is_named_later(gesture) else []

    @property
    def deed(self) -> Said:
        """What is said of what is done first; the rest is for a move that is begun."""
        if not self.drives and self.said.kind != MOVE:
            return self.said
        return Said(self.said.column, self.said.kind or MOVE, self.said.pays)


def read_turn(
    game: Reading, seat: int, gestures: tuple[Gesture, ...], moves: Mapping[Gesture, int]
) -> Meaning:
    """What gestures mean where it is asked what to do."""
    turn = Turn(gestures)
    if not turn.makes_sense:
        return Meaning()
    said = turn.deed
    return _meaning(fitting(game, seat, said, _deeds(moves)), said, last_named(turn.later))


def _deeds(moves: Mapping[Gesture, int]) -> list[Deed]:
    return [DEEDS[move] for move in moves.values() if move in DEEDS]


def _meaning(found: list[Deed], said: Said, rest: tuple[Gesture, ...]) -> Meaning:
    deed = meant(found, said)
    if deed:
        return Meaning([deed.move], rest)
    return Meaning(wanted=tuple(deed.gesture for deed in found))


# In a move


def read_move(
    game: Reading, seat: int, gestures: tuple[Gesture, ...], moves: Mapping[Gesture, int]
) -> Meaning:
    """What gestures mean in a move: bounds and deeds in their order, or a hex to get to."""
    in_order = [gesture for gesture in gestures if not is_named_later(gesture)]
    if in_order and in_order[0] in moves:
        return Meaning([moves[in_order[0]]], without(gestures, in_order[0]))
    if in_order and in_order[0] in HEX_OF:
        return way_to(game, seat, gestures, in_order, moves)
    said: Said | None = Said()
    for gesture in gestures:
        said = said and said.adding(gesture)
    if said is None:
        return Meaning()
    found = fitting(game, seat, said, _deeds(moves))
    if not in_order:  # bounds may still come before what is bought
        return Meaning(wanted=tuple(deed.gesture for deed in found))
    return _meaning(found, said, last_named(filter(is_named_later, gestures)))


def without(gestures: tuple[Gesture, ...], gone: Gesture) -> tuple[Gesture, ...]:
    """All gestures but one."""
    place = gestures.index(gone)
    return gestures[:place] + gestures[place + 1 :]


# What follows a deed


def read_tile(
    game: Reading, seat: int, gestures: tuple[Gesture, ...], moves: Mapping[Gesture, int]
) -> Meaning | None:
    """Where the tile is open: any will do for a card that is shown."""
    if any(gesture in moves for gesture in gestures):
        return None
    shown = all(gesture in shows(game, seat) for gesture in gestures)
    return Meaning(wanted=tuple(moves)) if shown else Meaning()


def read_cube(
    game: Reading, seat: int, gestures: tuple[Gesture, ...], moves: Mapping[Gesture, int]
) -> Meaning | None:
    """A hex alone means the cube there."""
    last = gestures[-1]
    if last not in HEX_OF:
        return None
    cube = (*COLUMNS[game.column], *last)
    return Meaning([moves[cube]], gestures[:-1]) if cube in moves else Meaning()


# small_islands-37
def shows(game: Reading, seat: int) -> list[Gesture]:
    """The cards that may be shown for a tile on the column that was named."""
    held = game.players[seat].hand & ~game.fits[game.column]
    return [(f"clue.{CLUE.ids[card]}",) for card in of_set(held) if card < CLUES]
