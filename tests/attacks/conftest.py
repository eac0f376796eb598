"""Attacks: files, calls, words, the engine, the terminal and the cache, with things gone wrong."""

from attacks.attack import luck, tally

__all__ = ["luck", "tally"]
