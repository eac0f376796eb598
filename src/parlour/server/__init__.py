"""The server: tables that many people share, on one machine or several, over HTTP and WebSockets.

tables/     one shared table: the acts of its log, what follows from them, frames
store/      where logs are kept: SQLite or PostgreSQL, one ledger, migrations
hall/       the tables that this worker has at hand: loading, acting, showing, keeping bots
people/     guests, their cookies, links and tokens
door/       what everything from outside passes; http/: requests; socket/: a table's WebSocket
kitchen/    games compiled at the start; strangers/: bots that are anybody's programs
openapi/    what games send, as schemas        watch/: logs and numbers
app.py      a worker's application; running.py: its processes; serving.py: what they are told
"""
