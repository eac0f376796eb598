"""What people at a table of Small Islands see happen: each kind with its words and its things."""

from parlour.games.happenings import Kind, Values, event
from parlour.games.nouns import NUMBER, Count, Naming, Whether
from parlour.games.small_islands.box.map import NO_HEX
from parlour.games.small_islands.box.treasure import VALUE
from parlour.games.small_islands.moves import Act
from parlour.games.small_islands.nouns import (
    CLUE,
    COLUMN,
    HEX,
    TERRAIN,
    TREASURE,
    TRIAD_NOUN,
    WAY,
)
from parlour.games.speech import counted, seat_name
from parlour.kit.positions import Happening

CLUE_CARDS, TREASURE_CARDS = Count("clue card"), Count("treasure card")
BOUGHT = {
    Act.BUY_MOVE: "a move",
    Act.BUY_SWAP: "a swap of clues",
    Act.BUY_CLUE: "a clue on {column}",
    Act.BUY_TILE: "a volcanic tile on {column}",
    Act.CUBE: "removing a {column} cube",
}


def purchase(act: int, column: int) -> str:
    """What an amulet is spent on."""
    return BOUGHT[Act(act)].format(column=COLUMN.said(column))


def _bought(values: Values) -> str:
    return purchase(values[0], values[1])


def _island(values: Values) -> str:
    where = "" if values[1] == NO_HEX else f", with the volcano round {HEX.said(values[1])}"
    return f"{values[0] + 1}{where}"


# small_islands-36
def _sites(values: Values) -> str:
    return "is located" if values[1] == 1 else f"has {counted(values[1], 'candidate')}"


# small_islands-56
def _out(values: Values) -> str:
    if values[0] == 0:
        return "is used up: the game ends with this treasure"
    comes = "comes" if values[0] == 1 else "come"
    return f"has run out: {counted(values[0], 'discarded card')} {comes} back"


def _to_follow(values: Values) -> str:
    return f"with {counted(values[1], 'card')} to follow" if values[1] else "the last card"


def _are(values: Values) -> str:
    return "is" if values[0] == 1 else "are"


def _value(values: Values) -> int:
    return int(VALUE[values[0]])


def _lost(values: Values) -> int:
    return -_value(values)


def _destroyed(seat: int, values: Values) -> tuple[str, ...]:
    return ("palm.{hex} >",) if values[1] else ("hut.{hex} >",)


# small_islands-07: objects that are placed at random, by the number of the event.
_BY_LOT = {
    2: "a hut stands on {}",
    3: "a palm tree stands on {}",
    4: "a statue stands on {} and looks {}",
}


