"""What people see of Project L, as data: setting, view and aids. Their types: schema.py.

Nothing is hidden but decks and face-down tiles, so a whole record and its redaction give the same
view; the points of others are told only where piles lie open (project_l-78).
"""

from parlour.games.game import Sight
from parlour.games.project_l.sight.aids import aids
from parlour.games.project_l.sight.setting import setting
from parlour.games.project_l.sight.table import view

SIGHT = Sight(setting, view, aids)
