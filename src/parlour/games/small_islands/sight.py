"""What a seat of Small Islands sees, as plain data."""

from typing import Any

from parlour.kit.positions import Reading


def view(game: Reading, viewer: int) -> dict[str, Any]:
    """The table as a viewer sees it."""
    return {}
