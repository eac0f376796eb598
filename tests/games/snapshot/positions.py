"""Positions of Snapshot written down the way people describe them, and one answer at a time.

Animals and habitats are named as in the box: "Lion", "Savannah". Seats are numbered from 0. A
position is laid out by `table`, which keeps every card in exactly one place; answers are given by
`do`, as move numbers; dice are made to fall as told by `rolling`.
"""

from parlour.games.snapshot import GAME
from parlour.games.snapshot.box.animals import ALL_ANIMALS, ANIMAL_NAMES, COLUMN, NO_ANIMAL
from parlour.games.snapshot.box.habitats import HABITAT_NAMES
from parlour.games.snapshot.events import Event
from parlour.games.snapshot.moves import FIRST_ON_ANIMAL, FIRST_ON_HABITAT, FIRST_TOKENS, STOP
from parlour.games.snapshot.rules import choices_now
from parlour.games.snapshot.table import Phase
from parlour.kit.rule import rule

TABLES = (2, 3, 4, 5)
FACES, BLOCK = 6, 16


# Names


def animal(name):
    """The number of an animal."""
    return ANIMAL_NAMES.index(name)


def habitat(name):
    """The number of a habitat."""
    return HABITAT_NAMES.index(name)


def animals(names):
    """The set of some animals."""
    return sum(1 << animal(name) for name in names)


def named(members):
    """The names of a set of animals, in the order of their numbers."""
    return [name for a, name in enumerate(ANIMAL_NAMES) if int(members) >> a & 1]


# Laying out


def table(
    players=3,
    *,
    seed=1,
    first=0,
    active=0,
    options=None,
    display=None,
    sideways=(),
    tokens=(),
    reserves=(),
    piles=(),
    deck=None,
    card=None,
    offers=(),
    phase=Phase.RESEARCH,
    **fields,
):
    """A new game, dealt and then laid out as told; it is the turn of `active`.

    `display` names the animals of each habitat outward: {"Savannah": ["Giraffe", "Lion"]}; of them
    `sideways` must be attempted. `tokens`, `reserves` and `piles` go seat by seat. Of the other
    cards those named by `deck` are in the deck and the rest discarded; all are in the deck if none
    is named. `card` was just drawn, and the seats in `offers` offer a token for it. `fields` are
    those of the game.
    """
    position = GAME.deal(players, seed, options or {})
    game = position.games[0]
    game["first"] = first
    game["active"] = game["turn"] = active
    game["card"] = NO_ANIMAL if card is None else animal(card)
    game["offers"] = sum(1 << seat for seat in offers)
    game["phase"] = phase
    used = set_display(position, display or {}, sideways) | animals([card] if card else [])
    for seat in range(players):
        player = game["players"][seat]
        player["tokens"] = tokens[seat] if seat < len(tokens) else 0
        player["reserve"] = animals(reserves[seat]) if seat < len(reserves) else 0
        player["pile"] = animals(piles[seat]) if seat < len(piles) else 0
        used |= int(player["reserve"]) | int(player["pile"])
    left = ALL_ANIMALS & ~used
    game["deck"] = left if deck is None else animals(deck)
    game["discard"] = left & ~int(game["deck"])
    for name, value in fields.items():
        game[name] = value
    ask(position)
    return position


def set_display(position, display, sideways):
    """Lay the columns out; the set of all animals in them."""
    used, owed = 0, 0
    for number, name in enumerate(HABITAT_NAMES):
        here, column = position.games[0]["habitats"][number], display.get(name, [])
        here["column"] = [animal(a) for a in column] + [0] * (COLUMN - len(column))
        here["count"] = len(column)
        duties = [a for a in column if a in sideways]
        here["sideways"] = animals(duties)
        owed += len(duties) + bool(duties)
        used |= animals(column)
    position.games[0]["owed"] = owed
    return used


def ask(position):
    """Work out what may be answered to the question of a position that was changed by hand."""
    _ask(position.games)


@rule
def _ask(games):
    games[0].choices = choices_now(games[0])


def rolling(position, *faces):
    """Let the next dice (and draws, which take one each) fall so: at most 15 of them."""
    luck = position.games["luck"][0]
    luck["block"] = 0
    for i, face in enumerate(faces):
        luck["block"][i + 1] = int((face - 0.5) * 2**32 / FACES)
    luck["used"] = 1
    assert len(faces) < BLOCK
    return position


# Answering and looking


def legal(position):
    """The legal moves of whoever decides."""
    (seat,) = GAME.engine.actors(position)
    return GAME.engine.legal_moves(position, seat)


def do(position, *moves):
    """Answer with legal moves, for whoever must decide; the events of the last."""
    for move in moves:
        (seat,) = GAME.engine.actors(position)
        assert move in GAME.engine.legal_moves(position, seat), move
        position.games["event_count"] = 0
        GAME.engine.play(position, seat, move)
    return [(Event(event.kind), event.seat, event.values) for event in position.events()]


def heard(events, kind):
    """The seats and values of the events of a kind."""
    return [(seat, values) for found, seat, values in events if found == kind]


def lay_dice(position, *targets):
    """Stop research, add nothing, lay a die on each target in the canonical order; events."""
    events = []
    if position.games[0]["phase"] == Phase.RESEARCH:
        events = do(position, STOP)
    for name in targets:
        events = do(position, die_on(position, name))
    return events


def die_on(position, name):
    """The number of the move that lays a die on a habitat or on an animal of the last one."""
    if name in HABITAT_NAMES:
        return FIRST_ON_HABITAT + habitat(name)
    here = position.games[0]["habitats"][position.games[0]["here"]]
    return FIRST_ON_ANIMAL + here["column"].tolist().index(animal(name))


def tokens(number):
    """The number of the move that places so many tokens."""
    return FIRST_TOKENS + number


def column(position, name):
    """The animals of a habitat, outward."""
    here = position.games[0]["habitats"][habitat(name)]
    return [ANIMAL_NAMES[a] for a in here["column"][: here["count"]]]


def phase(position):
    """The phase whose question is asked."""
    return Phase(int(position.games[0]["phase"]))


def player(position, seat):
    """The record of a player."""
    return position.games[0]["players"][seat]


def next_card(position, name):
    """Leave one card in the deck, so that it is drawn next; the others are discarded."""
    game = position.games[0]
    game["discard"] = (int(game["discard"]) | int(game["deck"])) & ~animals([name])
    game["deck"] = animals([name])
    ask(position)
