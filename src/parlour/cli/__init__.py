"""The command line: `parlour`. Nothing heavy is imported before a command needs it."""

import signal
import sys

INTERRUPTED = 130  # the exit code after Ctrl-C


def main() -> None:
    """Run `parlour`; without the packages of the `cli` extra, say so."""
    try:
        _main()
    except KeyboardInterrupt:
        sys.exit(INTERRUPTED)
    finally:
        signal.signal(signal.SIGINT, signal.SIG_IGN)  # nothing is left that could be stopped


def _main() -> None:
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
