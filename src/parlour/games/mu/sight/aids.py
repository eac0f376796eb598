"""What players of Mü work out by hand: the cards still out, and what a bid would bring."""

from typing import Literal

from parlour.games.mu.box.bids import HAND_SIZE
from parlour.games.mu.guess import seen_by
from parlour.games.mu.nouns import CARD
from parlour.games.mu.rules.auction import end_display
from parlour.games.mu.rules.cards import all_but, card_points
from parlour.games.mu.rules.preparation import cards_in_play
from parlour.games.mu.sight.planned import planned
from parlour.games.mu.sight.schema import Aids, Brings
from parlour.games.mu.table import Phase
from parlour.games.planner import Prospect
from parlour.kit.positions import Reading
from parlour.kit.sets import members, size


def aids(game: Reading, seat: int, plan: Prospect) -> Aids:
    """Help for a seat."""
    unseen = int(all_but(cards_in_play(game.record), seen_by(game.record, seat)))
    amounts: dict[str, int] = {}
    for card in members(unseen):
        amounts[CARD.id(card)] = amounts.get(CARD.id(card), 0) + 1
    return {
        "unseen": amounts,
        "unseen_points": int(card_points(unseen)),
        "bids": _bids(game, seat) if game.phase == Phase.AUCTION else [],
        "planned": planned(game, seat, plan, unseen),
    }


def _bids(game: Reading, seat: int) -> list[Brings]:
    """What every count of cards on display would bring the seat at the end of a turn."""
    shown = int(size(game.players[seat].display))
    counts = range(max(shown, game.players[seat].count + 1), int(HAND_SIZE[game.seats]) + 1)
    return [{"cards": cards, "brings": _brings(game, seat, cards)} for cards in counts]


def _brings(game: Reading, seat: int, cards: int) -> Literal["crown", "shield"] | None:
    """The rules are asked: the turn is ended on a copy of the table."""
    trial = game.copied()
    trial.games["shown"][0] = cards - game.players[seat].count
    end_display(trial.games[0], seat)
    if trial.games["crown"][0] == seat:
        return "crown"
    return "shield" if trial.games["shield"][0] == seat else None
