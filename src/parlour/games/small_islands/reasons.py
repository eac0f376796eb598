"""Why a move of Small Islands is not legal: a sentence to the player and the rule that forbids it.

Everything it tells lies open on the table or is the player's own, so a whole record and its
redaction give the same reason.
"""

from collections.abc import Callable

from parlour.games.game import Refusal
from parlour.games.small_islands.act_reasons import not_done, not_done_in_move
from parlour.games.small_islands.bound_reasons import no_bound
from parlour.games.small_islands.clue_reasons import (
    no_cube,
    not_begun_with,
    not_played,
    not_shown,
    not_this_tile,
)
from parlour.games.small_islands.faces import column_name, treasure_name
from parlour.games.small_islands.lava_reasons import no_lava
from parlour.games.small_islands.moves import Act
from parlour.games.small_islands.placing_reasons import no_object, no_start, no_statue
from parlour.games.small_islands.table import Step
from parlour.games.small_islands.triad_reasons import no_triad, no_triad_lava, no_triad_turn
from parlour.games.small_islands.words import ACT_WORDS, ACTING, MEANINGS, is_palm
from parlour.games.speech import seat_name
from parlour.kit.positions import Reading

Reason = Callable[[Reading, int, int], Refusal]  # (game, seat, answer)
NOTHING = (Step.OVER, 0)

# Why an answer to the question that is asked is not legal; to the others every answer is.
_REASONS: dict[int, Reason] = {
    Step.OBJECT: no_object,
    Step.STATUE: no_statue,
    Step.TRIAD: no_triad,
    Step.TRIAD_LAVA: no_triad_lava,
    Step.TRIAD_TURN: no_triad_turn,
    Step.VEHICLE: no_start,
    Step.ACTION: not_done,
    Step.MOVE: no_bound,
    Step.CARD: not_played,
    Step.TILE: not_this_tile,
    Step.SHOW: not_shown,
    Step.CUBE: no_cube,
    Step.LAVA: no_lava,
    Step.NEW_CLUE: not_begun_with,
}


def why_not(game: Reading, seat: int, move: int) -> Refusal:
    """Why the seat may not make the move, which is not legal."""
    if game.step == Step.OVER:
        return Refusal("the game is over", f"small_islands-{'67' if game.last else '69'}")
    if seat != game.asked:
        return _not_asked(game)
    question, answer = MEANINGS[move] if 0 <= move < len(MEANINGS) else NOTHING
    if question == game.step:
        return _REASONS[question](game, seat, answer)
    if question == Step.ACTION and game.step == Step.MOVE:
        return not_done_in_move(game, seat, answer)
    if game.step in ACTING and game.step != Step.START and question in _NOT_YET:
        return _NOT_YET[question]
    return _asked(game)


# Whose decision it is, by question; what is not named here is a player's own turn.
_WHOSE: dict[int, str] = {
    **dict.fromkeys((Step.OBJECT, Step.STATUE, Step.FACING), "small_islands-07"),
    **dict.fromkeys((Step.TRIAD, Step.TRIAD_LAVA, Step.TRIAD_TURN), "small_islands-13"),
    Step.VEHICLE: "small_islands-16",
    Step.CLAIM: "small_islands-57",
    Step.CURSE: "small_islands-60",
    Step.NEW_CLUE: "small_islands-61c",
}


def _not_asked(game: Reading) -> Refusal:
    deciding = seat_name(game.asked)
    if game.step in _WHOSE:
        return Refusal(f"it is for {deciding} to decide now", _WHOSE[game.step])
    return Refusal(f"it is the turn of {deciding}", "small_islands-21")


def _first(what: str, act: Act) -> Refusal:
    return Refusal(f'first name the {what}, like "{ACT_WORDS[act]}"', "small_islands-73")


# What is named too early in a turn.
_NOT_YET: dict[int, Refusal] = {
    Step.MOVE: Refusal('you are not in a move: first say "move"', "small_islands-73"),
    Step.CARD: _first("column", Act.CLUE),
    Step.TILE: _first("column", Act.TILE),
    Step.SHOW: Refusal("a clue is shown only for a volcanic tile", "small_islands-37"),
    Step.CUBE: _first("colour", Act.CUBE),
    Step.LAVA: Refusal("lava flows only when an amulet is taken", "small_islands-62"),
    Step.CLAIM: Refusal("no treasure card is offered to you", "small_islands-57"),
    Step.CURSE: Refusal("no Curse has been turned up", "small_islands-60"),
    Step.NEW_CLUE: Refusal("no column begins anew now", "small_islands-61c"),
}

# What is asked instead of anything else.
_ASKED: dict[int, tuple[str, str]] = {
    Step.OBJECT: ("you place a {object} now", "07"),
    Step.STATUE: ("you place a statue now", "07"),
    Step.FACING: ("you say now which way the statue faces", "73"),
    Step.TRIAD: ("you choose a triad now", "13"),
    Step.TRIAD_LAVA: ("you say now where the lava of your triad lies", "73"),
    Step.TRIAD_TURN: ("you say now in which direction its first terrain lies", "73"),
    Step.VEHICLE: ("you put your vehicle on the island now", "16"),
    Step.START: ("first take the amulet under your vehicle, or leave it", "22"),
    Step.ACTION: ("the game has begun: you say what you do in your turn", "23"),
    Step.MOVE: ("you are in a move: name a hex or end it", "40"),
    Step.CARD: ("you name the clue to play on {column} now", "73"),
    Step.TILE: ("you name the volcanic tile for {column} now", "73"),
    Step.SHOW: ("you show a clue now that does not fit {column}", "73"),
    Step.CUBE: ("you name the {column} cube to remove now", "73"),
    Step.LAVA: ("first you lay lava, having taken an amulet", "62"),
    Step.CLAIM: ("you claim {treasure} or decline it now", "57"),
    Step.CURSE: ("you pay for the Curse now, with an amulet or with gold", "60"),
    Step.NEW_CLUE: ("you choose the clue now with which {column} begins anew", "61c"),
}


def _asked(game: Reading) -> Refusal:
    sentence, rule = _ASKED[game.step]
    found = {"object": "palm tree" if is_palm(game) else "hut", "column": column_name(game.column)}
    said = sentence.format(**found, treasure=treasure_name(game.up))
    return Refusal(said, f"small_islands-{rule}")
