"""How a puzzle of Project L can be filled with the loose pieces of a stock: a planning aid."""

from functools import lru_cache

from parlour.games.project_l.box.cells import CELLS
from parlour.games.project_l.box.pieces import LEVEL
from parlour.games.project_l.box.placements import COVERED, FIRST_CELL, PIECE_PLACED, PLACEMENTS

MOST_STEPS = 6000  # of a search, some milliseconds; who has that many ways finds one alone
_LEVEL = [int(level) for level in LEVEL]
_WAYS: list[list[tuple[int, int]]] = [  # by first cell: piece and cells covered, large pieces first
    sorted(
        (int(PIECE_PLACED[n]), int(COVERED[n])) for n in range(PLACEMENTS) if FIRST_CELL[n] == cell
    )[::-1]
    for cell in range(CELLS)
]


@lru_cache(maxsize=4096)
def fewest(free: int, stock: tuple[int, ...]) -> tuple[int, ...] | None:
    """The fewest pieces of a stock that fill the free cells, or None if it is not found."""
    return _Search(free, stock).run()


class _Search:
    """Fillings of one puzzle with ever more pieces, until one is found or none can be."""

    def __init__(self, free: int, stock: tuple[int, ...]) -> None:
        self.free, self.stock = free, list(stock)
        loose = sorted((_LEVEL[p] for p, count in enumerate(stock) for _ in range(count)))[::-1]
        self.reach = [sum(loose[:count]) for count in range(len(loose) + 1)]
        self.ways = [
            [(p, covered) for p, covered in ways if stock[p] and not covered & ~free]
            for ways in _WAYS
        ]
        self.failed: set[tuple[int, int, tuple[int, ...]]] = set()
        self.steps = 0
        self.was_cut = True  # whether more pieces might have helped

    def run(self) -> tuple[int, ...] | None:
        """The shortest filling."""
        for most in range(len(self.reach)):
            if self.steps > MOST_STEPS or not self.was_cut:
                break
            self.was_cut = False
            if (found := self._filled(self.free, most)) is not None:
                return tuple(sorted(found))
        return None

    def _filled(self, free: int, most: int) -> list[int] | None:
        """Pieces that fill the cells, at most so many; the lowest cell decides what to try."""
        if not free:
            return []
        if self.reach[most] < free.bit_count():
            self.was_cut = True
            return None
        state = (free, most, tuple(self.stock))
        if state in self.failed or self.steps > MOST_STEPS:
            return None
        self.steps += 1
        for piece, covered in self.ways[(free & -free).bit_length() - 1]:
            if not self.stock[piece] or covered & ~free:
                continue
            if (found := self._with(piece, free & ~covered, most - 1)) is not None:
                return found
        self.failed.add(state)
        return None

    def _with(self, piece: int, free: int, most: int) -> list[int] | None:
        self.stock[piece] -= 1
        found = self._filled(free, most)
        self.stock[piece] += 1
        return None if found is None else [piece, *found]
