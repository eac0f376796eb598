"""A bot for every game of Parlour: of what it may do, it does anything.

parlour serve --bot "mine=python3 examples/stranger_bot.py"
"""

import json
import random
import sys


def answer(frame, by_touch):
    """A move of those that the frame offers, by what it touches or by its number."""
    choice = random.choice(frame["whole"]["ask"]["choices"])
    meant = {"gestures": [choice["touches"]]} if by_touch else {"number": choice["move"]}
    print(json.dumps({"do": "move", "at": frame["n"], **meant}), flush=True)


for line in sys.stdin:
    said = json.loads(line)
    if said["kind"] == "frame":
        frame, view = said, said["whole"].get("view") or {"deciding": []}
        if any(each["seat"] == view["viewer"] for each in view["deciding"]):
            answer(frame, by_touch="--touch" in sys.argv)
    elif said["kind"] == "error":  # one gesture may be less than a choice; a number never is
        answer(frame, by_touch=False)
