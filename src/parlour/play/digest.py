"""One hash for all proofs: SHA-256 over parts that cannot run into each other."""

import hashlib

LENGTH_BYTES = 8


def digest(purpose: str, *parts: bytes | str | int) -> bytes:
    """The hash of a purpose and parts, each behind its own length; numbers are decimal digits."""
    found = hashlib.sha256()
    for part in (f"parlour {purpose}", *parts):
        held = part if isinstance(part, bytes) else str(part).encode()
        found.update(len(held).to_bytes(LENGTH_BYTES, "big") + held)
    return found.digest()
