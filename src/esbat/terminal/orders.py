"""What a person may type besides a move, in both languages whatever the table speaks."""

from typing import Final

from esbat.rulebook import plain

WHY: Final = "why"
HELP: Final = "help"
HINT: Final = "hint"
UNDO: Final = "undo"
RULES: Final = "rules"
LOG: Final = "log"
TABLE: Final = "table"
SAVE: Final = "save"
QUIT: Final = "quit"
COACH: Final = "coach"
SHOW: Final = "show"
LOOK: Final = "look"
AGAIN: Final = "again"
NEXT: Final = "next"
TRY: Final = "try"

TYPED: Final = {
    WHY: ["why", "pourquoi"],
    HELP: ["help", "aide", "h"],
    HINT: ["hint", "indice", "conseil"],
    UNDO: ["undo", "annuler", "reprendre"],
    RULES: ["rules", "rule", "regles", "regle"],
    LOG: ["log", "journal", "history", "historique"],
    TABLE: ["table", "board", "plateau"],
    SAVE: ["save", "sauver", "garder", "enregistrer"],
    QUIT: ["quit", "exit", "quitter", "q"],
    COACH: ["coach", "conseiller"],
    SHOW: ["show", "montre", "montrer"],
    LOOK: ["look", "explain", "regarde", "regarder", "explique", "expliquer"],
}
IN_LESSONS: Final = {
    AGAIN: ["again", "retry", "encore", "recommencer"],
    NEXT: ["next", "skip", "suivant", "suivante", "passer"],
    TRY: ["try", "essayer", "essaie"],
}
"""Besides those, in a lesson."""


def lesson_order_of(line: str) -> str:
    """What a line orders that only lessons know; the empty word if nothing.

    >>> lesson_order_of(" Encore ")
    'again'
    """
    typed = plain(line.strip())
    return next((order for order, words in IN_LESSONS.items() if typed in words), "")


def order_of(line: str) -> tuple[str, str]:
    """The order a line gives and what follows it; no order is the empty word and the whole line.

    >>> order_of("? take K7")
    ('why', 'take K7')
    >>> order_of("Règles chat noir")
    ('rules', 'chat noir')
    >>> order_of("take K7")
    ('', 'take K7')
    """
    line = line.strip()
    if line.startswith("?"):
        rest = line[1:].strip()
        return (WHY, rest) if rest else (HELP, "")
    word, _, rest = line.partition(" ")
    for order, typed in TYPED.items():
        if plain(word) in typed:
            return (HELP, "") if order == WHY and not rest.strip() else (order, rest.strip())
    return ("", line)


def matching(labels: list[str], typed: str) -> list[int]:
    """The places of the labels that hold every word typed, whatever the accents and capitals."""
    wanted = words_of(typed)
    if not wanted:
        return []
    return [at for at, label in enumerate(labels) if wanted <= words_of(label)]


def words_of(text: str) -> set[str]:
    letters = "".join(letter if letter.isalnum() else " " for letter in plain(text))
    return set(letters.split())
