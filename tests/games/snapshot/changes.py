"""What a move changed: two positions compared field by field.

A field is named by its path: "players.1.tokens", "habitats.0.count".
"""

LEFT_OUT = ("luck", "barriers", "choices", "event_count", "events")


def facts(position):
    """Every field of a position by its path, without luck, events and what may be answered."""
    record = position.games[0]
    names = [name for name in record.dtype.names if name not in LEFT_OUT]
    return {path: value for name in names for path, value in _flat(name, record[name])}


def _flat(path, value):
    if value.dtype.names and not value.shape:
        for name in value.dtype.names:
            yield from _flat(f"{path}.{name}", value[name])
    elif value.shape:
        for i in range(len(value)):
            yield from _flat(f"{path}.{i}", value[i])
    else:
        yield path, int(value)


def changes(before, after):
    """The fields that differ: by how much, so that tokens and counts read well."""
    new = facts(after)
    return {path: new[path] - old for path, old in facts(before).items() if new[path] != old}
