"""Sets of up to 62 members in one number, against Python's own sets."""

import numpy as np
from hypothesis import given
from hypothesis import strategies as st

from parlour.kit import sets
from parlour.kit.rule import rule

MEMBERS = st.integers(0, 61)
SETS = st.sets(MEMBERS)


@rule
def first(members):
    return sets.first(members)


@rule
def size(members):
    return sets.size(members)


def number(members):
    return sum(1 << member for member in members)


@given(SETS, MEMBERS)
def test_has(members, member):
    assert sets.has(number(members), member) == (member in members)


@given(SETS, MEMBERS)
def test_add_and_remove(members, member):
    assert sets.add(number(members), member) == number(members | {member})
    assert sets.remove(number(members), member) == number(members - {member})


@given(MEMBERS)
def test_only(member):
    assert sets.only(member) == number({member})


@given(SETS)
def test_size_compiled_and_plain(members):
    assert size(number(members)) == sets.size(number(members)) == len(members)
    assert sets.size(np.int64(number(members))) == len(members)


@given(st.sets(MEMBERS, min_size=1))
def test_first_compiled_and_plain(members):
    assert first(number(members)) == sets.first(number(members)) == min(members)
    assert sets.first(np.int64(number(members))) == min(members)


@given(st.sets(MEMBERS, min_size=1), st.data())
def test_nth_counts_upward(members, data):
    n = data.draw(st.integers(0, len(members) - 1))
    assert sets.nth(number(members), n) == sorted(members)[n]


@given(SETS, st.integers(0, 99), st.integers(0, 3))
def test_write_out_appends_ascending(members, base, count):
    numbers = np.full(70, -1)
    assert sets.write_out(number(members), base, numbers, count) == count + len(members)
    wanted = [-1] * count + [base + member for member in sorted(members)]
    assert numbers.tolist() == wanted + [-1] * (70 - len(wanted))


@given(SETS)
def test_members_ascend(members):
    assert sets.members(number(members)) == sorted(members)
    assert sets.members(np.int64(number(members))) == sorted(members)


def test_all_62_members_fit():
    everything = number(range(62))
    assert size(everything) == 62
    assert sets.nth(everything, 61) == 61
    assert sets.remove(everything, 61) == number(range(61))
