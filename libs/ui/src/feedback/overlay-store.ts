import { createStore } from 'zustand/vanilla'

/** How many requests that asked for the overlay are under way. */
export const overlayStore = createStore(() => ({ count: 0 }))

/** The counted overlay: each `show` is followed by exactly one `hide`, however the request ended. */
export const overlay = {
  show: () => overlayStore.setState(({ count }) => ({ count: count + 1 })),
  hide: () => overlayStore.setState(({ count }) => ({ count: Math.max(0, count - 1) })),
}
