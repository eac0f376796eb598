"""What a seat of Snapshot sees."""

import json
import os
import random
import subprocess
import sys

import pytest

from games.snapshot.positions import (
    GAME,
    ask,
    do,
    habitat,
    lay_dice,
    legal,
    phase,
    rolling,
    table,
    tokens,
)
from parlour.games.snapshot import faces
from parlour.games.snapshot.assignments import ASSIGNMENT_NAMES, ASSIGNMENTS
from parlour.games.snapshot.moves import (
    ADDED,
    DECLINE,
    DRAW,
    FIRST_ADD,
    FIRST_GO,
    FIRST_PAY,
    GIVE_UP,
    LAID,
    OFFER,
    STOP,
)
from parlour.games.snapshot.table import Phase
from parlour.kit.record import SPECTATOR
from parlour.kit.rule import INTERPRETED

OPTIONS = [{}, {"give_up_keeps_animal_tokens": "on", "research_token_per_draw": "on"}]
TABLES = [(2, OPTIONS[0]), (3, OPTIONS[1]), (5, OPTIONS[0])]
every_table = pytest.mark.parametrize(("players", "options"), TABLES)


def view(position, viewer=0):
    return GAME.view(position.reading(), viewer)


def me(position, viewer=0):
    return view(position, viewer)["players"][viewer]


def there(position, name, viewer=0):
    """A habitat as it is seen."""
    return view(position, viewer)["habitats"][habitat(name)]


def face(position, name):
    """An animal of the display as it is seen."""
    shown = [a for h in view(position)["habitats"] for a in h["animals"]]
    return next(a for a in shown if a["name"] == name)


def moments(players, options, seed=3):
    """Positions of a game played at random, and the end of it."""
    chance, position = random.Random(seed), GAME.deal(players, seed, options)
    every, number = 11 if INTERPRETED else 3, 0
    while GAME.engine.actors(position):
        if number % every == 0:
            yield position
        GAME.engine.play(position, *_any(position, chance))
        number += 1
    yield position


def _any(position, chance):
    (seat,) = GAME.engine.actors(position)
    return seat, chance.choice(legal(position))


def assigned(position, *cards):
    """Give each seat the assignment of that number."""
    for seat, card in enumerate(cards):
        position.games[0]["players"][seat]["assignment"] = card + 1
    return position


# For every position


@every_table
def test_a_record_and_its_redaction_look_the_same(players, options):
    for position in moments(players, options):
        for viewer in (SPECTATOR, *range(players)):
            seen = position.copy()
            GAME.engine.redact(seen, viewer)
            assert view(position, viewer) == view(seen, viewer)


@every_table
def test_the_assignments_of_others_change_nothing(players, options):  # snapshot-10
    for position in moments(players, options):
        if phase(position) == Phase.OVER:
            continue  # they lie open
        for viewer in (SPECTATOR, 0):
            shown, other = view(position, viewer), position.copy()
            for seat in set(range(players)) - {viewer}:
                other.games[0]["players"][seat]["assignment"] = 1 + (seat * 5) % ASSIGNMENTS
            assert view(other, viewer) == shown


@every_table
def test_a_view_is_plain_data(players, options):
    for position in moments(players, options):
        for viewer in (SPECTATOR, 0):
            shown = view(position, viewer)
            assert json.loads(json.dumps(shown)) == shown


def test_a_view_is_fresh_each_time():
    position = table(
        3, display={"Savannah": ["Lion"]}, card="Cheetah", offers=[1], piles=[["Okapi"]]
    )
    spoilt = view(position)
    kept = json.dumps(spoilt)
    spoil(spoilt)
    assert json.dumps(view(position)) == kept


def spoil(data):
    """Change everything that can be changed."""
    for part in data.values() if isinstance(data, dict) else data:
        if isinstance(part, dict | list):
            spoil(part)
    data.clear()


@every_table
def test_looking_changes_nothing(players, options):
    for position in moments(players, options):
        before = position.copy()
        view(position)
        assert position.rows.tobytes() == before.rows.tobytes()


