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


LEXICON = Lexicon(prefer=_copy_meant)
