"""What requests are answered, typed; errors all alike."""

from typing import Any, Literal, TypedDict

import msgspec
from starlette.responses import JSONResponse

from parlour.errors import IllegalMove, ParlourError
from parlour.games.happenings import Told
from parlour.games.views import Ask
from parlour.server.refusals import code_of
from parlour.server.tables.sight.about import TableInfo
from parlour.server.tables.sight.frames import GameView
from parlour.server.tables.table import Status

_encode = msgspec.json.Encoder().encode


class Refusal(TypedDict):
    """Why something is not done: a code for programs, a sentence for people."""

    code: str
    says: str
    rule: str | None


class ErrorReply(TypedDict):
    """What every refused request is answered."""

    error: Refusal


class OptionInfo(TypedDict):
    """A choice before a game."""

    name: str
    default: int | str
    values: list[int | str] | None  # their names; none where it is any number of the range
    least: int
    most: int
    meaning: str
    rule: str


class NoticeInfo(TypedDict):
    """Where facts about the physical game come from, where that is not certain."""

    about: str
    provenance: str


class ProgressInfo(TypedDict):
    """How far a game is on its way to be playable."""

    status: Literal["waiting", "compiling", "loading", "ready", "failed"]
    seconds: float | None  # that it may still take
    says: str


class GameInfo(TypedDict):
    """A game on the shelf."""

    name: str
    title: str
    goal: str
    seats: list[int]
    options: list[OptionInfo]
    notices: list[NoticeInfo]
    progress: ProgressInfo


class GamesReply(TypedDict):
    """The shelf."""

    games: list[GameInfo]


class RuleInfo(TypedDict):
    """A rule in words."""

    id: str
    chapter: str
    text: str
    provenance: str


class RulesReply(TypedDict):
    """A rule sheet."""

    game: str
    rules: list[RuleInfo]


class BotInfo(TypedDict):
    """Somebody who can be seated."""

    id: str
    name: str
    words: str
    strength: str  # "not measured", where it is not


class BotsReply(TypedDict):
    """All bots."""

    bots: list[BotInfo]


class GuestReply(TypedDict):
    """Who somebody is here."""

    name: str | None


class ListedSeat(TypedDict):
    """A seat in a list of tables."""

    name: str
    kind: Literal["open", "person", "bot", "stranger"]
    bot: str | None


class ListedTable(TypedDict):
    """A table in a list."""

    id: str
    game: str
    status: Status
    seats: list[ListedSeat]
    options: dict[str, int]
    mine: list[int]
    my_turn: bool
    touched: float


class TablesReply(TypedDict):
    """Several tables."""

    tables: list[ListedTable]


class TableReply(TypedDict):
    """A table, what one is at it, and the key of its invitation for its host."""

    table: TableInfo
    mine: list[int]
    host: bool
    key: str | None


class TurnReply(TypedDict):
    """Whose turn it is, as everybody at the table knows."""

    status: Status
    seats: list[int]
    names: list[str]
    my_turn: bool


class KeyReply(TypedDict):
    """What to put behind the # of a link, or to send as a token."""

    key: str
    path: str


class SeatReply(TypedDict):
    """A seat that somebody has now."""

    table: str
    seat: int


class SaidReply(TypedDict):
    """What everybody heard at a table that can only be read."""

    trouble: str | None
    said: list[str]


class Past(TypedDict):
    """What a viewer saw at a moment of the past."""

    view: GameView
    ask: Ask | None


class PastFrame(TypedDict):
    """A finished game as it was after `n` of the entries of its log, and what led there."""

    kind: Literal["frame"]
    n: int
    of: int  # entries
    whole: Past
    told: list[Told]


class DoneReply(TypedDict):
    """It is done."""

    done: bool


class HealthReply(TypedDict):
    """How the server is."""

    status: Literal["ok"]


class ReadyReply(TypedDict):
    """Which games can be played."""

    ready: bool
    games: dict[str, ProgressInfo]


class Json(JSONResponse):
    """A typed answer as JSON."""

    def render(self, content: Any) -> bytes:
        """The bytes of it."""
        return _encode(content)


def refused(refusal: ParlourError) -> Json:
    """The answer to what is not done."""
    code, status = code_of(refusal)
    rule = (refusal.rule or None) if isinstance(refusal, IllegalMove) else None
    return Json({"error": {"code": code, "says": str(refusal), "rule": rule}}, status)


def documented(kind: type, status: int = 200) -> dict[str, Any]:
    """What the OpenAPI document says of an answer; of errors it says so for all alike."""
    return documented_as(kind.__name__, kind.__doc__, status)


def documented_as(component: str | None, about: str | None, status: int = 200) -> dict[str, Any]:
    """The same of an answer that is made elsewhere; any object, if it is no component."""
    return {
        "responses": {status: _content(component, about), "default": ERRORS},
        "response_class": Json,
        "response_model": None,
        "status_code": status,
    }


def _content(component: str | None, about: str | None) -> dict[str, Any]:
    named = {"$ref": f"#/components/schemas/{component}"} if component else {"type": "object"}
    said = " ".join((about or component or "").split())
    return {"description": said, "content": {"application/json": {"schema": named}}}


ERRORS = _content("ErrorReply", "Why it was not done.")
REPLIES = tuple(
    kind
    for kind in list(globals().values())
    if isinstance(kind, type) and hasattr(kind, "__total__")
)
