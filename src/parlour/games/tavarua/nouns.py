"""The nouns of Tavarua: cards, boards, rows, places of the marker, actions, Stoke, Wave cards."""

from parlour.games.nouns import Naming, Noun, as_id, named
from parlour.games.tavarua.box.actions import ACTION_NAMES
from parlour.games.tavarua.box.boards import BOARD_NAMES
from parlour.games.tavarua.box.cards import COLOUR_LETTERS, COLOUR_NAMES, KINDS, VALUE, VALUES
from parlour.games.tavarua.box.stoke import STOKE_NAMES, Stoke
from parlour.games.tavarua.box.waves import BARREL, SHIFT, WAVES

KIND = named(
    [f"{COLOUR_NAMES[kind // VALUES]} {VALUE[kind]}" for kind in range(KINDS)],
    [(f"{COLOUR_LETTERS[kind // VALUES]}{VALUE[kind]}",) for kind in range(KINDS)],
)
BOARD = Noun(tuple(f"{name} board" for name in BOARD_NAMES), ids=tuple(BOARD_NAMES))
ACTION = named(ACTION_NAMES)
# 0 is none; a box may give them other names
STOKE = Noun(tuple(STOKE_NAMES), ids=tuple(as_id(card.name) for card in Stoke))


# tavarua-47, tavarua-90: one numbering; the spaces of the record are for the rules alone.
class Row:
    """A row of the break, and the channel space beside it, by its number; 0 is the Shore."""

    def said(self, value: int, name: Naming | None = None) -> str:
        """ "row 3", or the Shore."""
        return f"row {value}" if value else "the Shore"

    def id(self, value: int) -> str:
        """Its number."""
        return str(value)


class Balance:
    """A place of the marker, on the board or beyond it."""

    def said(self, value: int, name: Naming | None = None) -> str:
        """ "2 towards the nose"."""
        return f"{abs(value)} {towards(value)}" if value else "the centre"

    def id(self, value: int) -> str:
        """ "nose-2"."""
        return f"{_end(value)}-{abs(value)}" if value else "centre"


def towards(balance: int) -> str:
    """Which way from the centre: "towards the tail"."""
    return f"towards the {_end(balance)}"


def _end(balance: int) -> str:
    return "nose" if balance > 0 else "tail"


ROW, BALANCE = Row(), Balance()


def _wave_name(wave: int) -> str:
    shift = int(SHIFT[wave])
    pushed = f"everybody on a wave by {BALANCE.said(shift)}" if shift else "nobody"
    return f"is a Barrel and shifts {pushed}" if BARREL[wave] else f"shifts {pushed}"


def _wave_id(wave: int) -> str:
    """ "barrel-nose-2"; a box may have several entries of the same card."""
    same = [w for w in range(wave) if (SHIFT[w], BARREL[w]) == (SHIFT[wave], BARREL[wave])]
    kind = f"{'barrel' if BARREL[wave] else 'plain'}-{BALANCE.id(int(SHIFT[wave]))}"
    return f"{kind}-{len(same) + 1}" if same else kind


WAVE = Noun(tuple(map(_wave_name, range(WAVES))), ids=tuple(map(_wave_id, range(WAVES))))
