"""Cards counted in one number against plain Python: every function, all counts. tavarua-10."""

import random

import pytest

from parlour.games.tavarua.box.cards import KIND_COPIES, KINDS
from parlour.games.tavarua.box.stoke import STOKE_COPIES, STOKES
from parlour.games.tavarua.rules.counts import (
    ALL_CARDS,
    ALL_STOKE_CARDS,
    CARD_BITS,
    STOKE_BITS,
    count_of,
    from_kind_on,
    kinds_in,
    one,
    one_stoke,
    stoke_count,
    total,
)
from parlour.kit.luck import LUCK, draw_counted, key_from_seed
from parlour.kit.positions import records
from parlour.kit.rule import INTERPRETED

MOST, MOST_STOKE = 30, 9  # copies a box may have
TIMES = 200 if INTERPRETED else 2000
DRAWS = 2000 if INTERPRETED else 20_000


def counted(counts, bits=CARD_BITS):
    return sum(n << bits * kind for kind, n in enumerate(counts))


def some_counts():
    """All counts of each kind alone, all kinds full, none, and many at random."""
    chance = random.Random(1)
    for kind in range(KINDS):
        for count in range(MOST + 1):
            yield [count if k == kind else 0 for k in range(KINDS)]
            yield [MOST if k != kind else count for k in range(KINDS)]
    for _ in range(TIMES):
        most = chance.choice((1, 2, 5, MOST))
        yield [chance.randint(0, most) for _ in range(KINDS)]


def test_kinds_and_totals():
    for counts in some_counts():
        cards = counted(counts)
        assert [count_of(cards, kind) for kind in range(KINDS)] == counts
        assert total(cards) == sum(counts)
        held = {kind for kind in range(KINDS) if counts[kind]}
        assert kinds_in(cards) == sum(1 << kind for kind in held)


def test_every_set_of_kinds():
    """Those that are not below one of them, for all 256 sets."""
    for kinds in range(1 << KINDS):
        assert kinds_in(counted([kinds >> kind & 1 for kind in range(KINDS)])) == kinds
        for least in range(KINDS):
            kept = {kind for kind in range(least, KINDS) if kinds >> kind & 1}
            assert from_kind_on(kinds, least) == sum(1 << kind for kind in kept)


def test_single_cards_add_up():
    assert [one(kind) for kind in range(KINDS)] == [256**kind for kind in range(KINDS)]
    assert [one_stoke(card) for card in range(STOKES + 1)] == [16**c for c in range(STOKES + 1)]
    assert sum(int(n) * one(kind) for kind, n in enumerate(KIND_COPIES)) == ALL_CARDS
    assert sum(int(n) * one_stoke(card) for card, n in enumerate(STOKE_COPIES)) == ALL_STOKE_CARDS


@pytest.mark.parametrize("card", range(STOKES + 1))
def test_stoke_cards_are_counted_beside_each_other(card):
    for count in range(MOST_STOKE + 1):
        for others in (0, MOST_STOKE):
            counts = [count if c == card else others for c in range(STOKES + 1)]
            cards = counted(counts, STOKE_BITS)
            assert [stoke_count(cards, c) for c in range(STOKES + 1)] == counts


def luck(seed):
    stream = records(LUCK, 1)
    stream["key"][0] = key_from_seed(seed)
    return stream


@pytest.mark.parametrize(("bits", "kinds", "most"), [(CARD_BITS, 8, 30), (STOKE_BITS, 13, 9)])
def test_every_card_is_drawn_with_the_same_chance(bits, kinds, most):
    """tavarua-10: chi-square over the kinds, each as often as its cards."""
    chance, stream = random.Random(bits), luck(bits)
    counts = [chance.choice((0, 1, 2, most)) for _ in range(kinds)]
    cards, found = counted(counts, bits), [0] * kinds
    for _ in range(DRAWS):
        found[draw_counted(stream[0], cards, bits, sum(counts))] += 1
    wanted = [DRAWS * n / sum(counts) for n in counts]
    assert [bool(n) for n in found] == [bool(n) for n in wanted]
    surprise = sum((f - w) ** 2 / w for f, w in zip(found, wanted, strict=True) if w)
    free = sum(map(bool, counts)) - 1
    assert surprise < free + 5 * (2 * free) ** 0.5


@pytest.mark.parametrize("kind", [0, 3, 7])
def test_a_single_card_is_drawn_for_certain(kind):
    assert {draw_counted(luck(seed)[0], one(kind), CARD_BITS, 1) for seed in range(20)} == {kind}
