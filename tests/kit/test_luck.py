"""Luck against a second ChaCha8, written out here word by word."""

import hashlib
from collections import Counter
from itertools import islice, permutations

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st

from parlour.kit.luck import (
    LUCK,
    below,
    draw,
    draw_counted,
    is_sound,
    key_from_seed,
    renew,
    restart,
    shuffle,
    start_game_luck,
    word,
)
from parlour.kit.positions import records

KEYS = ([0] * 8, list(range(1, 9)), [0xFFFFFFFF] * 8, key_from_seed(7).tolist())


def stream(key, counter=0):
    luck = records(LUCK, 1)
    luck["key"][0], luck["counter"] = key, counter
    return luck[0]


def words(luck, count):
    return [int(word(luck)) for _ in range(count)]


def chacha8(key, counter):
    """One block of sixteen words."""
    begin = [*(int.from_bytes(b"expand 32-byte k"[i : i + 4], "little") for i in (0, 4, 8, 12))]
    begin += [*key, counter % 2**32, counter // 2**32, 0, 0]
    state = list(begin)
    for _ in range(4):
        for column in range(4):
            mix(state, [column + 4 * row for row in range(4)])
        for column in range(4):
            mix(state, [(column + row) % 4 + 4 * row for row in range(4)])
    return [(a + b) % 2**32 for a, b in zip(state, begin, strict=True)]


def mix(state, places):
    a, b, c, d = places
    for first, second, third, turn in ((a, b, d, 16), (c, d, b, 12), (a, b, d, 8), (c, d, b, 7)):
        state[first] = (state[first] + state[second]) % 2**32
        crossed = state[third] ^ state[first]
        state[third] = (crossed << turn | crossed >> (32 - turn)) % 2**32


def oracle(key, counter=0):
    while True:
        yield from chacha8(key, counter)
        counter += 1


def lemire(source, n):
    """Multiply and reject: what was drawn, and how many words it took."""
    for taken, drawn in enumerate(source, 1):
        if drawn * n % 2**32 >= 2**32 % n:
            return drawn * n >> 32, taken


def test_the_key_of_zeros_gives_the_known_answer():
    first = np.array(words(stream([0] * 8), 4), "<u4").tobytes()
    assert first.hex() == "3e00ef2f895f40d67f5bb8e81f09a5a1"


@pytest.mark.parametrize("key", KEYS)
@pytest.mark.parametrize("counter", [0, 1, 2**32 - 2, 2**32 + 5, 2**50])
def test_the_stream_is_chacha8(key, counter):
    assert words(stream(key, counter), 70) == list(islice(oracle(key, counter), 70))


@pytest.mark.parametrize("n", [1, 2, 3, 6, 52, 60, 1000, 2**31 - 1, 2**31, 3 << 29])
def test_below_multiplies_and_rejects(n):
    luck, source = stream(KEYS[3]), oracle(KEYS[3])
    for _ in range(200):
        assert below(luck, n) == lemire(source, n)[0]


def test_a_biased_word_is_thrown_away():
    n = 3 << 29
    rejecting = next(i for i in range(99) if lemire(oracle(KEYS[1], i), n)[1] > 1)
    luck = stream(KEYS[1], rejecting)
    number, taken = lemire(oracle(KEYS[1], rejecting), n)
    assert below(luck, n) == number
    assert luck["used"] == taken


def test_below_is_even():
    luck = stream(KEYS[3])
    rolls = Counter(int(below(luck, 6)) for _ in range(6000))
    assert set(rolls) == set(range(6))
    assert sum((count - 1000) ** 2 / 1000 for count in rolls.values()) < 20.5  # p = 0.001


def test_every_order_of_three_cards_is_equally_likely():
    luck, orders = stream(KEYS[3]), Counter()
    for _ in range(6000):
        cards = np.arange(3)
        shuffle(luck, cards, 3)
        orders[tuple(cards.tolist())] += 1
    assert set(orders) == set(permutations(range(3)))
    assert sum((count - 1000) ** 2 / 1000 for count in orders.values()) < 20.5


@given(st.integers(0, 40), st.integers(0, 99))
def test_a_shuffle_keeps_the_cards_and_leaves_the_rest_alone(count, seed):
    cards = np.arange(45)
    shuffle(stream(key_from_seed(seed).tolist()), cards, count)
    assert sorted(cards[:count].tolist()) == list(range(count))
    assert cards[count:].tolist() == list(range(count, 45))


def test_draw_takes_every_member_and_nothing_else():
    members, luck = {0, 3, 17, 61}, stream(KEYS[1])
    drawn = Counter(int(draw(luck, sum(1 << m for m in members))) for _ in range(4000))
    assert set(drawn) == members
    assert all(850 < count < 1150 for count in drawn.values())


@pytest.mark.parametrize("seed", [0, 7, -3, 10**30])
def test_a_seed_stands_for_the_hash_of_its_digits(seed):
    digest = hashlib.sha256(b"parlour" + str(seed).encode()).digest()
    assert key_from_seed(seed).astype("<u4").tobytes() == digest


def started(number, key=KEYS[1]):
    luck, whim = stream(KEYS[2], 9), stream(KEYS[3], 9)
    word(luck), word(whim)
    start_game_luck(luck, whim, np.array(key, np.uint32), number)
    return luck, whim


@pytest.mark.parametrize("number", [0, 1, 2**32 - 1, 2**32, 2**40 + 1])
def test_a_game_and_its_players_are_keyed_by_one_block_of_the_series(number):
    luck, whim = started(number)
    block = chacha8(KEYS[1], number)
    assert luck.tobytes() == stream(block[:8]).tobytes()
    assert whim.tobytes() == stream(block[8:]).tobytes()


def test_games_of_a_series_differ():
    keys = {half["key"].tobytes() for number in range(500) for half in started(number)}
    assert len(keys) == 1000
    assert started(3)[0].tobytes() == started(3)[0].tobytes()
    assert started(3)[0].tobytes() != started(3, KEYS[3])[0].tobytes()


def test_renew_draws_a_key_from_the_source():
    luck, source = stream(KEYS[2], 5), stream(KEYS[1])
    words(luck, 3)
    renew(luck, source)
    assert luck.tobytes() == stream(chacha8(KEYS[1], 0)[:8]).tobytes()
    assert words(source, 1) == chacha8(KEYS[1], 0)[8:9]


def test_restart_begins_the_stream_again():
    luck = stream(KEYS[1])
    before = words(luck, 20)
    restart(luck)
    assert luck.tobytes() == stream(KEYS[1]).tobytes()
    assert words(luck, 20) == before


@pytest.mark.parametrize("counts", [0, 0x21])
def test_a_draw_from_fewer_things_than_were_counted_ends(counts):
    luck = stream([5] * 8)
    assert all(0 <= draw_counted(luck, counts, 4, 50) <= 2 for _ in range(50))


def test_a_stream_is_sound_where_it_stands_in_its_block():
    luck = stream(KEYS[0])
    for used, counter, sound in ((0, 0, True), (16, 9, True), (17, 0, False), (-1, 0, False)):
        luck["used"], luck["counter"] = used, counter
        assert is_sound(luck) == sound
    luck["used"], luck["counter"] = 0, -1
    assert not is_sound(luck)
