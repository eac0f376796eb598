"""Sets of up to 62 members in one whole number: bit m is set when m belongs."""

from typing import Any

import llvmlite.binding
from llvmlite import ir
from numba import types
from numba.core import cgutils
from numba.extending import intrinsic, overload

from parlour.kit.rule import rule


@rule
def only(member):
    """The set of one member."""
    return 1 << member


@rule
def has(members, member):
    """Whether the member belongs to the set."""
    return members >> member & 1 == 1


@rule
def add(members, member):
    """The set with the member."""
    return members | only(member)


@rule
def remove(members, member):
    """The set without the member."""
    return members & ~only(member)


@rule
def write_out(members, base, numbers, count):
    """Write base + each member, ascending, behind the first `count` numbers; how many are there."""
    while members:
        numbers[count] = base + first(members)
        members &= members - 1
        count += 1
    return count


def members(held: Any) -> list[int]:
    """The members of a set, ascending; for people and tables, not for compiled rules."""
    found, left = [], int(held)
    while left:
        found.append(first(left))
        left &= left - 1
    return found


def first(members: Any) -> int:
    """The lowest member of a set that has one."""
    return (int(members) & -int(members)).bit_length() - 1


def size(members: Any) -> int:
    """How many members the set has."""
    return int(members).bit_count()


def nth(members: Any, n: int) -> int:
    """The n-th member of a set, counted from 0 upward."""
    for _ in range(n):
        members &= members - 1
    return first(members)


# Processors count bits in one instruction; compiled code uses it, on CPU and GPU alike.
@intrinsic
def _trailing_zeros(typing_context, members):
    def build(context, builder, signature, args):
        return builder.cttz(args[0], ir.Constant(ir.IntType(1), 1))

    return types.int64(types.int64), build


@intrinsic
def _bit_count(typing_context, members):
    def build(context, builder, signature, args):
        return builder.ctpop(args[0])

    return types.int64(types.int64), build


@overload(first)
def _first(members):
    return lambda members: _trailing_zeros(members)


@overload(size)
def _size(members):
    return lambda members: _bit_count(members)


# The n-th member: one instruction where the processor is quick at it, else one member after
# another. (A GPU halves the set instead, so that its threads stay together: kit/cuda.py.)
SLOW_AT_DEPOSIT = ("znver1", "znver2", "bdver4")
HAS_DEPOSIT = (
    llvmlite.binding.get_host_cpu_features().get("bmi2", False)
    and llvmlite.binding.get_host_cpu_name() not in SLOW_AT_DEPOSIT
)


@intrinsic
def _deposit(typing_context, bits, mask):
    """The lowest bits put, in order, where the mask has ones."""

    def build(context, builder, signature, args):
        word = ir.IntType(64)
        kind = ir.FunctionType(word, [word, word])
        call = cgutils.get_or_insert_function(builder.module, kind, "llvm.x86.bmi.pdep.64")
        return builder.call(call, args)

    return types.int64(types.int64, types.int64), build


@overload(nth)
def _nth(members, n):
    if HAS_DEPOSIT:
        return lambda members, n: first(_deposit(1 << n, members))
    return _nth_one_by_one


def _nth_one_by_one(members, n):
    for _ in range(n):
        members &= members - 1
    return first(members)


@rule
def nth_by_halves(members, n):
    """The same in six steps, whatever the set."""
    at = 0
    for half in (32, 16, 8, 4, 2, 1):
        lower = size(members & (1 << half) - 1)
        if n >= lower:
            n -= lower
            members >>= half
            at += half
    return at
