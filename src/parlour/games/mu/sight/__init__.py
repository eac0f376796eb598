"""What people see of Mü, as data: setting, view and aids. Their types: schema.py.

Everything here reads only what the viewer may see, so a whole record and its redaction give the
same view.
"""

from parlour.games.game import Sight
from parlour.games.mu.sight.aids import aids
from parlour.games.mu.sight.setting import setting
from parlour.games.mu.sight.table import view

SIGHT = Sight(setting, view, aids)
