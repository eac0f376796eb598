"""Parlour: modern board games as plain Python rules, compiled for play, search and simulation."""

__version__ = "0.1.0"
