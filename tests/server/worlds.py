"""Two worlds that a viewer cannot tell apart: tables that differ in what is hidden from them.

Both begin at the same position of a game; in the other one all that the viewer may not know is
dealt anew. Then both go on. What the viewer notices looks the same in both; what is hidden may be
another move, and may take another number of steps. So the server has to send the same bytes.
"""

import random
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
from parlour.server.tables.acts import Moved, Sat, Seated, StoodIn
from parlour.server.tables.index import index
from parlour.server.tables.settings import Clock, Settings
from parlour.server.tables.table import Table, Written

SECRET, ID = bytes(range(32)), "worlds"
HASHES = re.compile(rb'"(head|checksum)": ?"([0-9a-f]{64})"')
SETTINGS = Settings(clock=Clock(30, 60), stand_in="random")
NAMES = ("Ann", "Bo", "Cy", "Di", "Eli", "Flo")
MOST_STEPS = 12  # of a choice that nobody else notices
MOST_TRIED = 25  # ways until one looks like another


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
            self.act(lambda table, at: _follow(table, Moved(seat, tuple(moves)), at), at)
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
        return [_answer(ask) for ask in asked]

    def _gestures(self, whim):
        """Something to plan, half of the time half of what may be done."""
        offered = self.match.ask(self.viewer)["next"]
        return [whim.choice(offered)] if offered else [["no.such.thing"]]


def _options(game, position):
    values = position.games["options"][0].tolist()
    return {option.name: values[place] for place, option in enumerate(game.options)}


def _follow(table, act, at):
    table.apply(act, at)
    return act


def _answer(ask):
    try:
        return answers.answer(1, "", ask())
    except ParlourError as refusal:
        return answers.error(1, refusal)


class Leak(AssertionError):
    """A viewer was told of what they may not know."""


