"""Words that every game says alike."""


def seat_name(seat: int) -> str:
    """A seat as people count: the first is "seat 1"."""
    return f"seat {seat + 1}"


def counted(count: int, what: str) -> str:
    """So many of something: "1 action", "2 actions"."""
    return f"{count:,} {what}" if abs(count) == 1 else f"{count:,} {what}s"
