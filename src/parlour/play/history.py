"""The history of a match as a chain of hashes: a head that was kept binds every entry before it.

Each head hashes the one before, a nonce and the entry. A nonce follows from the secret, so nobody
finds a hidden entry by trying, and everybody can check all of them after the end.
"""

import hmac
from collections.abc import Sequence

from parlour.play.digest import LENGTH_BYTES, digest
from parlour.play.log import UNDO, Entry


class History:
    """The heads of a log: one before its first entry, and one after each."""

    def __init__(self, first: bytes, secret: bytes, log: Sequence[Entry]) -> None:
        self._secret, self._log = secret, log
        self._heads = [first]

    @property
    def heads(self) -> list[bytes]:
        """All of them; those of new entries are found when they are asked for."""
        for place in range(len(self._heads) - 1, len(self._log)):
            entry = self._log[place]
            move = "undo" if entry.move == UNDO else entry.move
            nonce, joined = self.nonce(place), "joined" if entry.joined else ""
            self._heads.append(digest("entry", self._heads[-1], nonce, entry.seat, move, joined))
        return self._heads

    def nonce(self, place: int) -> bytes:
        """What hides the entry at a place of the log until the secret is known."""
        return hmac.digest(self._secret, place.to_bytes(LENGTH_BYTES, "big"), "sha256")

    def copy(self, log: Sequence[Entry]) -> "History":
        """The same for a log that begins the same."""
        twin = History(self._heads[0], self._secret, log)
        twin._heads = self._heads[: len(log) + 1]
        return twin
