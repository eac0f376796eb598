"""How often anybody may ask, by the address they come from: dear requests count more."""

import re
from collections import Counter
from collections.abc import Iterator
from contextlib import contextmanager
from ipaddress import IPv6Address, ip_address

from starlette.types import Scope

from parlour.server.refusals import TooMuch

SAFE = ("GET", "HEAD", "OPTIONS")
OF_CHANGE = 4.0  # what changes something costs, in plain looks
DEAR = (  # requests that are kept for good, or replay a game
    ("POST", re.compile("/api/records"), 60.0),
    ("POST", re.compile("/api/tables"), 12.0),
    ("GET", re.compile("/api/tables/[^/]+/(?:moments/.*|record)"), 2.0),
)
MOST_SOCKETS = 200.0  # of one address at a time
SITE = 64  # bits of an IPv6 address that are one household's


def address_of(scope: Scope) -> str:
    """Where a request comes from; a household has as many IPv6 addresses as it likes."""
    host = scope["client"][0] if scope.get("client") else ""
    try:
        address = ip_address(host)
    except ValueError:
        return host[:64]
    if not isinstance(address, IPv6Address):
        return host
    own = address.ipv4_mapped
    return str(own) if own else str(int(address) >> (128 - SITE))


def cost_of(scope: Scope) -> float:
    """What a request costs of what its address may ask."""
    if scope["type"] == "websocket":
        return OF_CHANGE
    for method, path, cost in DEAR:
        if scope["method"] == method and path.fullmatch(scope["path"]):
            return cost
    return 1.0 if scope["method"] in SAFE else OF_CHANGE


class Sockets:
    """How many sockets each address has open."""

    def __init__(self) -> None:
        self._of: Counter[str] = Counter()

    def __len__(self) -> int:
        return len(self._of)

    @contextmanager
    def one_more(self, who: str, rate: float) -> Iterator[None]:
        """Hold one, if that is not too many."""
        if self._of[who] >= MOST_SOCKETS * rate:
            raise TooMuch("Too many sockets are open from your address: close some first.")
        self._of[who] += 1
        try:
            yield
        finally:
            self._of[who] -= 1
            if not self._of[who]:
                del self._of[who]
