"""Disque-Monde : Les Sorcières: one to four apprentices solve the problems of Lancre.

Hidden: hands, the order of the piles, face-down big problems (unless one has looked at them). A turn has
three phases: a new problem tile arrives where a card says, with crises where there is one already; then
twice a move (on foot or by Broom) and the action of the space one stands on: an attempt, tea, or nothing;
then the hand is refilled. An attempt is two dice, the choice to flee or to face it, symbols of cards, two
more dice, and effects of cards.

Printed things live in a `Box` (`tables`), from which a play is made; a pack brings another one.

Begin reading at `names`, then `tables`, `moves`, `events`, `state`, `rules` (with `rules_map` and
`rules_piles`), `decisions` (with `decisions_cards`), `refusals`, `effects`, `flow`, `view` (with
`view_odds`), `game`: each file uses only those before it.
"""
