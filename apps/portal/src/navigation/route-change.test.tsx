import { getSite } from '@portal/api-client'
import { applySite, session, siteStore } from '@portal/auth'
import { mockForTests } from '@portal/mock-server/node'
import { act, screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterAll, afterEach, beforeAll, expect, onTestFinished, test, vi } from 'vitest'
import { openPortal } from '../test/open-portal.tsx'
import { onUserMount } from './guards.ts'

const mock = mockForTests()
const siteCalls: string[] = []

beforeAll(() => {
  mock.server.listen()
  mock.server.events.on('request:start', ({ request }) => {
    const { pathname, searchParams } = new URL(request.url)
    if (pathname === '/api/index/index') siteCalls.push(searchParams.get('requiredLogin') ?? '')
  })
})
afterEach(() => void siteCalls.splice(0))
afterAll(() => mock.server.close())

const heading = (name: string) => screen.findByRole('heading', { level: 1, name })

test('R4.04 R6.02 A visitor at a member page lands on the login page, which says why and leads back', async () => {
  const portal = await openPortal('/user/bill/apply?page=2')
  expect(await heading('Sign in')).toBeDefined()
  expect(portal.path()).toBe('/user/login?why=sign-in&to=%2Fuser%2Fbill%2Fapply%3Fpage%3D2')
  expect(screen.getByText(/Please sign in to open this page/)).toBeDefined()
})

test('R2.43 R2.45 R8.21 An unknown path shows the 404 page, and the header stays usable', async () => {
  await openPortal('/nowhere?a=1')
  expect(await heading('Page Not Found')).toBeDefined()
  expect(screen.getByText('Page not found: /nowhere?a=1')).toBeDefined()
  const nav = screen.getByRole('navigation', { name: 'Main menu' })
  expect(await within(nav).findByRole('link', { name: 'Hotel' })).toBeDefined()
})

test('R2.46 R8.21 An exception while a page opens shows "Internal Server Error" instead', async () => {
  const logged = vi.spyOn(console, 'error').mockReturnValue()
  const { router } = await openPortal('/airport/list')
  const data = router.routesById['/car/list'].options.staticData
  const { guards } = data
  onTestFinished(() => void Object.assign(data, { guards }))
  Object.assign(data, { guards: ['unregistered'] })
  await act(() => router.navigate({ to: '/car/list' }))
  expect(await heading('Internal Server Error')).toBeDefined()
  expect(screen.getByText('Unknown route middleware')).toBeDefined()
  expect(screen.getByRole('navigation', { name: 'Main menu' })).toBeDefined()
  logged.mockRestore()
})

test('R2.43 An unknown path in the member area is a 404 too', async () => {
  await openPortal('/user/nowhere')
  expect(await heading('Page Not Found')).toBeDefined()
})

test('R2.44 A channel of an unknown kind is a 404', async () => {
  await openPortal('/cms/channel/1/sideways')
  expect(await heading('Page Not Found')).toBeDefined()
})

test('R2.14 A member at bare /user is redirected to the first page of the member menu', async () => {
  const portal = await openPortal('/user', { user: mock.signIn('goldenland') })
  await waitFor(() => expect(portal.path()).toBe('/user/order/list'))
})

test('R4.22 The progress bar shows from the start of a route change to its end, even if it fails', async () => {
  const portal = await openPortal('/car/list')
  const bar = () => screen.queryByTestId('progress-bar')
  await waitFor(() => expect(bar()).toBeNull())
  for (const [path, name] of [
    ['/airport/list', 'Airport Transfer'],
    ['/cms/channel/1/sideways', 'Page Not Found'],
  ] as const) {
    const change = portal.router.navigate({ href: path })
    await waitFor(() => expect(bar()).not.toBeNull())
    await act(() => change)
    expect(await heading(name)).toBeDefined()
    await waitFor(() => expect(bar()).toBeNull())
  }
})

test('R7.06 The site call requires no login at the start, and one on entering the member area', async () => {
  await openPortal('/car/list')
  expect(siteCalls).toEqual(['0'])
  siteCalls.splice(0)
  await openPortal('/user/bill/apply', { user: mock.signIn('goldenland') })
  expect(siteCalls).toEqual(['1'])
})

test('R7.06 A member who starts on an open page is known from the first call, so entering the member area makes no second one', async () => {
  const portal = await openPortal('/car/list', { user: mock.signIn('goldenland') })
  await act(() => portal.router.navigate({ to: '/user/bill/apply' }))
  expect(siteCalls).toEqual(['0'])
})

