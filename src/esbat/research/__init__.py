"""Doors for researchers: batches of tables, and the interfaces that other people's tools already know.

`batch` steps many tables at once in compiled code; `layout` says what the numbers of an observation mean.
What else is here speaks somebody else's language (PettingZoo, Gymnasium, OpenSpiel, MCP) and needs that
library: each is an extra, and says in a sentence how to get it if it is missing (`needs`).
"""
