"""From where a request may come: a page of this server, or a program that is no page at all."""

from collections.abc import Iterable

from parlour.errors import BadOption
from parlour.printable import shown
from parlour.server.refusals import NotAllowed

OWN = (b"same-origin", b"none")  # what browsers call requests of a page of ours, or of a person
SCHEMES = ("http://", "https://")


def check_origin(headers: dict[bytes, bytes], others: Iterable[str]) -> None:
    """Refuse what a page of another site sends; programs send no origin at all."""
    origin = headers.get(b"origin")
    if origin is None:
        if headers.get(b"sec-fetch-site", b"none") not in OWN:
            raise NotAllowed("This was sent by a page of another site.")
        return
    said, host = origin.decode("latin-1").lower(), headers.get(b"host", b"").decode("latin-1")
    ours = {scheme + host.lower() for scheme in SCHEMES} if host else set()
    if said not in ours and said not in others:
        raise NotAllowed("This was sent by a page of another site; name it with --origin.")


def checked_origin(given: str) -> str:
    """An origin as browsers write it."""
    origin = given.strip().lower().removesuffix("/")
    _, sign, host = origin.partition("://")
    if not origin.startswith(SCHEMES) or not sign or not host or set(host) & set("/?#@ "):
        raise BadOption(f"--origin is an address like https://example.org, not {shown(given)}.")
    return origin