test('R7.06 If the first call took a member for a visitor, entering the member area calls again', async () => {
  const portal = await openPortal('/car/list', { user: mock.signIn('goldenland') })
  siteStore.setState({ userInitialize: false })
  await act(() => portal.router.navigate({ to: '/user/bill/apply' }))
  expect(siteCalls).toEqual(['0', '1'])
})

test('The site is loaded once, however many pages are opened', async () => {
  const portal = await openPortal('/car/list')
  await portal.router.navigate({ to: '/airport/list' })
  await portal.router.navigate({ to: '/cms/search' })
  expect(siteCalls).toEqual(['0'])
})

test('R4.06 A guard that refuses while the first page loads leads to the 404 page', async () => {
  const remove = onUserMount(() => false)
  await openPortal('/user/bill/apply', { user: mock.signIn('goldenland') })
  expect(await heading('Page Not Found')).toBeDefined()
  remove()
})

test('R4.07 A guard that refuses later keeps the current page and its address', async () => {
  const portal = await openPortal('/car/list', { user: mock.signIn('goldenland') })
  const remove = onUserMount(() => false)
  await portal.router.navigate({ to: '/user/bill/apply' })
  await waitFor(() => expect(portal.path()).toBe('/car/list'))
  expect(await heading('Car Rentals')).toBeDefined()
  remove()
})

test('R4.17 R8.02 An expired session leads to the login page without an error notice, and back afterwards', async () => {
  const user = mock.signIn('goldenland')
  const portal = await openPortal('/car/list', { user })
  session.fill({ ...user, token: 'gone' })
  await portal.router.navigate({ to: '/user/order/list', search: { page: 1 } })
  expect(await heading('Sign in')).toBeDefined()
  expect(portal.path()).toContain('to=%2Fuser%2Forder%2Flist%3Fpage%3D1')
  expect(screen.queryByRole('alert')).toBeNull()
  expect(session.isSignedIn()).toBe(false)
})

test.each([
  ['/user/invoice/apply', 'Invoice Apply'],
  ['/user/invoice/apply?order=H2611210001', 'Invoice Apply'],
  ['/user/bill/apply', 'Settlement Bookings'],
  ['/user/bill/apply?page=2', 'Settlement Bookings'],
])('R2.40 At %s the menu entry "%s" is highlighted and no other', async (path, name) => {
  await openPortal(path, { user: mock.signIn('goldenland') })
  const menu = await screen.findByRole('navigation', { name: 'Member menu' })
  const current = within(menu)
    .getAllByRole('link')
    .filter((link) => link.getAttribute('aria-current') === 'page')
  expect(current.map((link) => link.textContent)).toEqual([name])
})

test('R2.80 The head menu names the three products, R2.88 each once after a second load', async () => {
  const portal = await openPortal('/car/list', { user: mock.signIn('goldenland') })
  await portal.router.navigate({ to: '/user/bill/apply' })
  const nav = screen.getByRole('navigation', { name: 'Main menu' })
  const names = within(nav)
    .getAllByRole('link')
    .map((link) => link.textContent)
  expect(names.slice(0, 3)).toEqual(['Hotel', 'Car Rentals', 'Airport Transfer'])
  expect(new Set(names).size).toBe(names.length)
})

test('R3.28 A closed member centre removes its entry from the header', async () => {
  await openPortal('/car/list')
  const header = within(await screen.findByRole('banner'))
  expect(await header.findByText('Sign in')).toBeDefined()
  const site = await getSite({ requiredLogin: 0 })
  act(() => applySite({ ...site, openMemberCenter: false }))
  await waitFor(() => expect(header.queryByText('Sign in')).toBeNull())
})

test('R3.28 A closed member centre removes its entries and the login form', async () => {
  await openPortal('/user/login')
  expect(await screen.findByLabelText(/Password/, { selector: 'input' })).toBeDefined()
  const site = await getSite({ requiredLogin: 0 })
  act(() => applySite({ ...site, openMemberCenter: false }))
  await waitFor(() => expect(screen.queryByLabelText(/Password/, { selector: 'input' })).toBeNull())
  expect(screen.getByText(/signing in is not possible/)).toBeDefined()
})

