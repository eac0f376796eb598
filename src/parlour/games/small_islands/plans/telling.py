"""Plans of Small Islands in words: what a whole choice does, and why a thing is no part of one."""

from collections.abc import Sequence

from parlour.games.game import Refusal
from parlour.games.plans import Gesture
from parlour.games.small_islands.box.clues import CLUES
from parlour.games.small_islands.box.pieces import COLUMNS
from parlour.games.small_islands.moves import Act, meaning
from parlour.games.small_islands.nouns import CLUE, COLUMN, HEX
from parlour.games.small_islands.plans.deeds import DEEDS, HEX_OF, Said, named_by
from parlour.games.small_islands.questions import QUESTIONS
from parlour.games.small_islands.reasons import why_not as why_no_move
from parlour.games.small_islands.reasons.playing import not_on_column
from parlour.games.small_islands.table import Step
from parlour.games.speech import counted, listed
from parlour.kit.positions import Reading
from parlour.kit.sets import has

IN_TURN = (Step.ACTION, Step.MOVE)


def says(game: Reading, seat: int, moves: Sequence[int]) -> str | None:
    """What a choice in a turn does: 'plays "in scrubland" on grey', "moves to E4 in 3 bounds"."""
    if game.step not in IN_TURN or len(moves) < 2:
        return None
    bounds = [answer for step, answer in map(meaning, moves) if step == Step.MOVE]
    if not bounds and moves[0] not in (Act.MOVE, Act.BUY_MOVE):
        return _named(moves)
    before, after = _around_bounds(moves)
    drives = (
        [f"moves to {HEX.said(bounds[-1])} in {counted(len(bounds), 'bound')}"] if bounds else []
    )
    bought = ["spends an amulet on another move"] if Act.BUY_MOVE in before else []
    end = [_named(after) or _plainly(after)] if after else []
    return listed([*bought, *drives, *end]) or None


def _around_bounds(moves: Sequence[int]) -> tuple[list[int], list[int]]:
    """What comes before the last bound, and what after."""
    places = [n for n, move in enumerate(moves) if meaning(move)[0] == Step.MOVE]
    cut = places[-1] + 1 if places else 1
    return list(moves[:cut]), list(moves[cut:])


def _named(moves: Sequence[int]) -> str | None:
    """A clue, tile or cube with its column."""
    deed = DEEDS.get(moves[0])
    if deed is None or deed.column is None or len(moves) < 2:
        return None
    colour, pays = COLUMN.said(deed.column), "spends an amulet and " if deed.is_bought else ""
    (step, first), *shown = map(meaning, moves[1:])
    if step == Step.CARD:
        return f'{pays}plays "{CLUE.said(first)}" on {colour}'
    if step == Step.CUBE:
        return f"{pays}removes the {colour} cube on {HEX.said(first)}"
    card = f', showing "{CLUE.said(shown[0][1])}"' if shown else ""
    return f'{pays}plays the volcanic tile "{CLUE.said(CLUES + first)}" on {colour}{card}'


def _plainly(moves: Sequence[int]) -> str:
    answers = QUESTIONS.steps[Step.MOVE].answers
    found = [answers[move] for move in moves]
    return ", ".join("takes the amulet" if callable(one) else one.words for one in found)


# Why not


def why_not(game: Reading, seat: int, gesture: Gesture) -> Refusal | None:
    """Why something that is no answer of the moment cannot be meant, by what it would take."""
    if game.step not in IN_TURN:
        return None
    if gesture in HEX_OF:
        return _illegal(game, seat, [Act.MOVE, Act.BUY_MOVE])
    named = named_by(gesture)
    if named is None:
        return None
    if "cube" in named:
        return _illegal(game, seat, [Act.CUBE + named["cube"][0]])
    kind = Act.TILE if "tile" in named else Act.CLUE
    columns = [named["column"]] if named.get("column") is not None else range(COLUMNS)
    return _illegal(game, seat, [kind + column for column in columns])


# small_islands-29
def clash(game: Reading, seat: int, before: Sequence[Gesture], gesture: Gesture) -> Refusal | None:
    """Why a card and a column do not go together, whichever was named first."""
    said: Said | None = Said()
    for one in (*before, gesture):
        said = said and said.adding(one)
    if said is None or not before or game.step not in IN_TURN or said.kind not in (None, "do.clue"):
        return None
    if said.card is None or said.column is None or said.tile is not None:
        return None
    fits = has(game.fits[said.column], said.card)
    return None if fits else not_on_column(game, seat, said.card, said.column)


def _illegal(game: Reading, seat: int, acts: Sequence[int]) -> Refusal | None:
    """Why none of some deeds is legal; nothing if one is."""
    if any(game.players[seat].choices >> act & 1 for act in acts):
        return None
    return why_no_move(game, seat, int(acts[0]))
