"""What is measured: one file a kind of work. Each is imported only inside the environment it needs.

A module here has a class `Work`: made once from the case's argument, then `chunk()` is timed again and
again, and `done()` says, outside the timing, how many moves (or copies) the last chunk was.
"""
