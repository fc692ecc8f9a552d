import { emptyMemberCentre, emptySite, memberCentreStore, session, siteStore } from '@portal/auth'
import { callsCarriedOut, forgetMocks, refusalsMet, renewWorlds } from '@portal/mock-server/test-worlds'
import { cleanup } from '@testing-library/react'
import { afterAll, afterEach, beforeEach, vi } from 'vitest'
import { connectAssets } from '../shared/address/asset-address.ts'
import { dropAllDrafts } from '../shared/form/form-drafts.ts'
import { notifyThrough } from '../shared/notify.ts'
import './quick-waits.ts'

// jsdom has no layout, so this file answers what components ask of it. Pure tests run without a page.
if (typeof window !== 'undefined') {
  Object.assign(globalThis, {
    matchMedia: (media: string) => ({
      // Without animations no test waits for one.
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
  // Without a position and a page size, popovers count as scrolled away and hide.
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
    /** Refusals of the mock, as `payOrder BALANCE_SHORT`, for the report of a run. */
    refusals?: string[]
  }
}

beforeEach(renewWorlds)
afterEach(({ task }) => {
  const refusals = refusalsMet()
  if (refusals.length > 0) task.meta.refusals = refusals
})

// Test files share a process and a page, so each one restores what it replaced and signs out.
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
