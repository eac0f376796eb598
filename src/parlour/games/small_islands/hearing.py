"""Which move of Small Islands words mean, legal or not.

A move's own words are understood wherever they are said; short forms depend on the question asked:
"h5" is as good as "lava on H5" where lava is laid. Capitals, blanks and articles do not matter.
"""

import re
from collections.abc import Callable

from parlour.errors import AmbiguousWords, BadWords
from parlour.games.small_islands.acts_told import acted
from parlour.games.small_islands.clues import CARDS, CLUES, clue_name
from parlour.games.small_islands.moves import CLAIM, DECLINE, PAY_AMULET, PAY_GOLD
from parlour.games.small_islands.sayings import (
    clue_named,
    clue_said,
    direction_named,
    hex_named,
    plain,
    triad_named,
)
from parlour.games.small_islands.table import Step
from parlour.games.small_islands.words import (
    ACTING,
    PALM_WORDS,
    RUNS,
    WORDS,
    example,
    is_palm,
)
from parlour.games.speech import seat_name
from parlour.kit.positions import Reading
from parlour.kit.sets import members

Meaning = Callable[[Reading, int, str], int | None]  # (game, seat, what is named): the answer


def _folded(words: str) -> str:
    return " ".join(words.lower().split())


_FULL = {_folded(words): move for move, words in enumerate(WORDS)}
_PLAIN = {plain(words): move for move, words in enumerate(WORDS)}
_PALMS = {plain(words): RUNS[Step.OBJECT].start + at for at, words in enumerate(PALM_WORDS)}


def read(game: Reading, seat: int, words: str) -> int:
    """The move that words mean in this position, legal or not; short forms are understood."""
    if game.step == Step.OVER:
        raise BadWords("Nothing is asked: the game is over.")
    if seat != game.asked:
        raise BadWords(f"Nothing is asked of you: {seat_name(game.asked)} decides now.")
    said = plain(words)
    full = _said_in_full(game, words, said)
    if full is not None and _answers(game, full):
        return full
    short = _said_in_short(game, seat, said)
    move = full if short is None else short
    if move is None:
        raise BadWords(f'"{words}" is no move here; say it like "{example(game, seat)}".')
    return move


def _answers(game: Reading, move: int) -> bool:
    return move in RUNS.get(game.step, ()) or (game.step in ACTING and move in RUNS[Step.ACTION])


def _said_in_full(game: Reading, words: str, said: str) -> int | None:
    if said in _PALMS or _PLAIN.get(said, -1) in RUNS[Step.OBJECT]:
        return _object(game, said)
    return _FULL.get(_folded(words), _PLAIN.get(said))


# small_islands-07: huts first, then palm trees.
def _object(game: Reading, said: str) -> int:
    if game.step == Step.OBJECT and is_palm(game) != (said in _PALMS):
        wanted = "palm tree" if is_palm(game) else "hut"
        raise BadWords(f"It is a {wanted} that is placed now (small_islands-07).")
    return _PALMS.get(said, _PLAIN.get(said, -1))


def _said_in_short(game: Reading, seat: int, said: str) -> int | None:
    if game.step in ACTING:
        act = acted(game, seat, said)
        if act is not None or game.step != Step.MOVE:
            return _named_early(said) if act is None else act
    for pattern, means in _PATTERNS.get(game.step, ()):
        found = pattern.fullmatch(said)
        if found and (answer := means(game, seat, found["what"] or "")) is not None:
            return RUNS[game.step].start + answer
    return None


# small_islands-73: a clue or a hex before the column or the move; the reason says so.
def _named_early(said: str) -> int | None:
    card, at = clue_said(said), hex_named(said)
    if card is not None:
        return RUNS[Step.CARD][card] if card < CLUES else RUNS[Step.TILE][card - CLUES]
    return None if at is None else RUNS[Step.MOVE][at]


# What is named, by question


def _hex(game: Reading, seat: int, said: str) -> int | None:
    return hex_named(said)


