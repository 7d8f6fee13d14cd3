"""The levels of bots, in words: what they are called, how they play, what plain Python makes of them."""

from esbat.words.speech import Words


def level(words: Words, name: str) -> str:
    """Its name and how it plays, in a sentence."""
    return words.say("bot-level", name=words.say(f"bot-{name}"), text=words.say(f"bot-{name}.text"))


def shallow(words: Words, code: str, part: int) -> str:
    """Why the upper levels think less deep here, and what that makes them in this game."""
    return f"{words.say('bots-shallow', part=part)} {words.say(f'bots-shallow-{code}')}"
