"""Two worlds go on together, as long as a viewer cannot tell them apart.

Whatever the viewer notices is done in both. What is hidden may be another move in the other world,
and may take another number of steps; or is begun in one of them and taken back.
"""

import random

from parlour.kit.record import SPECTATOR
from parlour.server.hall import showing
from parlour.server.tables import playing
from parlour.server.tables.acts import Sat, Seated, StoodIn
from parlour.server.tables.index import index
from server.worlds import NAMES, Eye, World, dealt_anew, follow, untold

MOST_STEPS = 12  # of a choice that nobody else notices
MOST_TRIED = 25  # ways until one looks like another


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
            again = world.replayed()
            here, there = (showing.whole_frame(room, self.viewer) for room in (world.room, again))
            assert here == there
            assert index(again.table) == world.listed()

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
            return lambda table, at: follow(table, StoodIn(seat, bot, "host"), at)
        who = Seated("person", self.whim.choice((NAMES[seat], NAMES[seat] * 2)), f"guest {seat}")
        return lambda table, at: follow(table, Sat(seat, who), at)

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
        about = self.whim.random()
        if about < 0.15 and self._looks_the_same_without(seat):
            self.both(lambda table, at: playing.undo(table, seat, at))
            return
        if about > 0.6:
            self._wander(seat)
        for world, moves in zip(self.worlds, self._ways(seat), strict=True):
            if moves is not None:
                world.play(seat, moves, self.at, at_once=self.whim.random() < 0.3)

    def _looks_the_same_without(self, seat):
        """Whether the seat may take back, in both worlds, what looks the same in both."""
        if not all(world.match.may_undo(seat) for world in self.worlds):
            return False
        before = [world.match.copy() for world in self.worlds]
        for match in before:
            match.undo(seat)
        one, other = (world.look(match) for world, match in zip(self.worlds, before, strict=True))
        return one == other

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
