"""What a seat of Snapshot sees, as plain data, with the chances people would work out.

Nothing is hidden but the assignments of the others, so a whole record and its redaction give the
same view.
"""

from parlour.games.snapshot.animals import ANIMAL_NAMES, NO_ANIMAL
from parlour.games.snapshot.box import (
    HABITAT_NAMES,
    HABITATS,
    MOST_ROUNDS,
    PHOTOS_TO_END,
    WORLD,
)
from parlour.games.snapshot.chances import Chance, by_tokens, fits, spooking
from parlour.games.snapshot.display_sight import (
    award_view,
    column,
    habitat_view,
    highest,
    shot_of,
    wanted,
)
from parlour.games.snapshot.faces import View, animal_face, icon_faces, members, notice
from parlour.games.snapshot.finality import final_moves
from parlour.games.snapshot.player_sight import player_view
from parlour.games.snapshot.setting import KEEP_TOKENS, OPTIONS
from parlour.games.snapshot.table import NOWHERE, Phase
from parlour.kit.positions import Reading

ASKS = {
    Phase.RESEARCH: "draw a card, or stop",
    Phase.OFFERS: "offer a token for the card, or pass",
    Phase.ANSWER: "accept an offer, or decline them all",
    Phase.CARD: "place the card, reserve it, or let it spook",
    Phase.ADDING: "add an animal from the reserve, or go on",
    Phase.DICE: "lay a die, or go on",
    Phase.TOKENS: "put tokens on an animal",
    Phase.HABITAT: "choose the next habitat",
    Phase.REROLL: "pay for a reroll, or give up",
}


def view(game: Reading, viewer: int) -> View:
    """The table as the viewer (a seat, or SPECTATOR) sees it."""
    phase, told = Phase(game.phase), notice()
    habitats = [habitat_view(game, number, viewer) for number in range(HABITATS)]
    return {
        "game": "snapshot",
        "viewer": viewer if viewer >= 0 else None,
        "reconstructed": told is not None,
        "notice": told,
        "options": {o.name: o.labels[v] for o, v in zip(OPTIONS, game.options, strict=False)},
        "phase": phase.name.lower(),
        "question": {"seat": game.turn, "asks": ASKS[phase]} if phase in ASKS else None,
        "actors": [game.turn] if phase != Phase.OVER else [],
        "active": game.active if phase != Phase.OVER else None,
        "first": game.first,
        "round": game.rounds,
        "rounds": MOST_ROUNDS,
        "ending": _ending(game),
        "habitats": habitats,
        "world": award_view(game, WORLD),
        "deck": _cards(game.deck),
        "discard": _cards(game.discard),
        "card": _card(game, viewer),
        "spook": _spook(game),
        "dice": game.dice,
        "here": HABITAT_NAMES[game.here] if game.here != NOWHERE else None,
        "owed": _owed(game),
        "tokens_for": _tokens_for(game),
        "reroll": _reroll(game),
        "sources": [_source(shot) for shot in game.shots[: game.shot_count]],
        "expected_stars": sum(habitat["expected_stars"] for habitat in habitats),
        "players": [player_view(game, seat, viewer) for seat in range(game.seats)],
        "icons": icon_faces(),
        "final": final_moves(game, viewer),
    }


# snapshot-62: whoever reached the number first in this round; others may have followed.
# snapshot-63: the last round ends the game by itself.
def _ending(game: Reading) -> View | None:
    """Who triggered the end, if anybody, and whose turns are still to come, the present first."""
    order = [(game.first + i) % game.seats for i in range(game.seats)]
    if not game.ending and game.rounds < MOST_ROUNDS:
        return None
    enough = int(PHOTOS_TO_END[game.seats])
    reached = [seat for seat in order if game.players[seat].pile.bit_count() >= enough]
    left = [] if game.phase == Phase.OVER else order[order.index(game.active) :]
    return {"by": reached[0] if game.ending and reached else None, "turns_left": left}


def _cards(animals: int) -> View:
    """Cards that lie in no order: how many, and which."""
    names = [ANIMAL_NAMES[animal] for animal in members(animals)]
    return {"size": len(names), "animals": names}


# snapshot-25: after a declined offer it would lie sideways. snapshot-19: who cannot is not asked.
def _card(game: Reading, viewer: int) -> View | None:
    """The card just drawn, who offers for it, and where it is high enough to lie."""
    if game.card == NO_ANIMAL:
        return None
    return {
        **animal_face(game.card),
        "offers": members(game.offers),
        "declined": bool(game.offers) and game.phase == Phase.CARD,
        "fits": [HABITAT_NAMES[h] for h in fits(game.card, highest(game))],
        "wanted": wanted(game, game.card, viewer),
    }


# snapshot-36: with an empty deck the discard pile is drawn from.
def _spook(game: Reading) -> Chance | None:
    """The chance that the next card drawn cannot be placed in the display as it lies."""
    chances = spooking(game.deck or game.discard, highest(game))
    return chances and {**chances, "from": "deck" if game.deck else "discard pile"}


# Dice and tokens


# snapshot-43, snapshot-74
def _owed(game: Reading) -> View:
    """The dice that duties still ask for, what asks for them, and why `done` must wait."""
    duties = [
        (h, a)
        for h in range(HABITATS)
        for a in column(game, h)
        if game.habitats[h].sideways >> a & 1 and shot_of(game, a) is None
    ]
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
def _tokens_for(game: Reading) -> str | None:
    """The animal that tokens are asked for."""
    asks = game.phase == Phase.TOKENS
    return ANIMAL_NAMES[game.shots[game.asked].animal] if asks else None


# snapshot-52, snapshot-53
def _reroll(game: Reading) -> View | None:
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
def _source(shot: Reading) -> View:
    """An animal that was given dice this turn, and its chance with each number of its tokens."""
    return {
        "animal": ANIMAL_NAMES[shot.animal],
        "habitat": HABITAT_NAMES[shot.habitat],
        "dice": shot.dice,
        "tokens": shot.tokens,
        "with_tokens": by_tokens(shot.animal, shot.dice, shot.tokens) if shot.dice else [],
    }
