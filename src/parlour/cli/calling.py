"""How this program is called here, so that what it tells people to type works as it is printed."""

import shutil
import sys
from pathlib import Path

NAME = "parlour"


def called() -> str:
    """`parlour` where the shell finds it, else the file that was started: `.venv/bin/parlour`."""
    started = Path(sys.argv[0])
    return NAME if started.name != NAME or shutil.which(NAME) else str(started)
