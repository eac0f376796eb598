"""Tokens on animals that have dice: snapshot-46 to snapshot-48."""

import pytest

from games.snapshot.positions import (
    TABLES,
    animal,
    do,
    heard,
    legal,
    phase,
    player,
    rolling,
    table,
    tokens,
)
from games.snapshot.walking import asked, lying, prepare, walk
from parlour.games.snapshot.events import Event
from parlour.games.snapshot.moves import FIRST_ON_ANIMAL, FIRST_ON_HABITAT, LAY_NO_MORE
from parlour.games.snapshot.table import Phase
from parlour.kit.rule import INTERPRETED

SEEDS = 1 if INTERPRETED else 10
DISPLAY = {
    "Shoreline": ["Grey Heron", "Walrus"],
    "Savannah": ["Plains Zebra", "Lion"],
    "Mountain": ["Golden Eagle"],
}
CARD, FIRST, SECOND = FIRST_ON_HABITAT + 1, FIRST_ON_ANIMAL, FIRST_ON_ANIMAL + 1


def lone(name, dice, supply, habitat="Savannah", card=1):
    """The only animal there is has so many dice, and tokens are to be laid."""
    position = table(2, display={habitat: [name]}, tokens=[supply], phase=Phase.DICE)
    where = FIRST_ON_HABITAT + ("Shoreline", "Savannah", "Mountain", "Rainforest").index(habitat)
    do(position, *[where] * card, *[FIRST_ON_ANIMAL] * dice)
    if phase(position) == Phase.DICE:
        do(position, LAY_NO_MORE)
    return position


def choice(most):
    """None to so many tokens."""
    return [tokens(n) for n in range(most + 1)]


def test_tokens_are_asked_for_every_animal_with_dice_along_the_row_and_outward():
    """snapshot-46: those without dice get none."""
    position = table(2, display=DISPLAY, tokens=[9])
    dice = {"Shoreline": 1, "Walrus": 1, "Savannah": 1, "Plains Zebra": 1, "Lion": 2}
    order = []
    do(position, 0, FIRST_ON_HABITAT, SECOND, CARD, FIRST, SECOND, SECOND)
    while phase(position) == Phase.TOKENS:
        order.append(asked(position))
        do(position, tokens(1))
    assert order == ["Walrus", "Plains Zebra", "Lion"]
    assert {name: lying(position, name) for name in dice} == dice
    assert player(position, 0)["tokens"] == 6
    shots = position.reading().shots[:3]
    assert [(shot.animal, shot.tokens) for shot in shots] == [(animal(name), 1) for name in order]


def test_tokens_come_out_of_the_supply():
    """snapshot-46: never more than there are, also when some lie on another animal."""
    position = table(2, display=DISPLAY, tokens=[5, 9])
    do(position, 0, FIRST_ON_HABITAT, SECOND, CARD, SECOND, LAY_NO_MORE)
    assert legal(position) == choice(5)
    told = [(Event.TOKENS_LAID, 0, (3, animal("Walrus"), 0))]
    assert do(position, tokens(3)) == told
    assert player(position, 0)["tokens"] == 2
    assert legal(position) == choice(2)


def test_no_tokens_are_fine():
    """snapshot-46: any number; nothing is told of none."""
    position = table(2, display=DISPLAY, tokens=[5])
    do(position, 0, FIRST_ON_HABITAT, SECOND, CARD, SECOND, LAY_NO_MORE)
    assert do(position, tokens(0)) == []
    assert player(position, 0)["tokens"] == 5


@pytest.mark.parametrize(
    ("name", "dice", "most"),
    [
        ("Plains Zebra", 1, 2),  # difficulty 3
        ("Plains Zebra", 2, 1),
        ("Lion", 1, 11),  # 12
        ("Lion", 5, 7),
        ("White Rhino", 1, 15),  # 16: nothing is harder
        ("White Rhino", 4, 12),
    ],
)
def test_no_more_tokens_than_make_the_photograph_certain(name, dice, most):
    """snapshot-47: the difficulty less the dice."""
    assert legal(lone(name, dice, 60)) == choice(most)


@pytest.mark.parametrize("dice", [3, 4, 5])
def test_no_tokens_where_dice_alone_are_enough(dice):
    """snapshot-47: three dice or more show at least 3; five are not asked for minus two."""
    position = rolling(table(2, display={"Savannah": ["Plains Zebra"]}, tokens=[9]), *[3] * 6)
    events = prepare(position, {"Savannah": 1, "Plains Zebra": dice})
    assert heard(events, Event.TOKENS_LAID) == []
    assert heard(events, Event.PHOTOGRAPHED)
    assert player(position, 0)["tokens"] == 9


def test_with_the_most_tokens_ones_are_enough():
    """snapshot-47: certain it is."""
    position = rolling(lone("Lion", 2, 10), 3, 1, 1)
    assert heard(do(position, tokens(10)), Event.PHOTOGRAPHED)


def test_who_has_no_tokens_is_not_asked():
    """snapshot-73: nor who spent them on the animal before."""
    assert phase(lone("Lion", 2, 0)) != Phase.TOKENS
    position = table(2, display=DISPLAY, tokens=[2])
    do(position, 0, FIRST_ON_HABITAT, SECOND, CARD, SECOND, LAY_NO_MORE, tokens(2))
    assert phase(position) == Phase.HABITAT


def test_the_sum_of_dice_and_tokens_counts():
    """snapshot-46: each token adds 1."""
    for laid, photographed in ((2, False), (3, True)):
        position = rolling(lone("Lion", 2, 9), 3, 4, 5)
        assert bool(heard(do(position, tokens(laid)), Event.PHOTOGRAPHED)) == photographed


@pytest.mark.sweep
@pytest.mark.parametrize("players", TABLES)
def test_dice_and_tokens_stay_once_a_die_was_rolled(players):
    """snapshot-48: until a habitat is done with, but for tokens that pay for rerolls."""
    for seed in range(SEEDS):
        before = None
        for position, _, _ in walk(players, seed):
            game = position.reading()
            rolling_now = game.phase in (Phase.HABITAT, Phase.REROLL)
            shots = [(s.animal, s.dice, s.tokens) for s in game.shots[: game.shot_count]]
            if before and rolling_now:
                assert all(stays(*pair) for pair in zip(before, shots, strict=True))
            before = shots if rolling_now else None


def stays(before, after):
    """Whether an animal lost no die and no token but to be rolled for, or to pay."""
    (_, dice, laid), (_, dice_now, laid_now) = before, after
    return dice_now in (dice, 0) and (
        laid_now == 0 if dice_now == 0 else laid - 2 <= laid_now <= laid
    )
