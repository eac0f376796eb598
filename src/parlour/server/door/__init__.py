"""What everything from outside passes: limits, origins, pace, and headers on every answer.

door.py      requests and sockets, let in or answered here     protocol.py  uvicorn's HTTP, bounded
origin.py    from which pages                                  pace.py      how often
headers.py   what every answer carries
"""
