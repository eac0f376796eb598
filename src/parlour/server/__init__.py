"""The server: tables that many people share, on one machine or several, over HTTP and WebSockets.

tables/     one shared table: the acts of its log, what follows from them, frames
store/      where logs are kept: SQLite or PostgreSQL, one ledger, migrations
hall/       the tables that this worker has at hand: loading, acting, showing, keeping bots
people/     guests, their cookies, links and tokens
http/       requests; socket/: the WebSocket of a table and viewer
bots/       who plays for a seat, and strangers' programs
watch/      logs, metrics, health
"""
