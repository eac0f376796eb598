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
from parlour.games.snapshot.chances import Chance, fits, spooking
from parlour.games.snapshot.dice_sight import owed, reroll, source, tokens_for
from parlour.games.snapshot.display_sight import award_view, habitat_view, highest, wanted
from parlour.games.snapshot.faces import View, animal_face, icon_faces, notice
from parlour.games.snapshot.finality import final_moves
from parlour.games.snapshot.player_sight import player_view
from parlour.games.snapshot.setting import OPTIONS
from parlour.games.snapshot.table import NOWHERE, Phase
from parlour.kit.positions import Reading
from parlour.kit.sets import members

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
        "owed": owed(game),
        "tokens_for": tokens_for(game),
        "reroll": reroll(game),
        "sources": [source(shot) for shot in game.shots[: game.shot_count]],
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
