"""A play with its people while the server has it in memory: acts, windows, orders, repair."""
