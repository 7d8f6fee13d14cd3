"""The accessibility checker, asked in one way by all tests: when the page has come to rest."""

from tests.browser.people import Person

STANDARDS = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"]
# What still moves, or is on its way to moving, longer than anybody could see.
MOVING = """() => document.getAnimations()
  .filter(a => a.playState === 'running' && a.effect.getComputedTiming().duration > 20).length"""
# A page learns of the sizes of its parts with a frame; only then is what scrolls reachable by keyboard.
NEXT_FRAMES = "() => new Promise(done => requestAnimationFrame(() => requestAnimationFrame(done)))"
CHECK = """([inside, tags]) => axe.run(inside || document, { runOnly: tags, resultTypes: ['violations'] })
  .then(found => found.violations.map(broken =>
  `${broken.id}: ${broken.help}: ` + broken.nodes.slice(0, 3).map(n => n.target.join(' ')).join(' | ')))"""


def violations(me: Person, axe: str, inside: str = "") -> list[str]:
    """What the checker finds on this page, or inside a part of it, once nothing moves there."""
    if not me.page.evaluate("'axe' in window"):
        me.page.evaluate(axe + "\n;0")
    assert me.comes(f"!({MOVING})()")
    me.page.evaluate(NEXT_FRAMES)
    found: list[str] = me.page.evaluate(CHECK, [inside, STANDARDS])
    return found


def clean(me: Person, axe: str, inside: str = "") -> None:
    """The checker finds nothing."""
    found = violations(me, axe, inside)
    assert found == [], (found, me.bearings())
