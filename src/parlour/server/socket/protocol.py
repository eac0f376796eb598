"""uvicorn's WebSocket, let go for good some time after the conversation is over.

A peer that never reads would otherwise hold what is left to send, and its socket, for as long as it
likes.
"""

from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol

LINGER = 5.0  # seconds


class SocketProtocol(WebSocketsSansIOProtocol):
    """One connection on the wire."""

    async def run_asgi(self) -> None:
        """Converse, then leave the peer some time to take what was said."""
        try:
            await super().run_asgi()
        finally:
            self.loop.call_later(LINGER, self._let_go)

    def _let_go(self) -> None:
        if not self.disconnected:
            self.transport.abort()
