"""`parlour`: the commands, and the one place where a refusal becomes a sentence and exit code 2."""

import sys
from typing import Any

import typer

from parlour import __version__
from parlour.cli import INTERRUPTED
from parlour.cli.calling import called
from parlour.cli.commands.backup import backup
from parlour.cli.commands.bench import bench
from parlour.cli.commands.boxes import Boxes, print_box, with_boxes
from parlour.cli.commands.help import HelpWithOptions
from parlour.cli.commands.hint import hint
from parlour.cli.commands.play import play
from parlour.cli.commands.replay import replay, verify
from parlour.cli.commands.rules import show_games, show_rules
from parlour.cli.commands.serve import serve
from parlour.cli.commands.simulate import simulate
from parlour.cli.commands.watch import watch
from parlour.cli.terminal.streams import complain, finish, lost_output
from parlour.cli.terminal.trouble import BROKEN, reported
from parlour.errors import ParlourError
from parlour.printable import shown

MOST_SAID = 200  # signs of a mistake in the arguments

app = typer.Typer(
    help="A digital tabletop: read the rules, play, watch, play millions.",
    add_completion=False,
    pretty_exceptions_enable=False,
)
app.command("games", help="List the games on the shelf, or tell one game's goal and options.")(
    with_boxes(show_games)
)
app.command("rules", help="Show a game's rules and box, or those of a number or some words.")(
    with_boxes(show_rules)
)
app.command("box", help="Print a game's box to copy and change, or check one of your own.")(
    print_box
)
app.command(
    "play", help="Play a game against bots, or with others at one terminal.", cls=HelpWithOptions
)(with_boxes(play))
app.command(
    "watch", help="Watch random players play a game, told move by move.", cls=HelpWithOptions
)(with_boxes(watch))
app.command("replay", help="Step through a saved or finished game, both ways.")(with_boxes(replay))
app.command("verify", help="Prove a finished game: shuffle, moves and result.")(with_boxes(verify))
app.command("hint", help="Say what the strongest bot would do in a saved game.")(with_boxes(hint))
app.command("simulate", help="Play many games at random and sum them up.", cls=HelpWithOptions)(
    with_boxes(simulate)
)
app.command("serve", help="Serve tables that many people share, in the browser and to programs.")(
    with_boxes(serve)
)
app.command("backup", help="Copy the tables of a server, while it runs.")(backup)
app.command("bench", help="Measure how fast this machine plays a game.")(with_boxes(bench))


def _version(wanted: bool) -> None:
    if wanted:
        print(f"parlour {__version__}")
        raise typer.Exit


@app.callback()
def _options(
    version: bool = typer.Option(
        False, "--version", callback=_version, is_eager=True, help="Show the version and stop."
    ),
    box: Boxes = None,
) -> None:
    """A digital tabletop."""


def run() -> None:
    """Run a command; a refusal is one sentence on standard error and exit code 2."""
    sys.exit(_run(sys.argv[1:] or ["--help"]))


def _run(arguments: list[str]) -> int:
    """The exit code of a command, whatever becomes of it."""
    try:
        code = app(arguments, prog_name=called(), standalone_mode=False)
        finish()
        return int(code or 0)
    except ParlourError as refusal:
        return complain(str(refusal))
    except KeyboardInterrupt:
        return INTERRUPTED
    except OSError as error:
        return lost_output(error)
    except SystemExit as end:  # what others make of an output whose reader left
        if isinstance(end.__context__, BrokenPipeError):
            return lost_output(end.__context__)
        raise
    except Exception as error:
        return complain(_usage(error)) if hasattr(error, "format_message") else _broken(error)


def _usage(mistake: Any) -> str:
    """A mistake in the arguments, in one sentence that says where help is."""
    said = shown(mistake.format_message().strip().removesuffix("."), MOST_SAID)
    context = getattr(mistake, "ctx", None)
    command = f" {context.info_name}" if context and context.parent else ""
    return f"{said}: `{called()}{command} --help` tells what can be said."


def _broken(error: Exception) -> int:
    complain(reported(error))
    return BROKEN
