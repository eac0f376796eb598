"""Short forms of moves that are understood, and what is said of words that are no move."""

import pytest

from games.snapshot.positions import ask, do, habitat, tokens
from games.snapshot.wording import (
    EVERY_QUESTION,
    MOUNTAIN,
    SAVANNAH,
    adding,
    answering,
    deciding,
    giving,
    going,
    laying,
    meant,
    not_understood,
    offering,
    over,
    pay,
    read,
    rerolling,
    researching,
)
from parlour.errors import AmbiguousWords
from parlour.games.snapshot.box.habitats import HABITAT_NAMES
from parlour.games.snapshot.moves import (
    ADD_NO_MORE,
    DECLINE,
    DRAW,
    FIRST_ACCEPT,
    FIRST_ADD,
    FIRST_GO,
    FIRST_ON_ANIMAL,
    FIRST_ON_HABITAT,
    FIRST_PLACE,
    FIRST_SPOOK,
    GIVE_UP,
    LAY_NO_MORE,
    OFFER,
    PASS,
    STOP,
    TO_RESERVE,
)

pytestmark = pytest.mark.talk

SHORELINE, RAINFOREST = habitat("Shoreline"), habitat("Rainforest")
LOW = {"Savannah": ["Plains Zebra"], "Mountain": ["Red Panda"], "Shoreline": ["Walrus"]}
FULL = {**LOW, "Savannah": ["Lion"], "Rainforest": ["Okapi"]}  # no place for the Raccoon


def could_mean(*moves):
    """What is said of words that several moves have."""
    either = " or ".join(f'"{move}"' for move in moves)
    return f"That could mean {either}; say which."


# Short forms


@pytest.mark.parametrize(
    ("move", "forms"),
    [
        (STOP, "stop/stops/Stop!/done/stop drawing/draw no more/  STOP  "),
        (DRAW, "draw/draws/draw a card/another card"),
    ],
)
def test_drawing_in_short(move, forms):
    assert {read(researching(), words) for words in forms.split("/")} == {move}


@pytest.mark.parametrize(
    ("move", "forms"),
    [(PASS, "pass/passes/no"), (OFFER, "offer/offers/offer a token/offer 1 token/yes")],
)
def test_offering_in_short(move, forms):
    assert {read(offering(), words) for words in forms.split("/")} == {move}


@pytest.mark.parametrize(
    ("move", "forms"),
    [
        (DECLINE, "decline/declines/decline all/decline the offers/no"),
        (
            FIRST_ACCEPT + 2,
            "accept 3/accept seat 3/accept the offer of seat 3/sell to seat 3/seat 3",
        ),
        (FIRST_ACCEPT, "accept 1/accept seat 1"),  # who made no offer
    ],
)
def test_answering_in_short(move, forms):
    assert {read(answering(), words) for words in forms.split("/")} == {move}


def test_the_only_offer_need_not_be_named():  # snapshot-20
    assert read(answering(offers=(2,)), "accept") == FIRST_ACCEPT + 2
    wanted = could_mean("accepts the offer of seat 2", "accepts the offer of seat 3")
    assert not_understood(answering(), "accept") == wanted


@pytest.mark.parametrize(
    ("move", "forms"),
    [
        (TO_RESERVE, "reserve/reserves/reserve it/reserve cheetah/keep it"),
        (FIRST_PLACE + SAVANNAH, "place/place it/place cheetah/place in savannah/place savannah"),
        (FIRST_PLACE + SAVANNAH, "places Cheetah in the Savannah/place it in the sav/place chee"),
        (FIRST_PLACE + MOUNTAIN, "place in mountain/place cheetah in the mountain/place m"),
        (
            FIRST_SPOOK + SAVANNAH,
            "spook/spook savannah/spook the savannah/let it spook/lets c spook",
        ),
        (FIRST_SPOOK + MOUNTAIN, "spook mountain/let Cheetah spook the Mountain"),
    ],
)
def test_a_card_is_dealt_with_in_short(move, forms):  # snapshot-22
    assert {read(deciding(), words) for words in forms.split("/")} == {move}


