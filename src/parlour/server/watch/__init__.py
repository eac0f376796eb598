"""How the server is watched: logs without secrets, and numbers."""
