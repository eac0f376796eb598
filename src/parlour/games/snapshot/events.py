"""What people at a table of Snapshot see happen: each kind with its values, words and things."""

from parlour.games.happenings import Kind, Values, event
from parlour.games.nouns import SEAT, Count
from parlour.games.snapshot.box.animals import DIFFICULTY
from parlour.games.snapshot.box.habitats import HABITAT_NUMBERS
from parlour.games.snapshot.nouns import ANIMAL, ASSIGNMENT, AWARD, HABITAT, ROLL, dice_shown
from parlour.games.speech import counted

TOKENS, CARDS, POINTS, STARS = Count("token"), Count("card"), Count("point"), Count("star")
PHOTOS, ROUNDS, MATCHING = Count("photo"), Count("round"), Count("matching icon")


def _first(values: Values) -> int:
    return values[0]


def _number(values: Values) -> str:
    return str(HABITAT_NUMBERS[values[0]])


def _difficulty(values: Values) -> str:
    return str(DIFFICULTY[values[0]])


def _total(values: Values) -> str:
    _, roll, tokens = values
    return str(sum(dice_shown(roll)) + tokens)


def _and_tokens(values: Values) -> str:
    return f" and {counted(values[2], 'token')}" if values[2] else ""


def _back(values: Values) -> str:
    return f": {counted(values[1], 'token')} back" if values[1] else ""


def _back_and_lost(values: Values) -> str:
    _, back, lost = values
    parts = [f"{counted(back, 'token')} back"] if back else []
    parts += [f"{counted(lost, 'token')} lost"] if lost else []
    return f": {', '.join(parts)}" if parts else ""


def _cover(values: Values) -> str:
    return f"a cover photo: {counted(values[0], 'point')}" if values[0] else "no cover photo"


