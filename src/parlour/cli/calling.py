"""How this program is called here, so that what it tells people to type works as it is printed."""

import shutil
import sys
from pathlib import Path

NAME = "parlour"


def called() -> str:
    """`parlour` where the shell finds it, else the file that was started: `.venv/bin/parlour`."""
    started = sys.argv[0]  # as it was typed, "./" and all
    return NAME if Path(started).name != NAME or shutil.which(NAME) else started