@every_table
def test_only_what_can_be_taken_back_is_not_final(players, options):
    for position in moments(players, options):
        for seat in GAME.engine.actors(position):
            final = {told["move"] for told in view(position, seat)["final"]}
            for move in legal(position):
                after = position.copy()
                GAME.engine.play(after, seat, move)
                assert (move in final) == (not after.games["barriers"][0, seat])


@every_table
def test_points_add_up(players, options):  # snapshot-64, snapshot-65
    for position in moments(players, options):
        over = phase(position) == Phase.OVER
        for shown in view(position)["players"]:
            assigned = shown["shown"]["points"] if over else 0
            assert shown["score"] == shown["stars"] + shown["awards"] + assigned


# The table


def test_a_habitat_and_its_animals():  # snapshot-02, snapshot-07
    display = {"Savannah": ["Giraffe", "Lion"]}
    position = table(2, display=display, sideways=["Lion"])
    savannah = there(position, "Savannah")
    assert (savannah["number"], savannah["sign"], savannah["colour"]) == (3, "☼", "yellow")
    assert [a["name"] for a in savannah["animals"]] == ["Giraffe", "Lion"]
    assert savannah["award"]["left"] == [5, 4, 2]
    lion = face(position, "Lion")
    assert (lion["difficulty"], lion["stars"], lion["sideways"]) == (12, 5, True)
    assert {"name": "hunter", "sign": "h"} in lion["icons"]
    assert lion["provenance"] == "reconstructed"
    assert (lion["dice"], lion["chance"], lion["with_tokens"]) == (0, None, [])
    assert not face(position, "Giraffe")["sideways"]
    assert there(position, "Mountain")["animals"] == []


def test_chances_follow_the_dice():  # snapshot-42, snapshot-46
    position = table(2, display={"Mountain": ["Golden Eagle"]}, tokens=[4])
    lay_dice(position, "Mountain", "Mountain", "Golden Eagle", "Golden Eagle")
    mountain, eagle = there(position, "Mountain"), face(position, "Golden Eagle")
    assert (mountain["dice"], eagle["dice"]) == (2, 2)
    assert (mountain["entry"]["ways"], mountain["entry"]["of"]) == (27, 36)
    assert (eagle["chance"]["ways"], eagle["chance"]["of"]) == (15, 36)
    assert [c["ways"] for c in eagle["with_tokens"]] == [15, 21, 26, 30, 33]
    assert mountain["expected_stars"] == pytest.approx(27 / 36 * 15 / 36 * 4)
    do(position, LAID)
    assert view(position)["tokens_for"] == "Golden Eagle"
    assert view(position)["expected_stars"] == pytest.approx(27 / 36 * 15 / 36 * 4)


def test_tokens_are_only_foretold_for_animals_that_can_still_get_them():  # snapshot-46
    position = table(2, display={"Savannah": ["Lion", "Cheetah"]}, tokens=[3])
    lay_dice(position, "Savannah", "Savannah", "Lion", "Lion", "Cheetah", "Cheetah")
    assert len(face(position, "Lion")["with_tokens"]) == 4
    do(position, tokens(1))
    assert face(position, "Lion")["with_tokens"] == []
    assert len(face(position, "Cheetah")["with_tokens"]) == 3


def test_a_roll_that_falls_short():  # snapshot-51, snapshot-52, snapshot-53
    position = short_roll()
    mountain = there(position, "Mountain")
    assert (mountain["rolled"], mountain["tokens"]) == ([1, 3], 0)
    assert (mountain["entry"]["ways"], mountain["entry"]["of"]) == (3, 6)
    assert view(position)["reroll"] == {"habitat": "Mountain", "back": 0, "lost": 2}
    do(rolling(position, 2), FIRST_PAY)
    assert there(position, "Mountain")["rolled"] == [1, 2]
    assert there(position, "Mountain")["tokens"] == 2
    assert view(position)["reroll"] == {"habitat": "Mountain", "back": 2, "lost": 2}
    (source,) = view(position)["sources"]
    assert (source["animal"], source["habitat"]) == ("Golden Eagle", "Mountain")
    assert (source["dice"], source["tokens"]) == (1, 2)
    assert [c["ways"] for c in source["with_tokens"]] == [0, 0, 1]


