"""What a plan of Mü would lead to: who holds what after a display, what a trump or a card is."""

from parlour.games.mu.box.bids import CROWN_BONUS, SHIELD_BONUS, TARGETS
from parlour.games.mu.box.opened import NO_SEAT
from parlour.games.mu.box.trumps import NO_TRUMP, TRUMP_CARDS, TRUMP_POINTS, TRUMPS
from parlour.games.mu.moves import FIRST_TRUMP
from parlour.games.mu.nouns import CARD, TRUMP
from parlour.games.mu.rules.cards import card_points, printed
from parlour.games.mu.rules.preparation import cards_in_play
from parlour.games.mu.rules.tricks import strongest
from parlour.games.mu.rules.trumps import may_name
from parlour.games.mu.sight.schema import Display, Lead, Naming, Planned
from parlour.games.mu.table import Phase
from parlour.games.planner import Prospect
from parlour.kit.positions import Positions, Reading
from parlour.kit.sets import members, size

NAMING = (Phase.MINOR_TRUMP, Phase.MAJOR_TRUMP)


def planned(game: Reading, seat: int, plan: Prospect, unseen: int) -> Planned | None:
    """What the planned choice would lead to, where there is anything to say."""
    if not plan.moves:
        return None
    move = plan.moves[0]
    found: Planned = {"display": None, "naming": None, "lead": None}
    if game.phase == Phase.AUCTION and plan.then.shown:
        found["display"] = _display(seat, plan)
    elif game.phase in NAMING:
        found["naming"] = _naming(game, seat, move - FIRST_TRUMP)
    elif game.phase == Phase.TRICKS:
        found["lead"] = _lead(game, int(printed(move)), unseen)
    return found


# mu-24: counts and indicators change when the display is ended, which shows nobody anything.
def _display(seat: int, plan: Prospect) -> Display | None:
    after = plan.made
    if after is None:
        return None
    count = after.players[seat].count
    has_crown = after.crown == seat
    bonus = CROWN_BONUS if has_crown else SHIELD_BONUS if after.shield == seat else 0
    named = [t for t in range(TRUMPS) if t != NO_TRUMP and may_name(after.record, seat, t)]
    return {
        "cards": count,
        "crown": after.crown,
        "shield": after.shield if after.shield != NO_SEAT else None,
        "needs": int(TARGETS[after.seats, count]) if has_crown else None,
        "bonus": count * bonus,
        "trumps": [f"trump.{TRUMP.id(trump)}" for trump in named],
    }


def _naming(game: Reading, seat: int, trump: int) -> Naming:
    cards = int(TRUMP_CARDS[trump]) & int(cards_in_play(game.record))
    own, other = game.players[seat], int(TRUMP_CARDS[game.minor]) if game.minor >= 0 else 0
    return {
        "held": int(size(cards & (own.hand | own.display))),
        "cards": int(size(cards)),
        "points": int(TRUMP_POINTS[trump]),
        "supers": sorted({CARD.id(card) for card in members(cards & other)}),
    }


def _lead(game: Reading, card: int, unseen: int) -> Lead:
    """Whether the card would lead the trick, and how many unseen ones would still beat it."""
    trial, place = game.copied(), game.trick_size
    _lay(trial, place, card)
    wins = strongest(trial.games[0]) == _player(game, place)
    follow = place + 1 < game.seats
    beating = [c for c in members(unseen) if follow and wins and _beats(trial, game, place + 1, c)]
    on_table = sum(int(card_points(1 << laid)) for laid in game.trick[:place])
    return {
        "wins": bool(wins),
        "beaten_by": len(beating),
        "points": on_table + int(card_points(1 << card)),
    }


def _beats(trial: Positions, game: Reading, place: int, card: int) -> bool:
    _lay(trial, place, card)
    return bool(strongest(trial.games[0]) == _player(game, place))


def _lay(trial: Positions, place: int, card: int) -> None:
    trial.games["trick"][0, place] = printed(card)
    trial.games["trick_size"][0] = place + 1


def _player(game: Reading, place: int) -> int:
    return int((game.leader + place) % game.seats)
