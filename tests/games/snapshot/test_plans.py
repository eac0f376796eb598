"""Plans of Snapshot: an expedition is one choice, dice and tokens in any order."""

import random
from collections import Counter

import pytest

from games.snapshot.positions import (
    GAME,
    TABLES,
    do,
    heard,
    lay_dice,
    phase,
    player,
    rolling,
    table,
)
from games.snapshot.sights import moments
from parlour.errors import BadWords
from parlour.games.planned import plan, read, whole_series, why_not
from parlour.games.snapshot.events import Event
from parlour.games.snapshot.moves import FIRST_TOKENS, LAY_NO_MORE, STOP
from parlour.games.snapshot.nouns import ANIMAL, HABITAT
from parlour.games.snapshot.table import Phase

pytestmark = pytest.mark.talk

SAVANNAH, MOUNTAIN, SHORELINE = ["habitat.savannah"], ["habitat.mountain"], ["habitat.shoreline"]
GUINEAFOWL, OSTRICH = ["display.helmeted-guineafowl"], ["display.ostrich"]
HYENA, IBEX, JAGUAR = ["display.spotted-hyena"], ["display.alpine-ibex"], ["display.jaguar"]
DONE = ["do.done"]
DISPLAY = {
    "Shoreline": ["Raccoon", "Saltwater Crocodile"],
    "Savannah": ["Helmeted Guineafowl", "Ostrich", "Spotted Hyena"],
    "Mountain": ["Alpine Ibex"],
    "Rainforest": ["Jaguar"],
}
WINGS = "Wings over Water"


def with_tokens(animal, count):
    return [*animal, f"tokens.{count}"]


def board(sideways=("Ostrich",), supply=8, display=DISPLAY, **more):
    """The board of the drawn table: Ostrich must be attempted, all dice are in hand."""
    piles = [["Grey Seal", "Sea Otter", "Green Turtle"]]
    position = table(
        display=display, sideways=sideways, tokens=[supply], piles=piles, seed=4, **more
    )
    names = [face["name"] for face in GAME.setting(position.reading())["assignments"].values()]
    position.games[0]["players"][0]["assignment"] = names.index(WINGS) + 1
    position.games[0]["players"][0]["tiles"][0] = 1
    position.games[0]["tiles_gone"][0] = 1
    if phase(position) == Phase.RESEARCH:
        do(position, STOP)
    assert phase(position) == Phase.DICE
    return position


def gestures(*touched):
    return [tuple(one) for one in touched]


def planned(position, *touched):
    return plan(GAME.planner(position, 0), gestures(*touched))


def refused(position, *touched):
    found = why_not(GAME.planner(position, 0), gestures(*touched))
    return found and f"{found.sentence} ({found.rule})"


def aids(position, *touched):
    return GAME.aids(position.reading(), 0, gestures(*touched))["planned"]


def carried_out(position, *touched):
    after = position.copy()
    do(after, *whole_series(GAME.planner(position, 0), gestures(*touched)))
    return after


# The drawn table: five dice and two tokens lie, the sixth die is held over Ostrich

DRAWN = [
    OSTRICH,
    SAVANNAH,
    with_tokens(OSTRICH, 1),
    GUINEAFOWL,
    OSTRICH,
    SAVANNAH,
    with_tokens(GUINEAFOWL, 1),
]


def in_percent(chance):
    return round(100 * chance)


def test_the_drawn_plan_has_the_drawn_chances():
    found = aids(board(), *DRAWN)
    ostrich, guineafowl = (found["animals"][id] for id in ("ostrich", "helmeted-guineafowl"))
    assert in_percent(found["habitats"]["savannah"]["entry"]["chance"]) == 89
    assert [in_percent(ostrich["photo"]), in_percent(ostrich["inside"]["chance"])] == [74, 83]
    assert [in_percent(guineafowl["photo"]), in_percent(guineafowl["inside"]["chance"])] == [59, 67]
    assert (round(found["stars"], 1), in_percent(found["all"])) == (2.1, 49)
    assert (found["dice"], found["tokens"], found["rerolls"]) == (1, 6, 3)
    assert (found["gain"]["article"], found["gain"]["article_then"]) == (2, 5)
    assert found["gain"]["icons"] == 4
    assert found["owed"] == {"dice": 0, "animals": []}


