"""What is answered about the market: a puzzle or the top of a deck taken, a row recycled."""

from parlour.games.project_l.box.market import SPACES
from parlour.games.project_l.box.puzzles import BLACK, DECK_NAMES, NO_PUZZLE, PUZZLES, WHITE
from parlour.games.project_l.moves import FIRST_DECK, FIRST_RECYCLE, FIRST_SPACE
from parlour.games.project_l.nouns import DECK, PUZZLE
from parlour.games.project_l.rules.decks import unseen_of
from parlour.games.questions import Answer, Answers, Depending
from parlour.kit.positions import Reading


def _of_puzzles(words: str) -> Answers:
    """An answer for every space: what lies there now."""
    named = [
        Answer(words.format(PUZZLE.said(p)), (f"market.{PUZZLE.id(p)}",)) for p in range(PUZZLES)
    ]

    def of_space(space: int) -> Depending:
        def answer(game: Reading, seat: int) -> Answer | None:
            puzzle = game.market[space]
            return named[puzzle] if puzzle != NO_PUZZLE else None

        return answer

    return {FIRST_SPACE + space: of_space(space) for space in range(SPACES)}


_TOPS = [Answer(f"takes the top {deck} puzzle", (f"deck.{deck}",)) for deck in DECK_NAMES]
_ALONE = [
    Answer("takes the top puzzle", top.touches, tuple(either.words for either in _TOPS))
    for top in _TOPS
]


# project_l-83: alone, a single deck, whose white puzzles lie on top.
def _white_top(game: Reading, seat: int) -> Answer:
    if game.seats > 1:
        return _TOPS[WHITE]
    return _ALONE[WHITE if unseen_of(game.record, WHITE) else BLACK]


def _black_top(game: Reading, seat: int) -> Answer | None:
    return _TOPS[BLACK] if game.seats > 1 else None


TAKING: Answers = {
    **_of_puzzles("takes {}"),
    FIRST_DECK + WHITE: _white_top,
    FIRST_DECK + BLACK: _black_top,
}
PUTTING_UNDER = _of_puzzles("puts {} under next")
RECYCLING = {
    FIRST_RECYCLE + deck: Answer(
        f"recycles the {DECK.said(deck)} row", ("do.recycle", f"deck.{DECK.id(deck)}")
    )
    for deck in (WHITE, BLACK)
}
