"""`parlour play`: people and bots at one table, in one terminal."""

from collections.abc import Callable
from typing import TYPE_CHECKING, Annotated

import typer

from parlour.cli.keeping import Keeping
from parlour.cli.options import Options, check_pace, read_options
from parlour.cli.seats import Bots, name_seats, renamed, seat_bots, seated_bots, wake
from parlour.cli.terminal.console import console
from parlour.cli.warming import warming
from parlour.errors import BadFile, BadOption, UnknownGame
from parlour.games import SHELF, known

if TYPE_CHECKING:
    from parlour.play.match import Match

PLAYERS = 4
Begin = Callable[[], "tuple[Match, Bots]"]

Name = Annotated[str | None, typer.Argument(help="The game's name, as `parlour games` lists it.")]
Seats = Annotated[int | None, typer.Option(help=f"How many players; {PLAYERS} unless said.")]
Kinds = Annotated[
    str | None,
    typer.Option(help="Bots for the last seats, like mc,mc,random, or none; one person if unsaid."),
]
Seed = Annotated[
    int | None, typer.Option(help="A whole number; the same one gives the same shuffle.")
]
Names = Annotated[str | None, typer.Option(help="Names for the people or for all, like Ann,Ben.")]
Load = Annotated[str | None, typer.Option(help="A saved game to continue.")]
Save = Annotated[str | None, typer.Option(help="Where to save the game.")]
Pace = Annotated[float, typer.Option(help="Seconds between moves when only bots play.")]
AskAll = Annotated[
    bool, typer.Option("--ask-all", help="Ask even where everybody sees that one answer is left.")
]


def play(
    game: Name = None,
    players: Seats = None,
    bots: Kinds = None,
    seed: Seed = None,
    option: Options = None,
    names: Names = None,
    load: Load = None,
    save: Save = None,
    pace: Pace = 0.1,
    ask_all: AskAll = False,
) -> None:
    """Sit down at a table with bots and other people."""
    from parlour.cli.screen import Screen
    from parlour.cli.sitting import Sitting

    check_pace(pace)
    if load is None:
        count = PLAYERS if players is None else players
        name, begin = _new(game, count, bots, seed, option, names)
    else:
        _check_alone(players=players, seed=seed, option=option, names=names)
        name, begin = _loaded(load, game, bots)
    keeping = Keeping.of(save, load)
    with warming(name, "play", console(stderr=True)):
        match, seated = begin()
        _warm_up(match)
    sitting = Sitting(match, wake(seated), Screen(match), keeping, not ask_all, pace)
    if load is None:
        sitting.introduce()
    raise typer.Exit(sitting.run())


def _new(
    game: str | None,
    players: int,
    bots: str | None,
    seed: int | None,
    option: list[str] | None,
    names: str | None,
) -> "tuple[str, Begin]":
    """A new table: everything is checked at once, and dealt when it begins."""
    if game is None:
        raise UnknownGame(f"Say which game to play: the shelf has {', '.join(SHELF)}.")
    from parlour.games import take
    from parlour.play.match import Match

    options = read_options(option)
    take(game).blank(players, options)  # refuses what cannot be played
    seated = seat_bots(players, bots)
    called = name_seats(players, seated, names)
    return game, lambda: (Match(game, players, options, seed, names=called), seated)


def _check_alone(**given: object) -> None:
    for name, value in given.items():
        if value is not None:
            raise BadOption(f"A saved game brings its own {name}: leave --{name} out.")


def _loaded(file: str, game: str | None, bots: str | None) -> "tuple[str, Begin]":
    """A saved table: its file is read at once, and played again when it begins."""
    from parlour.play.files import read

    return str(read(file)["game"]), lambda: _continued(file, game, bots)


def _continued(file: str, game: str | None, bots: str | None) -> "tuple[Match, Bots]":
    from parlour.play.saves import load

    match = load(file)
    if game is not None and known(game) != match.game.name:
        raise BadFile(f"{file} is a game of {match.game.title}, not of {game}.")
    if bots is None:
        return match, seated_bots(match.names)
    seated = seat_bots(match.seats, bots)
    match.rename(renamed(match.names, seated))
    return match, seated


def _warm_up(match: "Match") -> None:
    """Compile all that will be needed, before anybody waits for it."""
    from parlour.bots import make
    from parlour.cli.seats import STRONGEST

    trial = match.copy()
    for seat in trial.actors[:1]:
        thought = make(STRONGEST, playouts=1).choose(trial.game, trial.seen(seat), seat)
        trial.play(seat, thought.move)
    trial.at(1).result()
