"""The keys of a box: which were read, which nobody knows, and what a slip of the pen meant."""

import re
from collections.abc import Iterable, Iterator
from difflib import get_close_matches
from typing import Any

from parlour.kit.box.lines import Steps
from parlour.printable import quoted

FREE = ("provenance", "note")  # words for people, wherever they stand
FREE_ON_TOP = ("title", "edition", "publisher", "designers")
NOT_KNOWN = "is not known here"
ALIKE = 0.7
BREAKS = str.maketrans("\n\t", "  ")  # a note may be longer than a line
PLAIN = re.compile(r"[\w-]{1,40}")  # a name that needs no quotation marks


class Keys:
    """The keys that were read so far."""

    def __init__(self) -> None:
        self.read: set[Steps] = set()

    def note(self, steps: Steps) -> None:
        """Remember what was read, and the tables it stands in."""
        if steps[-1] not in FREE:
            self.read.update(steps[:end] for end in range(1, len(steps) + 1))

    def unread(self, held: Any, steps: Steps = ()) -> Iterator[Steps]:
        """Where nobody has read a key or an entry; who read a list has read its plain entries."""
        for name, inner in _inner(held):
            here = (*steps, name)
            if here in self.read:
                yield from self.unread(inner, here)
            elif isinstance(inner, dict) or (isinstance(held, dict) and not _is_free(here)):
                yield here

    def meant_by(self, steps: Steps) -> str:
        """The key that an unknown one may have meant, of those read at the same place."""
        place = _without_positions(steps[:-1])
        known = {s[-1] for s in self.read if _without_positions(s[:-1]) == place}
        return most_alike(steps[-1], (name for name in known if not name.isdecimal()))


def most_alike(name: str, known: Iterable[str]) -> str:
    """The name most alike, if one is alike at all."""
    return next(iter(get_close_matches(name, sorted(known), 1, ALIKE)), "")


def _inner(held: Any) -> list[tuple[str, Any]]:
    if isinstance(held, list):
        return [(str(place), entry) for place, entry in enumerate(held)]
    return list(held.items()) if isinstance(held, dict) else []


def _is_free(steps: Steps) -> bool:
    return steps[-1] in FREE or (len(steps) == 1 and steps[0] in FREE_ON_TOP)


def _without_positions(steps: Steps) -> Steps:
    return tuple("" if step.isdecimal() else step for step in steps)


# Whether and how they can be shown


def hidden(held: Any) -> Steps:
    """Where a name or a text has characters that nobody sees; nowhere if none has."""
    left: list[tuple[Steps, Any]] = [((), held)]
    while left:
        outer, table = left.pop()
        for name, inner in _inner(table):
            if not (_is_visible(name) and _is_visible(inner)):
                return (*outer, name)
            left.append(((*outer, name), inner))
    return ()


def _is_visible(held: Any) -> bool:
    return not isinstance(held, str) or held.translate(BREAKS).isprintable()


def spelled(steps: Steps) -> str:
    """A path as it is written: names and list positions with dots between them."""
    return ".".join(step if PLAIN.fullmatch(step) else quoted(step) for step in steps)
