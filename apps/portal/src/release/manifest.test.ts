import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { noRules } from './route-matcher.ts'
import { loadManifest, startManifest } from './watch-release.ts'

const manifest = { id: 'b1', timestamp: 1, matcher: noRules, prerendered: ['/'] }

beforeEach(() => void vi.useFakeTimers())
afterEach(() => vi.useRealTimers())

const files = (answer: unknown, buildId: string | null = 'b1') => ({
  buildId,
  read: vi.fn(async () => answer),
})

test('R9.19 The first fetch waits a second', async () => {
  const given = files(manifest)
  startManifest(given)
  await vi.advanceTimersByTimeAsync(999)
  expect(given.read).not.toHaveBeenCalled()
  await vi.advanceTimersByTimeAsync(1)
  expect(given.read.mock.calls).toEqual([['builds/meta/b1.json']])
})

test('R9.19 A navigation that needs the rules earlier fetches them, and only once', async () => {
  const given = files(manifest)
  startManifest(given)
  expect(await Promise.all([loadManifest(), loadManifest()])).toEqual([manifest, manifest])
  await vi.advanceTimersByTimeAsync(1000)
  expect(given.read).toHaveBeenCalledOnce()
})

test('A fetch stopped within the second never happens', async () => {
  const given = files(manifest)
  startManifest(given)()
  await vi.advanceTimersByTimeAsync(1000)
  expect(given.read).not.toHaveBeenCalled()
})

test('Another build has its own rules', async () => {
  startManifest(files(manifest))
  expect(await loadManifest()).toMatchObject({ id: 'b1' })
  startManifest(files({ ...manifest, id: 'b2' }, 'b2'))
  expect(await loadManifest()).toMatchObject({ id: 'b2' })
})

test.each([null, 'not found', { id: 1 }])(
  'R7.21 When the manifest is %o there are no rules',
  async (answer) => {
    startManifest(files(answer))
    expect(await loadManifest()).toMatchObject({ matcher: noRules, prerendered: [] })
  },
)

test('In development there is no manifest to fetch', async () => {
  const given = files(manifest, null)
  startManifest(given)
  expect(await loadManifest()).toMatchObject({ prerendered: [] })
  expect(given.read).not.toHaveBeenCalled()
})
