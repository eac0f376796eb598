"""What people at a table of Project L see happen: each kind with its values, words and things."""

from parlour.games.happenings import Kind, Values, event
from parlour.games.nouns import NUMBER, SEAT, Count, Whether
from parlour.games.project_l.box.puzzles import WHITES
from parlour.games.project_l.nouns import DECK, PIECE, PUZZLE, SLOT, SPLIT
from parlour.games.speech import counted

POINTS, CREDITS = Count("point"), Count("credit")


def _first(values: Values) -> int:
    return values[0]


def _revealed(seat: int, values: Values) -> tuple[str, ...]:
    return (f"deck.{DECK.id(values[0] >= WHITES)} > market.{{puzzle}}",)


def _and_credits(values: Values) -> str:
    return f" and {counted(values[2], 'credit')}" if values[2] else ""


class Event(Kind):
    """The number is the rules'; values are named in their order."""

    BEGINS = event(1, "{who} has the first player's mat and begins", rule="project_l-04")
    REVEALED = event(
        2, "puzzle {puzzle} comes up", puzzle=PUZZLE, rule="project_l-24", things=_revealed
    )
    TOOK = event(
        3,
        "{who} takes {puzzle}",
        puzzle=PUZZLE,
        rule="project_l-23",
        echo=True,
        things=("market.{puzzle} > puzzle.{who}.{puzzle}",),
    )
    TOOK_BLIND = event(
        4,
        "{who} draws the top {deck} puzzle unseen: {puzzle}",
        puzzle=PUZZLE,
        deck=DECK,
        rule="project_l-23",
        things=("> puzzle.{who}.{puzzle}",),
    )
    RECYCLED = event(5, "{who} recycles the {deck} row", deck=DECK, rule="project_l-28")
    TOOK_PIECE = event(
        6,
        "{who} fetches {piece} from the supply",
        piece=PIECE,
        rule="project_l-34",
        things=("supply.{piece} > stock.{who}",),
    )
    UPGRADED = event(
        7,
        "{who} upgrades {given} to {taken}",
        given=PIECE,
        taken=PIECE,
        rule="project_l-33",
        echo=True,
        things=("stock.{who} > supply.{given}", "supply.{taken} > stock.{who}"),
    )
    PLACED = event(
        8,
        "{who} places {piece} in {puzzle}",
        piece=PIECE,
        puzzle=PUZZLE,
        slot=SLOT,
        rule="project_l-39",
        things=("stock.{who} > puzzle.{who}.{puzzle}",),
    )
    MASTER = event(9, "{who} begins a Master action", rule="project_l-40")
    AMBASSADOR = event(10, "{who} spends an M for an Ambassador action", rule="project_l-43")
    SPLIT = event(
        11,
        "{who} splits {split}",
        split=SPLIT,
        rule="project_l-45",
        echo=True,
        things=("stock.{who}",),
    )
    INSERTED = event(
        12, "{who} spends {credits} for an extra action", credits=CREDITS, rule="project_l-48"
    )
    COMPLETED = event(
        13,
        "{who} completes {puzzle}: {points}",
        points=POINTS,
        puzzle=PUZZLE,
        brings=_first,
        rule="project_l-56",
        weight="outcome",
        things=("puzzle.{who}.{puzzle} > pile.{who}",),
    )
    REWARDED = event(
        14,
        "{who} gets {piece} as reward",
        piece=PIECE,
        rule="project_l-57",
        things=("supply.{piece} > stock.{who}",),
    )
    NO_REWARD = event(
        15,
        "{who} gets no reward: {piece} and all that could replace it have run out",
        piece=PIECE,
        rule="project_l-60",
        weight="outcome",
    )
    GOT_ARROWS = event(16, "{who} earns {arrows}", arrows=Count("red arrow"), rule="project_l-57")
    DECLINED = event(17, "{who} declines the arrow", rule="project_l-61", echo=True)
    GOT_SYMBOL = event(18, "{who} earns an M for a later turn", rule="project_l-44")
    GAINED = event(19, "{who} gains {credits}", credits=CREDITS, rule="project_l-51")
    RETURNED = event(
        20,
        "{who} returns {credits} to the empty bank",
        credits=CREDITS,
        rule="project_l-55",
        weight="outcome",
    )
    TURN_ENDED = event(21, "{who} ends the turn", rule="project_l-20")
    STONES_PASSED = event(
        22,
        "the clear stone goes to {clear}, the black stone to {black}",
        clear=SEAT,
        black=SEAT,
        rule="project_l-16",
        things=("> seat.{clear}", "> seat.{black}"),
    )
    TILE_REMOVED = event(
        23,
        "the leftmost Finesse tile goes: {left} left",
        left=NUMBER,
        rule="project_l-19",
        weight="outcome",
    )
    TRIGGERED = event(
        24,
        "the deck that ends the game is empty: the end is near",
        rule="project_l-64",
        weight="alarm",
    )
    CAPPED = event(
        25,
        "after {rounds} the end is called",
        rounds=Count("round"),
        rule="project_l-68",
        weight="alarm",
    )
    LAST_ROUND = event(26, "the last round begins", rule="project_l-65", weight="alarm")
    RESHUFFLED = event(
        27,
        "completed white puzzles form a new white deck of {puzzles}",
        puzzles=NUMBER,
        rule="project_l-79",
        weight="outcome",
        things=("> deck.white",),
    )
    OPPONENT_TOOK = event(
        28,
        "the opponent takes {puzzle}: {points}",
        puzzle=PUZZLE,
        points=POINTS,
        rule="project_l-83c",
        weight="outcome",
        things=("market.{puzzle} > opponent.pile",),
    )
    LOCKS_OPENED = event(
        29,
        "all columns are locked: the opponent opens one lock of each",
        rule="project_l-83c",
        weight="outcome",
    )
    TOUCHES = event(
        30, "the turns are over: Finishing Touches", rule="project_l-69", weight="alarm"
    )
    TOUCHED = event(
        31,
        "{who} places {piece} in {puzzle} as a Finishing Touch for {lost}",
        lost=Whether("1 point", "a credit"),
        piece=PIECE,
        puzzle=PUZZLE,
        brings=_first,
        rule="project_l-69",
        things=("stock.{who} > puzzle.{who}.{puzzle}",),
    )
    STOPPED = event(32, "{who} makes no more touches", rule="project_l-74")
    FILLED = event(
        33,
        "{who} has filled {puzzle}: {points}",
        points=POINTS,
        puzzle=PUZZLE,
        brings=_first,
        rule="project_l-69",
        weight="outcome",
        things=("puzzle.{who}.{puzzle}",),
    )
    UNFINISHED = event(
        34,
        "{who} has not filled {puzzle}: {points}",
        points=POINTS,
        puzzle=PUZZLE,
        brings=_first,
        rule="project_l-72",
        weight="outcome",
        things=("puzzle.{who}.{puzzle}",),
    )
    LEFT_WITH = event(
        35,
        "{who} has completed {puzzles} and keeps {pieces}{and_credits}",
        puzzles=Count("puzzle"),
        pieces=Count("loose piece"),
        credits=CREDITS,
        and_credits=_and_credits,
        rule="project_l-75",
    )
    OPPONENT_HAS = event(
        36, "the opponent has {points}", points=POINTS, rule="project_l-83d", weight="outcome"
    )
    GAME_OVER = event(37, "the game is over", rule="project_l-73", weight="alarm")
