"""Positions of Snapshot to look at: one for each question of a turn, and scenes of them."""

from games.snapshot.positions import do, habitat, lay_dice, rolling, table, tokens
from parlour.cli.tables import Scene, drawing_of
from parlour.games.snapshot import GAME
from parlour.games.snapshot.moves import DECLINE, DRAW, FIRST_GO, LAY_NO_MORE, OFFER, STOP
from parlour.kit.record import SPECTATOR

DRAWING = drawing_of("snapshot")
NAMES = ["Ann", "Ben", "Cleopatra the Great", "Dan (mc)", "Eve (random)"]
DISPLAY = {
    "Shoreline": ["Herring Gull", "Walrus"],
    "Savannah": ["Giraffe", "Leopard Tortoise", "Lion"],
    "Mountain": ["Golden Eagle"],
}
PILES = [
    ["Plains Zebra", "Meerkat", "Saltwater Crocodile", "Raccoon"],
    ["Okapi", "Gelada", "Red-eyed Tree Frog"],
]


def scene_of(position, seat=None):
    record, actors = position.reading(), GAME.engine.actors(position)
    seat = (actors[0] if actors else 0) if seat is None else seat
    setting, view = GAME.setting(record, NAMES[: record.seats]), GAME.view(record, seat)
    if seat == SPECTATOR:
        return Scene(setting, view)
    ask = GAME.ask(record, seat, NAMES[: record.seats]) if seat in actors else None
    scene = Scene(setting, view, ask, GAME.aids(record, seat))
    return scene._replace(choices=DRAWING.arrange(scene))


def laid_out(players=2, **told):
    """A table in the middle of a game."""
    given = {"display": DISPLAY, "piles": PILES, "tokens": [5, 2, 3, 1, 4]}
    return scored(table(players, **{**given, **told}))


def scored(position):
    """Count the stars of the photographs that were laid out."""
    for player in GAME.view(position.reading(), 0)["players"].values():
        position.games[0]["players"][player["seat"]]["score"] = player["stars"]
    return position


def full_reserve():
    return laid_out(3, reserves=[["Cheetah", "Helmeted Guineafowl"], ["Orangutan"]])


def offering():
    position = laid_out(3, deck=["Cheetah"])
    do(position, DRAW)
    return position


def answering():
    position = offering()
    do(position, OFFER, OFFER)
    return position


def declined():
    position = answering()
    do(position, DECLINE)
    return position


def too_low():
    position = laid_out(2, deck=["Common Warthog"], tokens=[5])
    do(position, DRAW)
    return position


def adding():
    position = full_reserve()
    do(position, STOP)
    return position


def laying():
    return do_all(laid_out(sideways=["Lion"]), STOP)


def laying_on():
    """A die lies on a habitat, and its duty is still to come."""
    position = laid_out(sideways=["Lion"])
    lay_dice(position, "Savannah", "Savannah", "Giraffe")
    return position


def giving_tokens():
    position = laid_out()
    lay_dice(position, "Savannah", "Savannah", "Lion", "Lion", "Lion")
    do(position, LAY_NO_MORE)
    return position


def choosing():
    position = laid_out(tokens=[0])
    lay_dice(position, "Shoreline", "Walrus", "Walrus", "Savannah", "Giraffe", "Lion")
    return position


def rerolling():
    position = laid_out(tokens=[9])
    lay_dice(position, "Savannah", "Giraffe", "Mountain", "Mountain", "Golden Eagle")
    do(position, LAY_NO_MORE)
    do(position, tokens(1), tokens(2))
    do(rolling(position, 1, 3), FIRST_GO + habitat("Mountain"))
    return position


def last_turns():
    pile = ["Ostrich", "Puff Adder", "Okapi", "Jaguar", "Gelada", "Snow Leopard", "Grey Seal"]
    piles = [[], pile, ["Orangutan"], []]
    return laid_out(4, first=1, active=2, piles=piles, ending=1)


def over():
    pile = [*PILES[0], "Ostrich", "Puff Adder", "Jaguar", "Snow Leopard", "Grey Seal"]
    piles = [pile, PILES[1]]
    position = laid_out(2, active=1, display={}, piles=piles, ending=1)
    do(position, STOP)
    return position


def do_all(position, *moves):
    do(position, *moves)
    return position


STEPS = {
    "research": laid_out,
    "full reserve": full_reserve,
    "offers": offering,
    "answer": answering,
    "declined": declined,
    "too low": too_low,
    "adding": adding,
    "dice": laying,
    "more dice": laying_on,
    "tokens": giving_tokens,
    "habitat": choosing,
    "reroll": rerolling,
    "last turns": last_turns,
    "five": lambda: laid_out(5),
    "start": lambda: table(2),
}
