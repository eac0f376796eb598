"""Cards, boards and places of Tavarua as people call them."""

from parlour.games.tavarua.box import (
    BARREL,
    BOARD_NAMES,
    COLOUR_LETTERS,
    COLOUR_NAMES,
    SHIFT,
    VALUE,
    VALUES,
)

ORDINALS = ("", "first", "second", "third", "fourth", "fifth", "sixth")


def kind_name(kind: int) -> str:
    """A card in full: "teal 3"."""
    return f"{COLOUR_NAMES[kind // VALUES]} {VALUE[kind]}"


def kind_code(kind: int) -> str:
    """A card in short: "T3"."""
    return f"{COLOUR_LETTERS[kind // VALUES]}{VALUE[kind]}"


def card_as(kind: int, value: int) -> str:
    """A card with its modified value: "teal 3 as 5", or "teal 3" where nothing was modified."""
    return kind_name(kind) if value == VALUE[kind] else f"{kind_name(kind)} as {value}"


def board_name(board: int) -> str:
    """A board: "short board"."""
    return f"{BOARD_NAMES[board]} board"


def balance_name(balance: int) -> str:
    """Where the marker stands, on the board or beyond it: "2 towards the nose"."""
    return f"{abs(balance)} {towards(balance)}" if balance else "the centre"


def towards(balance: int) -> str:
    """Which way from the centre: "towards the tail"."""
    return "towards the nose" if balance > 0 else "towards the tail"


# Spaces are counted from the Shore, as the row values depend on an option (tavarua-90).
def space_name(space: int) -> str:
    """The Shore, or a space of the channel."""
    return f"the {ORDINALS[space]} space from the Shore" if space else "the Shore"


def wave_name(space: int) -> str:
    """The wave beside a space of the channel."""
    return f"the {ORDINALS[space]} wave from the Shore"


def wave_card_name(wave: int) -> str:
    """What a Wave card is and does: "is a Barrel and shifts everybody by 2 towards the tail"."""
    shift = int(SHIFT[wave])
    pushed = f"everybody on a wave by {balance_name(shift)}" if shift else "nobody"
    return f"is a Barrel and shifts {pushed}" if BARREL[wave] else f"shifts {pushed}"
