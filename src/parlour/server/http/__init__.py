"""Requests: what can be asked of the server without a socket.

door.py     every request passes here: limits, origins, headers     caller.py    who asks
bodies.py   what may be sent, typed                                  replies.py   what is answered
games.py, guests.py, tables.py, seats.py, links.py, records.py, running.py, pages.py: the addresses
"""