def _card(game: Reading, seat: int, said: str) -> int | None:
    player = game.players[seat]
    card = clue_named(said, members(player.choices), members(player.hand))
    card = _not_held(said) if card is None else card
    if card is not None and card >= CLUES:
        raise BadWords(f'"{clue_name(card)}" is a volcanic tile, and a clue card is asked for.')
    return card


# One card alone is understood, and the reason says that it is not held; several help nobody.
def _not_held(said: str) -> int | None:
    try:
        return clue_named(said, range(CLUES))
    except AmbiguousWords:
        raise BadWords("None of your clue cards says that.") from None


def _tile(game: Reading, seat: int, said: str) -> int | None:
    card = clue_named(said, members(game.reserve), range(CLUES, CARDS))
    if card is not None and card < CLUES:
        raise BadWords(f'"{clue_name(card)}" is a clue card, and a volcanic tile is asked for.')
    return None if card is None else card - CLUES


# "place a hut on h5", "hut h5"
def _place(game: Reading, seat: int, said: str) -> int | None:
    kind = "palm" if is_palm(game) else "hut"
    return hex_named(said.removeprefix(f"{kind} ").removeprefix("in "))


def _always(answer: int) -> Meaning:
    return lambda game, seat, said: answer


_PUT = "(?:(?:put|place|lay|set|stand)(?: it)? )?"
_IN = "(?:(?:in|to|from|hex|space) )*"
_CARD = "(?:(?:play|show|reveal|discard|begin|start|with|card|clue) )*(?P<what>.+)"
# What can be said, by step; the first that fits counts, if it names something.
_SAYINGS: dict[int, list[tuple[str, Meaning]]] = {
    Step.OBJECT: [(rf"{_PUT}{_IN}(?P<what>.+)", _place)],
    Step.STATUE: [(rf"{_PUT}(?:statue )?{_IN}(?P<what>.+)", _hex)],
    Step.VEHICLE: [(rf"(?:start|{_PUT}(?:vehicle|car)?) ?{_IN}(?P<what>.+)", _hex)],
    Step.TRIAD_LAVA: [(rf"{_PUT}(?:triad )?(?:lava )?{_IN}(?P<what>.+)", _hex)],
    Step.MOVE: [(rf"(?:(?:move|go|drive|bound|step) )?{_IN}(?P<what>.+)", _hex)],
    Step.LAVA: [(rf"{_PUT}(?:lava )?(?:flow )?(?:over )?{_IN}(?P<what>.+)", _hex)],
    Step.CUBE: [(rf"(?:(?:remove|take|strike|cube|out) )*{_IN}(?P<what>.+)", _hex)],
    Step.CARD: [(_CARD, _card)],
    Step.SHOW: [(_CARD, _card)],
    Step.NEW_CLUE: [(_CARD, _card)],
    Step.TILE: [(r"(?:(?:play|volcanic|tile) )*(?P<what>.+)", _tile)],
    Step.TRIAD: [
        (
            r"(?:(?:take|choose|triad|of|with) )*(?P<what>.+)",
            lambda game, seat, said: triad_named(said),
        )
    ],
    Step.FACING: [
        (
            rf"(?:(?:face|facing|look|turn) )?{_IN}(?P<what>.+)",
            lambda game, seat, said: direction_named(said),
        )
    ],
    Step.TRIAD_TURN: [
        (
            rf"(?:(?:first|terrain|turn|direction) )*{_IN}(?P<what>.+)",
            lambda game, seat, said: direction_named(said),
        )
    ],
    Step.CLAIM: [
        (r"(?P<what>claim|take|keep|yes|y)(?: it| card| gold)?(?: [0-9])?", _always(CLAIM)),
        (r"(?P<what>decline|refuse|pass|leave|no|n)(?: it| card| thank)?", _always(DECLINE)),
    ],
    Step.CURSE: [
        (r"(?:(?:pay|lose|spend|give|with) )*(?P<what>amulet)", _always(PAY_AMULET)),
        (
            r"(?:(?:pay|lose|give|discard|with) )*(?P<what>gold|highest|treasure|card).*",
            _always(PAY_GOLD),
        ),
    ],
}
_PATTERNS = {
    step: [(re.compile(pattern), means) for pattern, means in sayings]
    for step, sayings in _SAYINGS.items()
}
