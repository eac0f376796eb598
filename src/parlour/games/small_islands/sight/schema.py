"""The types of what people see of Small Islands.

Hexes ("h5"), clues ("next-to-a-hut"), columns ("white"), terrains, ways ("ne"), triads and treasure
cards ("gold-5", "curse") are named by their ids; what they are called and show is in Setting.
"""

from typing import Literal, NotRequired, TypedDict

from parlour.games.views import Head, Person, SettingHead

# Setting


class Hex(TypedDict):
    """A hex of the map as printed: a terrain, "ocean", or "volcano"."""

    name: str
    across: int  # columns of hexes from the west
    down: int  # half hexes from the north
    ground: str


class Island(TypedDict):
    """Which island it is, and how it is put together (small_islands-02)."""

    number: int
    order: list[str]  # segments clockwise
    sides: dict[str, str]  # "small" or "large", by segment
    clip: int
    centre: str | None  # of the volcano
    centre_number: int | None


class ClueFace(TypedDict):
    """What a clue card or a volcanic tile says."""

    says: str
    tile: bool
    negated: bool
    relation: Literal["in", "next to", "near"]
    subject: str
    largest: bool


class Lettered(TypedDict):
    """A column's colour or a terrain, and its letter where there is no colour."""

    name: str
    letter: str


class TreasureFace(TypedDict):
    """A kind of treasure card."""

    name: str
    value: int
    amount: int  # in the box


class TriadFace(TypedDict):
    """A triad: clockwise behind its lava the first terrain, then the second."""

    name: str
    terrains: list[str]


class WayFace(TypedDict):
    """A direction on the map."""

    name: str


class Setting(SettingHead):
    """What never changes in a match of Small Islands."""

    island: Island
    hexes: dict[str, Hex]  # things: "hex.h5", from north to south
    ways: dict[str, WayFace]  # things: "way.ne", clockwise from the north
    clue_faces: dict[str, ClueFace]
    colours: dict[str, Lettered]
    terrains: dict[str, Lettered]
    treasure_faces: dict[str, TreasureFace]
    triad_faces: dict[str, TriadFace]
    vehicle_colours: list[str]  # colours, by seat
    cubes: int  # of a colour
    bounds: int  # of a move
    turns: int  # after which the game stops
    unusual: list[str]  # options that are not at their default
    notice: str | None  # what of the box is not the publisher's


# View


class Progress(TypedDict):
    """How far the turn has got."""

    acted: bool
    free_raise: bool
    moving: bool
    bounds: int
    bought: bool
    lava_paid: bool


class Chosen(TypedDict, total=False):
    """What of the choice in hand is named already, or what it is about."""

    object: Literal["hut", "palm tree"]
    column: str
    tile: str
    triad: str
    hex: str


class OnHex(TypedDict):
    """A piece and where it is."""

    hex: str


class Statue(TypedDict):
    """A statue; it faces nowhere while that is being chosen."""

    hex: str
    facing: str | None


class Vehicle(TypedDict):
    """A vehicle on the island."""

    seat: int
    hex: str


class Clue(TypedDict):
    """A clue in a column, and whose rose lies on it."""

    clue: str
    rose: int | None


class Column(TypedDict):
    """A column with its clues, the oldest first, and what they leave."""

    begun: bool
    clues: dict[str, Clue]
    candidates: int
    cubes: list[str]  # empty while there are more candidates than cubes
    located: str | None
    struck: list[str]


class Card(TypedDict):
    """A clue card in hand, or a tile in the reserve, and the columns it may be added to."""

    clue: str
    fits: list[str]


class Triad(TypedDict):
    """A triad nobody has taken."""

    triad: str


class Pile(TypedDict):
    """Things that are only counted."""

    amount: int


class ClueDiscard(TypedDict):
    """Clue cards that lie open."""

    amount: int
    clues: list[str]


class TreasureDeck(TypedDict):
    """Treasure cards, the first of which are no Curse."""

    amount: int
    safe: int


class TreasureDiscard(TypedDict):
    """Treasure cards that were paid or left, and those discarded unseen."""

    seen: list[str]
    unseen: int
    unseen_curses: int  # at most


Piles = TypedDict(
    "Piles",
    {
        "deck.clues": Pile,
        "discard.clues": ClueDiscard,
        "deck.treasure": TreasureDeck,
        "discard.treasure": TreasureDiscard,
        "supply.amulets": Pile,
        "supply.lava": Pile,
    },
)


class Rose(TypedDict):
    """A rose in the column that is shared out: on a clue, or the raiser's below all."""

    seat: int
    clue: str | None
    offered: bool


class Up(TypedDict):
    """The treasure card that is offered."""

    card: str
    value: int
    seat: int


