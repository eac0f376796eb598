"""uvicorn's WebSocket, with limits on what no conversation sees, and let go for good at its end.

A peer that never reads would otherwise hold what is left to send, and its socket, for as long as it
likes; one that sends pings or fragments without end would keep the server busy with nothing.
"""

from typing import Any

from uvicorn.protocols.utils import ClientDisconnected
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.frames import CloseCode, Frame
from websockets.http11 import Response
from websockets.server import ServerProtocol

from parlour.server.door.headers import UNLESS_SAID, on_the_wire
from parlour.server.http.replies import refused
from parlour.server.people.limits import Bucket
from parlour.server.refusals import Malformed, NotAllowed

LINGER = 5.0  # seconds
MOST_FRAGMENTS = 256  # of one message
CONTROL_RATE, CONTROL_BURST = 2.0, 60.0  # pings and pongs
MOST_UNREAD = 1024 * 1024  # bytes


class Handshake(ServerProtocol):
    """What turns a request into a socket, or says in a sentence why not."""

    def reject(self, status: Any, text: str) -> Response:
        """An answer like all others of this server."""
        reason = f"No socket was opened: {text.strip() or 'it is refused here'}"
        kind = NotAllowed if int(status) == 403 else Malformed
        answer = super().reject(status, bytes(refused(kind(reason)).body).decode())
        del answer.headers["Content-Type"]
        answer.headers.update({"content-type": "application/json", **UNLESS_SAID})
        return answer


class SocketProtocol(WebSocketsSansIOProtocol):
    """One connection on the wire."""

    def __init__(self, *given: Any, **settings: Any) -> None:
        super().__init__(*given, **settings)
        self.conn = Handshake(max_size=self.config.ws_max_size, logger=self.logger)
        self._controls = Bucket(CONTROL_RATE, CONTROL_BURST)

    async def run_asgi(self) -> None:
        """Converse, then leave the peer some time to take what was said."""
        try:
            await super().run_asgi()
        finally:
            self._let_go_soon()

    def data_received(self, data: bytes) -> None:
        """Bytes came; what is no handshake at all is answered, too."""
        super().data_received(data)
        if self.conn.handshake_exc and not self.handshake_initiated:
            self.transport.write(on_the_wire(refused(Malformed("That opens no WebSocket."))))
            self.transport.close()
            self._let_go_soon()

    async def send(self, message: Any) -> None:
        """Bytes go out; whoever left before the handshake was answered is gone, and no mistake."""
        if message["type"] == "websocket.accept" and self.transport.is_closing():
            self.handshake_complete = True
            raise ClientDisconnected
        await super().send(message)
        if message["type"] == "websocket.http.response.body":
            self.handshake_complete = True  # by a refusal
        if message["type"] == "websocket.accept":
            del self.request, self.response  # nobody looks at them again

    # What comes

    def send_receive_event_to_app(self) -> None:
        """A message came, as bytes: whoever reads them says what is wrong with them."""
        self.curr_msg_data_type = "bytes"
        super().send_receive_event_to_app()

    def handle_cont(self, event: Frame) -> None:
        """Another piece of a message."""
        if len(self.frames) >= MOST_FRAGMENTS:
            self._fail(CloseCode.POLICY_VIOLATION, "send a message in fewer pieces")
        else:
            super().handle_cont(event)

    def handle_ping(self) -> None:
        """Answered, unless the peer only pings, or reads no answers."""
        super().handle_ping()
        unread = self.transport.get_write_buffer_size()
        if not self._controls.take() or unread > MOST_UNREAD:
            self._fail(CloseCode.POLICY_VIOLATION, "you ping more than is needed")

    def handle_pong(self, event: Frame) -> None:
        """A sign of life."""
        super().handle_pong(event)
        if not self._controls.take():
            self._fail(CloseCode.POLICY_VIOLATION, "you pong more than is needed")

    def handle_parser_exception(self) -> None:
        """What came breaks the protocol: it was told why."""
        super().handle_parser_exception()
        self._let_go_soon()

    def keepalive_timeout(self) -> None:
        """The peer is not there any more, though its connection is."""
        super().keepalive_timeout()
        self._let_go_soon()

    # How it ends

    def _fail(self, code: CloseCode, reason: str) -> None:
        if not self.close_sent and not self.transport.is_closing():
            self.conn.fail(code, reason)
            self.handle_parser_exception()

    def _let_go_soon(self) -> None:
        self.loop.call_later(LINGER, self._let_go)

    def _let_go(self) -> None:
        if not self.disconnected:
            self.transport.abort()
