"""Disque-Monde : Les Sorcières: one to four apprentices solve the problems of Lancre.

Hidden: hands, the order of the piles, face-down big problems (unless one has looked at them). A turn has
three phases: a new problem tile arrives where a card says, with crises where there is one already; then
twice a move (on foot or by Broom) and the action of the space one stands on: an attempt, tea, or nothing;
then the hand is refilled. An attempt is two dice, the choice to flee or to face it, symbols of cards, two
more dice, and effects of cards.

The rulebook's worked examples are tests: a Broken Arm placed (LAN-056), a walk from Magrat's Cottage
(LAN-067), Annagramma against the Hiver (LAN-113, LAN-114, LAN-115, LAN-116, LAN-117), tea at the Blasted
Oak (LAN-121), and Invisibility there, in one move (LAN-158) or two (LAN-159).

Printed things live in a `Box` (`tables`), from which a play is made; a pack brings another one.

Begin reading at `names`, then `tables` (with `tables_effects`), `moves`, `events`, `state`, `rules`
(with `rules_map`, `rules_piles`, `rules_cards` and `rules_turn`), `refusals`, `effects`, `flow`,
`questions`, `view` (with `view_odds` and `view_imagined`), `game`: each file uses only those before it.
In `questions` each kind is a class: what may be chosen, what an answer does, why something is refused;
steps are kinds that nobody is asked.
"""
