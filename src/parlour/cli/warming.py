"""Compiled rules: the first start of a game says how long it compiles, later ones say nothing."""

from collections.abc import Iterator
from contextlib import contextmanager, suppress

from parlour.cli.terminal.console import PlainConsole
from parlour.kit.box import open_box
from parlour.play.warmth import Mark, rules_of, seconds_for

ROUND = 10  # seconds, for nobody knows this machine


@contextmanager
def warming(game: str, purpose: str, output: PlainConsole) -> Iterator[None]:
    """Compile within this what a command needs; it says so first, if it is not compiled yet."""
    mark = Mark(game, purpose)
    is_warm = mark.holds()
    if not is_warm and output.is_terminal:
        output.print(estimate(game))
    with output.status("Setting up the table …" if is_warm else "Compiling …"):
        yield
    if not is_warm:
        with suppress(OSError):  # then it is said once more
            mark.set()


def estimate(game: str) -> str:
    """How long it will take to compile a game, in a sentence."""
    seconds = max(1, round(seconds_for(game) / ROUND)) * ROUND
    return (
        f"The rules of {open_box(game).text('title')}, {rules_of(game)} functions, are compiled at "
        f"the first start: about {seconds} seconds, once."
    )
