"""Saves and records: whole, exact, and refused with a sentence when they are not."""

import json
import os
import stat
import sys
from importlib.resources import files

import jsonschema
import pytest

from parlour.errors import BadFile
from parlour.games import take
from parlour.play.files import checksum, read
from parlour.play.match import Match
from parlour.play.saves import load, save, write_record
from parlour.play.written import content
from play.test_match import new, played

SCHEMA = json.loads((files("parlour.play") / "match.schema.json").read_text("utf-8"))


def rewritten(path, **changes):
    """The file with some fields changed and its checksum made to fit again."""
    held = json.loads(path.read_text("utf-8")) | changes
    held["checksum"] = checksum(held)
    path.write_text(json.dumps(held), "utf-8")
    return path


@pytest.fixture
def running(tmp_path):
    save(played("mu", 3, moves=60), tmp_path / "game.json")
    return tmp_path / "game.json"


@pytest.fixture
def ended(tmp_path):
    write_record(played("mu", 3), tmp_path / "record.json")
    return tmp_path / "record.json"


@pytest.mark.parametrize("seats", [3, 4])
def test_a_save_loaded_after_every_move_continues_to_the_same_end(tmp_path, seats):
    whole, path = played("mu", seats), tmp_path / "game.json"
    for number in range(len(whole.log)):
        save(whole.at(number), path)
        match = load(path)
        assert match == whole.at(number)
        for entry in whole.log[number:]:
            match.play(entry.seat, entry.move)
        assert match.table.position() == whole.table.position()


def test_an_undo_is_kept_as_an_entry(tmp_path):
    match = played("mu", 4, moves=1)
    while not match.may_undo(seat := match.actors[0]):
        match.play(seat, match.legal(seat)[-1])
        seat = match.actors[0]
    match.undo(seat)
    save(match, tmp_path / "game.json")
    assert load(tmp_path / "game.json") == match
    assert json.loads((tmp_path / "game.json").read_text())["log"][-1] == {
        "seat": seat,
        "undo": True,
    }


def test_a_save_is_private_and_a_record_is_not(running, ended):
    assert stat.S_IMODE(running.stat().st_mode) == 0o600
    assert stat.S_IMODE(ended.stat().st_mode) == 0o644


@pytest.mark.parametrize("moves", [0, 60, None])
@pytest.mark.parametrize("kind", ["save", "record"])
def test_files_fit_their_schema(kind, moves):
    jsonschema.validate(content(played("mu", 3, moves=moves), kind), SCHEMA)


def test_the_record_of_a_running_game_keeps_its_secrets():
    match = played("mu", 3, moves=None)
    words = [entry["words"] for entry in content(match, "record")["log"]]
    away = next(n for n, said in enumerate(words) if said.startswith("puts away"))
    held = content(match.at(away + 3), "record")
    assert set(held["luck"]) == {"kind", "commitment"}
    hidden = [entry for entry in held["log"] if entry.get("move", 0) is None]
    assert [entry["words"] for entry in hidden] == ["makes a hidden move"] * 3
    assert "puts away" not in json.dumps(held)
    assert "puts away" in json.dumps(content(match, "record"))


def test_the_record_of_a_running_seeded_game_is_not_made(tmp_path):
    with pytest.raises(BadFile, match="could be guessed"):
        write_record(Match.new("mu", 3, seed=1), tmp_path / "r.json")
    assert not list(tmp_path.iterdir())


def test_what_is_no_ordinary_file_is_refused_at_once(tmp_path, monkeypatch):
    os.mkfifo(tmp_path / "pipe")
    for path in (tmp_path / "pipe", "/dev/zero", tmp_path):
        with pytest.raises(BadFile, match="is no file that could hold a game"):
            load(path)
    monkeypatch.setattr("parlour.play.files.MOST_BYTES", 99)
    (tmp_path / "long").write_bytes(b"x" * 100)
    with pytest.raises(BadFile, match="it is far too large"):
        load(tmp_path / "long")


