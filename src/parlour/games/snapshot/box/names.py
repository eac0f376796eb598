"""How names in the box of Snapshot are checked: each can be typed, and means one thing."""

import re
from collections.abc import Sequence

from parlour.games.snapshot.box.opened import BOX
from parlour.kit.box.keys import most_alike
from parlour.printable import quoted, shown

LONGEST_NAME = 30
SOME = 300  # characters of a list of names in a sentence
NAME = re.compile("[A-Za-z]+(('|'?[ -])[A-Za-z]+)*'?")  # what can be said and typed anywhere
TAKEN_NAMES = {"all", "any", "supply", "seat", "no more"}  # they mean something else in words


def plain(name: str) -> str:
    """A name as anybody may spell it: small letters, no hyphens, no apostrophes, no article."""
    return " ".join(re.sub("[-']", " ", name.lower()).split()).removeprefix("the ")


def names(where: str, found: list[str], taken: Sequence[str] = ()) -> None:
    """Refuse names that sound alike or like one that is taken, or that nobody could type."""
    heard = {plain(name) for name in taken}
    for i, name in enumerate(found):
        if not is_name(name):
            raise BOX.mistake(f"{where}.{i}.name", "must be a name of up to 30 letters a to z")
        if plain(name) in heard:
            raise BOX.mistake(f"{where}.{i}.name", "must be a name that no other entry has")
        heard.add(plain(name))


def is_name(name: str) -> bool:
    """Whether a name can be typed and means nothing else."""
    typeable = len(name) <= LONGEST_NAME and NAME.fullmatch(name)
    return bool(typeable) and plain(name) not in TAKEN_NAMES


# snapshot-51: "pays from the supply and Lion" must name two sources.
def no_conjunctions(where: str, found: list[str]) -> None:
    """Refuse names that sound like two."""
    for i, name in enumerate(found):
        if "and" in plain(name).split():
            raise BOX.mistake(f"{where}.{i}.name", 'must be a name without the word "and"')


def signs(where: str, found: list[str]) -> None:
    """Refuse signs that are alike, or longer than one character."""
    for i, sign in enumerate(found):
        if len(sign) != 1 or sign in found[:i]:
            raise BOX.mistake(f"{where}.{i}.sign", "must be one character that no other entry has")


def one_of(where: str, known: list[str]) -> int:
    """Where the name that stands in the box there stands in a list of known names."""
    found = BOX.text(where)
    if found not in known:
        raise BOX.mistake(where, _not_among(found, known))
    return known.index(found)


def _not_among(found: str, known: list[str]) -> str:
    """What is wrong with a name: which one it may have meant, or all there are."""
    spelled = {plain(name): name for name in known}
    if meant := most_alike(plain(found), spelled):
        return f"is {quoted(found)}, which is not known here; did you mean {spelled[meant]}?"
    return f"must be one of {shown(', '.join(known), SOME)}, not {quoted(found)}"


def some_of(where: str, known: list[str], least: int, most: int) -> list[int]:
    """Where the names listed in the box there stand in a list of known names, none twice."""
    count = BOX.counted(where, least, most)
    found = [one_of(f"{where}.{i}", known) for i in range(count)]
    if len(set(found)) < count:
        raise BOX.mistake(where, "must not list the same twice")
    return found
