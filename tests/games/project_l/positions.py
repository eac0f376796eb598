"""Positions of Project L written down the way people describe them, and one move at a time.

Pieces and puzzles are named as in the box: "D1 I2 I2", "w07". A puzzle's cells are 0 to 24, row by
row; a picture of it has rows parted by blanks, a letter for each piece that lies there:
"..... .AA.. .AB..". Seats are numbered from 0. Moves are numbers, or words where `do` is told any.
"""

import random

from parlour.games.project_l import GAME
from parlour.games.project_l.box.mats import ACTIONS
from parlour.games.project_l.box.pieces import PIECE_IDS
from parlour.games.project_l.box.placements import PLACEMENTS, placement_of
from parlour.games.project_l.box.puzzles import NO_PUZZLE, PUZZLE_IDS, RECESS
from parlour.games.project_l.box.tiles import TILE_IDS
from parlour.games.project_l.events import Event
from parlour.games.project_l.moves import (
    DONE,
    FIRST_DECK,
    FIRST_PIECE,
    FIRST_RECYCLE,
    FIRST_SPACE,
    FIRST_SPLIT,
    FIRST_UPGRADE,
    MASTER,
)
from parlour.games.project_l.nouns import SPLIT
from parlour.games.project_l.table import PIECE_MARK, Step

TABLES = (2, 3, 4, 5, 6)
WHITE, BLACK = 0, 1
STONES_APART = {5: 2, 6: 3}
NOTHING = -1


# Names


def piece(name):
    """The number of a piece: "D1"."""
    return PIECE_IDS.index(name)


def counts(names):
    """How many of each piece are named: "D1 D1 I2"."""
    return [names.split().count(name) for name in PIECE_IDS]


def pieces(numbers):
    """Counts of pieces as names: "D1 D1 I2"."""
    return " ".join(PIECE_IDS[p] for p, count in enumerate(numbers) for _ in range(count))


def puzzle(name):
    """The number of a puzzle: "w07"; nothing where there is no name."""
    return PUZZLE_IDS.index(name) if name else NO_PUZZLE


def puzzles(numbers):
    """Numbers of puzzles as names, None for a gap."""
    return [PUZZLE_IDS[p] if p >= 0 else None for p in numbers]


def cell_set(cells):
    """The set of some cells."""
    return sum(1 << cell for cell in set(cells))


# Laying out


def table(
    players=2,
    *,
    seed=1,
    first=0,
    passes=0,
    options=None,
    stocks=(),
    supply=None,
    slots=(),
    market=None,
    white=None,
    black=None,
    white_known=None,
    black_known=None,
    tiles=None,
    seats=None,
    **fields,
):
    """A new game, dealt and then changed as told; it is the turn of `first` after `passes`.

    `stocks` and `slots` go seat by seat: "D1 I2", and ["w07", ("b03", picture), None].
    `supply` and `market` say what differs: {"I2": 0}, {3: "w07", 4: None}. Decks are named from the
    top: `white` and `black` those nobody has seen, `white_known` and `black_known` those put under.
    `tiles` are the eight face-up ones; `seats` gives fields of players: {0: {"actions": 1}};
    `fields` are those of the game.
    """
    position = GAME.deal(players, seed, options or {})
    put(position, first=first, passes=passes, turn=(first + passes) % players)
    open_turns(position)
    for seat, names in enumerate(stocks):
        set_stock(position, seat, names)
    for seat, laid in enumerate(slots):
        for slot, told in enumerate(laid):
            set_slot(position, seat, slot, *([told] if isinstance(told, str) else told or [None]))
    set_supply(position, supply or {})
    set_market(position, market or {})
    for deck, unseen, known in ((WHITE, white, white_known), (BLACK, black, black_known)):
        set_deck(position, deck, unseen, known)
    if tiles is not None:
        set_tiles(position, tiles)
    for seat, told in (seats or {}).items():
        put_seat(position, seat, **told)
    put(position, **fields)
    return position


def put(position, **fields):
    """Set plain fields of the game."""
    for field, value in fields.items():
        position.games[field][0] = value


def put_seat(position, seat, **fields):
    """Set plain fields of a player."""
    for field, value in fields.items():
        position.games["players"][field][0, seat] = value


def open_turns(position):
    """Open the turns of those who hold a stone (2 to 4: of the one whose turn it is)."""
    record, holding = now(position), holders(position)
    for seat in range(record.seats):
        step, actions = (Step.ACTION, ACTIONS) if seat in holding else (Step.WAIT, 0)
        put_seat(position, seat, step=step, actions=actions)
    put(position, waiting=cell_set(holding))


def holders(position):
    """Whose turn it is: one seat, or the holders of the clear and of the black stone."""
    record = now(position)
    clear = (record.first + record.passes) % record.seats
    apart = STONES_APART.get(record.seats)
    return [clear] if apart is None else [clear, (clear + apart) % record.seats]


