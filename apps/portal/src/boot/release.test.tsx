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

/** The files that build `b1` has left; payloads are handed out when the test says so. */
function serveBuild() {
  const asked: string[] = []
  let handOut = () => {}
  const ready = new Promise<void>((done) => {
    handOut = done
  })
  const elsewhere = globalThis.fetch
  vi.spyOn(globalThis, 'fetch').mockImplementation(async (...call) => {
    const path = call[0] instanceof Request ? call[0].url : call[0].toString()
    if (path.startsWith('/builds/meta/')) return Response.json(manifest)
    if (path.startsWith('/builds/')) return Response.json({ id: 'b1', timestamp: 1 })
    if (!path.includes('_payload')) return elsewhere(...call)
    asked.push(path)
    await ready
    return Response.json({ answers: [] })
  })
  return { asked, handOut }
}

const title = (name: string) => screen.queryByRole('heading', { level: 1, name })

test('R7.23 A prerendered page opens once its payload is there, which is fetched one time; others have none', async () => {
  const { asked, handOut } = serveBuild()
  const { router, queryClient } = await openPortal('/car/list')
  router.options.context.beforeOpening = watchRelease(
    { apiUrl: location.origin, buildId: 'b1', lacks: [], comparesAnswers: false },
    queryClient,
  )
  const opening = router.navigate({ to: '/user/login' })
  await waitFor(() => expect(asked).toEqual(['/user/login/_payload.json?b1']))
  expect(title('Car Rentals')).not.toBeNull()
  handOut()
  await act(() => opening)
  expect(await screen.findByRole('heading', { level: 1, name: 'Sign in' })).toBeDefined()
  await act(() => router.navigate({ to: '/airport/list' }))
  await act(() => router.navigate({ to: '/user/login' }))
  expect(await screen.findByRole('heading', { level: 1, name: 'Sign in' })).toBeDefined()
  expect(asked).toHaveLength(1)
})
