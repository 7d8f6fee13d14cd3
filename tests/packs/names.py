"""Rows without what their things are called: our own box has that in the words."""

from esbat.engine.box import Rows, is_language


def unnamed(rows: Rows) -> Rows:
    return {
        section: [{name: value for name, value in row.items() if not is_language(name)} for row in found]
        for section, found in rows.items()
    }
