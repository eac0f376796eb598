"""Hexes of Small Islands that hang together: small_islands-32, small_islands-43."""

from parlour.games.small_islands.map import NEIGHBOURS, members

NEXT_TO = [frozenset(members(words)) for words in NEIGHBOURS]  # the neighbours of each hex


def area_of(hexes: set[int], at: int) -> set[int]:
    """The hexes of a set that hang together with one of them."""
    area: set[int] = set()
    edge = {at}
    while edge:
        area |= edge
        edge = {beside for one in edge for beside in NEXT_TO[one]} & hexes - area
    return area


def hanging_together(hexes: set[int]) -> list[set[int]]:
    """A set of hexes parted into those that hang together."""
    areas, rest = [], set(hexes)
    while rest:
        areas.append(area_of(rest, min(rest)))
        rest -= areas[-1]
    return areas
