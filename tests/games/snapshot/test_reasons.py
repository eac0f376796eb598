"""Why a move is refused: one sentence to the player, and the rule that forbids it."""

import pytest

from games.snapshot.positions import TABLES, ask, die_on, do, habitat, table, tokens
from games.snapshot.walking import PLAYERS, walk
from games.snapshot.wording import (
    MOUNTAIN,
    SAVANNAH,
    adding,
    answering,
    deciding,
    giving,
    going,
    laying,
    offering,
    pay,
    refused,
    rerolling,
    researching,
)
from parlour.games import sheet
from parlour.games.snapshot import GAME
from parlour.games.snapshot.moves import (
    DECLINE,
    DRAW,
    FIRST_ACCEPT,
    FIRST_ADD,
    FIRST_GO,
    FIRST_ON_ANIMAL,
    FIRST_ON_HABITAT,
    FIRST_PLACE,
    FIRST_SPOOK,
    FIRST_TOKENS,
    GIVE_UP,
    LAY_NO_MORE,
    MOVES,
    OFFER,
    STOP,
    TO_RESERVE,
)
from parlour.games.snapshot.table import Phase
from parlour.kit.rule import INTERPRETED

SHORELINE, RAINFOREST = habitat("Shoreline"), habitat("Rainforest")
RULES = set(sheet.rules("snapshot"))
MOST = 60 if INTERPRETED else 600


def other_turn(position, seat, move=STOP):
    """What a seat is told that has nothing to decide."""
    refusal = GAME.why_not(position.reading(), seat, move)
    return f"{refusal.sentence} ({refusal.rule})"


# Whose turn it is


def test_only_who_must_decide_does():  # snapshot-14, snapshot-18
    assert other_turn(researching(), 1) == "it is the turn of seat 1 (snapshot-14)"
    assert other_turn(offering(), 0) == "it is for seat 2 to offer or pass now (snapshot-18)"
    assert other_turn(offering(), 2, OFFER) == "it is for seat 2 to offer or pass now (snapshot-18)"


def test_after_the_end_nothing_is_legal():  # snapshot-62, snapshot-63
    triggered, capped = table(phase=Phase.OVER, ending=1), table(phase=Phase.OVER)
    assert other_turn(triggered, 0) == "the game is over (snapshot-62)"
    assert other_turn(capped, 0) == "the game is over (snapshot-63)"


@pytest.mark.parametrize(
    ("position", "move", "reason"),
    [
        (researching, OFFER, "you draw a card or stop now (snapshot-16)"),
        (offering, DRAW, "you offer a token or pass now (snapshot-18)"),
        (answering, TO_RESERVE, "you accept an offer or decline now (snapshot-20)"),
        (deciding, DRAW, "first place or reserve the card, or let it spook (snapshot-22)"),
        (adding, LAY_NO_MORE, "you add animals from your reserve now (snapshot-38)"),
        (laying, FIRST_TOKENS, "you lay dice now (snapshot-42)"),
        (giving, LAY_NO_MORE, "you put tokens on animals now (snapshot-46)"),
        (going, GIVE_UP, "you go to a habitat with dice now (snapshot-49)"),
        (rerolling, FIRST_GO, "you pay for a reroll or give up now (snapshot-51)"),
    ],
)
def test_each_question_has_its_own_answers(position, move, reason):  # snapshot-15
    for other in (move, -1, MOVES):
        assert refused(position(), other) == reason


@pytest.mark.parametrize("move", [LAY_NO_MORE, FIRST_ON_HABITAT, FIRST_ON_ANIMAL, FIRST_TOKENS])
def test_after_a_roll_dice_and_tokens_stay(move):  # snapshot-48
    wanted = "once the first die is rolled, dice and tokens stay where they are (snapshot-48)"
    assert refused(rerolling(), move) == wanted
    before = "you go to a habitat with dice now (snapshot-49)"
    assert refused(going(), move) == before


# Research


def test_without_cards_nothing_is_drawn():  # snapshot-36
    wanted = "there is nothing to draw: no card is in the deck or discarded (snapshot-36)"
    position = researching()
    position.games[0]["deck"] = position.games[0]["discard"] = 0
    ask(position)
    assert refused(position, DRAW) == wanted


def test_an_offer_takes_a_token_and_room():  # snapshot-19, snapshot-73
    poor, full = offering(tokens=(2, 0)), offering(reserves=((), ("Ostrich", "Meerkat")))
    assert other_turn(poor, 1, OFFER) == "you have no token to offer (snapshot-19)"
    wanted = "your reserve holds 2 cards already, so you cannot offer (snapshot-19)"
    assert other_turn(full, 1, OFFER) == wanted
    assert other_turn(offering(tokens=(2, 1)), 2, OFFER) == (
        "you have no token to offer (snapshot-19)"
    )


