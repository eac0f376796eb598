"""A match played again from what was written, entry by entry: anything amiss is refused."""

import json
from typing import Any

from parlour.errors import BadFile, ParlourError
from parlour.games import SHELF, take
from parlour.kit.box import Box, short, usual, variable
from parlour.kit.positions import Positions
from parlour.play.files import RECORD, WITHOUT_HEADS, WITHOUT_WORDS, Content
from parlour.play.log import UNDO, Entry, undone
from parlour.play.match import Match
from parlour.play.origin.reading import begun
from parlour.play.written import entry_of, frame


def replayed(held: Content, path: str, parent: Match | None = None) -> Match:
    """The match that a whole save or record tells, played again."""
    _check_game(held, path)
    match = begun(held, path, parent)
    for number, told in enumerate(held["log"], 1):
        before = match.table.copy()
        _follow(match, told, f"{path} does not replay: entry {number}")
        _check_entry(match, before, told, held, f"{path} does not replay: entry {number}")
    _check_outcome(held, match, path)
    return match


def _follow(match: Match, told: Any, where: str) -> None:
    try:
        match.follow(undone(told["seat"]) if "undo" in told else _entry(told))
    except ParlourError as refusal:
        raise BadFile(f"{where} is refused: {refusal}") from None
    except (KeyError, TypeError, ValueError, AttributeError):
        raise BadFile(f"{where} makes no sense.") from None


def _entry(told: Any) -> Entry:
    if told["move"] == UNDO:
        raise ValueError
    return Entry(told["seat"], told["move"], joined=bool(told.get("joined")))


def _check_entry(match: Match, before: Positions, told: Any, held: Content, where: str) -> None:
    """Refuse an entry that is written otherwise than what it does."""
    is_sealed = held["parlour"] == RECORD and held["format"] not in WITHOUT_HEADS
    meant = entry_of(match, before, is_sealed)
    if held["format"] in WITHOUT_WORDS:
        told, meant = {**told, "words": ""}, {**meant, "words": ""}
    if told.get("words") != meant.get("words"):
        raise BadFile(
            f'{where} says "{told.get("words")}", but the move is "{meant.get("words")}".'
        )
    if not _same(told, meant):
        raise BadFile(f"{where} was edited: it is not chained to those before it as it should be.")


def _check_outcome(held: Content, match: Match, path: str) -> None:
    """Refuse a file that holds anything but what its own moves give."""
    if held["parlour"] == RECORD and not match.is_over:
        raise BadFile(f"{path} was cut: a record shows its secret only after the end of the game.")
    again = frame(match, held["parlour"])
    if again["result"] != held["result"]:
        raise BadFile(f"{path} is false: the moves do not lead to the result it states.")
    older = {"format", "names", "luck", "head"} if held["format"] in WITHOUT_HEADS else set()
    if not all(_same(again[name], held[name]) for name in again.keys() - older):
        raise BadFile(f"{path} was edited: it holds more or other things than its moves give.")


def _same(one: Any, other: Any) -> bool:
    """Whether two things are written the same: 1 is not true, nor 1.0."""
    return json.dumps(one, sort_keys=True) == json.dumps(other, sort_keys=True)


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
