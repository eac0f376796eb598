"""A real terminal for tests: `parlour` in a pseudo-terminal, read as a person would read it."""

import fcntl
import os
import pty
import re
import select
import struct
import subprocess
import sys
import termios
import time

ESCAPE = re.compile(r"\x1b(\[[0-9;?]*[a-zA-Z]|[()][A-Z0-9]|[=>])")
CLEARED = re.compile(r"\x1b\[2J|\x1b\[\?1049[hl]")
PROMPT, PASS_ON, PAGE = "? for help: ", "then press Enter. ", "Enter goes on. "
COMMAND = [sys.executable, "-c", "from parlour.cli import main; main()"]


class Terminal:
    """A `parlour` command at work; `said` is all it wrote, escapes and all."""

    def __init__(self, *arguments, folder, lines=24, columns=80, **environment):
        self.master, slave = pty.openpty()
        fcntl.ioctl(slave, termios.TIOCSWINSZ, struct.pack("HHHH", lines, columns, 0, 0))
        kept = {k: v for k, v in os.environ.items() if k not in ("COLUMNS", "LINES", "NO_COLOR")}
        environment = {**kept, "TERM": "xterm-256color", **environment}
        self.process = subprocess.Popen(
            [*COMMAND, *arguments],
            env=environment,
            cwd=folder,
            stdin=slave,
            stdout=slave,
            stderr=slave,
            start_new_session=True,
            preexec_fn=lambda: fcntl.ioctl(0, termios.TIOCSCTTY, 0),
        )
        os.close(slave)
        self.said = ""

    def __enter__(self):
        return self

    def __exit__(self, *_):
        self.process.kill()
        self.process.wait()
        os.close(self.master)

    def wait(self, *ends, seconds=60):
        """Read until one of the endings stands at the end; which one, or None at the end of all."""
        until = time.monotonic() + seconds
        while time.monotonic() < until:
            if select.select([self.master], [], [], 0.05)[0]:
                if not self._read():
                    return None
            elif found := [end for end in ends if plain(self.said).endswith(end)]:
                return found[0]
        raise AssertionError(f"waited too long; the screen says:\n{self.screen}")

    def _read(self):
        try:
            more = os.read(self.master, 65536)
        except OSError:  # the other end is closed
            return False
        self.said += more.decode(errors="replace")
        return bool(more)

    def type(self, line, *ends):
        """Type a line and read on until something is asked again; what is asked then."""
        os.write(self.master, f"{line}\n".encode())
        return self.wait(*(ends or (PROMPT, PASS_ON, PAGE)))

    def press(self, key):
        """Press a key alone, and wait for the end."""
        os.write(self.master, key)
        return self.wait()

    @property
    def code(self):
        """The exit code."""
        return self.process.wait(timeout=30)

    @property
    def screen(self):
        """What stands on the screen since it was cleared last."""
        return plain(CLEARED.split(self.said)[-1])


def plain(text):
    """The text without escapes."""
    return ESCAPE.sub("", text).replace("\r", "")
