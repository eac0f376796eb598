"""What a seat of Snapshot sees of the players, and of the end."""

from games.snapshot.positions import (
    do,
    table,
)
from games.snapshot.sights import assigned, face, me, there, view
from parlour.games.snapshot.assignments import ASSIGNMENT_NAMES
from parlour.games.snapshot.moves import (
    STOP,
)
from parlour.kit.record import SPECTATOR

# The players


def test_tokens_photos_reserve_and_tiles():
    piles = [["Lion", "Giraffe", "Raccoon"]]
    position = table(2, tokens=[4, 1], piles=piles, reserves=[["Okapi", "Raccoon"], []])
    position.games[0]["players"][0]["tiles"][1] = 2
    shown, other = view(position)["players"]
    assert (shown["tokens"], shown["photos"], shown["photos_to_end"]) == (4, 3, 9)
    assert [a["name"] for a in shown["reserve"]] == ["Okapi", "Raccoon"]
    assert (shown["reserve_full"], shown["may_offer"]) == (True, False)
    assert (other["reserve_full"], other["may_offer"]) == (False, True)
    groups = {group["habitat"]: [a["name"] for a in group["animals"]] for group in shown["pile"]}
    assert groups["Savannah"] == ["Giraffe", "Lion"]
    assert groups[None] == ["Raccoon"]  # snapshot-33
    assert [(tile["habitat"], tile["points"]) for tile in shown["tiles"]] == [("Savannah", 4)]
    assert (shown["stars"], shown["awards"]) == (5 + 2 + 2, 4)


def test_how_far_the_next_award_is():  # snapshot-57, snapshot-58, snapshot-59
    piles = [["Lion", "Giraffe", "Okapi", "Gelada"]]
    position = table(2, piles=piles)
    assert me(position)["short"] == [3, 1, 2, 2, 1]
    position.games[0]["players"][0]["tiles"][1] = 1
    position.games[0]["tiles_gone"][2] = 3
    assert me(position)["short"] == [3, None, None, 2, 1]


def test_an_own_assignment_tells_how_far_it_got():  # snapshot-66, snapshot-67
    colony = ASSIGNMENT_NAMES.index("Colony Life")  # Walrus or Lion; water and herd
    position = assigned(table(2, piles=[["Walrus", "Giraffe"], ["Lion"]]), colony, 0)
    shown = me(position)["assignment"]
    assert (shown["name"], shown["covers"]) == ("Colony Life", ["Walrus", "Lion"])
    assert (shown["covered"], shown["cover_points"]) == (["Walrus"], 5)
    assert (shown["icons_counted"], shown["article_points"]) == (3, 3)
    assert shown["next"] == {"icons": 4, "points": 5}
    assert shown["points"] == 8
    assert shown["table"] == [0, 1, 2, 3, 5, 7, 9, 11]
    others = [view(position, viewer)["players"][0]["assignment"] for viewer in (1, SPECTATOR)]
    assert others == [None, None]
    assert me(position)["shown"] is None


def test_a_full_article_has_no_next_step():  # snapshot-67
    colony = ASSIGNMENT_NAMES.index("Colony Life")
    pile = ["Walrus", "Grey Seal", "Atlantic Puffin", "Greater Flamingo"]
    shown = me(assigned(table(2, piles=[pile]), colony))["assignment"]
    assert (shown["icons_counted"], shown["article_points"], shown["next"]) == (8, 11, None)


def test_wanted_animals_are_marked_for_their_viewer_alone():
    colony = ASSIGNMENT_NAMES.index("Colony Life")
    position = assigned(table(2, display={"Savannah": ["Giraffe", "Lion"]}), colony)
    assert face(position, "Lion")["wanted"] == {"cover": True, "icons": 1}
    assert face(position, "Giraffe")["wanted"]["cover"] is False
    animals = there(position, "Savannah", SPECTATOR)["animals"]
    assert [a["wanted"] for a in animals] == [None, None]


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
    assert (shown["phase"], shown["actors"], shown["question"]) == ("over", [], None)
    assert shown["ending"] == {"by": 0, "turns_left": []}
    names = [player["shown"]["name"] for player in shown["players"]]
    assert names == ASSIGNMENT_NAMES[:2]
    assert [player["place"] for player in shown["players"]] == [1, 2]
