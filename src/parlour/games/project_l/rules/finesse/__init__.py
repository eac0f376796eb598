"""Finesse: what the leftmost tile pays for, what a player owns, credits gained and spent."""
