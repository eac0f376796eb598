"""What people may type at a table of Small Islands beside the words of its moves."""

from parlour.games.lexicon import NEGATIONS, Lexicon
from parlour.games.small_islands.words.clues import clue_named
from parlour.games.small_islands.words.trouble import trouble

_SPACES = r"(?:spaces?|hex(?:es)?|steps?) (?:from|of)"
# Patterns, and what is understood instead.
_SAME = {
    r"\b(?:adjacent to|adjoining|beside|bordering(?: on)?|touching|by)\b": "next to",
    rf"\b(?:1|one)(?: or |-|/| to )(?:2|two) {_SPACES}\b": "near",
    rf"\b(?:up to|within) (?:2|two) {_SPACES}\b": "near",
    rf"\b(?:2|two) {_SPACES}\b|\bclose to\b": "near",
    r"\b(?:isn't|isnt|is not)\b": "not",
    r"\b(?:biggest|greatest)\b": "largest",
    r"\bsea\b": "ocean",
    r"\bgray\b": "grey",
    r"\b(north|south)[- ]?(east|west)\b": r"\1\2",
    r"\bnortheast\b": "ne",
    r"\bnorthwest\b": "nw",
    r"\bsoutheast\b": "se",
    r"\bsouthwest\b": "sw",
    r"\bnorth\b": "n",
    r"\bsouth\b": "s",
    r"\b([a-z]) ?0*([0-9]{1,3})\b": r"\1\2",  # "H 05" is H5
    r"(?<=[a-z])/(?=[a-z])": " ",
    r"\bbuys?\b": "spend an amulet on",
    r"\b(?:go|goes|drives?|bounds?|steps?)\b": "move",
    r"\b(?:place|lay|stand|set)s?\b(?! out)": "put",
    r"\b(?:exchange|change)s?\b": "swap",
    r"\b(?:digs?(?: up)?|lifts?)\b": "raise",
    r"\bstrikes?(?: out)?\b": "remove",
    r"\bpicks?(?: it)? up\b": "take",
    r"\b(?:finish(?:es)?|stops?)\b": "end",
    r"\badds?\b": "play",
    r"\b(?:car|jeep)\b": "vehicle",
}
_SKIPPED = frozenset({"to", "of", "for", "with", "column", "card", "it", "here", "hex"})

# To spend an amulet has to be said.
LEXICON = Lexicon(
    same=_SAME,
    skipped=_SKIPPED,
    weighty=NEGATIONS | {"amulet"},
    read=clue_named,
    trouble=trouble,
)
