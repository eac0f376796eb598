"""What people may type at a table of Tavarua beside the words of its moves."""

import re

from parlour.errors import AmbiguousWords
from parlour.games.lexicon import Lexicon
from parlour.games.speech import counted, plain
from parlour.games.tavarua.box.boards import BOARD_NAMES
from parlour.games.tavarua.box.cards import COLOUR_LETTERS, COLOUR_NAMES, MOST_VALUE, VALUE, VALUES
from parlour.games.tavarua.moves import FIRST_ATTACH
from parlour.games.tavarua.nouns import ACTION, BOARD, KIND, STOKE
from parlour.games.tavarua.table import Phase, Step
from parlour.kit.positions import Reading
from parlour.kit.sets import has

_CHOICES = (Phase.EXCHANGE, Phase.PLAY)
_COLOURS = [word.lower() for word in (*COLOUR_NAMES, *COLOUR_LETTERS)]
_CARD = re.compile(rf"\b({'|'.join(_COLOURS)}) ?([0-9]+)\b")
_TOKENS = re.compile(r"\bas ([0-9]+) ([0-9]+) (?:stoke )?token\b")
_CHANGE = re.compile(r"(?<!\S)([+-][0-9]{1,4})\b")
_VALUE = re.compile(r"[+-][0-9]+|\bas (?:[0-9]+|it be)\b")
_CALLED = [" ".join(plain(name)) for name in STOKE.names]
_STOKE = re.compile("|".join(rf"\b{re.escape(name)}\b" for name in _CALLED))
_DEEDS = ("ride", "bail", "recover", "catch", "paddle out|^out", "wait", "paddle in|^in")
_ACTION = re.compile("|".join(rf"(\b(?:{deed})\b)" for deed in _DEEDS))


# What begins the name of a card that may be attached, the shared reader finds.
def not_held(game: Reading, seat: int, words: list[str]) -> int | None:
    """The Stoke card meant by how its name begins, if none that may be attached does."""
    if game.players[seat].step != Step.ATTACH or len(words) != 1:
        return None
    cards = range(1, len(_CALLED))
    found = [c for c in cards if any(w.startswith(words[0]) for w in _CALLED[c].split())]
    if not found or any(has(game.players[seat].choices, card) for card in found):
        return None
    if len(found) > 1:
        meant = " or ".join(STOKE.said(card) for card in found[:4])
        raise AmbiguousWords(f'"{words[0]}" could mean {meant}; say which.')
    return FIRST_ATTACH + found[0]


def trouble(game: Reading, seat: int, words: list[str]) -> str | None:
    """What is wrong with words that are no move."""
    player, said = game.players[seat], " ".join(words)
    if game.phase in _CHOICES and has(game.committed, seat):
        return 'Your choice is made; say "take back" to choose again.'
    if player.step == Step.SHORE:
        return _ashore(player, words)
    if player.step == Step.VALUE and (wrong := _no_value(player, said)):
        return wrong
    steps = _in_steps(player, said)
    if len(steps) > 1:
        then = "".join(f', then "{step}"' for step in steps[1:])
        return f'Say it step by step: first "{steps[0]}"{then}.'
    return _no_card(player, said)


def _ashore(player: Reading, words: list[str]) -> str | None:
    if "buy" in words:
        return 'Stoke cards are bought one at a time: say "buy" for each (tavarua-22).'
    if BOARD_NAMES[player.board] in words:
        have, other = BOARD.said(player.board), BOARD.said(1 - player.board)
        return f'You have the {have}; "switch" takes the {other}.'
    return None


def _no_card(player: Reading, said: str) -> str | None:
    numbers = [int(number) for _, number in _CARD.findall(said)]
    wrong = [number for number in numbers if not 1 <= number <= VALUES]
    if not wrong or player.step not in (Step.CARD, Step.DISCARD):
        return None
    return f"There is no card of the value {wrong[0]}: values go from 1 to {VALUES}."


# tavarua-32, tavarua-33: plus or minus the tokens, and never below 0 or above 6.
def _no_value(player: Reading, said: str) -> str | None:
    card, printed = KIND.said(player.choice.card), int(VALUE[player.choice.card])
    if found := _TOKENS.search(said):
        needed = counted(abs(int(found[1]) - printed), "Stoke token")
        return f"To count {card} as {found[1]} takes {needed}."
    change, value = _CHANGE.fullmatch(said), re.fullmatch(r"(?:(?:play )?it )?(?:as )?(\d+)", said)
    counts = printed + int(change[1]) if change else int(value[1]) if value else 0
    if 0 <= counts <= MOST_VALUE:
        return None
    return f"A card counts for 0 to {MOST_VALUE}, not {counts} (tavarua-33)."


# tavarua-98
def _in_steps(player: Reading, said: str) -> list[str]:
    """The steps of a whole choice that was said at once, from the player's question on."""
    if player.step < Step.ATTACH:
        return []
    stoke, action, value = (look.search(said) for look in (_STOKE, _ACTION, _VALUE))
    steps = [(Step.ATTACH, STOKE.names[_CALLED.index(stoke[0])])] if stoke else []
    if action and not _is_chosen(player, action.lastindex or 0):
        steps += [(Step.ACTION, ACTION.names[(action.lastindex or 1) - 1])]
    steps += [(Step.CARD, KIND.forms[kind][0]) for kind in _kinds(said)]
    steps += [(Step.VALUE, value[0].replace("be", "is"))] if value else []
    if steps and player.step == Step.ATTACH and not stoke:
        steps.insert(0, (Step.ATTACH, STOKE.names[0]))
    asked = Step.CARD if player.step == Step.DISCARD else player.step
    return [words for step, words in steps] if all(step >= asked for step, _ in steps) else []


def _is_chosen(player: Reading, found: int) -> bool:
    """Whether the action said is the one already chosen."""
    return player.step in (Step.CARD, Step.DISCARD) and player.choice.action == found - 1


def _kinds(said: str) -> list[int]:
    """The kinds of cards that are named, in their order."""
    return sorted(
        _COLOURS.index(colour) % len(COLOUR_NAMES) * VALUES + int(number) - 1
        for colour, number in _CARD.findall(said)
        if 1 <= int(number) <= VALUES
    )


LEXICON = Lexicon(
    same={
        "−": "-",
        r"\b(?:plus|adds?) (?=[0-9])": "+",
        r"\b(?:minus|less|takes? off) (?=[0-9])": "-",
        r"([+-]) (?=[0-9])": r"\1",
        r"(?<=[0-9])(?=[+-][0-9])": " ",
        r"\b(?:an?|one) (?=(?:stoke )?tokens?\b)": "1 ",
        r"\b(out|in)wards?\b": r"\1",
        r"\b(bails?) out\b": r"\1",
        r"^(?:uses?|lays?)\b": "plays",
        r"^gives? (?!up\b)": "gives up ",
    },
    skipped=frozenset({"with", "to", "choose"}),
    read=not_held,
    trouble=trouble,
)