def test_nobody_offers_for_their_own_card():  # snapshot-18
    wanted = "the card is your own: the others may offer for it (snapshot-18)"
    assert other_turn(offering(), 0, OFFER) == wanted


def test_only_offers_are_accepted():  # snapshot-18, snapshot-20
    position = answering(offers=(1,))
    assert refused(position, FIRST_ACCEPT + 2) == "there is no offer from seat 3 (snapshot-20)"
    assert refused(position, FIRST_ACCEPT) == "you cannot sell the card to yourself (snapshot-18)"
    assert refused(position, FIRST_ACCEPT + 4) == "nobody sits at seat 5 (snapshot-20)"


FOUR_DUTIES = {  # they need six dice
    "display": {"Savannah": ["Ostrich", "Giraffe"], "Mountain": ["Alpine Ibex", "Golden Eagle"]},
    "sideways": ("Ostrich", "Giraffe", "Alpine Ibex", "Golden Eagle"),
}
FULL = {"reserves": (("Walrus", "Okapi"),)}


def test_nobody_declines_into_nothing():  # snapshot-37
    position = answering(card="Lion", **FOUR_DUTIES, **FULL)
    wanted = "you could neither place nor reserve Lion: accept an offer (snapshot-37)"
    assert refused(position, DECLINE) == wanted


def test_a_full_reserve_takes_no_more():  # snapshot-27
    assert (
        refused(deciding(**FULL), TO_RESERVE) == "your reserve holds 2 cards already (snapshot-27)"
    )


@pytest.mark.parametrize(
    ("card", "theirs"), [("Giraffe", "Meerkat (7)"), ("Ostrich", "Meerkat (7)")]
)  # equal, lower
def test_only_a_higher_card_is_placed(card, theirs):  # snapshot-23
    position = deciding(card, display={"Savannah": ["Plains Zebra", "Meerkat"]})
    mine = {"Giraffe": 7, "Ostrich": 6}[card]
    wanted = f"your {card} ({mine}) is no higher than {theirs} in the Savannah (snapshot-23)"
    assert refused(position, FIRST_PLACE + SAVANNAH) == wanted


def test_a_card_goes_to_its_own_habitat():  # snapshot-24, snapshot-28
    position = deciding()
    belongs = "your Cheetah belongs to the Savannah (snapshot-24)"
    assert refused(position, FIRST_PLACE + MOUNTAIN) == belongs
    spooks = "your Cheetah can spook the Savannah alone (snapshot-28)"
    assert refused(position, FIRST_SPOOK + MOUNTAIN) == spooks


def test_the_raccoon_too_is_placed_only_where_it_is_higher():  # snapshot-31
    wanted = "your Raccoon (6) is no higher than Red Panda (11) in the Mountain (snapshot-31)"
    assert refused(deciding("Raccoon"), FIRST_PLACE + MOUNTAIN) == wanted


def test_what_can_be_placed_never_spooks():  # snapshot-30
    wanted = (
        "your Cheetah is higher than all animals in the Savannah, so it spooks nothing: "
        "place or reserve it (snapshot-30)"
    )
    assert refused(deciding(), FIRST_SPOOK + SAVANNAH) == wanted


def test_while_the_raccoon_can_be_placed_it_spooks_nothing():  # snapshot-32
    wanted = (
        "your Raccoon is higher than all animals in the Shoreline, so it spooks nothing: "
        "place or reserve it (snapshot-32)"
    )
    assert refused(deciding("Raccoon"), FIRST_SPOOK + MOUNTAIN) == wanted


def test_nobody_takes_on_more_than_six_dice_can_do():  # snapshot-37
    position = deciding("Lion", offers=(1,), **FOUR_DUTIES)
    wanted = "animals lying sideways would then need 7 dice, and there are 6 (snapshot-37)"
    assert refused(position, FIRST_PLACE + SAVANNAH) == wanted
    wanted = (
        "your Lion is higher than all animals in the Savannah, so it spooks nothing: "
        "reserve it (snapshot-37)"
    )
    assert refused(position, FIRST_SPOOK + SAVANNAH) == wanted
    elsewhere = deciding("Okapi", offers=(1,), **FOUR_DUTIES)
    wanted = "animals lying sideways would then need 8 dice, and there are 6 (snapshot-37)"
    assert refused(elsewhere, FIRST_PLACE + RAINFOREST) == wanted


# Preparation: the reserve


