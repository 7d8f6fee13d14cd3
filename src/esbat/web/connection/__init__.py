"""Sockets: one page's connection to a table, its frames, its messages."""
