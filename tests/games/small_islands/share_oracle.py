"""How a treasure is shared out, told anew in plain lists. small_islands-53 to small_islands-60.

Roses are a list of seats from the lowest upwards, cards a list of values; 0 is the Curse. Whoever
drives it says which card is turned up (`turn_up`) and what is answered.
"""


class Sharing:
    """A raising from the first card turned up to the last rose."""

    def __init__(self, raiser, roses, cards, gold, amulets):
        self.raiser, self.roses, self.cards = raiser, list(roses), sorted(cards)
        self.gold, self.amulets = [sorted(values) for values in gold], list(amulets)
        self.home = [0] * len(gold)  # roses that went back
        self.paid, self.discarded, self.buried = 0, [], []
        self.up = self.offered = self.taker = None
        self.cursed = []
        self.over = False
        self._go_on()

    @property
    def asked(self):
        """The seat that decides; None where a card has to be turned up, or it is over."""
        if self.cursed:
            return self.cursed[0]
        return None if self.offered is None else self.roses[self.offered]

    @property
    def question(self):
        """What is asked: about a claim, or about the Curse."""
        return "curse" if self.cursed else "claim"

    def turn_up(self, value):
        """small_islands-57: a card lies open, offered to the lowest rose; or it is the Curse."""
        self.cards.remove(value)
        if value == 0:
            self.discarded.append(0)
            self._strike()
        else:
            self.up, self.offered = value, 0

    def claim(self):
        """small_islands-57: the card for the rose."""
        seat = self.roses.pop(self.offered)
        self.gold[seat] = sorted([*self.gold[seat], self.up])
        self.home[seat] += 1
        self.taker, self.offered = seat, None
        self._go_on()

    def decline(self):
        """small_islands-58: the next rose upwards that is not the same player's."""
        seat = self.roses[self.offered]
        others = [i for i in range(self.offered, len(self.roses)) if self.roses[i] != seat]
        self.offered = others[0] if others else None
        if self.offered is None:
            self.discarded.append(self.up)
            self._go_on()

    def pay(self, with_amulet):
        """small_islands-60: the answer of whoever has both."""
        self._lose(self.cursed.pop(0), with_amulet)
        self._ask_the_cursed()

    def _go_on(self):
        if not self.roses or not self.cards:
            self._finish()

    def _strike(self):
        seats = len(self.gold)
        order = [(self.raiser + i) % seats for i in range(seats)]
        self.cursed = [seat for seat in order if seat in self.roses]
        self._ask_the_cursed()

    def _ask_the_cursed(self):
        while self.cursed and not (self.amulets[self.cursed[0]] and self.gold[self.cursed[0]]):
            seat = self.cursed.pop(0)
            self._lose(seat, self.amulets[seat] > 0)
        if not self.cursed:
            self._finish()

    def _lose(self, seat, with_amulet):
        if with_amulet:
            self.amulets[seat] -= 1
            self.paid += 1
        elif self.gold[seat]:
            self.discarded.append(self.gold[seat].pop())

    def _finish(self):
        """small_islands-59: what is left goes, unseen, and the roses go home."""
        self.buried, self.cards = self.cards, []
        for seat in self.roses:
            self.home[seat] += 1
        self.roses, self.over = [], True
