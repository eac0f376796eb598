"""A game at the terminal, played through a real pseudo-terminal."""

import re
import signal
import subprocess

import pytest

from cli.terminal import COMMAND, PAGE, PASS_ON, PROMPT, Terminal, plain
from parlour.games import sheet

TABLE = ("play", "mu", "--players", "3", "--bots", "random,random", "--seed", "6")
ONE_HAND = ("--option", "hands=1")
COLOURS = re.compile(r"\x1b\[[0-9;]*(?:3[0-8]|4[0-8]|9[0-7])[0-9;]*m")
CARD = re.compile("[▲●■◆✚]")
LIMIT = 200  # decisions


@pytest.fixture
def sit(tmp_path):
    """Sit down at a table; the first question is asked."""
    opened = []

    def begin(*arguments, **more):
        table = Terminal(*arguments, folder=tmp_path, **more)
        opened.append(table.__enter__())
        table.asked = table.wait(PROMPT, PASS_ON, PAGE)
        table.opening = table.screen
        while table.asked == PAGE:
            table.asked = table.type("")
        return table

    yield begin
    for table in opened:
        table.__exit__()


def answer(table):
    """Whatever is offered first; nobody displays more than is shown already."""
    if table.asked in (PASS_ON, PAGE):
        return ""
    if "the auction" in table.screen:
        return "pass" if " pass" in table.screen else "end"
    return "1"


def play_on(table):
    for _ in range(LIMIT):
        if table.asked is None:
            return
        table.asked = table.type(answer(table))
    raise AssertionError("the game does not end")


def ask(table, line):
    """What a line is answered with."""
    before = len(table.said)
    table.asked = table.type(line)
    return " ".join(plain(table.said[before:]).split())


def test_a_whole_game_with_every_command_saved_and_continued(sit, tmp_path):
    table = sit(*TABLE, *ONE_HAND)
    assert "Seat 1: Display cards" in table.screen
    assert "(mu-20)" in table.screen
    assert "Crown team needs (reconstructed)" in table.screen
    assert "why something is not allowed" in ask(table, "?")
    assert "would choose: " in ask(table, "hint")
    assert "sure that nothing else is better" in table.screen
    assert '"fold" is no move here; say it like' in ask(table, "fold")
    assert "There is no 99 here; the choices are 1 to" in ask(table, "99")
    assert "Type a number" in ask(table, "")
    assert "mu-63: Follow suit if you can" in ask(table, "rule 63")
    assert 'mu has no rule "700"' in ask(table, "rule 700")
    assert "cannot take anything back" in ask(table, "undo")
    assert "pass is allowed." in ask(table, "why pass")
    assert "It was dealt from the seed 6: whoever knows" in ask(table, "log")
    assert "saved in other.json" in ask(table, "save other.json")
    assert "cannot be written" in ask(table, "save no/such/folder.json")
    assert "`parlour play --load other.json`" in ask(table, "save other.json")
    table.asked = table.type("quit")
    assert "`parlour play --load other.json` continues it." in " ".join(table.screen.split())
    assert table.code == 0

    again = sit("play", "--load", "other.json")
    play_on(again)
    assert again.code == 0
    told = " ".join(again.screen.split())
    assert "The game is over." in told
    assert "Result 1. seat" in told
    assert re.search(r"scores \d+: \d+ on cards, \d+ for the bid, \d+ for the trump", told)
    assert "`parlour replay other.json`" in told
    proof = re.search(r"verify other\.json --head (\w+)", told.replace("` ", "`"))
    done = subprocess.run(
        [*COMMAND, "verify", "other.json", "--head", proof[1]],
        cwd=tmp_path,
        capture_output=True,
        text=True,
    )
    assert "The head you kept is the last" in done.stdout


def test_a_new_game_begins_with_its_goal_and_no_other_table_has_it(sit):
    table = sit(*TABLE, "--save", "kept.json")
    assert sheet.goal("mu") in " ".join(table.opening.split())
    told = ask(table, "table")
    assert sheet.goal("mu") not in told
    table.type("quit")
    again = sit("play", "--load", "kept.json")
    assert sheet.goal("mu") not in " ".join(plain(again.said).split())