test('R3.25 The header shows name and logo of the site, and the page title carries the name', async () => {
  await openPortal('/car/list')
  expect(await heading('Car Rentals')).toBeDefined()
  const name = await within(screen.getByRole('banner')).findByText('Waypost')
  expect(name.closest('a')?.querySelector('img')?.getAttribute('src')).toContain('/media/')
  await waitFor(() => expect(document.title).toBe('Car Rentals - Waypost'))
})

test('R7.09 Signing out sends the refresh token, clears the session and reloads the page', async () => {
  const { signOutAndReload } = await import('../shared/leaving/leave-page.ts')
  const user = mock.signIn('goldenland')
  await openPortal('/car/list', { user })
  const bodies: Promise<unknown>[] = []
  const listen = ({ request }: { request: Request }) => {
    if (request.url.endsWith('/api/user/logout')) bodies.push(request.clone().json())
  }
  mock.server.events.on('request:start', listen)
  let reloads = 0
  await signOutAndReload(() => void reloads++)
  mock.server.events.removeListener('request:start', listen)
  expect(await Promise.all(bodies)).toEqual([
    { refresh_token: user.refresh_token, refreshToken: user.refresh_token },
  ])
  expect(reloads).toBe(1)
  expect(session.isSignedIn()).toBe(false)
  expect(localStorage.getItem('userInfo')).toBeNull()
})

test.each([
  ['an unreachable server ends', { network: true }, true],
  ['HTTP status 500 ends', { status: 500 }, true],
  ['code 0 keeps', { code: 0, error_key: 'RATE_LIMITED' }, false],
] as const)('R4.16 When signing out, %s the session here', async (_name, fault, ends) => {
  const { signOutAndReload } = await import('../shared/leaving/leave-page.ts')
  await openPortal('/car/list', { user: mock.signIn('goldenland') })
  mock.world.faults.add({ operation: 'signOut', ...fault })
  const reload = vi.fn()
  await act(() => signOutAndReload(reload))
  expect([session.isSignedIn(), reload.mock.calls.length]).toEqual([!ends, ends ? 1 : 0])
  expect(await screen.findByRole('alert')).toBeDefined()
})

test('R4.24 While the sign-out call runs, the overlay covers the page', async () => {
  await openPortal('/car/list', { user: mock.signIn('goldenland') })
  let answer: (response: Response) => void = () => {}
  const fetched = vi
    .spyOn(globalThis, 'fetch')
    .mockImplementation(() => new Promise((arrived) => void (answer = arrived)))
  onTestFinished(() => fetched.mockRestore())
  expect(screen.queryByTestId('loading-overlay')).toBeNull()
  await userEvent.click(await screen.findByRole('button', { name: /^Menu of/ }))
  const [item] = (await screen.findAllByRole('menuitem', { hidden: true })).slice(-1)
  if (item) await userEvent.click(item)
  expect(await screen.findByTestId('loading-overlay')).toBeDefined()
  answer(Response.json({ code: 0, msg: 'Not now', time: 1_795_226_400, data: null }))
  await waitFor(() => expect(screen.queryByTestId('loading-overlay')).toBeNull())
})

test('The drop-down leads to the member centre and signs out', async () => {
  await openPortal('/car/list', { user: mock.signIn('goldenland') })
  await userEvent.click(await screen.findByRole('button', { name: /^Menu of/ }))
  const names = (await screen.findAllByRole('menuitem', { hidden: true })).map((item) => item.textContent)
  expect(names.at(0)).toBe('Member Center')
  expect(names.at(-1)).toBe('Sign out')
})

const otherTab = async (newValue: string | null) =>
  act(async () => void dispatchEvent(new StorageEvent('storage', { key: 'userInfo', newValue })))

test('R3.38 Signing out in another tab turns this one away from a member page within a moment', async () => {
  const portal = await openPortal('/user/bill/apply', { user: mock.signIn('goldenland') })
  portal.queryClient.setQueryData(['secret'], 'of the member')
  await otherTab(null)
  expect(await heading('Sign in')).toBeDefined()
  expect(portal.queryClient.getQueryData(['secret'])).toBeUndefined()
})

test('R3.38 Signing in in another tab turns a visitor here into a member', async () => {
  await openPortal('/car/list')
  await otherTab(JSON.stringify(mock.signIn('goldenland')))
  expect(await screen.findByRole('button', { name: 'Menu of Chen Hui' })).toBeDefined()
})
