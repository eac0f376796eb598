"""A table as its log made it: every act is carried out here, whoever wrote it and whenever."""

from collections.abc import Callable, Iterable
from typing import Any, Literal, NamedTuple

import msgspec

from parlour.errors import ParlourError
from parlour.games import SHELF, take
from parlour.kit.record import SPECTATOR
from parlour.play.files import check
from parlour.play.log import Entry
from parlour.play.match import Match
from parlour.play.origin.shuffle import Shuffle
from parlour.play.replay import replayed
from parlour.printable import shown
from parlour.server.tables import acts
from parlour.server.tables.acts import Act, Opened, Seated
from parlour.server.tables.clocks import Clocks
from parlour.server.tables.seats import Chair, names, people
from parlour.server.tables.settings import Settings
from parlour.server.tables.sight.moments import Moments

Status = Literal["gathering", "sealing", "playing", "over", "stopped"]
ENDED = ("over", "stopped")
WAIT_FOR_SALTS = 10.0  # seconds


class Written(NamedTuple):
    """An act, and when it was written."""

    act: Act
    at: float


class Table:
    """One shared table."""

    def __init__(self, id: str, secret: bytes) -> None:
        self.id, self.secret = id, secret
        self.length = 0  # acts
        self.at = 0.0  # when the last was written
        self.touched = 0.0  # when the last was that everybody noticed
        self.status: Status = "gathering"
        self.trouble = ""  # why it can be read but not played
        self.game = self.host = self.next = self.because = ""
        self.options: dict[str, int] = {}
        self.settings = Settings()
        self.chairs: list[Chair] = []
        self.were_here: set[str] = set()  # guests that have or had a seat
        self.invitation = 0
        self.commitment = ""
        self.sealed_at = 0.0
        self.salts: dict[int, str] = {}
        self.match: Match | None = None
        self.moments: Moments | None = None
        self.clocks: Clocks | None = None
        self.said: list[str] = []  # of a table that cannot be played
        self.is_record = False

    @classmethod
    def replayed(cls, id: str, secret: bytes, log: Iterable[Written]) -> "Table":
        """A table from all its acts."""
        table = cls(id, secret)
        for act, at in log:
            table.apply(act, at)
        return table

    def copy(self) -> "Table":
        """The same in other memory, to try an act on."""
        twin = object.__new__(type(self))
        twin.__dict__ = {
            **self.__dict__,
            "chairs": [chair.copy() for chair in self.chairs],
            "were_here": set(self.were_here),
            "salts": dict(self.salts),
            "match": self.match.copy() if self.match else None,
            "moments": self.moments.copy() if self.moments else None,
            "clocks": self.clocks.copy() if self.clocks else None,
            "said": list(self.said),
        }
        return twin

    def apply(self, act: Act, at: float) -> None:
        """Carry out an act of the log."""
        CARRIED_OUT[type(act)](self, act, at)
        if not isinstance(act, acts.Moved | acts.Undone):  # of these, not everybody may know
            self.touched = max(self.touched, at)
        self.noted(at)

    def noted(self, at: float) -> None:
        """One act more has been carried out."""
        self.length += 1
        self.at = max(self.at, at)

    @property
    def is_fresh(self) -> bool:
        """Whether nothing has happened here at all."""
        return self.length == 0

    def chair(self, seat: int) -> Chair:
        """A seat that was checked."""
        return self.chairs[seat]

    # The acts

    def open(self, act: Opened, at: float) -> None:
        """The first."""
        self.game, self.options, self.settings = act.game, act.options, act.settings
        self.host = act.host
        self.chairs = [Chair(seat, who) for seat, who in enumerate(act.seats)]
        self.were_here.update(who.guest for who in act.seats if who.guest)
        self.trouble = _trouble(act)

    def load(self, act: acts.Loaded, at: float) -> None:
        """A table that shows a finished game."""
        held = check(msgspec.json.decode(act.record), "This record")
        self.is_record, self.host, self.game, self.status = True, act.host, held["game"], "over"
        self.options = held["options"]
        seated = [Seated("person", name) for name in held["names"]]
        self.chairs = [Chair(seat, who) for seat, who in enumerate(seated)]
        try:
            self.match = replayed(held, "This record")
        except ParlourError as trouble:
            self.trouble = str(trouble)
            told = [entry for entry in held["log"] if isinstance(entry, dict)]
            self.said = [shown(entry.get("words") or "") for entry in told]

    def sit(self, act: acts.Sat, at: float) -> None:
        """A seat changes hands."""
        self.chair(act.seat).give(act.who)
        if act.who.guest:
            self.were_here.add(act.who.guest)
        if self.match and self.match.names[act.seat] != self.chair(act.seat).name:
            self.match.rename(names(self.chairs))
        self._turned(None, at)

    def invite(self, act: acts.Invited, at: float) -> None:
        """Older links are void."""
        self.invitation += 1

    def start(self, act: acts.Started, at: float) -> None:
        """Seats and options stand."""
        self.status, self.commitment, self.sealed_at = "sealing", act.commitment, at

    def salt(self, act: acts.Salted, at: float) -> None:
        """A part of the shuffle."""
        self.salts[act.seat] = act.salt
        self.chair(act.seat).salted = True

    def deal(self, act: acts.Dealt, at: float) -> None:
        """The match begins."""
        self.status = "playing"
        for chair in self.chairs:
            chair.dealt()
        if self.trouble:
            return
        salts = [self.salts.get(chair.seat, "") for chair in self.chairs]
        shuffle = Shuffle(self.secret, self.id).salted(salts)
        seats, called = len(self.chairs), names(self.chairs)
        try:
            self.match = Match(self.game, seats, self.options, None, shuffle, called)
        except ParlourError:
            self._break()
            return
        self.moments = Moments(self.match)
        if self.settings.clock:
            self.clocks = Clocks(self.settings.clock, seats)
        self._turned(None, at)

    def move(self, act: acts.Moved, at: float) -> None:
        """A seat made a choice."""
        try:
            for place, move in enumerate(act.moves if self.match else ()):
                assert self.match
                self.match.follow(Entry(act.seat, move, joined=act.joined or place > 0))
        except ParlourError:
            self._break()
        if self.match:
            self.happened(act.seat, at)
        else:
            self.said.extend(act.said)

    def undo(self, act: acts.Undone, at: float) -> None:
        """A choice is taken back."""
        if not self.match:
            return
        try:
            self.match.undo(act.seat)
        except ParlourError:
            self._break()
            return
        self.happened(act.seat, at)

    def stand_in(self, act: acts.StoodIn, at: float) -> None:
        """A bot plays for somebody, or no longer."""
        chair = self.chair(act.seat)
        is_back = chair.because == "clock" and not act.bot
        chair.stand_in, chair.because = act.bot, act.because
        if self.clocks and is_back:
            self.clocks.welcome(act.seat)
        self._turned(None, at)

    def vote(self, act: acts.Voted, at: float) -> None:
        """Somebody agrees to stop, or no longer does."""
        self.chair(act.seat).stop = act.stop

    def stop(self, act: acts.Stopped, at: float) -> None:
        """It ends here."""
        self.status, self.because = "stopped", act.because
        for chair in self.chairs if self.clocks else ():
            assert self.clocks
            self.clocks.stop(chair.seat, at)

    def follow(self, act: acts.Followed, at: float) -> None:
        """There is a rematch."""
        self.next = act.table

    # What follows from them

    def happened(self, seat: int, at: float) -> None:
        """The match has gone on by an act of a seat: who noticed, whose time runs, is it over."""
        assert self.match
        assert self.moments
        before = self.moments.count(SPECTATOR)
        self.moments.note(self.match)
        self.moments.acted(seat)
        self.status = "over" if self.match.is_over else "playing"
        if self.moments.count(SPECTATOR) > before:
            self._noticed(seat, at)

    def _noticed(self, seat: int, at: float) -> None:
        """Everybody saw that a seat acted; of a hidden step, nothing here may tell."""
        self.touched = max(self.touched, at)
        self.chair(seat).stop = False
        self._turned(seat, at)

    def _turned(self, acted: int | None, at: float) -> None:
        """Clocks run for those who owe a decision as everybody sees it, bots aside."""
        if self.clocks and self.match:
            engine = self.match.game.engine
            is_on = self.status == "playing"
            owing = engine.actors(self.match.seen(SPECTATOR)) if is_on else []
            self.clocks.turn(acted, [seat for seat in owing if not self.chair(seat).player], at)

    def _break(self) -> None:
        """It can be read as far as it went; why not further might tell what somebody holds."""
        self.trouble = "Its log does not replay by the rules of this server: it can only be read."
        self.said = _words(self.match)
        self.match = self.clocks = None

    def due(self) -> float | None:
        """When its keeper has something to do: 0 for now, nothing for never."""
        if self.trouble:
            return None
        if self.status == "sealing":
            waiting = any(not chair.salted for chair in people(self.chairs))
            return self.sealed_at + WAIT_FOR_SALTS if waiting else 0.0
        if self.status != "playing" or not self.match:
            return None
        if any(self.chair(seat).player for seat in self.match.actors):
            return 0.0
        ends = [self.clocks.ends(chair.seat) for chair in self.chairs] if self.clocks else []
        return min((end for end in ends if end is not None), default=None)


def _words(match: Match | None) -> list[str]:
    """All that a spectator was told."""
    return [told["words"] for told in match.told(SPECTATOR)] if match else []


def _trouble(act: Opened) -> str:
    """Why a table of other rules or another box can only be read."""
    if act.game not in SHELF:
        return f"Its game, {act.game}, is not on the shelf any more."
    game = take(act.game)
    if act.rules != game.version:
        played, plays = f"version {act.rules} of the rules", f"version {game.version}"
        return f"It was begun by {played}, and this server plays {plays}: it can only be read."
    if act.box != game.box.hash:
        return f"It was begun with another box of {game.title}: it can only be read."
    return ""


CARRIED_OUT: dict[type, Callable[[Table, Any, float], None]] = {
    acts.Opened: Table.open,
    acts.Sat: Table.sit,
    acts.Invited: Table.invite,
    acts.Started: Table.start,
    acts.Salted: Table.salt,
    acts.Dealt: Table.deal,
    acts.Moved: Table.move,
    acts.Undone: Table.undo,
    acts.StoodIn: Table.stand_in,
    acts.Voted: Table.vote,
    acts.Stopped: Table.stop,
    acts.Followed: Table.follow,
    acts.Loaded: Table.load,
}
