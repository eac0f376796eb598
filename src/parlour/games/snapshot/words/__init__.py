"""What people may type at a table of Snapshot beside the words of its moves."""

from parlour.games.lexicon import Lexicon
from parlour.games.snapshot.box.animals import HOME
from parlour.games.snapshot.box.habitats import HABITAT_NAMES
from parlour.games.snapshot.moves import DRAW, FIRST_PLACE, FIRST_SPOOK, FIRST_TOKENS, MOST_TOKENS
from parlour.games.snapshot.table import Phase
from parlour.games.snapshot.words.animals import animal_named, name_words
from parlour.games.snapshot.words.trouble import trouble
from parlour.games.speech import plain
from parlour.kit.positions import Reading

SAME = {
    r":.*$": "",  # what the log tells of the outcome is no part of a move
    r"[+&]": " ",
    r"\b(?:another|one|1) (?=die\b)": "",
    r"^dice on\b": "die",
    r"^(?:enters?|rolls?)\b": "goes",
    r"^rerolls?\b": "pays",
    r"^(pays?)(?: (?:a|one) die)?(?: (?:2|two))?(?: tokens?)?(?: both)?\b": r"\1",
}
SKIPPED = "it this in into to at on onto under of from with for and lay put"


def _read(game: Reading, seat: int, said: list[str]) -> int | None:
    if game.phase == Phase.RESEARCH:
        return _drawn(said)
    if game.phase == Phase.CARD:
        return _dealt_with(game, said)
    return _counted(game, said) if game.phase == Phase.TOKENS else None


def _drawn(said: list[str]) -> int | None:
    """The log names the card that came."""
    return DRAW if said[0] == "draw" and animal_named(said[1:]) is not None else None


# snapshot-24, snapshot-28
def _dealt_with(game: Reading, said: list[str]) -> int | None:
    """A card goes to its own habitat unless another is named, by its beginning at least."""
    for verb, first in (("place", FIRST_PLACE), ("spook", FIRST_SPOOK)):
        if verb in said:
            rest = [word for word in said if word not in (verb, "let")]
            named = [word for word in rest if not _begins(word, name_words(game.card))]
            found = _habitats(game.card, named)
            return first + found[0] if len(found) == 1 else None
    return None


def _habitats(animal: int, named: list[str]) -> list[int]:
    """Those whose names begin so; if none was named, the animal's own."""
    home = HOME[animal]
    if not named:
        return [] if home is None else [home]
    names = enumerate(map(plain, HABITAT_NAMES))
    return [habitat for habitat, name in names if all(_begins(word, name) for word in named)]


def _begins(start: str, words: list[str]) -> bool:
    return any(word.startswith(start) for word in words)


def _counted(game: Reading, said: list[str]) -> int | None:
    """A number alone is one of tokens, whatever the animal is called."""
    number, *rest = said
    allowed = ["token", *name_words(game.shots[game.asked].animal)]
    if number.isdecimal() and int(number) <= MOST_TOKENS and set(rest) <= set(allowed):
        return FIRST_TOKENS + int(number)
    return None


LEXICON = Lexicon(same=SAME, skipped=frozenset(SKIPPED.split()), read=_read, trouble=trouble)
