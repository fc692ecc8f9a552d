import { emptyMemberCentre, emptySite, memberCentreStore, session, siteStore } from '@portal/auth'
import { callsCarriedOut, forgetMocks, refusalsMet, renewWorlds } from '@portal/mock-server/test-worlds'
import { cleanup } from '@testing-library/react'
import { afterAll, afterEach, beforeEach, vi } from 'vitest'
import { connectAssets } from '../shared/address/asset-address.ts'
import { dropAllDrafts } from '../shared/form/form-drafts.ts'
import { notifyThrough } from '../shared/notify.ts'

// jsdom has no layout: what the parts ask of it is answered here, once. Pure tests run without a page.
if (typeof window !== 'undefined') {
  Object.assign(globalThis, {
    matchMedia: (media: string) => ({
      // Nothing slides in or fades out, so no test waits for it.
      matches: media.includes('prefers-reduced-motion'),
      media,
      addEventListener: () => {},
      removeEventListener: () => {},
    }),
    ResizeObserver: class {
      observe() {}
      unobserve() {}
      disconnect() {}
    },
    IntersectionObserver: class {
      observe() {}
      unobserve() {}
      disconnect() {}
    },
    scrollTo: () => {},
  })
  Element.prototype.scrollIntoView = () => {}
  // Without a place on a page of ordinary size, whatever floats beside its opener counts as scrolled away and hides.
  Element.prototype.getBoundingClientRect = () => new DOMRect(0, 0, 120, 24)
  for (const [side, pixels] of [
    ['clientWidth', 1366],
    ['clientHeight', 768],
  ] as const) {
    Object.defineProperty(HTMLElement.prototype, side, { configurable: true, get: () => pixels })
  }
  afterEach(async () => {
    cleanup()
    await callsCarriedOut()
    dropAllDrafts()
    window.localStorage.clear()
    window.sessionStorage.clear()
  })
}

declare module 'vitest' {
  interface TaskMeta {
    /** What the mock refused, as `payOrder BALANCE_SHORT`; it stands in the report of a run. */
    refusals?: string[]
  }
}

beforeEach(renewWorlds)
afterEach(({ task }) => {
  const refusals = refusalsMet()
  if (refusals.length > 0) task.meta.refusals = refusals
})

// Files follow one another in the same process and on the same page: what one has replaced is back for the next, and
// nobody is signed in.
afterAll(() => {
  forgetMocks()
  session.forget()
  siteStore.setState(emptySite, true)
  memberCentreStore.setState(emptyMemberCentre, true)
  connectAssets('')
  notifyThrough(null)
  vi.useRealTimers()
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
})
