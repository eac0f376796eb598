"""Other boxes of a game: the usual one with changes, written as TOML, and read elsewhere."""

import json
import os
import subprocess
import sys
from copy import deepcopy

MISSING = object()


def changed(changes, data):
    """The data with a value at each path replaced, or taken away where it is MISSING."""
    data = deepcopy(data)
    for path, value in changes.items():
        *outer, last = path.split(".")
        place = data
        for step in outer:
            place = place[int(step) if isinstance(place, list) else step]
        key = int(last) if isinstance(place, list) else last
        if value is MISSING:
            del place[key]
        else:
            place[key] = value
    return data


def written(path, data):
    """Write a box; where it lies."""
    tables = {name: value for name, value in data.items() if isinstance(value, dict)}
    lists = {name: value for name, value in data.items() if is_list_of_tables(value)}
    lines = [entry(*item) for item in data.items() if item[0] not in tables | lists]
    for name, table in tables.items():
        lines += [f"[{name}]", *(entry(*item) for item in table.items())]
    for name, found in lists.items():
        for table in found:
            lines += [f"[[{name}]]", *(entry(*item) for item in table.items())]
    path.write_text("\n".join(lines), "utf-8")
    return str(path)


def is_list_of_tables(value):
    return isinstance(value, list) and value and isinstance(value[0], dict)


def entry(key, value):
    """A line of TOML, which writes plain values as JSON does."""
    return f"{key} = {json.dumps(value, ensure_ascii=False)}"


def python(code, *arguments, **env):
    """Run code in a process of its own, rules as plain Python: nothing has to be compiled."""
    return subprocess.run(
        [sys.executable, "-W", "error", "-c", code, *arguments],
        env=os.environ | {"NUMBA_DISABLE_JIT": "1"} | env,
        capture_output=True,
        text=True,
        encoding="utf-8",
    )


READ_ALL = """
import importlib, os, sys
from parlour.errors import BadBox
game, *paths = sys.argv[1:]
for path in paths:
    os.environ["PARLOUR_BOX_" + game.upper()] = path
    for name in [name for name in sys.modules if name.startswith("parlour.games." + game)]:
        del sys.modules[name]
    try:
        importlib.import_module("parlour.games." + game)
        print("fine")
    except BadBox as mistake:
        print(mistake)
"""


def read_all(box, tmp_path, changes):
    """Files of a box with each of these changes, and what is said about them, in one process."""
    data = [changed(change, box.data) for change in changes]
    files = [written(tmp_path / f"{n}.toml", found) for n, found in enumerate(data)]
    done = python(READ_ALL, box.game, *files, PARLOUR_CACHE=str(tmp_path / "cache"))
    assert done.stderr == ""
    return list(zip(files, done.stdout.splitlines(), strict=True))
