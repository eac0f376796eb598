"""Positions of Mü written down the way people describe them, and one move at a time.

Cards are named colour first, numbers after it: "red 7 7 9, blue 2". A list of them goes seat by
seat. Seats are numbered from 0, as in the record; only the words of moves count them from 1.
"""

import random

from parlour.games.mu import GAME
from parlour.games.mu.box.trumps import TRUMP_CARDS
from parlour.games.mu.events import Event
from parlour.games.mu.nouns import TRUMP
from parlour.games.mu.table import Phase
from parlour.kit.luck import LUCK, key_from_seed
from parlour.kit.positions import records

TABLES = (3, 4, 5, 6)
COLOURS = ("red", "blue", "green", "yellow", "black")
SLOTS = (0, 1, 3, 4, 5, 6, 7, 8, 10, 11)  # of each number; a twin's second copy is one further
TWINS = (1, 7)
POINTS = (1, 0, 1, 1, 1, 1, 2, 2, 1, 0)  # of each number
NOBODY = -1


def card(words):
    """The number of one card: "red 7"."""
    colour, number = words.split()
    return COLOURS.index(colour) * 12 + SLOTS[int(number)]


def each(words):
    """The numbers of the named cards, a twin named twice twice."""
    groups = [group.split() for group in words.split(",") if group.strip()]
    return [card(f"{colour} {number}") for colour, *numbers in groups for number in numbers]


def cards(words):
    """The set of the named cards: of twins the first copy counts first."""
    held = 0
    for number in each(words):
        held |= 1 << (number + (held >> number & 1))
    return held


def names(held):
    """The cards of a set by name, twins twice."""
    found = [divmod(number, 12) for number in range(60) if held >> number & 1]
    return [f"{COLOURS[colour]} {_number(slot)}" for colour, slot in found]


def _number(slot):
    return next(n for n in range(9, -1, -1) if SLOTS[n] <= slot)


def deck(removed=None):
    """The names of all cards, without those of the colour left in the box."""
    return names(sum(0xFFF << 12 * i for i, colour in enumerate(COLOURS) if colour != removed))


def trump(words):
    """The number of a trump: "red", "7", "no trump"."""
    return next(number for number in range(16) if TRUMP.said(number) == words)


def table(
    players=4,
    *,
    phase=Phase.TRICKS,
    turn=None,
    dealer=0,
    crown=NOBODY,
    shield=NOBODY,
    partner=NOBODY,
    major=None,
    minor=None,
    hands=(),
    displays=(),
    piles=(),
    lacks=(),
    counts=(),
    scores=(),
    trick="",
    leader=None,
    face_down="",
    away="",
    rest=None,
    hands_to_play=4,
    removed="black",
    **fields,
):
    """A position; what is not told is empty, or follows from the rest.

    `counts` are as many as the display shows unless told; `rest` is a seat whose pile has all cards
    named nowhere else; `away` was put away by the Crown player.
    """
    position = GAME.blank(players, {"hands": hands_to_play, "removed_colour": removed})
    position.games["luck"]["key"][0] = key_from_seed(1)
    per_seat = {
        "hand": map(cards, hands),
        "held": [len(each(named)) for named in hands],
        "display": map(cards, displays),
        "count": counts or [len(each(named)) for named in displays],
        "pile": map(cards, piles),
        "lacks": map(cards, lacks),
        "score": scores,
    }
    _set_each(position, per_seat)
    if away:
        _set(position, crown, "away", cards(away))
    if rest is not None:
        told = [*hands, *displays, *piles, trick, face_down, away]
        missing = _missing(told, removed if players == 3 else None)
        _set(position, rest, "pile", cards(", ".join([*piles[rest : rest + 1], *missing])))
    led_by = leader if leader is not None else crown if phase == Phase.TRICKS else 0
    fields |= {
        "phase": phase,
        "dealer": dealer,
        "crown": crown,
        "shield": shield,
        "partner": partner,
        "major": NOBODY if major is None else trump(major),
        "minor": NOBODY if minor is None else trump(minor),
        "trumps": _trumps(major, minor) if major else 0,
        "face_down": cards(face_down),
        "leader": led_by,
        "trick_size": len(each(trick)),
    }
    fields["turn"] = _turn(fields, players) if turn is None else turn
    for field, value in fields.items():
        position.games[field][0] = value
    position.games["trick"][0, : len(each(trick))] = each(trick)
    return position


def _set_each(position, per_seat):
    for field, values in per_seat.items():
        for seat, value in enumerate(values):
            _set(position, seat, field, value)


