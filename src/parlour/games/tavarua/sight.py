"""What a seat of Tavarua sees, as plain data, with the chances people would work out.

Everything here reads only what the viewer may see, so a whole record and its redaction give the
same view.
"""

from typing import Any

from parlour.games.tavarua.box import BOX, KINDS, WAVES
from parlour.games.tavarua.card_sight import GIVES_UP, card_names, stoke_face
from parlour.games.tavarua.faces import kind_code
from parlour.games.tavarua.foresight import foresight
from parlour.games.tavarua.player_sight import player_view
from parlour.games.tavarua.rules.counts import count_of, stoke_count
from parlour.games.tavarua.sea_sight import sea, wave_cards
from parlour.games.tavarua.setting import OPTIONS, ROUNDS, STOKE_CARDS
from parlour.games.tavarua.stoke import ACTION_NAMES, STOKE_NAMES, STOKES
from parlour.games.tavarua.table import Phase, Step
from parlour.kit.positions import Reading
from parlour.kit.sets import has

View = dict[str, Any]
CHOOSING = (Phase.EXCHANGE, Phase.PLAY)
MADE_UP = "reconstructed"
ASKS = {  # what, and by which rule
    Step.BOARD: ("take the short or the long board", "tavarua-05"),
    Step.SHORE: ("buy Stoke cards, switch boards, or go on", "tavarua-21"),
    Step.ATTACH: ("attach a Stoke card, or none", "tavarua-34"),
    Step.ACTION: ("choose an action", "tavarua-28"),
    Step.CARD: ("choose the card", "tavarua-27"),
    Step.VALUE: ("choose its value", "tavarua-32"),
    Step.DISCARD: ("name cards to give up", "tavarua-98"),
}
OPENLY = {Phase.BOARDS: Step.BOARD, Phase.SHORE: Step.SHORE}


def view(game: Reading, viewer: int) -> View:
    """The table as the viewer (a seat, or SPECTATOR) sees it."""
    told, rounds = notice(bool(game.options[STOKE_CARDS])), game.options[ROUNDS]
    return {
        "game": "tavarua",
        "viewer": viewer if viewer >= 0 else None,
        "reconstructed": told is not None,
        "notice": told,
        "options": _options(game),
        "phase": Phase(game.phase).name.lower(),
        "actors": _actors(game),
        "question": _question(game, viewer),
        "choice": _choice(game, viewer),
        "may_take_back": _may_take_back(game, viewer),
        "committed": [seat for seat in range(game.seats) if has(game.committed, seat)],
        "round": game.rounds,
        "rounds": rounds,
        "last_round": game.rounds == rounds and game.phase != Phase.OVER,
        "first": game.first,
        "order": _order(game),
        "waves": wave_cards(game),
        "sea": sea(game),
        "players": [player_view(game, seat, viewer) for seat in range(game.seats)],
        "deck": game.deck_left,
        "discard": {kind_code(kind): count_of(game.discard, kind) for kind in range(KINDS)},
        "stoke_deck": game.stoke_left,
        "stoke_discard": _discarded_stoke(game),
        "foresight": foresight(game, viewer),
    }


def _options(game: Reading) -> View:
    """The options by name, each as its label or its number."""
    pairs = zip(OPTIONS, game.options, strict=False)
    return {o.name: o.labels[value - o.least] if o.labels else value for o, value in pairs}


def _order(game: Reading) -> list[int]:
    return [(game.first + i) % game.seats for i in range(game.seats)]


# tavarua-05, tavarua-21: in turn order; tavarua-27: all who have not chosen yet.
def _actors(game: Reading) -> list[int]:
    if game.phase in OPENLY:
        return [_order(game)[game.asked]]
    seats = range(game.seats) if game.phase in CHOOSING else ()
    return [seat for seat in seats if not has(game.committed, seat)]


def _discarded_stoke(game: Reading) -> list[View]:
    counts = ((card, stoke_count(game.stoke_discard, card)) for card in range(1, STOKES + 1))
    return [{**stoke_face(card), "count": count} for card, count in counts if count]


# The viewer's question and choice


# tavarua-98: nobody else sees at which step of a choice a player is.
def _question(game: Reading, viewer: int) -> View | None:
    """What is asked, and of whom; of several who choose in secret only the viewer's own step."""
    actors = _actors(game)
    if not actors:
        return None
    step = OPENLY.get(Phase(game.phase))
    if step is None and viewer in actors:
        step = Step(game.players[viewer].step)
    asks, rule = ASKS[step] if step else ("choose in secret", "tavarua-35")
    name = step.name.lower() if step else None
    return {"seats": actors, "step": name, "asks": asks, "rule": rule}


def _choice(game: Reading, viewer: int) -> View | None:
    """What the viewer has chosen so far in this secret choice."""
    if viewer < 0 or game.phase not in CHOOSING:
        return None
    choice, step = game.players[viewer].choice, game.players[viewer].step
    acts = game.phase == Phase.PLAY and step not in (Step.ATTACH, Step.ACTION)
    plays = acts and choice.action not in GIVES_UP and step in (Step.VALUE, Step.WAIT)
    return {
        "made": step == Step.WAIT,
        "attached": STOKE_NAMES[choice.attached] if choice.attached else None,
        "action": ACTION_NAMES[choice.action] if acts else None,
        "card": kind_code(choice.card) if plays else None,
        "value": choice.value if plays and step == Step.WAIT else None,
        "given": card_names(choice.given),
    }


# tavarua-35b
def _may_take_back(game: Reading, viewer: int) -> bool:
    return viewer >= 0 and bool(_actors(game)) and bool(has(game.committed, viewer))


# What is not the publisher's


def notice(with_stoke_cards: bool = True) -> str | None:
    """One sentence about what is reconstructed, as the box tells; none if nothing is."""
    facts = {"card copies": _kinds("cards", KINDS), "Wave cards": _kinds("waves", WAVES)}
    if with_stoke_cards:
        facts["Stoke cards"] = _kinds("stoke_cards", STOKES)
    made_up = [what for what, kinds in facts.items() if MADE_UP in kinds]
    if not made_up:
        return None
    listed = " and ".join(filter(None, [", ".join(made_up[:-1]), made_up[-1]]))
    return f"{listed[0].upper()}{listed[1:]} are reconstructed, not the publisher's."


def _kinds(part: str, count: int) -> set[str]:
    """The kinds of provenance that the entries of a part of the box have."""
    return {BOX.provenance(f"{part}.{entry}")[0] for entry in range(count)}
