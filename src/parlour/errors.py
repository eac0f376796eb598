"""Everything Parlour refuses, each with one sentence that says what was wrong and what to do.

    ParlourError
    ├── UnknownGame       no game of that name on the shelf
    ├── UnknownBot        no bot of that name
    ├── UnknownRule       no rule of that number on the game's sheet
    ├── BadSeats          more or fewer players than the game takes
    ├── BadOption         an option that does not exist, or a value out of its range
    ├── BadNumber         a count, seed or index that makes no sense
    ├── BadPosition       a position of another game, damaged, or redacted for somebody else
    ├── BadWords          words that are no move in this position
    │   └── AmbiguousWords    words that could mean several moves
    ├── IllegalMove       a move that a rule forbids now
    ├── NotYourTurn       a move by a seat that has nothing to decide
    ├── GameOver          a move after the end
    ├── CannotUndo        a move that may not be taken back any more
    ├── BadFile           a save or record that cannot be used
    ├── BadBox            a component file with a mistake
    ├── NoCacheFolder     the folder named for compiled code cannot be used
    └── NoDevice          the device asked for is not there

The rules themselves never raise: whoever calls them checks first.
"""

from parlour.printable import MANY, quoted, shown


class ParlourError(ValueError):
    """Something was asked that cannot be done; the text is one sentence for a person.

    Whatever it repeats of a file, a name or an answer is fit to be shown.
    """

    def __init__(self, sentence: str) -> None:
        super().__init__(shown(sentence, MANY))


class UnknownGame(ParlourError):
    """No game of that name is on the shelf."""


class UnknownBot(ParlourError):
    """There is no bot of that name."""


class UnknownRule(ParlourError):
    """The game's sheet has no rule of that number."""


class BadSeats(ParlourError):
    """The game is not for that many players, or has no such seat."""


class BadOption(ParlourError):
    """The game has no such option, or not that value of it."""


class BadNumber(ParlourError):
    """A count, seed or index is out of range."""


class BadPosition(ParlourError):
    """A position is of another game, damaged, or redacted so that this cannot be done with it."""


class BadWords(ParlourError):
    """These words are no move in this position."""


class AmbiguousWords(BadWords):
    """These words could mean several moves."""


class IllegalMove(ParlourError):
    """A rule forbids the move; `rule` is its id, or nothing where only the list was asked."""

    def __init__(self, sentence: str, rule: str = "") -> None:
        super().__init__(sentence)
        self.rule = rule


class NotYourTurn(ParlourError):
    """The seat has nothing to decide now."""


class GameOver(ParlourError):
    """Nobody has anything to decide any more."""


class CannotUndo(ParlourError):
    """The move may not be taken back any more."""


class BadFile(ParlourError):
    """A save or record is not ours, damaged, edited, or of another version or box."""


class BadBox(ParlourError):
    """A component file has a mistake."""


class NoCacheFolder(ParlourError):
    """The folder named for compiled code cannot be used."""


class NoDevice(ParlourError):
    """The device asked for is not there."""


MOST_BITS = 256  # of any number that is asked for; a seed may be as long as a key


def whole(given: object, error: type[ParlourError], what: str) -> int:
    """A whole number, whatever kind of one was given; anything else is refused."""
    if isinstance(given, bool) or not hasattr(given, "__index__"):
        raise error(f"{what} must be a whole number, not {quoted(given)}.")
    try:
        number = int(given.__index__())
    except Exception:  # an array of several, a class, or whatever else was made to fail
        raise error(f"{what} must be a whole number, not {quoted(given)}.") from None
    if number.bit_length() > MOST_BITS:
        raise error(f"{what} must be a whole number of fewer digits.")
    return number
