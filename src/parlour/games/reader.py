"""The one reader of typed words: which move they mean where a question is asked.

A move's own words are always understood, as statement and as command, with or without its verb;
then as few of them as are unmistakable, and then their beginnings. Words in the order in which a
move has them count before the same words in another. What a move must not be taken for without
being told (its opposite, say) only counts if it was said.
"""

from collections.abc import Callable, Sequence

from parlour.errors import AmbiguousWords, BadWords
from parlour.games.questions import Answer, Questions
from parlour.games.speech import by_name, seat_name
from parlour.kit.positions import Reading

Said = tuple[str, ...]
Fits = Callable[[Said, Said, frozenset[str]], bool]  # (what was said, a move's words, weighty)
MOST_TYPED = 200  # signs: no move takes more
SHOWN = 4


def read(
    questions: Questions,
    game: Reading,
    seat: int,
    typed: str,
    legal: Sequence[int],
    names: Sequence[str] = (),
) -> int:
    """The move that words mean, legal or not."""
    if len(typed) > MOST_TYPED:
        raise BadWords(f"No move takes more than {MOST_TYPED} signs to say.")
    return _Reading(questions, game, seat, legal, names).read(typed)


class _Reading:
    """One line, read in one position."""

    def __init__(
        self,
        questions: Questions,
        game: Reading,
        seat: int,
        legal: Sequence[int],
        names: Sequence[str],
    ) -> None:
        self.questions, self.lexicon = questions, questions.lexicon
        self.game, self.seat, self.legal = game, seat, legal
        self.names = names or [seat_name(n) for n in range(game.seats)]
        self.answers = questions.meanings(game, seat)
        self.wordings = {move: self._wordings(answer) for move, answer in self.answers.items()}

    def read(self, typed: str) -> int:
        said = tuple(self.lexicon.words(typed))
        if not self.answers:
            raise BadWords("Nothing is asked of you now.")
        found = self._found(said) if said else None
        if found is None:
            said = self._without_name(said)
            trouble = self.lexicon.trouble(self.game, self.seat, list(said))
            raise BadWords(trouble or self._no_move(typed, said))
        return self.lexicon.prefer(self.game, self.seat, found)

    def _found(self, said: Said) -> int | None:
        """The first way of reading that finds anything decides."""
        everything, legal = list(self.answers), [m for m in self.legal if m in self.answers]
        rest = self._without_name(said)
        for fits in (in_full, without_verb):
            if (found := self._either_way(fits, said, rest, everything)) is not None:
                return found
        if (found := self.lexicon.read(self.game, self.seat, list(rest))) is not None:
            return found
        for fits in (in_order, in_part):
            if (found := self._either_way(fits, said, rest, legal, everything)) is not None:
                return found
        return self._only(by_beginnings, said, legal)

    def _either_way(self, fits: Fits, said: Said, rest: Said, *among: list[int]) -> int | None:
        """As it was said, else without the player's name: somebody may be called Red."""
        for words in (said, rest) if rest != said else (said,):
            for moves in among:
                if (found := self._only(fits, words, moves)) is not None:
                    return found
        return None

    def _only(self, fits: Fits, said: Said, moves: list[int]) -> int | None:
        """The one move whose words fit what was said; several have to be told apart."""
        weighty = self.lexicon.weighty
        found = [m for m in moves if any(fits(said, w, weighty) for w in self.wordings[m])]
        if len(found) > 1:
            legal = [move for move in found if move in self.legal]
            if len(legal) != 1:
                raise AmbiguousWords(self._several(said, found, legal))
            found = legal
        return found[0] if found else None

    def _several(self, said: Said, found: list[int], legal: list[int]) -> str:
        """What several moves are told apart by; what is not allowed is not suggested."""
        if legal or not self.legal:
            return f"That could mean {self._either(legal or found)}; say which."
        none = "That could mean several moves, but none of them is allowed now"
        return f'{none}; say it like "{self._example(said)}".'

    def _either(self, moves: list[int]) -> str:
        shown = [f'"{self._said(move)}"' for move in moves[:SHOWN]]
        return " or ".join(shown) + (" or others" if len(moves) > len(shown) else "")

    def _no_move(self, typed: str, said: Said) -> str:
        example = self._example(said)
        return f'"{" ".join(typed.split())}" is no move here; say it like "{example}".'

    def _example(self, said: Said) -> str:
        """A legal move in words: of the same verb if there is one, else none that ends things."""

        def unlike(move: int) -> tuple[bool, bool]:
            answer = self._answer(move)
            verb = self.lexicon.compared(answer.words)[:1]
            return verb != said[:1], any(touch.startswith("do.") for touch in answer.touches)

        return self._said(min(self.legal or self.answers, key=unlike))

    def _answer(self, move: int) -> Answer:
        return self.answers.get(move) or self.questions.answer(self.game, self.seat, move)

    def _said(self, move: int) -> str:
        return by_name(self._answer(move).words, self.names)

    def _wordings(self, answer: Answer) -> list[Said]:
        """All ways to say an answer in full, seats by name and by number."""
        said = [answer.words, *answer.forms]
        if any("@" in words for words in said):
            usual = [seat_name(n) for n in range(len(self.names))]
            said = [by_name(words, names) for words in said for names in (self.names, usual)]
        return [self.lexicon.compared(words) for words in said]

    def _without_name(self, said: Said) -> Said:
        """The log begins with the player's name; what it tells may be typed back."""
        for name in (self.names[self.seat], seat_name(self.seat)):
            own = self.lexicon.compared(name)
            if len(said) > len(own) and said[: len(own)] == own:
                return said[len(own) :]
        return said


def in_full(said: Said, words: Said, weighty: frozenset[str]) -> bool:
    """All the words of a move."""
    return said == words


def without_verb(said: Said, words: Said, weighty: frozenset[str]) -> bool:
    """All but the verb, which must not be one that matters: "no" begins "no more dice"."""
    return len(words) > 1 and words[0] not in weighty and said == words[1:]


def in_order(said: Said, words: Said, weighty: frozenset[str]) -> bool:
    """Nothing but words of the move, one after another: "1 2" does not move 2 to 1."""
    left = iter(words)
    return all(word in left for word in said) and not _unsaid(said, words, weighty)


def in_part(said: Said, words: Said, weighty: frozenset[str]) -> bool:
    """Nothing but words of the move, each as often as it has them."""
    fits = all(said.count(word) <= words.count(word) for word in said)
    return fits and not _unsaid(said, words, weighty)


def by_beginnings(said: Said, words: Said, weighty: frozenset[str]) -> bool:
    """One after another begins a word; one that ends in a digit is whole: J1 is not J10."""

    def begins(word: str, start: str) -> bool:
        return word == start if start[-1].isdigit() else word.startswith(start)

    left = iter(words)
    fits = all(any(begins(word, start) for word in left) for start in said)
    return fits and not _unsaid(said, words, weighty)


def _unsaid(said: Said, words: Said, weighty: frozenset[str]) -> bool:
    """Whether the move has a word that it must not have without being told."""
    return not weighty.isdisjoint(set(words) - set(said))
