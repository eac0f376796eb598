"""What a table is opened with, beside the game's own options."""

from dataclasses import dataclass, field
from typing import ClassVar

from parlour.errors import BadOption

LEAST_TIME, MOST_TIME = 5, 60 * 24 * 3600  # seconds of a clock
CLOSED = {"extra": "forbid"}


@dataclass(frozen=True)
class Clock:
    """Seconds for every decision, and a reserve for the whole game that longer ones use up."""

    move: int
    reserve: int = 0

    __pydantic_config__: ClassVar = CLOSED

    def __post_init__(self) -> None:
        if min(self.move, self.reserve) < 0 or max(self.move, self.reserve) > MOST_TIME:
            raise BadOption(f"A clock has 0 to {MOST_TIME} seconds a move and in reserve.")
        if self.move + self.reserve < LEAST_TIME:
            raise BadOption(f"A clock needs at least {LEAST_TIME} seconds.")


@dataclass(frozen=True)
class Settings:
    """What people agree on before a game."""

    aids: bool = True  # what people work out by hand, on request
    hints: bool | None = None  # what a bot would do, on request; unsaid: where one person plays
    undo: bool = True
    spectators: bool = True
    chat: bool = True
    public: bool = False  # listed, and open to anybody
    clock: Clock | None = field(default=None)
    stand_in: str = "mc-200"  # the bot that plays for those who are away

    __pydantic_config__: ClassVar = CLOSED
