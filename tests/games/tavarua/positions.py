"""Positions of Tavarua written down the way people describe them, and one step at a time.

Cards are named "T3" and "M1", several of them "T1 T1 M3". Seats are numbered from 0. A surfer is at
"shore", "wash", "channel 3" or "wave 3", spaces counted from the Shore. A position is laid out by
`table`, with everybody about to choose; choices are made by `choose` and `commit_all`.
"""

from parlour.games.tavarua import GAME
from parlour.games.tavarua.box.actions import ACTION_NAMES
from parlour.games.tavarua.box.boards import BOARD_NAMES
from parlour.games.tavarua.box.cards import KINDS
from parlour.games.tavarua.box.stoke import STOKE_NAMES, STOKES
from parlour.games.tavarua.box.waves import BARREL, SHIFT
from parlour.games.tavarua.events import Event
from parlour.games.tavarua.moves import (
    FIRST_ACTION,
    FIRST_ATTACH,
    FIRST_CARD,
    FIRST_GIVE,
    FIRST_VALUE,
    GIVEN,
)
from parlour.games.tavarua.nouns import KIND
from parlour.games.tavarua.options import WITH_STOKE_CARDS
from parlour.games.tavarua.rules import ask
from parlour.games.tavarua.rules.choosing import forget_choice
from parlour.games.tavarua.rules.counts import (
    ALL_CARDS,
    ALL_STOKE_CARDS,
    count_of,
    one_stoke,
    stoke_count,
    total,
)
from parlour.games.tavarua.rules.counts import one as one_card
from parlour.games.tavarua.table import Phase, Place, Step
from parlour.kit.rule import rule

TABLES = (1, 2, 3, 4, 5, 6)
CODES = [KIND.forms[kind][0] for kind in range(KINDS)]
PLACES = {"shore": Place.SHORE, "channel": Place.CHANNEL, "wash": Place.WASH, "wave": Place.WAVE}
FACES, BLOCK = 6, 16


# Names


def cards(names):
    """Player cards counted: "T1 T1 M3"."""
    return sum(one_card(CODES.index(name)) for name in names.split())


def named(counted):
    """Counted player cards as names, in ascending order of kinds."""
    return " ".join(CODES[k] for k in range(KINDS) for _ in range(count_of(int(counted), k)))


def stoke_cards(names):
    """Stoke cards counted, from a list of names."""
    return sum(one_stoke(STOKE_NAMES.index(name)) for name in names)


def stoke_named(counted):
    """Counted Stoke cards as a list of names."""
    held = range(1, STOKES + 1)
    return [STOKE_NAMES[c] for c in held for _ in range(stoke_count(int(counted), c))]


# Laying out


def table(
    players=2,
    *,
    seed=1,
    first=0,
    options=None,
    boards=(),
    hands=(),
    at=(),
    balances=(),
    piles=(),
    tokens=(),
    stoke=(),
    dice=None,
    phase=Phase.PLAY,
    seats=None,
    **fields,
):
    """A game with everybody about to choose (or in another `phase`), laid out seat by seat.

    `boards`: "short" or "long"; `hands`: "T1 T2 M1 M2 M3", five cards each, at random where none is
    named; `at`: where the surfers are ("shore" where nothing is said); `stoke`: lists of names of
    Stoke cards that may be played; `dice`: six, that next to the Shore first. `seats` gives other
    fields of players: {0: {"perfect": 1}}; `fields` are those of the game.
    """
    position = GAME.deal(players, seed, options or {})
    finish_setting_up(position)
    game = position.games[0]
    game["first"], game["rounds"] = first, 1
    game["discard"] = 0
    for seat in range(players):
        player = game["players"][seat]
        player["board"] = BOARD_NAMES.index(boards[seat]) if seat < len(boards) else 0
        player["balance"] = balances[seat] if seat < len(balances) else 0
        player["tokens"] = tokens[seat] if seat < len(tokens) else 0
        player["pile"] = cards(piles[seat]) if seat < len(piles) else 0
        player["cards"] = stoke_cards(stoke[seat]) if seat < len(stoke) else 0
        player["cards_held"] = len(stoke[seat]) if seat < len(stoke) else 0
        player["fresh"] = player["fresh_held"] = 0
        if seat < len(hands) and hands[seat]:
            player["hand"] = cards(hands[seat])
        place, _, space = (at[seat] if seat < len(at) else "shore").partition(" ")
        player["place"], player["space"] = PLACES[place], int(space or 0)
        for name, value in (seats or {}).get(seat, {}).items():
            player[name] = value
    if dice is not None:
        game["dice"] = dice
    fill_decks(position)
    for name, value in fields.items():
        game[name] = value
    _begin(position.games, int(phase))
    return position


def finish_setting_up(position):
    """Take short boards and exchange nothing: the first round's Shore step comes."""
    while position.games[0]["phase"] in (Phase.BOARDS, Phase.EXCHANGE):
        seat = GAME.engine.actors(position)[0]
        GAME.engine.play(position, seat, GAME.engine.legal_moves(position, seat)[0])


