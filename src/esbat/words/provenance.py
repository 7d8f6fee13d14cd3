"""Where a printed thing is known from, in a sentence: the rulebook's lines, public pages, or ourselves.

Tables and packs write it short (`RB l.307: name; the rest OWN`). What they add in passing is for those who
read the tables; here it is told what is from where, as far as both languages have a word for it.
"""

import re
from typing import Final

from esbat.words.speech import Words

LINES: Final = r"(?:l\.)?\d+(?:-\d+)?"
PAGE: Final = r"\w[\w.-]*\w"
RULEBOOK: Final = re.compile(rf"\bRB\b(?: ({LINES}(?:, {LINES})*))?")
PUBLIC: Final = re.compile(rf"\bPUB\b(?: ({PAGE}(?:, {PAGE})*))?")
OURS: Final = re.compile(r"\bOWN\b")
CLAUSES: Final = re.compile(r";|,(?=[^,;]*\b(?:RB|PUB|OWN)\b)")
REST: Final = "the rest"


def known_from(words: Words, source: str) -> str:
    """All that a source says, clause by clause; a pack's own words as they stand."""
    clauses = [clause.strip() for clause in CLAUSES.split(source)]
    told = [said for clause in clauses if (said := clause_said(words, clause, len(clauses) > 1))]
    # The rulebook alone adds nothing to a line of it.
    told = [said for said in told if not any(other.startswith(f"{said},") for other in told)]
    if not told:
        return words.say("source-other", text=source)
    return " ".join(f"{said[0].upper()}{said[1:]}." for said in told)


def clause_said(words: Words, clause: str, among_others: bool) -> str:
    """One clause, with what it speaks of; nothing if it names no source."""
    rulebook, public, ours = RULEBOOK.search(clause), PUBLIC.search(clause), OURS.search(clause)
    found = []
    if rulebook:
        lines = (rulebook[1] or "").replace("l.", "").replace("-", "–")
        found.append(words.say("source-rulebook", count=len(re.findall(r"\d+", lines)), lines=lines))
    if public:
        pages = public[1] or ""
        found.append(words.say("source-public", count=pages.count(",") + bool(pages), pages=pages))
    if ours:
        said = words.say("source-own")
        found = [words.say("source-after", said=said, where=found[0]) if found else said]
    if not found:
        return ""
    what = parts_said(words, clause)
    if ours and among_others and not what:
        what = part_said(words, REST)
    said = ", ".join(found)
    return words.say("source-of", what=what, said=said) if what else said


def parts_said(words: Words, clause: str) -> str:
    """What of the thing the clause is about, where we have words for all of it."""
    about = PUBLIC.sub("", RULEBOOK.sub("", clause))
    about = OURS.sub("", about).strip(" :,()")
    parts = [part_said(words, part.strip().removeprefix("its ")) for part in about.split(",")]
    return ", ".join(parts) if all(parts) else ""


def part_said(words: Words, part: str) -> str:
    """One part of a thing in words; nothing where we have none."""
    return words.say("source-part", part=part.replace(" ", "-"))