def set_stock(position, seat, names):
    """Give a seat exactly the named pieces; the supply stays as it is."""
    put_seat(position, seat, stock=counts(names))


def set_supply(position, changes):
    """Set the numbers of some pieces of the supply: {"D1": 0}; "all" is every piece not named."""
    for p, name in enumerate(PIECE_IDS):
        number = changes.get(name, changes.get("all"))
        if number is not None:
            position.games["supply"][0, p] = number


def set_slot(position, seat, slot, name=None, picture=""):
    """Lay a puzzle into a slot, pieces drawn as letters lying in it; no name empties the slot."""
    laid = position.games["players"]["slots"]
    free, marks = int(RECESS[puzzle(name)]) if name else 0, [0] * 25
    for cells in drawn(picture).values():
        free &= ~cell_set(cells)
        marks[cells[0]] = PIECE_MARK + shape_of(cells)
        for cell in cells[1:]:
            marks[cell] = 1 + cells[0]
    laid["puzzle"][0, seat, slot], laid["free"][0, seat, slot] = puzzle(name), free
    laid["cells"][0, seat, slot] = marks


def drawn(picture):
    """The cells of each letter of a picture, ascending."""
    signs = "".join(picture.split())
    return {
        sign: [cell for cell, other in enumerate(signs) if other == sign]
        for sign in sorted(set(signs) - {"."})
    }


def shape_of(cells):
    """The number of the piece that covers exactly these cells."""
    fitting = [p for p in range(len(PIECE_IDS)) if placement_of(cell_set(cells), p) is not None]
    assert len(fitting) == 1, f"{cells} is no piece"
    return fitting[0]


def set_market(position, changes):
    """Set places of the market: {0: "w07", 4: None}."""
    for place, name in changes.items():
        position.games["market"][0, place] = puzzle(name)


def set_deck(position, deck, unseen=None, known=None):
    """Set a deck's puzzles from the top; what is None stays."""
    decks = position.games["decks"]
    if unseen is not None:
        decks["unseen"][0, deck] = 0
        decks["unseen"][0, deck, : len(unseen)] = [puzzle(name) for name in reversed(unseen)]
        decks["unseen_left"][0, deck] = len(unseen)
    if known is not None:
        decks["known"][0, deck] = 0
        decks["known"][0, deck, : len(known)] = [puzzle(name) for name in known]
        decks["known_first"][0, deck], decks["known_left"][0, deck] = 0, len(known)


def set_tiles(position, names):
    """Lay Finesse tiles face up, in their order; the rest of the row stays."""
    for i, name in enumerate(names):
        position.games["tiles"][0, i] = TILE_IDS.index(name)


# Looking


def now(position):
    """The record, its fields as attributes."""
    return position.reading()


def player(position, seat):
    """What a seat has."""
    return now(position).players[seat]


def stock(position, seat):
    """A seat's loose pieces by name: "D1 I2"."""
    return pieces(player(position, seat).stock)


def supply(position, name):
    """How many of a piece the supply holds."""
    return now(position).supply[piece(name)]


def slots(position, seat):
    """The puzzles in a seat's slots by name, None where there is none."""
    return puzzles(slot.puzzle for slot in player(position, seat).slots)


def market(position, start=0, length=4):
    """The puzzles of a row of the market: its first place, and how many it has."""
    return puzzles(now(position).market[start : start + length])


def deck(position, colour):
    """A deck from the top: those nobody has seen, then those put under."""
    pile = now(position).decks[colour]
    ring = [pile.known[(pile.known_first + i) % len(pile.known)] for i in range(pile.known_left)]
    return puzzles([*reversed(pile.unseen[: pile.unseen_left]), *ring])


def pile(position, seat):
    """The names of the puzzles a seat completed, white ones first."""
    mine = player(position, seat)
    found = mine.white_pile | mine.black_pile << PUZZLE_IDS.index("b01")
    return [name for p, name in enumerate(PUZZLE_IDS) if found >> p & 1]


def points(position):
    """The points of all seats."""
    return [GAME.engine.points(position, seat) for seat in range(now(position).seats)]


def places(position):
    """The places of all seats."""
    return [GAME.engine.place(position, seat) for seat in range(now(position).seats)]


def actors(position):
    """The seats that must decide."""
    return GAME.engine.actors(position)


def told(events, kind):
    """The events of one kind as (seat, values)."""
    return [(event.seat, event.values) for event in events if event.kind == kind]


def kinds(events):
    """The kinds of events, in order."""
    return [Event(event.kind) for event in events]


# Moves


def placing(slot, name, *cells):
    """Lay a piece on these cells of a slot's puzzle."""
    placement = placement_of(cell_set(cells), piece(name))
    assert placement is not None, f"{name} cannot cover {cells}"
    return slot * PLACEMENTS + placement


