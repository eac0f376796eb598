"""Players who never give up: each in a thread, connecting again with `n` whenever a server is gone.

They keep everything they asked for and were answered, and everything they were told, so that it can
be compared with what a server has in its log.
"""

import threading
import time
from collections import deque
from dataclasses import dataclass

from websockets.exceptions import ConnectionClosed, InvalidHandshake

from parlour.server.tables import acts
from server.served import SOON, Look, wait_until
from server.sessions import heard

AWAY = (ConnectionClosed, InvalidHandshake, OSError, EOFError)
PATIENCE = 3  # seconds after which a server that says nothing counts as gone
UNSURE = "not-ready"  # the code of a refusal after which it may have been written all the same


@dataclass
class Said:
    """Something a player asked for."""

    do: str
    number: int | None = None  # of a move that was made by number
    fate: str = "unknown"  # "answered" or "refused", once that is known

    def fits(self, act):
        """Whether the act of a log is what was asked for."""
        if isinstance(act, acts.Moved):
            return self.do == "move" and self.number in (None, *act.moves[:1])
        return self.do == "undo" and isinstance(act, acts.Undone)


class Player:
    """Somebody at one seat of a table who plays at random, in a thread, until told to rest."""

    def __init__(self, person, table, seat, whim, others=(), most_waiting=0.003):
        self.person, self.table, self.seat, self.whim = person, table, seat, whim
        self.urls = deque([person.url, *others])  # of servers, each tried when one is gone
        self.most_waiting = most_waiting  # seconds before a choice
        self.said, self.lines, self.told = [], [], []
        self.seen = self.sure = 0  # the moments of the last frame and of the last answer
        self.status, self.trouble = "playing", None
        self._resting, self._thread = threading.Event(), None

    @property
    def answered(self):
        """How much of what it asked for was accepted."""
        return sum(said.fate == "answered" for said in self.said)

    @property
    def is_done(self):
        """Whether it does not play any more."""
        return bool(self.trouble) or self.status != "playing"

    def plays_again(self):
        """What will say whether it has been accepted something since now, or is done."""
        had = self.answered
        return lambda: self.is_done or self.answered > had

    # In its thread

    def play(self):
        """Begin to play."""
        self._resting.clear()
        self._thread = threading.Thread(target=self._play, daemon=True)
        self._thread.start()

    def rest(self):
        """Stop playing; whatever went wrong is raised here."""
        self._resting.set()
        self._thread.join(SOON)
        assert not self._thread.is_alive(), "a player hangs"
        if self.trouble:
            raise self.trouble

    def _play(self):
        while not self._resting.is_set():
            try:
                with Following(self) as look:
                    self._at_table(look)
            except AWAY:
                self.urls.rotate()
                time.sleep(0.01)
            except BaseException as trouble:
                self.trouble = trouble
                return

    def _at_table(self, look):
        while not self._resting.is_set():
            if look.choices and look.status == "playing":
                time.sleep(self.whim.uniform(0, self.most_waiting))
                self.decide(look)
            else:
                try:
                    look.hear(0.05)
                except TimeoutError:
                    self._look_after(look)

    def _look_after(self, look):
        """Nothing was heard for a moment: now and then find out whether the server is there."""
        if self.whim.random() < 0.05:
            look.ask("ping")

    def decide(self, look):
        """Make a choice by number or by gestures, take one back, or say something."""
        kind, choice = self.whim.random(), self.whim.choice(look.choices)
        if kind < 0.07:
            return self._chat(look)
        if kind < 0.17 and look.state["ask"].get("undo"):
            return self._ask(look, Said("undo"))
        if kind < 0.3 and choice.get("touches"):
            return self._ask(look, Said("move"), gestures=[choice["touches"]])
        return self._ask(look, Said("move", choice["move"]), number=choice["move"])

    def _ask(self, look, said, **request):
        self.said.append(said)
        answer = look.ask(said.do, at=look.n, **request)
        if answer["kind"] == "answer":
            said.fate = "answered"
            self.sure = answer["answer"]["n"]
        elif answer["code"] != UNSURE:
            said.fate = "refused"

    def _chat(self, look):
        text = f"{self.seat} says {len(self.said)} and {self.whim.random()}"
        answer = look.ask("chat", text=text)
        assert answer["kind"] == "answer" or answer["code"] == UNSURE, answer
        if answer["kind"] == "answer":
            self.lines.append((answer["answer"]["n"], text))

    # Compared with a log

    def check_log(self, log):
        """All that was accepted is there, in its order; nothing refused; of the rest whatever."""
        theirs, places = acts_of(log, self.seat), {0}
        for number, said in enumerate(self.said):
            if said.fate == "refused":
                continue
            after = {at + 1 for at in places if at < len(theirs) and said.fits(theirs[at])}
            places = after | (places if said.fate == "unknown" else set())
            assert places, (self.seat, number, said, theirs)
        assert len(theirs) in places, (self.seat, len(theirs), places)

    def settle(self, log):
        """After a server's end: what was under way is in the log now or never."""
        self.check_log(log)
        unsure = [said for said in self.said if said.fate == "unknown"]
        if len(unsure) == 1:
            is_written = len(acts_of(log, self.seat)) > self.answered
            unsure[0].fate = "answered" if is_written else "refused"

    def check_sight(self):
        """Whoever comes anew is told and shown what this player was, in all these connections."""
        self.person.url = self.urls[0]
        with Following(self) as look, self.person.look(self.table, f"?seat={self.seat}") as fresh:
            wait_until(lambda: heard(look, fresh) or look.n == fresh.n)  # bots may still play
            assert look.state == fresh.state
            assert self.told == fresh.told


def acts_of(log, seat):
    """What a seat did in its game, of a whole log."""
    done = [act for act in log if isinstance(act, acts.Moved | acts.Undone)]
    return [act for act in done if act.seat == seat]


class Following(Look):
    """A player's connection: what it was told goes on, and no moment goes back."""

    def __init__(self, player):
        self.player, address = player, player.urls[0].replace("http", "ws")
        query = f"seat={player.seat}&n={player.seen}"
        headers = {"Cookie": player.person.cookie}
        super().__init__(f"{address}/api/tables/{player.table}/socket?{query}", headers)

    def until(self, true, seconds=PATIENCE):
        return super().until(true, seconds)

    def hear(self, seconds=SOON):
        message, player = super().hear(seconds), self.player
        if message["kind"] == "frame":
            assert self.n >= max(player.seen, player.sure), (self.n, player.seen, player.sure)
            player.seen, player.status = self.n, self.status
            player.told += message["told"]
        return message
