"""Which clue is meant by a few of its words: those that may be played first, then the hand's."""

from collections.abc import Iterable

from parlour.errors import AmbiguousWords, BadWords
from parlour.games.small_islands.box.clues import CARDS, CLUES, NEGATED
from parlour.games.small_islands.moves import FIRST
from parlour.games.small_islands.nouns import CLUE
from parlour.games.small_islands.table import Step
from parlour.games.speech import plain
from parlour.kit.positions import Reading
from parlour.kit.sets import members

NAMING_CLUES = (Step.CARD, Step.SHOW, Step.NEW_CLUE)
_NOT_SAID_BY_CLUES = frozenset(
    {"play", "show", "reveal", "discard", "begin", "start", "clue", "volcanic", "tile"}
)
_SAID = [
    [set(plain(said)) - {"to"} for said in (CLUE.names[card], *CLUE.forms[card])]
    for card in range(CARDS)
]


def clue_named(game: Reading, seat: int, said: list[str]) -> int | None:
    """The move that names a clue card, or a volcanic tile, where one is asked for."""
    first = int(FIRST[game.step])
    if game.step in NAMING_CLUES:
        player = game.players[seat]
        card = _meant(said, members(player.choices), members(player.hand))
        return first + card if card is not None else _not_held(first, said)
    if game.step == Step.TILE:
        choices = members(int(game.players[seat].choices) << CLUES)
        tile = _meant(said, choices, members(game.reserve), range(CLUES, CARDS))
        return None if tile is None else first + tile - CLUES
    return None


def _meant(said: list[str], *circles: Iterable[int]) -> int | None:
    legal = list(circles[0])
    for circle in (legal, *circles[1:]):
        found = saying(said, circle)
        if len(found) > 1:
            raise AmbiguousWords(_several(found, set(legal)))
        # "not" has to be said, or a clue would be taken for its opposite
        if found and ("not" in said or not NEGATED[found[0]]):
            return found[0]
    return None


def _several(found: list[int], legal: set[int]) -> str:
    """What may be named is suggested: with several of them, or one that has to be said in full."""
    names = [f'"{CLUE.said(card)}"' for card in found if card in legal]
    if not names:
        return "That could mean several, but none of them may be named now."
    return f"That could mean {' or '.join(names)}; say {'which' if names[1:] else 'all of it'}."


# One card alone is understood, and the reason says that it is not held; several help nobody.
def _not_held(first: int, said: list[str]) -> int | None:
    found = saying(said, range(CLUES))
    if len(found) > 1:
        raise BadWords("None of your clue cards says that.")
    return first + found[0] if found else None


def saying(said: list[str], cards: Iterable[int]) -> list[int]:
    """The cards that say all these words, or the one that says nothing else."""
    wanted = set(said) - _NOT_SAID_BY_CLUES
    found = [card for card in cards if any(wanted <= words for words in _SAID[card])]
    whole = [card for card in found if wanted in _SAID[card]]
    return whole or (found if wanted else [])