class Event(Kind):
    """The number is the rules'; values are named in their order.

    Dice that can go nowhere else lay themselves (snapshot-73), so those tell of no move.
    """

    BEGINS = event(
        1,
        "{who} starts with {tokens}",
        tokens=TOKENS,
        rule="snapshot-11",
        things=("> seat.{who}.tokens",),
    )
    LIES = event(
        2,
        "{animal} lies in the {habitat}",
        animal=ANIMAL,
        habitat=HABITAT,
        rule="snapshot-06",
        things=("deck.cards > display.{animal}",),
    )
    RESHUFFLED = event(
        3,
        "the discard pile becomes a deck of {cards}",
        cards=CARDS,
        rule="snapshot-36",
        weight="outcome",
        things=("discard.cards > deck.cards",),
    )
    DREW = event(
        4,
        "{who} draws {animal}",
        animal=ANIMAL,
        rule="snapshot-17",
        weight="outcome",
        echo=True,
        things=("deck.cards > drawn.{animal}",),
    )
    EARNED = event(
        5,
        "{who} earns {tokens} for the card",
        tokens=TOKENS,
        rule="snapshot-71",
        things=("> seat.{who}.tokens",),
    )
    OFFERED = event(
        6,
        "{who} offers a token for {animal}",
        animal=ANIMAL,
        rule="snapshot-18",
        echo=True,
        things=("seat.{who}.tokens > offer.{who}",),
    )
    PASSED = event(7, "{who} passes", rule="snapshot-18", echo=True)
    CANNOT_OFFER = event(8, "{who} cannot offer", rule="snapshot-19")
    DECLINED = event(9, "{who} declines", rule="snapshot-20", echo=True)
    SOLD = event(
        10,
        "{who} sells {animal} to {buyer} for a token",
        buyer=SEAT,
        animal=ANIMAL,
        rule="snapshot-21",
        weight="outcome",
        echo=True,
        things=(
            "drawn.{animal} > reserve.{buyer}.{animal}",
            "offer.{buyer} > seat.{who}.tokens",
        ),
    )
    PLACED = event(
        11,
        "{who} places {animal} in the {habitat}",
        animal=ANIMAL,
        habitat=HABITAT,
        rule="snapshot-24",
        echo=True,
        things=("drawn.{animal} > display.{animal}",),
    )
    PLACED_SIDEWAYS = event(
        12,
        "{who} sets {animal} sideways in the {habitat}",
        animal=ANIMAL,
        habitat=HABITAT,
        rule="snapshot-25",
        echo=True,
        things=("drawn.{animal} > display.{animal}",),
    )
    RESERVED = event(
        13,
        "{who} reserves {animal}",
        animal=ANIMAL,
        rule="snapshot-27",
        echo=True,
        things=("drawn.{animal} > reserve.{who}.{animal}",),
    )
    SPOOKED = event(
        14,
        "{who} spooks the {habitat}: {cards} discarded",
        habitat=HABITAT,
        cards=CARDS,
        rule="snapshot-28",
        weight="alarm",
        echo=True,
        things=("habitat.{habitat} > discard.cards",),
    )
    STOPPED = event(15, "{who} stops drawing", rule="snapshot-16", echo=True)
    ADDED = event(
        16,
        "{who} adds {animal} to the {habitat}",
        animal=ANIMAL,
        habitat=HABITAT,
        rule="snapshot-40",
        echo=True,
        things=("reserve.{who}.{animal} > display.{animal}",),
    )
    DIE_ON_HABITAT = event(
        17,
        "{who} lays a die on the {habitat}",
        habitat=HABITAT,
        rule="snapshot-42",
        things=("dice.hand > habitat.{habitat}",),
    )
    DIE_ON_ANIMAL = event(
        18,
        "{who} lays a die on {animal}",
        animal=ANIMAL,
        rule="snapshot-42",
        things=("dice.hand > display.{animal}",),
    )
    TOKENS_LAID = event(
        19,
        "{who} puts {tokens} on {animal}",
        tokens=TOKENS,
        animal=ANIMAL,
        rule="snapshot-46",
        echo=True,
        things=("seat.{who}.tokens > display.{animal}",),
    )
    NO_DICE = event(20, "{who} uses no dice", rule="snapshot-44")
    ROLLED = event(
        21,
        "{who} rolls {dice} for the {habitat}, which needs {needs}",
        habitat=HABITAT,
        dice=ROLL,
        needs=_number,
        rule="snapshot-50",
        things=("habitat.{habitat}",),
    )
    REROLLED = event(
        22,
        "{who} rerolls {dice} for the {habitat}, which needs {needs}",
        habitat=HABITAT,
        dice=ROLL,
        needs=_number,
        rule="snapshot-51",
        things=("habitat.{habitat}",),
    )
    ENTERED = event(
        23,
        "{who} enters the {habitat}",
        habitat=HABITAT,
        rule="snapshot-50",
        weight="outcome",
        things=("habitat.{habitat}",),
    )
    GAVE_UP = event(
        24,
        "{who} gives up the {habitat}{back_and_lost}",
        habitat=HABITAT,
        back_and_lost=_back_and_lost,
        rule="snapshot-52",
        weight="outcome",
        things=("habitat.{habitat} > seat.{who}.tokens",),
    )
    SHOT = event(
        25,
        "{who} rolls {dice}{and_tokens} for {animal}: {total} of {difficulty}",
        animal=ANIMAL,
        dice=ROLL,
        and_tokens=_and_tokens,
        total=_total,
        difficulty=_difficulty,
        rule="snapshot-55",
        things=("display.{animal}",),
    )
    PHOTOGRAPHED = event(
        26,
        "{who} photographs {animal}: {stars}",
        stars=STARS,
        animal=ANIMAL,
        brings=_first,
        rule="snapshot-55",
        weight="outcome",
        things=("display.{animal} > seat.{who}.pile",),
    )
    MISSED = event(
        27,
        "{who} misses {animal}{back}",
        animal=ANIMAL,
        back=_back,
        rule="snapshot-55",
        weight="outcome",
        things=("display.{animal} > discard.cards",),
    )
    INCOME = event(
        28,
        "{who} gains {tokens} for a turn without a photograph",
        tokens=TOKENS,
        rule="snapshot-56",
        weight="outcome",
        things=("> seat.{who}.tokens",),
    )
    AWARDED = event(
        29,
        "{who} wins the {award}: {points}",
        points=POINTS,
        award=AWARD,
        brings=_first,
        rule="snapshot-59",
        weight="alarm",
        things=("award.{award} > tile.{who}.{award}",),
    )
    TRIGGERED = event(
        30,
        "{who} reaches {photos}: the round is played to its end",
        photos=PHOTOS,
        rule="snapshot-61",
        weight="alarm",
        things=("seat.{who}.pile",),
    )
    CAPPED = event(
        31, "after {rounds} the end is called", rounds=ROUNDS, rule="snapshot-63", weight="alarm"
    )
    SHOWED = event(
        32,
        "{who} shows the assignment {assignment}",
        assignment=ASSIGNMENT,
        rule="snapshot-68",
        weight="outcome",
        things=("> assignment.{who}.{assignment}",),
    )
    COVERED = event(
        33, "{who} has {cover}", cover=_cover, brings=_first, rule="snapshot-66", weight="outcome"
    )
    ARTICLE = event(
        34,
        "{who} has {icons}: {points}",
        points=POINTS,
        icons=MATCHING,
        brings=_first,
        rule="snapshot-67",
        weight="outcome",
    )
    GAME_OVER = event(35, "the game is over", rule="snapshot-62", weight="alarm")
