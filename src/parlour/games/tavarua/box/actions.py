"""The actions of Tavarua, as they stand on the mat."""

from enum import IntEnum


# tavarua-30: the Score spot of the mat is none of them.
class Action(IntEnum):
    """What a surfer does in a round; those before CATCH are carried out first (tavarua-36)."""

    RIDE = 0
    BAIL = 1
    RECOVER = 2
    CATCH = 3
    PADDLE_OUT = 4
    WAIT = 5
    PADDLE_IN = 6


ACTION_NAMES = ("ride", "bail", "recover", "catch", "paddle out", "wait", "paddle in")
ACTIONS = len(Action)