def test_every_place_tells_what_the_sixth_die_would_do_there():
    there = {tuple(one["touches"]): one for one in aids(board(), *DRAWN)["there"]}
    held = there[tuple(OSTRICH)]
    assert [in_percent(held["photo"]), in_percent(held["all"])] == [87, 58]
    assert round(held["stars"], 1) == 2.3
    assert in_percent(there[tuple(SAVANNAH)]["entry"]) == 96
    assert in_percent(there[tuple(GUINEAFOWL)]["photo"]) == 86
    assert there[tuple(HYENA)]["photo"] == 0
    assert in_percent(there[tuple(with_tokens(OSTRICH, 2))]["photo"]) == 81
    assert [list(one) for one in there] == planned(board(), *DRAWN)["next"]


def test_the_drawn_plan_is_sent_in_the_order_of_the_board():
    position = board()
    found = planned(position, *DRAWN)
    laid = "lays 2 dice on the Savannah, 1 die and 1 token on Helmeted Guineafowl, "
    laid += "2 dice and 1 token on Ostrich"
    assert (found["words"], found["trouble"]) == (laid, None)
    assert found["go"] == {"words": f"{laid} and rolls for the Savannah", "settles": True}
    assert {tuple(one) for one in found["removable"]} == {tuple(one) for one in DRAWN}
    events = do(rolling(position, 6, 2, 4, 2, 5), *found["moves"])
    assert len(heard(events, Event.PHOTOGRAPHED)) == 2


def test_untouchable_columns_say_why():
    position = board()
    assert refused(position, *DRAWN, MOUNTAIN) == (
        "no die would be left for an animal in the Mountain (snapshot-45)"
    )
    assert refused(position, *DRAWN, JAGUAR) == (
        "no die would be left for the card of the Rainforest (snapshot-42)"
    )
    assert refused(position, *DRAWN, OSTRICH, OSTRICH) == "all dice are laid (snapshot-74)"


# What is open


def test_an_open_duty_keeps_a_plan_from_going():  # snapshot-43
    found = planned(board(), SAVANNAH, GUINEAFOWL)
    assert found["go"] is None
    assert found["asks"]["says"].endswith("Ostrich must be attempted and has no die.")
    assert found["asks"]["rule"] == "snapshot-43"
    assert aids(board(), SAVANNAH, GUINEAFOWL)["owed"] == {"dice": 1, "animals": ["ostrich"]}
    assert refused(board(), SAVANNAH, GUINEAFOWL, DONE) == (
        "first lay a die on Ostrich, which lies sideways (snapshot-43)"
    )


def test_an_animal_before_its_habitat_leaves_the_habitat_wanted():  # snapshot-42
    found = planned(board(), OSTRICH)
    assert (found["moves"], found["go"], found["trouble"]) == ([], None, None)
    assert found["words"] == "lays 1 die on Ostrich"
    assert found["asks"]["says"] == "Lay a die on the Savannah too, or you do not get to Ostrich."
    assert found["asks"]["rule"] == "snapshot-42"
    assert planned(board(), OSTRICH, SAVANNAH)["go"]
    assert refused(board(), OSTRICH, DONE) == (
        "first lay a die on the card of the Savannah (snapshot-42)"
    )


def test_tokens_before_dice_leave_the_animal_wanted():  # snapshot-46
    found = planned(board(sideways=()), SAVANNAH, with_tokens(HYENA, 2))
    assert (found["go"], found["asks"]["rule"]) == (None, "snapshot-46")
    assert found["asks"]["says"] == "Lay a die on Spotted Hyena too: it has tokens."


