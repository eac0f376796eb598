"""Why a Stoke card of Tavarua is not attached, or an action not done.

What is left when every other reason has been looked at is the reason, as the move is not legal.
"""

from parlour.games.game import Refusal
from parlour.games.speech import listed
from parlour.games.tavarua.box.actions import ACTION_NAMES, Action
from parlour.games.tavarua.box.stoke import ANY_BOARD, BOARD_OF, FITS, Stoke
from parlour.games.tavarua.nouns import ACTION, BOARD, STOKE
from parlour.games.tavarua.reasons.sea import no_wave
from parlour.games.tavarua.rules.answers import ACTIONS_AT, kinds_for
from parlour.games.tavarua.rules.counts import stoke_count
from parlour.games.tavarua.table import Place
from parlour.kit.positions import Reading
from parlour.kit.sets import has, members

_PLACES: dict[int, str] = {
    Place.SHORE: "on the Shore",
    Place.CHANNEL: "in the channel",
    Place.WASH: "in the Wash",
    Place.WAVE: "on a wave",
}


# tavarua-34: one that was bought in an earlier round, and fits.
def not_attached(game: Reading, seat: int, card: int) -> Refusal:
    """Why a Stoke card is not attached."""
    player, name = game.players[seat], STOKE.said(card)
    if not stoke_count(player.cards, card):
        if stoke_count(player.fresh, card):
            kept = f"you bought {name} in this round: keep it for a later one"
            return Refusal(kept, "tavarua-23")
        return Refusal(f"you hold no {name}", "tavarua-34")
    fitting = int(ACTIONS_AT[player.place] & FITS[card])
    if not fitting:
        does = listed(_names(int(FITS[card])))
        where = _PLACES[player.place]
        return Refusal(f"your {name} fits {does}, and you are {where}", "tavarua-34")
    if fitting == 1 << Action.CATCH and (reason := no_wave(game, seat, card)):
        return reason
    return _no_card_for(game, seat, card)


# tavarua-96: of the board and the number. tavarua-06: of the board alone.
def _no_card_for(game: Reading, seat: int, attached: int) -> Refusal:
    board, wanted = game.players[seat].board, int(BOARD_OF[attached])
    name = STOKE.said(attached)
    if wanted not in (ANY_BOARD, board):
        return Refusal(f"your {name} is for the {BOARD.said(wanted)}", "tavarua-96")
    if kinds_for(game.record["players"][seat], Stoke.NONE):
        return Refusal(f"your {name} goes with a 3 or a 4, and you hold neither", "tavarua-96")
    return Refusal(f"no card you hold may be played on the {BOARD.said(board)}", "tavarua-06")


def not_done(game: Reading, seat: int, action: int) -> Refusal:
    """Why an action is not done."""
    player = game.players[seat]
    attached = player.choice.attached
    if not has(ACTIONS_AT[player.place], action):
        return _not_here(player.place, action)
    if action == Action.CATCH and (reason := no_wave(game, seat, attached)):
        return reason
    if not has(FITS[attached], action):
        refused = f"your {STOKE.said(attached)} does not fit {ACTION.said(action)}"
        return Refusal(refused, "tavarua-34")
    return _no_card_for(game, seat, attached)


# tavarua-46: from the channel alone.
def _not_here(place: int, action: int) -> Refusal:
    if action == Action.CATCH and place == Place.SHORE:
        return Refusal("a wave is caught from the channel: paddle out first", "tavarua-46")
    does = listed(_names(int(ACTIONS_AT[place])), "or")
    rule = "tavarua-29" if place == Place.SHORE else "tavarua-28"
    return Refusal(f"you are {_PLACES[place]}: {does}", rule)


def _names(actions: int) -> list[str]:
    return [ACTION_NAMES[action] for action in members(actions)]
