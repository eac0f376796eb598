"""One surfer does one thing on an empty sea; and rounds resolved without what comes after."""

import re

from games.tavarua.positions import cards, choose, named, next_wave, player, table
from parlour.games.tavarua.rules.resolving import resolve
from parlour.kit.rule import rule

REACH = {"short": 2, "long": 3}  # tavarua: balance spaces from the centre to either end
WAY = {"T": 1, "M": -1}  # tavarua-37
HELD = 5
PILE = {"stoke": "pile_stoke", "hang": "hang_tens", "barrel": "barrels"}
PILE |= {"perfect": "perfect", "bonus": "bonus"}


def surf(words, *, at="wave 4", board="short", balance=0, pile="", shift=0, barrel=False, **more):
    """Alone, do "ride T3 as 5 with Leash", and a Wave card comes: the position, what was heard.

    `pile` names its cards and, with numbers, its tokens: "T1 M3 stoke 2 perfect 1".
    """
    fields = {"at": [at], "boards": [board], "balances": [balance], "hands": [hand_for(words)]}
    fields |= {"piles": [" ".join(kinds_of(pile))], "stoke": [attached_to(words)]}
    fields |= {"seats": {0: tokens_of(pile)}, "tokens": [more.pop("tokens", 0)]}
    fields |= {"dice": [1] * 6}  # all waves have broken, and only the outermost is perfect
    position = next_wave(table(1, **{**fields, **more}), shift, barrel)
    return position, choose(position, 0, words)


def kinds_of(words):
    """The cards named in a text."""
    return re.findall(r"\b[TM][1-4]\b", words)


def hand_for(words):
    """Five cards, with those named in a choice."""
    found = kinds_of(words)
    return " ".join([*found, *["M1"] * (HELD - len(found))])


def attached_to(words):
    """The Stoke card of a choice, as a list."""
    return [name for name in [words.partition(" with ")[2]] if name]


def tokens_of(pile):
    """The fields of the tokens that a pile names."""
    return {PILE[name]: int(n) for name, n in re.findall(r"\b([a-z]+) (\d+)", pile)}


def pile_of(position, seat=0):
    """The pile of a surfer, as `surf` takes it."""
    held = player(position, seat)
    tokens = [f"{name} {held[field]}" for name, field in PILE.items() if held[field]]
    return " ".join([named(held["pile"]), *tokens]).strip()


def discarded(position):
    """The player cards that were discarded."""
    return named(position.games[0]["discard"])


def in_order(names):
    """Names of cards as `named` gives them."""
    return named(cards(names))


def just_resolve(position):
    """Carry out what all chose, without the Wave card and what follows."""
    position.games["event_count"] = 0
    _resolve(position.games)
    return position


@rule
def _resolve(games):
    resolve(games[0])
