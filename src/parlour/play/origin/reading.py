"""How a written match began: its origin read back, whichever kind and format it is."""

import re
from collections.abc import Callable
from typing import Any

from parlour.errors import BadFile, BadSeats, ParlourError
from parlour.play.files import WITHOUT_HEADS, Content, check
from parlour.play.match import Match
from parlour.play.origin import Origin
from parlour.play.origin.fork import DEEPEST, Fork
from parlour.play.origin.shuffle import OldShuffle, Seeded, Shuffle

DIGITS = re.compile(r"-?[0-9]{1,78}")
OLD_SEED = re.compile(rb"parlour(-?[0-9]{1,78})")


def begun(held: Content, path: str, parent: Match | None) -> Match:
    """The match before its first move."""
    try:
        origin = _origin(held, path, parent)
        match = Match(held["game"], held["seats"], held["options"], None, origin, _names(held))
    except BadFile:
        raise
    except ParlourError as refusal:
        raise BadFile(f"{path} does not replay: {refusal}") from None
    except (KeyError, TypeError, ValueError, AttributeError):
        raise BadFile(f"{path} does not replay: its luck is not what it should be.") from None
    if held["luck"].get("commitment") != match.commitment and not match.is_guessable:
        raise BadFile(f"{path} is false: its secret does not fit the commitment it made.")
    return match


def _names(held: Content) -> list[str] | None:
    """The names; older formats let in some that are refused now, and then seats are numbered."""
    from parlour.play.names import checked_names

    if held["format"] in WITHOUT_HEADS:
        try:
            return list(checked_names(held["names"], held["seats"]))
        except BadSeats:
            return None
    return held["names"]  # type: ignore[no-any-return]


def _origin(held: Content, path: str, parent: Match | None) -> Origin:
    luck = held["luck"]
    if held["format"] in WITHOUT_HEADS:
        return _old(_known(luck, path))
    if luck["kind"] == "fork":
        return _fork(held, path, parent)
    if parent is not None:
        raise BadFile(f"{path} is no fork: leave its parent out.")
    return KINDS[luck["kind"]](_known(luck, path))


def _known(luck: Content, path: str) -> Content:
    """The luck of a game whose secret may be known."""
    if "commitment" in luck and "secret" not in luck:
        raise BadFile(f"{path} is the record of a game that still runs: it cannot be replayed yet.")
    return luck


def _sealed(luck: Content) -> Origin:
    return Shuffle(bytes.fromhex(luck["secret"]), luck["table"], tuple(luck["salts"]))


def _seeded(luck: Content) -> Origin:
    if not DIGITS.fullmatch(luck["seed"]):
        raise ValueError
    return Seeded(int(luck["seed"]))


def _old(luck: Content) -> Origin:
    """As formats 1 and 2 had it, where a seed was the secret "parlour" and its digits."""
    secret, seeded = bytes.fromhex(luck["secret"]), None
    if not luck["table"] and not luck["salts"]:
        seeded = OLD_SEED.fullmatch(secret)
    if seeded:
        return Seeded(int(seeded[1]))
    return OldShuffle(secret, luck["table"], tuple(luck["salts"]))


def _fork(held: Content, path: str, parent: Match | None) -> Origin:
    """Where a fork began: in the parent within a save, or in the one given for a record."""
    luck = held["luck"]
    if "parent" in luck:
        parent = _parent(luck["parent"], f"{path}, the game it was forked from,")
    if parent is None:
        came = f"the game whose history is {luck['head'][:12]}… after {luck['entries']} entries"
        raise BadFile(f"{path} is a fork of {came}: give that game's file too, with --parent.")
    parent = parent.after(luck["entries"])
    if parent.history.heads[-1].hex() != luck["head"] or parent.terms.game != held["game"]:
        raise BadFile(f"{path} is no fork of that game, or not of what was played there.")
    if type(luck["was_over"]) is not bool:
        raise ValueError
    seat = parent.checked_seat(luck["seat"])
    return Fork.of(parent, seat, int(luck["seed"], 16), luck["was_over"])


def _parent(held: Any, path: str) -> Match:
    from parlour.play.replay import replayed

    depth, inner = 0, held
    while isinstance(inner, dict) and isinstance(inner.get("luck"), dict):
        depth, inner = depth + 1, inner["luck"].get("parent")
    if depth > DEEPEST:
        raise BadFile(f"{path} is a fork of more than {DEEPEST} forks.")
    return replayed(check(held, path), path)


KINDS: dict[str, Callable[[Content], Origin]] = {
    "sealed": _sealed,
    "seed": _seeded,
    "old": lambda luck: OldShuffle(
        bytes.fromhex(luck["secret"]), luck["table"], tuple(luck["salts"])
    ),
}
