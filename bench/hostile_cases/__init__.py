"""Loads that no page puts on a server, and somebody who only wants to play meanwhile."""
