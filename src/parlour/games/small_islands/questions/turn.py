"""What is asked in a turn of Small Islands, in a move or outside."""

from collections.abc import Callable

from parlour.games.questions import Answer, Answers, Asked, Depending, Question, each
from parlour.games.small_islands.box.clues import CLUES
from parlour.games.small_islands.box.map import HEXES, contains
from parlour.games.small_islands.box.pieces import COLUMNS
from parlour.games.small_islands.events import BOUGHT
from parlour.games.small_islands.moves import FIRST_SPOT, Act
from parlour.games.small_islands.nouns import CLUE, COLUMN, HEX
from parlour.games.small_islands.questions.clues import with_clues, with_tiles
from parlour.games.small_islands.questions.hexes import on_hex, on_hexes
from parlour.games.small_islands.table import Step
from parlour.games.speech import counted, listed
from parlour.kit.positions import Reading

# What is done


def _amulet_here(words: str, touch: str, *forms: str) -> Depending:
    """The amulet under the vehicle is taken or left."""
    said = (words, *forms)
    here = [Answer(f"{words} on {name}", (touch,), said) for name in HEX.names]
    return lambda game, seat: here[game.players[seat].vehicle]


_SHORT_ENDS = ("ends", "done", "nothing more", "no more")
_TAKE = _amulet_here("takes the amulet", "do.take", "takes", "yes", "y")
_LEAVE = _amulet_here("leaves the amulet", "do.leave", "leaves", "no", "n")


def _bought(act: Act) -> str:
    return f"spends an amulet on {BOUGHT[act].format(column='{}')}"


def _cubes() -> Answers:
    """Only an amulet removes a cube, so none need be said to be spent."""
    bought = each(Act.CUBE, COLUMN, _bought(Act.CUBE), "column.{}", "do.amulet", "do.cube")
    plain = each(Act.CUBE, COLUMN, "removes a {} cube", "column.{}")
    paid = each(Act.CUBE, COLUMN, "removes a {} cube for an amulet", "column.{}")
    return {
        move: answer._replace(
            forms=tuple(
                form
                for said in (answer, plain[move], paid[move])
                for form in (said.words, *said.forms)
            )
        )
        for move, answer in bought.items()
    }


_ACTS: dict[int, Answer | Depending] = {
    Act.END_TURN: Answer("ends the turn", ("do.end-turn",)),
    Act.END_MOVE: Answer("ends the move", ("do.end-move",)),
    Act.TAKE: _TAKE,
    Act.LEAVE: _LEAVE,
    Act.MOVE: Answer("sets out", ("do.move",), ("moves",)),
    Act.SWAP: Answer("swaps clues", ("do.swap",), ("swaps the hand", "new clues")),
    Act.BUY_MOVE: Answer(_bought(Act.BUY_MOVE), ("do.amulet", "do.move")),
    Act.BUY_SWAP: Answer(_bought(Act.BUY_SWAP), ("do.amulet", "do.swap")),
    **each(Act.RAISE, COLUMN, "raises the {} treasure", "column.{}", "do.raise"),
    **each(Act.CLUE, COLUMN, "plays a clue on {}", "column.{}", "do.clue"),
    **each(Act.TILE, COLUMN, "plays a volcanic tile on {}", "column.{}", "do.tile"),
    **each(Act.BUY_CLUE, COLUMN, _bought(Act.BUY_CLUE), "column.{}", "do.amulet", "do.clue"),
    **each(Act.BUY_TILE, COLUMN, _bought(Act.BUY_TILE), "column.{}", "do.amulet", "do.tile"),
    **_cubes(),
}
_OUTSIDE: Answers = {
    Act.END_TURN: Answer("ends the turn", ("do.end-turn",), (*_SHORT_ENDS, "passes"))
}
_IN_MOVE: Answers = {
    Act.END_MOVE: Answer("ends the move", ("do.end-move",), (*_SHORT_ENDS, "stays"))
}


# small_islands-44, small_islands-45: what can be had here comes first.
def _here(choices: int) -> list[str]:
    """What can be raised or taken where the vehicle stands: "raise white"."""
    raised = [COLUMN.names[n] for n in range(COLUMNS) if choices >> Act.RAISE + n & 1]
    lead = [f"raise {listed(raised, 'or')}"] if raised else []
    return lead + (["take the amulet"] if choices >> Act.TAKE & 1 else [])


