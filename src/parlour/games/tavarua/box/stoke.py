"""The Stoke cards of Tavarua: twelve kinds, and the actions each may be attached to.

Their texts are reconstructed, and what they do is written in the rules (tavarua-92 to tavarua-96);
a box of one's own may rename and reword them and change how many there are.
"""

import re
from enum import IntEnum

import numpy as np

from parlour.games.tavarua.box.actions import ACTION_NAMES, ACTIONS
from parlour.games.tavarua.box.boards import LONG, SHORT
from parlour.games.tavarua.box.opened import BOX
from parlour.kit.box import Box, usual


class Stoke(IntEnum):
    """The Stoke cards; 0 is none."""

    NONE = 0
    DUCK_DIVE = 1
    TOW_OUT = 2
    PRIORITY = 3
    PARTY_WAVE = 4
    FRESH_WAX = 5
    CROSS_STEP = 6
    TRIM = 7
    LEASH = 8
    AERIAL = 9
    CHEATER_FIVE = 10
    CLAIM_IT = 11
    DAWN_PATROL = 12


STOKES = len(Stoke) - 1
_cards = range(len(BOX.sized("stoke_cards", STOKES)))
STOKE_NAMES = ["no card", *(BOX.text(f"stoke_cards.{s}.name") for s in _cards)]
STOKE_TEXTS = ["", *(BOX.text(f"stoke_cards.{s}.text") for s in _cards)]
STOKE_COPIES = np.array([0, *(BOX.whole(f"stoke_cards.{s}.copies", 0, 9) for s in _cards)])
for s in _cards:
    if not re.fullmatch("[A-Za-z][A-Za-z' -]{0,29}", STOKE_NAMES[s + 1]):
        raise BOX.mistake(f"stoke_cards.{s}.name", "must be a name of up to 30 letters a to z")
    taken = {name.lower() for name in (*STOKE_NAMES[: s + 1], *ACTION_NAMES)}
    if STOKE_NAMES[s + 1].lower() in taken:
        raise BOX.mistake(f"stoke_cards.{s}.name", "must be a name that nothing else has")
# A text is what people read: who changed one should know that nothing else changes with it.
_usual = Box(usual("tavarua"), "tavarua").data["stoke_cards"]
REWORDED = [s > 0 and STOKE_TEXTS[s].split() != _usual[s - 1]["text"].split() for s in Stoke]
if any(REWORDED):
    _changed = ", ".join(STOKE_NAMES[s] for s in Stoke if REWORDED[s])
    BOX.remarks.append(
        f"The text of Stoke cards was changed ({_changed}), but a text is only what people read:"
        " each card still does what the rules say of its key (tavarua-93 to tavarua-96)."
    )
FITS = np.zeros(STOKES + 1, np.int64)  # set of the actions each may be attached to
FITS[Stoke.NONE] = (1 << ACTIONS) - 1
for s, kind in enumerate(list(Stoke)[1:]):
    if BOX.text(f"stoke_cards.{s}.key") != kind.name.lower():
        raise BOX.mistake(f"stoke_cards.{s}.key", f"must be {kind.name.lower()}")
    for i in range(BOX.counted(f"stoke_cards.{s}.actions", 1, ACTIONS)):
        name = BOX.text(f"stoke_cards.{s}.actions.{i}")
        if name not in ACTION_NAMES:
            known = ", ".join(ACTION_NAMES)
            raise BOX.mistake(f"stoke_cards.{s}.actions.{i}", f"must be one of {known}")
        FITS[kind] |= 1 << ACTION_NAMES.index(name)

# The rule that says what each does, by its number in the sheet.
RULE_OF = (0, 93, 93, 94, 94, 95, 95, 95, 95, 96, 96, 96, 93)
# How much the cards do (tavarua-93, tavarua-96).
DUCK_DIVE_SPACES, TOW_OUT_SPACE, DAWN_PATROL_STOKE = 2, 3, 2
AERIAL_POINTS, CHEATER_FIVE_POINTS, CLAIM_IT_POINTS = 3, 2, 2
AERIAL_LEAST, CHEATER_FIVE_LEAST = 3, 2  # printed value; place of the marker
ANY_BOARD = -1
BOARD_OF = np.full(STOKES + 1, ANY_BOARD)  # the board a card is for (tavarua-96)
BOARD_OF[Stoke.AERIAL], BOARD_OF[Stoke.CHEATER_FIVE] = SHORT, LONG
