"""Small programs that the tests start, and what is done with them."""

import asyncio
import subprocess
import sys
import time

import pytest
import uvloop

from parlour.server.strangers.program import Program

FRAME = b'{"kind":"frame","n":7,"whole":{},"told":[]}'
READS = (
    "import os, sys, json, time\nout = lambda line: print(line, flush=True)\nsys.stdin.readline()\n"
)
MOVE = """out('{"do": "move", "number": 3}')\n"""
WAIT = "sys.stdin.read()\n"

either_loop = pytest.mark.parametrize("run", [asyncio.run, uvloop.run], ids=["asyncio", "uvloop"])


def python(source, *words):
    return [sys.executable, "-S", "-c", source, *words]


async def with_program(source, doing, *words):
    """What comes of doing something with a program, which is ended whatever comes."""
    program = await Program.start("mine", python(source, *words))
    try:
        return await doing(program)
    finally:
        await program.close()


async def ask(program):
    return await program.decide(FRAME, 5)


def ends(pid):
    """Whether a program ends soon; one whose end nobody has noticed yet has."""
    until = time.monotonic() + 5
    while time.monotonic() < until:
        told = subprocess.run(["ps", "-o", "stat=", "-p", str(pid)], capture_output=True, text=True)
        if not told.stdout.strip() or told.stdout.startswith("Z"):
            return True
    return False
