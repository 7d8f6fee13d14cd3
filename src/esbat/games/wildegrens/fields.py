"""Everything remembered between two moves: one row a field, and nothing else to write.

`tools/fields` makes `state_fields.py` of these rows: slots, a fresh board, copies, `numbers()`.
"""

from typing import Final

from esbat.engine.fields import Field, flag, number, numbers, pile, shared

ROWS: Final = 10
"""How many questions and steps may wait on one another."""

FIELDS: Final[list[Field]] = [
    shared("box", "Box", "esbat.games.wildegrens.tables", "the printed things"),
    numbers("places", "the three places for Missions: a Mission or EMPTY"),
    numbers("spots", "eight a place: a Challenge, UNTURNED or EMPTY"),
    numbers("lots", "by spot: the lot of a face-down Challenge settled at a reshuffle, else 0"),
    numbers("papers", "two a Juror: a Conviction's number, UNTURNED or EMPTY"),
    numbers("paper_lots"),
    numbers("jury", "the Jurors in the game"),
    numbers("persuasion"),
    numbers("convictions", "by number: unseen Convictions, face-down ones included"),
    numbers("conviction_discard"),
    numbers("villagers", "by number: the Villager deck"),
    numbers("souls", "by number: Lost Souls"),
    pile("coven_top", "coven_top_count"),
    pile("recruit_top", "recruit_top_count"),
    pile("challenge_top", "challenge_top_count"),
    numbers("boost", "by witch: power she has taken in this turn"),
    # The coven: sets of witches, with the Curses among them counted apart.
    number("pool", "witches still to be drafted"),
    number("coven"),
    number("coven_curses"),
    number("coven_top_count"),
    number("hand"),
    number("hand_curses"),
    number("discard"),
    number("discard_curses"),
    number("hidden", "in play"),
    number("revealed"),
    number("prison"),
    number("recruits"),
    number("recruit_top_count"),
    number("gone", "lost for good"),
    number("curse_pile"),
    number("looked", "cards being looked at: witches or Challenges"),
    number("looked_curses"),
    # Missions and Challenges.
    number("missions", "the Mission deck; acts come in order"),
    number("failed", "places whose Mission lies face down"),
    number("challenges", "unseen Challenges: the deck, and those that lie UNTURNED"),
    number("unturned", "how many of them lie at Missions"),
    number("challenge_top_count"),
    number("challenge_discard"),
    number("filled", "spots with a Challenge"),
    number("up", "spots whose Challenge lies face up"),
    number("seen", "face-down spots whose Challenge she knows all the same"),
    number("familiars", "in the play area"),
    number("fresh", "… since this turn"),
    number("papers_up"),
    number("unturned_papers"),
    number("lots_made"),
    number("souls_total"),
    # This turn.
    number("turn"),
    number("chosen", "the place of the chosen Mission", begins=-1),
    number("spent"),
    number("overcome"),
    number("reveals", "in phase 3"),
    number("extra", "cards more or fewer at recovery"),
    number("ease_familiars"),
    number("ease_challenges"),
    number("ease_mission"),
    flag("ignore_blocks"),
    number("cancelled", "effect boxes: place * 4 + type"),
    number("spared", "FAILURE effects that may still be skipped"),
    flag("must_trial"),
    flag("succeeded"),
    # The whole play.
    number("failures"),
    number("convinced"),
    number("reason"),
]
