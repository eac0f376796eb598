"""Files gone wrong: cut, flipped, mixed, and edited with a checksum that fits again."""

import json
from contextlib import suppress

import pytest

from attacks.attack import attack
from parlour.errors import BadFile
from parlour.play.files import checksum
from parlour.play.saves import load, save, write_record
from parlour.play.verify import verify
from play.test_match import played

ODD = (None, True, -1, 0, 1.5, 10**40, "", "x", "\x1b[2J", "\ud800", [], {}, [[]], "9" * 5000)


@pytest.fixture(scope="module")
def whole(tmp_path_factory):
    """A save, a record and a fork's save, as texts."""
    folder = tmp_path_factory.mktemp("whole")
    running = played("mu", 3, moves=30)
    save(running, folder / "save.json")
    write_record(played("mu", 3), folder / "record.json")
    save(running.fork(1, seed=5), folder / "fork.json")
    return [path.read_text("utf-8") for path in sorted(folder.iterdir())]


def damaged(text, luck):
    """Bytes changed somewhere: cut, flipped, doubled, or mixed with others."""
    held = bytearray(text.encode())
    for _ in range(luck.randrange(1, 4)):
        place = luck.randrange(len(held))
        how = luck.randrange(4)
        if how == 0:
            del held[place : place + luck.randrange(1, 200)]
        elif how == 1:
            held[place] = luck.randrange(256)
        elif how == 2:
            held[place:place] = held[: luck.randrange(100)]
        else:
            held[place:place] = bytes(luck.randrange(256) for _ in range(luck.randrange(1, 9)))
    return bytes(held)


def edited(text, luck):
    """Something in it changed for something else, and the checksum made to fit again."""
    held = json.loads(text)
    place = held
    while True:
        keys = list(place) if isinstance(place, dict) else list(range(len(place)))
        key = luck.choice(keys)
        if isinstance(place[key], dict | list) and place[key] and luck.random() < 0.8:
            place = place[key]
            continue
        if luck.random() < 0.2 and isinstance(place, dict):
            place[luck.choice(["more", "undo", "move", "secret", "parent"])] = luck.choice(ODD)
        else:
            place[key] = luck.choice(ODD)
        break
    with suppress(TypeError, ValueError):
        held["checksum"] = checksum(held)
    return json.dumps(held).encode()


@pytest.mark.parametrize("spoil", [damaged, edited])
@attack(few=300, many=50_000)
def test_a_file_that_is_not_whole_is_refused_in_a_sentence(
    whole, spoil, tries, luck, tally, tmp_path
):
    path = tmp_path / "game.json"
    loaded = {text: None for text in whole}
    for text in whole:
        path.write_text(text, "utf-8")
        loaded[text] = load(path)
    for number in range(tries):
        text = luck.choice(whole)
        path.write_bytes(spoil(text, luck))
        try:
            match = (verify if number % 5 == 0 else load)(path)
        except BadFile:
            tally[f"refused by {spoil.__name__}"] += 1
        else:
            assert isinstance(match, list) or match.log == loaded[text].log
            tally["harmless"] += 1
