"""Codes to scan: drawn beside the loop, one at a time, and kept for whoever asks again."""

import asyncio
import io
from collections import OrderedDict

KEPT = 256
"""Drawings remembered; a code is some ten kilobytes."""


class Drawings:
    """Texts and what they look like."""

    def __init__(self) -> None:
        self.kept: OrderedDict[str, bytes] = OrderedDict()
        self.pen = asyncio.Lock()
        self.drawn = 0

    def known(self, text: str) -> bytes | None:
        """The drawing of this text, if it was drawn not long ago."""
        found = self.kept.get(text)
        if found is not None:
            self.kept.move_to_end(text)
        return found

    async def draw(self, text: str) -> bytes:
        """The drawing of this text; nothing if it cannot be drawn."""
        async with self.pen:
            found = self.known(text)
            if found is None:
                self.drawn += 1
                found = self.kept[text] = await asyncio.to_thread(drawing, text)
                if len(self.kept) > KEPT:
                    self.kept.popitem(last=False)
            return found


def drawing(text: str) -> bytes:
    import segno  # loaded with the first code that is asked for: most servers draw none for long

    out = io.BytesIO()
    try:
        segno.make(text, error="m", micro=False).save(out, kind="svg", xmldecl=False, scale=4, border=2)
    except (ValueError, UnicodeError):
        return b""
    return out.getvalue()
