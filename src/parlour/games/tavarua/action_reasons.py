"""Why a Stoke card of Tavarua is not attached, or an action not done.

What is left when every other reason has been looked at is the reason, as the move is not legal.
"""

from collections.abc import Sequence

from parlour.games.game import Refusal
from parlour.games.tavarua.box import BOARD_NAMES, LONG, ONE_UP_TO, PLAYABLE, ROWS, SHORT
from parlour.games.tavarua.faces import board_name
from parlour.games.tavarua.rules.counts import kinds_in, stoke_count
from parlour.games.tavarua.setting import BREAK_RULE, PRINTED
from parlour.games.tavarua.stoke import ACTION_NAMES, FITS, STOKE_NAMES, Action, Stoke
from parlour.games.tavarua.table import Place
from parlour.kit.positions import Reading
from parlour.kit.sets import has, members

_PLACES = {
    Place.SHORE: "on the Shore",
    Place.CHANNEL: "in the channel",
    Place.WASH: "in the Wash",
    Place.WAVE: "on a wave",
}
# tavarua-28, tavarua-29: what is done where.
_BY_PLACE = {
    Place.SHORE: (Action.PADDLE_OUT, Action.WAIT),
    Place.CHANNEL: (Action.CATCH, Action.PADDLE_OUT, Action.WAIT, Action.PADDLE_IN),
    Place.WASH: (Action.RECOVER,),
    Place.WAVE: (Action.RIDE, Action.BAIL),
}
_BOARD_OF = {Stoke.AERIAL: SHORT, Stoke.CHEATER_FIVE: LONG}  # tavarua-96


# tavarua-34: one that was bought in an earlier round, and fits.
def not_attached(game: Reading, player: Reading, card: int) -> Refusal:
    """Why a Stoke card is not attached."""
    name = STOKE_NAMES[card]
    if not stoke_count(player.cards, card):
        if stoke_count(player.fresh, card):
            return Refusal(
                f"you bought {name} in this round: keep it for a later one", "tavarua-23"
            )
        return Refusal(f"you hold no {name}", "tavarua-34")
    fitting = [action for action in _BY_PLACE[player.place] if has(FITS[card], action)]
    if not fitting:
        does = _listed(members(FITS[card]), "and")
        return Refusal(f"your {name} fits {does}, and you are {_where(player)}", "tavarua-34")
    if fitting == [Action.CATCH] and (no_wave := _no_wave(game, player, card)):
        return no_wave
    return _no_card_for(player, card)


# tavarua-96: of the board and the number. tavarua-06: of the board alone.
def _no_card_for(player: Reading, attached: int) -> Refusal:
    name = STOKE_NAMES[attached]
    wanted = _BOARD_OF.get(Stoke(attached), player.board)
    if wanted != player.board:
        return Refusal(f"your {name} is for the {board_name(wanted)}", "tavarua-96")
    if kinds_in(player.hand) & int(PLAYABLE[player.board]):
        return Refusal(f"your {name} goes with a 3 or a 4, and you hold neither", "tavarua-96")
    board = BOARD_NAMES[player.board]
    return Refusal(f"no card you hold may be played on the {board} board", "tavarua-06")


def not_done(game: Reading, player: Reading, action: int) -> Refusal:
    """Why an action is not done."""
    name, attached = ACTION_NAMES[action], player.choice.attached
    if action not in _BY_PLACE[player.place]:
        return _not_here(player, action)
    if action == Action.CATCH and (no_wave := _no_wave(game, player, attached)):
        return no_wave
    if not has(FITS[attached], action):
        return Refusal(f"your {STOKE_NAMES[attached]} does not fit {name}", "tavarua-34")
    return _no_card_for(player, attached)


# tavarua-46: from the channel alone.
def _not_here(player: Reading, action: int) -> Refusal:
    if action == Action.CATCH and player.place == Place.SHORE:
        return Refusal("a wave is caught from the channel: paddle out first", "tavarua-46")
    does = _listed(_BY_PLACE[player.place], "or")
    rule = "tavarua-29" if player.place == Place.SHORE else "tavarua-28"
    return Refusal(f"you are {_where(player)}: {does}", rule)


def _where(player: Reading) -> str:
    return _PLACES[player.place]


def _listed(actions: Sequence[int], last: str) -> str:
    names = [ACTION_NAMES[action] for action in actions]
    return f" {last} ".join(filter(None, [", ".join(names[:-1]), names[-1]]))


# The wave beside the channel space


def _no_wave(game: Reading, player: Reading, attached: int) -> Refusal | None:
    """Why the wave cannot be caught; none if it can."""
    die = game.dice[player.space - 1]
    return _not_broken(game, player.space, die) or _no_room(game, player.space, die, attached)


# tavarua-47: a die up to the row's value. tavarua-90: as printed, from it upward.
def _not_broken(game: Reading, space: int, die: int) -> Refusal | None:
    unbroken = "the wave beside you has not broken: its die"
    if game.options[BREAK_RULE] == PRINTED:
        lower = Refusal(f"{unbroken}, {die}, is lower than its row, {space}", "tavarua-90")
        return lower if die < space else None
    row = ROWS + 1 - space
    higher = Refusal(f"{unbroken}, {die}, is higher than its row, {row}", "tavarua-47")
    return higher if die > row else None


# tavarua-48: one surfer on a low die, two on a high one. tavarua-94: a Party Wave needs no room.
def _no_room(game: Reading, space: int, die: int, attached: int) -> Refusal | None:
    on = [p for p in game.players if p.place == Place.WAVE and p.space == space]
    holds = "one surfer" if die <= ONE_UP_TO else "two surfers"
    full = Refusal(
        f"the wave beside you is full: with a die of {die} it holds {holds}", "tavarua-48"
    )
    room = len(on) < (1 if die <= ONE_UP_TO else 2)
    return None if room or attached == Stoke.PARTY_WAVE else full
