"""Servers that are killed, frozen, cut off and restarted while tables are played, and a judge."""
