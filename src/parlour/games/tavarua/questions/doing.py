"""What is done: boards and the Shore step, and of a choice the Stoke card and the action."""

from parlour.games.questions import Answer, Answers, Asked, each
from parlour.games.speech import counted
from parlour.games.tavarua.box.actions import Action
from parlour.games.tavarua.moves import BUY, DONE, FIRST_ACTION, FIRST_ATTACH, FIRST_BOARD, SWITCH
from parlour.games.tavarua.nouns import ACTION, BOARD, STOKE
from parlour.games.tavarua.rules.shore import BUYS, SWITCHES
from parlour.games.tavarua.table import Place
from parlour.kit.positions import Reading
from parlour.kit.sets import has

# What people say where nothing more is wanted.
ENOUGH = ("done", "stops", "ends", "passes", "finishes", "no more", "nothing", "nothing more")
BACK = Answer("takes the choice back", ("do.take-back",), ("takes it back",))
BOARDS: Answers = each(FIRST_BOARD, BOARD, "takes the {}", "board.{}")

# The Shore step


def _switch_to(board: int) -> Answer:
    name = BOARD.said(board)
    forms = (f"takes the {name}", "changes boards")
    return Answer(f"switches to the {name}", (f"board.{BOARD.id(board)}",), forms)


_SWITCHES = [_switch_to(board) for board in range(len(BOARD.names))]


def _switch(game: Reading, seat: int) -> Answer:
    return _SWITCHES[1 - int(game.players[seat].board)]


ASHORE: Answers = {
    DONE: Answer("is done on the Shore", ("do.done",), ENOUGH),
    SWITCH: _switch,
    BUY: Answer(
        "buys a Stoke card", ("deck.stoke",), ("buys 1 Stoke card", "buys another Stoke card")
    ),
}


def asks_ashore(game: Reading, seat: int) -> Asked:
    """What is left to do on the Shore."""
    player = game.players[seat]
    switch = "switch boards, " if has(player.choices, SWITCHES) else ""
    if has(player.choices, BUYS):
        have = counted(player.tokens, "Stoke token")
        return Asked(f"buy Stoke cards (you have {have}), {switch}or be done", "tavarua-21")
    if switch:
        return Asked("switch boards, or be done on the Shore", "tavarua-24")
    return Asked("you have nothing left to do on the Shore: be done", "tavarua-25b")


# The Stoke card and the action


def _stoke_card(card: int) -> Answer:
    if not card:
        forms = (
            "attaches none",
            "attaches nothing",
            "attaches no Stoke card",
            "no",
            "without",
            "done",
        )
        return Answer("attaches no card", ("do.no-card",), (*forms, "plays no card"))
    name = STOKE.said(card)
    return Answer(f"attaches {name}", (f"stoke.{STOKE.id(card)}",), (f"plays {name}",))


STOKE_CARDS: Answers = {FIRST_ATTACH + n: _stoke_card(n) for n in range(len(STOKE.names))}

DEEDS = ("rides", "bails", "recovers", "catches", "paddles out", "waits", "paddles in")
_OTHERWISE = {
    Action.RIDE: ("rides the wave",),
    Action.CATCH: ("catches the wave", "catches it", "tries for the wave"),
    Action.WAIT: ("stays",),
}
ACTIONS: Answers = {
    FIRST_ACTION + action: Answer(
        DEEDS[action], (f"do.{ACTION.id(action)}",), _OTHERWISE.get(action, ())
    )
    for action in Action
}
_WHERE = {
    Place.WAVE: Asked("choose an action: ride on, or bail", "tavarua-28"),
    Place.CHANNEL: Asked("choose an action: paddle, wait, or catch a broken wave", "tavarua-28"),
    Place.SHORE: Asked("choose an action: paddle out, or wait", "tavarua-29"),
}


def asks_action(game: Reading, seat: int) -> Asked:
    """The action, by where the surfer is."""
    return _WHERE[game.players[seat].place]
