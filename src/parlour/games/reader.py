"""The one reader of typed words: which move they mean where a question is asked.

A move's own words are always understood, as statement and as command, with or without its verb;
then as few of them as are unmistakable, and then their beginnings. What a move must not be taken
for without being told (its opposite, say) only counts if it was said.
"""

from collections.abc import Callable, Iterable, Sequence

from parlour.errors import AmbiguousWords, BadWords
from parlour.games.lexicon import Lexicon
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
        said = self._without_name(tuple(self.lexicon.words(typed)))
        if not self.answers:
            raise BadWords("Nothing is asked of you now.")
        found = self._found(said) if said else None
        if found is None:
            trouble = self.lexicon.trouble(self.game, self.seat, list(said))
            raise BadWords(
                trouble or f'"{typed}" is no move here; say it like "{self._example(said)}".'
            )
        return self.lexicon.prefer(self.game, self.seat, found)

    def _found(self, said: Said) -> int | None:
        """The first way of reading that finds anything decides."""
        everything, legal = list(self.answers), [m for m in self.legal if m in self.answers]
        for fits, moves in ((in_full, everything), (without_verb, everything)):
            if (found := self._only(fits, said, moves)) is not None:
                return found
        if (found := self.lexicon.read(self.game, self.seat, list(said))) is not None:
            return found
        for fits, moves in ((in_part, legal), (in_part, everything), (by_beginnings, legal)):
            if (found := self._only(fits, said, moves)) is not None:
                return found
        return None

    def _only(self, fits: Fits, said: Said, moves: Iterable[int]) -> int | None:
        """The one move whose words fit what was said; several have to be told apart."""
        weighty = self.lexicon.weighty
        found = [m for m in moves if any(fits(said, w, weighty) for w in self.wordings[m])]
        if len(found) > 1:
            legal = [move for move in found if move in self.legal]
            if len(legal) != 1:
                raise AmbiguousWords(f"That could mean {self._either(legal or found)}; say which.")
            found = legal
        return found[0] if found else None

    def _either(self, moves: list[int]) -> str:
        shown = [f'"{self._said(move)}"' for move in moves[:SHOWN]]
        return " or ".join(shown) + (" or others" if len(moves) > len(shown) else "")

    def _example(self, said: Said) -> str:
        """A legal move in words: of the same verb if there is one, else none that ends things."""

        def unlike(move: int) -> tuple[bool, bool]:
            answer = self._answer(move)
            verb = _compared(self.lexicon, answer.words)[:1]
            return verb != said[:1], answer.touches[0].startswith("do.")

        return self._said(min(self.legal or self.answers, key=unlike))

    def _answer(self, move: int) -> Answer:
        return self.answers.get(move) or self.questions.answer(self.game, self.seat, move)

    def _said(self, move: int) -> str:
        return by_name(self._answer(move).words, self.names)

    def _wordings(self, answer: Answer) -> list[Said]:
        """All ways to say an answer in full, seats by name and by number."""
        said = [answer.words, *answer.forms]
        if "@" in answer.words:
            usual = [seat_name(n) for n in range(len(self.names))]
            said = [by_name(words, names) for words in said for names in (self.names, usual)]
        return [_compared(self.lexicon, words) for words in said]

    def _without_name(self, said: Said) -> Said:
        """The log begins with the player's name; what it tells may be typed back."""
        for name in (self.names[self.seat], seat_name(self.seat)):
            own = _compared(self.lexicon, name)
            if len(said) > len(own) and said[: len(own)] == own:
                return said[len(own) :]
        return said


_KNOWN: dict[tuple[int, str], Said] = {}
_MOST_KNOWN = 50_000


def _compared(lexicon: Lexicon, words: str) -> Said:
    """A move's words as they are compared; most are asked for again and again."""
    found = _KNOWN.get((id(lexicon), words))
    if found is None:
        if len(_KNOWN) > _MOST_KNOWN:
            _KNOWN.clear()
        found = _KNOWN[id(lexicon), words] = tuple(lexicon.compared(words))
    return found


def in_full(said: Said, words: Said, weighty: frozenset[str]) -> bool:
    """All the words of a move."""
    return said == words


def without_verb(said: Said, words: Said, weighty: frozenset[str]) -> bool:
    """All but the verb."""
    return len(words) > 1 and said == words[1:]


def in_part(said: Said, words: Said, weighty: frozenset[str]) -> bool:
    """Nothing but words of the move, and those that matter."""
    wanted, has = set(said), set(words)
    return wanted <= has and not weighty & (has - wanted)


def by_beginnings(said: Said, words: Said, weighty: frozenset[str]) -> bool:
    """Each word begins one of the move; one that ends in a digit is whole: J1 is not J10."""

    def begins(word: str, start: str) -> bool:
        return word == start if start[-1].isdigit() else word.startswith(start)

    if weighty & (set(words) - set(said)):
        return False
    return all(any(begins(word, start) for word in words) for start in said)
