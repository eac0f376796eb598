"""Why the wave beside a channel space cannot be caught: tavarua-47, tavarua-48."""

from parlour.games.game import Refusal
from parlour.games.speech import counted
from parlour.games.tavarua.box.stoke import Stoke
from parlour.games.tavarua.options import BREAK_RULE, PRINTED
from parlour.games.tavarua.rules.sea import capacity, die_at, has_broken, places_free, row_of
from parlour.kit.positions import Reading


def no_wave(game: Reading, seat: int, attached: int) -> Refusal | None:
    """Why the wave cannot be caught; none if it can."""
    space = game.players[seat].space
    if not has_broken(game.record, space):
        return _not_broken(game, space)
    if places_free(game.record, space) <= 0 and attached != Stoke.PARTY_WAVE:
        return _no_room(game.seats)
    return None


def _not_broken(game: Reading, space: int) -> Refusal:
    break_rule, die = game.options[BREAK_RULE], int(die_at(game.record, space))
    how, rule = ("lower", "tavarua-90") if break_rule == PRINTED else ("higher", "tavarua-47")
    unbroken = f"the wave beside you has not broken: its die, {die}, is {how}"
    return Refusal(f"{unbroken} than its row, {row_of(game.record, space)}", rule)


def _no_room(players: int) -> Refusal:
    holds = f"{counted(players, 'player')} it holds {counted(int(capacity(players)), 'surfer')}"
    return Refusal(f"the wave beside you is full: with {holds}", "tavarua-48")
