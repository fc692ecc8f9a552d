import { expect, test, vi } from 'vitest'
import { isChunkError, markChunkErrors, reloadAfterChunkError } from './chunk-reload.ts'

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

test('A failed part of the program reloads the page at the target', () => {
  const given = ports()
  expect(reloadAfterChunkError('/hotel/list?page=2', given)).toBe(true)
  expect(given.reload).toHaveBeenCalledWith('/hotel/list?page=2')
})

test('R4.14 R9.18 The same path is held back for ten seconds and reloaded after them', () => {
  const given = ports()
  reloadAfterChunkError('/hotel/list', given)
  given.time += 9_999
  for (const same of ['/hotel/list?other=1', '/hotel/list#top', '/hotel/list'])
    expect(reloadAfterChunkError(same, given)).toBe(false)
  given.time += 1
  expect(reloadAfterChunkError('/hotel/list', given)).toBe(true)
  expect(given.reload).toHaveBeenCalledTimes(2)
})

test('R4.14 Another path is not held back, and frees none', () => {
  const given = ports()
  reloadAfterChunkError('/hotel/list', given)
  expect(reloadAfterChunkError('/car/list', given)).toBe(true)
  expect(reloadAfterChunkError('/hotel/list', given)).toBe(false)
  expect(given.reload).toHaveBeenCalledTimes(2)
})

test('Where nothing can be remembered the error page is better than an endless loop', () => {
  const given = ports()
  given.storage.write = () => false
  expect(reloadAfterChunkError('/hotel/list', given)).toBe(false)
  expect(given.reload).not.toHaveBeenCalled()
})

test('A garbled mark counts as none', () => {
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

test('A failed import is renamed before the router can know it by its message, and is not swallowed', () => {
  const target = new EventTarget()
  const stop = markChunkErrors(target)
  const payload = new TypeError('Failed to fetch dynamically imported module: /assets/list.js')
  const event = Object.assign(new Event('vite:preloadError', { cancelable: true }), { payload })
  target.dispatchEvent(event)
  stop()
  expect(isChunkError(payload)).toBe(true)
  expect(payload.message).toBe(
    'A part of the program could not be loaded. Failed to fetch dynamically imported module: /assets/list.js',
  )
  expect(event.defaultPrevented).toBe(false)
  expect(isChunkError(new Error('something else'))).toBe(false)
  expect(isChunkError({ name: 'ChunkError' })).toBe(false)
})

test('What the loader reports without an error is left as it is, and after the end nothing is renamed', () => {
  const stop = markChunkErrors()
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
  expect([before, after].map(isChunkError)).toEqual([true, false])
})
