"""A whole choice of Tavarua said at once, taken apart into the steps it is made in (tavarua-98)."""

import re

from parlour.games.tavarua.box import COLOUR_LETTERS, COLOUR_NAMES
from parlour.games.tavarua.faces import kind_code
from parlour.games.tavarua.naming import kind_named
from parlour.games.tavarua.stoke import ACTION_NAMES, STOKE_NAMES, Action
from parlour.games.tavarua.table import Step
from parlour.kit.positions import Reading

_colours = "|".join((*COLOUR_NAMES, *COLOUR_LETTERS)).lower()
_STOKE = re.compile("|".join(rf"\b{re.escape(name.lower())}\b" for name in STOKE_NAMES))
_ACTION = re.compile(
    r"\b(?:(?P<ride>rides?)|(?P<bail>bails?)|(?P<recover>recovers?)|(?P<catch>catch(?:es)?)"
    r"|(?P<wait>waits?)|(?:paddles? |^)(?P<out>out)|(?:paddles? |^)(?P<in>in))\b"
)
_CARD = re.compile(rf"\b(?:{_colours}) ?[1-4]\b")
_VALUE = re.compile(r"[+-][0-9]+|\bas [0-9]+\b|\bas it is\b")
_STOKES = [name.lower() for name in STOKE_NAMES]
_ACTIONS = dict(zip(("ride", "bail", "recover", "catch", "out", "wait", "in"), Action, strict=True))


def in_steps(player: Reading, said: str) -> list[str]:
    """The steps that words name, from the player's question on; none if one goes before it."""
    if player.step < Step.ATTACH:
        return []
    stoke, action = _STOKE.search(said), _ACTION.search(said)
    cards = sorted(kind for found in _CARD.findall(said) if (kind := kind_named(found)) is not None)
    value = _VALUE.search(said)
    steps = [(Step.ATTACH, STOKE_NAMES[_STOKES.index(stoke[0])])] if stoke else []
    steps += [(Step.ACTION, ACTION_NAMES[_ACTIONS[action.lastgroup or ""]])] if action else []
    steps += [(Step.CARD, kind_code(kind)) for kind in cards]
    steps += [(Step.VALUE, value[0])] if value else []
    if steps and player.step == Step.ATTACH and not stoke:
        steps.insert(0, (Step.ATTACH, STOKE_NAMES[0]))
    asked = Step.CARD if player.step == Step.DISCARD else player.step
    return [words for step, words in steps] if all(step >= asked for step, _ in steps) else []
