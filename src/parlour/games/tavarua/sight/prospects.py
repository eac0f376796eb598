"""What each choice of a seat would lead to, as far as the seat can know before it commits.

Choices are made, and carried out, by the rules on a copy of the table; chances come from the Wave
cards that were turned up. What others hold and choose is never looked at.
"""

from collections.abc import Iterator
from fractions import Fraction
from typing import Any, NamedTuple

from parlour.games.tavarua.box.actions import Action
from parlour.games.tavarua.box.boards import LONG, REACH
from parlour.games.tavarua.box.cards import VALUE
from parlour.games.tavarua.box.scoring import SHORE_POINTS
from parlour.games.tavarua.box.stoke import DAWN_PATROL_STOKE, Stoke
from parlour.games.tavarua.nouns import ACTION, KIND, STOKE
from parlour.games.tavarua.options import BREAK_RULE
from parlour.games.tavarua.rules.answers import ONE_CARD
from parlour.games.tavarua.rules.choosing import choose
from parlour.games.tavarua.rules.trying import answers, try_bail, try_ride, try_swimming
from parlour.games.tavarua.sight.chances import (
    NEVER,
    SURE,
    barreling,
    chance,
    nosing,
    throwing,
    tubing,
    weights,
)
from parlour.games.tavarua.sight.schema import Marked, Prospect, RideProspect
from parlour.games.tavarua.sight.sea import row
from parlour.games.tavarua.table import Step
from parlour.kit.positions import Positions, Reading
from parlour.kit.sets import has, members

NO_CARD = -1


class Intent(NamedTuple):
    """A whole choice: a Stoke card or none, an action, and for some its card and value."""

    attached: int
    action: int
    card: int = NO_CARD
    value: int = 0


def prospects(game: Reading, seat: int) -> list[Prospect]:
    """All the choices a seat can still make, with what they lead to."""
    outlook = _Outlook(game, seat)
    return [outlook.of(intent) for intent in intents(game, seat)]


# Which choices there are


def intents(game: Reading, seat: int) -> Iterator[Intent]:
    """The choices that go on from what the seat has chosen so far, in the order of the questions.

    They are made step by step on a copy of the table. Which cards are given up to Bail, Wait or
    Recover makes no difference here.
    """
    trial = game.copied()
    yield from _from_step(trial, trial.rows[0].copy(), seat)


def _from_step(trial: Positions, table: Any, seat: int) -> Iterator[Intent]:
    """The choices from a table, given by its bytes, on."""
    trial.rows[0] = table
    player = trial.games["players"][0][seat]
    step, chosen = int(player["step"]), Intent(*(int(player["choice"][f]) for f in Intent._fields))
    if step in (Step.WAIT, Step.DISCARD) or (step, chosen.action) == (Step.CARD, Action.RECOVER):
        plays = has(ONE_CARD, chosen.action)
        yield chosen if plays else Intent(chosen.attached, chosen.action)
        return
    for answer in members(int(answers(trial.games[0], seat))):
        trial.rows[0] = table
        choose(trial.games[0], seat, answer)
        yield from _from_step(trial, trial.rows[0].copy(), seat)


# What they lead to


# tavarua-75: the best two with each board; one that only equals the second changes nothing.
def marked(player: Reading, points: int) -> Marked:
    """The points of a ride, what they would add, and which of the best rides they would replace."""
    second = player.best[player.board][-1]
    gain = max(0, points - second)
    return {"points": points, "gain": gain, "replaces": second if gain else None}


class _Outlook:
    """The table of a seat, where choices are tried out."""

    def __init__(self, game: Reading, seat: int) -> None:
        self.seat, self.player = seat, game.players[seat]
        self.reach, self.weights = int(REACH[self.player.board]), weights(game.turned)
        self.break_rule = game.options[BREAK_RULE]
        self.trial = game.copied()
        self.bytes = self.trial.rows[0].copy()
        self.waves: dict[int, tuple[Fraction, Fraction, Fraction]] = {}

    def of(self, intent: Intent) -> Prospect:
        """The marker and the ride, or the space that is reached, or the points of a bail."""
        rides = intent.action in (Action.RIDE, Action.CATCH)
        swims = intent.action in (Action.PADDLE_OUT, Action.PADDLE_IN, Action.RECOVER)
        plays = intent.card != NO_CARD
        return {
            "attached": STOKE.id(intent.attached) if intent.attached else None,
            "action": ACTION.id(intent.action),
            "card": KIND.id(intent.card) if plays else None,
            "value": intent.value if plays else None,
            "tokens": abs(intent.value - int(VALUE[intent.card])) if plays else 0,
            "ride": self._ride(intent) if rides else None,
            "reaches": self._reaches(intent) if swims else None,
            "scores": self._scores(intent) if intent.action == Action.BAIL else None,
            "gains": DAWN_PATROL_STOKE if intent.attached == Stoke.DAWN_PATROL else 0,
        }

    def _tried(self, intent: Intent) -> Any:
        """A copy of the table where the seat has chosen so."""
        self.trial.rows[0] = self.bytes
        self.trial.games["event_count"] = 0
        choice = self.trial.games["players"]["choice"]
        for name, value in zip(Intent._fields, intent, strict=True):
            choice[name][0, self.seat] = value
        return self.trial.games[0]

    # tavarua-38: running off is a wipe-out whatever the Wave card is.
    def _ride(self, intent: Intent) -> RideProspect:
        marker, worth, fallen = map(int, try_ride(self._tried(intent), self.seat))
        runs_off = abs(marker) > self.reach
        thrown, barrel, hang_ten = (
            (SURE, NEVER, NEVER) if runs_off else self._wave(marker, intent.attached == Stoke.TRIM)
        )
        return {
            "marker": marker,
            "runs_off": runs_off,
            "thrown": chance(thrown),
            "barrel": chance(barrel),
            "hang_ten": chance(hang_ten),
            "stays": None if runs_off else marked(self.player, worth),
            "shore": None if runs_off else marked(self.player, worth + SHORE_POINTS),
            "wiped_out": marked(self.player, fallen),
        }

    # tavarua-95: with Trim the marker stays where it is.
    def _wave(self, marker: int, trimmed: bool) -> tuple[Fraction, Fraction, Fraction]:
        """The chances that the Wave card throws, brings a Barrel, and a Hang Ten."""
        on_nose = self.player.board == LONG
        if trimmed:
            hangs_ten = on_nose and marker == self.reach
            return NEVER, barreling(self.weights), SURE if hangs_ten else NEVER
        if marker not in self.waves:
            told = (self.weights, marker, self.reach)
            nose = nosing(*told) if on_nose else NEVER
            self.waves[marker] = throwing(*told), tubing(*told), nose
        return self.waves[marker]

    # tavarua-45, tavarua-66, tavarua-68, tavarua-93
    def _reaches(self, intent: Intent) -> str:
        space = int(try_swimming(self._tried(intent), self.seat))
        return f"channel.{row(self.break_rule, space)}" if space else "place.shore"

    # tavarua-43, tavarua-96
    def _scores(self, intent: Intent) -> Marked:
        return marked(self.player, int(try_bail(self._tried(intent), self.seat)))
