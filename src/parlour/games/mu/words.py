"""What people may type at a table of Mü beside the words of its moves."""

from parlour.games.lexicon import Lexicon
from parlour.games.mu.box.cards import CARDS, FIRST_TWINS
from parlour.games.mu.table import Phase
from parlour.kit.positions import Reading


def _copy_meant(game: Reading, seat: int, move: int) -> int:
    """Of twins, the one on display where there is none in hand: "red 7" need not say so."""
    if game.phase != Phase.TRICKS or move >= CARDS or not FIRST_TWINS >> move & 1:
        return move
    player = game.players[seat]
    on_display_only = player.display >> move & ~(player.hand >> move) & 1
    return move + 1 if on_display_only else move


# mu-24: what lies there counts; "pass" must not end by accident what was only begun.
def _trouble(game: Reading, seat: int, said: list[str]) -> str | None:
    if game.phase == Phase.AUCTION and game.shown and said == ["pass"]:
        return 'You have displayed cards, so this turn is no pass; say "end the display".'
    return None


LEXICON = Lexicon(prefer=_copy_meant, trouble=_trouble)
