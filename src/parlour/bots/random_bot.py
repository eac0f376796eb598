"""A bot that plays any legal move, each equally likely."""

from parlour.bots.budget import Budget
from parlour.bots.thought import Candidate, GoOn, Thought, always, decision
from parlour.games.game import Game
from parlour.kit.positions import Positions


class RandomBot:
    """Plays at random; the same seed and the same sight, the same move."""

    def __init__(self, seed: int = 0, budget: Budget | None = None) -> None:
        self.seed = seed

    def choose(self, game: Game, seen: Positions, seat: int, go_on: GoOn = always) -> Thought:
        """Any legal move; that takes no time, so nobody is asked whether to go on."""
        found = decision(game, seen, seat)
        legal, share = found.legal, 1 / len(found.legal)
        move = legal[int.from_bytes(found.whim(self.seed), "big") % len(legal)]
        return Thought(move, tuple(Candidate(move, share, 0.0) for move in legal), share, 0)
