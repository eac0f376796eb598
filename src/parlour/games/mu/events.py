"""What people at a table of Mü see happen: each kind with its values, its words and its things."""

from parlour.games.happenings import Kind, Values, event
from parlour.games.mu.nouns import CARD, TRUMP
from parlour.games.nouns import NUMBER, SEAT, Count, Whether
from parlour.games.speech import listed

POINTS = Count("point")
ON_DISPLAY = Whether(" from the display")


def _three(values: Values) -> str:
    return listed(map(CARD.said, values))


def _total(values: Values) -> str:
    return str(sum(values))


def _played(seat: int, values: Values) -> tuple[str, ...]:
    source = "display.{who}.{card}" if values[1] else "seat.{who}.hand"
    return (f"{source} > trick.{{who}}.{{card}}",)


class Event(Kind):
    """The number is the rules'; values are named in their order."""

    DEALT = event(1, "{who} deals hand {hand}", hand=NUMBER, rule="mu-10")
    RESTARTED = event(
        2,
        "nobody displayed a card; {who} shuffles and deals again",
        rule="mu-35",
        weight="outcome",
    )
    DISPLAYED = event(
        3,
        "{who} displays {card}",
        card=CARD,
        rule="mu-20",
        echo=True,
        things=("seat.{who}.hand > display.{who}.{card}",),
    )
    DISPLAY_ENDED = event(4, "{who} has {count} on display", count=NUMBER, rule="mu-24")
    PASSED = event(5, "{who} passes", rule="mu-32", echo=True)
    TOOK_CROWN = event(
        6,
        "{who} takes the Crown with {count}",
        count=NUMBER,
        rule="mu-25",
        weight="outcome",
        things=("> crown.{who}",),
    )
    TOOK_SHIELD = event(
        7,
        "{who} takes the Shield with {count}",
        count=NUMBER,
        rule="mu-27",
        weight="outcome",
        things=("> shield.{who}",),
    )
    CROWN_BID = event(
        8,
        "{who} wears the Crown: {count} displayed, the Crown team needs {needs} points",
        count=NUMBER,
        needs=NUMBER,
        rule="mu-40",
        weight="alarm",
    )
    SHIELD_BID = event(
        9,
        "{who} bears the Shield: {count} displayed",
        count=NUMBER,
        rule="mu-41",
        weight="outcome",
    )
    NO_SHIELD = event(
        10, "nobody bears the Shield: there is no Shield team", rule="mu-37", weight="outcome"
    )
    NAMED_MINOR = event(
        11,
        "{who} names {trump} as minor trump ({points} points)",
        trump=TRUMP,
        points=NUMBER,
        rule="mu-42",
        weight="outcome",
        echo=True,
        things=("trump.{trump}",),
    )
    NAMED_MAJOR = event(
        12,
        "{who} names {trump} as major trump ({points} points)",
        trump=TRUMP,
        points=NUMBER,
        rule="mu-44",
        weight="alarm",
        echo=True,
        things=("trump.{trump}",),
    )
    PICKED_PARTNER = event(
        13,
        "{who} picks {partner} as partner",
        partner=SEAT,
        rule="mu-50",
        weight="outcome",
        echo=True,
        things=("seat.{partner}",),
    )
    TOOK_CARDS = event(
        14,
        "{who} takes {cards}",
        first=CARD,
        second=CARD,
        third=CARD,
        cards=_three,
        rule="mu-53",
        things=("> hand.{first}", "> hand.{second}", "> hand.{third}"),
    )  # for the Crown player alone
    TOOK_UNSEEN = event(
        15, "{who} takes the three face-down cards", rule="mu-53", things=("> seat.{who}.hand",)
    )  # for the others
    PUT_AWAY = event(
        16,
        "{who} puts away {card}",
        card=CARD,
        rule="mu-53",
        echo=True,
        things=("hand.{card} > away.{card}",),
    )  # for the Crown player alone
    PUT_AWAY_UNSEEN = event(
        17, "{who} puts a card away", rule="mu-55", things=("seat.{who}.hand > seat.{who}.pile",)
    )  # for the others
    PLAYED = event(
        18,
        "{who} plays {card}{from_display}",
        card=CARD,
        from_display=ON_DISPLAY,
        rule="mu-61",
        echo=True,
        things=_played,
    )
    TOOK_TRICK = event(
        19,
        "{who} takes the trick: {points}",
        points=POINTS,
        rule="mu-70",
        weight="outcome",
        things=("> seat.{who}.pile",),
    )
    SHOWED_PUT_AWAY = event(
        20,
        "{who} had put away {cards}",
        first=CARD,
        second=CARD,
        third=CARD,
        cards=_three,
        rule="mu-55",
        weight="outcome",
    )
    CROWN_MADE_IT = event(
        21,
        "the Crown team makes it: {reached} of {needed} points",
        reached=NUMBER,
        needed=NUMBER,
        rule="mu-81",
        weight="alarm",
    )
    CROWN_FAILED = event(
        22,
        "the Crown team fails: {reached} of {needed} points",
        reached=NUMBER,
        needed=NUMBER,
        rule="mu-81",
        weight="alarm",
    )
    SCORED = event(
        23,
        "{who} scores {total}: {cards} on cards, {bid} for the bid, {trump} for the trump",
        cards=NUMBER,
        bid=NUMBER,
        trump=NUMBER,
        total=_total,
        brings=sum,
        rule="mu-80",
        weight="outcome",
    )
    CHOSE_DEALER = event(
        24,
        "{who} names {dealer} as next dealer",
        dealer=SEAT,
        rule="mu-90",
        echo=True,
        things=("seat.{dealer}",),
    )
    GAME_OVER = event(25, "the game is over", rule="mu-91", weight="alarm")
