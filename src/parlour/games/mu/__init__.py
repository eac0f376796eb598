"""Mü, a game of tricks for three to six with an auction by displayed cards."""

from parlour.games.game import Game, Option
from parlour.games.mu import box, moves, rules, sight, table
from parlour.games.mu.census import census
from parlour.games.mu.policy import chapter, pick
from parlour.games.mu.reasons import why_not
from parlour.games.mu.unseen import redeal
from parlour.kit.contract import Contract, shelve
from parlour.kit.positions import Reading, Told

CONTRACT = shelve(
    Contract(
        record=table.GAME,
        set_up=rules.set_up,
        actors=rules.actors,
        legal_moves=rules.legal_moves,
        play=rules.play,
        points=rules.points,
        place=rules.place,
        redeal=redeal,
        moves=moves.MOVES,
        most_legal=box.MOST_LEGAL,
        most_moves=box.MOST_MOVES,
        pick=pick,
        chapter=chapter,
    )
)


def is_secret(game: Reading, seat: int, move: int) -> bool:
    """Whether the others may not yet know the move: mu-55, which cards are put away."""
    return bool(game.phase == box.Phase.EXCHANGE)


def scored(event: Told) -> int:
    """The points an event brings its seat."""
    return sum(event.values) if event.kind == box.Event.SCORED else 0


GAME = Game(
    name="mu",
    title=box.BOX.text("title"),
    seats=range(box.LEAST_SEATS, box.MOST_PLAYERS + 1),
    options=(
        Option(
            name="hands",
            default=box.DEFAULT_HANDS,
            least=box.LEAST_HANDS,
            most=box.MOST_HANDS,
            meaning="how many hands are played",
            rule="mu-02",
        ),
        Option(
            name="removed_colour",
            default=box.DEFAULT_REMOVED_COLOUR,
            least=0,
            most=box.COLOURS - 1,
            meaning="the colour that stays in the box with three players",
            rule="mu-05",
            labels=tuple(box.COLOUR_NAMES),
        ),
    ),
    box=box.BOX,
    contract=CONTRACT,
    say=moves.say,
    read=moves.read,
    why_not=why_not,
    is_secret=is_secret,
    tell=moves.tell,
    view=sight.view,
    census=census,
    scored=scored,
    version=1,
)