def test_a_card_alone_wants_an_animal_before_the_next_habitat():  # snapshot-45
    found = planned(board(sideways=()), SAVANNAH, MOUNTAIN, IBEX)
    assert (len(found["moves"]), found["go"]) == (1, None)
    assert found["asks"]["says"] == "Lay a die on an animal in the Savannah: its card has one."
    assert refused(board(sideways=()), SAVANNAH, DONE) == (
        "the Savannah has a die but none of its animals has (snapshot-45)"
    )


def test_what_no_die_is_left_for_lies_by_itself():  # snapshot-73
    found = planned(board(), *[OSTRICH] * 5)
    assert found["words"] == "lays 1 die on the Savannah, 5 dice on Ostrich"
    assert found["go"]
    assert planned(board(), *[OSTRICH] * 5, SAVANNAH)["moves"] == found["moves"]
    assert aids(board(), *[SAVANNAH] * 5)["animals"]["ostrich"]["dice"] == 1


# What is not said, and what is said again


def test_no_more_dice_and_no_tokens_where_none_are_said():  # snapshot-44, snapshot-46
    after = rolling(board(), 1, 1)
    do(after, *whole_series(GAME.planner(after, 0), gestures(OSTRICH, SAVANNAH)))
    assert phase(after) == Phase.REROLL
    assert player(after, 0)["tokens"] == 8
    assert after.games[0]["shots"][0]["dice"] == 1


def test_a_later_number_of_tokens_replaces_the_earlier():
    said = [SAVANNAH, OSTRICH, with_tokens(OSTRICH, 5), with_tokens(OSTRICH, 2)]
    assert aids(board(), *said)["animals"]["ostrich"]["tokens"] == 2
    assert aids(board(), *said)["tokens"] == 6
    assert "2 tokens" in planned(board(), *said)["words"]
    none = planned(board(), *said, with_tokens(OSTRICH, 0))
    assert none["words"] == "lays 1 die on the Savannah, 1 die on Ostrich"


def test_no_dice_at_all_is_a_choice_too():  # snapshot-44
    found = planned(board(sideways=()), DONE)
    assert found["go"]["words"] == "lays no dice and takes no photograph"
    assert phase(carried_out(board(sideways=()), DONE)) == Phase.RESEARCH
    assert refused(board(), DONE) == (
        "first lay a die on Ostrich, which lies sideways (snapshot-43)"
    )


def test_more_dice_may_follow_the_end():
    found = planned(board(sideways=()), SAVANNAH, OSTRICH, DONE, OSTRICH)
    assert found["words"] == "lays 1 die on the Savannah, 2 dice on Ostrich"


def test_with_two_habitats_the_choice_ends_before_the_roll():  # snapshot-49
    position = board()
    found = planned(position, IBEX, OSTRICH, MOUNTAIN, SAVANNAH)
    assert found["go"]["words"].endswith(", to go to the Savannah and the Mountain")
    assert not found["go"]["settles"]
    assert phase(carried_out(position, IBEX, OSTRICH, MOUNTAIN, SAVANNAH)) == Phase.HABITAT


# Why not


def test_tokens_say_why_not():
    position, dice = board(supply=3), [SAVANNAH, OSTRICH, GUINEAFOWL]
    assert (
        refused(position, *dice, with_tokens(OSTRICH, 4)) == "you have 3 tokens only (snapshot-46)"
    )
    both = [with_tokens(OSTRICH, 2), with_tokens(GUINEAFOWL, 2)]
    assert refused(position, *dice, *both) == "you have 3 tokens only (snapshot-46)"
    assert refused(board(), *dice, with_tokens(GUINEAFOWL, 4)) == (
        "with 3 tokens Helmeted Guineafowl is certain: more would be lost (snapshot-47)"
    )
    most = [*dice, with_tokens(GUINEAFOWL, 3)]
    assert GUINEAFOWL not in planned(board(), *most)["next"]
    assert refused(board(), *most, GUINEAFOWL) == (
        "with 2 tokens Helmeted Guineafowl is certain: more would be lost (snapshot-47)"
    )
    assert refused(board(), *[SAVANNAH] * 5, with_tokens(HYENA, 1)) == (
        "too few dice would be left for what lies sideways: Ostrich (snapshot-43)"
    )
    assert refused(board(sideways=()), SAVANNAH, *[OSTRICH] * 5, with_tokens(HYENA, 1)) == (
        "no die is left for Spotted Hyena, which would need one (snapshot-46)"
    )


