"""A program's answers: what each means, and that it hears of those that cannot be carried out."""

from collections.abc import Awaitable, Callable
from typing import Any, TypeVar

import msgspec

from parlour.errors import BadNumber, BadWords, IllegalMove
from parlour.play.looking import Move
from parlour.server.refusals import Malformed, Stale, code_of
from parlour.server.socket import answers, requests
from parlour.server.strangers.program import PATIENCE, Program

TRIES = 3
MISTAKES = (IllegalMove, BadWords, BadNumber, Malformed, Stale)  # of a program, told back to it

Done = TypeVar("Done")


class Numbered(msgspec.Struct):
    """Of a frame: which it is."""

    n: int


async def decided(
    program: Program,
    frame: bytes,
    play: Callable[[Move], Awaitable[Done]],
    timeout: float = PATIENCE,
) -> Done:
    """What `play` makes of the program's answer; one that it refuses may be mended twice."""
    n, line = msgspec.json.decode(frame, type=Numbered).n, frame
    for _ in range(TRIES):
        said = await program.decide(line, timeout)
        try:
            return await play(meant(said, n))
        except MISTAKES as mistake:
            refusal, line = mistake, answers.error(_id(said), mistake)
    code = code_of(refusal)[0]  # not its words, which may tell what the seat holds: this is logged
    raise program.fail(f"gave {TRIES} answers that were refused, the last as {code}")


def meant(said: dict[str, Any], n: int) -> Move:
    """The move that an answer to frame `n` stands for."""
    try:
        answer = msgspec.convert(said, requests.MoveRequest)
    except msgspec.ValidationError as mistake:
        raise Malformed(f"That is no move: {str(mistake).replace('`', '')}.") from None
    if answer.at not in (None, n):
        raise Stale(f"That answers frame {answer.at}; the question is in frame {n}.")
    return answer.meant


def _id(said: dict[str, Any]) -> str | int | None:
    known = said.get("id")
    return known if isinstance(known, str | int) else None
