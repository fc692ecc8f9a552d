import { mockForTests } from '@portal/mock-server/node'
import { act, screen } from '@testing-library/react'
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest'
import { openPortal } from '../test/open-portal.tsx'

const mock = mockForTests()
beforeAll(() => mock.server.listen())
afterEach(() => Reflect.deleteProperty(document, 'startViewTransition'))
afterAll(() => mock.server.close())

test('R9.21 A page replaces the previous one at once: nothing fades, slides or overlaps', async () => {
  const startViewTransition = vi.fn((change: () => unknown) => void change())
  Object.assign(document, { startViewTransition })
  const portal = await openPortal('/cms/search')
  const headings: (string | null)[][] = []
  const watcher = new MutationObserver(() =>
    headings.push([...document.querySelectorAll('h1')].map((heading) => heading.textContent)),
  )
  const before = (await screen.findByRole('heading', { level: 1 })).textContent
  watcher.observe(document.body, { childList: true, subtree: true })
  await act(() => portal.router.navigate({ to: '/cms/page/$id', params: { id: '1' } }))
  const { textContent } = await screen.findByRole('heading', { level: 1 })
  watcher.disconnect()
  expect(textContent).not.toBe(before)
  expect(headings.filter((shown) => shown.length > 1)).toEqual([])
  expect(startViewTransition).not.toHaveBeenCalled()
  expect(portal.router.options.defaultViewTransition ?? false).toBe(false)
})
