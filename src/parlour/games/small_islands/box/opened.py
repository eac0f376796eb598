"""The box of Small Islands itself, and how many it is for. Facts and provenance: box.toml."""

from collections.abc import Sequence

from parlour.kit.box import open_box
from parlour.printable import quoted

BOX = open_box("small_islands")
LEAST_SEATS = BOX.whole("seats.least", 2, 4)  # small_islands-01
MOST_PLAYERS = BOX.whole("seats.most", LEAST_SEATS, 4)  # small_islands-18: a column for each


def distinct(where: str, names: Sequence[str]) -> list[str]:
    """Names that differ and are words of a move."""
    if len({name.lower() for name in names}) < len(names):
        raise BOX.mistake(where, "must each have a name of their own")
    for i, name in enumerate(names):
        if not name.replace(" ", "").isalpha():
            raise BOX.mistake(
                f"{where}.{i}", f"must have letters alone in its name, not {quoted(name)}"
            )
    return list(names)


def texts(where: str, key: str, count: int) -> list[str]:
    """A text of each entry of a list."""
    return [BOX.text(f"{where}.{i}.{key}") for i in range(len(BOX.sized(where, count)))]
