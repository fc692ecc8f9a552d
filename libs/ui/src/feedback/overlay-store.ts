import { createStore } from 'zustand/vanilla'

/** Number of running requests with an overlay. */
export const overlayStore = createStore(() => ({ count: 0 }))

/** Counts the requests with an overlay: every `show` needs exactly one `hide`, also after a failure. */
export const overlay = {
  show: () => overlayStore.setState(({ count }) => ({ count: count + 1 })),
  hide: () => overlayStore.setState(({ count }) => ({ count: Math.max(0, count - 1) })),
}
