"""What lies on the table of Snapshot for a viewer."""

from parlour.games.snapshot.box.animals import NO_ANIMAL, PHOTOS_TO_END
from parlour.games.snapshot.box.awards import AWARDS
from parlour.games.snapshot.box.habitats import HABITATS
from parlour.games.snapshot.box.opened import MOST_ROUNDS
from parlour.games.snapshot.nouns import ANIMAL, AWARD, HABITAT, dice_shown
from parlour.games.snapshot.rules.duties import unmet_duties
from parlour.games.snapshot.rules.research import able_to_offer, fitting_habitats
from parlour.games.snapshot.sight.players import player
from parlour.games.snapshot.sight.schema import Animal, Drawn, Ending, Habitat, Owed, Pile, View
from parlour.games.snapshot.table import NOWHERE, Phase
from parlour.games.views import Head
from parlour.kit.positions import Reading
from parlour.kit.sets import members

ROLLING = (Phase.HABITAT, Phase.REROLL)


def view(head: Head, game: Reading, viewer: int) -> View:
    """The table as the viewer (a seat, or SPECTATOR) sees it."""
    able = int(able_to_offer(game.record))
    shots = {shot.animal: shot for shot in game.shots[: game.shot_count] if shot.dice}
    return {
        **head,
        "active": game.active if game.phase != Phase.OVER else None,
        "first": game.first,
        "round": game.rounds,
        "ending": _ending(game),
        "habitats": {
            f"habitat.{HABITAT.ids[h]}": _habitat(game, h, shots) for h in range(HABITATS)
        },
        "awards": {f"award.{AWARD.ids[a]}": {"gone": game.tiles_gone[a]} for a in range(AWARDS)},
        "deck": {"deck.cards": {"amount": game.deck.bit_count()}},
        "discard": {"discard.cards": pile(game.discard)},
        "drawn": _drawn(game),
        "offers": {f"offer.{seat}": {"seat": seat} for seat in members(game.offers)},
        "dice": {"dice.hand": {"amount": game.dice}},
        "here": HABITAT.ids[game.here] if game.here != NOWHERE else None,
        "tokens_for": _tokens_for(game),
        "owed": _owed(game),
        "players": {f"seat.{seat}": player(game, seat, viewer, able) for seat in range(game.seats)},
    }


# snapshot-62: whoever reached the number first in this round; others may have followed.
# snapshot-63: the last round ends the game by itself.
def _ending(game: Reading) -> Ending | None:
    if not game.ending and game.rounds < MOST_ROUNDS:
        return None
    order = [(game.first + i) % game.seats for i in range(game.seats)]
    enough = int(PHOTOS_TO_END[game.seats])
    reached = [seat for seat in order if game.players[seat].pile.bit_count() >= enough]
    left = [] if game.phase == Phase.OVER else order[order.index(game.active) :]
    return {"by": reached[0] if game.ending and reached else None, "turns_left": left}


def _habitat(game: Reading, number: int, shots: dict[int, Reading]) -> Habitat:
    habitat = game.habitats[number]
    rolled = game.here == number and game.phase in ROLLING
    column = habitat.column[: habitat.count] if habitat.count else []
    return {
        "dice": habitat.dice,
        "tokens": habitat.tokens,
        "rolled": dice_shown(game.rolled) if rolled else [],
        "animals": {
            f"display.{ANIMAL.ids[animal]}": _animal(animal, habitat.sideways, shots.get(animal))
            for animal in column
        },
    }


def _animal(animal: int, sideways: int, shot: Reading | None) -> Animal:
    return {
        "sideways": bool(sideways >> animal & 1),
        "dice": shot.dice if shot else 0,
        "tokens": shot.tokens if shot else 0,
    }


def pile(animals: int) -> Pile:
    """Cards that lie in no order: how many, and which."""
    found = [ANIMAL.ids[animal] for animal in members(animals)]
    return {"amount": len(found), "animals": found}


# snapshot-25: after a declined offer it would lie sideways.
def _drawn(game: Reading) -> dict[str, Drawn]:
    if game.card == NO_ANIMAL:
        return {}
    animal, fitting = ANIMAL.ids[game.card], int(fitting_habitats(game.record, game.card))
    drawn: Drawn = {
        "animal": animal,
        "fits": [HABITAT.ids[habitat] for habitat in members(fitting)],
        "declined": bool(game.offers) and game.phase == Phase.CARD,
    }
    return {f"drawn.{animal}": drawn}


# snapshot-46
def _tokens_for(game: Reading) -> str | None:
    asks = game.phase == Phase.TOKENS
    return ANIMAL.ids[game.shots[game.asked].animal] if asks else None


# snapshot-43, snapshot-74
def _owed(game: Reading) -> Owed:
    unmet = int(unmet_duties(game.record)) if game.owed else 0
    return {"dice": game.owed, "animals": [ANIMAL.ids[animal] for animal in members(unmet)]}
