"""Saves and records: a match written down, and played again from what was written.

A *save* is private (mode 0600): it holds the secret and continues. A *record* is public: while the
game runs it holds the commitment and hides what others may not know; after the end it holds all,
and `verify` proves it.
"""

from pathlib import Path
from typing import Any

from parlour.errors import BadFile, ParlourError
from parlour.games import SHELF, take
from parlour.kit.box import Box, short, usual, variable
from parlour.kit.positions import Positions
from parlour.kit.record import SPECTATOR
from parlour.play.files import FORMAT, RECORD, SAVE, Content, checksum, read, write
from parlour.play.log import UNDO, Entry, undone
from parlour.play.match import Match
from parlour.play.shuffle import Shuffle

PRIVATE, PUBLIC = 0o600, 0o644
UNSEEN = "makes a hidden move"  # in a public log, of what others may not know yet


def save(match: Match, path: str | Path) -> None:
    """Write a match so that it can be continued; keep the file to yourself."""
    write(Path(path), content(match, SAVE), PRIVATE)


def write_record(match: Match, path: str | Path) -> None:
    """Write a match for everybody to see; of a seeded one only after its end."""
    write(Path(path), content(match, RECORD), PUBLIC)


def load(path: str | Path) -> Match:
    """Continue a saved match, or take up the record of one that has ended."""
    return replayed(read(path), str(path))


def content(match: Match, kind: str) -> Content:
    """What a save or record of the match holds."""
    whole = kind == SAVE or match.is_over
    if not whole and match.shuffle.is_guessable:
        raise BadFile(
            "The seed of a running game could be guessed from its record: "
            "write it after the end, or play without a seed."
        )
    held: Content = {
        "parlour": kind,
        "format": FORMAT,
        "game": match.game.name,
        "rules": match.game.version,
        "box": match.game.box.hash,
        "seats": match.seats,
        "options": match.options,
        "names": list(match.names),
        "luck": _luck(match.shuffle, whole),
        "log": _log(match, whole),
        "result": _result(match) if match.is_over else None,
    }
    return held | {"checksum": checksum(held)}


def _luck(shuffle: Shuffle, whole: bool) -> Content:
    luck: Content = {"commitment": shuffle.commitment}
    if whole:
        luck |= {
            "secret": shuffle.secret.hex(),
            "table": shuffle.table,
            "salts": list(shuffle.salts),
        }
    return luck


def _log(match: Match, whole: bool) -> list[Content]:
    """All entries with their words; of a running game without what others may not know yet.

    Such moves are blanked if their content is secret, and left out if nobody else even noticed
    them: how many steps a hidden choice takes would tell about it.
    """
    shown, past = [], match.at(0)
    for entry in match.log:
        before, told = _noticed(past), _entry(past, entry)
        secret = entry.move != UNDO and match.game.is_secret(past.table.reading(), *entry[:2])
        past.follow(entry)
        if whole:
            shown.append(told)
        elif _noticed(past) != before:
            shown.append({"seat": entry.seat, "move": None, "words": UNSEEN} if secret else told)
    return shown


def _noticed(match: Match) -> tuple[Positions, int]:
    """What anybody can have noticed: the table, and how much was told."""
    return match.seen(), len(match.chronicle.shown(SPECTATOR))


def _entry(match: Match, entry: Entry) -> Content:
    if entry.move == UNDO:
        return {"seat": entry.seat, "undo": True}
    told = {"seat": entry.seat, "move": entry.move, "words": _words(match, match.table, entry)}
    return told | {"joined": True} if entry.joined else told


def _words(match: Match, table: Positions, entry: Entry) -> str:
    return match.game.say(table.reading(), entry.seat, entry.move)


def _result(match: Match) -> list[Content]:
    return [{"seat": s.seat, "points": s.points, "place": s.place} for s in match.result()]


def replayed(held: Content, path: str) -> Match:
    """The match a whole save or record tells, played again move by move."""
    _check_game(held, path)
    if "secret" not in held["luck"]:
        raise BadFile(f"{path} is the record of a game that still runs: it cannot be replayed yet.")
    match = _set_up(held, path)
    for number, told in enumerate(held["log"], 1):
        before = match.table.copy()
        entry = _follow_told(match, told, f"{path} does not replay: entry {number}")
        meant = "" if entry.move == UNDO else _words(match, before, entry)
        if held["format"] == FORMAT and told.get("words", "") != meant:
            said = f'entry {number} says "{told["words"]}"'
            raise BadFile(f'{path} does not replay: {said}, but the move is "{meant}".')
    _check_outcome(held, match, path)
    return match


def _set_up(held: Content, path: str) -> Match:
    luck = held["luck"]
    try:
        shuffle = Shuffle(bytes.fromhex(luck["secret"]), luck["table"], tuple(luck["salts"]))
        return Match(held["game"], held["seats"], held["options"], None, shuffle, held["names"])
    except ParlourError as refusal:
        raise BadFile(f"{path} does not replay: {refusal}") from None
    except (KeyError, TypeError, ValueError, AttributeError):
        raise BadFile(f"{path} does not replay: its luck is not what it should be.") from None


def _follow_told(match: Match, told: Any, where: str) -> Entry:
    try:
        entry = undone(told["seat"]) if "undo" in told else _told_entry(told)
        match.follow(entry)
    except ParlourError as refusal:
        raise BadFile(f"{where} is refused: {refusal}") from None
    except (KeyError, TypeError, ValueError):
        raise BadFile(f"{where} makes no sense.") from None
    return entry


def _told_entry(told: Any) -> Entry:
    return Entry(told["seat"], told["move"], joined=bool(told.get("joined")))


def _check_outcome(held: Content, match: Match, path: str) -> None:
    """Refuse a file that holds anything but what its own moves give."""
    if held["parlour"] == RECORD and not match.is_over:
        raise BadFile(f"{path} was cut: a record shows its secret only after the end of the game.")
    again = content(match, held["parlour"])
    if again["result"] != held["result"]:
        raise BadFile(f"{path} is false: the moves do not lead to the result it states.")
    if _without_words(again, held["format"]) != _without_words(held, held["format"]):
        raise BadFile(f"{path} was edited: it holds more or other things than its moves give.")


def _without_words(held: Content, format: int) -> Content:
    """What has to be the same; in an older format moves were said otherwise."""
    if format == FORMAT:
        return held
    log = [{**told, "words": ""} if "words" in told else told for told in held["log"]]
    return {**held, "log": log, "format": format, "checksum": ""}


def _check_game(held: Content, path: str) -> None:
    if held["game"] not in SHELF:
        raise BadFile(f"{path} is of a game that is not on the shelf: {held['game']}.")
    game = take(held["game"])
    if held["rules"] != game.version:
        wanted = f"this Parlour plays version {game.version}"
        raise BadFile(f"{path} was played by version {held['rules']} of the rules; {wanted}.")
    if held["box"] != game.box.hash:
        played, used = f"the box {short(held['box'])} of {game.title}", f"{game.box} is in use"
        raise BadFile(f"{path} was played with {played}, but {used}: {_way_back(held)}.")


def _way_back(held: Content) -> str:
    """How to use the box a match was played with."""
    if held["box"] == Box(usual(held["game"]), held["game"]).hash:
        return "leave your own box out, for it was the one that comes with Parlour"
    return f"give its file with --box or in {variable(held['game'])}"
