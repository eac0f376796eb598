"""Positions of Small Islands written down the way people describe them, and one step at a time.

Hexes are named "H5", clue cards by what they say, columns by colour, treasure cards by value (0 is
the Curse). Seats are numbered from 0. `table` lays out a position, with the first player about to
act; `do`, `card`, `tile`, `to` and `choose` answer the question that is asked.
"""

from parlour.games.small_islands import GAME
from parlour.games.small_islands.box.clues import ALL_CLUES, ALL_TILES, CARDS, CLUE_NAMES, CLUES
from parlour.games.small_islands.box.islands import DIRECTION_NAMES
from parlour.games.small_islands.box.map import HEX_NAMES, NO_HEX, as_words, members
from parlour.games.small_islands.box.pieces import AMULETS, COLUMN_NAMES, COLUMNS, ROSES
from parlour.games.small_islands.box.treasure import VALUE
from parlour.games.small_islands.events import Event
from parlour.games.small_islands.moves import FIRST, FIRST_SPOT
from parlour.games.small_islands.rules import ask
from parlour.games.small_islands.rules.columns import add_clue, lay_rose, open_column
from parlour.games.small_islands.rules.landmarks import survey
from parlour.games.small_islands.rules.lava import flow
from parlour.games.small_islands.rules.raising.treasures import ALL_TREASURE, count_of, one, total
from parlour.games.small_islands.table import NO_CARD, Step
from parlour.kit.rule import rule

SEATS = (2, 3, 4)
VALUES = VALUE.tolist()


# Names


def hexes(names):
    """Hexes by name, as numbers: "H5 H6"."""
    return [HEX_NAMES.index(name) for name in names.split()]


def words_of(names):
    """A set of hexes by name, as the words of a record."""
    return as_words(hexes(names))


def named(words):
    """A set of hexes of a record as names, in order of their numbers."""
    return " ".join(HEX_NAMES[at] for at in members(words))


def clue(name):
    """The number of a clue card or volcanic tile."""
    return CLUE_NAMES.index(name)


def clue_set(names):
    """A set of clue cards, from a list of what they say."""
    return sum(1 << clue(name) for name in names)


def clues_in(held):
    """What the cards of a set say."""
    return [CLUE_NAMES[card] for card in range(CARDS) if int(held) >> card & 1]


def treasures(values):
    """Treasure cards counted, from a list of values; 0 is the Curse."""
    return sum(one(VALUES.index(value)) for value in values)


def values_in(counted):
    """The values of counted treasure cards, ascending."""
    return [v for kind, v in enumerate(VALUES) for _ in range(count_of(int(counted), kind))]


def column(name):
    """The number of a column by its colour."""
    return COLUMN_NAMES.index(name)


# Laying out


def table(
    players=2,
    *,
    seed=1,
    options=None,
    island=1,
    centre=1,
    huts=None,
    palms=None,
    statues=None,
    vehicles=(),
    lava="",
    amulets="",
    hands=(),
    columns=None,
    held=(),
    gold=(),
    treasure=None,
    **fields,
):
    """A game with seat 0 about to act, laid out piece by piece; what is not named is as dealt.

    `huts`, `palms`: "C5 D9"; `statues`: [("H5", "N")], three at most; `vehicles`: a hex for each
    seat; `lava`, `amulets`: on the map, lava without checks; `hands`: lists of clues; `columns`:
    {"white": [("next to a hut", 0)]}, oldest first, with the seat of the rose or None, empty where
    not named; `held`: amulets of each seat; `gold`: values of each seat; `treasure`: values of the
    whole deck, from which a Curse can come at once. `fields` are those of the game.
    """
    given = {"island": island, "centre": centre} | (options or {})
    position = GAME.deal(players, seed, given)
    finish_setting_up(position)
    game = position.games[0]
    lay_map(position, huts, palms, statues, lava, amulets)
    for seat in range(players):
        player = game["players"][seat]
        player["vehicle"] = hexes(vehicles[seat])[0] if seat < len(vehicles) else player["vehicle"]
        player["amulets"] = held[seat] if seat < len(held) else 0
        player["gold"] = treasures(gold[seat]) if seat < len(gold) else 0
        player["gold_held"] = total(int(player["gold"]))
        player["roses"] = ROSES
    lay_columns(position, columns or {})
    deal_clues(position, hands)
    share_treasure(position, treasure)
    game["amulets_left"] = AMULETS - sum(p["amulets"] for p in game["players"])
    game["amulets_left"] -= len(members(game["amulets"]))
    game["first"] = game["active"] = game["asked"] = game["turns"] = 0
    game["acted"] = game["free_raise"] = game["moving"] = 0
    game["step"] = Step.ACTION
    for name, value in fields.items():
        game[name] = value
    ask_again(position)
    return position


def finish_setting_up(position):
    """Answer every question of the set-up with the first answer."""
    while position.games[0]["step"] < Step.START:
        seat = GAME.engine.actors(position)[0]
        GAME.engine.play(position, seat, GAME.engine.legal_moves(position, seat)[0])


