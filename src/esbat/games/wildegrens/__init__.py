"""Sorcellerie !: one player leads a coven that saves a village, and must then convince its jury.

Hidden: the order of the decks, face-down Challenges, Conviction cards. A turn has six phases: play Witches
from hand, hidden or revealed; choose one of the Missions in the row; play the Witches that are left; share
their power between the Mission and its Challenges and suffer what was not overcome; go to trial, or go on;
recover. Revealed Witches are stronger and go to Prison. The rulebook's worked turn is a test (WIL-156,
WIL-157, WIL-158, WIL-159, WIL-160, WIL-161, WIL-162, WIL-163, WIL-164, WIL-165, WIL-166, WIL-167, WIL-168,
WIL-169, WIL-170, WIL-171, WIL-172, WIL-173, WIL-174, WIL-175).

Printed things live in a `Box` (`tables`), from which a play is made; a pack brings another one. Effects are
rows of primitives (`tables_primitives`), each of them a class in `effects` that carries it out. What she is
asked is in `questions`: each kind with its choices, its answer and its refusals.

Begin reading at `names`, then `tables` (with `tables_cards`, `tables_primitives`), `moves`, `events`,
`state`, `rules` (with `rules_piles`, `rules_jury`), `refusals`, `effects`, `flow` (with `flow_setup`,
`flow_stages`), `questions`, `view`, `game`: each file uses only those before it.
"""