def fill_decks(position):
    """Put all cards that lie nowhere else into the decks."""
    game, players = position.games[0], position.games[0]["players"]
    lying = sum(int(p["hand"]) + int(p["pile"]) for p in players)
    game["deck"] = ALL_CARDS - lying - int(game["discard"])
    game["deck_left"] = total(int(game["deck"]))
    held = sum(int(p["cards"]) + int(p["fresh"]) for p in players)
    cards = ALL_STOKE_CARDS if game["options"][WITH_STOKE_CARDS] else 0
    game["stoke_deck"] = cards - held - int(game["stoke_discard"])
    left = int(game["stoke_deck"])
    game["stoke_left"] = sum(stoke_count(left, card) for card in range(STOKES + 1))


@rule
def _begin(games, phase):
    game = games[0]
    game.phase, game.committed = phase, 0
    for seat in range(game.seats):
        forget_choice(game.players[seat].choice)
        game.players[seat].step = game.players[seat].choices = 0
    ask(game, 0, game.seats)


def next_wave(position, shift, barrel=False):
    """Let the next Wave card be this one: all others of the deck are put in the box."""
    game = position.games[0]
    wave = next(w for w, s in enumerate(SHIFT) if s == shift and BARREL[w] == barrel)
    game["wave_box"] += game["wave_deck"]
    game["wave_deck"] = 0
    if game["wave_box"][wave]:
        game["wave_box"][wave] -= 1
    game["wave_deck"][wave] = 1
    game["waves_left"] = 1
    return position


def rolling(position, *faces):
    """Let the next dice (and draws, which take one each) fall so: at most 15 of them."""
    luck = position.games["luck"][0]
    luck["block"] = 0
    for i, face in enumerate(faces):
        luck["block"][i + 1] = int((face - 0.5) * 2**32 / FACES)
    luck["used"] = 1
    assert len(faces) < BLOCK
    return position


# Choosing and looking


def legal(position, seat):
    """The legal moves of a seat."""
    return GAME.engine.legal_moves(position, seat)


def do(position, seat, *moves):
    """Play legal moves of a seat, one after another; the events of the last."""
    for move in moves:
        assert move in legal(position, seat), (move, legal(position, seat))
        position.games["event_count"] = 0
        GAME.engine.play(position, seat, move)
    return heard_all(position)


def heard_all(position):
    """The events of the last move: kind, seat, values."""
    return [(Event(event.kind), event.seat, event.values) for event in position.events()]


def heard(events, kind):
    """The seats and values of the events of a kind."""
    return [(seat, values) for found, seat, values in events if found == kind]


def choose(position, seat, words):
    """Make a whole choice: "ride T3", "ride T3 as 5", "catch M1 with Leash", "wait T1 M3", "keep".

    The events of its last step.
    """
    words, _, attached = words.partition(" with ")
    if position.games[0]["phase"] == Phase.EXCHANGE:
        return give(position, seat, [] if words == "keep" else words.split())
    if step(position, seat) == Step.ATTACH:
        do(position, seat, FIRST_ATTACH + STOKE_NAMES.index(attached or "no card"))
    action = max((a for a in ACTION_NAMES if words.startswith(a)), key=len)
    if step(position, seat) == Step.ACTION:
        do(position, seat, FIRST_ACTION + ACTION_NAMES.index(action))
    rest = words.removeprefix(action).split()
    if action in ("wait", "bail"):
        return give(position, seat, rest)
    events = do(position, seat, FIRST_CARD + CODES.index(rest[0]))
    if step(position, seat) == Step.VALUE:
        value = int(rest[2]) if len(rest) > 1 else int(rest[0][1])
        events = do(position, seat, FIRST_VALUE + value)
    return events


def give(position, seat, names):
    """Give up cards, and end it unless it ends by itself."""
    events, phase = [], position.games[0]["phase"].copy()
    for name in sorted(names, key=CODES.index):
        events = do(position, seat, FIRST_GIVE + CODES.index(name))
    going_on = position.games[0]["phase"] == phase and step(position, seat) == Step.DISCARD
    return do(position, seat, GIVEN) if going_on else events


def commit_all(position, *choices):
    """Everybody chooses, seat by seat; the events of the last choice, which carries all out."""
    events = []
    for seat, words in enumerate(choices):
        events = choose(position, seat, words)
    return events


def step(position, seat):
    """The part of a choice the seat makes now."""
    return Step(int(position.games[0]["players"][seat]["step"]))


def player(position, seat):
    """The record of a player."""
    return position.games[0]["players"][seat]


def where(position, seat):
    """Where a surfer is, as `table` takes it."""
    held = player(position, seat)
    name = next(n for n, place in PLACES.items() if place == held["place"])
    return f"{name} {held['space']}" if held["space"] else name
