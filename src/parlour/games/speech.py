"""Words that every game says alike, and how words are compared with what people type."""

import re
from collections.abc import Iterable, Sequence

_SEAT = re.compile(r"@(\d)")
_ARTICLES = frozenset({"the", "a", "an", "my"})
_NUMBERS = ("zero", "one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten")
_FIGURES = {word: str(n) for n, word in enumerate(_NUMBERS)}
_WORD = re.compile(r"[\w'+/-]+")


def seat_name(seat: int) -> str:
    """A seat as people count: the first is "seat 1"."""
    return f"seat {seat + 1}"


def by_name(words: str, names: Sequence[str]) -> str:
    """Words in which a seat stands as "@2", with its player's name instead."""
    return _SEAT.sub(lambda seat: names[int(seat[1])], words) if "@" in words else words


def counted(count: int, what: str) -> str:
    """So many of something: "1 action", "2 actions"."""
    return f"{count:,} {what}" if abs(count) == 1 else f"{count:,} {what}s"


def listed(parts: Iterable[str], last: str = "and") -> str:
    """Several things in a row: "red, blue and green"."""
    *most, end = parts
    return f"{', '.join(most)} {last} {end}" if most else end


def capital(words: str) -> str:
    """The words as a sentence begins."""
    return words[:1].upper() + words[1:]


def imperative(words: str) -> str:
    """What a move does, as a command: "displays red 7" is "display red 7"."""
    verb, space, rest = words.partition(" ")
    return base(verb) + space + rest


def base(word: str) -> str:
    """A verb without the s of the third person, a noun without that of the plural."""
    if word in ("is", "has", "does"):
        return {"is": "be", "has": "have", "does": "do"}[word]
    if re.search(r"(?:ss|sh|ch|x|o)es$", word):
        return word[:-2]
    if re.search(r"[^aeiou]ies$", word):
        return f"{word[:-3]}y"
    return word[:-1] if re.search(r"[^s]s$", word) and len(word) > 3 else word


def plain(words: str) -> list[str]:
    """Words as they are compared: small, without articles, endings, and points."""
    found = _WORD.findall(words.lower().replace("’", "'"))
    return [base(_FIGURES.get(word, word)) for word in found if word not in _ARTICLES]
