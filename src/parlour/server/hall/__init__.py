"""The tables that this worker has at hand: loading, acting, telling, keeping.

hall.py      every room of this worker, woken and put to sleep
room.py      one table here: what it is, and everybody who looks at it
loading.py   tables are replayed from their logs             tasks.py      what runs beside
acting.py    an act is carried out, written, and then shown
showing.py   frames for each viewer from what changed
asking.py    plans, why-nots, aids and hints, off the event loop
keeping.py   bots and clocks of the tables this worker keeps; thinking.py: how bots decide
ending.py    records of finished games, rematches            chatting.py   what people say
threads.py   the threads that questions, replays, hints and bots run in
"""
