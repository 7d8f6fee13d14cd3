"""One seat at one table, looked at in four ways at once: both languages, night and day, desk and phone.

Names are a matter of language, contrasts one of light and reach one of size. One of the four plays, the pages
of the others come along, and the accessibility checker goes over each.
"""

from tests.browser.checker import clean
from tests.browser.people import PHONE, Data, Person, Visit

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
        self.axe = axe
        self.people: list[Person] = []
        for language, dark, viewport in FOUR:
            person = visit.person(language, viewport, dark).seat(grant)
            person.page.locator(ready).first.wait_for()
            self.people.append(person)
        self.me = self.people[0]
        self.phones = [person for person, (_, _, viewport) in zip(self.people, FOUR, strict=True) if viewport]

    def clean(self, most: int = len(FOUR)) -> None:
        """So many see what the first one sees, and the checker finds nothing there."""
        version = self.me.settled()["version"]
        for person in self.people[:most]:
            person.reach(version)
            person.settled()
            clean(person, self.axe)

    def leave(self, visit: Visit) -> None:
        """They go; their pages may have complained of nothing."""
        for person in self.people:
            assert not person.left_over(), person.left_over()
            person.page.context.close()
            visit.people.remove(person)
