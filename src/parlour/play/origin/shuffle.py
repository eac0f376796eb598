"""The shuffle of a match, so that nobody can choose it and everybody can check it.

A secret is made; the commitment, which binds the secret, the table and the terms of the game, is
shown; then each seat sends a salt; all of it together is the key. Secret and salts are shown after
the end. A seed is no shuffle of this kind: whoever knows or guesses the number knows every card.
"""

import hashlib
import secrets
from collections.abc import Iterable
from dataclasses import dataclass, replace
from typing import Self

from parlour.errors import BadNumber, BadSeats, whole
from parlour.games.game import Game
from parlour.kit.luck import key_from_seed
from parlour.kit.positions import Positions
from parlour.play.digest import digest
from parlour.play.origin import Content, Origin, Terms, key_of, nothing_known

SECRET_BYTES = 32
LONGEST = 128  # characters of a table's name or a salt


@dataclass(frozen=True)
class Shuffle(Origin):
    """A secret, the table's name, and the salt each seat sent: one a seat, empty if none came."""

    secret: bytes
    table: str = ""
    salts: tuple[str, ...] = ()

    def __post_init__(self) -> None:
        _check(self.secret, self.table, self.salts)

    @classmethod
    def fresh(cls, table: str = "") -> Self:
        """A shuffle nobody has seen before, to be committed to before salts are asked for."""
        return cls(secrets.token_bytes(SECRET_BYTES), table)

    def salted(self, salts: Iterable[str]) -> Self:
        """The same with what the seats sent, in seat order; empty for a seat that sent nothing."""
        if isinstance(salts, str) or not isinstance(salts, Iterable):
            raise BadNumber("Salts are texts, one for each seat in seat order.")
        return replace(self, salts=tuple(salts))

    def fitted(self, seats: int) -> Self:
        """With one salt a seat; without any, all are empty."""
        if self.salts and len(self.salts) != seats:
            raise BadSeats(f"{seats} seats have a salt each, not {len(self.salts)}.")
        return self.salted(self.salts or [""] * seats)

    def key(self, terms: Terms) -> bytes:
        """The key of the deal: all of it together."""
        return digest("key", self.secret, self.table, *terms.parts, *self.salts)

    def commitment(self, terms: Terms) -> str:
        """What is shown before salts are asked for: it binds everything but them."""
        return digest("commitment", self.secret, self.table, *terms.parts).hex()

    def deal(self, game: Game, terms: Terms) -> Positions:
        """The table that the key deals."""
        return game.deal(terms.seats, key_of(self.key(terms)), terms.options)

    def first_head(self, terms: Terms) -> bytes:
        """The history begins with the commitment and the salts."""
        return digest("history", bytes.fromhex(self.commitment(terms)), *self.salts)

    def held(self, terms: Terms, whole: bool) -> Content:
        """The commitment; the rest when it may be known."""
        known: Content = {"kind": "sealed", "commitment": self.commitment(terms)}
        if whole:
            told = {"secret": self.secret.hex(), "table": self.table, "salts": list(self.salts)}
            known |= told
        return known

    @property
    def is_guessable(self) -> bool:
        """Nobody can try all secrets of this length."""
        return False


@dataclass(frozen=True)
class Seeded(Origin):
    """A whole number that the deal follows from; the same number gives the same cards."""

    seed: int

    def __post_init__(self) -> None:
        object.__setattr__(self, "seed", whole(self.seed, BadNumber, "A seed"))

    @property
    def secret(self) -> bytes:  # type: ignore[override]
        """What the seed stands for; it keeps nothing secret."""
        return b"parlour" + str(self.seed).encode()

    def deal(self, game: Game, terms: Terms) -> Positions:
        """The table that the seed deals, here as in a simulation."""
        return game.deal(terms.seats, key_from_seed(self.seed), terms.options)

    def first_head(self, terms: Terms) -> bytes:
        """The history begins with the seed and the terms."""
        return nothing_known("seed", terms, self.seed)

    def held(self, terms: Terms, whole: bool) -> Content:
        """The seed, in digits: numbers of this length are not safe in every JSON."""
        return {"kind": "seed", "seed": str(self.seed)}

    @property
    def caution(self) -> str:
        """A seed keeps nothing secret."""
        known = "whoever knows or guesses this number knows every card"
        return f"It was dealt from the seed {self.seed}: {known}."


@dataclass(frozen=True)
class OldShuffle(Origin):
    """As formats 1 and 2 had it: parts run into each other and only the secret is bound.

    A secret of another length could be the parts of a commitment of today.
    """

    secret: bytes
    table: str = ""
    salts: tuple[str, ...] = ()

    def __post_init__(self) -> None:
        _check(self.secret, self.table, self.salts)

    def deal(self, game: Game, terms: Terms) -> Positions:
        """The table that it dealt then."""
        told = self.secret + self.table.encode() + "".join(self.salts).encode()
        return game.deal(terms.seats, key_of(hashlib.sha256(told).digest()), terms.options)

    def commitment(self, terms: Terms) -> str:
        """What was shown before such a game: the secret's hash alone."""
        return hashlib.sha256(self.secret).hexdigest()

    def first_head(self, terms: Terms) -> bytes:
        """The history begins with all of it."""
        return nothing_known("old", terms, self.commitment(terms), self.table, *self.salts)

    def held(self, terms: Terms, whole: bool) -> Content:
        """What it always held, marked as old."""
        known: Content = {"kind": "old", "commitment": self.commitment(terms)}
        if whole:
            told = {"secret": self.secret.hex(), "table": self.table, "salts": list(self.salts)}
            known |= told
        return known

    @property
    def is_guessable(self) -> bool:
        """Nobody can try all secrets of this length."""
        return False

    @property
    def caution(self) -> str:
        """What the old way left open."""
        old = "dealt as older versions did, which left whoever ran it a way to choose the shuffle"
        return f"It was {old}: of the deal nothing is proved."


def _check(secret: object, table: object, salts: object) -> None:
    """Refuse what no shuffle is made of."""
    if not isinstance(secret, bytes) or len(secret) != SECRET_BYTES:
        raise BadNumber(f"The secret of a shuffle is {SECRET_BYTES} bytes.")
    _check_text(table, "The name of a table")
    if not isinstance(salts, tuple):
        raise BadNumber("Salts are texts, one for each seat in seat order.")
    for salt in salts:
        _check_text(salt, "A salt")


def _check_text(text: object, what: str) -> None:
    if not isinstance(text, str) or len(text) > LONGEST or not text.isprintable():
        raise BadNumber(f"{what} is text of at most {LONGEST} visible characters.")
