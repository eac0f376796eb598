"""A match as plain data: what a save or a record of it holds."""

from parlour.errors import BadFile
from parlour.kit.positions import Positions
from parlour.kit.record import SPECTATOR
from parlour.play.files import FORMAT, RECORD, SAVE, Content, checksum
from parlour.play.log import UNDO, Entry
from parlour.play.match import Match
from parlour.play.origin.fork import Fork

UNSEEN = "makes a hidden move"  # in a public log, of what others may not know yet


def content(match: Match, kind: str) -> Content:
    """What a save or record of the match holds."""
    is_known = kind == SAVE or match.is_over
    if not is_known and match.is_guessable:
        raise BadFile(
            "The deal of this running game could be guessed from its record: "
            "write it after the end, or play without a seed."
        )
    if kind == RECORD and isinstance(match.origin, Fork) and not match.origin.was_over:
        raise BadFile(
            "This game was forked from one that still ran, of which its record would tell: "
            "save it, or fork the other one when it is over."
        )
    log = _whole_log(match, kind == RECORD) if is_known else _public_log(match)
    held = frame(match, kind) | {"log": log}
    return held | {"checksum": checksum(held)}


def frame(match: Match, kind: str) -> Content:
    """The same without its log and its checksum."""
    return {
        "parlour": kind,
        "format": FORMAT,
        "game": match.game.name,
        "rules": match.game.version,
        "box": match.game.box.hash,
        "seats": match.seats,
        "options": match.options,
        "names": list(match.names),
        "luck": _luck(match, kind),
        "head": match.history.heads[-1].hex() if kind == SAVE else match.head,
        "result": _result(match) if match.is_over else None,
    }


def _luck(match: Match, kind: str) -> Content:
    """How it began; a save of a fork holds its parent, a record only names it."""
    held = match.origin.held(match.terms, whole=kind == SAVE or match.is_over)
    if kind == SAVE and isinstance(match.origin, Fork):
        held["parent"] = content(match.origin.parent, SAVE)
    return held


def _result(match: Match) -> list[Content]:
    return [{"seat": s.seat, "points": s.points, "place": s.place} for s in match.result()]


def _whole_log(match: Match, is_sealed: bool) -> list[Content]:
    """All entries with their words; sealed, with what chains them to each other."""
    told, past = [], match.after(0)
    for entry in match.log:
        before = past.table.copy()
        past.follow(entry)
        told.append(entry_of(past, before, is_sealed))
    return told


def entry_of(match: Match, before: Positions, is_sealed: bool) -> Content:
    """The last entry of a match as it is written; `before` is the table before it."""
    place, entry = len(match.log) - 1, match.log[-1]
    told: Content = {"seat": entry.seat} | _done(match, before, entry)
    if is_sealed:
        head, nonce = match.history.heads[place], match.history.nonce(place)
        told |= {"before": head.hex(), "nonce": nonce.hex()}
    return told


def _done(match: Match, before: Positions, entry: Entry) -> Content:
    if entry.move == UNDO:
        return {"undo": True}
    words = match.game.say(before.reading(), entry.seat, entry.move)
    joined = {"joined": True} if entry.joined else {}
    return {"move": entry.move, "words": words} | joined


def _public_log(match: Match) -> list[Content]:
    """The entries of a running game without what others may not know yet.

    Such moves are blanked if their content is secret, and left out if nobody else even noticed
    them: how many steps a hidden choice takes would tell about it.
    """
    told, past = [], match.after(0)
    noticed = _noticed(past)
    for entry in match.log:
        before, unnoticed = past.table.copy(), noticed
        is_move = entry.move != UNDO
        is_secret = is_move and match.game.is_secret(before.reading(), entry.seat, entry.move)
        past.follow(entry)
        noticed = _noticed(past)
        if noticed != unnoticed:
            plain = entry._replace(joined=False)  # or it would tell of steps before it
            done = {"move": None, "words": UNSEEN} if is_secret else _done(past, before, plain)
            told.append({"seat": entry.seat} | done)
    return told


def _noticed(match: Match) -> tuple[Positions, int]:
    """What anybody can have noticed: the table, and how much was told."""
    return match.seen(), match.chronicle.count(SPECTATOR)
