"""What may be sent in the body of a request."""

from typing import Annotated, Any, Literal

from pydantic import BaseModel, ConfigDict, Field

from parlour.server.tables.settings import Settings

Name = Annotated[str, Field(min_length=1, max_length=160, examples=["North"])]
Key = Annotated[str, Field(min_length=1, max_length=100)]
BotId = Annotated[str, Field(min_length=1, max_length=60, examples=["mc-200"])]
Value = Annotated[int, Field(ge=-1, le=1 << 20)] | Annotated[str, Field(max_length=80)]


class Body(BaseModel):
    """Nothing but what is named."""

    model_config = ConfigDict(extra="forbid", strict=True)


class NewGuest(Body):
    """What the others shall call somebody."""

    name: Name


class NewSeat(Body):
    """Who shall have a seat: the one who opens the table, more people on the same device, a bot,
    or whoever comes."""

    kind: Literal["me", "device", "bot", "open"] = "open"
    name: Name | None = None
    bot: BotId | None = None


class NewTable(Body):
    """A table to be opened."""

    game: Annotated[str, Field(max_length=40, examples=["mu"])]
    seats: Annotated[list[NewSeat], Field(min_length=1, max_length=6)]
    options: Annotated[dict[str, Value], Field(max_length=20)] = Field(default_factory=dict)
    settings: Settings = Field(default_factory=Settings)
    name: Name | None = None


class Joining(Body):
    """Sitting down: the key of the invitation, unless anybody may."""

    name: Name | None = None
    seat: Annotated[int, Field(ge=0, le=5)] | None = None
    key: Key | None = None


class NewBot(Body):
    """A bot by its id."""

    bot: BotId


class StandIn(Body):
    """A bot by its id, or the table's usual one."""

    bot: BotId | None = None


class LinkKey(Body):
    """The key of a one-time link."""

    key: Key
    name: Name | None = None


class Record(Body):
    """A record, as `parlour` writes it."""

    record: dict[str, Any]
