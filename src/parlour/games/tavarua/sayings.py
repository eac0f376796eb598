"""What short forms mean where they name something: a card, a value, a board.

None where they name nothing of the kind, so that something else may have been meant.
"""

from parlour.errors import AmbiguousWords, BadWords
from parlour.games.speech import counted
from parlour.games.tavarua.box import BOARD_NAMES, MOST_VALUE, VALUE
from parlour.games.tavarua.faces import board_name, kind_name
from parlour.games.tavarua.moves import (
    FIRST_ATTACH,
    FIRST_CARD,
    FIRST_GIVE,
    FIRST_VALUE,
    SWITCH,
)
from parlour.games.tavarua.naming import kind_named, stoke_named
from parlour.kit.positions import Reading
from parlour.kit.sets import members

Told = dict[str, str | None]  # what a saying names, if it does
_LESS = ("-", "minus", "less", "take off", "takes off")


# On the Shore


def switched(player: Reading, told: Told) -> int:
    """Switch to a board, which must be the other one."""
    if told["board"] == BOARD_NAMES[player.board]:
        have, other = board_name(player.board), board_name(1 - player.board)
        raise BadWords(f'You have the {have}; "switch" takes the {other}.')
    return SWITCH


def one_at_a_time(player: Reading, told: Told) -> int:
    """Several Stoke cards at once."""
    raise BadWords('Stoke cards are bought one at a time: say "buy" for each (tavarua-22).')


# A choice


def attached(player: Reading, told: Told) -> int | None:
    """Attach a Stoke card by name."""
    near = [card for card in members(player.choices) if card]
    card = stoke_named(told["card"] or "", near)
    return None if card is None else FIRST_ATTACH + card


def paddled(player: Reading, told: Told) -> int:
    """Paddle, nobody knows which way."""
    raise AmbiguousWords('"paddle" could mean "paddle out" or "paddle in"; say which.')


def played(player: Reading, told: Told) -> int | None:
    """Play a card by name."""
    kind = kind_named(told["kind"] or "")
    return None if kind is None else FIRST_CARD + kind


def given_up(player: Reading, told: Told) -> int | None:
    """Give up a card by name."""
    kind = kind_named(told["kind"] or "")
    return None if kind is None else FIRST_GIVE + kind


# Its value


def unmodified(player: Reading, told: Told) -> int:
    """Play the card as it is."""
    return FIRST_VALUE + int(VALUE[player.choice.card])


def which_way(player: Reading, told: Told) -> int:
    """So many tokens, nobody knows whether added or taken off."""
    raise AmbiguousWords('Say whether tokens are added or taken off, like "+1" or "-1".')


# tavarua-32, tavarua-33: plus or minus the tokens, and never below 0 or above 6.
def modified(player: Reading, told: Told) -> int:
    """Play the card with so many tokens more or less, or as a value."""
    printed = int(VALUE[player.choice.card])
    if told.get("by") is None:
        value = int(told["value"] or 0)
    else:
        value = printed + int(told["by"] or 0) * (-1 if told["sign"] in _LESS else 1)
    if not 0 <= value <= MOST_VALUE:
        raise BadWords(f"A card counts for 0 to {MOST_VALUE}, not {value} (tavarua-33).")
    _check_tokens(player, value, told.get("tokens"))
    return FIRST_VALUE + value


def _check_tokens(player: Reading, value: int, said: str | None) -> None:
    needed = abs(value - int(VALUE[player.choice.card]))
    if said is not None and needed != (int(said) if said.isdigit() else 1):
        card, tokens = kind_name(player.choice.card), counted(needed, "Stoke token")
        raise BadWords(f"To count {card} as {value} takes {tokens}.")
