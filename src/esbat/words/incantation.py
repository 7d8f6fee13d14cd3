"""Reading aloud on a keyboard: what was typed, compared with a formula; how long there is to type it.

No clock here: whoever keeps the time says whether it ran out. The verdict is the text of a move (`read`,
`misread` or `silent`), so that a record holds it and is replayed without a clock.
"""

import unicodedata

START_SECONDS = 3.0
SECONDS_A_LETTER = 0.3


def seconds_for(formula: str) -> float:
    """How long there is to type a formula."""
    return START_SECONDS + SECONDS_A_LETTER * len(formula)


def verdict(formula: str, typed: str, in_time: bool, strict_accents: bool = False) -> str:
    """Nothing typed in time is unread; anything else is read well or misread."""
    if not in_time or not typed.strip():
        return "silent"
    same = compared(typed, strict_accents) == compared(formula, strict_accents)
    return "read" if same else "misread"


def compared(text: str, strict_accents: bool) -> str:
    """What counts of a text: not capitals, spacing or the shape of apostrophes; accents if strict."""
    plain = " ".join(text.replace("’", "'").replace("ʼ", "'").split()).casefold()
    if strict_accents:
        return unicodedata.normalize("NFC", plain)
    letters = unicodedata.normalize("NFKD", plain).replace("œ", "oe").replace("æ", "ae")
    return "".join(letter for letter in letters if not unicodedata.combining(letter))


def stumbled(formula: str) -> str:
    """A formula with a slip of the tongue: two letters in its middle have changed places.

    Where nobody would hear that, its last letter is said twice.
    """
    middle = len(formula) // 2
    while middle > 1 and (formula[middle] == formula[middle - 1] or " " in formula[middle - 1 : middle + 1]):
        middle -= 1
    slip = formula[: middle - 1] + formula[middle] + formula[middle - 1] + formula[middle + 1 :]
    return slip if compared(slip, False) != compared(formula, False) else formula + formula[-1]