def test_many_undos_are_kept_and_loaded_at_a_cost_that_grows_with_their_number(tmp_path):
    """What one entry more costs does not depend on how many there are: counted, not timed."""
    costs = {}
    for pairs in (50, 400):
        match = new("snapshot", 2)
        (seat,) = match.actors
        for _ in range(pairs):
            match.play(seat, "stops")
            match.undo(seat)
        save(match, tmp_path / "game.json")
        costs[pairs] = count_calls(lambda: load(tmp_path / "game.json").told(0)) / pairs
    assert costs[400] < 1.2 * costs[50]


def count_calls(work):
    """How many functions are called by some work."""
    count = 0

    def called(frame, event, argument):
        nonlocal count
        count += event in ("call", "c_call")

    sys.setprofile(called)
    try:
        work()
    finally:
        sys.setprofile(None)
    return count


def test_writing_leaves_the_old_file_when_it_fails(running, monkeypatch):
    before = running.read_bytes()

    def full(*_):
        raise OSError(28, "No space left on device")

    monkeypatch.setattr("os.fsync", full)
    with pytest.raises(BadFile, match=r"cannot be written: no space left on device\.$"):
        save(played("mu", 3, moves=10), running)
    assert running.read_bytes() == before
    assert [path.name for path in running.parent.iterdir()] == [running.name]


def test_a_folder_that_does_not_exist_is_refused(tmp_path):
    with pytest.raises(BadFile, match="cannot be written: no such file or directory"):
        save(played("mu", 3, moves=1), tmp_path / "nowhere" / "game.json")


REFUSED = {
    "": "is no file of Parlour's: it is not JSON.",
    "hello": "is no file of Parlour's: it is not JSON.",
    "[1, 2]": "is no save or record of Parlour's.",
    '{"game": "chess"}': "is no save or record of Parlour's.",
    '{"parlour": "save", "format": 0}': "is of an older format (0);",
    '{"parlour": "save", "format": 4}': "is of a newer format (4); update Parlour to read it.",
    '{"parlour": "save", "format": 1}': 'is damaged: "game" is missing or not what it should be.',
    '{"parlour": "save", "format": 1, "ga': "is damaged: it breaks off or was cut;",
}


@pytest.mark.parametrize("text", REFUSED)
def test_a_file_that_is_not_ours_is_refused(text, tmp_path):
    path = tmp_path / "file"
    path.write_text(text)
    with pytest.raises(BadFile) as refusal:
        load(path)
    assert str(refusal.value).startswith(f"{path} {REFUSED[text]}")


def test_bytes_and_missing_files_are_refused(tmp_path):
    (tmp_path / "bytes").write_bytes(b"\xff\xfe\x00")
    with pytest.raises(BadFile, match="it is not text"):
        load(tmp_path / "bytes")
    with pytest.raises(BadFile, match="cannot be read: no such file or directory"):
        load(tmp_path / "nothing")


def test_an_edited_file_is_refused(running):
    running.write_text(running.read_text().replace('"seats": 3', '"seats": 4'))
    with pytest.raises(BadFile, match="was edited: its checksum does not fit"):
        load(running)


@pytest.mark.parametrize("share", [0.1, 0.5, 0.99])
def test_a_truncated_file_is_refused(running, share):
    text = running.read_text()
    running.write_text(text[: int(len(text) * share)])
    with pytest.raises(BadFile, match="is damaged: it breaks off or was cut"):
        load(running)


def test_another_box_or_version_of_the_rules_is_refused(running):
    with pytest.raises(BadFile) as refusal:
        load(rewritten(running, box="0" * 64))
    in_use = f"the one that comes with Parlour ({take('mu').box.hash[:12]}) is in use"
    assert str(refusal.value) == (
        f"{running} was played with the box 000000000000 of Mü, but {in_use}: "
        "give its file with --box or in PARLOUR_BOX_MU."
    )
    with pytest.raises(BadFile, match="by version 99 of the rules; this Parlour plays version 1"):
        load(rewritten(running, rules=99))


def test_a_running_record_cannot_be_replayed_yet(tmp_path):
    write_record(played("mu", 3, moves=9), tmp_path / "r.json")
    with pytest.raises(BadFile, match="a game that still runs: it cannot be replayed yet"):
        load(tmp_path / "r.json")


