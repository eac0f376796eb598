"""The command line as people meet it: in a process of its own."""

import json
import os
import re
import subprocess
import sys

import numpy as np
import pytest

from parlour.cli.calling import called
from parlour.cli.commands.tally import Tally
from parlour.cli.options import described
from parlour.games import SHELF, sheet, take
from parlour.games.series import simulate
from parlour.kit.luck import key_from_seed
from parlour.kit.simulate import Batch

SIMULATED = ("game", "players", "games", "moves", "seconds", "moves_per_second")
SIMULATED += ("games_per_second", "device", "length", "score")
PLAIN = {"NUMBA_DISABLE_JIT": "1"}  # where nothing is played: the rules need not be loaded compiled


def parlour(*arguments, **environment):
    command = [sys.executable, "-c", "from parlour.cli import main; main()", *arguments]
    return subprocess.run(
        command, env={**os.environ, "COLUMNS": "80", **environment}, capture_output=True, text=True
    )


def test_games_lists_the_shelf():
    said = parlour("games").stdout
    assert "mu" in said
    assert "3 to 6" in said


@pytest.mark.parametrize("wanted", ["mu-63", "63", "MU-63"])
def test_one_rule_is_shown_with_its_provenance(wanted):
    said = " ".join(parlour("rules", "mu", wanted).stdout.split())
    assert said.startswith("mu-63 Follow suit if you can")
    assert said.endswith("[seed]")


def test_rules_are_found_by_words_the_best_first():
    said = parlour("rules", "mu", "follow", "suit").stdout
    assert said.startswith("mu-63")
    many = " ".join(parlour("rules", "mu", "trump").stdout.split())
    assert many.startswith("mu-44")
    assert re.search(r"Less about it: mu-\w+, .*mu-\w+\.$", many)


@pytest.mark.parametrize("name", SHELF)
def test_one_game_tells_its_goal_and_its_options(name):
    said = " ".join(parlour("games", name, COLUMNS="200", **PLAIN).stdout.split())
    assert sheet.goal(name) in said
    for option in take(name).options:
        assert " ".join(described(option)) in said
    assert f"`parlour play {name} --option {take(name).options[0].name}=" in said


@pytest.mark.parametrize("command", ["play", "watch", "simulate"])
def test_help_lists_the_options_of_every_game(command):
    said = parlour(command, "--help", COLUMNS="200", **PLAIN).stdout
    assert said.index("--option") < said.index("Options of mu")
    told = " ".join(said.split())
    for name in SHELF:
        assert f"Options of {name} option values usual meaning rule" in told
        for option in take(name).options:
            assert " ".join(described(option)) in told


def test_all_rules_are_shown_and_the_box_with_the_provenance_of_its_numbers():
    said = " ".join(parlour("rules", "mu").stdout.split())
    assert "mu-01" in said
    assert "mu-92" in said
    assert "targets 18 20 22" in said
    assert "[reconstructed: par is 18" in said
    assert "[inferred: the classic bonus steps" in said


@pytest.mark.parametrize("game", SHELF)
def test_rules_begin_with_the_preface_of_the_sheet(game):
    said = " ".join(parlour("rules", game).stdout.split())
    preface = said[: said.index(f"{game}-01 ")]
    assert "where it comes from: seed" in preface
    assert "The goal." in preface
    assert "**" not in preface


def test_the_rules_of_small_islands_say_what_game_it_is_and_what_its_words_mean():
    said = " ".join(parlour("rules", "small_islands").stdout.split())
    assert said.startswith("The title is the sheet's, the game is Tobago.")
    assert "with its expansion Volcano" in said
    assert "A bound is a leg of a move." in said
    assert "just after, and one raising each: decision" in said
    assert "against it: cards 1-2 spaces from a terrain" in said


def test_simulate_prints_one_json_object():
    done = parlour("simulate", "mu", "--games", "50", "--players", "3", "--json")
    summary = json.loads(done.stdout)
    assert set(SIMULATED) <= set(summary)
    assert (summary["game"], summary["players"], summary["games"]) == ("mu", 3, 50)
    assert summary["device"] == "cpu"
    assert sum(summary["length"]["histogram"].values()) == 50
    assert sum(summary["score"]["histogram"].values()) == 150
    assert sum(int(k) * v for k, v in summary["length"]["histogram"].items()) == summary["moves"]
    assert done.stderr == ""


