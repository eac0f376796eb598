"""What people see of Snapshot, as data: setting, view and aids. Their types: schema.py.

Nothing is hidden but the assignments of the others, so a whole record and its redaction give the
same view.
"""

from parlour.games.game import Sight
from parlour.games.snapshot.sight.aids import aids
from parlour.games.snapshot.sight.setting import setting
from parlour.games.snapshot.sight.table import view

SIGHT = Sight(setting, view, aids)
