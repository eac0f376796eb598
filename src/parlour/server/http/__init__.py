"""Requests: what can be asked of the server without a socket.

caller.py   who asks            seating.py   who sits where at a new table
bodies.py   what may be sent    replies.py   what is answered, typed
games.py, guests.py, tables.py, seats.py, links.py, records.py, running.py, pages.py: the addresses
"""
