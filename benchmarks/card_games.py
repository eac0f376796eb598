"""Card games of other Python libraries, driven at random as their users drive them."""

import random
from time import perf_counter


def rlcard_bridge(seconds: float = 2.0) -> float:
    """Moves a second of RLCard's bridge, its one trick-taking game."""
    import rlcard

    env, whim, moves, began = (
        rlcard.make("bridge", config={"seed": 1}),
        random.Random(1),
        0,
        perf_counter(),
    )
    while perf_counter() - began < seconds:
        state, _ = env.reset()
        while not env.is_over():
            state, _ = env.step(whim.choice(list(state["legal_actions"])))
            moves += 1
    return moves / (perf_counter() - began)


def pettingzoo_texas_holdem(seconds: float = 2.0) -> float:
    """Moves a second of PettingZoo's Texas hold'em: a card game, for it has none with tricks."""
    from pettingzoo.classic import texas_holdem_v4

    env, moves, began = texas_holdem_v4.env(), 0, perf_counter()
    while perf_counter() - began < seconds:
        env.reset(seed=moves)
        for agent in env.agent_iter():
            seen, _, ended, cut, _ = env.last()
            moves += not (ended or cut)
            env.step(None if ended or cut else env.action_space(agent).sample(seen["action_mask"]))
    return moves / (perf_counter() - began)
