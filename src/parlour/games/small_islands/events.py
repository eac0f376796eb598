"""What people at a table of Small Islands see happen, and the words for it."""

from collections.abc import Callable
from enum import IntEnum

from parlour.games.speech import seat_name
from parlour.kit.positions import Told


class Event(IntEnum):
    """What happened; the three values each carries."""

    BEGINS = 1  # who goes first: island, hex of the volcano's centre or NO_HEX
    HUT = 2  # hex; nobody, or the player who placed it
    PALM = 3  # hex
    STATUE = 4  # hex, facing
    TOOK_TRIAD = 5  # triad
    LAID_TRIAD = 6  # hex of its lava, new hex of land, terrain of that
    NO_TRIAD = 7
    VEHICLE = 8  # hex
    FIRST_CLUE = 9  # card, column
    LAID_ASIDE = 10  # card, column
    STAYS_EMPTY = 11  # column
    DREW_CLUE = 12  # card; for the player alone
    DREW = 13  # how many; for the others
    RESHUFFLED = 14  # clue cards
    SITES = 15  # column, candidates
    TURN = 16  # number of the turn
    TOOK_AMULET = 17  # hex
    LEFT_AMULET = 18  # hex
    SPENT_AMULET = 19  # an Act, column or 0
    PLAYED_CLUE = 20  # card, column
    PLAYED_TILE = 21  # tile, column
    SHOWED = 22  # card that did not fit, column
    SWAPPED = 23  # how many cards
    STRUCK = 24  # hex, column
    MOVES = 25
    BOUND = 26  # hex from, hex to
    CROSSES_LAVA = 27  # 1 when paid with an amulet, 0 with gold
    LAVA = 28  # hex, terrain
    NO_LAVA = 29
    DESTROYED = 30  # hex, 0 a hut, 1 a palm tree
    RAISES = 31  # column, hex, cards in all
    INSPECTED = 32  # kind; for the player alone
    INSPECTS = 33  # how many cards; for the others
    TURNED_UP = 34  # kind, cards left
    CLAIMED = 35  # kind
    DECLINED = 36  # kind
    UNCLAIMED = 37  # kind
    CURSED = 38  # who raised it
    PAID_AMULET = 39
    PAID_GOLD = 40  # kind
    ESCAPED = 41  # the Curse, having nothing to lose
    BURIED = 42  # cards discarded unseen
    AMULET = 43  # hex, statue
    TREASURE_OUT = 44  # cards shuffled to make a new deck
    GAME_OVER = 45  # 1 at the safety stop


def tell(event: Told, name: Callable[[int], str] = seat_name) -> str:
    """The event in words."""
    return f"{event}"


def scored(event: Told) -> int:
    """The points it brings its seat."""
    return 0
