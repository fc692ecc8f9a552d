/** Where the browser does not tell when it is idle, so long after it was asked, in ms. */
const pause = 1000

/** For what nobody waits for: runs it once the page is at rest. */
export function whenIdle(then: () => void): void {
  if ('requestIdleCallback' in window) window.requestIdleCallback(then)
  else setTimeout(then, pause)
}
