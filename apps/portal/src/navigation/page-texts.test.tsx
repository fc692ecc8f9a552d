import { mockForTests } from '@portal/mock-server/node'
import { act, screen } from '@testing-library/react'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openPortal } from '../test/open-portal.tsx'

const mock = mockForTests()
beforeAll(() => mock.server.listen())
afterAll(() => mock.server.close())

/** Shown on the page in place of a missing text. */
const missing = '…'

/** All texts and field names that have been on the screen. */
function watchTexts() {
  const seen = new Set<string>()
  const look = () => {
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    while (walker.nextNode()) seen.add(walker.currentNode.textContent ?? '')
    for (const named of document.querySelectorAll('[aria-label], [placeholder]')) {
      seen.add(named.getAttribute('aria-label') ?? '').add(named.getAttribute('placeholder') ?? '')
    }
  }
  const watcher = new MutationObserver(look)
  watcher.observe(document.body, { childList: true, subtree: true, characterData: true, attributes: true })
  return { seen, stop: () => watcher.disconnect() }
}

test('R4.26 The texts of a path are loaded before its page, so no key and no gap is ever visible', async () => {
  const { router } = await openPortal('/car/list', { user: mock.signIn('goldenland') })
  const { seen, stop } = watchTexts()
  await act(() => router.navigate({ to: '/user/account/balance' }))
  expect(await screen.findByRole('heading', { level: 2, name: 'Pre-deposit' })).toBeDefined()
  stop()
  expect(seen).toContain('Pre-deposit')
  expect([...seen].filter((text) => text.includes(missing))).toEqual([])
})

test('R4.27 The texts of a route name are loaded before a page with parameters, whose path has no texts', async () => {
  const { router } = await openPortal('/car/list')
  const { seen, stop } = watchTexts()
  await act(() => router.navigate({ to: '/hotel/detail/$id', params: { id: '1001' } }))
  expect(await screen.findByRole('heading', { level: 3, name: 'Facilities' })).toBeDefined()
  stop()
  expect(seen).toContain('Facilities')
  expect([...seen].filter((text) => text.includes(missing))).toEqual([])
})
