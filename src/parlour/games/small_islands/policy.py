"""How a light playout of Small Islands chooses."""

from parlour.kit.luck import below
from parlour.kit.rule import rule


@rule
def pick(game, seat, moves, count, luck):
    """Where in the legal list the move stands that a light playout makes."""
    return below(luck, count)
