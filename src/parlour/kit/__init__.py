"""What all games share: records, luck, sets, the contract of a game, and what drives it."""
