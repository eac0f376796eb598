"""What players of Snapshot work out by hand: chances, what is final, what they still need."""

from parlour.games.planner import Prospect
from parlour.games.snapshot.box.animals import NO_ANIMAL
from parlour.games.snapshot.box.assignments import (
    ARTICLE_POINTS,
    COVER_SET,
    STEPS,
    UNKNOWN,
)
from parlour.games.snapshot.nouns import ANIMAL
from parlour.games.snapshot.rules.scoring import matching_icons
from parlour.games.snapshot.sight.chances import spooking
from parlour.games.snapshot.sight.gains import missing
from parlour.games.snapshot.sight.outcomes import giving_up, settling
from parlour.games.snapshot.sight.planned import planned
from parlour.games.snapshot.sight.schema import Aids, Step, Wanted
from parlour.games.snapshot.sight.shots import entering_now, photographing_now
from parlour.kit.positions import Reading
from parlour.kit.sets import members, only


def aids(game: Reading, seat: int, plan: Prospect) -> Aids:
    """Help for a seat."""
    entered = entering_now(game)
    return {
        "deck": [ANIMAL.id(animal) for animal in members(game.deck)],
        "spook": spooking(game),
        "entering": entered,
        "photographing": photographing_now(game),
        "stars": sum(habitat["stars"] for habitat in entered.values()),
        "settles": settling(game, seat),
        "giving_up": giving_up(game, seat),
        "wanted": _wanted(game, seat),
        "next_step": _next_step(game.players[seat]),
        "missing": [
            missing(game, game.players[n], game.players[n].pile) for n in range(game.seats)
        ],
        "planned": planned(game, seat, plan.gestures),
    }


# Only one's own assignment is looked at.
def _wanted(game: Reading, seat: int) -> dict[str, Wanted]:
    own = game.players[seat]
    if own.assignment == UNKNOWN:
        return {}
    card = own.assignment - 1
    animals = [a for habitat in game.habitats for a in habitat.column[: habitat.count]]
    animals += members(own.reserve) + ([game.card] if game.card != NO_ANIMAL else [])
    return {
        ANIMAL.id(animal): {
            "cover": bool(int(COVER_SET[card]) >> animal & 1),
            "icons": int(matching_icons(card, only(animal))),
        }
        for animal in animals
    }


def _next_step(own: Reading) -> Step | None:
    """With how many icons the article is worth more, and then how much."""
    if own.assignment == UNKNOWN:
        return None
    card = own.assignment - 1
    table, icons = ARTICLE_POINTS[card, : STEPS[card]].tolist(), matching_icons(card, own.pile)
    now = table[min(icons, len(table) - 1)]
    better = [count for count in range(icons, len(table)) if table[count] > now]
    return {"icons": better[0], "points": table[better[0]]} if better else None
