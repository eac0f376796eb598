"""What may be answered, read off the rule sheet: slow and plain, without the rule code.

Every whole choice is written out as the row of its answers (tavarua-98); after some of them those
may be answered that go on to a whole choice.
"""

from functools import cache
from itertools import product

# The numbers of the moves, as the table in moves.py has them.
SHORT_BOARD, LONG_BOARD, DONE, SWITCH, BUY = range(5)
ATTACH, ACTION, CARD, VALUE, NO_MORE, GIVE, TAKE_BACK = 5, 18, 25, 33, 40, 41, 49
ACTIONS = ("ride", "bail", "recover", "catch", "paddle out", "wait", "paddle in")
NO_CARD = "no card"
# tavarua-93 to tavarua-96, in the order of the box
FITS = {
    NO_CARD: ACTIONS,
    "Duck Dive": ("paddle out",),
    "Tow Out": ("recover",),
    "Priority": ("catch",),
    "Party Wave": ("catch",),
    "Fresh Wax": ("catch", "ride"),
    "Cross Step": ("catch", "ride"),
    "Trim": ("catch", "ride"),
    "Leash": ("catch", "ride"),
    "Aerial": ("ride",),
    "Cheater Five": ("ride",),
    "Claim It": ("bail",),
    "Dawn Patrol": ("wait",),
}
STOKE = list(FITS)
OVER, BOARDS, EXCHANGE, SHORE, PLAY = range(5)
AT_SHORE, IN_CHANNEL, IN_WASH, ON_WAVE = range(4)
KINDS, LEAST, MOST = range(8), 0, 6


def held(counted, bits, kinds):
    """How many there are of each kind."""
    return tuple(counted >> bits * kind & 2**bits - 1 for kind in kinds)


def number(kind):
    return kind % 4 + 1


# The sea


def broken(game, space):
    """tavarua-47: rows 1 outermost to 6; tavarua-90: printed, 6 outermost to 1."""
    die, printed = game.dice[space - 1], game.options[0] == 1
    return die >= space if printed else die <= 7 - space


def room(game, space):
    """tavarua-48"""
    riding = sum(p.place == ON_WAVE and p.space == space for p in game.players[: game.seats])
    return (1 if game.seats <= 4 else 2) - riding


# Whole choices


def ways(game, seat):
    """Every choice a seat may make now, each the row of its answers."""
    me = game.players[seat]
    hand = held(me.hand, 8, KINDS)
    if game.phase == EXCHANGE:
        return {(NO_MORE,), *given_up(hand)}
    sea = (me.place == IN_CHANNEL and broken(game, me.space), room(game, me.space) > 0)
    cards = held(me.cards, 4, range(len(STOKE)))
    return actions(me.place, sea, me.board, me.tokens, hand, cards, me.cards_held > 0)


@cache
def actions(place, sea, board, tokens, hand, cards, asked):
    """tavarua-98: a Stoke card or none, if there may be one; then the action with its cards."""
    found = set()
    for card, name in enumerate(STOKE):
        if card == 0 or cards[card]:
            said = (ATTACH + card,) if asked else ()
            found |= {said + way for way in plain(place, sea, board, tokens, hand, name)}
    return found


def plain(place, sea, board, tokens, hand, name):
    """The ways to go on after a Stoke card."""
    for action in possible(place, sea, name):
        if action in FITS[name]:
            said = () if place == IN_WASH else (ACTION + ACTIONS.index(action),)  # tavarua-99
            for way in with_cards(action, board, tokens, hand, name):
                yield said + way


def possible(place, sea, name):
    """tavarua-28, tavarua-29; tavarua-46 to tavarua-48, and tavarua-94 for the room."""
    if place == ON_WAVE:
        return ("ride", "bail")
    if place == IN_WASH:
        return ("recover",)
    if place == AT_SHORE:
        return ("paddle out", "wait")
    is_broken, has_room = sea
    caught = is_broken and (has_room or name == "Party Wave")
    return (*(("catch",) if caught else ()), "paddle out", "wait", "paddle in")


def with_cards(action, board, tokens, hand, name):
    if action in ("wait", "bail"):
        return given_up(hand)
    kinds = [kind for kind in KINDS if hand[kind]]
    if action == "recover":
        return {(CARD + kind,) for kind in kinds}
    return {
        (CARD + kind, *((VALUE + value,) if tokens else ()))
        for kind in kinds
        if may_play(board, number(kind), name)
        for value in range(LEAST, MOST + 1)
        if abs(value - number(kind)) <= tokens
    }


def may_play(board, printed, name):
    """tavarua-06, tavarua-96"""
    if name == "Aerial":
        return board == SHORT_BOARD and printed >= 3
    if name == "Cheater Five" and board == SHORT_BOARD:
        return False
    return board == SHORT_BOARD or printed < 4


@cache
def given_up(hand):
    """tavarua-98: one card or more in ascending order; `done` unless no other can be named."""
    found = set()
    for counts in product(*(range(n + 1) for n in hand)):
        if any(counts):
            last = max(kind for kind in KINDS if counts[kind])
            left = any(hand[kind] > counts[kind] for kind in range(last, 8))
            named = tuple(GIVE + kind for kind in KINDS for _ in range(counts[kind]))
            found.add(named + ((NO_MORE,) if left else ()))
    return found


# The oracle


class Oracle:
    """Who may do what, told of every move and never of the answers that others gave."""

    def __init__(self, players):
        self.said = [()] * players
        self.done, self.switched, self.when = 0, False, None

    def legal(self, game, seat):
        """The legal moves of a seat."""
        if game.phase in (EXCHANGE, PLAY):
            may, said = ways(game, seat), self.said[seat]
            if said in may:
                return [TAKE_BACK]
            return sorted({way[len(said)] for way in may if way[: len(said)] == said})
        if seat != self.in_turn(game):
            return []
        if game.phase == BOARDS:
            return [SHORT_BOARD, LONG_BOARD]
        return self.ashore(game, seat)

    def in_turn(self, game):
        """tavarua-05, tavarua-21: clockwise from the first player; those on the Shore."""
        order = [(game.first + n) % game.seats for n in range(game.seats)]
        if game.phase == SHORE:
            order = [seat for seat in order if game.players[seat].place == AT_SHORE]
        return order[self.done] if game.phase in (BOARDS, SHORE) else None

    def ashore(self, game, seat):
        """tavarua-22, tavarua-23, tavarua-25b, tavarua-91"""
        cards = any(held(game.stoke_deck, 4, range(13)) + held(game.stoke_discard, 4, range(13)))
        buying = game.options[1] == 1 and game.players[seat].tokens > 0 and cards
        return [DONE, *([] if self.switched else [SWITCH]), *([BUY] if buying else [])]

    def actors(self, game):
        """Those who owe a decision."""
        return [s for s in range(game.seats) if self.legal(game, s) not in ([], [TAKE_BACK])]

    def hear(self, game, seat, move):
        """Note a move that is about to be made."""
        if game.phase in (EXCHANGE, PLAY):
            self.said[seat] = () if move == TAKE_BACK else (*self.said[seat], move)
        else:
            self.switched = move == SWITCH or (self.switched and move == BUY)
            self.done += move in (SHORT_BOARD, LONG_BOARD, DONE)

    def look(self, game):
        """Note that something new is asked: a phase or a round has begun."""
        if self.when != (game.phase, game.rounds):
            self.when, self.done, self.switched = (game.phase, game.rounds), 0, False
            self.said = [()] * game.seats