def test_other_things_say_what_is_asked():
    position = board(display={**DISPLAY, "Mountain": []})
    assert refused(position, MOUNTAIN) == "there is no animal in the Mountain (snapshot-45)"
    assert refused(position, ["seat.1"]) == "you lay dice now (snapshot-42)"
    assert refused(position, SAVANNAH, ["deck.cards"]) == "you lay dice now (snapshot-42)"


def test_dice_that_lie_are_gone_on_from():  # snapshot-74
    position = board(sideways=())
    lay_dice(position, "Savannah", "Ostrich")
    assert refused(position, SHORELINE) == (
        "dice never go back along the row from the Savannah (snapshot-74)"
    )
    assert refused(position, ["display.raccoon"]) == refused(position, SHORELINE)
    assert refused(position, GUINEAFOWL) == (
        "dice never go back: Ostrich has the last one (snapshot-74)"
    )
    assert planned(position, with_tokens(OSTRICH, 3), HYENA)["words"] == (
        "lays 3 tokens on Ostrich, 1 die on Spotted Hyena"
    )


def test_once_rolled_dice_and_tokens_stay():  # snapshot-48
    position = board()
    lay_dice(position, "Savannah", "Ostrich")
    do(rolling(position, 1, 1, 1), LAY_NO_MORE, FIRST_TOKENS)
    assert phase(position) == Phase.REROLL
    stay = "once the first die is rolled, dice and tokens stay where they are (snapshot-48)"
    assert refused(position, OSTRICH) == refused(position, with_tokens(OSTRICH, 2)) == stay


def test_tokens_asked_for_step_by_step():  # snapshot-46
    position = board()
    lay_dice(position, "Savannah", "Helmeted Guineafowl", "Ostrich")
    do(position, LAY_NO_MORE, FIRST_TOKENS + 1)
    assert planned(position)["next"] == [with_tokens(OSTRICH, n) for n in range(6)]
    assert planned(position, with_tokens(OSTRICH, 2))["words"] == "puts 2 tokens on Ostrich"
    assert refused(position, OSTRICH) == "you put tokens on animals now (snapshot-46)"
    assert refused(position, with_tokens(GUINEAFOWL, 2)) == (
        "Helmeted Guineafowl has been asked for: undo to change it (snapshot-46)"
    )
    assert aids(position)["animals"]["helmeted-guineafowl"]["tokens"] == 1


# Words

ATTEMPT = [SAVANNAH, OSTRICH, with_tokens(OSTRICH, 1)]


@pytest.mark.parametrize(
    ("words", "meant"),
    [
        ("die on ostrich, die on savannah", [OSTRICH, SAVANNAH]),
        ("die on ibex, die on mountain", [IBEX, MOUNTAIN]),
        ("put 2 on jaguar, die on ostrich", [with_tokens(JAGUAR, 2), OSTRICH]),
        ("die on savannah, die on ostrich, 1 token, done", [*ATTEMPT, DONE]),
        ("die on savannah, die on ostrich, put 1 on ostrich, die on ostrich", [*ATTEMPT, OSTRICH]),
    ],
)
def test_words_in_any_order(words, meant):
    assert read(GAME.planner(board(), 0), words) == gestures(*meant)


