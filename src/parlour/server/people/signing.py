"""Cookies, invitations and tokens: made from the server's key, compared in constant time."""

import hashlib
import hmac
import secrets

SIGNED = 32  # hex digits of a signature: 128 bits
KEY_BYTES = 24
LETTERS = "abcdefghijkmnpqrstuvwxyz23456789"  # none that look alike


class Signing:
    """What is signed with the server's key."""

    def __init__(self, key: bytes) -> None:
        self._key = key

    def _sign(self, purpose: str, *parts: object) -> str:
        said = "\0".join(("parlour", purpose, *map(str, parts))).encode()
        return hmac.digest(self._key, said, "sha256").hex()[:SIGNED]

    def cookie(self, guest: str) -> str:
        """The cookie of a guest."""
        return f"{guest}.{self._sign('guest', guest)}"

    def guest_of(self, cookie: str) -> str:
        """The guest that a cookie proves; empty if it proves nothing."""
        guest, _, signed = cookie.partition(".")
        fits = hmac.compare_digest(signed.encode(), self._sign("guest", guest).encode())
        return guest if fits and guest else ""

    def invitation(self, table: str, generation: int) -> str:
        """The key of a table's invitation link."""
        return self._sign("invitation", table, generation)

    def is_invited(self, table: str, generation: int, key: str) -> bool:
        """Whether somebody has the key of the link that counts now."""
        return hmac.compare_digest(key.encode(), self.invitation(table, generation).encode())


def new_id(letters: int = 12) -> str:
    """A name for a table or guest that nobody guesses: 60 bits."""
    return "".join(secrets.choice(LETTERS) for _ in range(letters))


def new_key() -> str:
    """The key of a link or a token."""
    return secrets.token_urlsafe(KEY_BYTES)


def hashed(key: str) -> bytes:
    """What is kept of it."""
    return hashlib.sha256(b"parlour link " + key.encode()).digest()
