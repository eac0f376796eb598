"""The database itself: where it is, how it is reached, how it came to its shape, how it is copied.

address.py     which one                        engines.py     the connections; courier.py: SQLite's
migrating.py   to the shape of today            migrations/    the steps to it
occupying.py   one server a file                copying.py     a copy while it runs
"""