@pytest.mark.parametrize(
    "log",
    [
        [3],
        [{}],
        [{"seat": 0}],
        [{"seat": 9, "undo": True}],
        [{"seat": "x", "move": 1, "words": ""}],
    ],
)
def test_a_log_that_makes_no_sense_is_refused(running, log):
    with pytest.raises(BadFile, match="does not replay"):
        load(rewritten(running, log=log))


ODD = {
    "names": [[1, 2, 3], [None] * 3, [], ["a", "a", "b"]],
    "options": [{"hands": 1.9}, {"hands": []}, {"hands": None}, {"rounds": 1}, {}],
    "seats": [True, 99, -1, 10**30],
    "rules": [True, "1"],
    "game": ["whist", ""],
    "luck": [{}, {"secret": 1, "table": "", "salts": []}, {"secret": "ab", "table": 1, "salts": 2}],
    "winner": ["Ann"],
    "result": ["Ann", 7],
}


@pytest.mark.parametrize(("field", "value"), [(k, v) for k, values in ODD.items() for v in values])
def test_odd_things_in_a_file_get_a_sentence(running, field, value):
    with pytest.raises(BadFile) as refusal:
        load(rewritten(running, **{field: value}))
    assert str(refusal.value).startswith(str(running))
    assert str(refusal.value).count(str(running)) == 1
    assert "\n" not in str(refusal.value)


@pytest.mark.parametrize("odd", ["1" * 5000, '"\\ud800"', "[" * 100_000])
def test_odd_json_gets_a_sentence(running, odd):
    running.write_text(running.read_text().replace('"seats": 3', f'"seats": {odd}'))
    with pytest.raises(BadFile):
        load(running)


def test_words_of_an_undo_are_refused(tmp_path):
    match = new("snapshot", 2)
    (seat,) = match.actors
    match.play(seat, "stops")
    match.undo(seat)
    save(match, tmp_path / "game.json")
    log = read(tmp_path / "game.json")["log"]
    log[-1]["words"] = "x"
    with pytest.raises(BadFile, match='entry 2 says "x", but the move is'):
        load(rewritten(tmp_path / "game.json", log=log))


@pytest.mark.parametrize("depth", range(900, 1000, 9))
def test_what_is_nested_without_end_gets_a_sentence(running, depth):
    deep = "[" * depth + "]" * depth
    running.write_text(running.read_text().replace('"seats": 3', f'"seats": {deep}'))
    with pytest.raises(BadFile):
        load(running)


def test_a_running_record_does_not_tell_what_was_sent_together():
    match = new("mu", 3)
    seat = match.actors[0]
    cards = [choice["touches"][0] for choice in match.ask(seat)["choices"][:2]]
    match.play(seat, [[card] for card in cards])
    assert any(entry.joined for entry in match.log)
    assert not any("joined" in entry for entry in content(match, "record")["log"])


def test_a_file_that_says_a_thing_twice_is_refused(running):
    running.write_text(running.read_text().replace('"seats": 3', '"seats": 3, "seats": 3'))
    with pytest.raises(BadFile, match="is damaged"):
        load(running)


def test_a_name_that_is_no_file_name_is_refused():
    with pytest.raises(BadFile, match="is no name of a file"):
        load("a\0b")
    with pytest.raises(BadFile, match="is no name of a file"):
        save(Match.new("mu", 3), "a\0b")


def test_what_is_read_is_what_was_written(running):
    assert content(load(running), "save") == read(running)
    assert isinstance(load(running), Match)


def test_the_record_of_a_running_game_leaves_out_what_nobody_noticed():
    match = Match.new("tavarua", 2)
    for _ in range(2):
        (seat,) = match.actors
        match.play(seat, "short")
    match.play(0, "keep")
    before = content(match, "record")["log"]
    assert [entry["words"] for entry in before[2:]] == ["makes a hidden move"]
    match.play(1, match.legal(1)[1])  # a card to give up: the choice is not made yet
    assert content(match, "record")["log"] == before
    match.undo(1)
    assert content(match, "record")["log"] == before
    assert not any("takes" in told["words"] for told in match.told(0))
    match.undo(0)
    assert len(content(match, "record")["log"]) > len(before)
