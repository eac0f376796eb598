"""What people at a table of Small Islands see happen, and the words for it."""

from collections.abc import Callable
from enum import IntEnum

from parlour.games.small_islands.box import VALUE
from parlour.games.small_islands.clues import clue_name
from parlour.games.small_islands.faces import (
    column_name,
    direction_name,
    hex_name,
    purchase_name,
    terrain_name,
    treasure_name,
    triad_name,
)
from parlour.games.small_islands.map import NO_HEX
from parlour.games.speech import counted, seat_name
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
    RAISES = 31  # column, hex
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
    TREASURE_OUT = 44  # cards of the discard that make a new deck
    GAME_OVER = 45  # 1 at the safety stop


def scored(event: Told) -> int:
    """The points an event brings its seat; a card that is paid takes them away again."""
    if event.kind == Event.CLAIMED:
        return int(VALUE[event.values[0]])
    return -int(VALUE[event.values[0]]) if event.kind == Event.PAID_GOLD else 0


# Nobody is named where nobody did it; the first word after the seat is the verb.
TELLINGS = {
    Event.BEGINS: "{who} goes first on island {island}{volcano}",
    Event.HUT: "{who} puts a hut on {hex}",
    Event.PALM: "{who} puts a palm tree on {hex}",
    Event.STATUE: "{who} puts a statue on {hex}, which looks {direction}",
    Event.TOOK_TRIAD: "{who} chooses the triad {triad}",
    Event.LAID_TRIAD: "{who} lays its lava on {hex}, new {third_terrain} on {second_hex}",
    Event.NO_TRIAD: "{who} finds no place for a triad",
    Event.VEHICLE: "{who} starts on {hex}",
    Event.FIRST_CLUE: "{who} begins {second_column} with {clue}",
    Event.LAID_ASIDE: "{who} lays {clue} aside, which tells nothing about {second_column}",
    Event.STAYS_EMPTY: "no clue fits {column}, which stays empty",
    Event.DREW_CLUE: "{who} draws {clue}",
    Event.DREW: "{who} draws {clue_cards}",
    Event.RESHUFFLED: "the discarded clues become a deck of {cards}",
    Event.SITES: "the {column} treasure {sites}",
    Event.TURN: "{who} begins turn {number}",
    Event.TOOK_AMULET: "{who} takes the amulet on {hex}",
    Event.LEFT_AMULET: "{who} leaves the amulet on {hex}",
    Event.SPENT_AMULET: "{who} spends an amulet on {purchase}",
    Event.PLAYED_CLUE: "{who} plays {clue} on {second_column}",
    Event.PLAYED_TILE: "{who} plays the volcanic tile {clue} on {second_column}",
    Event.SHOWED: "{who} shows {clue}, which does not fit {second_column}",
    Event.SWAPPED: "{who} discards {clue_cards}",
    Event.STRUCK: "{who} removes the {second_column} cube on {hex}",
    Event.MOVES: "{who} sets out",
    Event.BOUND: "{who} goes from {hex} to {second_hex}",
    Event.CROSSES_LAVA: "{who} pays for crossing lava with {price}",
    Event.LAVA: "{who} covers {hex}, {second_terrain}, with lava",
    Event.NO_LAVA: "no lava can flow",
    Event.DESTROYED: "the {object} on {hex} is destroyed",
    Event.RAISES: "{who} raises the {column} treasure on {second_hex}",
    Event.INSPECTED: "{who} inspects {treasure}",
    Event.INSPECTS: "{who} inspects {treasure_cards}",
    Event.TURNED_UP: "{treasure} is turned up, {to_follow}",
    Event.CLAIMED: "{who} claims {treasure}",
    Event.DECLINED: "{who} declines {treasure}",
    Event.UNCLAIMED: "{treasure} is discarded",
    Event.CURSED: "the Curse strikes all who still have a rose there",
    Event.PAID_AMULET: "{who} loses an amulet",
    Event.PAID_GOLD: "{who} loses {treasure}",
    Event.ESCAPED: "{who} has nothing to lose",
    Event.BURIED: "{treasure_cards} {are} discarded unseen",
    Event.AMULET: "an amulet appears on {hex}",
    Event.TREASURE_OUT: "the treasure deck {out}",
    Event.GAME_OVER: "the game is over{stopped}",
}
# small_islands-07: what is placed by lot.
PLACED_BY_LOT = {
    Event.HUT: "a hut stands on {hex}",
    Event.PALM: "a palm tree stands on {hex}",
    Event.STATUE: "a statue stands on {hex} and looks {direction}",
}


def tell(event: Told, name: Callable[[int], str] = seat_name) -> str:
    """An event in words, the seats called by name."""
    words = TELLINGS[Event(event.kind)]
    if event.seat < 0:
        words = PLACED_BY_LOT.get(Event(event.kind), words)
    return words.format_map(_Telling(event, name))


class _Telling(dict[str, str]):
    """What a telling may mention of an event, worked out only when it does."""

    def __init__(self, event: Told, name: Callable[[int], str]) -> None:
        super().__init__()
        self._event, self._name = event, name

    def __missing__(self, key: str) -> str:
        if key == "who":
            return self._name(self._event.seat)
        return _MENTIONS[key](*self._event.values)


# small_islands-36
def _sites(column: int, found: int, _: int) -> str:
    return "is located" if found == 1 else f"has {counted(found, 'candidate')}"


# small_islands-56
def _out(cards: int, *_: int) -> str:
    if cards == 0:
        return "is used up: the game ends with this treasure"
    comes = "comes" if cards == 1 else "come"
    return f"has run out: {counted(cards, 'discarded card')} {comes} back"


def _to_follow(_: int, cards: int, __: int) -> str:
    return f"with {counted(cards, 'card')} to follow" if cards else "the last card"


_MENTIONS: dict[str, Callable[[int, int, int], str]] = {
    "number": lambda a, b, c: str(a),
    "island": lambda a, b, c: str(a + 1),
    "volcano": lambda a, b, c: "" if b == NO_HEX else f", with the volcano round {hex_name(b)}",
    "hex": lambda a, b, c: hex_name(a),
    "second_hex": lambda a, b, c: hex_name(b),
    "column": lambda a, b, c: column_name(a),
    "second_column": lambda a, b, c: column_name(b),
    "second_terrain": lambda a, b, c: terrain_name(b),
    "third_terrain": lambda a, b, c: terrain_name(c),
    "direction": lambda a, b, c: direction_name(b),
    "triad": lambda a, b, c: triad_name(a),
    "clue": lambda a, b, c: f'"{clue_name(a)}"',
    "treasure": lambda a, b, c: treasure_name(a),
    "cards": lambda a, b, c: counted(a, "card"),
    "to_follow": _to_follow,
    "clue_cards": lambda a, b, c: counted(a, "clue card"),
    "treasure_cards": lambda a, b, c: counted(a, "treasure card"),
    "are": lambda a, b, c: "is" if a == 1 else "are",
    "sites": _sites,
    "purchase": lambda a, b, c: purchase_name(a, b),
    "price": lambda a, b, c: "an amulet" if a else "gold",
    "object": lambda a, b, c: "palm tree" if b else "hut",
    "out": _out,
    "stopped": lambda a, b, c: ": all turns have been played" if a else "",
}
