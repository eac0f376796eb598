"""A client that keeps to no protocol: raw bytes for a port, and what came back."""

import json
import socket
import struct
from typing import NamedTuple

from server.served import SOON

TEXT, BINARY, MORE, CLOSE, PING, PONG = 1, 2, 0, 8, 9, 10
KEY = "dGhlIHNhbXBsZSBub25jZQ=="
JSON, NAMED = "Content-Type: application/json", b'{"name": "North"}'


class Answer(NamedTuple):
    """What a request was answered."""

    status: int
    headers: dict
    body: bytes

    @property
    def error(self):
        return json.loads(self.body)["error"]


class Wire:
    """One connection."""

    def __init__(self, served, source="127.0.0.1", holds=None):
        self.host = f"127.0.0.1:{served.port}"
        self.socket = socket.socket()
        self.socket.settimeout(SOON)
        if holds:  # bytes that may wait to be read, about
            self.socket.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, holds)
        self.socket.bind((source, 0))
        self.socket.connect(("127.0.0.1", served.port))
        self.reader = self.socket.makefile("rb")

    def __enter__(self):
        return self

    def __exit__(self, *trouble):
        self.close()

    def close(self):
        self.reader.close()
        self.socket.close()

    def send(self, data):
        self.socket.sendall(data)

    # Requests

    def ask(self, method, path, *headers, body=b""):
        """A request as it is written, and its answer."""
        lines = [f"{method} {path} HTTP/1.1", f"Host: {self.host}", *headers]
        if body and not any(line.lower().startswith(("transfer", "content-l")) for line in headers):
            lines.append(f"Content-Length: {len(body)}")
        self.send("\r\n".join([*lines, "", ""]).encode("latin-1") + body)
        return self.answer(method)

    def answer(self, method="GET"):
        status = int(self.reader.readline().split()[1])
        headers = {}
        while line := self.reader.readline().strip():
            name, _, value = line.decode("latin-1").partition(":")
            headers[name.lower()] = value.strip()
        size = 0 if method == "HEAD" or status == 101 else int(headers.get("content-length", 0))
        return Answer(status, headers, self.reader.read(size))

    # A WebSocket

    def opens(self, path, *headers):
        """The answer to a handshake: 101, or why not."""
        asked = ("Upgrade: websocket", "Connection: Upgrade", "Sec-WebSocket-Version: 13")
        return self.ask("GET", path, *asked, f"Sec-WebSocket-Key: {KEY}", *headers)

    def say(self, kind, payload=b"", fin=True):
        """A frame, masked with nothing."""
        size = len(payload)
        long = struct.pack("!H", size) if size < 1 << 16 else struct.pack("!Q", size)
        head = bytes([kind | fin << 7, 0x80 | (size if size < 126 else 126 + (len(long) > 2))])
        self.send(head + (long if size >= 126 else b"") + b"\0\0\0\0" + payload)

    def hear(self):
        """The next frame: its kind and payload."""
        kind, size = self.reader.read(2)
        if size == 126:
            (size,) = struct.unpack("!H", self.reader.read(2))
        elif size == 127:
            (size,) = struct.unpack("!Q", self.reader.read(8))
        return kind & 15, self.reader.read(size)

    def message(self, *kinds):
        """The next message of one of these kinds, as data."""
        while True:
            kind, payload = self.hear()
            if kind == TEXT and (message := json.loads(payload))["kind"] in kinds:
                return message

    def closed(self):
        """How the server closes: the code, and why."""
        while True:
            kind, payload = self.hear()
            if kind == CLOSE:
                return struct.unpack("!H", payload[:2])[0], payload[2:].decode()

    def is_over(self):
        """Whether the server has ended the connection."""
        try:
            return self.reader.read(1) == b""
        except ConnectionError:
            return True


def named(served, *headers):
    """The answer to somebody who says what they are called."""
    with Wire(served) as wire:
        return wire.ask("PUT", "/api/me", JSON, *headers, body=NAMED)
