import { mockForTests } from '@portal/mock-server/node'
import { act, screen, waitFor } from '@testing-library/react'
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest'
import { startManifest } from '../release/watch-release.ts'
import { openPortal } from '../test/open-portal.tsx'
import { watchRelease } from './router-events.ts'

const mock = mockForTests()
beforeAll(() => mock.server.listen())
afterEach(() => {
  vi.restoreAllMocks()
  startManifest({ buildId: null, read: async () => null })
})
afterAll(() => mock.server.close())

const manifest = {
  id: 'b1',
  timestamp: 1,
  matcher: { static: {}, wildcard: {}, dynamic: {} },
  prerendered: ['/', '/user/login'],
}

/** The files that build `b1` has left, but for payloads, which never come. Returns the payloads that are fetched. */
function serveBuild() {
  const fetched: string[] = []
  const elsewhere = globalThis.fetch
  vi.spyOn(globalThis, 'fetch').mockImplementation(async (...call) => {
    const path = call[0] instanceof Request ? call[0].url : call[0].toString()
    if (path.startsWith('/builds/meta/')) return Response.json(manifest)
    if (path.startsWith('/builds/')) return Response.json({ id: 'b1', timestamp: 1 })
    if (!path.includes('_payload')) return elsewhere(...call)
    fetched.push(path)
    return new Promise(() => {})
  })
  return fetched
}

test('R7.23 A prerendered page opens while its payload is fetched, once per path; other pages have none', async () => {
  const fetched = serveBuild()
  const { router, queryClient } = await openPortal('/car/list')
  router.options.context.beforeOpening = watchRelease(
    { apiUrl: location.origin, buildId: 'b1', lacks: [], comparesAnswers: false },
    queryClient,
  )
  await act(() => router.navigate({ to: '/user/login' }))
  await waitFor(() => expect(fetched).toEqual(['/user/login/_payload.json?b1']))
  expect(await screen.findByRole('heading', { level: 1, name: 'Sign in' })).toBeDefined()
  await act(() => router.navigate({ to: '/airport/list' }))
  await act(() => router.navigate({ to: '/user/login' }))
  expect(await screen.findByRole('heading', { level: 1, name: 'Sign in' })).toBeDefined()
  expect(fetched).toHaveLength(1)
})
