import { afterEach, expect, test, vi } from 'vitest'
import { isChunkLoadError, loadDocument, markChunkLoadErrors, reloadAfterChunkError } from './chunk-reload.ts'

afterEach(() => void vi.unstubAllGlobals())

/** A page at this address, which can be left. */
function pageAt(href: string) {
  const { pathname, search } = new URL(href)
  const page = { href, pathname, search, assign: vi.fn(), reload: vi.fn() }
  vi.stubGlobal('location', page)
  return page
}

function ports() {
  const kept = new Map<string, string>()
  return {
    time: 1000,
    storage: {
      read: (key: string) => kept.get(key) ?? null,
      write: (key: string, value: string) => Boolean(kept.set(key, value)),
      remove: (key: string) => void kept.delete(key),
    },
    now() {
      return this.time
    },
    reload: vi.fn(),
  }
}

test('Code that fails to load reloads the page at the target', () => {
  const given = ports()
  expect(reloadAfterChunkError('/hotel/list?page=2', given)).toBe(true)
  expect(given.reload).toHaveBeenCalledWith('/hotel/list?page=2')
})

test('R4.14 R9.18 The same path reloads again only after ten seconds', () => {
  const given = ports()
  reloadAfterChunkError('/hotel/list', given)
  given.time += 9_999
  for (const same of ['/hotel/list?other=1', '/hotel/list#top', '/hotel/list'])
    expect(reloadAfterChunkError(same, given)).toBe(false)
  given.time += 1
  expect(reloadAfterChunkError('/hotel/list', given)).toBe(true)
  expect(given.reload).toHaveBeenCalledTimes(2)
})

test('R4.14 Another path reloads at once, and does not release the first one', () => {
  const given = ports()
  reloadAfterChunkError('/hotel/list', given)
  expect(reloadAfterChunkError('/car/list', given)).toBe(true)
  expect(reloadAfterChunkError('/hotel/list', given)).toBe(false)
  expect(given.reload).toHaveBeenCalledTimes(2)
})

test('Without storage nothing reloads: the error page is better than an endless loop', () => {
  const given = ports()
  given.storage.write = () => false
  expect(reloadAfterChunkError('/hotel/list', given)).toBe(false)
  expect(given.reload).not.toHaveBeenCalled()
})

test('Ignores a corrupt mark', () => {
  const given = ports()
  const late = 99_999_999
  for (const text of [
    '{"path"',
    '{}',
    'null',
    '[1, null, ["/hotel/list"], {"0": "/hotel/list", "1": 99999999}]',
    JSON.stringify([['/hotel/list', String(late)]]),
    JSON.stringify([[['/hotel/list'], late]]),
  ]) {
    given.storage.write('portal:reload', text)
    expect([text, reloadAfterChunkError('/hotel/list', given)]).toEqual([text, true])
  }
})

test('A failed import becomes a chunk load error, which the router does not recognise, and is not swallowed', () => {
  const target = new EventTarget()
  const stop = markChunkLoadErrors(target)
  const payload = new TypeError('Failed to fetch dynamically imported module: /assets/list.js')
  const event = Object.assign(new Event('vite:preloadError', { cancelable: true }), { payload })
  target.dispatchEvent(event)
  stop()
  expect(isChunkLoadError(payload)).toBe(true)
  expect(payload.message).toBe(
    'A part of the program could not be loaded. Failed to fetch dynamically imported module: /assets/list.js',
  )
  expect(event.defaultPrevented).toBe(false)
  expect(isChunkLoadError(new Error('something else'))).toBe(false)
  expect(isChunkLoadError({ name: 'ChunkLoadError' })).toBe(false)
})

test('Ignores a report without an error, and renames nothing after the stop', () => {
  const stop = markChunkLoadErrors()
  const report = (payload: unknown) =>
    dispatchEvent(Object.assign(new Event('vite:preloadError'), { payload }))
  const text = { message: 'no error', name: 'Text' }
  report(text)
  report(undefined)
  expect(text).toEqual({ message: 'no error', name: 'Text' })
  const [before, after] = [new Error('before'), new Error('after')]
  report(before)
  stop()
  report(after)
  expect([before, after].map(isChunkLoadError)).toEqual([true, false])
})

test.each([
  ['/car/list', 'https://portal.example/car/list'],
  ['/hotel/list?page=3', 'https://portal.example/hotel/list?page=3'],
  ['/hotel/list', 'https://portal.example/hotel/list'],
  ['https://partner.example/', 'https://partner.example/'],
])('Another document is opened at its address: %s', (href, address) => {
  const page = pageAt('https://portal.example/hotel/list?page=2')
  loadDocument(href)
  expect(page.assign.mock.calls).toEqual([[address]])
  expect(page.reload).not.toHaveBeenCalled()
})

test.each(['/hotel/list?page=2', '/hotel/list?page=2#top'])(
  'The open page is loaded once more: a browser would only jump to %s',
  (href) => {
    const page = pageAt('https://portal.example/hotel/list?page=2#rates')
    loadDocument(href)
    expect(page.reload).toHaveBeenCalledOnce()
    expect(page.assign).not.toHaveBeenCalled()
  },
)

test('R4.14 The tab remembers its reloads, by the clock of the page', () => {
  vi.useFakeTimers({ now: 1_795_226_400_000 })
  const page = pageAt('https://portal.example/hotel/list')
  expect([reloadAfterChunkError('/car/list'), reloadAfterChunkError('/car/list')]).toEqual([true, false])
  vi.advanceTimersByTime(10_000)
  expect(reloadAfterChunkError('/car/list')).toBe(true)
  vi.useRealTimers()
  expect(page.assign.mock.calls).toEqual([
    ['https://portal.example/car/list'],
    ['https://portal.example/car/list'],
  ])
})