def short_roll(**options):
    position = table(2, display={"Mountain": ["Golden Eagle"]}, tokens=[8], options=options)
    lay_dice(position, "Mountain", "Mountain", "Golden Eagle")
    do(position, LAID)
    do(rolling(position, 1, 3), tokens(2))
    return position


def test_tokens_that_come_back_by_the_switch():  # snapshot-53
    position = short_roll(give_up_keeps_animal_tokens="on")
    assert view(position)["reroll"] == {"habitat": "Mountain", "back": 2, "lost": 0}


def test_the_last_roll_is_seen_until_the_next():
    display = {"Savannah": ["Lion"], "Rainforest": ["Jaguar"], "Mountain": ["Gelada"]}
    position = table(2, display=display)
    lay_dice(position, "Savannah", "Lion", "Mountain", "Gelada", "Rainforest")
    assert all(h["rolled"] == [] for h in view(position)["habitats"])
    do(rolling(position, 2), FIRST_GO + habitat("Savannah"))  # no token: given up by itself
    assert there(position, "Savannah")["rolled"] == [2]
    assert there(position, "Savannah")["entry"] is None


def test_owed_dice_say_why():  # snapshot-42, snapshot-43
    display = {"Savannah": ["Giraffe", "Lion"], "Mountain": ["Gelada"]}
    position = table(2, display=display, sideways=["Lion"])
    owed = view(position)["owed"]
    assert (owed["dice"], owed["animals"], owed["habitats"]) == (2, ["Lion"], ["Savannah"])
    lay_dice(position, "Savannah")
    owed = view(position)["owed"]
    assert (owed["dice"], owed["habitats"]) == (1, [])
    assert owed["why"] == "Lion must be attempted and has no die (snapshot-43)"
    lay_dice(position, "Lion", "Mountain")
    owed = view(position)["owed"]
    assert (owed["dice"], owed["animals"]) == (1, [])
    assert owed["why"] == "the die on the Mountain needs one on an animal there too (snapshot-42)"
    lay_dice(position, "Gelada")
    assert view(position)["owed"] == {"dice": 0, "animals": [], "habitats": [], "why": None}


def test_deck_and_discard_are_open():  # snapshot-36
    position = table(2, deck=["Lion", "Raccoon"])
    shown = view(position)
    assert shown["deck"] == {"size": 2, "animals": ["Lion", "Raccoon"]}
    assert (shown["discard"]["size"], shown["spook"]["from"]) == (59, "deck")
    empty = view(table(2, deck=[]))
    assert (empty["deck"]["size"], empty["spook"]["from"]) == (0, "discard pile")
    assert empty["spook"]["of"] == 61


def test_the_chance_to_spook():  # snapshot-28
    position = table(2, display={"Savannah": ["Lion"]}, deck=["Giraffe", "Cheetah", "Okapi"])
    spook = view(position)["spook"]
    assert (spook["ways"], spook["of"]) == (1, 3)
    assert [c["ways"] for c in spook["habitats"]] == [0, 1, 0, 0]


def test_nothing_to_draw_means_nothing_to_spook():  # snapshot-36
    position = table(2, deck=[])
    position.games[0]["discard"] = 0
    ask(position)
    assert view(position)["spook"] is None


def test_the_drawn_card_and_its_offers():  # snapshot-17, snapshot-18, snapshot-25
    position = table(3, display={"Savannah": ["Giraffe"]}, tokens=[0, 1, 1], deck=["Lion"])
    do(position, DRAW, OFFER)
    card = view(position)["card"]
    assert (card["name"], card["offers"], card["fits"]) == ("Lion", [1], ["Savannah"])
    assert not card["declined"]
    do(position, OFFER)
    assert view(position)["card"]["offers"] == [1, 2]
    do(position, DECLINE)
    assert view(position)["card"]["declined"]
    assert view(table(2))["card"] is None


