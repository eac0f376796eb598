"""The front door: what it offers is there, typed, documented, and costs nothing to open."""

import subprocess
import sys
from pathlib import Path

import pytest

import parlour

PAGE = (Path(__file__).parents[1] / "docs" / "python.md").read_text("utf-8")


@pytest.mark.parametrize("name", parlour.__all__)
def test_what_the_door_offers_is_there(name):
    assert getattr(parlour, name) is not None
    assert name in dir(parlour)


@pytest.mark.parametrize("name", [name for name in parlour.__all__ if name != "__version__"])
def test_what_the_door_offers_is_documented(name):
    assert f"`{name}`" in PAGE
    assert name in parlour.__doc__


def test_what_is_not_there_is_refused():
    with pytest.raises(AttributeError, match="parlour has no whist"):
        parlour.whist  # noqa: B018


def test_opening_the_door_imports_nothing_heavy():
    code = "import sys, parlour; print({'numpy', 'numba'} & set(sys.modules))"
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True)
    assert done.stdout.strip() == "set()"


def test_the_door_is_typed(tmp_path):
    """A type checker sees through it: what is wrong is found, what is right is not."""
    script = tmp_path / "script.py"
    script.write_text(
        "from parlour import Match, SPECTATOR, make_bot, simulate, take\n"
        "reveal_type(Match.new('mu', 4).ask(0)['choices'][0]['touches'])\n"
        "reveal_type(make_bot('mc'))\n"
        "reveal_type(take('mu').seats)\n"
    )
    done = subprocess.run(
        [sys.executable, "-m", "mypy", "--strict", str(script)], capture_output=True, text=True
    )
    revealed = [line for line in done.stdout.splitlines() if "Revealed type" in line]
    assert done.returncode == 0, done.stdout
    assert len(revealed) == 3
    assert not [line for line in revealed if '"Any"' in line]
