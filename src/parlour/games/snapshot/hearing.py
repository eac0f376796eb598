"""Which move of Snapshot words mean, legal or not.

What is understood depends on the question asked. A move's own words always are; short forms leave
out what goes without saying: "lion" is as good as "lays a die on Lion" while dice are laid.
"""

import re
from collections.abc import Callable

from parlour.errors import BadWords
from parlour.games.snapshot.moves import (
    ADDED,
    DECLINE,
    DRAW,
    FIRST_TOKENS,
    GIVE_UP,
    LAID,
    OFFER,
    PASS,
    STOP,
)
from parlour.games.snapshot.naming import Told
from parlour.games.snapshot.photography_told import gone, paid, paid_anyhow
from parlour.games.snapshot.preparation_told import added, laid, not_yet, put, several
from parlour.games.snapshot.research_told import accepted, accepted_only, placed, reserved, spooked
from parlour.games.snapshot.table import Phase
from parlour.games.snapshot.words import RUNS, example, words_of
from parlour.kit.positions import Reading

Meaning = Callable[[Reading, Told], int]


def _always(move: int) -> Meaning:
    return lambda game, told: move


DONE = "done|stops?|ends?|pass(es)?|finish(es)?|no more|nothing( more)?"
INTO = "(in|into|to|at|on|onto|under)( the)?"
LAYS = "(lays?|puts?|places?)"
NUMBER = "(?P<count>[0-9]{1,4}|no|none|nothing|zero|a|one|two|three)"
# What can be said, by phase; the first that fits counts.
_SAYINGS: dict[int, list[tuple[str, Meaning]]] = {
    Phase.RESEARCH: [
        (f"{DONE}|stops? drawing|draws? no more", _always(STOP)),
        ("draws?( (a|one|another))?( card)?|another( card)?", _always(DRAW)),
    ],
    Phase.OFFERS: [
        ("pass(es)?|no|no offer|declines?", _always(PASS)),
        ("offers?( (a|1|one) token)?|yes", _always(OFFER)),
    ],
    Phase.ANSWER: [
        (
            "declines?( (it|all|them|them all|all offers|the offers?))?|no|pass(es)?",
            _always(DECLINE),
        ),
        (
            "((accepts?|sells?)( the)?( offer)?( (of|from|to))? )?(seat )?(?P<seat>[0-9]{1,3})",
            accepted,
        ),
        ("(accepts?|sells?)( (it|the offer|offer))?|yes", accepted_only),
    ],
    Phase.CARD: [
        ("(reserves?|keeps?)( (?P<card>.+))?", reserved),
        (f"{LAYS}( (?P<card>.+?))??( {INTO} (?P<habitat>.+))?", placed),
        ("(lets? (?P<card>.+?) )?spooks?( (?P<habitat>.+))?", spooked),
    ],
    Phase.ADDING: [
        (f"{DONE}|adds? (no more|nothing)", _always(ADDED)),
        (f"((adds?|puts?|places?) )?(?P<animal>.+?)( {INTO} (?P<habitat>.+))?", added),
    ],
    Phase.DICE: [
        (f"{DONE}|({LAYS} )?no( more)? (dice|die)|{LAYS} no more", _always(LAID)),
        (f"({LAYS} )?{NUMBER} tokens?( .+)?", not_yet),
        (f"({LAYS} )?([2-9]|two|three|four|five|six)( dice( .+)?| {INTO} .+)", several),
        (f"({LAYS} )?((a|1|one|another) )?((die|dice) )?({INTO} )?(?P<target>.+)", laid),
    ],
    Phase.TOKENS: [
        (DONE, _always(FIRST_TOKENS)),
        (
            f"(({LAYS}|adds?) )?{NUMBER}( tokens?)?( (on|onto|to|for) (?P<animal>.+))?",
            put,
        ),
    ],
    Phase.HABITAT: [
        (f"((goes|go|enters?|rolls?)( for)? )?({INTO} )?(?P<habitat>.+)", gone),
    ],
    Phase.REROLL: [
        ("gives?( it)? up|stops?|done|leaves?( it)?", _always(GIVE_UP)),
        ("(pays?|rerolls?)( (a|one) die)?( (2|two))?( tokens?)?", paid_anyhow),
        (
            "((pays?|rerolls?)( (2|two))?( tokens?)?( both)? )?((from|with) )?(?P<sources>.+)",
            paid,
        ),
    ],
}
_PATTERNS = {
    phase: [(re.compile(pattern), means) for pattern, means in sayings]
    for phase, sayings in _SAYINGS.items()
}


def read(game: Reading, seat: int, words: str) -> int:
    """The move that words mean in this position, legal or not; short forms are understood."""
    said = " ".join(words.split())
    if not game.choices:
        raise BadWords("Nothing is asked: the game is over.")
    move = _said_in_full(game, said)
    return _said_in_short(game, words, _loosely(said)) if move is None else move


def _said_in_full(game: Reading, said: str) -> int | None:
    """The move whose own words these are: letter by letter, else in small or large letters."""
    known = {words_of(game, move): move for move in RUNS[game.phase]}
    folded = {words.lower(): move for words, move in known.items() if words}
    return known.get(said, folded.get(said.lower()))


def _loosely(said: str) -> str:
    """The words in small letters, without a full stop; a comma or a plus is as good as "and"."""
    text = re.sub(r"\s*(?:,|\+|&)\s*(?:and )?", " and ", said.lower().rstrip(".! "))
    return text.strip()


def _said_in_short(game: Reading, words: str, said: str) -> int:
    for pattern, means in _PATTERNS[game.phase]:
        if found := pattern.fullmatch(said):
            return means(game, found.groupdict())
    raise BadWords(f'"{words}" is no move here; say it like "{example(game)}".')
