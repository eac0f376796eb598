"""One table that many people share: a log of acts, and all that follows from it.

acts.py      what can stand in a log              settings.py   what a table is opened with
table.py     the table as its log made it         seats.py      who sits where
sitting.py   people come and go                   hosting.py    what the host does with seats
starting.py  start, commitment, salts, deal       playing.py    moves, undo, the end
clocks.py    time, from the log alone             rematch.py    a table like another one
index.py     what lists of tables are made of     sight/        what people see of it

Nothing here knows sockets, databases, or what time it is: every act says when it was written.
"""
