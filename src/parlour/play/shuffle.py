"""Where the key of a match comes from, so that nobody can choose the shuffle and all can check it.

The key is SHA-256(secret ‖ table ‖ salts in seat order). The secret's own SHA-256, the commitment,
is shown before anyone sits; secret and salts are shown after the end. A seed n is the secret
"parlour" followed by its digits, at a table without name and salts.
"""

import hashlib
import secrets
from dataclasses import dataclass
from typing import Any, Self

import numpy as np

from parlour.errors import BadNumber, whole

KEY_BYTES = 32


@dataclass(frozen=True)
class Shuffle:
    """A secret, the table's name, and the salt each seat sent."""

    secret: bytes
    table: str = ""
    salts: tuple[str, ...] = ()

    @classmethod
    def from_seed(cls, seed: int) -> Self:
        """The shuffle that a whole number stands for."""
        return cls(b"parlour" + str(whole(seed, BadNumber, "A seed")).encode())

    @classmethod
    def fresh(cls, table: str = "", salts: tuple[str, ...] = ()) -> Self:
        """A shuffle nobody has seen before."""
        return cls(secrets.token_bytes(KEY_BYTES), table, salts)

    @property
    def key(self) -> "np.ndarray[Any, np.dtype[np.uint32]]":
        """The 256-bit key as eight words."""
        told = self.secret + self.table.encode() + "".join(self.salts).encode()
        return np.frombuffer(hashlib.sha256(told).digest(), "<u4").astype(np.uint32)

    @property
    def is_guessable(self) -> bool:
        """Whether the secret is too short to keep: a seed can be found by trying numbers."""
        return len(self.secret) < KEY_BYTES

    @property
    def commitment(self) -> str:
        """What may be shown before the game: the secret's hash."""
        return hashlib.sha256(self.secret).hexdigest()
