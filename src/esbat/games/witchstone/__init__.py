"""Witchstone: two to four witches lay double hexes in their cauldrons and set off chains of actions.

Hidden: the tiles behind each screen and their reserves, owl tiles taken, the piles of scrolls and special
hexes; scrolls taken too if the table so decides. In each of eleven turns a tile is laid on two free cells;
either symbol gives as many actions of its type as its cluster has symbols, one type after the other, each
finished with all its bonuses first.

Bonuses are batches of actions on the stack: what is on top must be used or given up before what lies below
goes on. The worked examples of the rulebook are tests (WST-039, WST-042, WST-075, WST-082, WST-106, WST-112,
WST-113, WST-114, WST-128, WST-129, WST-157, WST-173, WST-174, WST-177, WST-188, WST-191, WST-197, WST-203).

Printed things live in a `Box` (`tables_box`), from which a play is made; a pack brings another one.

Begin reading at `names`, then `tables` (with `tables_pieces`, `tables_box`), `moves`, `events`, `state`,
`rules` (with `rules_ball`, `rules_crystals`, `rules_tracks`, `rules_scrolls`, `rules_spells`,
`rules_batches`), `refusals`, `effects`, `flow`, `questions` (a class for each kind of question and step),
`view` (with `view_seat`, `view_previews`, `view_imagined`), `game` (with `game_pack`): each file uses
only those before it.
"""
