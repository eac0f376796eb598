"""Who gets a wave, read off the rule sheet: tavarua-50 to tavarua-54 and tavarua-94.

Surfers are told by what they play: "T3", "M1 Priority", "T3 Party Wave". No rule is asked.
"""

from collections import Counter

CATCHES, WIPES_OUT, STAYS = "catches", "wipes out", "stays"


def contest(played, places):
    """What becomes of each surfer that tries one wave with so many places to be had."""
    contending = [card for card in played if "Party Wave" not in card]
    if len(contending) <= places:
        return [CATCHES] * len(played)
    matching = {card for card, count in Counter(contending).items() if count > 1}
    others = sorted((card for card in contending if card not in matching), key=_strength)
    won = others[-places:] if places else []
    return [_fate(card, matching, won) for card in played]


def _fate(card, matching, won):
    if "Party Wave" in card or card in won:
        return CATCHES
    return WIPES_OUT if card in matching else STAYS


def _strength(card):
    """Priority before all others, then the higher number, then teal before maroon."""
    colour, number = card[0], int(card[1])
    return "Priority" in card, number, colour == "T"
