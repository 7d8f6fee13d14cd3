"""Air Sorcière: two to five flying instructors push their luck.

Hidden: the order of the deck, and (unless hands are open) the faces in other hands. Everything else
lies on the table. A turn is one flight: take witches one at a time from the deck or the common zone,
each into the own column of her colour in rising order; a witch drawn from the deck may once be deposited
in the common zone instead. Then land one column into hand (any, or after a deposit the smallest) and
perhaps exchange hand cards for grimoires; or crash, when after a deposit a drawn witch fits nowhere.

Two worked examples of the rulebook show it all: Anne's flight (AIR-036, AIR-037, AIR-038, AIR-039), how
she may land (AIR-040, AIR-041), and Marie's diploma with two jokers (AIR-070).

Begin reading at `fields` and `names`, then `tables`, `moves`, `events`, `state`, `rules`, `refusals`,
`effects`, `flow`, `questions`, `view`, `game`: each file uses only those before it.
"""
