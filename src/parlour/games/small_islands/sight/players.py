"""What is seen of the players of Small Islands; treasure by its owner alone, unless it is open."""

from parlour.games.small_islands.options import OPEN_TREASURE
from parlour.games.small_islands.rules.ending import place
from parlour.games.small_islands.rules.raising.treasures import worth_of
from parlour.games.small_islands.sight.piles import treasures
from parlour.games.small_islands.sight.schema import Player
from parlour.games.small_islands.table import Step
from parlour.kit.positions import Reading


def player(game: Reading, seat: int, viewer: int) -> Player:
    """One player as the viewer sees them."""
    own, over = game.players[seat], game.step == Step.OVER
    # small_islands-72: claimed cards may lie open; when the game is over they do
    known = seat == viewer or over or bool(game.options[OPEN_TREASURE])
    cards = own.gold if seat == viewer else own.shown
    shown: Player = {
        "seat": seat,
        "points": int(worth_of(cards)) if known else None,
        "amulets": own.amulets,
        "roses": own.roses,
        "hand": {f"seat.{seat}.hand": {"amount": own.hand_held}},
        "treasure": {
            f"seat.{seat}.treasure": {
                "amount": own.gold_held,
                "cards": treasures(cards) if known else None,
            }
        },
        "inspects": own.inspected_held,
    }
    if over:
        shown["place"] = int(place(game.record, seat))
    return shown
