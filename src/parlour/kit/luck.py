"""Luck: a ChaCha8 stream in a record.

256-bit key, 64-bit block counter from 0, zero nonce, words in order. The 32-bit words are held in
64-bit integers, so nothing ever overflows and all three ways to run agree.
"""

import hashlib
import operator
from typing import Any

import numpy as np
from llvmlite import ir
from numba import types
from numba.extending import intrinsic, overload

from parlour.errors import BadNumber, whole
from parlour.kit.record import NOBODY, record
from parlour.kit.rule import rule
from parlour.kit.sets import nth, size
from parlour.printable import quoted

WORD = 0xFFFFFFFF
BLOCK = 16  # words
KEY_WORDS = 8
LUCK = record(
    ("counter", np.int64, (), NOBODY),  # of the next block
    ("key", np.uint32, (KEY_WORDS,), NOBODY),
    ("block", np.uint32, (BLOCK,), NOBODY),
    ("used", np.int32, (), NOBODY),  # words of the block already given; 0 = no block yet
)


def key_from_seed(seed: int) -> "np.ndarray[Any, np.dtype[np.uint32]]":
    """The key that a whole number stands for: SHA-256 of "parlour" and its decimal digits."""
    digits = str(whole(seed, BadNumber, "A seed"))
    digest = hashlib.sha256(b"parlour" + digits.encode()).digest()
    return np.frombuffer(digest, "<u4").astype(np.uint32)


def key_from(given: Any) -> "np.ndarray[Any, np.dtype[np.uint32]]":
    """A key of eight words as it is, or the one that a seed stands for."""
    if isinstance(given, int | np.integer) and not isinstance(given, bool):
        return key_from_seed(int(given))
    try:
        words = [operator.index(word) for word in given]
    except TypeError:
        words = []
    if len(words) != KEY_WORDS or not all(0 <= word <= WORD for word in words):
        either = f"any whole number, or {KEY_WORDS} words of 32 bits"
        raise BadNumber(f"A key is a seed, {either}, not {quoted(given)}.")
    return np.array(words, np.uint32)


@rule
def below(luck, n):
    """A whole number from 0 to n - 1 < 2**31, each equally likely (Lemire 2019)."""
    product = word(luck) * n
    if product & WORD < n:
        floor = (1 << 32) % n
        while product & WORD < floor:
            product = word(luck) * n
    return product >> 32


@rule
def shuffle(luck, cards, count):
    """Put the first `count` cards of an array in random order."""
    for last in range(count - 1, 0, -1):
        other = below(luck, last + 1)
        cards[last], cards[other] = cards[other], cards[last]


@rule
def draw(luck, members):
    """A random member of a set that has one."""
    return nth(members, below(luck, size(members)))


@rule
def draw_counted(luck, counts, bits, total):
    """A random thing of several kinds, so many bits of a number counting each; its kind."""
    nth, kind = below(luck, total), 0
    mask = (1 << bits) - 1
    while counts and nth >= counts & mask:  # fewer than the total: the draw still ends
        nth -= counts & mask
        counts >>= bits
        kind += 1
    return kind


@rule
def start_game_luck(luck, whim, key, number):
    """Game `number` of a series: one block of the key's stream keys the game and its players."""
    for i in range(8):
        whim.key[i] = key[i]
    whim.counter = number
    refill(whim)
    for i in range(8):
        luck.key[i] = whim.block[i]
        whim.key[i] = whim.block[i + 8]
    restart(luck)
    restart(whim)


@rule
def renew(luck, source):
    """Give a stream a new key drawn from another stream."""
    for i in range(8):
        luck.key[i] = word(source)
    restart(luck)


@rule
def restart(luck):
    """Begin the stream of a key that was just set."""
    luck.counter = 0
    luck.used = 0
    for i in range(BLOCK):
        luck.block[i] = 0


@rule
def is_sound(luck):
    """Whether a stream can be drawn from: it stands somewhere in its block."""
    return 0 <= luck.used <= BLOCK and 0 <= luck.counter < 1 << 62


@rule
def word(luck):
    """The next 32 bits."""
    if luck.used % BLOCK == 0:
        refill(luck)
        luck.used = 0
    luck.used += 1
    return np.int64(luck.block[luck.used - 1])


