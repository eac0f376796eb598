"""Many games at once: whole series played at random, and games stepped side by side.

Game n of a seed is the same game on any machine, on any number of threads, on a CPU or a GPU.
"""

from collections.abc import Iterator, Mapping

from parlour.errors import NoDevice
from parlour.games import take
from parlour.games.game import Game
from parlour.kit import simulate as on_cpu
from parlour.kit.luck import key_from
from parlour.kit.simulate import Batch
from parlour.kit.vector import Vector
from parlour.printable import quoted

DEVICES = ("cpu", "cuda")
Options = Mapping[str, int | str]


def simulate(
    game: str | Game,
    seats: int,
    games: int,
    seed: int = 0,
    options: Options | None = None,
    device: str = "cpu",
    threads: int | None = None,
    keep_logs: bool = False,
) -> Iterator[Batch]:
    """Play games at random; batch by batch their lengths, the points of every seat, their logs."""
    played = game if isinstance(game, Game) else take(game)
    table = (played.contract, played.blank(seats, options), key_from(seed), games)
    if device == "cpu":
        return on_cpu.simulate(*table, threads, keep_logs)
    if device != "cuda":
        raise NoDevice(f"There is no device {quoted(device)}; there are {' and '.join(DEVICES)}.")
    from parlour.kit import cuda

    return cuda.simulate(*table)


def side_by_side(
    game: str | Game,
    seats: int,
    slots: int,
    seed: int = 0,
    options: Options | None = None,
    threads: int | None = None,
) -> Vector:
    """Games stepped together, one a slot; where one ends the next begins."""
    played = game if isinstance(game, Game) else take(game)
    return Vector(played.contract, played.blank(seats, options), key_from(seed), slots, threads)
