"""What people see of Tavarua, as data: setting, view and aids. Their types: schema.py.

Everything here reads only what the viewer may see, so a whole record and its redaction give the
same view. Rows are counted from the outside in; the record counts spaces from the Shore.
"""

from parlour.games.game import Sight
from parlour.games.tavarua.sight.aids import aids
from parlour.games.tavarua.sight.setting import setting
from parlour.games.tavarua.sight.table import view

SIGHT = Sight(setting, view, aids)
