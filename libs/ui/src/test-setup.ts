import { setupI18n } from '@portal/i18n'
import { cleanup } from '@testing-library/react'
import { afterEach, beforeAll, vi } from 'vitest'
import { notify } from './feedback/notify.tsx'

// jsdom has no layout: what Mantine asks of it is answered here, once. A width can be set with `setViewport`.
let width = 1366

/** Makes media queries answer for a screen of this width (px), then tells those who listen. */
export function setViewport(next: number) {
  width = next
}

const minimum = (query: string) => Number(/min-width: ([\d.]+)em/.exec(query)?.[1] ?? 0) * 16
const maximum = (query: string) => Number(/max-width: ([\d.]+)em/.exec(query)?.[1] ?? Infinity) * 16

vi.stubGlobal('matchMedia', (query: string) => ({
  matches: /width/.test(query) && width >= minimum(query) && width <= maximum(query),
  media: query,
  addEventListener: () => {},
  removeEventListener: () => {},
}))

class StillObserver {
  observe() {}
  unobserve() {}
  disconnect() {}
}

vi.stubGlobal('ResizeObserver', StillObserver)
// Libraries that go through the element's own window look for it there.
Object.assign(document.defaultView ?? {}, { ResizeObserver: StillObserver })

Element.prototype.scrollIntoView = () => {}

beforeAll(() => setupI18n('en'))
afterEach(() => {
  cleanup()
  // Files share the list of notices; what one leaves would stand on the page of the next.
  notify.clear()
  setViewport(1366)
  localStorage.clear()
})
