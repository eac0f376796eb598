"""`--box FILE`: boxes of the owner's own, chosen before any game is imported; and `parlour box`.

Compiled code, records and games depend on the box, so it is settled once for the process, in the
environment, where everything that opens a box looks.
"""

import inspect
import os
import sys
from collections.abc import Callable
from functools import wraps
from pathlib import Path
from typing import Annotated, Any

import typer
from rich.text import Text

from parlour.cli.options import GameName
from parlour.cli.terminal.console import console
from parlour.cli.terminal.streams import complain
from parlour.errors import BadBox
from parlour.games import SHELF, known, take
from parlour.kit.box import Box, open_box, short, variable
from parlour.kit.box.file import held_in

Boxes = Annotated[
    list[Path] | None,
    typer.Option("--box", metavar="FILE", help="A component file of your own."),
]
ADDED = (  # to the parameters of a command
    inspect.Parameter("context", inspect.Parameter.KEYWORD_ONLY, annotation=typer.Context),
    inspect.Parameter("box", inspect.Parameter.KEYWORD_ONLY, annotation=Boxes, default=None),
)


def with_boxes(command: Callable[..., None]) -> Callable[..., None]:
    """The command with an option --box, looked after before it begins."""

    @wraps(command)
    def run(context: typer.Context, box: Boxes = None, **given: Any) -> None:
        if files := _all_given(context, box):
            choose(files, _game_of(given))
        if any(map(_is_named, SHELF)):
            for remark in _remarks(_game_of(given)):
                complain(remark)
        command(**given)

    parameters = [*inspect.signature(command).parameters.values(), *ADDED]
    run.__signature__ = inspect.Signature(parameters)  # type: ignore[attr-defined]
    return run


def _all_given(context: typer.Context, after: list[Path] | None) -> list[Path]:
    """The boxes given before the command, and those given after it."""
    before = context.find_root().params.get("box")
    return [*(before or ()), *(after or ())]


def _game_of(given: dict[str, Any]) -> str | None:
    """The game a command is about: named, or that of the file it opens; None if all of them."""
    if file := given.get("load") or given.get("file"):
        from parlour.play.files import read

        return str(read(file)["game"])
    return given.get("game")


def choose(files: list[Path], game: str | None) -> None:
    """Put the boxes in the place of the usual ones, and check them to the last number."""
    chosen: dict[str, Box] = {}
    for box in [Box(file, *SHELF) for file in files]:
        _check_fits(box, game)
        if box.game in chosen:
            both = f"{chosen[box.game].path} and {box.path}"
            raise BadBox(f"{both} are both boxes for {box.game}: give one of them.")
        chosen[box.game] = box
    for name, box in chosen.items():
        os.environ[variable(name)] = str(box.path)
    for name in chosen:
        take(name)


def _is_named(game: str) -> bool:
    """Whether a box of the owner's own is in use."""
    return bool(os.environ.get(variable(game)))


def _remarks(game: str | None) -> list[str]:
    """What owners should know of their boxes, although they are good: those of a game, or all."""
    names = filter(_is_named, SHELF if game is None else [known(game)])
    return [f"Note: {said}" for name in names for said in take(name).box.remarks]


def _check_fits(box: Box, game: str | None) -> None:
    if game is not None and box.game != known(game):
        advice = f"leave it out, or give a box for {game}"
        raise BadBox(f"The box {box.path} is for {box.game}, not for {game}: {advice}.")


def print_box(context: typer.Context, game: GameName, box: Boxes = None) -> None:
    """Print the box in use, to copy and change; with --box, check that box instead."""
    if files := _all_given(context, box):
        choose(files, game)
        taken = take(game)
        good = f"{files[0]} is a good box for {taken.title}; its hash is {short(taken.box.hash)}."
        for sentence in (good, *_remarks(game)):
            console().print(sentence, soft_wrap=True)
    else:
        _print(open_box(known(game)))


def _print(box: Box) -> None:
    """The file as it is, to be copied; on a screen only what can be seen of it."""
    if sys.stdout.isatty():
        console().print(Text(box.words), soft_wrap=True)
    else:
        sys.stdout.buffer.write(held_in(box.path))
