"""What a line would do, tried on a copy of the match before it stands."""

from typing import TYPE_CHECKING

from parlour.errors import BadWords, ParlourError

if TYPE_CHECKING:
    from parlour.play.match import Match


class Trial:
    """Moves of one seat, one after another.

    `is_final` once something was drawn or shown, or the decision passed on: what was tried has to
    stand then, or a part that is refused would tell what came up, and cost nothing.
    """

    def __init__(self, match: "Match", seat: int) -> None:
        self.match, self.seat = match.copy(), seat
        self.is_final = False
        self.refusal: ParlourError | None = None

    def do(self, moves: list[int], words: str) -> None:
        """Play moves and then what words mean, up to the first that is refused."""
        try:
            for move in moves:
                self.play(move)
            if words:
                self.say(words)
        except ParlourError as refusal:
            self.refusal = refusal

    def play(self, move: int | str) -> None:
        """Play a move by number or by its words."""
        self.match.play(self.seat, move)
        self.is_final = self.is_final or not self.match.may_undo(self.seat)

    def say(self, words: str) -> None:
        """Play what words mean; parted by commas, one after another: "ride, T3, +2"."""
        try:
            self.play(words)
        except BadWords:
            parts = [part.strip() for part in words.split(",") if part.strip()]
            if len(parts) < 2:
                raise
            for part in parts:
                self.play(part)
