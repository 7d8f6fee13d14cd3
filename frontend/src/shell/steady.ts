/** Farther than a hand shakes, in pixels: whoever goes there with the button held down has changed their mind. */
export const SHAKY = 12

/**
 * A pressed button is meant, wherever it goes: what is still being filled in grows and moves, and between pressing and
 * letting go the button may no longer lie beneath the mouse. Fingers have that from the browser.
 */
export function steady(box: HTMLElement): { destroy: () => void } {
  let held: { button: Element; pointer: number; x: number; y: number } | null = null
  function down(event: PointerEvent): void {
    const button = event.pointerType === 'mouse' && event.target instanceof Element ? event.target.closest('button') : null
    if (!button) return
    button.setPointerCapture(event.pointerId)
    held = { button, pointer: event.pointerId, x: event.clientX, y: event.clientY }
  }
  function moved(event: PointerEvent): void {
    if (!held || Math.hypot(event.clientX - held.x, event.clientY - held.y) <= SHAKY) return
    held.button.releasePointerCapture(held.pointer)
    held = null
  }
  function up(): void {
    held = null
  }
  box.addEventListener('pointerdown', down)
  box.addEventListener('pointermove', moved)
  box.addEventListener('pointerup', up)
  return {
    destroy: () => {
      box.removeEventListener('pointerdown', down)
      box.removeEventListener('pointermove', moved)
      box.removeEventListener('pointerup', up)
    },
  }
}
