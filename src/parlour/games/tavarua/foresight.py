"""What each choice of a seat would lead to, as far as the seat can know before it commits.

Everything is worked out by the rules on a copy of the table, or from the Wave cards that were
turned up; what others hold and choose is never looked at.
"""

from fractions import Fraction
from typing import Any

import numpy as np

from parlour.games.tavarua.box import LONG, REACH, SHIFT, SHORE_POINTS, VALUE
from parlour.games.tavarua.chances import NEVER, SURE, chance, nosing, throwing, tubing, weights
from parlour.games.tavarua.faces import kind_code
from parlour.games.tavarua.player_sight import marked
from parlour.games.tavarua.sea_sight import row
from parlour.games.tavarua.stoke import (
    ACTION_NAMES,
    CLAIM_IT_POINTS,
    DAWN_PATROL_STOKE,
    STOKE_NAMES,
    TOW_OUT_SPACE,
    Action,
    Stoke,
)
from parlour.games.tavarua.table import GAME, Phase, Place
from parlour.games.tavarua.trial import (
    try_paddling,
    try_ride,
    worth_now,
)
from parlour.games.tavarua.ways import NO_CARD, Way, ways
from parlour.kit.positions import Positions, Reading

View = dict[str, Any]
MOST_SHIFT = int(abs(SHIFT).max())


def foresight(game: Reading, seat: int) -> View | None:
    """All the choices a seat can still make, with what they lead to; none where it has none."""
    if seat < 0 or game.phase != Phase.PLAY:
        return None
    outlook = _Outlook(game, seat)
    return {
        "contest": _contest(game, seat),
        "ways": [{**_named(way), **outlook.of(way)} for way in ways(game, seat)],
    }


def _named(way: Way) -> View:
    plays = way.card != NO_CARD
    return {
        "attached": STOKE_NAMES[way.attached] if way.attached else None,
        "action": ACTION_NAMES[way.action],
        "card": kind_code(way.card) if plays else None,
        "value": way.value if plays else None,
        "tokens": abs(way.value - int(VALUE[way.card])) if plays else 0,
    }


# tavarua-48 to tavarua-52: whoever else is beside the wave may try it too.
def _contest(game: Reading, seat: int) -> View | None:
    """The wave beside the seat's channel space, and who else could try to catch it."""
    player = game.players[seat]
    if player.place != Place.CHANNEL:
        return None
    beside = row(game, player.space)
    rivals = [other for other in beside["beside"] if other != seat]
    return {**beside, "rivals": rivals, "crowded": len(rivals) + 1 > beside["free"]}


# What they lead to


class _Outlook:
    """The table of a seat, where choices are tried out."""

    def __init__(self, game: Reading, seat: int) -> None:
        self.game, self.seat, self.player = game, seat, game.players[seat]
        self.reach, self.weights = int(REACH[self.player.board]), weights(game.turned)
        self.trial = Positions(GAME)
        self.bytes = np.frombuffer(game.record.tobytes(), np.uint8)
        self.waves: dict[int, tuple[Fraction, Fraction, Fraction]] = {}

    def of(self, way: Way) -> View:
        """The marker and the ride, or the space that is reached, or the points of a bail."""
        rides = way.action in (Action.RIDE, Action.CATCH)
        reaches = way.action in (Action.PADDLE_OUT, Action.PADDLE_IN, Action.RECOVER)
        dawn = way.attached == Stoke.DAWN_PATROL
        return {
            "ride": self._ride(way) if rides else None,
            "reaches": self._reaches(way) if reaches else None,
            "scores": self._scores(way) if way.action == Action.BAIL else None,
            "gains": DAWN_PATROL_STOKE if dawn else 0,
        }

    def _tried(self, way: Way) -> Any:
        """A copy of the table where the seat has chosen so."""
        self.trial.rows[0] = self.bytes
        self.trial.games["event_count"] = 0
        choice = self.trial.games["players"]["choice"]
        for name, value in zip(Way._fields, way, strict=True):
            choice[name][0, self.seat] = value
        return self.trial.games[0]

    # tavarua-38: running off is a wipe-out whatever the Wave card is.
    def _ride(self, way: Way) -> View:
        marker, worth, fallen = map(int, try_ride(self._tried(way), self.seat))
        runs_off = abs(marker) > self.reach
        thrown, barrel, hang_ten = self._wave(marker, way.attached == Stoke.TRIM)
        return {
            "marker": marker,
            "runs_off": runs_off,
            "thrown": chance(SURE if runs_off else thrown),
            "barrel": chance(NEVER if runs_off else barrel),
            "hang_ten": chance(NEVER if runs_off else hang_ten),
            "stays": None if runs_off else marked(self.player, worth),
            "shore": None if runs_off else marked(self.player, worth + SHORE_POINTS),
            "wiped_out": marked(self.player, fallen),
        }

    # tavarua-95: with Trim the marker stays where it is.
    def _wave(self, marker: int, trimmed: bool) -> tuple[Fraction, Fraction, Fraction]:
        """The chances that the Wave card throws, brings a Barrel, and a Hang Ten."""
        on_nose = self.player.board == LONG
        if trimmed:
            barrel = tubing(self.weights, 0, MOST_SHIFT)
            return NEVER, barrel, SURE if on_nose and marker == self.reach else NEVER
        if marker not in self.waves:
            told = (self.weights, marker, self.reach)
            nose = nosing(*told) if on_nose else NEVER
            self.waves[marker] = throwing(*told), tubing(*told), nose
        return self.waves[marker]

    # tavarua-45, tavarua-66, tavarua-68, tavarua-93
    def _reaches(self, way: Way) -> int:
        """A channel space, whose row tells which wave will be beside it, or 0 for the Shore."""
        if way.action == Action.RECOVER:
            return TOW_OUT_SPACE if way.attached == Stoke.TOW_OUT else 0
        return int(try_paddling(self._tried(way), self.seat))

    # tavarua-43, tavarua-96
    def _scores(self, way: Way) -> View:
        claimed = CLAIM_IT_POINTS if way.attached == Stoke.CLAIM_IT else 0
        return marked(self.player, int(worth_now(self.game.record, self.seat)) + claimed)
