"""What a printed thing does, in words made from its own steps, so that text and behaviour cannot disagree.

    >>> from esbat.words import words_for
    >>> effect_words(words_for("en"), "wildegrens", "remove_curse(1); draw(1)")
    'Remove a Curse; draw a card.'

Each primitive has a message `<code>-do-<primitive>`. Where that reads badly a card may have one of its own,
`<code>-effect-<card>-<field>`, whose attribute `of` is the effect it speaks of: if the card does something
else, because a pack changed it, the message is not used. Where an effect has a moment of its own, a message
`<code>-when-<field>` says it.
"""

from esbat.engine.steps import Step, steps_of, text_of
from esbat.words.speech import Words


def effect_words(
    words: Words, code: str, effect: str, card: str = "", field: str = "", moment: str = ""
) -> str:
    """An effect as a sentence, with the moment it waits for, if it has one; empty if there is none."""
    steps = steps_of(effect)
    if not steps:
        return ""
    when = f"{code}-when-{field}"
    before = words.say(when, moment=moment) if moment and words.has(when) else ""
    if before:
        said = effect_words(words, code, effect, card, field)
        return f"{before} {said[:1].lower()}{said[1:]}"
    own = f"{code}-effect-{card}-{field}"
    if card and words.has(own) and words.say(f"{own}.of") == text_of(steps):
        return words.say(own)
    said = ""
    for step in steps:
        part = step_words(words, code, step)
        if said:
            joined = f"{code}-do-then-if" if step.bound else f"{code}-do-then"
            said = words.say(joined, first=said, second=part[:1].lower() + part[1:])
        else:
            said = part
    return f"{said}."


def step_words(words: Words, code: str, step: Step) -> str:
    """One step, without its full stop: the first argument as a number or a count, the last as a word."""
    first = step.arguments[0] if step.arguments else "1"
    number = first.removeprefix("-").isdigit()
    return words.say(
        f"{code}-do-{step.name}",
        n=abs(int(first)) if number else 1,
        less="yes" if first.startswith("-") else "no",
        count="none" if number else first,
        last=step.arguments[-1] if step.arguments else "none",
    )
