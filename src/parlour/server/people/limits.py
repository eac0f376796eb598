"""How often anybody may ask: a bucket that fills at a steady rate, one for each who asks."""

from collections import OrderedDict
from time import monotonic

MOST_BUCKETS = 20_000


class Bucket:
    """So many tokens at most, so many more every second."""

    __slots__ = ("_at", "_left", "_most", "_rate")

    def __init__(self, rate: float, most: float) -> None:
        self._rate, self._most = rate, most
        self._left, self._at = most, monotonic()

    def take(self, cost: float = 1.0) -> bool:
        """Whether there were tokens enough; then they are gone."""
        now = monotonic()
        self._left = min(self._most, self._left + (now - self._at) * self._rate)
        self._at = now
        if self._left < cost:
            return False
        self._left -= cost
        return True


class Buckets:
    """One bucket for each who asks; those who asked longest ago are forgotten."""

    def __init__(self, rate: float, most: float) -> None:
        self._rate, self._most = rate, most
        self._of: OrderedDict[str, Bucket] = OrderedDict()

    def __len__(self) -> int:
        return len(self._of)

    def of(self, who: str) -> Bucket:
        """Somebody's bucket."""
        bucket = self._of.pop(who, None) or Bucket(self._rate, self._most)
        self._of[who] = bucket
        if len(self._of) > MOST_BUCKETS:
            self._of.popitem(last=False)
        return bucket

    def take(self, who: str, cost: float = 1.0) -> bool:
        """Whether somebody may ask now."""
        return self.of(who).take(cost)
