"""What a client may say on the socket of a table: one JSON object each, its kind in `do`."""

from typing import Annotated

import msgspec

from parlour.server.refusals import Malformed

LONGEST_ID, LONGEST_WORDS, LONGEST_TOUCH, MOST_GESTURES, MOST_TOUCHES = 64, 400, 80, 40, 24

MOST_OF_AN_ID = 1 << 53  # what every client can count to
Id = (
    Annotated[str, msgspec.Meta(max_length=LONGEST_ID)]
    | Annotated[int, msgspec.Meta(ge=-MOST_OF_AN_ID, le=MOST_OF_AN_ID)]
    | None
)
Count = Annotated[int, msgspec.Meta(ge=0, le=1 << 31)]
SeatNumber = Annotated[int, msgspec.Meta(ge=0, le=5)]
Number = Annotated[int, msgspec.Meta(ge=0, le=1 << 31)]
Words = Annotated[str, msgspec.Meta(max_length=LONGEST_WORDS)]
Touch = Annotated[str, msgspec.Meta(max_length=LONGEST_TOUCH)]
Gesture = Annotated[list[Touch], msgspec.Meta(max_length=MOST_TOUCHES)]
Gestures = Annotated[list[Gesture], msgspec.Meta(max_length=MOST_GESTURES)]


class Said(msgspec.Struct, tag_field="do", forbid_unknown_fields=True, kw_only=True, frozen=True):
    """What all requests share: an id of the client's own, which the answer repeats."""

    id: Id = None


class Meant(Said, kw_only=True, frozen=True):
    """Something to do in the game: by number, in words, or by gestures; one of them."""

    number: Number | None = None
    words: Words | None = None
    gestures: Gestures | None = None

    @property
    def meant(self) -> int | str | list[list[str]]:
        """The one that was given."""
        given = [g for g in (self.number, self.words, self.gestures) if g is not None]
        if len(given) != 1:
            raise Malformed("Say what you mean by a number, in words or by gestures: one of them.")
        return given[0]


class MoveRequest(Meant, tag="move", kw_only=True, frozen=True):
    """Make a choice. `at` is the moment it was decided at: no later question is answered."""

    at: Count | None = None


class WhyRequest(Meant, tag="why", kw_only=True, frozen=True):
    """Ask why something may not be done."""


class PlanRequest(Said, tag="plan", kw_only=True, frozen=True):
    """Ask what gestures, or words parted by commas, mean together."""

    gestures: Gestures | Words


class AidsRequest(Said, tag="aids", kw_only=True, frozen=True):
    """Ask for what people work out by hand, as things stand or for a plan."""

    gestures: Gestures | Words | None = None


class HintRequest(Said, tag="hint", frozen=True):
    """Ask what a bot would do."""


class UndoRequest(Said, tag="undo", kw_only=True, frozen=True):
    """Take one's last choice back."""

    at: Count | None = None


class SaltRequest(Said, tag="salt", kw_only=True, frozen=True):
    """Add to the shuffle, between the commitment and the deal."""

    salt: Words


class VoteRequest(Said, tag="vote", kw_only=True, frozen=True):
    """Agree to stop, or no longer do."""

    stop: bool


class BackRequest(Said, tag="back", frozen=True):
    """Play oneself again, after a bot stood in."""


class ChatRequest(Said, tag="chat", kw_only=True, frozen=True):
    """Say something to the table."""

    text: Words


class MuteRequest(Said, tag="mute", kw_only=True, frozen=True):
    """Hear no more of a seat's chat on this connection, or of those who watch; or hear it again."""

    seat: SeatNumber | None  # of nobody's: all who only watch
    on: bool = True


class PingRequest(Said, tag="ping", frozen=True):
    """Show that one is there; the answer tells the server's time."""


Request = (
    MoveRequest
    | WhyRequest
    | PlanRequest
    | AidsRequest
    | HintRequest
    | UndoRequest
    | SaltRequest
    | VoteRequest
    | BackRequest
    | ChatRequest
    | MuteRequest
    | PingRequest
)

_decoder: msgspec.json.Decoder[Request] = msgspec.json.Decoder(Request)


def read(text: str | bytes) -> Request:
    """What a client said."""
    try:
        return _decoder.decode(text)
    except (msgspec.DecodeError, UnicodeDecodeError, RecursionError) as trouble:
        raise Malformed(f"That is no request: {_sentence(trouble)}.") from None


def _sentence(trouble: Exception) -> str:
    """What is wrong with it, as the decoder tells."""
    told = str(trouble).replace("`", "").rstrip(".")
    if isinstance(trouble, RecursionError) or not told:
        return "it is nested too deep"
    return told if told.startswith("JSON") else told[:1].lower() + told[1:]


def kind_of(request: Request) -> str:
    """What it asks for, as it says."""
    return str(request.__struct_config__.tag)


def id_of(text: str | bytes) -> str | int | None:
    """The id of a request that makes no sense, so that the answer can be told from others."""
    try:
        found = msgspec.json.decode(text, type=_OnlyId).id
    except (msgspec.DecodeError, UnicodeDecodeError, RecursionError):
        return None
    return found


class _OnlyId(msgspec.Struct):
    id: Id = None
