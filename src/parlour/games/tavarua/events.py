"""What people at a table of Tavarua see happen: each kind with its values, words and things."""

from parlour.games.happenings import Kind, Values, event
from parlour.games.nouns import NUMBER, Count
from parlour.games.tavarua.box.actions import Action
from parlour.games.tavarua.box.cards import VALUE
from parlour.games.tavarua.nouns import ACTION, BALANCE, BOARD, KIND, ROW, STOKE, WAVE, towards
from parlour.games.tavarua.table import Step

POINTS = Count("point")
_DEEDS = ("rides", "bails", "recovers", "tries for the wave", "paddles out", "waits", "paddles in")
_GAINS = "> seat.{who}.tokens"  # a Stoke token


def _deed(values: Values) -> str:
    """What is done with which card; cards that are only given up are told one by one."""
    (action, attached), kind, value = divmod(values[0], 16), *values[1:]
    parts = [] if action in (Action.BAIL, Action.WAIT) else [_card_as(kind, value)]
    parts += [STOKE.said(attached)] if attached else []
    return f"{_DEEDS[action]} with {' and '.join(parts)}" if parts else _DEEDS[action]


def _card_as(kind: int, value: int) -> str:
    return KIND.said(kind) if value == VALUE[kind] else f"{KIND.said(kind)} as {value}"


# tavarua-98: one step of a choice, which only its owner hears.
def _choice(values: Values) -> str:
    step, answer, _ = values
    if step == Step.ATTACH:
        return STOKE.said(answer)
    if step == Step.ACTION:
        return f"to {ACTION.said(answer)}"
    if step == Step.VALUE:
        return f"to play it as {answer}"
    if step == Step.DISCARD:
        return f"to give up {KIND.said(answer - 1)}" if answer else "to give up no more"
    return KIND.said(answer)


def _times(values: Values) -> str:
    count = values[1]
    return f" {'twice' if count == 2 else f'{count} times'}" if count > 1 else ""


def _moved(values: Values) -> str:
    before, after, _ = values
    if before == after:
        return "nowhere"
    return f"from {BALANCE.said(before)} to {BALANCE.said(after)}"


def _end(values: Values) -> str:
    return towards(values[1]).removeprefix("towards the ")


def _paddled(values: Values) -> str:
    _, after, outward = values
    return f"{'out' if outward > 0 else 'in'} to {ROW.said(after)}" if outward else "nowhere"


# tavarua-75: a ride that is not among the best two with its board is forgotten.
def _counts(values: Values) -> str:
    points, _, gain = values
    if gain == points:
        return ", which counts" if points else ""
    return f", which adds {gain} to the best two" if gain else ", which does not make the best two"


def _at(row: int) -> str:
    """The channel space beside a row, or the Shore, as a thing."""
    return f"channel.{ROW.id(row)}" if row else "place.shore"


def _swum(seat: int, values: Values) -> tuple[str, ...]:
    return (f"{_at(values[0])} > {_at(values[1])}",)


def _recovered(seat: int, values: Values) -> tuple[str, ...]:
    return (f"place.wash > {_at(values[0])}",)


