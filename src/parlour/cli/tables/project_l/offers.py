"""The moves of Project L in the order in which they are offered, and where each is found."""

from typing import NamedTuple

from parlour.cli.tables import Scene, numbers_of, offered
from parlour.cli.tables.project_l.pieces import COLUMNS
from parlour.games.project_l.sight.schema import Setting
from parlour.games.views import Choice


def arrange(scene: Scene) -> list[Choice]:
    """Takes and other short choices first, then pieces, then placements by piece and slot."""
    return sorted(offered(scene), key=lambda choice: _rank(scene, choice))


def _rank(scene: Scene, choice: Choice) -> tuple[int, ...]:
    cells, (first, *more) = scene.setting["cells"], choice["touches"]
    if more and more[0] in cells:
        at = cells[more[0]]
        pieces = list(scene.view["stock"])
        return 4, pieces.index(first), at["slot"], at["row"], at["column"], choice["move"]
    if {first, *more} & {*scene.view["market"], *scene.view["decks"]}:
        return 0, choice["move"]
    if not more and first in scene.setting["buttons"]:
        return 1, choice["move"]
    return (3 if first == "do.split" else 2), choice["move"]


class Spot(NamedTuple):
    """A placement that is offered: its number, the first cell and the orientation."""

    number: int
    words: str


class Offers:
    """The numbers of the offered moves, by what they touch."""

    def __init__(self, scene: Scene) -> None:
        self.numbers = numbers_of(scene)
        self.spots: dict[tuple[str, int], list[Spot]] = {}  # by piece and slot
        pieces = {f"piece.{piece}": piece for piece in scene.setting["pieces"]}
        for (first, *cells), number in self.numbers.items():
            if first in pieces and cells[0] in scene.setting["cells"]:
                at = pieces[first], scene.setting["cells"][cells[0]]["slot"]
                spot = Spot(number, _words(scene.setting, pieces[first], cells))
                self.spots.setdefault(at, []).append(spot)

    def number(self, *touches: str) -> str:
        """The number of what touches these things, or nothing if it is not offered."""
        return str(self.numbers.get(touches, ""))

    def upgrade(self, given: str, taken: str) -> str:
        """The number of an exchange."""
        return self.number(f"piece.{given}", f"supply.{taken}")

    def gift(self, piece: str) -> str:
        """The number under which a piece comes for nothing or as a reward."""
        return self.number("do.free", f"supply.{piece}") or self.number(f"supply.{piece}")

    def range(self, piece: str, slot: int) -> str:
        """The numbers of the placements of a piece in a slot: "31-36"."""
        spots = self.spots.get((piece, slot), [])
        if len(spots) < 2:
            return "".join(str(spot.number) for spot in spots)
        return f"{spots[0].number}-{spots[-1].number}"


def _words(setting: Setting, piece: str, cells: list[str]) -> str:
    """Where and how a piece lies on these cells: "b3 turned"."""
    places = [(setting["cells"][cell]["row"], setting["cells"][cell]["column"]) for cell in cells]
    top, left = min(row for row, _ in places), min(column for _, column in places)
    lies = {(row - top, column - left) for row, column in places}
    (words,) = (
        way["words"]
        for way in setting["pieces"][piece]["orientations"]
        if lies
        == {(r, c) for r, row in enumerate(way["rows"]) for c, x in enumerate(row) if x == "X"}
    )
    row, column = places[0]
    return f"{COLUMNS[column - 1]}{row} {words}".rstrip()
