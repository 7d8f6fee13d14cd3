"""The public test kit: what any game of ours, or of yours, can be held to.

`conformance` asks of a whole game what every game must answer; `scenario` lets a test of one rule read
like the rulebook; `transcript` writes a play down as text, for golden plays; `perft` counts the move
sequences from a position. Nothing here needs a test framework: what is wrong raises AssertionError.
"""
