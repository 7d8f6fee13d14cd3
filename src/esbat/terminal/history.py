"""What has happened, in a few lines: a turn of somebody else's on one line, one's own in sentences."""

from esbat.engine.game import Game
from esbat.table.table import CHOSEN, UNDO, Happening
from esbat.words import Words


def narrated(words: Words, game: Game, happenings: list[Happening], eyes: int, names: list[str]) -> list[str]:
    """These happenings as this viewer may know them."""
    lines: list[str] = []
    who = -1
    done: list[str] = []

    def close() -> None:
        """Finish the line about somebody's turn."""
        if done:
            lines.append(words.say("terminal-did", name=names[who], what=", ".join(done)))
            done.clear()

    for happening in happenings:
        if happening.text.startswith(UNDO):
            close()
            side = ".you" if happening.seat == eyes else ""
            lines.append(words.say(f"terminal-took-back{side}", name=names[happening.seat]))
        if happening.alone != CHOSEN and happening.seat == eyes:
            close()
            lines.append(words.say("terminal-no-choice.you", name=names[happening.seat]))
        for event in happening.events:
            brief = words.brief(game, event, eyes, names)
            if brief == "":
                continue  # it goes without saying
            if brief is not None and event.a != eyes:
                if event.a != who:
                    close()
                who = event.a
                done.append(brief)
                continue
            close()
            sentence = words.event(game, event, eyes, names)
            if sentence is not None:
                lines.append(sentence)
    close()
    return lines
