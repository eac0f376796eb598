"""Games are made ready to play while the server is up: compiled by children, then loaded.

kitchen.py     what is ready, what is under way, and in which order
child.py       one game's child, from its start to its end; __main__.py is what it does
rehearsal.py   everything that a server ever calls of a game, called
entries.py     which compiled functions that were, kept to load them without a rehearsal

A game's child plays it twice: cold, which compiles, and again in a new process, which shows what
of all the compiled code Python itself calls, and that nothing was left to compile. Exactly that is
loaded by the server, in a thread: its event loop never imports a game nor compiles anything.
"""

from parlour.server.kitchen.kitchen import Kitchen, NotReady, Progress

__all__ = ["Kitchen", "NotReady", "Progress"]
