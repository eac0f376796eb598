"""On which line things stand in a TOML file: the parser tells what they are, but not where.

The text is known to be valid, so a few tokens are enough to follow it.
"""

import re
import tomllib
from typing import NamedTuple

Steps = tuple[str, ...]  # names and list positions: ("animals", "3", "difficulty")

TOKEN = re.compile(
    r"""
    (?P<skipped> [ \t\r]+ | \#[^\n]* )
    | (?P<text> \"{3} (?: \\. | [^\\] )*? \"{3} (?!\") | '{3} .*? '{3} (?!')
              | " (?: \\. | [^"\\] )* " | ' [^']* ' )
    | (?P<sign> [][{},=.\n] )
    | (?P<bare> [^][{},=.\s\#"']+ )
    """,
    re.VERBOSE | re.DOTALL,
)


class Token(NamedTuple):
    """A word or sign, and the line it begins on."""

    word: str
    line: int
    is_text: bool


def line_numbers(text: str) -> dict[Steps, int]:
    """The line of every table, key and list entry of valid TOML."""
    try:
        return _Reader(text).lines
    except (IndexError, RecursionError, ValueError):  # better no line than a wrong one
        return {}


def _tokens(text: str) -> list[Token]:
    found, line = [], 1
    for match in TOKEN.finditer(text):
        if match.lastgroup != "skipped":
            found.append(Token(match[0], line, match.lastgroup == "text"))
        line += match[0].count("\n")
    return found


class _Reader:
    def __init__(self, text: str) -> None:
        self.tokens = [*_tokens(text), Token("\n", 0, False)]
        self.place = 0
        self.lines: dict[Steps, int] = {}
        self.last_entry: dict[Steps, int] = {}  # of each list written as [[tables]]
        self._read()

    def _read(self) -> None:
        table: Steps = ()
        while self.place < len(self.tokens):
            if self._skip("["):
                table = self._header()
            elif not self._skip("\n"):
                self._pair(table)

    def _skip(self, *signs: str) -> bool:
        """Whether one of the signs was here; go past it."""
        here = self.tokens[self.place]
        self.place += (found := not here.is_text and here.word in signs)
        return found

    def _header(self) -> Steps:
        """The table that begins here: [a.b], or [[a.b]], one more entry of a list."""
        is_entry, line = self._skip("["), self.tokens[self.place].line
        table: Steps = ()
        *outer, name = self._key()
        for step in outer:
            table = self._inside((*table, step), line)
        while self._skip("]"):
            pass
        if not is_entry:
            return self._inside((*table, name), line, begins=True)
        self.last_entry[*table, name] = self.last_entry.get((*table, name), -1) + 1
        return self._inside((*table, name), line)

    def _inside(self, table: Steps, line: int, begins: bool = False) -> Steps:
        """The table, or the last entry where it is a list; each stands where it was first seen."""
        if begins or table not in self.lines:
            self.lines[table] = line
        if table in self.last_entry:
            table = (*table, str(self.last_entry[table]))
            self.lines.setdefault(table, line)
        return table

    def _key(self) -> list[str]:
        names = [self._name()]
        while self._skip("."):
            names.append(self._name())
        return names

    def _name(self) -> str:
        token = self.tokens[self.place]
        self.place += 1
        return next(iter(tomllib.loads(f"{token.word} = 0"))) if token.is_text else token.word

    def _pair(self, table: Steps) -> None:
        line = self.tokens[self.place].line
        for name in self._key():
            table = (*table, name)
            self.lines.setdefault(table, line)
        self._skip("=")
        self._value(table)

    def _value(self, steps: Steps) -> None:
        if self._skip("["):
            self._list(steps)
        elif self._skip("{"):
            while not self._skip("}"):
                if not self._skip(",", "\n"):
                    self._pair(steps)
        else:
            while self.tokens[self.place].is_text or self.tokens[self.place].word not in ",]}\n":
                self.place += 1

    def _list(self, steps: Steps) -> None:
        entry = 0
        while not self._skip("]"):
            if not self._skip(",", "\n"):
                here = (*steps, str(entry))
                self.lines[here] = self.tokens[self.place].line
                self._value(here)
                entry += 1
