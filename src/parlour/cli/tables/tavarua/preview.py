"""What a plan of Tavarua would do: where marker and surfer go, at which risk, for how much."""

from rich.text import Text

from parlour.cli.tables import Scene
from parlour.cli.tables.tavarua.cards import code, ink, percent, signed
from parlour.cli.tables.tavarua.players import own
from parlour.games.speech import counted, listed
from parlour.games.tavarua.sight.schema import Chance, Marked, Planned, Prospect, RideProspect
from parlour.games.views import Plan

KINDS = {"hand": "Cards", "value": "Values", "stoke": "Stoke cards", "do": "Actions"}
NONE = "do.no-card"


def preview(scene: Scene, plan: Plan, planned: Planned | None) -> list[Text]:
    """A few short lines: the choice as planned, and what may come next."""
    if planned is None:
        return []
    told = _choice(scene, planned["choice"]) if planned["choice"] else []
    told += [line for kind in KINDS if (line := _next(scene, planned, kind))]
    return [ink(scene.setting, line) for line in told]


# The choice as planned


def _choice(scene: Scene, one: Prospect) -> list[str]:
    if one["ride"]:
        told = _ride(scene, one["ride"])
    elif one["reaches"]:
        told = [f"Takes you to {_place(one)}."]
    elif one["scores"]:
        told = [f"Ends the ride with {_points(one['scores'])}."]
    else:
        told = [f"Brings {counted(one['gains'], 'Stoke token')}."] if one["gains"] else []
    return [*told, *_contest(scene, one), *_tokens(scene, one)]


# tavarua-38, tavarua-62
def _ride(scene: Scene, ride: RideProspect) -> list[str]:
    way = f"Marker {signed(own(scene)['balance'])} → {signed(ride['marker'])}"
    fallen = _points(ride["wiped_out"])
    if ride["stays"] is None or ride["shore"] is None:
        return [f"{way}, off the board: a sure wipe-out that leaves {fallen}."]
    extra = [("Barrel", ride["barrel"]), ("Hang Ten", ride["hang_ten"])]
    more = "".join(f", {name} {percent(chance)}" for name, chance in extra if chance["cases"])
    return [
        f"{way}: thrown {percent(ride['thrown'])}{more}.",
        f"Staying on ({percent(_else(ride['thrown']))}): {_points(ride['stays'])}, "
        f"at the Shore {_points(ride['shore'])}. Thrown: {fallen}.",
    ]


def _else(chance: Chance) -> Chance:
    left = chance["of"] - chance["cases"]
    return {"cases": left, "of": chance["of"], "chance": 1 - chance["chance"]}


# tavarua-75: a ride counts by what it is more than the second best.
def _points(ride: Marked) -> str:
    told = counted(ride["points"], "point")
    if ride["gain"] == ride["points"]:
        return told
    return f"{told} (+{ride['gain']})" if ride["gain"] else f"{told} (not among your best two)"


def _place(one: Prospect) -> str:
    kind, _, id = (one["reaches"] or "").partition(".")
    return f"row {id}" if kind == "channel" else "the Shore"


# tavarua-48 to tavarua-52
def _contest(scene: Scene, one: Prospect) -> list[str]:
    contest = scene.aids["contest"]
    if one["action"] != "catch" or not contest or not contest["rivals"]:
        return []
    who = listed([scene.names[seat] for seat in contest["rivals"]], "or")
    room = "; there is not room for all" if contest["crowded"] else ""
    return [f"{who} may try to catch it too{room}."]


def _tokens(scene: Scene, one: Prospect) -> list[str]:
    have = sum(held["amount"] for held in own(scene)["tokens"].values())
    return [f"Takes {one['tokens']} of {counted(have, 'Stoke token')}."] if one["tokens"] else []


# What may come next


def _next(scene: Scene, planned: Planned, kind: str) -> str:
    """Marker, risk and worth: "Cards: T1 → 0 4% for 5, T4 → off"."""
    found = [
        f"{_name(scene, kind, thing)} {_brief(one)}"
        for thing, one in planned["next"].items()
        if kind == ("stoke" if thing == NONE else thing.partition(".")[0])
    ]
    return f"{KINDS[kind]}: {', '.join(found)}." if found else ""


def _name(scene: Scene, kind: str, thing: str) -> str:
    id = thing.partition(".")[2]
    if thing == NONE:
        return "none"
    if kind == "hand":
        return code(scene.setting, id)
    if kind == "value":
        return f"as {id}"
    if kind == "stoke":
        return str(scene.setting["stoke_cards"][id]["name"])
    return str(scene.setting["actions"][id])


def _brief(one: Prospect) -> str:
    ride = one["ride"]
    if ride:
        if ride["stays"] is None:
            return "→ off"
        worth = ride["stays"]["points"]
        return f"→ {signed(ride['marker'])} {percent(ride['thrown'])} for {worth}"
    if one["reaches"]:
        return f"→ {_place(one)}"
    if one["scores"]:
        return f"for {one['scores']['points']}"
    return f"for {counted(one['gains'], 'token')}" if one["gains"] else "in place"
