"""A line that a person types, as long as it may be."""

import sys

MOST = 1000  # signs of a line; the rest is not kept


def read_line(prompt: str) -> str:
    """What is typed, cut just where it is seen to be too long; EOFError at the end of the input."""
    if sys.stdin.isatty():
        return input(prompt)[: MOST + 1]
    sys.stdout.write(prompt)
    sys.stdout.flush()
    line = part = sys.stdin.readline(MOST + 1)
    if not line:
        raise EOFError
    while len(part) > MOST and not part.endswith("\n"):
        part = sys.stdin.readline(MOST + 1)
    return line
