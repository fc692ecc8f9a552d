import { cleanup, configure } from '@testing-library/react'
import { afterEach, vi } from 'vitest'
import { dropAllDrafts } from '../shared/form-drafts.ts'

// A page brings parts of itself when they are asked for; on a busy machine that takes longer than the usual second.
configure({ asyncUtilTimeout: 20_000 })

// jsdom has no layout: what the parts ask of it is answered here, once. Pure tests run without a page.
if (typeof window !== 'undefined') {
  vi.stubGlobal('matchMedia', (media: string) => ({
    matches: false,
    media,
    addEventListener: () => {},
    removeEventListener: () => {},
  }))
  class StillObserver {
    observe() {}
    unobserve() {}
    disconnect() {}
  }
  vi.stubGlobal('ResizeObserver', StillObserver)
  Element.prototype.scrollIntoView = () => {}
  window.scrollTo = () => {}
  afterEach(() => {
    cleanup()
    dropAllDrafts()
    window.localStorage.clear()
    window.sessionStorage.clear()
  })
}
