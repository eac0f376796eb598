"""Other boxes of Small Islands as TOML: its lists hold small tables, written in one line."""

import json

from games.boxes import READ_ALL, changed, python


def inline(value):
    """A value in one line; tables within lists have an equals sign where JSON has a colon."""
    if isinstance(value, dict):
        return "{ " + ", ".join(f"{key} = {inline(held)}" for key, held in value.items()) + " }"
    if isinstance(value, list):
        return "[" + ", ".join(map(inline, value)) + "]"
    return json.dumps(value, ensure_ascii=False)


def written(path, data):
    """Write a box; where it lies."""
    tables = {name: value for name, value in data.items() if isinstance(value, dict)}
    lines = [f"{key} = {inline(held)}" for key, held in data.items() if key not in tables]
    for name, table in tables.items():
        lines += [f"[{name}]", *(f"{key} = {inline(held)}" for key, held in table.items())]
    path.write_text("\n".join(lines), "utf-8")
    return str(path)


def read_all(box, tmp_path, changes):
    """Files of a box with each of these changes, and what is said about them, in one process."""
    data = [changed(change, box.data) for change in changes]
    files = [written(tmp_path / f"{n}.toml", found) for n, found in enumerate(data)]
    done = python(READ_ALL, box.game, *files, PARLOUR_CACHE=str(tmp_path / "cache"))
    assert done.stderr == ""
    return list(zip(files, done.stdout.splitlines(), strict=True))
