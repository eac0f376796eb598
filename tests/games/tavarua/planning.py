"""Plans of Tavarua: the moment that the look of the table was drawn for, and ways to ask."""

from games.tavarua.positions import table
from parlour.games.tavarua.box.waves import WAVES
from parlour.play.match import Match

ME = 3
DRAFT = ["stoke.aerial", "do.ride", "hand.teal-4", "value.3"]
TURNED = [1, 2, 3, 4, 4, 2, 1]  # of each kind of Wave cards; no Barrel yet


def moment(**other):
    """Round 18: a short board in row 4, the marker one towards the tail, two others ready."""
    position = table(
        4,
        boards=["short", "long", "short", "short"],
        at=["shore", "wave 2", "channel 2", "wave 3"],
        balances=[0, 1, 0, -1],
        piles=["", "T3 M1", "", "M2"],
        tokens=[1, 0, 0, 1],
        stoke=[[], [], ["Leash", "Trim"], ["Aerial"]],
        hands=["", "", "", "T1 T2 T4 M3 M3"],
        dice=[3, 1, 3, 3, 1, 4],
        seats={ME: {"perfect": 1, "best": [[0, 0], [13, 10]]}},
        **{"rounds": 18, "turned": TURNED + [0] * (WAVES - len(TURNED)), **other},
    )
    return match_at(position)


def match_at(position):
    """A match where a position lies on the table."""
    match = Match.new("tavarua", seats=int(position.games[0]["seats"]), seed=1)
    match._so_far.table = position
    return match


def alone(**fields):
    return match_at(table(2, **fields))


def gestures(things):
    return [[thing] for thing in things]


def plan(match, *things, seat=0):
    return match.plan(seat, gestures(things))


def planned(match, *things, seat=0):
    return match.aids(seat, gestures(things))["planned"]


def may_follow(match, *things, seat=0):
    return {touches[0] for touches in plan(match, *things, seat=seat)["next"]}


def risk(prospect):
    """Marker and percentage, or that it runs off."""
    ride = prospect["ride"]
    return "off" if ride["runs_off"] else (ride["marker"], round(100 * ride["thrown"]["chance"]))
