"""The types of what people see of Project L. Pieces, puzzles and tiles are named by their ids
("l4", "w07", "c08"); what they show is in Setting. Slots are counted from 1, cells are a1 to e5.
"""

from typing import Literal, NotRequired, TypedDict

from parlour.games.views import Head, Person, SettingHead

Colour = Literal["white", "black"]
Stone = Literal["clear", "black"]
Phase = Literal["normal", "last round next", "last round", "touches", "over"]


class Orientation(TypedDict):
    """One way to turn and flip a piece; `words` are those of placements, none if it lies plain."""

    words: str
    rows: list[str]


class Piece(TypedDict):
    """A shape."""

    name: str
    label: str  # as in words: "L4"
    level: int
    colour: str
    hex: str
    provenance: str
    orientations: list[Orientation]  # the plain one first


class Puzzle(TypedDict):
    """A puzzle's face; `reward` is a piece, "up1", "up2" (red arrows), "m" or none."""

    colour: Colour
    points: int
    reward: str | None
    rows: list[str]  # X for a cell of the recess
    set: str
    provenance: str


class Tile(TypedDict):
    """A Finesse tile."""

    colour: Literal["pink", "blue"]
    credits: int
    words: str
    provenance: str


class Space(TypedDict):
    """A space of the market; alone `row` counts those of the grid from 1."""

    stone: Stone | None  # with two sets
    row: Colour | int
    column: int


class Cell(TypedDict):
    """A cell of one of the viewer's slots."""

    slot: int
    column: int
    row: int


class Setting(SettingHead):
    """What never changes in a match of Project L."""

    unusual: dict[str, int | str]  # the options that are not at their default
    pieces: dict[str, Piece]
    puzzles: dict[str, Puzzle]  # all that may come into the game
    tiles: dict[str, Tile]  # with Finesse
    spaces: list[Space | None]  # by number; None where none is
    cells: dict[str, Cell]  # things: "own.2.b3"
    insert_cost: int


class Lying(TypedDict):
    """A puzzle in the market."""

    space: int


class Deck(TypedDict):
    """A deck: puzzles nobody has seen, and below them those put under it, the next first.

    Alone both colours are one deck, the white ones on top.
    """

    unseen: int
    known: list[str]


class Amount(TypedDict):
    """So many that are alike."""

    amount: int


class Unfinished(TypedDict):
    """A puzzle before a player."""

    puzzle: str
    slot: int
    pieces: dict[str, list[list[str]]]  # by shape: the cells of each piece that lies there


class Recycling(TypedDict):
    """A row that is being put under its deck, and the puzzles named for it so far."""

    row: Colour
    named: list[str]


class Turn(TypedDict):
    """The turn of a player who is in it."""

    actions: int
    mastered: bool
    may_take_black: bool
    used: list[int]  # slots the running action has placed into
    fresh: dict[str, int]  # new pieces that the running split may place
    due: list[str]  # reward pieces still to be given
    arrows: int
    recycling: Recycling | None
    new_symbols: int  # M tiles gained in this turn, for a later one
    new_credits: int  # likewise


class Player(Person):
    """A player of Project L."""

    stone: NotRequired[Stone]  # with 5 and 6 players, of those who hold one
    turn: Turn | None
    stock: dict[str, dict[str, int]]  # the thing "stock.0": its pieces and how many
    puzzles: dict[str, Unfinished]  # things: "puzzle.0.w07"
    pile: dict[str, Amount]  # completed puzzles, the thing "pile.0"
    symbols: int  # M tiles that may be spent
    credits: NotRequired[int]  # with Finesse: that may be spent


class Finesse(TypedDict):
    """The row of tiles that are left, None face down; the active one, if any pays."""

    tiles: list[str | None]
    active: str | None
    bank: int
    rounds_left: int


class Pile(TypedDict):
    """The puzzles the opponent took."""

    puzzles: list[str]


class Opponent(TypedDict):
    """Alone: the locks above the columns and in the opponent's supply, its points and its pile."""

    columns: list[int]
    locks: int
    points: int
    pile: dict[str, Pile]  # the thing "opponent.pile"


class View(Head):
    """What lies on the table."""

    phase: Phase
    stones_to_come: int | None  # with two stones: still to reach the first player at the end
    round: int
    first: int
    market: dict[str, Lying]  # things: "market.w07"
    decks: dict[str, Deck]  # things: "deck.white"
    supply: dict[str, Amount]  # things: "supply.l4"
    stock: dict[str, Amount]  # the viewer's own pieces: "piece.l4"
    finesse: Finesse | None
    opponent: Opponent | None
    players: dict[str, Player]


class Filling(TypedDict):
    """The fewest loose pieces that fill a puzzle; at the end, what that changes in points."""

    pieces: list[str]
    gain: int | None


class Into(TypedDict):
    """An own puzzle that is placed into."""

    left: int  # cells still to be filled then
    points: int  # what it brings if it is filled; at the end that it does not cost as many either
    back: dict[str, int]  # pieces that come back if it is filled, and how many


class Planned(TypedDict):
    """What a choice leads to, where nothing said is done by default."""

    score: int  # after it, at the end if nothing more is touched
    points: int  # by how much that differs from now
    puzzles: dict[str, Into]  # own puzzles that are placed into, by thing
    gives: dict[str, int]  # loose pieces that go to the supply, and how many
    gets: dict[str, int]  # pieces that come from it, rewards too
    takes: str | None  # the puzzle that is taken, if it is known
    credits: NotRequired[int]  # with Finesse: how many more or less, those of this turn too
    fillings: dict[str, Filling | None]  # as in Aids, of own puzzles and the one taken, after it
    ends_turn: bool


class Aids(TypedDict):
    """What players of Project L work out by hand."""

    fillings: dict[str, Filling | None]  # of own puzzles and of those in the market, by thing
    if_stopped: dict[str, int]  # by seat whose points are known: the score without more touches
    at_stake: dict[str, int]  # by seat: points lost if its unfinished puzzles stay so
    planned: Planned | None  # what a plan leads to
