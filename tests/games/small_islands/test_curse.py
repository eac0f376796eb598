"""A Curse is turned up. small_islands-60."""

import pytest

from games.small_islands.hunting import claim, decline, hunt, player, raise_it, stack
from games.small_islands.positions import (
    asked,
    choices,
    choose,
    do,
    heard,
    step,
    told,
    values_in,
)
from parlour.games.small_islands.events import Event
from parlour.games.small_islands.moves import PAY_AMULET, PAY_GOLD, Act
from parlour.games.small_islands.table import Step


def cursed(roses="21", players=3, answers=(decline, decline, decline), then=(0,), **laid):
    """The second card turned up is a Curse; all decline the first, a 2."""
    position = raise_it(hunt(roses, players, treasure=[2] * 10, **laid))
    stack(position, list(then))
    for answer in answers:
        answer(position)
    return position


def pay_amulet(position):
    return choose(position, PAY_AMULET)


def pay_gold(position):
    return choose(position, PAY_GOLD)


# Who pays with what


def test_who_has_both_chooses_and_the_raiser_is_first():
    """small_islands-60: in seat order."""
    position = cursed(held=[1, 1, 1], gold=[[4, 3], [5], [6]])
    assert heard(position, Event.CURSED) == [(0, (0, 0, 0))]
    for seat in range(3):
        assert (step(position), asked(position)) == (Step.CURSE, seat)
        assert choices(position) == [PAY_AMULET, PAY_GOLD]
        (pay_amulet if seat == 1 else pay_gold)(position)
    assert [player(position, seat)["amulets"] for seat in range(3)] == [1, 0, 1]
    assert [values_in(player(position, seat)["gold"]) for seat in range(3)] == [[3], [5], []]
    assert (step(position), asked(position)) == (Step.ACTION, 0)


def test_seat_order_begins_with_the_raiser_not_with_the_first_seat():
    """small_islands-60"""
    rich = {"held": [1, 1, 1], "gold": [[4], [4], [4]]}
    position = hunt("201", 3, treasure=[2] * 10, acted=1, **rich)
    do(do(do(position, Act.END_TURN), Act.SWAP), Act.END_TURN)
    assert asked(position) == 2
    stack(raise_it(position), [0])
    for _ in range(4):
        decline(position)
    order = []
    while step(position) == Step.CURSE:
        order.append(asked(position))
        pay_amulet(position)
    assert order == [2, 0, 1]


@pytest.mark.parametrize(
    ("amulets", "gold", "event"),
    [
        (2, [], Event.PAID_AMULET),
        (0, [3, 5], Event.PAID_GOLD),
        (0, [], Event.ESCAPED),
    ],
)
def test_who_has_one_means_or_none_is_not_asked(amulets, gold, event):
    """small_islands-60"""
    position = cursed("1", 2, (decline, decline), held=[0, amulets], gold=[[], gold])
    paid = [(kind, seat) for kind, seat, _ in told(position) if 39 <= kind <= 41]
    assert paid == [(Event.ESCAPED, 0), (event, 1)]
    assert player(position, 1)["amulets"] == max(amulets - 1, 0)
    assert values_in(player(position, 1)["gold"]) == gold[:-1]
    assert step(position) == Step.ACTION


def test_only_those_with_a_rose_in_the_column_pay():
    """small_islands-60: seat 1 has claimed with the only rose, seat 2 had none."""
    answers = (decline, claim)
    position = cursed("1", 3, answers, held=[1, 1, 1], gold=[[4], [4], [4]])
    assert asked(position) == 0
    pay_amulet(position)
    assert step(position) == Step.ACTION
    assert [player(position, seat)["amulets"] for seat in range(3)] == [0, 1, 1]
    assert values_in(player(position, 1)["gold"]) == [2, 4]


def test_the_raiser_does_not_pay_without_a_rose():
    """small_islands-60: who has claimed with all roses is out of it."""
    position = cursed("1", 2, (claim,), held=[1, 1], gold=[[4], [4]])
    assert asked(position) == 1
    assert player(pay_gold(position), 0)["amulets"] == 1


def test_once_however_many_roses():
    """small_islands-60"""
    position = cursed("1101", 2, (decline,) * 4, held=[5, 0], gold=[[], [6, 6, 5]])
    assert values_in(player(position, 1)["gold"]) == [5, 6]
    assert player(position, 0)["amulets"] == 4


def test_cards_just_claimed_count():
    """small_islands-60: the highest, though it came from this treasure."""
    position = raise_it(hunt("10", 2, treasure=[6] * 3 + [5] * 6, gold=[[2]]))
    value = values_in(position.games[0]["turned"])[0]
    claim(stack(position, [0]))
    assert values_in(player(position, 0)["gold"]) == [2]
    assert heard(position, Event.PAID_GOLD, 1) == [(0, (value - 1, 0, 0))]


# What becomes of the rest


def test_the_rest_is_discarded_unseen_and_the_curse_openly():
    """small_islands-60, small_islands-75"""
    position = cursed("1", 2, (decline, decline), then=(0, 0))
    game = position.games[0]
    assert heard(position, Event.BURIED) == [(-1, (1, 0, 0))]
    assert (values_in(game["unseen"]), game["unseen_left"], game["unseen_risky"]) == ([0], 1, 1)
    assert values_in(game["spent"]).count(0) == 3  # the two that lay there, and this one
    assert (game["pool"], game["pool_left"]) == (0, 0)


def test_the_other_curse_cannot_be_where_none_can_have_come():
    """small_islands-08, small_islands-60: only one of these cards came when a Curse could."""
    position = stack(raise_it(hunt("1", treasure=[2] * 10)), [0, 0])
    position.games[0]["pool_risky"] = 1
    decline(decline(position))
    assert position.games[0]["unseen_risky"] == 0


def test_all_roses_go_home():
    """small_islands-60"""
    position = cursed("112", 3)
    assert sum(int(rose > 0) for rose in position.games[0]["roses"]) == 1  # of the new first clue
    assert [player(position, seat)["roses"] for seat in range(3)] == [14, 15, 15]


def test_amulets_are_spent_and_gold_is_discarded():
    """small_islands-60, small_islands-51"""
    position = cursed("1", 2, (decline, decline), held=[1, 0], gold=[[], [6]])
    assert position.games[0]["amulets_left"] == 20
    assert values_in(position.games[0]["spent"]).count(6) == 3


def test_a_curse_may_come_first():
    """small_islands-60: nobody has claimed, so the raiser begins anew (small_islands-61)."""
    position = hunt("-", 2, treasure=[0, 0], held=[1, 1], gold=[[3], [3]])
    position.games[0]["spent"] = 0
    raise_it(position)
    assert (step(position), asked(position)) == (Step.CURSE, 0)
    assert heard(position, Event.TURNED_UP) == [(-1, (0, 1, 0))]
    pay_amulet(position)
    assert [player(position, seat)["gold_held"] for seat in (0, 1)] == [1, 1]
    assert [player(position, seat)["amulets"] for seat in (0, 1)] == [0, 1]


def test_nothing_is_asked_of_others_before_it_is_their_turn():
    """small_islands-60: seat 0 has no means, seat 1 chooses, seat 2 pays unasked."""
    position = cursed(held=[0, 1, 1], gold=[[], [4], []])
    assert heard(position, Event.ESCAPED) == [(0, (0, 0, 0))]
    assert asked(position) == 1
    assert player(position, 2)["amulets"] == 1
    pay_gold(position)
    assert [kind for kind, _, _ in told(position)[:2]] == [Event.PAID_GOLD, Event.PAID_AMULET]
    assert player(position, 2)["amulets"] == 0
