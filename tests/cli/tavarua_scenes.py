"""Positions of Tavarua to look at: one for each question, and scenes of them, drawn as text."""

import re

from rich.console import Console, Group

from cli.terminal import plain
from games.tavarua.positions import (
    choose,
    commit_all,
    do,
    named,
    next_wave,
    player,
    table,
)
from parlour.cli.screen import question
from parlour.cli.tables import Scene, drawing_of
from parlour.games.tavarua import GAME
from parlour.games.tavarua.box.actions import Action
from parlour.games.tavarua.box.stoke import STOKE_NAMES
from parlour.games.tavarua.moves import FIRST_ACTION, FIRST_ATTACH, FIRST_CARD, FIRST_GIVE
from parlour.games.tavarua.table import Phase

DRAWING = drawing_of("tavarua")
NAMES = ["Ann", "Ben", "Cleopatra the Great", "Dan (mc)", "Eve (random)", "Fay"]
AT = ["wave 3", "channel 4", "channel 4", "wash", "shore", "wave 2"]
HANDS = ["T1 T2 T3 M1 M2", "T1 T1 M3 M4 T4"]
DICE = [6, 2, 4, 3, 5, 1]


def scene_of(position, seat=None):
    record, actors = position.reading(), GAME.engine.actors(position)
    seat = (actors[0] if actors else 0) if seat is None else seat
    names = NAMES[: record.seats]
    setting, view = GAME.setting(record, names), GAME.view(record, seat)
    if seat < 0:
        return Scene(setting, view)
    ask = GAME.ask(record, seat, names)
    scene = Scene(setting, view, ask if ask["choices"] else None, GAME.aids(record, seat))
    return scene._replace(choices=DRAWING.arrange(scene))


def drawn(scene, width=80, spaced=True, colours=None):
    console = Console(
        width=width, color_system=colours, force_terminal=colours is not None, highlight=False
    )
    with console.capture() as captured:
        console.print(Group(*DRAWING.draw(scene, width, spaced)))
    text = captured.get()
    assert max(map(len, plain(text).splitlines())) <= width
    return text


def shown(position, seat=None, **how):
    return drawn(scene_of(position, seat), **how)


def asked(position, seat=None):
    return question(scene_of(position, seat))


def offered(scene, spaced=True):
    """The choices as they are drawn, by number: each begins a line or stands behind a gap."""
    text = drawn(scene, spaced=spaced).rpartition("Choose")[2]
    found = {}
    for number in range(1, len(scene.choices) + 1):
        _, text = re.split(rf"(?:  |\n) *{number} ", text, maxsplit=1)
        words = re.split(rf"(?:  |\n) *{number + 1} ", text, maxsplit=1)[0]
        found[number] = " ".join(words.split())
    return found


# Positions


def riding(players=3, **told):
    """Ann is on a wave with a pile and about to choose."""
    given = {
        "at": AT,
        "hands": HANDS,
        "dice": DICE,
        "tokens": [0, 2],
        "piles": ["T3 M1"],
        "balances": [2],
        "seats": {0: {"pile_stoke": 1, "perfect": 1, "best": [[12, 8], [0, 0]]}},
        "rounds": 7,
    }
    return table(players, **{**given, **told})


def with_tokens(**told):
    return riding(tokens=[2, 1], **told)


def with_stoke_cards(**told):
    return with_tokens(stoke=[["Leash", "Trim", "Claim It"], ["Duck Dive"]], **told)


def with_card_to_choose(players=3, poor=False):
    position = riding(players, tokens=[0] if poor else [2, 1])
    do(position, 0, FIRST_ACTION + Action.RIDE)
    return position


def with_value_to_choose():
    position = with_stoke_cards()
    do(position, 0, FIRST_ATTACH + STOKE_NAMES.index("Leash"), FIRST_ACTION + Action.RIDE)
    do(position, 0, FIRST_CARD + 4)
    return position


def giving_up():
    position = riding()
    do(position, 0, FIRST_ACTION + Action.BAIL, FIRST_GIVE + 1)
    return position


def catching():
    """Ben stands beside a wave that has broken, and so does another."""
    dice = [6, 2, 4, 1, 5, 1]
    position = riding(boards=["short", "long"], dice=dice, seats={1: {"best": [[0, 0], [9, 0]]}})
    choose(position, 0, "ride M1")
    return position


def catching_with_card():
    position = catching()
    do(position, 1, FIRST_ACTION + Action.CATCH)
    return position


def paddling(tokens=0):
    position = riding(at=["shore"], piles=[], balances=[], seats={}, tokens=[tokens])
    do(position, 0, FIRST_ACTION + Action.PADDLE_OUT)
    return position


def paddling_with_value():
    position = riding(at=["shore"], piles=[], balances=[], seats={}, tokens=[3])
    do(position, 0, FIRST_ACTION + Action.PADDLE_OUT, FIRST_CARD + 2)
    return position


def recovering():
    return riding(at=["wash"], piles=[], balances=[], seats={})


def ashore():
    """The round before is over, and two are on the Shore."""
    position = riding(at=["wave 1", "channel 4", "wash"], tokens=[1, 2])
    next_wave(position, -1, barrel=True)
    hand = named(player(position, 2)["hand"]).split()
    commit_all(position, "ride M1", "paddle out T1 as 2", f"recover {hand[0]}")
    return position


def exchanging(players=3):
    return table(players, phase=Phase.EXCHANGE, hands=HANDS, rounds=0)


def last_round(**told):
    return riding(rounds=25, **told)


def over(players=3):
    best = {
        0: {"best": [[12, 8], [9, 0]]},
        1: {"best": [[3, 0], [14, 13]]},
        2: {"best": [[9, 8], [9, 9]]},
    }
    seats = {seat: best[seat] for seat in range(players)}
    position = table(players, seats=seats, rounds=25, hands=["T1 T2 T3 M1 M2"] * players)
    commit_all(position, *["wait T1"] * players)
    return position


STEPS = {
    "boards": lambda: GAME.deal(3, 1),
    "exchange": exchanging,
    "shore": ashore,
    "ride": riding,
    "attach": with_stoke_cards,
    "card": with_card_to_choose,
    "value": with_value_to_choose,
    "give up": giving_up,
    "catch": catching,
    "card to catch": catching_with_card,
    "paddle": paddling,
    "value to paddle": paddling_with_value,
    "recover": recovering,
    "last round": last_round,
    "six": lambda: riding(6),
    "alone": lambda: riding(1),
}
