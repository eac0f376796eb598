"""Sets of hexes: three words of a record, or three whole numbers on their way through a rule."""

from parlour.games.small_islands.box.map import NEIGHBOURS, NO_HEX, TWO_AROUND, WORD
from parlour.kit.luck import below
from parlour.kit.rule import rule
from parlour.kit.sets import first, has, nth, only, size


@rule
def holds(words, at):
    return has(words[at // WORD], at % WORD)


@rule
def put(words, at):
    words[at // WORD] |= only(at % WORD)


@rule
def take_out(words, at):
    words[at // WORD] &= ~only(at % WORD)


@rule
def keep(words, a, b, c):
    """Write a set into a record."""
    words[0], words[1], words[2] = a, b, c


@rule
def clear(words):
    keep(words, 0, 0, 0)


@rule
def is_empty(words):
    return words[0] | words[1] | words[2] == 0


@rule
def count(words):
    return size(words[0]) + size(words[1]) + size(words[2])


@rule
def single(at):
    """The set of one hex; of none for NO_HEX."""
    if at == NO_HEX:
        return 0, 0, 0
    bit = only(at % WORD)
    word = at // WORD
    return bit * (word == 0), bit * (word == 1), bit * (word == 2)


@rule
def lowest(a, b, c):
    """The hex with the lowest number of a set that has one."""
    if a:
        return first(a)
    return first(b) + WORD if b else first(c) + 2 * WORD


@rule
def but_lowest(a, b, c):
    """The set without that hex."""
    if a:
        return a & a - 1, b, c
    if b:
        return a, b & b - 1, c
    return a, b, c & c - 1


@rule
def draw_hex(luck, words):
    """A random hex of a set that has one."""
    return nth_hex(words, below(luck, count(words)))


@rule
def nth_hex(words, number):
    """The n-th hex of a set, counted from 0 upward."""
    a, b = size(words[0]), size(words[1])
    if number < a:
        return nth(words[0], number)
    if number < a + b:
        return nth(words[1], number - a) + WORD
    return nth(words[2], number - a - b) + 2 * WORD


@rule
def around(a, b, c):
    """All hexes next to any of a set."""
    x, y, z = 0, 0, 0
    while a | b | c:
        at = lowest(a, b, c)
        a, b, c = but_lowest(a, b, c)
        x, y, z = x | NEIGHBOURS[at, 0], y | NEIGHBOURS[at, 1], z | NEIGHBOURS[at, 2]
    return x, y, z


@rule
def two_around(a, b, c):
    """All hexes one or two spaces from any of a set."""
    x, y, z = 0, 0, 0
    while a | b | c:
        at = lowest(a, b, c)
        a, b, c = but_lowest(a, b, c)
        x, y, z = x | TWO_AROUND[at, 0], y | TWO_AROUND[at, 1], z | TWO_AROUND[at, 2]
    return x, y, z


@rule
def spread(a, b, c, at):
    """The hexes of a set that hang together with one of them."""
    x, y, z = single(at)
    i, j, k = x, y, z
    while i | j | k:
        at = lowest(i, j, k)
        i, j, k = but_lowest(i, j, k)
        p = NEIGHBOURS[at, 0] & a & ~x
        q = NEIGHBOURS[at, 1] & b & ~y
        r = NEIGHBOURS[at, 2] & c & ~z
        x, y, z, i, j, k = x | p, y | q, z | r, i | p, j | q, k | r
    return x, y, z


# small_islands-32: of areas that tie, all are the largest.
@rule
def largest(a, b, c):
    """The areas of a set that have the most hexes."""
    x, y, z, most = 0, 0, 0, 0
    rest, rest2, rest3 = a, b, c
    while rest | rest2 | rest3:
        p, q, r = spread(a, b, c, lowest(rest, rest2, rest3))
        rest, rest2, rest3 = rest & ~p, rest2 & ~q, rest3 & ~r
        hexes = size(p) + size(q) + size(r)
        if hexes > most:
            x, y, z, most = 0, 0, 0, hexes
        if hexes == most:
            x, y, z = x | p, y | q, z | r
    return x, y, z
