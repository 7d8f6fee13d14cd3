"""One seat at one table, looked at in four ways at once: both languages, night and day, desk and phone.

Names are a matter of language, contrasts one of light and reach one of size. One of the four plays, the pages
of the others come along, and the accessibility checker goes over each.
"""

import json

from tests.browser.people import PHONE, Data, Person, Visit
from tests.browser.test_pages import AXE, MOVING, STANDARDS

FOUR: list[tuple[str, bool, Data | None]] = [
    ("fr", True, None),
    ("en", False, PHONE),
    ("en", False, None),
    ("fr", True, PHONE),
]
APART = 2  # the first two differ in everything
# What has just been opened: all around it was looked at before.
SHEET = "dialog[open], [role=dialog]"
MENU = "[role=menu]"


class Looks:
    """Pages of the same seat; the first is the one who plays."""

    def __init__(self, visit: Visit, axe: str, grant: Data, ready: str) -> None:
        self.people: list[Person] = []
        for language, dark, viewport in FOUR:
            person = visit.person(language, viewport, dark).seat(grant)
            person.page.locator(ready).first.wait_for()
            person.page.evaluate(axe + "\n;0")
            self.people.append(person)
        self.me = self.people[0]
        self.phones = [person for person, (_, _, viewport) in zip(self.people, FOUR, strict=True) if viewport]

    def clean(self, most: int = len(FOUR)) -> None:
        """So many see what the first one sees, and the checker finds nothing there."""
        version = self.me.settled()["version"]
        for person in self.people[:most]:
            person.reach(version)
            person.settled()
            clean(person)

    def leave(self, visit: Visit) -> None:
        """They go; their pages may have complained of nothing."""
        for person in self.people:
            assert not person.left_over(), person.left_over()
            person.page.context.close()
            visit.people.remove(person)


def clean(me: Person, inside: str = "") -> None:
    """The checker finds nothing on this page, or inside a part of it, once nothing moves there."""
    assert me.comes(f"!({MOVING})()")
    checker = AXE.replace("(document,", f"({json.dumps(inside)},") if inside else AXE
    found = me.page.evaluate(checker, STANDARDS)
    assert found == [], (found, me.bearings())
