"""What sayings about a turn of Small Islands mean: an action, and the column it is about."""

import re

from parlour.errors import AmbiguousWords, BadWords
from parlour.games.small_islands.box import COLUMNS
from parlour.games.small_islands.clues import clue_name
from parlour.games.small_islands.faces import hex_name
from parlour.games.small_islands.moves import Act
from parlour.games.small_islands.sayings import clue_said, column_named, hex_named
from parlour.games.small_islands.table import Step
from parlour.games.small_islands.words import ACT_WORDS
from parlour.kit.positions import Reading
from parlour.kit.sets import has

_BOUGHT = re.compile(
    r"(?:(?:amulet|buy|spend amulet)(?: in| for| to)? )(?P<what>.+)"
    r"|(?P<before>.+?) (?:with|for) amulet"
)
_SWAP = r"(?:swap|exchange|change)(?: hand)?(?: clue)?(?: card)?|new clue(?: card)?"
# What can be said; the first that fits counts.
_PLAIN_ACTS: list[tuple[str, int]] = [
    (r"(?:end|finish|stop)(?: turn)|pass|done with turn", Act.END_TURN),
    (r"(?:end|finish|stop)(?: move)|stay|stop(?: here)?", Act.END_MOVE),
    (r"(?:take|get|pick up)(?: it| amulet)?|pick (?:it|amulet) up", Act.TAKE),
    (r"leave(?: it| amulet)?", Act.LEAVE),
    (r"move|drive|go|set out", Act.MOVE),
    (_SWAP, Act.SWAP),
]
_AT_START = [(r"yes|y", Act.TAKE), (r"no|n", Act.LEAVE)]
_ENDINGS = re.compile(r"end|done|finish|stop|no more|nothing(?: more)?")
_BOUGHT_ACTS: list[tuple[str, int]] = [(r"(?:extra )?move", Act.BUY_MOVE), (_SWAP, Act.BUY_SWAP)]
_TO = r"(?:(?:in|to|for|of|column) )*(?P<colour>[a-z ]+?)(?: column| treasure)?"
_COLUMN_ACTS = [
    (rf"(?:raise|dig(?: up)?|lift)(?: treasure)?(?: {_TO})?", Act.RAISE),
    (rf"(?:(?:play|add) )?clue(?: card)? {_TO}", Act.CLUE),
    (rf"(?:(?:play|add) )?(?:volcanic )?tile {_TO}", Act.TILE),
]
_BOUGHT_WITH_COLUMN = [
    (rf"(?:(?:play|add) )?clue(?: card)? {_TO}", Act.BUY_CLUE),
    (rf"(?:(?:play|add) )?(?:volcanic )?tile {_TO}", Act.BUY_TILE),
    (rf"(?:(?:remove|strike(?: out)?|take) )?cube {_TO}", Act.CUBE),
    (rf"(?:remove|strike(?: out)?) {_TO}(?: cube)?", Act.CUBE),
]
_CLUE_AT_ONCE = re.compile(r"(?:play )(?P<what>.+) in (?P<colour>[a-z]+)")
_MOVE_AT_ONCE = re.compile(r"(?:(?:move|drive|go) )(?:to )?(?P<what>[a-z] ?[0-9]+)")


def acted(game: Reading, seat: int, said: str) -> int | None:
    """The act that short forms mean; None if they name none."""
    if found := _BOUGHT.fullmatch(said):
        said = found["what"] or found["before"]
        return _first(said, _BOUGHT_ACTS) or _with_column(game, seat, said, _BOUGHT_WITH_COLUMN)
    if _ENDINGS.fullmatch(said):
        return Act.END_MOVE if game.step == Step.MOVE else Act.END_TURN
    plain_acts = _AT_START + _PLAIN_ACTS if game.step == Step.START else _PLAIN_ACTS
    act = _first(said, plain_acts)
    if act is None:
        act = _with_column(game, seat, said, _COLUMN_ACTS + _BOUGHT_WITH_COLUMN[-2:])
    if act is None and game.step == Step.ACTION:
        _refuse_two_steps(said)
    return act


def _first(said: str, acts: list[tuple[str, int]]) -> int | None:
    return next((int(act) for pattern, act in acts if re.fullmatch(pattern, said)), None)


def _with_column(game: Reading, seat: int, said: str, acts: list[tuple[str, Act]]) -> int | None:
    for pattern, act in acts:
        if found := re.fullmatch(pattern, said):
            column = column_named(found["colour"]) if found["colour"] else _only(game, seat, act)
            return None if column is None else act + column
    return None


def _only(game: Reading, seat: int, act: Act) -> int:
    """The only column for which it may be done."""
    allowed = [c for c in range(COLUMNS) if has(game.players[seat].choices, act + c)]
    if len(allowed) != 1:
        raise AmbiguousWords(f'Say of which colour, like "{ACT_WORDS[act + (allowed or [0])[0]]}".')
    return allowed[0]


# small_islands-73: column and card, or move and hex, are named one after the other.
def _refuse_two_steps(said: str) -> None:
    if (found := _MOVE_AT_ONCE.fullmatch(said)) and (at := hex_named(found["what"])) is not None:
        raise BadWords(f'Say it step by step: first "move", then "to {hex_name(at)}".')
    if not (found := _CLUE_AT_ONCE.fullmatch(said)):
        return
    card, column = clue_said(found["what"]), column_named(found["colour"])
    if card is not None and column is not None:
        first, then = ACT_WORDS[Act.CLUE + column], f"play {clue_name(card)}"
        raise BadWords(f'Say it step by step: first "{first}", then "{then}".')
