"""Explain this: what lies on a table says what it does, an example in its present numbers, and its rules.

A thing is known by its kind and its name (`deck`, `hand:W2`), as moves name it on the page. All that is said
of it comes from what the viewer sees and from what is printed in the box, never from the state: nobody learns
anything from asking.
"""

from esbat.explain.asking import explained, looked_for, things
from esbat.explain.kinds import Explanation, Kind, Seen

__all__ = ["Explanation", "Kind", "Seen", "explained", "looked_for", "things"]
