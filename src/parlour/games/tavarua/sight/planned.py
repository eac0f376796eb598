"""What a plan of Tavarua would lead to, and the same plan with every thing that may come next.

All of it is picked from the prospects of whole choices, so nothing here plays on a guess: chances
are those of the coming Wave card, exact, and what others choose is never looked at.
"""

from collections import Counter
from collections.abc import Sequence

from parlour.games.planner import Prospect as Plan
from parlour.games.tavarua.box.cards import VALUE
from parlour.games.tavarua.moves import TAKE_BACK
from parlour.games.tavarua.nouns import ACTION, BALANCE, KIND, STOKE
from parlour.games.tavarua.plans.drafts import Draft, draft
from parlour.games.tavarua.rules.answers import ONE_CARD
from parlour.games.tavarua.rules.counts import kinds_in
from parlour.games.tavarua.sight.schema import Arc, Planned, Prospect
from parlour.games.tavarua.table import Phase
from parlour.kit.positions import Reading
from parlour.kit.sets import has, members

Key = tuple[str | None, str, str | None, int | None]  # Stoke card, action, card, value


def planned(game: Reading, seat: int, plan: Plan, prospects: Sequence[Prospect]) -> Planned | None:
    """What the plan of a seat leads to; nothing without one, and outside a secret choice."""
    if not plan.gestures or game.phase not in (Phase.EXCHANGE, Phase.PLAY):
        return None
    if TAKE_BACK in plan.moves:
        return None
    known: dict[Key, Prospect] = {_key(one): one for one in prospects}
    chosen = draft(game, seat, plan.moves)
    whole = _whole(known, chosen)
    following = _plain_cards(game, seat, known, chosen) | _next(game, seat, plan, known)
    return {
        "choice": whole,
        "given": {KIND.id(kind): amount for kind, amount in Counter(chosen.given).items()},
        "arc": _arc(game.players[seat].balance, whole) if whole else None,
        "at_stake": _at_stake(whole) if whole else None,
        "next": {thing: one for thing, one in following.items() if one != whole},
    }


def _key(one: Prospect) -> Key:
    return one["attached"], one["action"], one["card"], one["value"]


# tavarua-32, tavarua-34: what is not said is no Stoke card and no tokens.
def _whole(known: dict[Key, Prospect], chosen: Draft) -> Prospect | None:
    """The choice with all that is not said by default; none while that is not enough."""
    if chosen.action is None:
        return None
    attached = STOKE.id(chosen.attached) if chosen.attached else None
    if not has(ONE_CARD, chosen.action):
        return known.get((attached, ACTION.id(chosen.action), None, None))
    if chosen.card is None:
        return None
    value = int(VALUE[chosen.card]) if chosen.value is None else chosen.value
    return known.get((attached, ACTION.id(chosen.action), KIND.id(chosen.card), value))


def _next(game: Reading, seat: int, plan: Plan, known: dict[Key, Prospect]) -> dict[str, Prospect]:
    """What each thing that may be touched next makes of the plan."""
    found = {}
    for gesture, following in plan.following.items():
        one = _whole(known, draft(game, seat, following.moves))
        if one and len(gesture) == 1:
            found[gesture[0]] = one
    return found


def _plain_cards(
    game: Reading, seat: int, known: dict[Key, Prospect], chosen: Draft
) -> dict[str, Prospect]:
    """The cards in hand as they are for the action, also those that the Stoke card forbids."""
    if chosen.action is None or not has(ONE_CARD, chosen.action):
        return {}
    found = {}
    for kind in members(int(kinds_in(game.players[seat].hand))):
        if one := _whole(known, Draft(action=chosen.action, card=kind)):
            found[f"hand.{KIND.id(kind)}"] = one
    return found


# tavarua-37; tavarua-56: a wave is caught with the marker in the centre, where it waits.
def _arc(balance: int, one: Prospect) -> Arc | None:
    ride = one["ride"]
    if ride is None:
        return None
    start, end = (f"balance.{BALANCE.id(marker)}" for marker in (balance, ride["marker"]))
    if not ride["runs_off"]:
        return {"start": start, "end": end, "off": None}
    return {"start": start, "end": None, "off": "nose" if ride["marker"] > 0 else "tail"}


# tavarua-62
def _at_stake(one: Prospect) -> int | None:
    """The points that being thrown would cost."""
    ride = one["ride"]
    if ride is None or ride["stays"] is None:
        return None
    return ride["stays"]["points"] - ride["wiped_out"]["points"]