def test_a_forbidden_move_is_refused_with_its_rule_and_asked_again(sit):
    table = sit(*TABLE, *ONE_HAND, lines=40)
    for _ in range(LIMIT):
        led = "was led: follow suit" in table.screen
        quiet = led and re.search(r"(?<!\d )[▲●■◆✚]([RBGYK]\d)(?!\d)\*?(?=  )", hand_of(table))
        if quiet:
            break
        table.asked = table.type(answer(table))
    refused = ask(table, quiet[1])
    assert re.search(r"Not allowed: .*\(mu-63\)\. `rule mu-63` shows the rule\.", refused)
    assert "mu-63: Follow suit" in ask(table, f"why {quiet[1]}")
    assert table.asked == PROMPT


def hand_of(table):
    return table.screen.partition("\nHand")[2].partition("Seat 1,")[0]


def test_cards_put_away_can_be_taken_back(sit):
    table = sit(*TABLE, *ONE_HAND, lines=40)
    everything = re.findall(r"(\d+) [▲●■◆✚]", hand_of(table))  # twins have one number
    table.asked = table.type(" ".join([*everything, "end"]))
    for _ in range(LIMIT):
        if "putting cards away" in table.screen:
            break
        table.asked = table.type(answer(table))
    assert "Put 3 cards" in table.screen
    table.asked = table.type("1")
    assert "Put 2 cards" in table.screen
    assert "Put away" in table.screen
    table.asked = table.type("undo")
    assert "Put 3 cards" in table.screen
    table.asked = table.type("1 2 3")
    assert "the tricks" in table.screen


@pytest.mark.parametrize(("key", "code"), [(b"\x04", 0), (b"\x03", 130)], ids=["Ctrl-D", "Ctrl-C"])
def test_leaving_by_a_key_saves_the_game(sit, tmp_path, key, code):
    table = sit(*TABLE, "--save", "kept.json")
    table.press(key)
    assert "`parlour play --load kept.json` continues it." in " ".join(table.screen.split())
    assert table.code == code
    assert (tmp_path / "kept.json").exists()


@pytest.mark.parametrize("name", ["SIGHUP", "SIGTERM"])
def test_a_closed_window_or_a_polite_stop_saves_the_game(sit, tmp_path, name):
    table = sit(*TABLE, "--save", "kept.json")
    table.process.send_signal(getattr(signal, name))
    assert table.code == 130
    assert (tmp_path / "kept.json").exists()


def test_without_a_name_a_game_is_saved_in_a_new_file(sit, tmp_path):
    (tmp_path / "mu-1.json").write_text("somebody else's")
    sit(*TABLE).press(b"\x04")
    assert (tmp_path / "mu-2.json").exists()
    assert (tmp_path / "mu-1.json").read_text() == "somebody else's"


def test_where_a_game_cannot_be_saved_it_is_saved_elsewhere(sit):
    table = sit(*TABLE, "--save", "no/such/folder.json")
    table.press(b"\x04")
    told = "".join(table.screen.split())
    assert "cannotbewritten" in told
    assert "folder.json`continuesit." in told
    assert table.code == 0


def test_two_people_never_see_each_others_hands(sit):
    table = sit(
        "play",
        "mu",
        "--players",
        "3",
        "--bots",
        "random",
        "--names",
        "Ann,Ben",
        "--seed",
        "2",
        *ONE_HAND,
    )
    assert table.asked == PASS_ON
    for _ in range(3):
        assert table.asked == PASS_ON
        assert not CARD.search(table.screen)
        whose = "Ann" if "device to Ann" in table.screen else "Ben"
        table.asked = table.type("")
        table.asked = table.type("") if table.asked == PAGE else table.asked
        assert f"\n{whose}: Display" in table.screen
        table.asked = table.type("pass")
    assert "\x1b[?1049h" in table.said  # nothing can be scrolled back to
    table.press(b"\x04")
    assert "\x1b[?1049l" in table.said
    assert not CARD.search(table.screen)


def test_where_the_screen_cannot_be_cleared_the_hand_scrolls_away(sit):
    table = sit("play", "mu", "--bots", "random,random", "--seed", "6", TERM="dumb")
    assert table.asked == PASS_ON
    table.asked = table.type("")
    table.asked = table.type("pass")
    assert table.asked == PASS_ON
    assert not CARD.search("\n".join(plain(table.said).split("\n")[-50:]))


def test_with_one_person_there_is_no_pause(sit):
    table = sit(*TABLE)
    assert table.asked != PASS_ON