def test_the_habitat_of_the_raccoon_is_named_where_there_is_a_choice():  # snapshot-31, snapshot-32
    position = deciding("Raccoon", display=LOW)
    wanted = could_mean("places Raccoon in the Savannah", "places Raccoon in the Rainforest")
    assert not_understood(position, "place") == not_understood(position, "place Raccoon") == wanted
    assert read(position, "place in rain") == FIRST_PLACE + RAINFOREST
    only = deciding("Raccoon", display={**FULL, "Savannah": ["Plains Zebra"]})
    assert read(only, "place") == FIRST_PLACE + SAVANNAH
    nowhere = deciding("Raccoon", display=FULL)
    anywhere = [f"lets Raccoon spook the {name}" for name in HABITAT_NAMES]
    assert not_understood(nowhere, "spook") == could_mean(*anywhere)
    assert read(nowhere, "spook rainforest") == FIRST_SPOOK + RAINFOREST


@pytest.mark.parametrize(
    ("move", "forms"),
    [
        (ADD_NO_MORE, "done/stop/add no more/no more/nothing/add nothing"),
        (FIRST_ADD + SAVANNAH, "add cheetah/cheetah/ch/add cheetah to the savannah/add Cheetah."),
        (FIRST_ADD + SAVANNAH, "place cheetah/put cheetah in savannah"),
        (FIRST_ADD + 4 + MOUNTAIN, "add raccoon to mountain/raccoon in the mountain/rac to m"),
    ],
)
def test_adding_in_short(move, forms):  # snapshot-38
    assert {read(adding(), words) for words in forms.split("/")} == {move}


def test_the_raccoon_is_added_to_a_habitat_that_is_named():  # snapshot-41
    position = adding("Raccoon")
    anywhere = [f"adds Raccoon to the {name}" for name in HABITAT_NAMES]
    assert not_understood(position, "add raccoon") == could_mean(*anywhere)
    one_left = adding(
        "Raccoon",
        display={"Savannah": ["Giraffe", "Lion", "Cheetah", "Ostrich"]},
        sideways=("Giraffe", "Lion", "Cheetah", "Ostrich"),
    )
    assert read(one_left, "add raccoon") == FIRST_ADD + SAVANNAH


@pytest.mark.parametrize(
    ("move", "forms"),
    [
        (LAY_NO_MORE, "done/stop/no more dice/lay no more/lay no more dice/no dice"),
        (
            FIRST_ON_HABITAT + SAVANNAH,
            "savannah/the savannah/die on savannah/sav/lay a die on the savannah",
        ),
        (FIRST_ON_HABITAT + MOUNTAIN, "mountain/a die on the mountain/put die in mountain"),
        (FIRST_ON_ANIMAL + 1, "lion/die on lion/lay a die on Lion/another die on lion/LI"),
        (
            FIRST_ON_ANIMAL,
            "giraffe/dice on giraffe/gir/place giraffe/place a die on giraffe/put giraffe",
        ),
    ],
)
def test_dice_in_short(move, forms):  # snapshot-42
    assert {read(laying("Savannah"), words) for words in forms.split("/")} == {move}


@pytest.mark.parametrize(
    ("move", "forms"),
    [
        (tokens(0), "0/no token/none/no tokens/nothing/0 tokens on giraffe/done"),
        (tokens(1), "1/1 token/a token/one token on giraffe"),
        (tokens(3), "3/3 tokens/put 3 tokens/put 3 tokens on it/puts 3 tokens on the Giraffe"),
        (tokens(15), "15"),
    ],
)
def test_tokens_in_short(move, forms):  # snapshot-46
    assert {read(giving(), words) for words in forms.split("/")} == {move}


@pytest.mark.parametrize("words", ["go to savannah", "savannah", "go to the sav", "enter savannah"])
def test_going_in_short(words):  # snapshot-49
    assert read(going(), words) == FIRST_GO + SAVANNAH


@pytest.mark.parametrize(
    ("move", "forms"),
    [
        (GIVE_UP, "give up/gives up/stop/done"),
        (pay(0, 0), "pay/reroll/pay 2 tokens/pay from supply/supply/pay from supply and supply"),
        (
            pay(0, 2),
            "pay from supply and lion/pay from lion and the supply/supply, lion/lion + supply",
        ),
        (pay(1, 2), "pay from giraffe and lion/lion and giraffe/pay with l and g"),
        (pay(2, 2), "pay from lion/lion/pay 2 tokens from lion/pay both from lion"),
    ],
)
def test_rerolls_in_short(move, forms):  # snapshot-51
    assert {read(rerolling(), words) for words in forms.split("/")} == {move}


