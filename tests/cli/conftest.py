"""What several tests of the command line share."""

import sys

import pytest


@pytest.fixture
def refused(monkeypatch, capsys, tmp_path):
    """The one sentence with which a command is refused."""

    def run_in(arguments, folder=tmp_path):
        from parlour.cli.main import run

        monkeypatch.chdir(folder)
        monkeypatch.setattr(sys, "argv", ["parlour", *arguments])
        with pytest.raises(SystemExit) as end:
            run()
        said = capsys.readouterr()
        assert end.value.code == 2
        assert said.out == ""
        assert said.err.count("\n") == 1
        return said.err

    return run_in