def test_the_raccoon_fits_where_it_is_higher():  # snapshot-31
    position = table(2, display={"Savannah": ["Giraffe"]}, card="Raccoon", phase=Phase.CARD)
    assert view(position)["card"]["fits"] == ["Shoreline", "Mountain", "Rainforest"]
    assert view(position)["card"]["habitat"] is None


# Questions


def test_who_is_asked_what():
    position = table(3, tokens=[0, 0, 1], active=1)
    shown = view(position)
    assert (shown["phase"], shown["active"], shown["actors"]) == ("research", 1, [1])
    assert shown["question"] == {"seat": 1, "asks": "draw a card, or stop"}
    do(position, DRAW)
    shown = view(position)
    assert (shown["phase"], shown["active"], shown["actors"]) == ("offers", 1, [2])


def test_a_last_answer_that_rolls_at_once_is_told_before():  # snapshot-73
    position = table(2, display={"Mountain": ["Golden Eagle"]}, tokens=[1])
    assert view(position)["final"] == [{"move": DRAW, "because": "draws"}]
    lay_dice(position, "Mountain", "Golden Eagle")
    assert view(position)["final"] == []  # a question about tokens comes first
    do(position, LAID)
    rolls = [{"move": tokens(n), "because": "rolls"} for n in (0, 1)]
    assert view(position)["final"] == rolls
    assert view(position, 1)["final"] == []
    poor = table(2, display={"Mountain": ["Golden Eagle"]})
    lay_dice(poor, "Mountain", "Golden Eagle")
    assert view(poor)["final"] == [{"move": LAID, "because": "rolls"}]


def test_who_stops_with_nothing_to_do_passes_on():  # snapshot-73
    final = view(table(2))["final"]
    assert {"move": STOP, "because": "passes on"} in final


def test_giving_up_the_last_habitat_passes_on():  # snapshot-52
    final = {told["move"]: told["because"] for told in view(short_roll())["final"]}
    assert (final[GIVE_UP], final[FIRST_PAY]) == ("passes on", "rolls")


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


# What is not the publisher's


def test_the_reconstruction_is_told():
    shown = view(table(2))
    assert shown["reconstructed"]
    assert shown["notice"] == (
        "Animals, award tiles and assignments are a reconstruction, not the publisher's."
    )


def test_an_owners_box_says_nothing_of_a_reconstruction(tmp_path):
    box = tmp_path / "box.toml"
    box.write_text(
        GAME.box.path.read_text("utf-8").replace('"reconstructed: ', '"official: '), "utf-8"
    )
    environment = {**os.environ, "PARLOUR_BOX_SNAPSHOT": str(box), "NUMBA_DISABLE_JIT": "1"}
    told = subprocess.run(
        [sys.executable, "-c", LOOK], env=environment, capture_output=True, text=True, check=True
    )
    assert told.stdout == "False None\n"


LOOK = """
from parlour.games.snapshot import GAME
shown = GAME.view(GAME.deal(2, 1).reading(), 0)
print(shown["reconstructed"], shown["notice"])
"""


def test_only_what_is_made_up_is_named(monkeypatch):
    official = [("official", "the cards")] * len(faces.ANIMAL_PROVENANCE)
    monkeypatch.setattr(faces, "ANIMAL_PROVENANCE", official)
    monkeypatch.setattr(faces, "ICON_PROVENANCE", [])
    assert faces.notice().startswith("Award tiles and assignments are")
    monkeypatch.setattr(faces, "AWARD_PROVENANCE", [])
    assert faces.notice().startswith("Assignments are")
    monkeypatch.setattr(faces, "ASSIGNMENT_PROVENANCE", [])
    assert faces.notice().startswith("Some facts are")


def test_reserved_animals_lie_sideways_once_added():  # snapshot-40
    position = table(2, display={"Savannah": ["Giraffe"]}, reserves=[["Lion"]])
    do(position, STOP)
    assert view(position)["phase"] == "adding"
    do(position, FIRST_ADD + habitat("Savannah"))
    assert face(position, "Lion")["sideways"]
    assert ADDED not in legal(position)
