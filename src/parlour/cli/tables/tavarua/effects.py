"""What a choice of Tavarua is and leads to, in a few words with its chance."""

from collections.abc import Callable
from itertools import groupby
from typing import Any

from parlour.cli.tables import Scene
from parlour.cli.tables.tavarua.cards import code, percent, signed, state
from parlour.games.speech import counted, listed
from parlour.games.tavarua.sight.schema import Marked, Prospect

SURE = "off the board, a sure wipe-out"


def effect(scene: Scene, thing: str) -> str:
    """The choice that touches a thing, in words."""
    kind, _, id = thing.partition(".")
    if kind == "do" and id in _DONE:
        return _DONE[id]
    return _EFFECTS[kind](scene, id)


_DONE = {
    "done": "done",
    "no-card": "no card",
    "keep": "keep all",
    "no-more": "no more",
    "take-back": "take your choice back",
}


def _prospects(scene: Scene, **told: Any) -> list[Prospect]:
    """The whole choices that have these things in them."""
    all_of_them: list[Any] = scene.aids["prospects"]
    return [one for one in all_of_them if all(one[name] == of for name, of in told.items())]


# In the open


def _board(scene: Scene, id: str) -> str:
    if scene.view["phase"] == "shore":
        return f"switch to the {id} board"
    face, cards = scene.setting["boards"][f"board.{id}"], scene.setting["cards"]
    hardest = max(cards[card]["value"] for card in face["playable"])
    highest = max(card["value"] for card in cards.values())
    barred = f", no card above {hardest}" if hardest < highest else ""
    return f"{id} board ({2 * face['reach'] + 1} spaces{barred})"


def _deck(scene: Scene, id: str) -> str:
    return "buy a Stoke card for 1 token"


# Stoke card and action


def _stoke(scene: Scene, id: str) -> str:
    names = scene.setting["actions"]
    actions = {names[one["action"]]: None for one in _prospects(scene, attached=id)}
    return f"{scene.setting['stoke_cards'][id]['name']}: {', '.join(actions)}"


def _action(scene: Scene, id: str) -> str:
    name, found = scene.setting["actions"][id], _prospects(scene, action=id)
    if id in ("ride", "catch"):
        crowd = f"; {_contest(scene)}" if id == "catch" else ""
        return f"{name}: {_safest(found)}{crowd}"
    if id == "bail":
        return f"{name}: {_scores(found[0]['scores'])}"
    if id == "wait":
        gains = found[0]["gains"]
        return f"{name}: {counted(gains, 'token') if gains else 'change cards'}"
    return f"{name}: to row {_rows(found)}"


def _safest(found: list[Prospect]) -> str:
    """The least chance to be thrown."""
    chances = [one["ride"]["thrown"] for one in found if one["ride"]]
    best = min(chances, key=lambda chance: chance["chance"])
    if best["chance"] == 1:
        return "every card runs off the board"
    return f"safest card thrown {percent(best)}"


# tavarua-48 to tavarua-52
def _contest(scene: Scene) -> str:
    contest = scene.aids["contest"]
    wave = scene.view["waves"][f"wave.{contest['row']}"]
    perfect = "perfect, " if wave["perfect"] else ""
    places = f"{perfect}{counted(wave['free'], 'place')} free"
    if not contest["rivals"]:
        return places
    return f"{places}, {listed(scene.names[seat] for seat in contest['rivals'])} could try too"


def _scores(mark: Marked | None) -> str:
    """What the points of a ride are good for (tavarua-75)."""
    if mark is None:
        return ""
    points = f"scores {mark['points']}"
    if not mark["gain"]:
        return f"{points}, not among your best two"
    instead = f" in place of {mark['replaces']}" if mark["replaces"] else ""
    return f"{points}{instead}, {mark['gain']} more"


def _rows(found: list[Prospect]) -> str:
    reached = sorted({row for one in found if (row := _row(one))})
    return "–".join(dict.fromkeys((reached[0], reached[-1])))


def _row(one: Prospect) -> str:
    """The row that is reached; none for the Shore."""
    place, _, row = (one["reaches"] or "").partition(".")
    return row if place == "channel" else ""


# Card and value


def _card(scene: Scene, id: str) -> str:
    name, found = code(scene.setting, id), _prospects(scene, card=id)
    if scene.ask is None or scene.ask["question"] != "card" or not found:
        return name
    if len(found) == 1:
        return f"{name}: {_full(scene, found[0])}"
    return f"{name}: " + ", ".join(f"as {values} {leads}" for values, leads in _runs(found))


def _runs(found: list[Prospect]) -> list[tuple[str, str]]:
    """Values in a row that lead to the same: "1–3" and where."""
    runs = [(list(run), leads) for leads, run in groupby(found, key=_brief)]
    ends = [(f"{run[0]['value']}", f"{run[-1]['value']}", leads) for run, leads in runs]
    return [(first if first == last else f"{first}–{last}", leads) for first, last, leads in ends]


def _value(scene: Scene, id: str) -> str:
    (one,) = _prospects(scene, value=int(id))
    tokens = f" ({counted(one['tokens'], 'token')})" if one["tokens"] else ""
    return f"as {id}{tokens}: {_full(scene, one)}"


def _brief(one: Prospect) -> str:
    """Where a card leads, as short as can be: "→+2 43%", "→off", "→4"."""
    ride = one["ride"]
    if ride is None:
        return f"→{_row(one) or 'Shore'}"
    return "→off" if ride["runs_off"] else f"→{signed(ride['marker'])} {percent(ride['thrown'])}"


def _full(scene: Scene, one: Prospect) -> str:
    ride = one["ride"]
    if ride is None:
        return _reached(scene, _row(one))
    fallen = ride["wiped_out"]["points"]
    if ride["stays"] is None:
        return f"{SURE} that leaves {fallen}"
    worth = f"worth {ride['stays']['points']}, or {fallen} if thrown"
    nose = f", Hang Ten {percent(ride['hang_ten'])}" if ride["hang_ten"]["cases"] else ""
    return f"marker {signed(ride['marker'])}, thrown {percent(ride['thrown'])}{nose}, {worth}"


# tavarua-15: in the next round the wave from one row further out.
def _reached(scene: Scene, row: str) -> str:
    """A channel space, and the wave that will be beside it in the next round."""
    if not row:
        return "stay on the Shore"
    rows = list(scene.view["waves"])
    further_out = rows.index(f"wave.{row}") - 1
    wave = scene.view["waves"][rows[further_out]]
    if further_out < 0:
        return f"to row {row}, next round a new wave, broken {percent(scene.aids['breaks'])}"
    full = "" if wave["free"] else " and full"
    return f"to row {row}, next round die {wave['die']} {state(wave['next'])}{full}"


_EFFECTS: dict[str, Callable[[Scene, str], str]] = {
    "board": _board,
    "deck": _deck,
    "stoke": _stoke,
    "do": _action,
    "hand": _card,
    "value": _value,
}
