"""What is seen of dice and tokens of Snapshot: duties, and what rerolls and giving up cost."""

from parlour.games.snapshot.animals import ANIMAL_NAMES
from parlour.games.snapshot.box import HABITAT_NAMES, HABITATS
from parlour.games.snapshot.chances import by_tokens
from parlour.games.snapshot.duty_reasons import unmet
from parlour.games.snapshot.faces import View
from parlour.games.snapshot.setting import KEEP_TOKENS
from parlour.games.snapshot.table import Phase
from parlour.kit.positions import Reading


# snapshot-43, snapshot-74
def owed(game: Reading) -> View:
    """The dice that duties still ask for, what asks for them, and why `done` must wait."""
    duties = [(h, a) for h in range(HABITATS) for a in unmet(game, h)]
    bare = sorted({h for h, _ in duties if not game.habitats[h].dice})
    why = [f"{ANIMAL_NAMES[a]} must be attempted and has no die (snapshot-43)" for _, a in duties]
    if game.owed > len(duties) + len(bare):
        here = HABITAT_NAMES[game.here]
        why.append(f"the die on the {here} needs one on an animal there too (snapshot-42)")
    return {
        "dice": game.owed,
        "animals": [ANIMAL_NAMES[a] for _, a in duties],
        "habitats": [HABITAT_NAMES[h] for h in bare],
        "why": "; ".join(why) or None,
    }


# snapshot-46
def tokens_for(game: Reading) -> str | None:
    """The animal that tokens are asked for."""
    asks = game.phase == Phase.TOKENS
    return ANIMAL_NAMES[game.shots[game.asked].animal] if asks else None


# snapshot-52, snapshot-53
def reroll(game: Reading) -> View | None:
    """The habitat that was not entered, and what giving up brings back and costs."""
    if game.phase != Phase.REROLL:
        return None
    there = [s.tokens for s in game.shots[: game.shot_count] if s.habitat == game.here]
    back, kept = game.habitats[game.here].tokens, game.options[KEEP_TOKENS]
    return {
        "habitat": HABITAT_NAMES[game.here],
        "back": back + (sum(there) if kept else 0),
        "lost": 0 if kept else sum(there),
    }


# snapshot-51: tokens on them may pay for rerolls.
def source(shot: Reading) -> View:
    """An animal that was given dice this turn, and its chance with each number of its tokens."""
    return {
        "animal": ANIMAL_NAMES[shot.animal],
        "habitat": HABITAT_NAMES[shot.habitat],
        "dice": shot.dice,
        "tokens": shot.tokens,
        "with_tokens": by_tokens(shot.animal, shot.dice, shot.tokens) if shot.dice else [],
    }
