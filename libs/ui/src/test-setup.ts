import { setupI18n } from '@portal/i18n'
import { cleanup } from '@testing-library/react'
import { afterEach, beforeAll, vi } from 'vitest'
import { notify } from './feedback/notify.tsx'

// jsdom has no layout, so media queries are answered here; `setViewport` sets the width.
let width = 1366

/** Sets the width (px) for media queries. */
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
// Some libraries look it up on the element's window.
Object.assign(document.defaultView ?? {}, { ResizeObserver: StillObserver })

Element.prototype.scrollIntoView = () => {}

beforeAll(() => setupI18n('en'))
afterEach(() => {
  cleanup()
  // Test files share the list of notices.
  notify.clear()
  setViewport(1366)
  localStorage.clear()
})