class Event(Kind):
    """The number is the rules'; values are named in their order."""

    BEGINS = event(
        1,
        "{who} goes first on island {where}",
        island=NUMBER,
        centre=NUMBER,
        where=_island,
        rule="small_islands-21",
        things=("seat.{who}",),
    )
    HUT = event(
        2,
        "{who} puts a hut on {hex}",
        hex=HEX,
        rule="small_islands-07",
        echo=True,
        things=("> hut.{hex}",),
    )
    PALM = event(
        3,
        "{who} puts a palm tree on {hex}",
        hex=HEX,
        rule="small_islands-07",
        echo=True,
        things=("> palm.{hex}",),
    )
    STATUE = event(
        4,
        "{who} puts a statue on {hex}, which looks {way}",
        hex=HEX,
        way=WAY,
        rule="small_islands-06",
        things=("> statue.{hex}",),
    )
    TOOK_TRIAD = event(
        5,
        "{who} chooses the triad {triad}",
        triad=TRIAD_NOUN,
        rule="small_islands-13",
        echo=True,
        things=("triad.{triad} > seat.{who}",),
    )
    LAID_TRIAD = event(
        6,
        "{who} lays its lava on {hex}, new {terrain} on {new}",
        hex=HEX,
        new=HEX,
        terrain=TERRAIN,
        rule="small_islands-15",
        weight="outcome",
        things=("hex.{hex}", "hex.{new}", "> vehicle.{who}"),
    )
    NO_TRIAD = event(7, "{who} finds no place for a triad", rule="small_islands-13b")
    VEHICLE = event(
        8,
        "{who} starts on {hex}",
        hex=HEX,
        rule="small_islands-16",
        echo=True,
        things=("hex.{hex}", "> vehicle.{who}"),
    )
    FIRST_CLUE = event(
        9,
        '{who} begins {column} with "{clue}"',
        clue=CLUE,
        column=COLUMN,
        rule="small_islands-18",
        things=("> column.{column}.{clue}",),
    )
    LAID_ASIDE = event(
        10,
        '{who} lays "{clue}" aside, which tells nothing about {column}',
        clue=CLUE,
        column=COLUMN,
        rule="small_islands-19",
        things=("deck.clues > discard.clues",),
    )
    STAYS_EMPTY = event(
        11,
        "no clue fits {column}, which stays empty",
        column=COLUMN,
        rule="small_islands-19b",
        weight="outcome",
        things=("column.{column}",),
    )
    DREW_CLUE = event(
        12,
        '{who} draws "{clue}"',
        clue=CLUE,
        rule="small_islands-34",
        things=("deck.clues > clue.{clue}",),
    )  # for the player alone
    DREW = event(
        13,
        "{who} draws {cards}",
        cards=CLUE_CARDS,
        rule="small_islands-34",
        things=("deck.clues > seat.{who}.hand",),
    )  # for the others
    RESHUFFLED = event(
        14,
        "the discarded clues become a deck of {cards}",
        cards=Count("card"),
        rule="small_islands-66",
        things=("discard.clues > deck.clues",),
    )
    SITES = event(
        15,
        "the {column} treasure {found}",
        column=COLUMN,
        left=NUMBER,
        found=_sites,
        rule="small_islands-36",
        things=("column.{column}",),
    )
    TURN = event(
        16, "{who} begins turn {turn}", turn=NUMBER, rule="small_islands-21", things=("seat.{who}",)
    )
    TOOK_AMULET = event(
        17,
        "{who} takes the amulet on {hex}",
        hex=HEX,
        rule="small_islands-44",
        weight="outcome",
        echo=True,
        things=("amulet.{hex} > seat.{who}",),
    )
    LEFT_AMULET = event(
        18,
        "{who} leaves the amulet on {hex}",
        hex=HEX,
        rule="small_islands-22",
        echo=True,
        things=("amulet.{hex}",),
    )
    SPENT_AMULET = event(
        19,
        "{who} spends an amulet on {bought}",
        act=NUMBER,
        column=COLUMN,
        bought=_bought,
        rule="small_islands-51",
        weight="outcome",
        echo=True,
        things=("seat.{who} > supply.amulets",),
    )
    PLAYED_CLUE = event(
        20,
        '{who} plays "{clue}" on {column}',
        clue=CLUE,
        column=COLUMN,
        rule="small_islands-26",
        weight="outcome",
        echo=True,
        things=("seat.{who}.hand > column.{column}.{clue}",),
    )
    PLAYED_TILE = event(
        21,
        '{who} plays the volcanic tile "{clue}" on {column}',
        clue=CLUE,
        column=COLUMN,
        rule="small_islands-37",
        weight="outcome",
        things=("tile.{clue} > column.{column}.{clue}",),
    )
    SHOWED = event(
        22,
        '{who} shows "{clue}", which does not fit {column}',
        clue=CLUE,
        column=COLUMN,
        rule="small_islands-37",
        echo=True,
        things=("seat.{who}.hand > discard.clues",),
    )
    SWAPPED = event(
        23,
        "{who} swaps clues ({cards})",
        cards=CLUE_CARDS,
        rule="small_islands-46",
        things=("seat.{who}.hand > discard.clues",),
    )
    STRUCK = event(
        24,
        "{who} removes the {column} cube on {hex}",
        hex=HEX,
        column=COLUMN,
        rule="small_islands-49",
        weight="outcome",
        echo=True,
        things=("hex.{hex}", "column.{column}"),
    )
    MOVES = event(25, "{who} sets out", rule="small_islands-40", things=("vehicle.{who}",))
    BOUND = event(
        26,
        "{who} moves to {to} (from {start})",
        start=HEX,
        to=HEX,
        rule="small_islands-40",
        echo=True,
        things=("hex.{start} > hex.{to}", "vehicle.{who}"),
    )
    CROSSES_LAVA = event(
        27,
        "{who} pays for crossing lava with {price}",
        price=Whether("an amulet", "gold"),
        rule="small_islands-42",
        weight="outcome",
        things=("seat.{who}",),
    )
    LAVA = event(
        28,
        "{who} covers {hex} with lava ({terrain})",
        hex=HEX,
        terrain=TERRAIN,
        rule="small_islands-62",
        weight="outcome",
        echo=True,
        things=("supply.lava > hex.{hex}",),
    )
    NO_LAVA = event(29, "no lava can flow", rule="small_islands-63")
    DESTROYED = event(
        30,
        "the {object} on {hex} is destroyed",
        hex=HEX,
        object=Whether("palm tree", "hut"),
        rule="small_islands-63",
        weight="outcome",
        things=_destroyed,
    )
    RAISES = event(
        31,
        "{who} raises the {column} treasure (on {hex})",
        column=COLUMN,
        hex=HEX,
        rule="small_islands-53",
        weight="alarm",
        echo=True,
        things=("column.{column}", "hex.{hex}"),
    )
    INSPECTED = event(
        32,
        "{who} inspects {treasure}",
        treasure=TREASURE,
        rule="small_islands-54",
        things=("deck.treasure > seat.{who}",),
    )  # for the player alone
    INSPECTS = event(
        33,
        "{who} inspects {cards}",
        cards=TREASURE_CARDS,
        rule="small_islands-54",
        things=("deck.treasure > seat.{who}",),
    )  # for the others
    TURNED_UP = event(
        34,
        "{treasure} is turned up, {to_follow}",
        treasure=TREASURE,
        left=NUMBER,
        to_follow=_to_follow,
        rule="small_islands-57",
        weight="outcome",
        things=("deck.treasure > raising.up",),
    )
    CLAIMED = event(
        35,
        "{who} claims {treasure}",
        treasure=TREASURE,
        brings=_value,
        rule="small_islands-57",
        weight="outcome",
        echo=True,
        things=("raising.up > seat.{who}.treasure",),
    )
    DECLINED = event(
        36,
        "{who} declines {treasure}",
        treasure=TREASURE,
        rule="small_islands-57",
        echo=True,
        things=("seat.{who}",),
    )
    UNCLAIMED = event(
        37,
        "{treasure} is discarded",
        treasure=TREASURE,
        rule="small_islands-59",
        things=("raising.up > discard.treasure",),
    )
    CURSED = event(
        38,
        "the Curse strikes all who still have a rose there",
        rule="small_islands-60",
        weight="alarm",
        things=("raising.up > discard.treasure",),
    )
    PAID_AMULET = event(
        39,
        "{who} loses an amulet",
        rule="small_islands-60",
        weight="outcome",
        things=("seat.{who} > supply.amulets",),
    )
    PAID_GOLD = event(
        40,
        "{who} loses {treasure}",
        treasure=TREASURE,
        brings=_lost,
        rule="small_islands-60",
        weight="outcome",
        things=("seat.{who}.treasure > discard.treasure",),
    )
    ESCAPED = event(
        41, "{who} has nothing to lose", rule="small_islands-60", things=("seat.{who}",)
    )
    BURIED = event(
        42,
        "{cards} {are} discarded unseen",
        cards=TREASURE_CARDS,
        are=_are,
        rule="small_islands-59",
        things=("> discard.treasure",),
    )
    AMULET = event(
        43,
        "an amulet appears on {hex}",
        hex=HEX,
        statue=NUMBER,
        rule="small_islands-64",
        weight="outcome",
        things=("supply.amulets > amulet.{hex}",),
    )
    TREASURE_OUT = event(
        44,
        "the treasure deck {out}",
        cards=NUMBER,
        out=_out,
        rule="small_islands-56",
        weight="alarm",
        things=("deck.treasure",),
    )
    GAME_OVER = event(
        45,
        "the game is over{stopped}",
        stopped=Whether(": all turns have been played"),
        rule="small_islands-67",
        weight="alarm",
    )

    def words(self, event: Happening, name: Naming = seat_name) -> str:
        """The event in words; what nobody placed just stands there."""
        if event.seat < 0 and self in _BY_LOT:
            return _BY_LOT[self].format(HEX.said(event.values[0]), WAY.said(event.values[1]))
        return super().words(event, name)
