"""What people see of Tavarua, as data: setting, view and aids. Their types: schema.py.

Everything here reads only what the viewer may see, so a whole record and its redaction give the
same view. People hear of rows; the record's spaces, counted from the Shore, are never shown.
"""

from parlour.games.game import Sight
from parlour.games.tavarua.sight.aids import aids
from parlour.games.tavarua.sight.setting import setting
from parlour.games.tavarua.sight.table import view

SIGHT = Sight(setting, view, aids)