def test_simulate_tells_what_became_of_every_seat():
    arguments = ("--games", "60", "--players", "3", "--option", "removed_colour=red", "--json")
    summary = json.loads(parlour("simulate", "mu", *arguments).stdout)
    assert summary["options"] == {"hands": 4, "removed_colour": "red"}
    assert [seat["seat"] for seat in summary["seats"]] == [1, 2, 3]
    assert sum(seat["win_rate"] for seat in summary["seats"]) == pytest.approx(1, abs=1e-5)
    batch = join(simulate("mu", 3, 60, options={"removed_colour": "red"}))
    for seat, told in enumerate(summary["seats"]):
        assert sum(told["places"].values()) == 60
        assert told["places"]["1"] == (batch.places[:, seat] == 1).sum()
        assert told["score"]["mean"] == pytest.approx(batch.scores[:, seat].mean(), abs=1e-3)
    mean = sum(seat["score"]["mean"] for seat in summary["seats"]) / 3
    assert mean == pytest.approx(summary["score"]["mean"], abs=1e-3)


def join(batches):
    return Batch(*(np.concatenate(column) for column in zip(*batches, strict=True)))


def test_a_shared_win_is_shared_and_alone_only_wins_count():
    tally = Tally(2)
    places = np.array([[1, 1], [1, 2], [2, 1], [1, 1]])
    tally.add(Batch(np.ones(4), np.zeros((4, 2)), places, np.zeros((4, 0, 2))))
    assert [seat.wins for seat in tally.seats] == [2, 2]
    alone = Tally(1)
    alone.add(Batch(np.ones(4), np.zeros((4, 1)), np.array([[1], [2], [2], [2]]), np.zeros(4)))
    assert alone.seats[0].summary(0)["win_rate"] == 0.25


def test_the_same_seed_gives_the_same_games_on_any_number_of_threads():
    runs = [
        json.loads(parlour("simulate", "mu", "--games", "40", "--json", *more).stdout)
        for more in (["--threads", "1"], ["--threads", "2"], ["--seed", "9"])
    ]
    assert runs[0]["score"] == runs[1]["score"]
    assert runs[0]["score"] != runs[2]["score"]


def test_simulate_sums_up_for_people():
    said = parlour("simulate", "mu", "--games", "20", "--option", "hands=1").stdout
    assert "20 games of Mü, 4 random players" in said
    assert "median" in said
    wins = re.findall(r"score of seat \d .* (\d+\.\d)%", said)
    assert len(wins) == 4
    assert sum(map(float, wins)) == pytest.approx(100, abs=0.3)


def test_bench_prints_one_json_object():
    measured = json.loads(parlour("bench", "mu", "--players", "3", "--json").stdout)
    assert (measured["game"], measured["players"]) == ("mu", 3)
    assert all(rate > 0 for name, rate in measured.items() if name.endswith("per_second"))
    assert len(measured) == 7


def test_watch_tells_a_whole_game_without_telling_secrets():
    said = parlour("watch", "mu", "--players", "3", "--option", "hands=1").stdout
    assert "takes the Crown" in said
    assert "takes the three face-down cards" in said
    assert "puts away" not in said
    assert "the game is over" in said
    assert "1. seat" in said


def test_watch_says_who_won_alone():
    said = parlour("watch", "project_l", "--players", "1", "--option", "round_cap=1").stdout
    assert "1 random player, seed 0." in said
    assert said.splitlines()[-1].startswith(("seat 1 won: ", "seat 1 lost: "))


ALL_GAMES = "mu, project_l, snapshot, tavarua, small_islands"
NO_WHIST = f'There is no game "whist"; the shelf has {ALL_GAMES}.'
REFUSED = {
    ("simulate", "small_islands", "--option", "island=33"): (
        'The option island must be random or 1 to 32, not "33".'
    ),
    ("simulate", "small_islands", "--option", "centre=4"): (
        'The option centre must be random, 1, 2, 3, not "4".'
    ),
    ("simulate", "whist"): NO_WHIST,
    ("rules", "whist"): NO_WHIST,
    ("rules", "mu", "mu-99"): 'mu has no rule "mu-99"; its rules run from mu-01 to mu-92.',
    ("simulate", "mu", "--players", "7"): "Mü is for 3 to 6 players, not 7.",
    ("watch", "mu", "--players", "2"): "Mü is for 3 to 6 players, not 2.",
    ("simulate", "mu", "--option", "hands=11"): 'The option hands must be 1 to 10, not "11".',
    ("simulate", "mu", "--option", "hands=many"): 'The option hands must be 1 to 10, not "many".',
    ("simulate", "mu", "--option", "rounds=3"): "Mü has no option rounds;",
    ("simulate", "mu", "--option", "hands"): '"hands" is no option;',
    ("simulate", "mu", "--games", "0"): "--games must be 1 or more, not 0.",
    ("simulate", "mu", "--games", "-1"): "--games must be 1 or more, not -1.",
    ("simulate", "mu", "--players", "0"): "Mü is for 3 to 6 players, not 0.",
    ("watch", "mu", "--players", "0"): "Mü is for 3 to 6 players, not 0.",
    ("bench", "mu", "--players", "0"): "Mü is for 3 to 6 players, not 0.",
    ("simulate", "mu", "--threads", "-1"): "--threads must be 0 or more, not -1.",
    ("watch", "mu", "--pace", "-1"): "--pace must be 0 or more, not -1.0.",
    ("bench", "mu", "--players", "9"): "Mü is for 3 to 6 players, not 9.",
}


