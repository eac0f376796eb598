"""Tracking tokens of Snapshot: what players start with, what they pay and what they gain."""

import numpy as np

from parlour.games.snapshot.box.opened import BOX
from parlour.kit.record import MOST_SEATS

START_TOKENS = np.array(BOX.wholes("start.tokens", MOST_SEATS - 1, 0, 99))
OFFER_PRICE = BOX.whole("prices.offer", 1, 1)
REROLL_PRICE = BOX.whole("prices.reroll", 2, 2)
INCOME = BOX.whole("income.no_photo", 0, 9)
