"""Games looked at afterwards: replay, verify and hint."""

import json
import subprocess

import pytest

from cli.terminal import COMMAND, Terminal
from parlour.play.match import Match
from parlour.play.saves import save, write_record

KEYS = "q: stop "


@pytest.fixture(scope="module")
def games(tmp_path_factory):
    """A folder with a finished game and one that still runs."""
    folder = tmp_path_factory.mktemp("games")
    match = Match("mu", 3, {"hands": 1}, 4, names=["Ann", "Ben", "Cay (mc)"])
    save(match, folder / "new.json")
    while not match.is_over:
        seat = match.actors[0]
        match.play(seat, match.legal(seat)[0])
    save(match, folder / "over.json")
    write_record(match, folder / "record.json")
    (folder / "letter.json").write_text("Dear Ann")
    edited = json.loads((folder / "over.json").read_text()) | {"names": ["A", "B", "C"]}
    (folder / "edited.json").write_text(json.dumps(edited))
    return folder


def parlour(folder, *arguments):
    return subprocess.run([*COMMAND, *arguments], cwd=folder, capture_output=True, text=True)


def test_without_a_terminal_a_game_is_told_at_once(games):
    done = parlour(games, "replay", "record.json")
    assert "deals hand 1" in done.stdout
    assert "The game is over." in done.stdout
    assert "Result" in done.stdout
    assert "\x1b" not in done.stdout
    assert max(map(len, done.stdout.splitlines())) <= 80


def test_a_game_is_stepped_through_both_ways(games):
    with Terminal("replay", "over.json", folder=games, lines=40) as screen:

        def press(line):
            screen.type(line, KEYS)
            return screen.screen

        screen.wait(KEYS)
        assert "After 0 of " in screen.screen
        assert "deals hand 1" in screen.screen
        assert "After 1 of " in press("")
        assert "deals hand 1" not in screen.screen
        assert "After 2 of " in press("n")
        assert "After 1 of " in press("p")
        assert "After 20 of " in press("20")
        assert "After 20 of " in press("what?")
        last = press("99999")
        assert "Result" in last
        assert "After 0 of " in press("0")
        assert "After 0 of " in press("p")
        screen.press(b"q\n")
        assert screen.code == 0


def test_a_seat_sees_its_own_hand(games):
    with Terminal("replay", "new.json", "--seat", "2", folder=games) as screen:
        screen.wait(KEYS)
        assert "Hand  " in screen.screen
        screen.press(b"\x04")
        assert screen.code == 0


def test_verify_says_what_was_proved(games):
    held = json.loads((games / "record.json").read_text())
    done = parlour(games, "verify", "record.json", "--head", held["head"])
    assert done.returncode == 0
    assert done.stdout.startswith("It was dealt from the seed ")
    assert "; the result follows from them.\nThe head you kept is the last:" in done.stdout


def test_a_hint_names_a_move_and_its_alternatives(games):
    done = parlour(games, "hint", "new.json", "--playouts", "200")
    assert done.stdout.startswith("For ")
    assert "The mc bot would choose: " in done.stdout
    assert "What it weighed" in done.stdout


REFUSED = {
    ("verify", "letter.json"): "letter.json is no file of Parlour's: it is not JSON.",
    ("verify", "edited.json"): "edited.json was edited: its checksum does not fit",
    ("verify", "over.json", "--commitment", "00"): "A commitment is 64 digits from 0 to f",
    (
        "verify",
        "over.json",
        "--commitment",
        "0" * 64,
    ): "over.json is false: a game with a",
    ("verify", "over.json", "--head", "0" * 64): "over.json is false: the head you kept is no part",
    ("verify", "over.json", "--salt", "x"): "A salt is the text that you sent, together with",
    ("verify", "over.json", "--salt", "x", "--seat", "1"): "over.json is of a deal without salts",
    ("verify", "over.json", "--parent", "over.json"): "over.json is no fork: leave its parent out.",
    ("replay", "letter.json"): "letter.json is no file of Parlour's: it is not JSON.",
    ("replay", "over.json", "--seat", "4"): "There is no seat 4; this game has seats 1 to 3.",
    ("hint", "over.json"): "The game is over: there is nothing left to decide.",
    ("hint", "new.json", "--seat", "7"): "There is no seat 7; this game has seats 1 to 3.",
    ("hint", "new.json", "--playouts", "0"): "A bot needs at least 1 playout, not 0.",
    ("play", "--load", "letter.json"): "letter.json is no file of Parlour's: it is not JSON.",
}


@pytest.mark.parametrize("arguments", REFUSED, ids=" ".join)
def test_a_refusal_is_one_sentence_and_exit_code_2(arguments, games, refused):
    assert refused(arguments, games).startswith(REFUSED[arguments])


def test_a_seat_that_need_not_decide_gets_no_hint(games, refused):
    deciding = Match("mu", 3, {"hands": 1}, 4).actors[0] + 1
    said = refused(("hint", "new.json", "--seat", str(deciding % 3 + 1)), games)
    assert "has nothing to decide now" in said
