"""Requests over HTTP: the door, the guard, the routes, the answers."""
