"""The WebSocket of one table and viewer.

requests.py    what a client may say, typed         answers.py   what it is answered
connection.py  one connection: what is sent, and how fast it is read
talking.py     requests carried out                  endpoint.py  from the first frame to the last
"""
