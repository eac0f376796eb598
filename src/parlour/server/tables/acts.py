"""What can stand in a table's log, one kind of act a class; as JSON, tagged by `act`.

What was true when it was written stays true: acts are never changed, new members have defaults.
"""

from typing import Literal

import msgspec

from parlour.errors import BadFile
from parlour.server.tables.settings import Settings

SeatKind = Literal["open", "person", "bot", "stranger"]


class Seated(msgspec.Struct, omit_defaults=True, frozen=True):
    """Who has a seat: nobody yet, a guest, a bot by its id, or somebody's own program."""

    kind: SeatKind = "open"
    name: str = ""
    guest: str = ""
    bot: str = ""


class Opened(msgspec.Struct, tag_field="act", tag="open", omit_defaults=True, frozen=True):
    """The first act: what is played, by which rules and box, and who opened the table."""

    game: str
    rules: int
    box: str
    options: dict[str, int]
    settings: Settings
    host: str
    seats: tuple[Seated, ...]


class Sat(msgspec.Struct, tag_field="act", tag="sit", omit_defaults=True, frozen=True):
    """A seat changes hands."""

    seat: int
    who: Seated


class Invited(msgspec.Struct, tag_field="act", tag="invite", frozen=True):
    """The invitation was made anew: older links are void."""


class Started(msgspec.Struct, tag_field="act", tag="start", frozen=True):
    """Seats and options are frozen; this is promised of the shuffle."""

    commitment: str


class Salted(msgspec.Struct, tag_field="act", tag="salt", frozen=True):
    """A seat adds its part to the shuffle."""

    seat: int
    salt: str


class Dealt(msgspec.Struct, tag_field="act", tag="deal", frozen=True):
    """All salts are in, or waited for long enough."""


class Moved(msgspec.Struct, tag_field="act", tag="move", omit_defaults=True, frozen=True):
    """A seat made a choice: one move, or several sent together; and what everybody then heard."""

    seat: int
    moves: tuple[int, ...]
    joined: bool = False  # with the seat's move before
    said: tuple[str, ...] = ()


class Undone(msgspec.Struct, tag_field="act", tag="undo", frozen=True):
    """A seat took its last choice back."""

    seat: int


class StoodIn(msgspec.Struct, tag_field="act", tag="stand-in", omit_defaults=True, frozen=True):
    """A bot plays for a person from now on; without one, the person is back."""

    seat: int
    bot: str = ""
    because: Literal["", "clock", "host", "self", "trouble"] = ""


class Voted(msgspec.Struct, tag_field="act", tag="vote", frozen=True):
    """A seat agrees to stop, or no longer does."""

    seat: int
    stop: bool


class Stopped(msgspec.Struct, tag_field="act", tag="stop", frozen=True):
    """The table ends before the game does."""

    because: str


class Followed(msgspec.Struct, tag_field="act", tag="follow", frozen=True):
    """A rematch was opened."""

    table: str


class Loaded(msgspec.Struct, tag_field="act", tag="load", frozen=True):
    """The first act of a table that only shows a record."""

    record: msgspec.Raw
    host: str


Act = (
    Opened
    | Sat
    | Invited
    | Started
    | Salted
    | Dealt
    | Moved
    | Undone
    | StoodIn
    | Voted
    | Stopped
    | Followed
    | Loaded
)

_encoder = msgspec.json.Encoder()
_decoder: msgspec.json.Decoder[Act] = msgspec.json.Decoder(Act)


def written(act: Act) -> bytes:
    """An act as it stands in the log."""
    return _encoder.encode(act)


def read(held: bytes) -> Act:
    """An act of a log."""
    try:
        return _decoder.decode(held)
    except msgspec.DecodeError as trouble:
        raise BadFile(f"The log of this table is damaged: {trouble}.") from None