def _missing(told, removed):
    """The cards of the deck that are named nowhere."""
    missing = deck(removed)
    for number in each(", ".join(told)):
        missing.remove(names(1 << number)[0])
    return missing


def _set(position, seat, field, value):
    position.games["players"][field][0, seat] = value


def _trumps(*named):
    return int(sum({1 << c for t in named if t for c in range(60) if _in_trump(t, c)}))


def _in_trump(named, number):
    return int(TRUMP_CARDS[trump(named)]) >> number & 1


def _turn(fields, players):
    if fields["phase"] == Phase.TRICKS:
        return (fields["leader"] + fields["trick_size"]) % players
    if fields["phase"] == Phase.MINOR_TRUMP:
        return fields["shield"]
    if fields["phase"] in (Phase.MAJOR_TRUMP, Phase.PARTNER, Phase.EXCHANGE):
        return fields["crown"]
    return fields["dealer"]


def auction(players=4, dealer=0, seed=0, **options):
    """A new game, the cards dealt by the given dealer."""
    position = GAME.deal(players, seed, options)
    position.games["dealer"][0] = position.games["turn"][0] = dealer
    return position


def now(position):
    """The record, its fields as attributes."""
    return position.reading()


def legal(position, seat=None):
    """What the seat (else the one whose turn it is) may do, in words."""
    seat = now(position).turn if seat is None else seat
    moves = GAME.engine.legal_moves(position, seat)
    return [GAME.say(now(position), seat, move) for move in moves]


def may_play(position):
    """The cards the seat whose turn it is may play."""
    return [words.removeprefix("plays ") for words in legal(position)]


def do(position, seat, words):
    """Carry out a move told in words, which must be legal; what it tells."""
    move = GAME.read(now(position), seat, words)
    assert move in GAME.engine.legal_moves(position, seat), f"{words}: not in {legal(position)}"
    GAME.engine.play(position, seat, move)
    return position.events()


def do_all(position, *words):
    """Carry out moves one after another, each by the seat whose turn it is."""
    for told in words:
        do(position, now(position).turn, told)


def shows(position, seat, count):
    """All pass until it is the seat's turn, which displays so many more cards; what the end tells.

    The lowest cards of the hand go first.
    """
    while now(position).turn != seat:
        do_all(position, "pass")
    for _ in range(count):
        do(position, seat, legal(position)[0])
    return do(position, seat, "end the display")


def all_pass(position):
    """Everybody passes, which ends the auction; what the last pass tells."""
    for _ in range(now(position).seats):
        do_all(position, "pass")
    return position.events()


def indicators(position):
    """Who has the Crown, who the Shield."""
    return now(position).crown, now(position).shield


def play_on(position, until, whim=None):
    """Play until a phase; always the last legal move, or any when there is a whim."""
    while now(position).phase != until:
        seat = now(position).turn
        moves = GAME.engine.legal_moves(position, seat)
        GAME.engine.play(position, seat, whim.choice(moves) if whim else moves[-1])


def play_hand(position, until=Phase.NEXT_DEALER):
    """A short hand: the dealer shows a card, nobody else does."""
    shows(position, now(position).dealer, 1)
    play_on(position, until)


def told(events, kind):
    """The events of one kind as (seat, values)."""
    return [(event.seat, event.values) for event in events if event.kind == kind]


def kinds(events):
    """The kinds of events, in order."""
    return [Event(event.kind) for event in events]


def points(position):
    """The points of all seats."""
    return [GAME.engine.points(position, seat) for seat in range(now(position).seats)]


def places(position):
    """The places of all seats."""
    return [GAME.engine.place(position, seat) for seat in range(now(position).seats)]


def hand(position, seat):
    """The names of the cards in a hand."""
    return names(now(position).players[seat].hand)


def seen_by(position, viewer):
    """The position as it is handed to one viewer."""
    seen = position.copy()
    GAME.engine.redact(seen, viewer)
    return seen


def luck(seed):
    """A stream of luck for guesses."""
    stream = records(LUCK, 1)
    stream["key"][0] = key_from_seed(seed)
    return stream


def whim(seed=0):
    """Somebody who plays at random, the same each time."""
    return random.Random(seed)


def worth(wanted, removed="black"):
    """Cards worth so many points in all, without a 1 or a 9."""
    chosen = []
    for name in sorted(deck(removed), key=lambda name: -POINTS[int(name[-1])]):
        value = POINTS[int(name[-1])]
        if 0 < value <= wanted:
            chosen.append(name)
            wanted -= value
    assert wanted == 0
    return ", ".join(chosen)
