"""A move as a person gives it: a number, its words, a short form, or as much as is unmistakable."""

from parlour.errors import AmbiguousWords, BadWords, whole
from parlour.games.game import Game
from parlour.kit.positions import Reading


def read_move(game: Game, record: Reading, seat: int, legal: list[int], given: int | str) -> int:
    """The number of the move that is meant, legal or not."""
    if not isinstance(given, str):
        return _in_range(game, whole(given, BadWords, "A move"))
    said = {game.say(record, seat, move): move for move in legal}
    if given in said:
        return said[given]
    try:
        return game.read(record, seat, given)
    except BadWords:
        match = _only_match(said, given)
        if match is None:
            raise  # the game knows best what is wrong
        return match


def _in_range(game: Game, number: int) -> int:
    if not 0 <= number < game.contract.moves:
        most = game.contract.moves - 1
        raise BadWords(f"There is no move {number}; moves are numbered 0 to {most}.")
    return number


def _only_match(said: dict[str, int], given: str) -> int | None:
    """The one legal move whose words contain all that was said, "not" only if that was said."""
    wanted = set(given.lower().split())
    meant = [words for words in said if wanted and _contains(set(words.lower().split()), wanted)]
    if len(meant) > 1:
        raise AmbiguousWords(f'"{given}" could mean {_either(meant)}; say which.') from None
    return said[meant[0]] if meant else None


def _contains(said: set[str], wanted: set[str]) -> bool:
    return wanted <= said and ("not" in wanted or "not" not in said)


def _either(meant: list[str]) -> str:
    shown = [f'"{words}"' for words in meant[:4]]
    return " or ".join(shown) + (" or others" if len(meant) > len(shown) else "")
