"""JSON Merge Patches (RFC 7386): made here, applied by clients.

In a patch null says that a member is gone; so in every state, absent and null mean the same.
"""

from typing import Any


def merge_patch(before: dict[str, Any], now: dict[str, Any]) -> dict[str, Any]:
    """What makes one object of the other, as a JSON Merge Patch."""
    found: dict[str, Any] = {name: None for name in before if name not in now}
    for name, value in now.items():
        old = before.get(name)
        if name not in before or old != value:
            both = isinstance(old, dict) and isinstance(value, dict)
            found[name] = merge_patch(old, value) if both else value  # type: ignore[arg-type]
    return found


def merged(target: Any, change: Any) -> Any:
    """A merge patch applied, as clients do."""
    if not isinstance(change, dict):
        return change
    kept = dict(target) if isinstance(target, dict) else {}
    for name, value in change.items():
        if value is None:
            kept.pop(name, None)
        else:
            kept[name] = merged(kept.get(name), value)
    return kept
