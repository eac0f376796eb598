"""Programs as whoever runs the server names them: `--bot NAME=COMMAND`."""

import re
import shlex
import shutil
from collections.abc import Iterable

from parlour.bots.roster import ROSTER
from parlour.printable import quoted
from parlour.server.strangers.trouble import BadProgram

NAME = re.compile(r"[A-Za-z0-9][A-Za-z0-9_-]{0,39}")


def read_programs(given: Iterable[str]) -> dict[str, list[str]]:
    """The command of every program by its name; nothing is started yet."""
    found: dict[str, list[str]] = {}
    for line in given:
        name, sign, command = line.partition("=")
        if not sign:
            raise BadProgram(f"A bot is named as NAME=COMMAND, not as {quoted(line)}.")
        _check_name(name, found)
        found[name] = _words(name, command)
    return found


def _check_name(name: str, taken: dict[str, list[str]]) -> None:
    if not NAME.fullmatch(name):
        has = "has 1 to 40 letters, digits, - and _, and begins with a letter or digit"
        raise BadProgram(f"The name of a bot {has}; {quoted(name)} does not.")
    if name in ROSTER or name in taken:
        raise BadProgram(f"There is a bot {quoted(name)} already: give this one another name.")


def _words(name: str, command: str) -> list[str]:
    """The command as a shell would part it; no shell ever sees it."""
    try:
        words = shlex.split(command)
    except ValueError:
        raise BadProgram(f"The command of the bot {quoted(name)} has an open quote.") from None
    if not words or "\0" in command:
        raise BadProgram(f"The bot {quoted(name)} needs a command after the sign =.")
    if shutil.which(words[0]) is None:
        missing = f"no program {quoted(words[0])} that can be started"
        raise BadProgram(f"For the bot {quoted(name)} there is {missing}: check its path.")
    return words