@pytest.mark.parametrize("arguments", REFUSED, ids=" ".join)
def test_a_refusal_is_one_sentence_and_exit_code_2(arguments, refused):
    assert refused(arguments).startswith(REFUSED[arguments])


def test_so_it_is_in_a_process_of_its_own():
    done = parlour("simulate", "mu", "--device", "cuda", CUDA_VISIBLE_DEVICES="", **PLAIN)
    assert done.returncode == 2
    assert done.stderr.startswith("There is no CUDA GPU on this machine;")
    assert done.stderr.count("\n") == 1
    assert done.stdout == ""


def test_an_unwritable_cache_folder_is_refused_when_it_was_named(tmp_path):
    in_the_way = tmp_path / "file"
    in_the_way.write_text("")
    done = parlour("simulate", "mu", PARLOUR_CACHE=str(in_the_way / "folder"))
    assert done.returncode == 2
    assert done.stderr.startswith("The folder for compiled code, PARLOUR_CACHE=")
    assert done.stderr.count("\n") == 1


def test_a_box_with_a_mistake_is_refused(tmp_path):
    box = tmp_path / "box.toml"
    box.write_text('format = 1\ngame = "mu"\n')
    done = parlour("simulate", "mu", PARLOUR_BOX_MU=str(box), **PLAIN)
    assert done.returncode == 2
    assert done.stderr == f"The box {box} has a mistake: seats.least is missing.\n"


def test_a_word_that_is_no_number_is_a_usage_error():
    done = parlour("simulate", "mu", "--players", "four")
    assert done.returncode == 2
    assert "Traceback" not in done.stderr


def test_help_comes_without_loading_the_compiler():
    code = "import sys; sys.argv = ['parlour', '--help']\n"
    code += "from parlour.cli import main\n"
    code += "try: main()\nexcept SystemExit: print('numba' in sys.modules, 'numpy' in sys.modules)"
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True)
    assert done.stdout.endswith("False False\n")


def test_a_reader_that_stops_early_is_no_error():
    command = f"{sys.executable} -c 'from parlour.cli import main; main()' rules mu | head -n 1"
    done = subprocess.run(command, shell=True, capture_output=True, text=True)
    assert done.returncode == 0
    assert done.stderr == ""


def test_seeds_may_be_any_whole_number():
    assert len(key_from_seed(-(10**40))) == 8
    assert parlour("simulate", "mu", "--games", "1", "--seed", "-7", "--json").returncode == 0


def test_what_people_are_told_to_type_works_where_they_are(monkeypatch, tmp_path):
    monkeypatch.setattr(sys, "argv", [".venv/bin/parlour"])
    monkeypatch.setenv("PATH", str(tmp_path))
    assert called() == ".venv/bin/parlour"
    (tmp_path / "parlour").touch(mode=0o700)
    assert called() == "parlour"
    monkeypatch.setattr(sys, "argv", ["-c"])
    monkeypatch.setenv("PATH", "")
    assert called() == "parlour"


def test_a_game_that_was_left_says_how_it_goes_on_from_here(tmp_path):
    """As after `make play`, where the shell does not know the command."""
    script = tmp_path / "parlour"
    script.write_text(f"#!{sys.executable}\nfrom parlour.cli import main\nmain()\n")
    script.chmod(0o700)
    left = subprocess.run(
        ["./parlour", "play", "mu", "--players", "3", "--save", "kept.json"],
        env=os.environ | {"PATH": "/usr/bin:/bin"},
        cwd=tmp_path,
        input="quit\n",
        capture_output=True,
        text=True,
    )
    assert "`./parlour play --load kept.json` continues it." in " ".join(left.stdout.split())