def test_who_pays_without_a_supply_says_where_from_unless_there_is_one_way():  # snapshot-51
    ways = ("the supply and Giraffe", "the supply and Lion", "Giraffe and Lion", "Lion")
    wanted = could_mean(*(f"pays from {way}" for way in ways))
    assert not_understood(rerolling(supply=1), "pay") == wanted
    assert read(rerolling(supply=0, giraffe=0, lion=2), "pay") == pay(2, 2)


# Names


def test_beginnings_and_words_of_names_are_enough_where_they_are_unmistakable():  # snapshot-73
    column = ["Leopard Tortoise", "Spotted Hyena"]
    position = laying("Savannah", display={"Savannah": column, "Mountain": ["Snow Leopard"]})
    for words in ("leopard t", "leopard", "tortoise", "Leopard-Tortoise"):
        assert read(position, words) == FIRST_ON_ANIMAL
    frog = laying("Rainforest", display={"Rainforest": ["Red-eyed Tree Frog", "Aye-aye"]})
    assert read(frog, "red eyed") == read(frog, "red-eyed tree frog") == FIRST_ON_ANIMAL
    assert read(frog, "aye aye") == FIRST_ON_ANIMAL + 1


def test_what_could_mean_several_names_them():  # snapshot-73
    display = {"Mountain": ["Alpine Marmot", "Alpine Ibex"]}
    position = laying("Mountain", display=display)
    with pytest.raises(AmbiguousWords) as refusal:
        read(position, "die on alp")
    assert str(refusal.value) == could_mean(
        "lays a die on Alpine Marmot", "lays a die on Alpine Ibex"
    )
    assert read(going(), "s") == FIRST_GO + SAVANNAH  # where dice lie
    assert not_understood(adding("Raccoon"), "raccoon s") == could_mean(
        "adds Raccoon to the Shoreline", "adds Raccoon to the Savannah"
    )


def test_a_whole_name_is_never_a_beginning():  # snapshot-73
    position = laying("Mountain", display={"Mountain": ["Mountain Goat"]})
    assert read(position, "mountain") == FIRST_ON_HABITAT + MOUNTAIN
    assert read(position, "mountain g") == FIRST_ON_ANIMAL


@pytest.mark.parametrize(
    ("words", "sentence"),
    [
        ("lion", "Lion lies in the Savannah, and dice never go back along the row (snapshot-74)."),
        (
            "okapi",
            "Okapi lies in the Rainforest; lay a die on the habitat card first (snapshot-42).",
        ),
        ("ostrich", "Ostrich is in the deck (snapshot-42)."),
        (
            "cheetah",
            "Cheetah is in the reserve of seat 2 (snapshot-42).",
        ),
        (
            "walrus",
            "Walrus has been photographed by seat 3 (snapshot-42).",
        ),
    ],
)
def test_a_die_on_an_animal_that_lies_elsewhere(words, sentence):
    position = laying(
        "Mountain",
        display={"Savannah": ["Lion"], "Mountain": ["Red Panda"], "Rainforest": ["Okapi"]},
        reserves=((), ("Cheetah",)),
        piles=((), (), ("Walrus",)),
        deck=("Ostrich",),
    )
    position.games[0]["dice"] = 1  # so that no other habitat is possible
    ask(position)
    assert not_understood(position, f"die on {words}") == sentence


def test_a_die_on_an_animal_before_any_lies():  # snapshot-42
    wanted = "Lion lies in the Savannah; lay a die on the habitat card first (snapshot-42)."
    assert not_understood(laying(), "die on lion") == not_understood(laying(), "lion") == wanted
    gone = not_understood(laying(deck=()), "okapi")
    assert gone == "Okapi is discarded (snapshot-42)."


def test_only_what_is_in_your_own_reserve_is_added():  # snapshot-38
    assert not_understood(adding("Cheetah"), "add lion") == (
        "Lion lies in the Savannah, not in your reserve (snapshot-38)."
    )


def test_the_card_is_called_by_its_name():  # snapshot-22
    wanted = "The card you drew is Cheetah (snapshot-22)."
    for words in ("reserve lion", "place lion in savannah", "place lion"):
        assert not_understood(deciding(), words) == wanted
    drawn = not_understood(adding(card="Ostrich"), "add ostrich")
    assert drawn == "Ostrich has just been drawn, not in your reserve (snapshot-38)."


def test_tokens_are_for_the_animal_asked_for():  # snapshot-46, snapshot-47
    assert not_understood(giving(), "2 tokens on lion") == "Now Giraffe is asked for (snapshot-46)."
    most = "No animal takes more than 15 tokens (snapshot-47)."
    assert not_understood(giving(), "16") == most


