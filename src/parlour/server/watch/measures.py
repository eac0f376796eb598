"""What is counted, for Prometheus. No name, table or key is ever part of it."""

from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram, generate_latest

SECONDS = (0.0005, 0.001, 0.002, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 1.0, 5.0)


class Measures:
    """The counters of one worker."""

    def __init__(self) -> None:
        own = self.registry = CollectorRegistry()
        self.acts = Counter("parlour_acts", "Acts written to logs.", registry=own)
        self.frames = Counter("parlour_frames", "Frames sent.", registry=own)
        self.thoughts = Counter("parlour_thoughts", "Decisions of bots.", ["bot"], registry=own)
        self.trouble = Counter("parlour_trouble", "Mistakes of ours.", registry=own)
        self.rooms = Gauge("parlour_rooms", "Tables at hand.", registry=own)
        self.awake = Gauge("parlour_awake", "Tables replayed in memory.", registry=own)
        self.listeners = Gauge("parlour_listeners", "Open sockets.", registry=own)
        self.waiting = Gauge("parlour_waiting", "Work before a thread.", ["thread"], registry=own)
        self._writing = self._histogram("parlour_writing_seconds", "From an act to the disk.")
        self._showing = self._histogram("parlour_showing_seconds", "Frames of one act made.")
        self._waking = self._histogram("parlour_waking_seconds", "A table replayed.")
        self.requests = Histogram(
            "parlour_request_seconds",
            "Requests.",
            ["what", "status"],
            buckets=SECONDS,
            registry=own,
        )

    def _histogram(self, name: str, about: str) -> Histogram:
        return Histogram(name, about, buckets=SECONDS, registry=self.registry)

    def written(self, acts: int, seconds: float) -> None:
        """Acts were appended to a log."""
        self.acts.inc(acts)
        self._writing.observe(seconds)

    def shown(self, frames: int, seconds: float) -> None:
        """Frames were made and sent."""
        self.frames.inc(frames)
        self._showing.observe(seconds)

    def woken(self, seconds: float) -> None:
        """A table was replayed."""
        self._waking.observe(seconds)

    def thought(self, bot: str) -> None:
        """A bot decided."""
        self.thoughts.labels(bot).inc()

    def text(self) -> bytes:
        """All of it, as Prometheus reads it."""
        return generate_latest(self.registry)