@rule
def refill(luck):
    """The next block: four double rounds of ChaCha over constants, key, counter and zero nonce."""
    key, out = luck.key, luck.block
    k0, k1, k2, k3 = np.int64(key[0]), np.int64(key[1]), np.int64(key[2]), np.int64(key[3])
    k4, k5, k6, k7 = np.int64(key[4]), np.int64(key[5]), np.int64(key[6]), np.int64(key[7])
    n0, n1 = np.int64(luck.counter) & WORD, np.int64(luck.counter) >> 32
    a0, a1, a2, a3 = 0x61707865, 0x3320646E, 0x79622D32, 0x6B206574
    b0, b1, b2, b3, c0, c1, c2, c3 = k0, k1, k2, k3, k4, k5, k6, k7
    d0, d1, d2, d3 = n0, n1, 0, 0
    for _ in range(4):
        a0, b0, c0, d0 = quarter_round(a0, b0, c0, d0)
        a1, b1, c1, d1 = quarter_round(a1, b1, c1, d1)
        a2, b2, c2, d2 = quarter_round(a2, b2, c2, d2)
        a3, b3, c3, d3 = quarter_round(a3, b3, c3, d3)
        a0, b1, c2, d3 = quarter_round(a0, b1, c2, d3)
        a1, b2, c3, d0 = quarter_round(a1, b2, c3, d0)
        a2, b3, c0, d1 = quarter_round(a2, b3, c0, d1)
        a3, b0, c1, d2 = quarter_round(a3, b0, c1, d2)
    out[0], out[1] = (a0 + 0x61707865) & WORD, (a1 + 0x3320646E) & WORD
    out[2], out[3] = (a2 + 0x79622D32) & WORD, (a3 + 0x6B206574) & WORD
    out[4], out[5] = (b0 + k0) & WORD, (b1 + k1) & WORD
    out[6], out[7] = (b2 + k2) & WORD, (b3 + k3) & WORD
    out[8], out[9] = (c0 + k4) & WORD, (c1 + k5) & WORD
    out[10], out[11] = (c2 + k6) & WORD, (c3 + k7) & WORD
    out[12], out[13], out[14], out[15] = (d0 + n0) & WORD, (d1 + n1) & WORD, d2, d3
    luck.counter += 1


def quarter_round(a: Any, b: Any, c: Any, d: Any) -> Any:
    """Four words mixed: each is added, crossed and turned with another."""
    a = (a + b) & WORD
    d = turned(d ^ a, 16)
    c = (c + d) & WORD
    b = turned(b ^ c, 12)
    a = (a + b) & WORD
    d = turned(d ^ a, 8)
    c = (c + d) & WORD
    b = turned(b ^ c, 7)
    return a, b, c, d


def turned(x: Any, n: int) -> Any:
    """A word with its highest n bits brought round to the low end."""
    return ((x << n) | (x >> (32 - n))) & WORD


# On words of 32 bits this takes far fewer instructions than on masked 64. On a GPU games ask for
# new blocks at different moments, so it counts there (docs/decisions/010-snapshot.md).
@intrinsic
def _quarter_round(typing_context, a, b, c, d):
    def build(context, builder, signature, args):
        narrow, wide = ir.IntType(32), ir.IntType(64)
        a, b, c, d = (builder.trunc(word, narrow) for word in args)
        for n, m in ((16, 12), (8, 7)):
            a = builder.add(a, b)
            d = _turned(builder, builder.xor(d, a), n)
            c = builder.add(c, d)
            b = _turned(builder, builder.xor(b, c), m)
        words = [builder.zext(word, wide) for word in (a, b, c, d)]
        return context.make_tuple(builder, signature.return_type, words)

    return types.UniTuple(types.int64, 4)(*[types.int64] * 4), build


def _turned(builder: Any, x: Any, n: int) -> Any:
    high, low = (builder.shl(x, x.type(n)), builder.lshr(x, x.type(32 - n)))
    return builder.or_(high, low)


@overload(quarter_round)
def _mixed(a, b, c, d):
    return lambda a, b, c, d: _quarter_round(a, b, c, d)