def test_what_is_added_belongs_there():  # snapshot-38
    position = adding("Cheetah")
    belongs = "your Cheetah belongs to the Savannah (snapshot-38)"
    assert refused(position, FIRST_ADD + MOUNTAIN) == belongs
    assert refused(position, FIRST_ADD + 4) == "your reserve holds 1 card only (snapshot-38)"
    assert refused(adding("Cheetah", reserves=()), FIRST_ADD) == (
        "your reserve holds 0 cards only (snapshot-38)"
    )


def test_nothing_is_added_beyond_six_dice():  # snapshot-37
    position = adding("Okapi", "Raccoon", **FOUR_DUTIES)
    wanted = "animals lying sideways would then need 8 dice, and there are 6 (snapshot-37)"
    assert refused(position, FIRST_ADD + RAINFOREST) == wanted
    assert refused(position, FIRST_ADD + 4 + SAVANNAH) == wanted.replace("8", "7")


# Preparation: dice

LATER = {"display": {"Savannah": ["Giraffe", "Lion"], "Mountain": ["Red Panda", "Grey Wolf"]}}


def test_a_die_needs_an_animal_in_the_habitat():  # snapshot-45
    wanted = "there is no animal in the Rainforest (snapshot-45)"
    assert refused(laying(), FIRST_ON_HABITAT + RAINFOREST) == wanted
    behind = laying("Mountain")
    wanted = "there is no animal in the Shoreline (snapshot-45)"
    assert refused(behind, FIRST_ON_HABITAT + SHORELINE) == wanted


def test_a_die_on_an_animal_needs_one_on_its_habitat():  # snapshot-42
    wanted = "first lay a die on the card of a habitat (snapshot-42)"
    assert refused(laying(), FIRST_ON_ANIMAL) == wanted


def test_dice_never_go_back():  # snapshot-74
    position = laying("Mountain")
    wanted = "dice never go back along the row from the Mountain (snapshot-74)"
    assert refused(position, FIRST_ON_HABITAT + SAVANNAH) == wanted
    position = laying("Savannah", "Lion")
    wanted = "dice never go back from animals to the Savannah card (snapshot-74)"
    assert refused(position, FIRST_ON_HABITAT + SAVANNAH) == wanted
    wanted = "dice never go back: Lion has the last one (snapshot-74)"
    assert refused(position, die_on(position, "Giraffe")) == wanted


def test_there_are_only_so_many_animals():  # snapshot-74
    wanted = "the Savannah has 2 animals only (snapshot-74)"
    assert refused(laying("Savannah"), FIRST_ON_ANIMAL + 2) == wanted


def test_a_habitat_with_a_die_needs_an_animal_with_one():  # snapshot-45
    position = laying("Savannah", **LATER)
    wanted = "the Savannah has a die but none of its animals has (snapshot-45)"
    assert refused(position, FIRST_ON_HABITAT + MOUNTAIN) == wanted
    assert refused(position, LAY_NO_MORE) == wanted


def test_the_last_die_goes_on_no_further_habitat():  # snapshot-45
    position = laying("Savannah", "Giraffe", "Giraffe", "Giraffe", "Lion", **LATER)
    wanted = "no die would be left for an animal in the Mountain (snapshot-45)"
    assert refused(position, FIRST_ON_HABITAT + MOUNTAIN) == wanted
    position = laying("Savannah", "Savannah", "Savannah", "Savannah", "Savannah", **LATER)
    wanted = "no die would be left for an animal in the Savannah (snapshot-45)"
    assert refused(position, FIRST_ON_HABITAT + SAVANNAH) == wanted


def test_what_lies_sideways_is_not_passed_by():  # snapshot-43
    wanted = "first lay a die on Giraffe, which lies sideways (snapshot-43)"
    position = laying("Savannah", sideways=("Giraffe",), **LATER)
    assert refused(position, die_on(position, "Lion")) == wanted
    assert refused(position, FIRST_ON_HABITAT + MOUNTAIN) == wanted
    assert refused(laying(sideways=("Giraffe",), **LATER), FIRST_ON_HABITAT + MOUNTAIN) == wanted


def test_dice_are_not_done_while_something_lies_sideways_without_one():  # snapshot-43
    wanted = "first lay a die on Red Panda, which lies sideways (snapshot-43)"
    assert refused(laying(sideways=("Red Panda",)), LAY_NO_MORE) == wanted
    begun = laying("Savannah", "Lion", sideways=("Red Panda",))
    assert refused(begun, LAY_NO_MORE) == wanted