def test_only_animals_with_dice_pay():  # snapshot-51
    assert not_understood(rerolling(), "pay from red panda") == (
        "Red Panda has no dice, so it has no tokens (snapshot-51)."
    )
    assert not_understood(rerolling(), "supply and lion and giraffe") == (
        "A reroll costs 2 tokens (snapshot-51)."
    )


def test_dice_are_laid_one_by_one():  # snapshot-74
    wanted = "Lay dice one at a time (snapshot-74)."
    for words in ("2 dice on lion", "lay three dice", "put 3 on lion", "two on the savannah"):
        assert not_understood(laying(), words) == wanted


def test_tokens_come_after_the_dice():  # snapshot-46
    wanted = "Tokens come after the dice (snapshot-46)."
    for words in ("put 3 tokens on lion", "2 tokens", "a token on lion", "puts no token on Lion"):
        assert not_understood(laying(), words) == wanted


def test_a_name_that_begins_with_a_number_is_a_name():
    position = laying("Rainforest", display={"Rainforest": ["Three-toed Sloth"]})
    for words in ("three-toed sloth", "three toed sloth", "die on three toed", "put on three"):
        assert read(position, words) == FIRST_ON_ANIMAL


def test_an_empty_seat_makes_no_offer():  # snapshot-20
    wanted = "Nobody sits at seat 5."
    assert not_understood(answering(), "accept 5") == wanted


# Anything else


@pytest.mark.parametrize(
    ("position", "words", "example"),
    [
        (researching, "", "draws"),
        (researching, "fold", "draws"),
        (offering, "offer 2 tokens", "offers a token"),
        (answering, "haggle", "accepts the offer of seat 2"),
        (deciding, "discard it", "reserves Cheetah"),
        (giving, "a few", "puts no token on Giraffe"),
        (laying, "", "lays a die on the Savannah"),
    ],
)
def test_other_words_get_one_sentence_with_an_example(position, words, example):
    assert (
        not_understood(position(), words) == f'"{words}" is no move here; say it like "{example}".'
    )


@pytest.mark.parametrize(
    ("position", "example"),
    [
        (adding, "adds Cheetah"),
        (laying, "lays a die on the Savannah"),
        (going, "goes to the Savannah"),
        (rerolling, "pays from the supply"),
    ],
)
def test_names_that_nothing_has(position, example):
    wanted = f'"Yeti" is no move here; say it like "{example}".'
    assert not_understood(position(), "Yeti") == wanted


@pytest.mark.parametrize("position", EVERY_QUESTION)
def test_the_example_is_a_legal_move(position):
    laid_out = position()
    example = not_understood(laid_out, "xyz xyz").split('say it like "')[1].removesuffix('".')
    moves = {words: move for move, words in meant(laid_out).items()}
    do(laid_out, moves[example])


def test_where_all_is_owed_to_duty_the_example_is_one():  # snapshot-43
    position = laying(sideways=("Red Panda",))
    assert "lays a die on" in not_understood(position, "xyz")


def test_after_the_game_nothing_is_heard():
    assert not_understood(over(), "draw") == "Nothing is asked of you now."


# What the log tells


@pytest.mark.parametrize(
    ("position", "move", "words"),
    [
        (researching, STOP, "stops drawing"),
        (researching, DRAW, "draws Aye-aye"),
        (offering, OFFER, "offers a token for Cheetah"),
        (answering, FIRST_ACCEPT + 2, "sells Cheetah to seat 3 for a token"),
        (deciding, FIRST_PLACE + SAVANNAH, "sets Cheetah sideways in the Savannah"),
        (deciding, FIRST_SPOOK + SAVANNAH, "spooks the Savannah: 3 cards discarded"),
        (adding, FIRST_ADD + SAVANNAH, "adds Cheetah to the Savannah"),
        (laying, LAY_NO_MORE, "uses no dice"),
        (rerolling, GIVE_UP, "gives up the Savannah: 3 tokens lost"),
    ],
)
def test_what_the_log_tells_may_be_typed_back(position, move, words):
    assert read(position(), f"seat {position().reading().turn + 1} {words}") == move


@pytest.mark.parametrize("words", ["dice", "more dice", "lay"])
def test_who_wants_more_dice_is_not_taken_to_want_none(words):
    assert not_understood(laying(), words)
