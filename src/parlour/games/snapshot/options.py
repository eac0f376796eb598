"""Before a game of Snapshot: its switches."""

from parlour.games.game import Option

# Where the switches stand in the header.
KEEP_TOKENS, TOKEN_PER_DRAW, SPOOKED_REVIEW = 0, 1, 2
OFF_ON = ("off", "on")

OPTIONS = (
    Option(
        "give_up_keeps_animal_tokens",
        0,
        0,
        1,
        "whether who gives up a habitat gets back the tokens on its animals",
        "snapshot-53",
        OFF_ON,
    ),
    Option(
        "research_token_per_draw",
        0,
        0,
        1,
        "whether every drawn card earns a token",
        "snapshot-71",
        OFF_ON,
    ),
    Option(
        "spooked_turn_has_review",
        1,
        0,
        1,
        "whether a turn that ends with a spook has a Review, which brings tokens",
        "snapshot-34",
        OFF_ON,
    ),
)
