"""The web table's server: HTTP and sockets in, views and sentences out. It decides everything.

Nothing is imported here: the bots' workers are part of this package, and need no server.
"""
