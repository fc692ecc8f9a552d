/**
 * jsdom lays nothing out, so whatever floats beside its opener counts as scrolled away and hides. Tests that
 * open such parts import this: every element then has a place on a page of ordinary size.
 */
Element.prototype.getBoundingClientRect = () => new DOMRect(0, 0, 120, 24)
for (const [side, pixels] of [
  ['clientWidth', 1366],
  ['clientHeight', 768],
] as const) {
  Object.defineProperty(HTMLElement.prototype, side, { configurable: true, get: () => pixels })
}