def lay_map(position, huts, palms, statues, lava, amulets):
    """Put objects, lava and amulets on the map; landmarks follow."""
    game = position.games[0]
    if huts is not None:
        game["huts"] = words_of(huts)
    if palms is not None:
        game["palms"] = words_of(palms)
    if statues is not None:
        game["statues"], game["facings"] = NO_HEX, 0
        for i, (at, facing) in enumerate(statues):
            game["statues"][i] = hexes(at)[0]
            game["facings"][i] = DIRECTION_NAMES.index(facing)
    game["amulets"] = words_of(amulets)
    _survey(position.games)
    for c in range(COLUMNS):
        _open(position.games, c)
    for at in hexes(lava):
        _flow(position.games, at)


def lay_columns(position, columns):
    """Lay clues and roses in the columns; all others are empty."""
    game = position.games[0]
    game["roses"], game["above"] = 0, NO_CARD
    for c in range(COLUMNS):
        _open(position.games, c)
        for name, seat in columns.get(COLUMN_NAMES[c], []):
            _lay(position.games, c, clue(name), NO_CARD if seat is None else seat)


def deal_clues(position, hands):
    """Hands as named, the others as dealt as far as it goes; all other cards into the deck."""
    game = position.games[0]
    lying = 0
    for c in range(COLUMNS):
        lying |= int(game["clues"][c])
    named_cards = lying
    for names in hands:
        named_cards |= clue_set(names)
    for seat in range(int(game["seats"])):
        player = game["players"][seat]
        given = clue_set(hands[seat]) if seat < len(hands) else int(player["hand"]) & ~named_cards
        player["hand"], player["hand_held"] = given, given.bit_count()
        lying |= given
    game["discard"], game["deck"] = 0, ALL_CLUES & ~lying
    if game["options"][0]:
        game["reserve"] = ALL_TILES & ~lying


def share_treasure(position, deck):
    """All treasure that nobody holds into the deck, or the cards named there, the others gone."""
    game = position.games[0]
    rest = ALL_TREASURE - sum(int(p["gold"]) for p in game["players"])
    chosen = rest if deck is None else treasures(deck)
    game["treasure"], game["treasure_left"] = chosen, total(chosen)
    game["spent"] = rest - chosen
    if deck is not None:
        game["safe_left"] = 0


@rule
def _survey(games):
    survey(games[0])


@rule
def _open(games, which):
    open_column(games[0], which)


@rule
def _flow(games, at):
    flow(games[0], 0, at)


@rule
def _lay(games, which, card, seat):
    if seat >= 0:
        lay_rose(games[0], seat, card)
    add_clue(games[0], which, card)


@rule
def _ask(games):
    games[0].players[games[0].asked].choices = 0
    ask(games[0])


def ask_again(position):
    """Work out anew what can be answered, after fields were changed by hand."""
    game = position.games[0]
    game["spots"] = 0
    for player in game["players"]:
        player["choices"] = 0
    _ask(position.games)


# One step at a time


def asked(position):
    """The seat that decides."""
    return GAME.engine.actors(position)[0]


def step(position):
    """What is decided now."""
    return Step(int(position.games[0]["step"]))


def legal(position):
    """The legal moves of whoever decides."""
    return list(GAME.engine.legal_moves(position, asked(position)))


def play(position, move):
    """Play a legal move of whoever decides; the position itself, for chains."""
    assert move in legal(position), f"{move} is not legal in {step(position)!r}"
    GAME.engine.play(position, asked(position), move)
    return position


def may(position, act, colour=None):
    """Whether something can be done now."""
    return act_number(act, colour) in legal(position)


def act_number(act, colour=None):
    """The move number of something done in a turn."""
    return int(act) + (column(colour) if colour else 0)


def do(position, act, colour=None):
    """Do something in a turn: do(p, Act.CLUE, "white")."""
    return play(position, act_number(act, colour))


def choose(position, answer):
    """Answer a question that is not about hexes by the number of the answer."""
    return play(position, int(FIRST[step(position)]) + answer)


def card(position, name):
    """Answer with a clue card."""
    return choose(position, clue(name))


def tile(position, name):
    """Answer with a volcanic tile."""
    return choose(position, clue(name) - CLUES)


def to(position, name):
    """Answer with a hex."""
    return play(position, int(FIRST_SPOT[step(position)]) + hexes(name)[0])


def spots(position):
    """The hexes that can be answered, as names."""
    return named(position.games[0]["spots"])


def sites(position, colour):
    """The candidates of a treasure, as names."""
    return named(position.games[0]["sites"][column(colour)])


def choices(position):
    """The answers that are not hexes, as numbers."""
    first = int(FIRST[step(position)])
    last = int(FIRST_SPOT[step(position)])
    return [move - first for move in legal(position) if move < last]


def told(position, viewer=None):
    """The events of the last move: (Event, seat, values); those a viewer hears, or all."""
    if viewer is not None:
        position = position.copy()
        GAME.engine.redact(position, viewer)
    return [(Event(event.kind), event.seat, event.values) for event in position.events()]


def heard(position, kind, viewer=None):
    """The seats and values of the events of a kind in the last move."""
    return [(seat, values) for found, seat, values in told(position, viewer) if found == kind]