def taking(place):
    """Take from a place of the market, or name it for the bottom of its deck."""
    return FIRST_SPACE + place


def blind(colour):
    """Take the top of a deck."""
    return FIRST_DECK + colour


def recycling(colour):
    """Recycle a row."""
    return FIRST_RECYCLE + colour


def upgrading(given, taken):
    """Exchange one piece for another."""
    return FIRST_UPGRADE + len(PIECE_IDS) * piece(given) + piece(taken)


def splitting(words):
    """Split a ghost: "P5 into D1 O4"."""
    return FIRST_SPLIT + [SPLIT.said(split) for split in range(MASTER - FIRST_SPLIT)].index(words)


def choosing(name):
    """Take a piece in place of one that has run out."""
    return FIRST_PIECE + piece(name)


# What is legal


def legal(position, seat=None):
    """The numbers of the moves the seat (else the first that must decide) may make."""
    return GAME.engine.legal_moves(position, actors(position)[0] if seat is None else seat)


def may(position, seat, move):
    """Whether the seat may make the move."""
    return move in legal(position, seat)


def takes(position, seat=None):
    """The places of the market the seat may take from (or name), and "white", "black" for decks."""
    moves = legal(position, seat)
    rows = [move - FIRST_SPACE for move in moves if FIRST_SPACE <= move < FIRST_DECK]
    return rows + [("white", "black")[d] for d in (WHITE, BLACK) if blind(d) in moves]


def recycles(position, seat=None):
    """The rows the seat may recycle."""
    moves = legal(position, seat)
    return [("white", "black")[d] for d in (WHITE, BLACK) if recycling(d) in moves]


def placements(position, seat=None):
    """The placements the seat may make, as (slot, placement)."""
    return [divmod(move, PLACEMENTS) for move in legal(position, seat) if move < FIRST_SPACE]


def upgrades(position, seat=None):
    """The exchanges the seat may make: {"D1": "D1 I2 ..."}, given to what may be taken."""
    found = {}
    for move in legal(position, seat):
        if FIRST_UPGRADE <= move < FIRST_SPLIT:
            given, taken = divmod(move - FIRST_UPGRADE, len(PIECE_IDS))
            found.setdefault(PIECE_IDS[given], []).append(PIECE_IDS[taken])
    return {given: " ".join(taken) for given, taken in found.items()}


def splits(position, seat=None):
    """The splits the seat may make, in words."""
    moves = legal(position, seat)
    return [SPLIT.said(move - FIRST_SPLIT) for move in moves if FIRST_SPLIT <= move < MASTER]


def choices(position, seat=None):
    """The pieces offered in place of one that has run out: "I2 I3"."""
    return " ".join(PIECE_IDS[m - FIRST_PIECE] for m in legal(position, seat) if m >= FIRST_PIECE)


# Playing


def do(position, seat, move):
    """Carry out a move, a number or words, which must be legal; what it tells."""
    if isinstance(move, str):
        move = GAME.read(now(position), seat, move)
    assert may(position, seat, move), f"{move} is not legal for seat {seat}"
    GAME.engine.play(position, seat, move)
    return position.events()


def do_all(position, seat, *moves):
    """Carry out moves of one seat one after another; what the last tells."""
    for move in moves:
        do(position, seat, move)
    return position.events()


def finish(position, seat=None):
    """End the turn of the seat (else of all whose turn it is); what it tells."""
    for each in holders(position) if seat is None else [seat]:
        do(position, each, DONE)
    return position.events()


def finish_round(position):
    """Everybody ends each turn at once, until play comes back to the first player."""
    for _ in range(now(position).seats):
        finish(position)


def whim(seed=0):
    """Somebody who plays at random, the same each time."""
    return random.Random(seed)


def filler(position, seat, chance):
    """A move of somebody who fills puzzles: mostly a placement or a take where there is one."""
    moves = legal(position, seat)
    laid = [move for move in moves if move < FIRST_SPACE]
    taken = [move for move in moves if FIRST_SPACE <= move < FIRST_RECYCLE]
    fitting = laid if laid and chance.random() < 0.6 else taken
    return chance.choice(fitting if fitting and chance.random() < 0.7 else moves)


def walk(players, seed=0, options=None, by=filler, most=10_000):
    """Play from the deal to the end (or so many moves), yielding each (position, seat, move).

    The position is the one before the move and is played on afterwards: copy what is kept.
    """
    position, chance = GAME.deal(players, seed, options or {}), random.Random(seed)
    for _ in range(most):
        if not actors(position):
            return
        seat = chance.choice(actors(position))
        move = by(position, seat, chance)
        yield position, seat, move
        GAME.engine.play(position, seat, move)


def anything(position, seat, chance):
    """A move of somebody who does not think."""
    return chance.choice(legal(position, seat))
