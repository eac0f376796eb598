"""What is wrong with words that are no move of Snapshot."""

from parlour.games.snapshot.box.tokens import REROLL_PRICE
from parlour.games.snapshot.moves import MOST_TOKENS
from parlour.games.snapshot.nouns import ANIMAL
from parlour.games.snapshot.table import Phase
from parlour.games.snapshot.words.animals import animal_named, where_it_is
from parlour.games.speech import seat_name
from parlour.kit.positions import Reading


def trouble(game: Reading, seat: int, said: list[str]) -> str | None:
    """A sentence, where there is more to say than that it is no move."""
    found = _TROUBLES.get(game.phase)
    return found(game, said) if found else None


def _number(said: list[str]) -> int | None:
    return next((int(word) for word in said if word.isdecimal()), None)


def _answer(game: Reading, said: list[str]) -> str | None:
    number = _number(said)
    if number is None or 1 <= number <= game.seats:
        return None
    return f"Nobody sits at {seat_name(number - 1)}."


def _card(game: Reading, said: list[str]) -> str | None:
    animal = animal_named(said)
    if animal in (None, game.card):
        return None
    return f"The card you drew is {ANIMAL.said(game.card)} (snapshot-22)."


def _adding(game: Reading, said: list[str]) -> str | None:
    animal = animal_named(said)
    if animal is None or game.players[game.active].reserve >> animal & 1:
        return None
    where = f"{ANIMAL.said(animal)} {where_it_is(game, animal)}"
    return f"{where}, not in your reserve (snapshot-38)."


def _dice(game: Reading, said: list[str]) -> str | None:
    if "token" in said:
        return "Tokens come after the dice (snapshot-46)."
    if "dice" in said or _number(said) is not None:
        return "Lay dice one at a time (snapshot-74)."
    animal = animal_named(said)
    return _elsewhere(game, animal) if animal is not None else None


def _elsewhere(game: Reading, animal: int) -> str:
    where = f"{ANIMAL.said(animal)} {where_it_is(game, animal)}"
    columns = [habitat.column[: habitat.count] for habitat in game.habitats]
    number = next((n for n, column in enumerate(columns) if animal in column), None)
    if number is None:
        return f"{where} (snapshot-42)."
    if number < game.here:
        return f"{where}, and dice never go back along the row (snapshot-74)."
    return f"{where}; lay a die on the habitat card first (snapshot-42)."


def _tokens(game: Reading, said: list[str]) -> str | None:
    if (_number(said) or 0) > MOST_TOKENS:
        return f"No animal takes more than {MOST_TOKENS} tokens (snapshot-47)."
    asked = ANIMAL.said(game.shots[game.asked].animal)
    return f"Now {asked} is asked for (snapshot-46)." if animal_named(said) is not None else None


def _reroll(game: Reading, said: list[str]) -> str | None:
    animal = animal_named(said)
    if animal is None:
        return None
    if animal in [shot.animal for shot in game.shots[: game.shot_count]]:
        return f"A reroll costs {REROLL_PRICE} tokens (snapshot-51)."
    return f"{ANIMAL.said(animal)} has no dice, so it has no tokens (snapshot-51)."


_TROUBLES = {
    Phase.ANSWER: _answer,
    Phase.CARD: _card,
    Phase.ADDING: _adding,
    Phase.DICE: _dice,
    Phase.TOKENS: _tokens,
    Phase.REROLL: _reroll,
}
