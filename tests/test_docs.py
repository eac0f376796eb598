"""What README and docs show really happens."""

import doctest
import re
import shlex
import signal
import subprocess
import sys
from pathlib import Path

import httpx
import pytest

from parlour.cli.options import COLUMNS, described
from parlour.games import SHELF, take
from server.served import SOON, free_port, wait_until

ROOT = Path(__file__).parents[1]
HEADS = ["In short", "Facts", "At the terminal", "Options", "Where its numbers come from"]
PAGES = [ROOT / "README.md", *sorted((ROOT / "docs").rglob("*.md"))]


@pytest.mark.parametrize("page", PAGES, ids=lambda page: page.name)
def test_examples_in_a_page_run_as_shown(page):
    failed, _ = doctest.testfile(str(page), module_relative=False, encoding="utf-8")
    assert failed == 0


@pytest.mark.parametrize("page", PAGES, ids=lambda page: page.name)
def test_no_page_is_left_unfinished(page):
    words = re.split(r"\W+", page.read_text("utf-8"))
    assert not {"RESULTS", "TODO", "TBD", "FIXME"} & set(words)


def test_links_between_pages_lead_somewhere():
    for page in [*PAGES, ROOT / "CONTRIBUTING.md"]:
        for target in re.findall(r"\]\(([^)#:]+)(?:#[^)]*)?\)", page.read_text("utf-8")):
            assert (page.parent / target).exists(), f"{page.name}: {target}"


COMMANDS = {
    page.name: re.findall(r"^(?:\| `)?(parlour [^#`\n]*)", page.read_text("utf-8"), re.MULTILINE)
    for page in PAGES
}


@pytest.mark.parametrize("page", [name for name, commands in COMMANDS.items() if commands])
def test_every_command_in_a_page_is_one(page):
    """Copied as it is printed, with what stands behind it."""
    from typer.main import get_command

    from parlour.cli.main import app

    commands = get_command(app).commands
    for command in COMMANDS[page]:
        _, name, *arguments = shlex.split(command.partition(">")[0])
        commands[name].make_context(name, arguments)


@pytest.fixture(scope="module")
def folder(tmp_path_factory):
    """Where a reader of the README tries one line after another."""
    return tmp_path_factory.mktemp("reader")


@pytest.mark.parametrize(
    "line",
    [
        # another box is compiled anew
        pytest.param(line, marks=pytest.mark.soak if "--box" in line else ())
        for line in COMMANDS["README.md"]
        if not line.startswith("parlour serve")  # it runs until somebody stops it
    ],
)
def test_the_commands_of_the_readme_work_one_after_another(line, folder):
    program = f"{sys.executable} -c 'from parlour.cli import main; main()'"
    typed = "\nquit\n" if " play " in line else ""
    done = subprocess.run(
        line.replace("parlour", program, 1).strip(),
        shell=True,
        cwd=folder,
        input=typed,
        capture_output=True,
        text=True,
    )
    assert done.returncode == 0, done.stderr
    assert done.stderr == ""
    assert done.stdout or ">" in line


def test_the_server_of_the_readme_runs_until_it_is_stopped(folder):
    (line,) = [line for line in COMMANDS["README.md"] if line.startswith("parlour serve")]
    port = free_port()
    program = [sys.executable, "-c", "from parlour.cli import main; main()"]
    command = [*program, *shlex.split(line)[1:], "--port", str(port)]
    with subprocess.Popen(command, cwd=folder, stdout=subprocess.PIPE, text=True) as server:
        assert (
            server.stdout.readline() == f"Parlour is at http://127.0.0.1:{port}/; Ctrl-C ends it.\n"
        )
        wait_until(lambda: answers(f"http://127.0.0.1:{port}/api/health"))
        server.send_signal(signal.SIGINT)
        assert server.wait(SOON) == 0


def answers(address):
    try:
        return httpx.get(address).is_success
    except httpx.TransportError:
        return False


def test_the_readme_says_where_the_command_is():
    readme = (ROOT / "README.md").read_text("utf-8")
    assert readme.index("`. .venv/bin/activate`") < readme.index("`parlour games`")


@pytest.mark.parametrize("name", SHELF)
def test_the_pages_of_all_games_have_the_same_headings(name):
    page = (ROOT / "docs" / "rules" / f"{name}.md").read_text("utf-8")
    found = [
        heading for heading in re.findall(r"^## (.*)$", page, re.MULTILINE) if heading in HEADS
    ]
    assert found == HEADS


@pytest.mark.parametrize("name", SHELF)
def test_options_in_a_page_are_those_of_the_game(name):
    """Where this fails, the table it wants is the one to put into the page."""
    head = ["| " + " | ".join(COLUMNS) + " |", "|" + "---|" * len(COLUMNS)]
    rows = [
        f"| `{' | '.join(described(option)).replace(' ', '` ', 1)} |"
        for option in take(name).options
    ]
    page = (ROOT / "docs" / "rules" / f"{name}.md").read_text("utf-8")
    section = page.partition("\n## Options\n")[2].partition("\n## ")[0]
    shown = [line for line in section.splitlines() if line.startswith("|")]
    assert "\n".join(shown) == "\n".join(head + rows)
