"""What the next Wave card may be and do, exact, from the cards that were turned up.

Of the Barrels some were taken out unseen, and any card that is left was then dealt out with the
same chance (tavarua-07, tavarua-08). So the next card is any unseen standard card with the same
chance, and an unseen Barrel with as much of it as there are Barrels that were not taken out.
"""

from collections.abc import Callable, Sequence
from fractions import Fraction

from parlour.games.tavarua.box.waves import BARREL, BARRELS_REMOVED, SHIFT, WAVE_COPIES, WAVES
from parlour.games.tavarua.sight.schema import Chance

NEVER, SURE = Fraction(0), Fraction(1)
_SHIFTS, _BARRELS = SHIFT.tolist(), BARREL.tolist()


def unseen(turned: Sequence[int]) -> list[int]:
    """How many Wave cards of each kind nobody has seen, in the deck or in the box."""
    return [int(WAVE_COPIES[wave]) - turned[wave] for wave in range(WAVES)]


# tavarua-07: with b Barrels unseen, five of which are out, each is in with a chance of (b - 5) / b.
def weights(turned: Sequence[int]) -> list[int]:
    """How much each kind weighs among all that may come next."""
    left = unseen(turned)
    barrels = sum(left[wave] for wave in range(WAVES) if _BARRELS[wave])
    of_kind = {True: barrels - BARRELS_REMOVED, False: max(1, barrels)}
    return [left[wave] * of_kind[_BARRELS[wave]] for wave in range(WAVES)]


def of_wave(weighing: Sequence[int], holds: Callable[[int], bool]) -> Fraction:
    """The chance that the next Wave card is of a kind for which something holds."""
    cases = sum(weight for wave, weight in enumerate(weighing) if holds(wave))
    return Fraction(cases, max(1, sum(weighing)))


# tavarua-70, tavarua-71: beyond an end is a wipe-out.
def throwing(weighing: Sequence[int], marker: int, reach: int) -> Fraction:
    """The chance that the next Wave card throws a surfer whose marker stands there."""
    return of_wave(weighing, lambda wave: abs(marker + _SHIFTS[wave]) > reach)


# tavarua-72: whoever is still up takes a Barrel.
def tubing(weighing: Sequence[int], marker: int, reach: int) -> Fraction:
    """The chance that the next Wave card is a Barrel and does not throw the surfer."""
    return of_wave(weighing, lambda wave: _BARRELS[wave] and abs(marker + _SHIFTS[wave]) <= reach)


# tavarua-73
def nosing(weighing: Sequence[int], marker: int, reach: int) -> Fraction:
    """The chance that the next Wave card brings the marker to the foremost space."""
    return of_wave(weighing, lambda wave: marker + _SHIFTS[wave] == reach)


def barreling(weighing: Sequence[int]) -> Fraction:
    """The chance that the next Wave card is a Barrel."""
    return of_wave(weighing, lambda wave: _BARRELS[wave])


def chance(of: Fraction) -> Chance:
    """So many cases of so many, and as a number from 0 to 1."""
    return {"cases": of.numerator, "of": of.denominator, "chance": float(of)}
