"""One game among people and bots: a match, its files, and the proof that nobody cheated."""
