"""uvicorn's HTTP: with limits on what comes before a request is one, a sentence for what is none.

Whoever sends a head without end, sends it byte by byte, says nothing at all, or never reads the
answer would otherwise hold a connection for as long as they like.
"""

from asyncio import TimerHandle, Transport

from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol

from parlour.server.door.headers import on_the_wire
from parlour.server.http.replies import refused
from parlour.server.refusals import Malformed, Refused, TooLarge

MOST_OF_A_HEAD, MOST_HEADERS = 16 * 1024, 100  # bytes and lines before the body
HEAD_WITHIN, BODY_WITHIN, READ_WITHIN = 20.0, 120.0, 60.0  # seconds


class TooSlow(Refused):
    """Whoever began a request did not end it."""

    code, status = "too-slow", 408


class Nonsense(Malformed):
    """Something that is no request at all."""

    status = 400


class EndlessHead(TooLarge):
    """More before the body than any client sends."""

    status = 431


class RequestProtocol(HttpToolsProtocol):
    """One connection on the wire."""

    _timer: TimerHandle | None = None  # for what the peer has to send
    _unread: TimerHandle | None = None  # for what it has to read
    _size = _lines = 0
    _trouble: Refused | None = None

    def connection_made(self, transport: Transport) -> None:  # type: ignore[override]
        """Somebody is there: they should ask something."""
        super().connection_made(transport)
        self._within(HEAD_WITHIN)

    def connection_lost(self, exc: Exception | None) -> None:
        """Nobody is there any more."""
        self._within(None)
        self.resume_writing()
        super().connection_lost(exc)

    def data_received(self, data: bytes) -> None:
        """Some of a request."""
        if self._timer is None:
            self._within(HEAD_WITHIN)
        super().data_received(data)

    def handle_websocket_upgrade(self) -> None:
        """From here on somebody else watches over the connection."""
        self._within(None)
        super().handle_websocket_upgrade()

    # What the parser tells

    def on_message_begin(self) -> None:
        """A request begins."""
        self._size = self._lines = 0
        super().on_message_begin()

    def on_url(self, url: bytes) -> None:
        """Some of its address."""
        self._count(len(url))
        super().on_url(url)

    def on_header(self, name: bytes, value: bytes) -> None:
        """One line of its head."""
        self._lines += 1
        self._count(len(name) + len(value))
        super().on_header(name, value)

    def on_headers_complete(self) -> None:
        """The body comes."""
        self._within(BODY_WITHIN)
        super().on_headers_complete()

    def on_message_complete(self) -> None:
        """The request is here."""
        self._within(None)
        super().on_message_complete()

    def _count(self, more: int) -> None:
        self._size += more
        if self._size > MOST_OF_A_HEAD or self._lines > MOST_HEADERS:
            self._trouble = EndlessHead(
                f"Address and headers are too large: {MOST_OF_A_HEAD} bytes are taken."
            )
            raise self._trouble

    # Who is too slow

    def pause_writing(self) -> None:
        """The peer does not read: not for ever."""
        super().pause_writing()
        if self._unread is None:
            self._unread = self.loop.call_later(READ_WITHIN, self.transport.abort)

    def resume_writing(self) -> None:
        """It reads again."""
        if self._unread:
            self._unread.cancel()
            self._unread = None
        super().resume_writing()

    def _within(self, seconds: float | None) -> None:
        if self._timer:
            self._timer.cancel()
        self._timer = self.loop.call_later(seconds, self._too_slow) if seconds else None

    def _too_slow(self) -> None:
        self._timer = None
        self._trouble = TooSlow("The request was not sent in time: send it again.")
        self.send_400_response("")

    def send_400_response(self, msg: str) -> None:
        """Say what is wrong, and close; `msg` is what uvicorn would say."""
        self._within(None)
        trouble = self._trouble or Nonsense("That is no HTTP request that this server understands.")
        if not self.transport.is_closing():
            self.transport.write(on_the_wire(refused(trouble)))
            self.transport.close()
