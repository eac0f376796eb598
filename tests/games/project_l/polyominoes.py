"""Polyominoes laid by brute force, independent of the game's own tables: an oracle for tests."""

from functools import cache

# Each piece once as people draw it; rows parted by blanks.
PICTURES = {
    "D1": "X",
    "I2": "XX",
    "I3": "XXX",
    "V3": "XX X.",
    "I4": "XXXX",
    "O4": "XX XX",
    "T4": "XXX .X.",
    "L4": "XXX X..",
    "S4": "XX. .XX",
    "P5": "XX XX X.",
    "U5": "X.X XXX",
    "L5": "XXXX X...",
}
COLOURED = tuple(PICTURES)[:9]


def cells_of(picture):
    """The cells of a picture as (row, column)."""
    rows = picture.split()
    return [(r, c) for r, row in enumerate(rows) for c, sign in enumerate(row) if sign == "X"]


def corner(cells):
    """The cells moved into the top left corner, as a set."""
    top, left = min(r for r, _ in cells), min(c for _, c in cells)
    return frozenset((r - top, c - left) for r, c in cells)


def ways(picture):
    """Every way to turn and flip a picture."""
    found, cells = set(), cells_of(picture)
    for _ in range(4):
        cells = [(c, -r) for r, c in cells]
        found |= {corner(cells), corner([(r, -c) for r, c in cells])}
    return found


def shifted(cells, down, right):
    """The numbers of the cells after a shift; None where they leave the 5 x 5 places."""
    moved = [(r + down, c + right) for r, c in cells]
    inside = all(0 <= r < 5 and 0 <= c < 5 for r, c in moved)
    return frozenset(r * 5 + c for r, c in moved) if inside else None


@cache
def lays(name):
    """Every set of cells a piece can cover."""
    tried = {
        shifted(way, down, right)
        for way in ways(PICTURES[name])
        for down in range(5)
        for right in range(5)
    }
    return sorted(tried - {None}, key=sorted)


def fitting(names, free):
    """All (piece, cells) that keep to the free cells."""
    return [(name, cells) for name in names for cells in lays(name) if cells <= free]


@cache
def by_first(name, first):
    """The sets of cells a piece can cover whose lowest is this one."""
    return [cells for cells in lays(name) if min(cells) == first]


def tilings(free, names):
    """Every way to cover all of the free cells, as tuples of (piece, cells)."""
    if not free:
        yield ()
        return
    first = min(free)
    for name in names:
        for cells in by_first(name, first):
            if cells <= free:
                for rest in tilings(free - cells, names):
                    yield ((name, cells), *rest)


def fewest(free, names=COLOURED):
    """A tiling with as few pieces as possible."""
    largest = max(int(name[1]) for name in names)
    for count in range(-(-len(free) // largest), len(free) + 1):
        found = tiling_of(frozenset(free), tuple(reversed(names)), count)
        if found is not None:
            return found
    return None


@cache
def tiling_of(free, names, count):
    """A tiling with exactly so many pieces, or None."""
    if not free or count == 0:
        return () if not free and count == 0 else None
    if len(free) > count * int(names[0][1]):
        return None
    first = min(free)
    for name in names:
        for cells in by_first(name, first):
            if cells <= free:
                rest = tiling_of(free - cells, names, count - 1)
                if rest is not None:
                    return ((name, cells), *rest)
    return None
