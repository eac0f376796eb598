"""Names at a table: text, not empty, everybody's own."""

from collections.abc import Iterable

from parlour.errors import BadSeats


def checked_names(names: Iterable[str], seats: int) -> tuple[str, ...]:
    """Names for all seats: text, not empty, everybody's own."""
    found = [names] if isinstance(names, str) else list(names)
    if len(found) != seats:
        raise BadSeats(f"{seats} players need {seats} names, not {len(found)}.")
    if not all(isinstance(name, str) and name.strip() and _is_text(name) for name in found):
        raise BadSeats("Every name must be text of at least one letter.")
    if len(set(found)) < seats:
        raise BadSeats("Everybody needs a name of their own.")
    return tuple(found)


def _is_text(name: str) -> bool:
    return name.isprintable() and not any("\ud800" <= sign <= "\udfff" for sign in name)
