"""Where compiled code is kept: a private folder named by a hash of everything that shapes the code.

hashing.py       that hash
files.py         a file of it, checked before it is used, written whole or not at all
compiled.py      Numba's side: what a rule was compiled to, kept in such files
pruning.py       folders that nobody has used for long are removed
"""

import logging
import os
import tempfile
from pathlib import Path

from parlour.errors import NoCacheFolder
from parlour.kit.cache.hashing import fingerprint
from parlour.kit.cache.pruning import take_over


def folder() -> Path | None:
    """The folder for compiled code, made and tried; None if there is nowhere to keep it."""
    if named := os.environ.get("PARLOUR_CACHE"):
        return _named_folder(Path(named))
    for parent in (_user_cache(), Path(tempfile.gettempdir()) / f"parlour-{_user()}"):
        inner = parent / fingerprint()
        if not (_trouble_with(parent) or _trouble_with(inner)):
            take_over(inner)
            return inner
    logging.getLogger("parlour").warning(
        "No folder for compiled code can be written, so every start compiles anew; "
        "set PARLOUR_CACHE to a folder of yours to keep it."
    )
    return None


def _named_folder(named: Path) -> Path:
    """A folder of our own inside the named one, whose owner and mode are nobody else's business."""
    inner = named / fingerprint()
    if trouble := _trouble_with(inner):
        raise NoCacheFolder(
            f"The folder for compiled code, PARLOUR_CACHE={named}, cannot be used ({trouble}); "
            "name a folder of yours that can be written, or unset PARLOUR_CACHE."
        )
    take_over(inner)
    return inner


def _user_cache() -> Path:
    home = os.environ.get("XDG_CACHE_HOME") or os.path.expanduser("~/.cache")
    return Path(home) / "parlour"


def _user() -> str:
    return str(os.getuid()) if hasattr(os, "getuid") else os.environ.get("USERNAME", "me")


def _trouble_with(folder: Path) -> str:
    """Make a private folder and write a file in it: what went wrong, or nothing."""
    try:
        folder.mkdir(mode=0o700, parents=True, exist_ok=True)
        if folder.is_symlink() or (hasattr(os, "getuid") and folder.stat().st_uid != os.getuid()):
            return "it belongs to somebody else"
        folder.chmod(0o700)
        with tempfile.TemporaryFile(dir=folder):
            return ""
    except OSError as error:
        return error.strerror.lower() if error.strerror else "it cannot be written"
