"""A whole round read off the rule sheet, from the reveal to the next waves: tavarua-36 to -77.

Slow and plain; no rule is asked. Surfers and choices are plain objects with the sheet's own words.
"""

from games.tavarua.contest_oracle import CATCHES, WIPES_OUT, contest

REACH = {"short": 2, "long": 3}
SHORE, CHANNEL, WASH, WAVE = "shore", "channel", "wash", "wave"


def number(card):
    """What is printed on a card."""
    return int(card[1])


def play_round(surfers, choices, dice, wave, printed=False):
    """Carry out what all chose, turn a Wave card (shift, barrel), and let the waves come in."""
    gone, both = [], list(zip(surfers, choices, strict=True))
    for surfer, choice in both:
        surfer.tokens -= 0 if choice.given else abs(choice.value - number(choice.card))
        gone += choice.given
    for surfer, choice in both:
        if choice.action == "ride":
            gone += ride(surfer, choice)
        elif choice.action == "bail":
            surfer.bonus += 2 * (choice.attached == "Claim It")
            gone += end_ride(surfer, WASH)
        elif choice.action == "recover":
            go_to(surfer, *((CHANNEL, 3) if choice.attached == "Tow Out" else (SHORE, 0)))
            gone.append(choice.card)
    gone += catches(both, surfers, dice, printed)
    for surfer, choice in both:
        gone += paddle(surfer, choice)
    for surfer, choice in both:
        gone += shift(surfer, choice, *wave)
    for surfer in surfers:
        gone += come_in(surfer)
    return gone


def go_to(surfer, place, space=0):
    """Where a surfer is from now on."""
    surfer.place, surfer.space = place, space


def ride(surfer, choice):
    """tavarua-37 to tavarua-41, tavarua-58, tavarua-59; what is discarded."""
    way = 1 if (choice.card[0] == "T") != (choice.attached == "Cross Step") else -1
    end = REACH[surfer.board]
    target = surfer.balance + way * choice.value
    if choice.attached == "Fresh Wax":
        target = max(-end, min(end, target))
    if not -end <= target <= end:
        return [choice.card, *wipe_out(surfer, choice)]
    surfer.balance = target
    surfer.pile = sorted([*surfer.pile, choice.card], key=lambda card: (card[0] == "M", card))
    surfer.stoke += abs(choice.value - number(choice.card))
    surfer.bonus += 3 * (choice.attached == "Aerial")
    surfer.bonus += 2 * (choice.attached == "Cheater Five" and target in (2, 3))
    return []


def wipe_out(surfer, choice):
    """tavarua-60 to tavarua-64, tavarua-95: what is discarded."""
    surfer.tokens += 1
    lost = []
    if choice.attached != "Leash":
        lost = sorted(surfer.pile, key=number)[:-1]
        surfer.pile = sorted(surfer.pile, key=number)[-1:]
        surfer.stoke = surfer.hang = surfer.barrel = surfer.perfect = surfer.bonus = 0
    return lost + end_ride(surfer, WASH)


def worth(surfer):
    """tavarua-74, without the points for the Shore."""
    points = sum(map(number, surfer.pile)) + surfer.stoke + 2 * surfer.hang + 5 * surfer.barrel
    return points + (len(surfer.pile) if surfer.perfect else 0) + surfer.bonus


def end_ride(surfer, place):
    """tavarua-74 to tavarua-76: score it and clear the pile."""
    points = worth(surfer) + 2 * (place == SHORE)
    best = surfer.best[surfer.board]
    surfer.best[surfer.board] = sorted([*best, points], reverse=True)[:2]
    gone, surfer.pile = surfer.pile, []
    surfer.stoke = surfer.hang = surfer.barrel = surfer.perfect = surfer.bonus = 0
    surfer.balance = 0
    go_to(surfer, place)
    return gone


def catches(both, surfers, dice, printed):
    """tavarua-46 to tavarua-57: all waves are decided before anybody gets on one."""
    gone, fates = [], {}
    for space in range(1, 7):
        trying = [n for n, (s, c) in enumerate(both) if c.action == "catch" and s.space == space]
        on_it = sum(s.place == WAVE and s.space == space for s in surfers)
        places = max(0, (1 if len(surfers) <= 4 else 2) - on_it)
        played = [f"{both[n][1].card} {both[n][1].attached}" for n in trying]
        played = [p if "Prio" in p or "Party" in p else p[:2] for p in played]
        fates |= dict(zip(trying, contest(played, places), strict=True))
    for n, fate in fates.items():
        surfer, choice = both[n]
        if fate == CATCHES:
            surfer.tokens += 1
            row = surfer.space if printed else 7 - surfer.space
            surfer.perfect = int(dice[surfer.space - 1] == row)
            go_to(surfer, WAVE, surfer.space)
            gone += ride(surfer, choice)
            continue
        gone.append(choice.card)
        if fate == WIPES_OUT:
            surfer.tokens += 1
            go_to(surfer, WASH)
    return gone


def paddle(surfer, choice):
    """tavarua-66 to tavarua-68, tavarua-93"""
    if choice.action == "wait":
        surfer.tokens += 2 * (choice.attached == "Dawn Patrol")
    if choice.action not in ("paddle out", "paddle in"):
        return []
    if choice.action == "paddle out":
        space = min(6, surfer.space + choice.value + 2 * (choice.attached == "Duck Dive"))
    else:
        space = max(1, surfer.space - choice.value)
    go_to(surfer, CHANNEL if space else SHORE, space)
    return [choice.card]


def shift(surfer, choice, amount, barrel):
    """tavarua-70 to tavarua-73, tavarua-95"""
    if surfer.place != WAVE:
        return []
    end, target = REACH[surfer.board], surfer.balance
    target += 0 if choice.attached == "Trim" else amount
    if not -end <= target <= end:
        return wipe_out(surfer, choice)
    surfer.balance = target
    surfer.barrel += barrel
    surfer.hang += surfer.board == "long" and target == end
    return []


def come_in(surfer):
    """tavarua-15, tavarua-18, tavarua-19"""
    if surfer.place != WAVE:
        return []
    surfer.space -= 1
    if surfer.space:
        return []
    surfer.tokens += 1
    return end_ride(surfer, SHORE)
