import { mockForTests } from '@portal/mock-server/node'
import { screen, waitFor, within } from '@testing-library/react'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openPortal } from '../../test/open-portal.tsx'

const mock = mockForTests()
beforeAll(() => mock.server.listen())
afterAll(() => mock.server.close())

const open = (address: string) =>
  openPortal(`/user/iframe/${encodeURIComponent(address)}`, { user: mock.signIn('goldenland') })

const handbook = 'https://handbook.example.com/operators'

test('R2.37 Embeds the page of a menu entry, without the portal’s origin and without a referrer', async () => {
  await open(handbook)
  const frame = await screen.findByTitle('Operator Handbook')
  expect(frame.getAttribute('src')).toBe(handbook)
  expect(frame.getAttribute('sandbox')).toBe('allow-forms allow-popups allow-scripts')
  expect(frame.getAttribute('referrerpolicy')).toBe('no-referrer')
  expect(screen.getByText(/the page of handbook\.example\.com/)).toBeDefined()
})

test('R2.37 Embeds a listed host over http as well', async () => {
  await open(handbook.replace('https:', 'http:'))
  const frame = await waitFor(() => {
    const found = document.querySelector('iframe')
    if (!found) throw new Error('There is no frame.')
    return found
  })
  expect(frame.getAttribute('src')).toBe('http://handbook.example.com/operators')
})

test('The entry of the embedded page is the current one, in the menu and above the page', async () => {
  await open(handbook)
  const menu = await screen.findByRole('navigation', { name: 'Member menu' })
  const current = within(menu).getAllByRole('link', { current: 'page' })
  expect(current.map((link) => link.textContent)).toEqual(['Operator Handbook'])
  const crumbs = screen.getByRole('navigation', { name: 'You are here' })
  expect(within(crumbs).getByText('Operator Handbook').getAttribute('aria-current')).toBe('page')
})

test('R2.37 Names a host that the site does not list, and does not embed it', async () => {
  await open('https://evil.example.com/operators')
  expect(
    await screen.findByText('The site evil.example.com is not among those that may be embedded'),
  ).toBeDefined()
  expect(document.querySelector('iframe')).toBeNull()
})

test.each([
  'javascript:alert(1)',
  'data:text/html,<script>alert(1)</script>',
  'https://handbook.example.com@evil.example.com/',
  '/user/order/list',
])('R2.37 %s is never embedded', async (address) => {
  await open(address)
  expect(await screen.findByText(`Leaving for this address is not allowed: ${address}`)).toBeDefined()
  expect(document.querySelector('iframe')).toBeNull()
})