def test_colours_are_left_out_where_they_are_not_wanted(sit):
    assert COLOURS.search(sit(*TABLE).said)
    assert not COLOURS.search(sit(*TABLE, NO_COLOR="1").said)
    dumb = sit(*TABLE, TERM="dumb").said
    assert "\x1b" not in dumb
    assert "▲R" in dumb


@pytest.mark.parametrize("seats", ["3", "6"])
def test_a_game_through_pipes_fits_80_columns_and_has_no_escapes(seats, tmp_path):
    done = subprocess.run(
        [*COMMAND, "play", "mu", "--players", seats, "--seed", "2", *ONE_HAND],
        input="hint\n?\npass\n" * 12 + "1\n" * LIMIT,
        cwd=tmp_path,
        capture_output=True,
        text=True,
    )
    assert done.returncode == 0
    assert done.stderr == ""
    assert "Result" in done.stdout
    assert "\x1b" not in done.stdout
    lines = done.stdout.replace(f"Number or words, {PROMPT}", "\n").splitlines()
    assert max(map(len, lines)) <= 80


def test_a_table_of_bots_is_watched(tmp_path):
    command = [
        *COMMAND,
        "play",
        "mu",
        "--players",
        "3",
        "--bots",
        "mc,random,random",
        "--pace",
        "0",
    ]
    done = subprocess.run([*command, *ONE_HAND, "--seed", "1"], cwd=tmp_path, capture_output=True)
    told = done.stdout.decode()
    assert "Seat 1 (mc) " in told
    assert " ".join(told.split()).startswith(f"Mü. {sheet.goal('mu')}")
    assert "puts away" not in told
    assert "Result" in told
    assert not list(tmp_path.iterdir())


ALL_GAMES = "mu, project_l, snapshot, tavarua, small_islands"
REFUSED = {
    ("play",): f"Say which game to play: the shelf has {ALL_GAMES}.",
    ("play", "whist"): f'There is no game "whist"; the shelf has {ALL_GAMES}.',
    ("play", "mu", "--players", "7"): "Mü is for 3 to 6 players, not 7.",
    ("play", "mu", "--players", "0"): "Mü is for 3 to 6 players, not 0.",
    ("play", "mu", "--players", "-1"): "Mü is for 3 to 6 players, not -1.",
    ("play", "project_l", "--players", "0"): "Project L is for 1 to 6 players, not 0.",
    ("play", "mu", "--bots", "mc,deep"): 'There is no bot "deep"; there are',
    ("play", "mu", "--players", "3", "--bots", "mc,mc,mc,mc"): "4 bots do not fit at 3 seats.",
    (
        "play",
        "mu",
        "--names",
        "Ann,Ben",
    ): "--names needs a name for each person (1) or each seat (4).",
    ("play", "mu", "--bots", "none", "--names", "A,A,B,C"): "--names needs a name of its own",
    ("play", "mu", "--names", "Ann (mc)"): '"Ann (mc)" looks like the name of a bot;',
    ("play", "mu", "--option", "hands=11"): "The option hands must be 1 to 10, not 11.",
    ("play", "mu", "--pace", "-1"): "--pace must be 0 or more, not -1.0.",
    ("play", "mu", "--pace", "nan"): "--pace must be 0 or more, not nan.",
    ("play", "--load", "x", "--seed", "3"): "A saved game brings its own seed: leave --seed out.",
    ("play", "--load", "nowhere.json"): "nowhere.json cannot be read: no such file or directory.",
    ("replay", "nowhere.json"): "nowhere.json cannot be read: no such file or directory.",
}


@pytest.mark.parametrize("arguments", REFUSED, ids=" ".join)
def test_a_refusal_is_one_sentence_and_exit_code_2(arguments, refused):
    assert refused(arguments).startswith(REFUSED[arguments])


def test_words_parted_by_commas_are_done_one_after_another(sit):
    table = sit("play", "tavarua", "--players", "1", "--seed", "3")
    table.asked = table.type("short, keep, done")
    assert "choose an action" in table.screen


def test_what_was_drawn_for_stands_though_the_rest_is_refused(sit):
    table = sit("play", "tavarua", "--players", "1", "--seed", "3")
    table.asked = table.type("short, keep, nonsense")
    assert "starts with the short board" in table.screen
    assert '"nonsense" is no move here' in table.screen
    assert "What came before it stands." in " ".join(table.screen.split())