# small_islands-23 to small_islands-25
def _asks_action(game: Reading, seat: int) -> Asked:
    player = game.players[seat]
    here = _here(player.choices)
    if not game.acted:
        plays = player.choices >> Act.CLUE & (1 << 2 * COLUMNS) - 1  # a clue or a tile
        deeds = [*here, *(["play a clue"] if plays else []), "move", "swap clues"]
        return Asked(listed(deeds, "or"), "small_islands-23")
    bought = [f"spend amulets (you have {player.amulets})"] if player.amulets else []
    rule = "small_islands-52" if here else "small_islands-25"
    return Asked(listed([*here, *bought, "end the turn"], "or"), rule)


def _asks_move(game: Reading, seat: int) -> Asked:
    choices = game.players[seat].choices
    here, end = _here(choices), ["end the move"] if choices >> Act.END_MOVE & 1 else []
    if not any(game.spots):
        why = "no bound leads anywhere from here" if game.bounds else "you have no bound left"
        return Asked(f"{listed([*here, *end], 'or')}: {why}", "small_islands-40")
    deeds = listed([*here, "name a hex to move to", *end], "or")
    on_lava = contains(game.lava, game.players[seat].vehicle)
    rule = "small_islands-43" if on_lava else "small_islands-40"
    return Asked(f"{deeds}, with {counted(game.bounds, 'bound')} left", rule)


# What is named next


def _asks_of_column(says: str, rule: str) -> Callable[[Reading, int], Asked]:
    return lambda game, seat: Asked(says.format(COLUMN.said(game.column)), rule)


def _asks_shown(game: Reading, seat: int) -> Asked:
    tile = CLUE.said(game.tile) if game.tile >= CLUES else ""
    says = f'show a clue that does not fit {COLUMN.said(game.column)}, for the tile "{tile}"'
    return Asked(says, "small_islands-37")


def _cube(at: int) -> Depending:
    """The cube is the thing that lies there: a hex alone would be a bound."""
    found = []
    for column in range(COLUMNS):
        cube = on_hex(at, f"removes the {COLUMN.said(column)} cube on {{}}", "takes the cube on {}")
        found.append(cube._replace(touches=(*cube.touches, f"column.{COLUMN.ids[column]}")))
    return lambda game, seat: found[game.column]


TURN: dict[int, Question] = {
    Step.START: Question(
        "start",
        "an amulet under the vehicle",
        Asked("take the amulet under your vehicle, or leave it", "small_islands-22"),
        {Act.TAKE: _TAKE, Act.LEAVE: _LEAVE},
    ),
    Step.ACTION: Question("action", "a turn", _asks_action, {**_ACTS, **_OUTSIDE}),
    Step.MOVE: Question(
        "move", "a move", _asks_move, {**_ACTS, **_IN_MOVE, **on_hexes(Step.MOVE, "moves to {}")}
    ),
    Step.CARD: Question(
        "card",
        "playing a clue",
        _asks_of_column("name the clue to play on {}", "small_islands-26"),
        with_clues(Step.CARD, 'plays "{clue}" on {column}', 'plays "{clue}"'),
    ),
    Step.TILE: Question(
        "tile",
        "playing a volcanic tile",
        _asks_of_column("name the volcanic tile to play on {}", "small_islands-37"),
        with_tiles(Step.TILE, 'plays the volcanic tile "{clue}" on {column}', 'plays "{clue}"'),
    ),
    Step.SHOW: Question(
        "show",
        "showing a clue that does not fit",
        _asks_shown,
        with_clues(Step.SHOW, 'shows "{clue}", which does not fit {column}', 'shows "{clue}"'),
    ),
    Step.CUBE: Question(
        "cube",
        "removing a cube",
        _asks_of_column("name the {} cube to remove", "small_islands-49"),
        {int(FIRST_SPOT[Step.CUBE]) + at: _cube(at) for at in range(HEXES)},
    ),
    Step.LAVA: Question(
        "lava",
        "laying lava",
        Asked("lay lava on land beside lava or the volcano", "small_islands-62"),
        on_hexes(Step.LAVA, "covers {} with lava", "puts lava on {}"),
    ),
}