class Event(Kind):
    """The number is the rules'; values are named in their order.

    Nobody is named where nobody did it; the first word after the seat is the verb.
    """

    BEGINS = event(1, "{who} has the first player token", rule="tavarua-12")
    TOOK_BOARD = event(
        2,
        "{who} starts with the {board}",
        board=BOARD,
        rule="tavarua-05",
        things=("board.{board} > seat.{who}",),
    )
    COMMITTED = event(3, "{who} is ready", rule="tavarua-35", things=("seat.{who}",))
    CHOSE = event(
        4, "{who} chooses {choice}", choice=_choice, rule="tavarua-98", echo=True
    )  # for the player alone
    TOOK_BACK = event(5, "{who} takes the choice back", rule="tavarua-35b", echo=True)
    GAVE_UP = event(
        6,
        "{who} discards {kind}{times}",
        kind=KIND,
        count=NUMBER,
        times=_times,
        rule="tavarua-35",
        things=("seat.{who}.hand > discard.{kind}",),
    )
    DREW = event(
        7,
        "{who} draws {kind}{times}",
        kind=KIND,
        count=NUMBER,
        times=_times,
        rule="tavarua-78",
        things=("deck.cards > hand.{kind}",),
    )  # for the player alone
    ROUND = event(8, "round {count} begins", count=NUMBER, rule="tavarua-14", weight="outcome")
    ROLLED = event(
        9,
        "the new wave has a die of {die}",
        die=NUMBER,
        row=ROW,
        rule="tavarua-16",
        things=("> wave.{row}",),
    )
    LANDED = event(
        10,
        "{who} reaches the Shore and gains a Stoke token",
        row=ROW,
        rule="tavarua-18",
        weight="outcome",
        things=("wave.{row} > place.shore", _GAINS),
    )
    SWITCHED = event(
        11,
        "{who} switches to the {board}",
        board=BOARD,
        rule="tavarua-24",
        echo=True,
        things=("board.{board} > seat.{who}",),
    )
    BOUGHT = event(
        12,
        "{who} buys a Stoke card",
        rule="tavarua-22",
        echo=True,
        things=("seat.{who}.tokens >", "deck.stoke > seat.{who}.fresh"),
    )  # for the others
    BOUGHT_CARD = event(
        13,
        "{who} buys {stoke_card}",
        stoke_card=STOKE,
        rule="tavarua-23",
        things=("seat.{who}.tokens >", "deck.stoke > fresh.{stoke_card}"),
    )  # for the player alone
    REVEALED = event(
        14,
        "{who} {deed}",
        deed=_deed,  # action * 16 + Stoke card, kind, value
        rule="tavarua-35",
        weight="outcome",
        things=("seat.{who}.hand",),
    )
    BALANCED = event(
        15,
        "{who} moves the marker {moved}",
        before=BALANCE,
        after=BALANCE,
        moved=_moved,
        rule="tavarua-37",
        things=("balance.{before} > balance.{after}",),
    )
    RAN_OFF = event(
        16,
        "{who} runs off the {end}, {moved}",
        before=BALANCE,
        after=BALANCE,
        moved=_moved,
        end=_end,
        rule="tavarua-38",
        things=("balance.{before} >",),
    )
    WIPED_OUT = event(
        17,
        "{who} wipes out and gains a Stoke token",
        rule="tavarua-60",
        weight="alarm",
        things=("> place.wash", _GAINS),
    )
    BAILED = event(
        18, "{who} leaves the wave for the Wash", rule="tavarua-42", things=("> place.wash",)
    )
    RECOVERED = event(19, "{who} comes to {row}", row=ROW, rule="tavarua-45", things=_recovered)
    CONTEST = event(
        20,
        "{surfers} want the wave of {row}, which has room for {room}",
        row=ROW,
        surfers=Count("surfer"),
        room=NUMBER,
        rule="tavarua-50",
        weight="outcome",
        things=("wave.{row}",),
    )
    CAUGHT = event(
        21,
        "{who} catches the wave of {row}, whose die shows {die}, and gains a Stoke token",
        row=ROW,
        die=NUMBER,
        rule="tavarua-55",
        weight="outcome",
        things=("channel.{row} > wave.{row}", _GAINS),
    )
    MATCHED = event(
        22,
        "{who} falls with {kind}, which is matched, and gains a Stoke token",
        row=ROW,
        kind=KIND,
        rule="tavarua-51",
        weight="alarm",
        things=("channel.{row} > place.wash", _GAINS),
    )
    MISSED = event(
        23,
        "{who} stays in the channel beside the wave of {row}",
        row=ROW,
        rule="tavarua-53",
        weight="outcome",
        things=("channel.{row}",),
    )
    PERFECT = event(
        24,
        "{who} earns a Perfect token: the die equals the number of the row",
        rule="tavarua-57",
        weight="outcome",
        things=("> seat.{who}.pile",),
    )
    PADDLED = event(25, "{who} gets {paddled}", paddled=_paddled, rule="tavarua-66", things=_swum)
    WAITED = event(26, "{who} holds the position", rule="tavarua-67")
    WAVE = event(
        27,
        "the Wave card {wave_card}",
        wave_card=WAVE,
        rule="tavarua-69",
        weight="outcome",
        things=("deck.waves > turned.{wave_card}",),
    )
    SHIFTED = event(
        28,
        "{who} slides {moved}",
        before=BALANCE,
        after=BALANCE,
        moved=_moved,
        rule="tavarua-70",
        things=("balance.{before} > balance.{after}",),
    )
    GOT_BARREL = event(
        29,
        "{who} collects a Barrel token",
        rule="tavarua-72",
        weight="outcome",
        things=("> seat.{who}.pile",),
    )
    GOT_HANG_TEN = event(
        30,
        "{who} hangs ten and has a token for it",
        rule="tavarua-73",
        weight="outcome",
        things=("> seat.{who}.pile",),
    )
    GOT_STOKE = event(
        31, "{who} gains {tokens}", tokens=Count("Stoke token"), rule="tavarua-93", things=(_GAINS,)
    )
    SCORED = event(
        32,
        "{who} scores {points} with the {board}{counts}",
        points=POINTS,
        board=BOARD,
        gain=NUMBER,
        counts=_counts,
        brings=lambda values: values[2],
        rule="tavarua-74",
        weight="alarm",
        things=("seat.{who}.pile >",),
    )
    RESHUFFLED = event(
        33,
        "the discarded player cards become a deck of {count}",
        count=NUMBER,
        rule="tavarua-78",
        things=("> deck.cards",),
    )
    RESHUFFLED_STOKE = event(
        34,
        "the discarded Stoke cards become a deck of {count}",
        count=NUMBER,
        rule="tavarua-23",
        things=("> deck.stoke",),
    )
    PASSED_TOKEN = event(
        35, "{who} receives the first player token", rule="tavarua-79", things=("> seat.{who}",)
    )
    TITLE = event(
        36,
        "{who} wins the title of the {board} with {points}",
        board=BOARD,
        points=POINTS,
        rule="tavarua-82",
        weight="alarm",
    )
    CHAMPION = event(37, "{who} becomes the Grand Champion", rule="tavarua-83", weight="alarm")
    GAME_OVER = event(38, "the game is over", rule="tavarua-80", weight="alarm")
