"""Names at a table: short, readable, everybody's own, and none that passes for another's."""

import re
import unicodedata
from collections.abc import Iterable

from parlour.errors import BadSeats
from parlour.printable import quoted

LONGEST = 40
MOST_MARKS = 3  # accents on one letter
SEAT = re.compile(r"\W*s\W*e\W*a\W*t(?:\W*(\d+)|\W+(one|two|three|four|five|six))\b")
NUMBERS = {"one": 1, "two": 2, "three": 3, "four": 4, "five": 5, "six": 6}
# Scripts that one name may mix, for some languages are written in several.
TOGETHER = (
    {"CJK", "HIRAGANA", "KATAKANA", "KATAKANA-HIRAGANA"},
    {"CJK", "HANGUL"},
    {"CJK", "BOPOMOFO"},
)
# Letters of other scripts that look like Latin ones: two names must differ to the eye.
LOOKALIKES = str.maketrans("авекмнорстухіјѕԁһӏαβεικνορτυχω", "abekmhopctyxijsdhlabeikvoptuxw")


def checked_names(names: Iterable[str], seats: int) -> tuple[str, ...]:
    """Names for all seats, trimmed and in one spelling; refused with what is wrong."""
    given = [names] if isinstance(names, str) or not isinstance(names, Iterable) else list(names)
    if len(given) != seats:
        raise BadSeats(f"{seats} players need {seats} names, not {len(given)}.")
    found = [checked_name(name, seat) for seat, name in enumerate(given)]
    if len({_to_the_eye(name) for name in found}) < seats:
        raise BadSeats("Everybody needs a name of their own, and no two may look alike.")
    return tuple(found)


def checked_name(given: object, seat: int) -> str:
    """A name for one seat."""
    if not isinstance(given, str) or len(given) > 4 * LONGEST:
        raise BadSeats(f"A name is text of at most {LONGEST} letters.")
    name = " ".join(unicodedata.normalize("NFKC", given).split())
    if trouble := _trouble(name) or _posing(name, seat):
        raise BadSeats(f"{quoted(name)} is no name for a player: {trouble}.")
    return name


def _trouble(name: str) -> str:
    """What is wrong with a name, whoever bears it; empty if nothing is."""
    if not name.isprintable() or not any(sign.isalnum() for sign in name):
        return "it needs a letter, and visible signs alone"
    if len(name) > LONGEST:
        return f"it has more than {LONGEST} letters"
    if _most_marks(name) > MOST_MARKS:
        return "it has too many accents on one letter"
    scripts = {_script(sign) for sign in name if sign.isalpha()}
    if len(scripts) > 1 and not any(scripts <= mixed for mixed in TOGETHER):
        return "it mixes letters of several scripts"
    return ""


def _posing(name: str, seat: int) -> str:
    """Whether a name reads like that of another seat."""
    read = SEAT.match(_to_the_eye(name))
    number = read and (int(read[1]) if read[1] else NUMBERS[read[2]])
    return "it reads like another seat" if number not in (None, seat + 1) else ""


def _to_the_eye(name: str) -> str:
    """What a name looks like, so that two that look alike are the same."""
    return unicodedata.normalize("NFKC", name.casefold()).translate(LOOKALIKES)


def _script(letter: str) -> str:
    return unicodedata.name(letter, "UNKNOWN").split(" ")[0]


def _most_marks(name: str) -> int:
    runs = re.findall(r"m+", "".join("m" if unicodedata.combining(s) else "." for s in name))
    return max(map(len, runs), default=0)