class Raising(TypedDict):
    """A treasure that is being shared out."""

    column: str
    hex: str
    raiser: int
    roses: list[Rose]  # from the lowest
    turned: list[str]
    left: int
    up: dict[str, Up]
    taker: int | None  # who claimed last
    cursed: list[int]  # seats that have yet to pay
    seen: list[str]  # by the viewer
    to_come: list[str]  # of these
    curse: Literal["certain", "possible", "impossible"]  # as far as the viewer can know


class Treasure(TypedDict):
    """Claimed treasure cards; which, where the viewer may see them."""

    amount: int
    cards: list[str] | None


class Player(Person):
    """A player of Small Islands."""

    amulets: int
    roses: int  # in supply
    hand: dict[str, Pile]
    treasure: dict[str, Treasure]
    inspects: int  # cards seen in this raising


class View(Head):
    """What lies on the table."""

    turn: int
    active: int | None
    first: int
    last_treasure: bool
    progress: Progress
    chosen: Chosen
    changed: dict[str, str]  # hexes that are not as printed: "lava" or a terrain
    triad_hexes: list[str]
    largest: list[str]  # hexes of the largest area or areas of each terrain
    huts: dict[str, OnHex]
    palms: dict[str, OnHex]
    statues: dict[str, Statue]
    amulets: dict[str, OnHex]
    vehicles: dict[str, Vehicle]
    columns: dict[str, Column]
    hand: dict[str, Card]  # the viewer's own
    reserve: dict[str, Card]
    triads: dict[str, Triad]
    piles: Piles
    raising: Raising | None
    players: dict[str, Player]


# Aids


class Area(TypedDict):
    """Land of one terrain that hangs together."""

    terrain: str
    largest: bool
    hexes: list[str]


class Gaze(TypedDict):
    """Where a statue looks, and what it does after the next raising."""

    hex: str
    facing: str
    sees: str | None
    amulet: str | None
    then: str  # the way it faces afterwards


class Find(TypedDict):
    """An amulet or a located treasure within reach."""

    what: Literal["amulet", "treasure"]
    column: str | None
    hex: str
    bounds: int
    over_lava: bool


class Reach(TypedDict):
    """How far a vehicle gets in a move, or in what is left of it."""

    bounds: int
    price: Literal["amulet", "gold", "paid"] | None  # of lava
    reach: list[list[str]]  # hexes within one bound, then those that take two, and so on
    over_lava: list[list[str]]  # those reached sooner, or only, over lava
    finds: list[Find]


class Left(TypedDict):
    """What a clue would leave of a column."""

    fits: bool
    why_not: Literal["leaves none", "takes none away"] | None
    leaves: int
    hexes: list[str]


class Change(TypedDict):
    """Hexes that would drop out, and others that would come in."""

    lost: list[str]
    gained: list[str]


class ColumnChange(Change):
    """What lava would do to a column."""

    before: int
    leaves: int


class Flow(TypedDict):
    """What lava on a hex would change."""

    terrain: str
    destroys: Literal["hut", "palm"] | None
    columns: dict[str, ColumnChange]
    largest: dict[str, Change]  # by terrain


class Laying(TypedDict):
    """A way to lay the triad: what comes to lie where."""

    lava: str
    way: str
    first: str
    second: str
    new: str
    terrain: str


class Narrowing(TypedDict):
    """What a planned clue, tile or removed cube would do to its column."""

    column: str
    clue: str | None  # None of a cube
    before: int
    leaves: int
    stays: list[str]
    drops: list[str]
    found: str | None  # where the treasure would be located
    raises: bool  # whether it could be raised at once


class Journey(TypedDict):
    """Where a planned move goes, and what it comes to."""

    path: list[str]  # from where the vehicle stands, a hex a bound
    bounds: int
    left: int
    pays: Literal["amulet", "gold"] | None  # for lava
    amulet: bool  # whether one could be taken where it gets to
    raises: list[str]  # the treasures that could be raised there, by column


class Planned(TypedDict):
    """What a plan comes to, as far as its planner can know."""

    narrows: Narrowing | None
    journey: Journey | None
    sees: str | None  # where the first amulet of a planned statue would lie
    laying: Laying | None
    flow: Flow | None


class Aids(TypedDict):
    """What players of Small Islands work out by hand."""

    spots: list[str]  # the hexes that whoever decides may name
    candidates: dict[str, list[str]]  # by column, whether cubes lie there or not
    areas: list[Area]
    gazes: list[Gaze]
    reach: list[Reach | None]  # by seat
    clues: dict[str, dict[str, Left]]  # of the own hand, by column
    tiles: dict[str, dict[str, Left]]
    flows: dict[str, Flow]
    triads_that_fit: NotRequired[list[str]]
    layings: list[Laying]
    facings: dict[str, str | None]  # where the first amulet would lie, by way
    planned: Planned | None  # None without a plan
