"""Names at a table: short, readable, everybody's own, and none that passes for another's."""

import re
import unicodedata
from collections.abc import Iterable

from parlour.errors import BadSeats
from parlour.printable import quoted

LONGEST = 40
MOST_MARKS = 3  # accents on one letter
# Signs that nobody sees, among them blanks that count as letters: a name is spelt without them.
UNSEEN = re.compile("[\u034f\u115f\u1160\u17b4\u17b5\u180b-\u180f\u2800\u3164\ufe00-\ufe0f\uffa0]")
JOINERS = "\u200c\u200d"  # unseen too, but some scripts are not written without them
JOINED = {
    *("ARABIC", "BENGALI", "DEVANAGARI", "GUJARATI", "GURMUKHI", "KANNADA", "KHMER", "MALAYALAM"),
    *("MYANMAR", "ORIYA", "SINHALA", "SYRIAC", "TAMIL", "TELUGU"),
}
# Scripts that one name may mix, for some languages are written in several; and what goes with all.
TOGETHER = (
    {"CJK", "HIRAGANA", "KATAKANA", "KATAKANA-HIRAGANA"},
    {"CJK", "HANGUL"},
    {"CJK", "BOPOMOFO"},
)
OF_ANY_SCRIPT = {"MODIFIER", "IDEOGRAPHIC"}
# Letters that look like others: two names must differ to the eye.
LOOKALIKES = str.maketrans(
    "авекмнорстухіјѕԁһӏαβεικνορτυχωıᴀʙᴄᴅᴇꜰɢʜɪᴊᴋʟᴍɴᴏᴘʀꜱᴛᴜᴠᴡʏᴢ",
    "abekmhopctyxijsdhlabeikvoptuxwiabcdefghijklmnoprstuvwyz",
)
ALIKE_IN_PRINT = str.maketrans("il10", "lllo")
WORDS = ("one", "two", "three", "four", "five", "six")
ROMAN = ("i", "ii", "iii", "iv", "v", "vi")
NUMBER = rf"(\d+|(?:{'|'.join(WORDS)}|{'|'.join(ROMAN)})\b)"
SEAT = re.compile(rf"\b(?:s ?e ?a ?t|player) ?(?:number|no|nr)? ?{NUMBER}")
NTH_SEAT = re.compile(r"\b(\d+) ?(?:st|nd|rd|th)? ?(?:seat|player)")


def checked_names(names: Iterable[str], seats: int) -> tuple[str, ...]:
    """Names for all seats, trimmed and in one spelling; refused with what is wrong."""
    given = [names] if isinstance(names, str) or not isinstance(names, Iterable) else list(names)
    if len(given) != seats:
        raise BadSeats(f"{seats} players need {seats} names, not {len(given)}.")
    found = [checked_name(name, seat) for seat, name in enumerate(given)]
    if len({_to_the_eye(name).translate(ALIKE_IN_PRINT) for name in found}) < seats:
        raise BadSeats("Everybody needs a name of their own, and no two may look alike.")
    return tuple(found)


def checked_name(given: object, seat: int) -> str:
    """A name for one seat."""
    if not isinstance(given, str) or len(given) > 4 * LONGEST:
        raise BadSeats(f"A name is text of at most {LONGEST} letters.")
    name = " ".join(UNSEEN.sub("", unicodedata.normalize("NFKC", given)).split())
    if trouble := _trouble(name) or _posing(name, seat):
        raise BadSeats(f"{quoted(name)} is no name for a player: {trouble}.")
    return name


def _trouble(name: str) -> str:
    """What is wrong with a name, whoever bears it; empty if nothing is."""
    if not _is_visible(name) or not any(sign.isalnum() for sign in name):
        return "it needs a letter, and visible signs alone"
    if len(name) > LONGEST:
        return f"it has more than {LONGEST} letters"
    if _most_marks(name) > MOST_MARKS:
        return "it has too many accents on one letter"
    scripts = {_script(sign) for sign in name if sign.isalpha()} - OF_ANY_SCRIPT
    if len(scripts) > 1 and not any(scripts <= mixed for mixed in TOGETHER):
        return "it mixes letters of several scripts"
    return ""


def _is_visible(name: str) -> bool:
    """Whether all of it can be seen, or joins letters of a script that needs it."""
    places = [place for place, sign in enumerate(name) if sign in JOINERS]
    bare = "".join(sign for sign in name if sign not in JOINERS)
    return bare.isprintable() and all(_script(name[place - 1]) in JOINED for place in places)


def _posing(name: str, seat: int) -> str:
    """Whether a name reads like that of another seat."""
    plain = unicodedata.normalize("NFKD", _to_the_eye(name))
    words = " ".join("".join(s if s.isalnum() else " " for s in plain if not _is_accent(s)).split())
    numbers = {_number(found[1]) for form in (SEAT, NTH_SEAT) for found in form.finditer(words)}
    return "it reads like another seat" if numbers - {seat + 1} else ""


def _number(text: str) -> int:
    for series in (WORDS, ROMAN):
        if text in series:
            return series.index(text) + 1
    return int(text)


def _to_the_eye(name: str) -> str:
    """What a name looks like: its letters and digits, accents on them, and nothing between."""
    folded = unicodedata.normalize("NFKC", name.casefold()).translate(LOOKALIKES)
    return "".join(sign for sign in folded if sign not in JOINERS and not _is_accent(sign))


def _is_accent(sign: str) -> bool:
    """Whether it is a mark that goes with letters of any script, and is not part of its letter."""
    return unicodedata.name(sign, "").startswith("COMBINING ")


def _script(letter: str) -> str:
    return unicodedata.name(letter, "UNKNOWN").split(" ")[0]


def _most_marks(name: str) -> int:
    runs = re.findall(r"m+", "".join("m" if unicodedata.combining(s) else "." for s in name))
    return max(map(len, runs), default=0)
