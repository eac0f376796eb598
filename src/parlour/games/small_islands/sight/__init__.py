"""What people see of Small Islands, as data: setting, view and aids. Their types: schema.py.

Everything here reads only what the viewer may see, so a whole record and its redaction give the
same view.
"""

from parlour.games.game import Sight
from parlour.games.small_islands.sight.aids import aids
from parlour.games.small_islands.sight.setting import setting
from parlour.games.small_islands.sight.table import view

SIGHT = Sight(setting, view, aids)
