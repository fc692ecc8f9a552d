import { mockForTests } from '@portal/mock-server/node'
import { act, screen, waitFor } from '@testing-library/react'
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest'
import * as chunks from '../release/chunk-reload.ts'
import { startManifest } from '../release/watch-release.ts'
import { openPortal } from '../test/open-portal.tsx'
import { buildWithRedirects } from './navigation.fixture.ts'

const loadDocument = vi.spyOn(chunks, 'loadDocument').mockImplementation(() => {})

const mock = mockForTests()
beforeAll(() => mock.server.listen())
afterEach(() => {
  vi.clearAllMocks()
  startManifest({ buildId: null, read: async () => null })
})
afterAll(() => mock.server.close())

/** Opens a page of the portal with these redirects. */
async function openUnder(redirects: Record<string, string>) {
  const portal = await openPortal('/cms/search')
  startManifest(buildWithRedirects(redirects))
  return portal
}

test('R4.02 A route rule that names a page of the portal redirects inside it', async () => {
  const portal = await openUnder({ '/car/list': '/airport/list?from=car' })
  await act(() => portal.router.navigate({ to: '/car/list' }))
  expect(portal.path()).toBe('/airport/list?from=car')
  expect(await screen.findByRole('heading', { level: 1, name: /transfer/i })).toBeDefined()
  expect(loadDocument).not.toHaveBeenCalled()
})

test.each(['https://cars.example.com/', 'http://cars.example.com/'])(
  'A route rule that names another site loads it as a document, and the open page stays: %s',
  async (site) => {
    const portal = await openUnder({ '/car/list': site })
    act(() => void portal.router.navigate({ to: '/car/list' }))
    await waitFor(() => expect(loadDocument.mock.calls).toEqual([[site]]))
    await act(() => new Promise((settled) => setTimeout(settled)))
    expect(portal.router.state.resolvedLocation?.pathname).toBe('/cms/search')
  },
)

test('R4.01 A rule applies before the guards of its page: a visitor follows it without signing in', async () => {
  const portal = await openUnder({ '/user/bill/apply': '/car/list' })
  await act(() => portal.router.navigate({ to: '/user/bill/apply' }))
  expect(portal.path()).toBe('/car/list')
})

test('R4.01 A page is validated before its rule applies: an unknown kind of channel is a 404', async () => {
  const portal = await openUnder({ '/cms/channel/1/sideways': '/car/list' })
  await act(() => portal.router.navigate({ href: '/cms/channel/1/sideways' }))
  expect(await screen.findByRole('heading', { level: 1, name: 'Page Not Found' })).toBeDefined()
  expect(portal.path()).toBe('/cms/channel/1/sideways')
})

test('R4.48 Rules do not delay the first page, which the host has checked, and apply from the next page on', async () => {
  const files = buildWithRedirects({ '/car/list': '/airport/list' })
  let arrive = () => {}
  const arrived = new Promise<void>((resolve) => void (arrive = resolve))
  startManifest({ ...files, read: async (path) => arrived.then(async () => files.read(path)) })
  // It opens although the rules never come.
  const portal = await openPortal('/car/list')
  expect(portal.path()).toBe('/car/list')
  arrive()
  await act(() => portal.router.navigate({ to: '/cms/search' }))
  await act(() => portal.router.navigate({ to: '/car/list' }))
  expect(portal.path()).toBe('/airport/list')
})