class Pair:
    """Two worlds that look the same to a viewer, and go on."""

    def __init__(self, game, laid, viewer, whim):
        self.game, self.viewer, self.whim, self.at = game, viewer, whim, 1000.0
        laid = untold(laid)
        other = untold(dealt_anew(game, laid, viewer, whim))
        self.one, self.other = (World(game, each, viewer, self.at) for each in (laid, other))
        self.hidden = 0  # acts of the one world that the viewer did not notice
        self.compare()

    @property
    def worlds(self):
        return self.one, self.other

    def show_somebody(self):
        """Somebody else comes to the table, looks and goes."""
        other = self.whim.choice([*range(self.one.seats), SPECTATOR])
        for world in self.worlds:
            eye = Eye(other, wants_whole=False)
            showing.welcome(world.room, eye, 0)
            showing.show_presence(world.room)
            world.room.go(eye)
            showing.show_presence(world.room)

    def both(self, doing):
        """The same act in both worlds; what is refused, is so in the same words."""
        told = [world.act(doing, self.at) for world in self.worlds]
        if told[0] != told[1]:
            raise Leak(told)

    def compare(self):
        """The viewer was sent the same, or nothing in both; and so say the lists of tables."""
        one, other = ([*world.sent(), world.listed()] for world in self.worlds)
        if one != other:
            raise Leak((one, other))

    def compare_answers(self):
        """Whatever is asked for is the same, too."""
        seed = self.whim.random()
        one, other = (world.answers(random.Random(seed)) for world in self.worlds)
        if one != other:
            raise Leak([pair for pair in zip(one, other, strict=True) if pair[0] != pair[1]])
        if self.one.match.log == self.other.match.log:
            assert self.one.match.head == self.other.match.head

    def compare_replays(self):
        """What another worker makes of the logs shows the same, and what was shown here."""
        for world in self.worlds:
            again, now = world.replayed(), showing.whole_frame(world.room, self.viewer)
            assert world.numbered([showing.whole_frame(again, self.viewer)]) == world.numbered(
                [now]
            )
            assert index(again.table) == index(world.table)

    # What happens

    def go_on(self):
        """Somebody does something; whether the worlds still look the same."""
        self.at += self.whim.choice((1, 5, 50))
        deciding = self.one.match.actors
        seat = self.whim.choice(deciding)
        about = self.whim.random()
        if about < 0.02:
            self.show_somebody()
        elif about < 0.1:
            self.both(self._of_the_table())
        elif seat == self.viewer:
            self.both(self._own_act())
        else:
            self._let(seat)
        if self.one.look() != self.other.look():
            return False  # what was revealed differs
        self.compare()
        return not self.one.match.is_over

    def finished(self):
        """The table of the one world; a choice that its maker still hides is made first."""
        world, seats = self.one, range(self.one.seats)
        while half := [seat for seat in seats if world.match.is_half_made_by(seat)]:
            legal = world.match.legal(half[0])
            world.match.play(half[0], self.whim.choice(legal))
        return world.match.table

    def _of_the_table(self):
        """What anybody does beside the game."""
        seat, about = self.whim.randrange(self.one.seats), self.whim.random()
        if about < 0.4 and self.one.seats > 1:
            return lambda table, at: playing.vote(table, 0, not table.chair(0).stop, at)
        if about < 0.7:
            bot = "" if self.one.table.chair(seat).stand_in else "random"
            return lambda table, at: _follow(table, StoodIn(seat, bot, "host"), at)
        who = Seated("person", self.whim.choice((NAMES[seat], NAMES[seat] * 2)), f"guest {seat}")
        return lambda table, at: _follow(table, Sat(seat, who), at)

    def _own_act(self):
        """A move of the viewer's own, now and then an illegal one, or an undo."""
        seat, about = self.viewer, self.whim.random()
        if about < 0.15:
            return lambda table, at: playing.undo(table, seat, at)
        move = self.whim.choice(self.one.match.legal(seat))
        if about < 0.25:
            move = self.whim.randrange(self.game.contract.moves)
        return lambda table, at: playing.move(table, seat, move, at)

    def _let(self, seat):
        """Somebody else decides; in the other world what looks the same, if there is anything."""
        if self.whim.random() < 0.3:
            self._wander(seat)
        for world, moves in zip(self.worlds, self._ways(seat), strict=True):
            if moves is not None:
                world.play(seat, moves, self.at, at_once=self.whim.random() < 0.3)

    def _ways(self, seat):
        """What the seat does up to where the viewer notices it: in the one world, and the other."""
        one, after = self._way(self.one, seat)
        goal = self.one.look(after)
        if goal == self.one.look():
            return one, []
        literal = [one] if len(one) == 1 else []
        if literal and self.game.is_secret(self.one.match.table.reading(), seat, one[0]):
            literal = []
        for given in [*literal, *[None] * MOST_TRIED, one]:
            other, after = self._way(self.other, seat, given)
            if self.other.look(after) == goal:
                return one, other
        self._check_reveals(seat, one)
        return one, None

    def _check_reveals(self, seat, moves):
        """Where it does not look the same, something was revealed: not while others choose."""
        match, owed = self.one.match.copy(), {*self.one.match.actors}
        is_secret = self.game.is_secret(match.table.reading(), seat, moves[0])
        for move in moves:
            match.play(seat, move)
        if is_secret and {*match.actors} == owed - {seat} != set():
            raise Leak("a hidden choice looks like no other one")

    def _way(self, world, seat, given=None):
        """Moves of a seat until the viewer notices, made at random or given, and the match then."""
        match, base, made = world.match.copy(), world.look(), []
        while (legal := match.legal(seat)) and len(made) < MOST_STEPS:
            if given is not None and (len(made) >= len(given) or given[len(made)] not in legal):
                break
            made.append(self.whim.choice(legal) if given is None else given[len(made)])
            match.play(seat, made[-1])
            if world.look(match) != base:
                break
        return made, match

    def _wander(self, seat):
        """In one of the worlds the seat begins something that nobody notices, and goes back."""
        world = self.whim.choice(self.worlds)
        moves, after = self._way(world, seat)
        unnoticed = moves if world.look(after) == world.look() else moves[:-1]
        world.play(seat, unnoticed, self.at - 0.5)
        self.hidden += len(unnoticed)
        self.compare()
        for _ in range(self.whim.randint(0, len(unnoticed))):
            if world.match.may_undo(seat):
                world.act(lambda table, at: playing.undo(table, seat, at), self.at)
        self.compare()
