"""What one may not do, question by question: each refusal names its rule and says why, in so many words."""

from collections.abc import Callable
from typing import Final

import pytest

from tests.games.bal import situations as at
from tests.games.bal.given import Given, given

rule = pytest.mark.rule

# In each situation: who, what, the rule, the reason, the card it names.
REFUSED: Final[dict[Callable[[], Given], str]] = {
    at.aiming: """
        anne   pass             BAL-030 must-attack
        anne   attack 0         BAL-032 not-yourself
        anne   attack 3         BAL-032 no-such-witch
        anne   attack 4         BAL-032 no-such-witch
        anne   attack 5         BAL-032 no-such-witch
        anne   enchant 0        BAL-032 not-yourself
        anne   enchant 1        BAL-097 not-in-hand enchantement
        anne   imp              BAL-117 not-in-hand diablotin
        anne   mine             BAL-080 too-late-to-steal
        anne   ball             BAL-R39 ball-before-the-turn
        anne   lay R            BAL-031 name-a-witch-first
        anne   done             BAL-031 name-a-witch-first
        anne   yield            BAL-031 name-a-witch-first
        marie  attack 0         BAL-027 not-asked
        marie  ball             BAL-027 not-asked
        marie  mirror 2         BAL-027 not-asked
        marie  mine             BAL-080 too-late-to-steal
        louise attack 0         BAL-060 eliminated
        louise mine             BAL-060 eliminated
    """,
    at.aiming_bound: """
        anne   imp              BAL-R11 enchanted-must-be-attacked
        anne   attack 1         BAL-098 enchanted-must-be-attacked
        anne   enchant 3        BAL-098 enchanted-must-be-attacked
        anne   attack 0         BAL-032 not-yourself
        anne   pass             BAL-030 must-attack
    """,
    at.aiming_bound_to_the_first: """
        marie  imp              BAL-R11 enchanted-must-be-attacked
        marie  attack 2         BAL-098 enchanted-must-be-attacked
        marie  enchant 0        BAL-097 not-in-hand enchantement
        marie  enchant 3        BAL-098 enchanted-must-be-attacked
    """,
    at.aiming_without_potions: """
        anne   attack 1         BAL-R07 no-potion-to-attack
        anne   attack 0         BAL-R07 no-potion-to-attack
        anne   enchant 1        BAL-R07 no-potion-to-attack
    """,
    at.aiming_at_empty_hands: """
        anne   enchant 1        BAL-R67 nothing-to-lose
        anne   enchant 2        BAL-098 enchanted-must-be-attacked
    """,
    at.laying_first: """
        anne   done             BAL-034 needs-a-potion
        anne   pass             BAL-031 finish-the-attack
        anne   attack 2         BAL-031 finish-the-attack
    """,
    at.laying: """
        anne   lay R            BAL-033 not-in-hand R
        anne   lay B            BAL-033 not-in-hand B
        anne   lay fantome      BAL-033 not-in-hand fantome
        anne   lay abracadabra  BAL-038 not-in-an-attack abracadabra
        anne   lay balai        BAL-038 not-in-an-attack balai
        anne   lay remede       BAL-R61 nothing-to-revive
    """,
    at.laying_two_potions: """
        anne   lay V            BAL-036 two-potions-at-most
        anne   lay G            BAL-036 two-potions-at-most
        anne   lay sortilege    BAL-033 not-in-hand sortilege
    """,
    at.laying_a_spell: """
        anne   lay sortilege    BAL-035 one-spell-at-most
        anne   lay tresor       BAL-035 one-spell-at-most
        anne   lay R            BAL-033 not-in-hand R
    """,
    at.defending: """
        marie  parry            BAL-043 cannot-match
        marie  joker J          BAL-R15 cannot-match-the-rest J
        marie  joker R          BAL-069 not-in-that-attack R
        marie  joker G          BAL-070 no-joker-for-grey
        marie  jokers J V       BAL-R16 one-spell-a-defence
        marie  jokers R R       BAL-R16 one-spell-a-defence
        marie  jokers R G       BAL-070 no-joker-for-grey
        marie  jokers J G       BAL-070 no-joker-for-grey
        marie  broom 0          BAL-071 not-back-to-the-sender
        marie  broom 1          BAL-071 not-yourself
        marie  broom 3          BAL-071 no-such-witch
        marie  broom 4          BAL-071 no-such-witch
        marie  sweep            BAL-071 broom-needs-a-witch
        marie  wand             BAL-044 not-in-hand baguette
        marie  treasure         BAL-044 not-in-hand tresor
        marie  trick            BAL-044 not-in-hand tour
        marie  remedy           BAL-R61 nothing-to-revive
        marie  lay J            BAL-044 defend-first
        marie  pass             BAL-044 defend-first
        marie  mine             BAL-044 defend-first
        jeanne ball             BAL-101 no-ball-in-an-attack
        jeanne parry            BAL-027 not-asked
        jeanne mirror 1         BAL-027 not-asked
    """,
    at.defending_bare: """
        marie  joker J          BAL-044 not-in-hand abracadabra
        marie  jokers J J       BAL-044 not-in-hand abracadabra
        marie  broom 2          BAL-044 not-in-hand balai
        marie  sweep            BAL-044 not-in-hand balai
        marie  remedy           BAL-044 not-in-hand remede
    """,
    at.defending_after_help: """
        marie  joker J          BAL-R16 one-spell-a-defence
        marie  broom 2          BAL-R16 one-spell-a-defence
        marie  wand             BAL-R16 one-spell-a-defence
        marie  parry            BAL-043 cannot-match
    """,
    at.defending_with_any_spells: """
        marie  jokers J V       BAL-R69 not-in-hand abracadabra
        marie  jokers R V       BAL-069 not-in-that-attack R
        marie  jokers V G       BAL-070 no-joker-for-grey
        marie  joker J          BAL-R15 cannot-match-the-rest J
        marie  joker V          BAL-R15 cannot-match-the-rest V
    """,
    at.defending_two_reds: """
        marie  jokers R R       BAL-R69 not-in-hand abracadabra
        marie  joker R          BAL-R15 cannot-match-the-rest R
    """,
    at.defending_with_jokers_to_spare: """
        marie  jokers R J       BAL-069 not-in-that-attack R
        marie  joker V          BAL-R15 cannot-match-the-rest V
    """,
    at.defending_by_duty: """
        marie  yield            BAL-R14 must-parry
    """,
    at.defending_what_was_deflected: """
        jeanne broom 1          BAL-072 not-back-to-the-sender
        jeanne broom 2          BAL-071 not-yourself
    """,
    at.defending_of_two: """
        marie  broom 0          BAL-075 broom-sweeps-away
        marie  broom 2          BAL-075 broom-sweeps-away
    """,
    at.hexed: """
        marie  broom 0          BAL-071 not-back-to-the-sender
        marie  broom 1          BAL-071 not-yourself
        marie  parry            BAL-043 cannot-match
        marie  wand             BAL-044 not-in-hand baguette
        marie  pass             BAL-044 defend-first
        anne   mirror 1         BAL-124 mirror-and-hex
        anne   ball             BAL-101 no-ball-in-an-attack
        anne   mine             BAL-080 too-late-to-steal
        anne   yield            BAL-027 not-asked
    """,
    at.hexed_wand_held_back: """
        marie  wand             BAL-R73 wand-held-back
        marie  broom 2          BAL-044 not-in-hand balai
    """,
    at.farce: """
        anne   parry            BAL-108 cannot-match
        anne   joker B          BAL-106 only-treasure-in-a-farce
        anne   wand             BAL-106 only-treasure-in-a-farce
        anne   pass             BAL-106 only-treasure-in-a-farce
        marie  yield            BAL-027 not-asked
        marie  ball             BAL-027 not-asked
    """,
    at.farce_after_help: """
        anne   treasure         BAL-R54 one-spell-a-defence
        anne   remedy           BAL-106 only-treasure-in-a-farce
    """,
    at.farce_without_tresor: """
        anne   treasure         BAL-106 not-in-hand tresor
    """,
    at.farce_with_any_spells: """
        anne   treasure         BAL-106 not-in-hand tresor
    """,
    at.turn_window: """
        marie  mine             BAL-079 not-in-hand amoi
        marie  attack 0         BAL-080 window-or-pass
        marie  mirror 0         BAL-080 window-or-pass
        anne   ball             BAL-027 not-asked
    """,
    at.turn_window_of_her_own: """
        anne   mine             BAL-079 your-own-turn
        anne   attack 1         BAL-080 window-or-pass
    """,
    at.turn_window_for_a_thief: """
        marie  ball             BAL-099 not-in-hand boule
    """,
    at.turn_window_stolen: """
        jeanne mine             BAL-082 stolen-already
    """,
    at.mirror_window: """
        jeanne mirror 0         BAL-083 no-mirror-there
        jeanne mirror 1         BAL-083 no-mirror-there
        jeanne mirror 2         BAL-083 no-mirror-there
        jeanne mirror 5         BAL-083 no-mirror-there
        jeanne ball             BAL-083 mirror-or-pass
        jeanne yield            BAL-083 mirror-or-pass
        louise ball             BAL-101 no-ball-in-an-attack
        louise mirror 0         BAL-027 not-asked
    """,
    at.sabbat_window: """
        marie  mine             BAL-080 too-late-to-steal
        marie  attack 0         BAL-R84 window-or-pass
    """,
    at.window_after_an_attack: """
        marie  mine             BAL-080 too-late-to-steal
        marie  attack 0         BAL-101 window-or-pass
        anne   ball             BAL-027 not-asked
    """,
    at.exchanging: """
        anne   give J           BAL-100 not-in-hand J
        anne   give tresor      BAL-100 not-in-hand tresor
        anne   drop R           BAL-100 choose-cards-first
        anne   pass             BAL-100 choose-cards-first
    """,
    at.dropping: """
        marie  drop R           BAL-057 only-spells-go
        marie  drop tresor      BAL-057 not-in-hand tresor
        marie  drop miroir      BAL-057 not-in-hand miroir
        marie  give balai       BAL-057 choose-cards-first
        marie  done             BAL-057 choose-cards-first
        anne   attack 1         BAL-027 not-asked
    """,
    at.throwing: """
        anne   drop J           BAL-096 not-in-hand J
        anne   give R           BAL-096 choose-cards-first
        marie  parry            BAL-027 not-asked
    """,
    at.inheriting: """
        anne   drop B           BAL-064 not-in-hand B
        anne   done             BAL-064 choose-cards-first
        anne   give R           BAL-064 choose-cards-first
    """,
    at.paying: """
        jeanne drop J           BAL-R60 not-in-hand J
        jeanne give R           BAL-R60 choose-cards-first
        jeanne pass             BAL-R60 choose-cards-first
    """,
    at.reading: """
        anne   attack 1         BAL-051 read-first
        anne   pass             BAL-051 read-first
        marie  fault            BAL-027 not-asked
    """,
    at.challenging: """
        marie  read             BAL-054 fault-or-not
        marie  parry            BAL-054 fault-or-not
        jeanne admit            BAL-054 fault-or-not
        anne   fault            BAL-027 not-asked
    """,
    at.admitting: """
        anne   pass             BAL-R95 admit-or-deny
        anne   fault            BAL-R95 admit-or-deny
        marie  fault            BAL-027 not-asked
    """,
    at.voting: """
        marie  deny             BAL-054 fault-or-not
        jeanne yield            BAL-054 fault-or-not
        anne   admit            BAL-027 not-asked
    """,
    at.losing: """
        marie  lose 0           BAL-091 no-such-crapzouille
        marie  lose 5           BAL-091 no-such-crapzouille
        marie  yield            BAL-045 choose-a-loss
        marie  pass             BAL-045 choose-a-loss
    """,
    at.over: """
        anne   attack 1         BAL-001 play-over
        marie  pass             BAL-001 play-over
        jeanne yield            BAL-001 play-over
    """,
}


@rule("BAL-027", "BAL-030", "BAL-032", "BAL-044", "BAL-054", "BAL-071", "BAL-083", "BAL-106", "BAL-R16")
@pytest.mark.parametrize("situation", REFUSED, ids=lambda situation: situation.__name__)
def test_each_refusal_says_which_rule_and_why(situation: Callable[[], Given]) -> None:
    play = situation()
    for line in REFUSED[situation].strip().splitlines():
        name, *words = line.split()
        end = next(place for place, word in enumerate(words) if word.startswith("BAL-"))
        refusal = play.refuses(play.names.index(name), " ".join(words[:end]))
        told = [refusal.rule, refusal.key.removeprefix("bal-"), *refusal.facts.values()]
        assert told == words[end:], line


def test_a_seat_that_is_not_at_the_table_may_do_nothing() -> None:
    play = given().begins()
    for nobody in (-1, 3, 5):
        refusal = play.state.why_not(nobody, play.game.parse("attack 1"))
        assert refusal is not None and refusal.rule == "BAL-060"
