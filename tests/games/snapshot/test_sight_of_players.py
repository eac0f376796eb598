"""What a seat of Snapshot sees of the players, and of the end."""

import pytest

from games.snapshot.positions import (
    GAME,
    do,
    table,
)
from games.snapshot.sights import aids, assigned, me, setting, view
from parlour.games.snapshot.box.assignments import ASSIGNMENT_NAMES
from parlour.games.snapshot.moves import (
    STOP,
)
from parlour.kit.record import SPECTATOR

pytestmark = pytest.mark.talk

# The players


def test_tokens_photos_reserve_and_tiles():
    piles = [["Lion", "Giraffe", "Raccoon"]]
    position = table(2, tokens=[4, 1], piles=piles, reserves=[["Okapi", "Raccoon"], []])
    position.games[0]["players"][0]["tiles"][1] = 2
    shown, other = view(position)["players"].values()
    assert shown["tokens"] == {"seat.0.tokens": {"amount": 4}}
    assert list(shown["reserved"]) == ["reserve.0.okapi", "reserve.0.raccoon"]
    assert (shown["reserve"], shown["may_offer"]) == ({"seat.0.reserve": {"room": 0}}, False)
    assert (other["reserve"], other["may_offer"]) == ({"seat.1.reserve": {"room": 2}}, True)
    pile = shown["pile"]["seat.0.pile"]
    assert pile == {"amount": 3, "animals": ["giraffe", "lion", "raccoon"]}
    tile = {"award": "savannah-portfolio", "points": 4}
    assert shown["tiles"] == {"tile.0.savannah-portfolio": tile}
    assert shown["stars"] == 5 + 2 + 2


def missing(position):
    return list(aids(position)["missing"][0].values())


def test_how_far_the_next_award_is():  # snapshot-57, snapshot-58, snapshot-59
    piles = [["Lion", "Giraffe", "Okapi", "Gelada"]]
    position = table(2, piles=piles)
    assert missing(position) == [3, 1, 2, 2, 1]
    position.games[0]["players"][0]["tiles"][1] = 1
    position.games[0]["tiles_gone"][2] = 3
    assert missing(position) == [3, None, None, 2, 1]


def test_the_raccoon_brings_no_award_nearer():  # snapshot-33
    assert missing(table(2, piles=[["Raccoon"]])) == [3, 3, 3, 3, 4]


def test_an_own_assignment_tells_how_far_it_got():  # snapshot-66, snapshot-67
    colony = ASSIGNMENT_NAMES.index("Colony Life")  # Walrus or Lion; water and herd
    position = assigned(table(2, piles=[["Walrus", "Giraffe"], ["Lion"]]), colony, 0)
    assert me(position)["assignment"] == {
        "assignment.0.colony-life": {
            "assignment": "colony-life",
            "covered": ["walrus"],
            "cover_points": 5,
            "icons": 3,
            "article_points": 3,
        }
    }
    assert aids(position)["next_step"] == {"icons": 4, "points": 5}
    others = [view(position, viewer)["players"]["seat.0"] for viewer in (1, SPECTATOR)]
    assert [player["assignment"] for player in others] == [{}, {}]


def test_a_full_article_has_no_next_step():  # snapshot-67
    colony = ASSIGNMENT_NAMES.index("Colony Life")
    pile = ["Walrus", "Grey Seal", "Atlantic Puffin", "Greater Flamingo"]
    position = assigned(table(2, piles=[pile]), colony)
    (shown,) = me(position)["assignment"].values()
    assert (shown["icons"], shown["article_points"]) == (8, 11)
    assert aids(position)["next_step"] is None


def test_wanted_animals_are_marked_for_their_seat_alone():
    colony = ASSIGNMENT_NAMES.index("Colony Life")
    display = {"Savannah": ["Giraffe", "Lion"]}
    position = assigned(table(2, display=display, reserves=[["Walrus"]]), colony)
    assert aids(position)["wanted"]["lion"] == {"cover": True, "icons": 1}
    assert not aids(position)["wanted"]["giraffe"]["cover"]
    assert aids(position)["wanted"]["walrus"]["cover"]
    redacted = position.copy()
    GAME.engine.redact(redacted, 1)
    assert aids(redacted, 0)["wanted"] == {}


# The end


def nine(names=()):
    """Enough photographs to end a game of two."""
    pile = ["Herring Gull", "Oystercatcher", "Grey Heron", "Grey Seal", "Walrus", "Brown Pelican"]
    return [*pile, "Sea Otter", "Green Turtle", *names]


def test_the_end_tells_who_triggered_it_and_who_is_left():  # snapshot-61, snapshot-62
    assert view(table(3))["ending"] is None
    piles = [nine()[:3], [*nine()[3:], "Lion", "Okapi", "Gelada"], []]
    position = table(3, first=1, active=2, piles=piles, ending=1)
    assert view(position)["ending"] == {"by": 1, "turns_left": [2, 0]}


def test_the_last_round_ends_by_itself():  # snapshot-63
    position = table(3, first=1, active=0, rounds=40)
    assert view(position)["ending"] == {"by": None, "turns_left": [0]}


def test_at_the_end_all_assignments_are_shown():  # snapshot-68
    position = table(2, active=1, first=0, piles=[nine(["Lion"])], ending=1)
    assigned(position, 0, 1)
    do(position, STOP)  # nothing lies there
    shown = view(position, 1)
    assert (shown["over"], shown["deciding"], shown["active"]) == (True, [], None)
    assert shown["ending"] == {"by": 0, "turns_left": []}
    cards = [card for player in shown["players"].values() for card in player["assignment"].values()]
    faces = setting(position)["assignments"]
    assert [faces[card["assignment"]]["name"] for card in cards] == ASSIGNMENT_NAMES[:2]
    assert [player["place"] for player in shown["players"].values()] == [1, 2]
