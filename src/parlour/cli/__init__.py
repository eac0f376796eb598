"""The command line: `parlour`. Nothing heavy is imported before a command needs it."""

import sys


def main() -> None:
    """Run `parlour`; without the packages of the `cli` extra, say so."""
    try:
        from parlour.cli.terminal.streams import prepare

        prepare()
        from parlour.cli.main import run
    except ModuleNotFoundError as missing:
        if missing.name not in ("typer", "rich"):
            raise
        print('The command line needs more: pip install "parlour[cli]".', file=sys.stderr)
        sys.exit(2)
    run()
