"""The headers of every answer, whoever gives it: the application, or the wire before it."""

from http import HTTPStatus

from parlour.server.http.replies import Json

HEADERS = {
    "content-security-policy": (
        "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; "
        "font-src 'self'; connect-src 'self'; manifest-src 'self'; worker-src 'self'; "
        "base-uri 'none'; form-action 'self'; frame-ancestors 'none'"
    ),
    "x-content-type-options": "nosniff",
    "referrer-policy": "no-referrer",
    "cross-origin-opener-policy": "same-origin",
    "cross-origin-resource-policy": "same-origin",
    "permissions-policy": "camera=(), geolocation=(), microphone=(), payment=(), usb=()",
    "x-frame-options": "DENY",
}
UNLESS_SAID = {**HEADERS, "cache-control": "no-store"}
_RAW = [(name.encode(), value.encode()) for name, value in UNLESS_SAID.items()]

Headers = list[tuple[bytes, bytes]]


def complete(headers: Headers) -> Headers:
    """What an answer says of itself, and all that every answer says."""
    said = {name.lower() for name, _ in headers}
    return [*headers, *((name, value) for name, value in _RAW if name not in said)]


def on_the_wire(answer: Json) -> bytes:
    """A whole answer, after which the connection is closed."""
    headers = complete([*answer.raw_headers, (b"connection", b"close")])
    lines = b"".join(name + b": " + value + b"\r\n" for name, value in headers)
    status = HTTPStatus(answer.status_code)
    first = f"HTTP/1.1 {status.value} {status.phrase}\r\n".encode()
    return first + lines + b"\r\n" + bytes(answer.body)
