"""Two worlds that a viewer cannot tell apart: tables that differ in what is hidden from them.

Both begin at the same position of a game; in the other one all that the viewer may not know is
dealt anew. Then both go on. What the viewer notices looks the same in both; what is hidden may be
another move, and may take another number of steps. So the server has to send the same bytes.
"""

import re
from contextlib import contextmanager
from dataclasses import dataclass
from functools import partial
from unittest import mock

from parlour.errors import ParlourError
from parlour.kit.positions import Positions
from parlour.kit.record import SPECTATOR
from parlour.play.origin.shuffle import Shuffle
from parlour.server.hall import asking, ending, showing
from parlour.server.hall.acting import part_with_others
from parlour.server.hall.room import Room
from parlour.server.socket import answers
from parlour.server.tables import acts, playing, sitting, starting
from parlour.server.tables import table as tables
from parlour.server.tables.acts import Moved, Seated
from parlour.server.tables.index import index
from parlour.server.tables.settings import Clock, Settings
from parlour.server.tables.table import Table, Written

SECRET, ID = bytes(range(32)), "worlds"
HASHES = re.compile(rb'"(head|checksum)": ?"([0-9a-f]{64})"')
SETTINGS = Settings(clock=Clock(30, 60), stand_in="random")
NAMES = ("Ann", "Bo", "Cy", "Di", "Eli", "Flo")


@dataclass(frozen=True)
class Stacked(Shuffle):
    """A shuffle that promises as any other does, and deals what a test has laid out."""

    laid: Positions | None = None

    def deal(self, game, terms):
        return self.laid.copy()


@contextmanager
def stacked(laid):
    """Tables deal this meanwhile."""
    with mock.patch.object(tables, "Shuffle", partial(Stacked, laid=laid)):
        yield


def untold(position):
    """The same position; what its last move told is forgotten."""
    copy = position.copy()
    copy.games["event_count"] = 0
    copy.games["events"] = 0
    return copy


def dealt_anew(game, position, viewer, whim):
    """A position that the viewer cannot tell from this one."""
    seats = [viewer] if viewer != SPECTATOR else range(position.seats[0])
    for seat in seats:  # a spectator sees less than any seat
        position = game.guess(position, int(seat), whim.randrange(1 << 30))
    return position


class Eye:
    """A connection that keeps what it is sent."""

    def __init__(self, viewer, wants_whole):
        self.viewer, self.wants_whole, self.guest = viewer, wants_whole, f"guest {viewer}"
        self.muted, self.frames = set(), []

    def send(self, frame):
        self.frames.append(frame)

    def end(self, code, says):
        self.frames.append(answers.bye(code, says))


class World:
    """A table from some position on, and a viewer's eyes."""

    def __init__(self, game, laid, viewer, at):
        self.game, self.laid, self.viewer = game, laid, viewer
        self.log, self.heads, self.seats = [], {}, int(laid.seats[0])
        self.table, self.room = Table(ID, SECRET), Room(ID)
        self.room.table = self.table
        self._begin(at)
        self.eyes = [Eye(viewer, wants_whole) for wants_whole in (False, True)]
        for eye in self.eyes:
            showing.welcome(self.room, eye, 0)
        showing.show_presence(self.room)

    def _begin(self, at):
        people = [Seated("person", NAMES[n], f"guest {n}") for n in range(self.seats)]
        options = _options(self.game, self.laid)
        begun = (options, people, SETTINGS, "guest 0")
        steps = [
            lambda t, at: sitting.open_table(t, self.game.name, *begun, at),
            lambda t, at: starting.start(t, "guest 0", at),
            starting.deal,
        ]
        with stacked(self.laid):
            assert [self.act(step, at) for step in steps] == [None] * len(steps)

    @property
    def match(self):
        return self.table.match

    def act(self, doing, at):
        """Carry something out and show it, as the hall does; a refusal in words."""
        try:
            done = doing(self.table, at)
        except ParlourError as refusal:
            return str(refusal)
        self.log += [Written(act, at) for act in (done if isinstance(done, list) else [done])]
        part_with_others(self.room)
        showing.show(self.room)
        return None

    def play(self, seat, moves, at, at_once=False):
        """A choice, step by step or all at once; steps before the last took some time each."""
        if at_once and len(moves) > 1:
            self.act(lambda table, at: follow(table, Moved(seat, tuple(moves)), at), at)
            return
        for place, move in enumerate(moves, 1 - len(moves)):
            self.act(lambda t, at, move=move: playing.move(t, seat, move, at), at + place / 100)

    def look(self, match=None):
        """What a match lets the viewer know."""
        match = match or self.match
        return match.seen(self.viewer).position(), tuple(match.chronicle.shown(self.viewer))

    # What it tells the viewer

    def sent(self):
        """What was sent since this was asked for last."""
        found = [self.numbered(eye.frames) for eye in self.eyes]
        for eye in self.eyes:
            eye.frames = []
        return found

    def numbered(self, told):
        """The same with every head by its number among those shown.

        A head hashes all entries, hidden ones too, each with a nonce that nobody finds who does not
        know the secret. So it differs between worlds, and all it tells is when it changes.
        """
        return [HASHES.sub(self._number, part) for part in told]

    def replayed(self):
        """The room of another worker who knows the log, with the same people in it."""
        room = Room(ID)
        with stacked(self.laid):
            log = [Written(acts.read(acts.written(act)), at) for act, at in self.log]
            room.table = Table.replayed(ID, SECRET, log)
        room.elsewhere["here"] = self.room.presence
        return room

    def listed(self):
        """What lists of tables are made of."""
        return index(self.table)

    def _number(self, found):
        name, value = found.groups()
        number = self.heads.setdefault(value, len(self.heads)) if name == b"head" else 0
        return b'"%s":%d' % (name, number)

    def answers(self, whim):
        """What the viewer may ask for: frames, lists, the running record, questions."""
        newcomer = Eye(self.viewer, wants_whole=True)
        showing.welcome(self.room, newcomer, since=whim.randrange(20))
        self.room.go(newcomer)
        told = [*newcomer.frames, showing.whole_frame(self.room, SPECTATOR)]
        if not self.match.is_over:
            told.append(ending.written(self.match.copy()).encode())
        return self.numbered(told), self._questions(whim)

    def _questions(self, whim):
        """What the viewer's own seat is answered."""
        if self.viewer == SPECTATOR:
            return []
        seat, match, most = self.viewer, self.match, self.game.contract.moves - 1
        moves = [whim.randint(0, most) for _ in range(3)]
        gestures = self._gestures(whim)
        asked = [partial(asking._planned, match.planner(seat), gestures)]
        asked += [partial(asking._aids, match.planner(seat), given) for given in ([], gestures)]
        asked += [partial(match.why, seat, move) for move in moves]
        if seat in match.actors and whim.random() < 0.1:
            asked.append(partial(asking._hint, self.game, match.seen(seat), seat, match.names))
        return [_answer(ask) for ask in asked]

    def _gestures(self, whim):
        """Something to plan; it may make sense."""
        offered = self.match.ask(self.viewer)["next"] or [["no.such.thing"]]
        return [whim.choice(offered) for _ in range(whim.randint(1, 2))]


def _options(game, position):
    values = position.games["options"][0].tolist()
    return {option.name: values[place] for place, option in enumerate(game.options)}


def follow(table, act, at):
    table.apply(act, at)
    return act


def _answer(ask):
    try:
        return answers.answer(1, "", ask())
    except ParlourError as refusal:
        return answers.error(1, refusal)
