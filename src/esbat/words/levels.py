"""The levels of bots, in words: what they are called, how they play, what plain Python makes of them."""

from esbat.words.speech import Words


def level(words: Words, name: str) -> str:
    """Its name and how it plays, in a sentence; as much of it as there are words for."""
    key = f"bot-{name}"
    called = words.say(key) if words.has(key) else name.capitalize()
    if not words.has(f"{key}.text"):
        return called
    return words.say("bot-level", name=called, text=words.say(f"{key}.text"))


def shallow(words: Words, code: str, part: int) -> str:
    """Why the upper levels think less deep, and what that makes them here, if it was measured."""
    said = words.say("bots-shallow", part=part)
    key = f"bots-shallow-{code}"
    return f"{said} {words.say(key)}" if words.has(key) else said