def test_words_that_name_no_animal_are_not_guessed():
    with pytest.raises(
        BadWords, match=r"^\"2 tokens\" could mean several things: say it in full\."
    ):
        read(GAME.planner(board(), 0), "die on savannah, die on ostrich, 1 token, 2 tokens")
    with pytest.raises(BadWords, match=r"^Lion is in the deck \(snapshot-42\)\."):
        read(GAME.planner(board(), 0), "die on lion, die on savannah")


# Awards and the cover


def test_what_all_photographs_would_bring():  # snapshot-57, snapshot-58, snapshot-66
    piles = [["Giraffe", "Lion", "Golden Eagle", "Okapi"]]
    position = table(
        display={"Shoreline": ["Atlantic Puffin"], "Savannah": ["Ostrich"]}, piles=piles
    )
    do(position, STOP)
    covers = GAME.setting(position.reading())["assignments"]
    card = next(n for n, face in enumerate(covers.values()) if face["name"] == WINGS)
    position.games[0]["players"][0]["assignment"] = card + 1
    gain = aids(position, SHORELINE, ["display.atlantic-puffin"], SAVANNAH, OSTRICH)["gain"]
    assert gain["awards"] == {"savannah-portfolio": 5, "world-tour": 6}
    assert (gain["cover"], gain["cover_then"]) == (0, 5)
    assert aids(position)["gain"]["awards"] == {}


# Against the rules


def random_plan(position, whim):
    """Gestures, each one that the plan before it offers."""
    (seat,) = GAME.engine.actors(position)
    planner, said = GAME.planner(position, seat), []
    for _ in range(whim.randint(1, 9)):
        offered = planner.may_follow(said, planner.route(said))
        if not offered:
            break
        dice = [one for one in offered if len(one) == 1]
        said.append(whim.choice(dice if dice and whim.random() < 0.7 else offered))
    return planner, said


def lying(position):
    """Dice and tokens of a table, by the id of animal or habitat."""
    game = position.reading()
    dice = Counter({HABITAT.id(n): habitat.dice for n, habitat in enumerate(game.habitats)})
    dice.update({ANIMAL.id(shot.animal): shot.dice for shot in game.shots[: game.shot_count]})
    return dice, Counter(
        {ANIMAL.id(shot.animal): shot.tokens for shot in game.shots[: game.shot_count]}
    )


def played(position, seat, moves):
    """Where dice and tokens lie when the moves are made, before any roll; they are legal."""
    dice, tokens = lying(position)
    for move in moves:
        for kind, who, values in do(position, move):
            if kind == Event.DIE_ON_HABITAT and who == seat:
                dice[HABITAT.id(values[0])] += 1
            elif kind == Event.DIE_ON_ANIMAL and who == seat:
                dice[ANIMAL.id(values[0])] += 1
            elif kind == Event.TOKENS_LAID and who == seat:
                tokens[ANIMAL.id(values[1])] += values[0]
    return +dice, +tokens


def hoped(found):
    """The same as aids tell it."""
    every = [*found["habitats"].items(), *found["animals"].items()]
    tokens = {id: shot["tokens"] for id, shot in found["animals"].items()}
    return +Counter({id: spot["dice"] for id, spot in every}), +Counter(tokens)


@pytest.mark.parametrize("players", TABLES)
def test_plans_lie_as_they_say(players):
    """What aids tell of a plan is what the rules make of its moves."""
    whim, seen = random.Random(players), Counter()
    for position in moments(players, {}):
        if phase(position) not in (Phase.DICE, Phase.TOKENS):
            continue
        planner, said = random_plan(position, whim)
        series = planner.choosing.series(tuple(said))
        found = GAME.aids(position.reading(), planner.seat, said)["planned"]
        lies = played(position.copy(), planner.seat, (*series.moves, *(series.rest or ())))
        assert series.wanted or lies == hoped(found)
        seen["wanted" if series.wanted else "whole" if series.rest is not None else "open"] += 1
    assert seen["whole"] > 5
    assert seen["wanted"] + seen["open"] > 0