def test_dice_are_kept_for_what_lies_sideways():  # snapshot-43
    wanted = "too few dice would be left for what lies sideways: Red Panda and Grey Wolf"
    position = laying("Savannah", "Lion", sideways=("Red Panda", "Grey Wolf"), **LATER)
    position.games[0]["dice"] = 3  # just enough
    ask(position)
    assert refused(position, die_on(position, "Lion")) == f"{wanted} (snapshot-43)"
    position = laying(
        "Shoreline",
        "Walrus",
        display={"Shoreline": ["Walrus"], **LATER["display"]},
        sideways=("Red Panda", "Grey Wolf"),
    )
    assert refused(position, FIRST_ON_HABITAT + SAVANNAH) == f"{wanted} (snapshot-43)"


def test_there_are_six_dice():  # snapshot-74
    position = laying("Savannah", "Lion")
    position.games[0]["dice"] = 0
    ask(position)
    assert refused(position, FIRST_ON_HABITAT + MOUNTAIN) == "all dice are laid (snapshot-74)"


# Preparation: tokens


def test_nobody_puts_down_more_tokens_than_they_have():  # snapshot-46
    assert refused(giving(supply=2), tokens(3)) == "you have 2 tokens only (snapshot-46)"
    assert refused(giving(supply=2), tokens(15)) == "you have 2 tokens only (snapshot-46)"
    assert refused(giving(supply=6), tokens(7)) == "you have 6 tokens only (snapshot-46)"


def test_no_animal_takes_more_tokens_than_make_it_certain():  # snapshot-47
    wanted = "with 6 tokens Giraffe is certain: more would be lost (snapshot-47)"
    assert refused(giving(supply=9), tokens(7)) == wanted
    assert refused(giving(supply=9), tokens(10)) == wanted


# Photography


def test_only_habitats_with_dice_are_gone_to():  # snapshot-49
    wanted = "there are no dice at the Rainforest (snapshot-49)"
    assert refused(going(), FIRST_GO + RAINFOREST) == wanted


@pytest.mark.parametrize(
    ("sources", "reason"),
    [
        ((0, 0), "there is only 1 token in your supply: a reroll costs 2"),
        ((1, 1), "there is no token on Giraffe"),
        ((0, 1), "there is no token on Giraffe"),
        ((1, 2), "there is no token on Giraffe"),
        ((0, 3), "you have dice on 2 animals only"),
    ],
)
def test_tokens_come_from_where_they_lie(sources, reason):  # snapshot-51
    position = rerolling(supply=1, giraffe=0, lion=2)
    assert refused(position, pay(*sources)) == f"{reason} (snapshot-51)"


def test_an_empty_supply_or_one_token_pays_nothing():  # snapshot-51
    position = rerolling(supply=0, giraffe=1, lion=1)
    wanted = "there is no token in your supply (snapshot-51)"
    assert refused(position, pay(0, 0)) == refused(position, pay(0, 1)) == wanted
    wanted = "there is only 1 token on Lion: a reroll costs 2 (snapshot-51)"
    assert refused(position, pay(2, 2)) == wanted


def test_an_animal_that_is_done_with_pays_nothing():  # snapshot-51
    position = rerolling()
    position.games[0]["shots"][0]["dice"] = position.games[0]["shots"][0]["tokens"] = 0
    ask(position)
    wanted = "there is no token on Giraffe, which is done with (snapshot-51)"
    assert refused(position, pay(1, 1)) == wanted


# All of it


@pytest.mark.soak
@pytest.mark.parametrize("by", PLAYERS)
@pytest.mark.parametrize("players", TABLES)
def test_every_illegal_move_is_refused_with_a_rule(players, by):
    for position, _, _ in walk(players, seed=10 + players, by=by, most=MOST):
        game = position.reading()
        for asking in range(players):
            illegal = set(range(-1, MOVES + 1)) - set(GAME.engine.legal_moves(position, asking))
            found = {GAME.why_not(game, asking, move) for move in illegal}
            assert {refusal.rule for refusal in found} <= RULES
            for sentence, _ in found:
                assert sentence[0].islower()
                assert sentence == sentence.strip(" .")


@pytest.mark.sweep
def test_a_reason_is_the_same_whatever_is_hidden():  # snapshot-10
    for position, seat, moves in walk(3, seed=2, most=30):
        if seat is not None:
            seen = position.copy()
            GAME.engine.redact(seen, seat)
            whole, part = position.reading(), seen.reading()
            for move in set(range(MOVES)) - set(moves):
                assert GAME.why_not(whole, seat, move) == GAME.why_not(part, seat, move)


def test_what_was_refused_can_be_put_right():  # snapshot-42, snapshot-43
    position = laying(sideways=("Lion",))
    do(position, FIRST_ON_HABITAT + SAVANNAH)
    do(position, die_on(position, "Lion"))
    do(position, LAY_NO_MORE)
