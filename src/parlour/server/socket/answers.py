"""What a client is answered, beside frames."""

from typing import Any, Literal, TypedDict

import msgspec

from parlour.errors import IllegalMove, ParlourError
from parlour.server.hall.chatting import Line
from parlour.server.refusals import code_of

_encode = msgspec.json.Encoder().encode


class HelloFrame(TypedDict):
    """The first frame: who one is here, and the server's time."""

    kind: Literal["hello"]
    v: int
    table: str
    viewer: int | None
    mine: list[int]
    now: float


class AnswerFrame(TypedDict):
    """A request was carried out."""

    kind: Literal["answer"]
    id: str | int | None
    to: str
    answer: dict[str, Any]


class ErrorFrame(TypedDict):
    """A request was refused: a code for programs, a sentence for people, perhaps a rule."""

    kind: Literal["error"]
    id: str | int | None
    code: str
    says: str
    rule: str | None


class ByeFrame(TypedDict):
    """The last frame: why the server closes."""

    kind: Literal["bye"]
    code: str
    says: str


class ChatFrame(TypedDict):
    """What people said."""

    kind: Literal["chat"]
    lines: list[Line]


def answer(id: str | int | None, to: str, found: Any) -> bytes:
    """An answer."""
    return _encode({"kind": "answer", "id": id, "to": to, "answer": found})


def error(id: str | int | None, refusal: ParlourError) -> bytes:
    """A refusal."""
    rule = (refusal.rule or None) if isinstance(refusal, IllegalMove) else None
    said = {"code": code_of(refusal)[0], "says": str(refusal), "rule": rule}
    return _encode({"kind": "error", "id": id, **said})


def bye(code: str, says: str) -> bytes:
    """A goodbye."""
    return _encode({"kind": "bye", "code": code, "says": says})
