"""What is asked while Small Islands is set up: objects, triads, vehicles."""

from typing import Literal

from parlour.games.questions import Answer, Answers, Asked, Depending, Question, each
from parlour.games.small_islands.box.map import HEXES
from parlour.games.small_islands.box.pieces import APART
from parlour.games.small_islands.box.terrains import TRIAD
from parlour.games.small_islands.moves import FIRST, FIRST_SPOT
from parlour.games.small_islands.nouns import HEX, TERRAIN, TRIAD_NOUN, WAY
from parlour.games.small_islands.questions.hexes import on_hex, on_hexes
from parlour.games.small_islands.rules.setting_up.objects import FIRST_PALM, FIRST_STATUE
from parlour.games.small_islands.table import Step
from parlour.kit.positions import Reading

# Objects


# small_islands-07: huts first.
def object_placed(game: Reading) -> Literal["hut", "palm tree"]:
    """What is put down now."""
    return "palm tree" if game.placed >= FIRST_PALM else "hut"


def _asks_object(game: Reading, seat: int) -> Asked:
    kind = object_placed(game)
    return Asked(f"put a {kind} on land, {APART} hexes or more from any other", "small_islands-07")


def _object(at: int) -> Depending:
    put = {kind: on_hex(at, f"puts a {kind} on {{}}") for kind in ("hut", "palm tree")}
    return lambda game, seat: put[object_placed(game)]


def _asks_facing(game: Reading, seat: int) -> Asked:
    at = HEX.said(game.statues[game.placed - FIRST_STATUE])
    return Asked(f"say which way the statue on {at} faces", "small_islands-06")


def _ways(step: Step, words: str, *forms: str) -> Answers:
    first = int(FIRST[step])
    return {
        first + way: Answer(
            words.format(name), (f"way.{WAY.id(way)}",), tuple(form.format(name) for form in forms)
        )
        for way, name in enumerate(WAY.names)
    }


# Triads


def _triads() -> Answers:
    chosen = each(int(FIRST[Step.TRIAD]), TRIAD_NOUN, "chooses the triad {}", "triad.{}")
    return {
        move: answer._replace(forms=(answer.words.replace("chooses", "takes"),))
        for move, answer in chosen.items()
    }


def _asks_lava(game: Reading, seat: int) -> Asked:
    triad = TRIAD_NOUN.said(game.column)
    return Asked(f"say where the lava of the triad {triad} lies", "small_islands-13")


def _asks_turn(game: Reading, seat: int) -> Asked:
    first, lava = TERRAIN.said(TRIAD[game.column, 0]), HEX.said(game.spot)
    says = f"say in which direction of its lava on {lava} the first terrain, {first}, lies"
    return Asked(says, "small_islands-13")


SETTING_UP: dict[int, Question] = {
    Step.OBJECT: Question(
        "object",
        "placing huts and palm trees",
        _asks_object,
        {int(FIRST_SPOT[Step.OBJECT]) + at: _object(at) for at in range(HEXES)},
    ),
    Step.STATUE: Question(
        "statue",
        "placing statues",
        Asked(
            f"put a statue on land that is not beside the ocean, {APART} hexes or more from others",
            "small_islands-06",
        ),
        on_hexes(Step.STATUE, "puts a statue on {}"),
    ),
    Step.FACING: Question(
        "facing",
        "turning a statue",
        _asks_facing,
        _ways(Step.FACING, "turns the statue to the {}", "faces {}", "looks {}"),
    ),
    Step.TRIAD: Question(
        "triad",
        "choosing triads",
        Asked("choose one of the triads that are left", "small_islands-13"),
        _triads(),
    ),
    Step.TRIAD_LAVA: Question(
        "triad-lava",
        "laying a triad",
        _asks_lava,
        on_hexes(Step.TRIAD_LAVA, "puts the lava of the triad on {}"),
    ),
    Step.TRIAD_TURN: Question(
        "triad-turn",
        "turning a triad",
        _asks_turn,
        _ways(Step.TRIAD_TURN, "puts the first terrain to the {}", "turns {}"),
    ),
    Step.VEHICLE: Question(
        "vehicle",
        "placing vehicles",
        Asked("put your vehicle on any land hex", "small_islands-16"),
        on_hexes(Step.VEHICLE, "starts on {}", "puts the vehicle on {}"),
    ),
}
