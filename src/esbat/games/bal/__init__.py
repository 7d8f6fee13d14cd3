"""Le Bal des Sorcières: three to six witches attack and parry until one is Queen.

Hidden: hands, the order of the deck, the bowl of Farce tokens, and in the windows even who is asked.
A round is a Grand Sabbat (not in the first round) and two laps. In a turn the holder of Carabosse may be
robbed of it (À moi, nananère !), everybody's hand is made playable, a held Lutin must be played; then
come Enchantements and one attack, or Diablotin. An attack is laid, its spell acts, mirrors double it,
the witch attacked parries, cancels, sends it on or loses a Crapzouille; then come the doubles. Without
Crapzouilles a witch is out.

Begin reading at `names`, then `tables`, `moves`, `events`, `state`, `rules` (with `rules_reading` and
`rules_windows`), `refusals`, `effects`, `flow`; then `questions`, where every question and every step has its
class (`turn`, `windows`, `aiming`, `attack`, `strikes`, `defending`, `hexes`, `farces`, `spells`, `choosing`,
`losing`, `reading`), `view` (with `view_imagined`), `game`.
"""
