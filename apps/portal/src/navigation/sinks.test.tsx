import { getSite } from '@portal/api-client'
import { applySite, type SiteAnswer, siteStore } from '@portal/auth'
import { mockForTests } from '@portal/mock-server/node'
import { notify } from '@portal/ui/overlays'
import { QueryClientProvider } from '@tanstack/react-query'
import { RouterContextProvider } from '@tanstack/react-router'
import { act, renderHook, screen, waitFor } from '@testing-library/react'
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest'
import { readLoginSearch } from '../features/session/login-search.ts'
import { useEnter } from '../features/session/use-sign-in-flow.ts'
import * as chunks from '../release/chunk-reload.ts'
import { startManifest } from '../release/watch-release.ts'
import { imageAddress } from '../shared/address/asset-address.ts'
import { hostileAddresses } from '../shared/address/hostile-addresses.fixture.ts'
import { openMenu } from '../shared/address/open-menu.ts'
import { safeFrameUrl } from '../shared/address/safe-url.ts'
import { loginPath } from '../shared/session/login-path.ts'
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

type Rule = SiteAnswer['menus'][number]

/** One entry of the member menu for each hostile address. */
const hostileEntries = (menu_type: Rule['menu_type']): Rule[] =>
  hostileAddresses.map((address, index) => ({
    id: 9000 + index,
    pid: 0,
    type: 'menu',
    title: `Hostile ${index}`,
    name: '',
    path: address,
    icon: '',
    menu_type,
    url: address,
    no_login_valid: 0,
    extend: 'none',
  }))

async function openWithMenu(menu_type: Rule['menu_type']) {
  const portal = await openPortal('/user/bill/details', { user: mock.signIn('goldenland') })
  const answer = await getSite({ requiredLogin: 1 })
  act(() => applySite({ ...answer, menus: hostileEntries(menu_type) }))
  expect(await screen.findByText('Hostile 0')).toBeDefined()
  return portal
}

test('The list has at least 120 hostile addresses, all different', () => {
  expect(new Set(hostileAddresses).size).toBeGreaterThanOrEqual(120)
})

test('R4.09 R4.10 The login page never leads back to a hostile address, neither from its own address nor from the server', () => {
  for (const address of hostileAddresses) {
    expect([address, readLoginSearch({ to: address })]).toEqual([address, {}])
    expect(loginPath({ to: address, why: 'sign-in' })).toBe('/user/login?why=sign-in')
  }
})

test('R4.09 R4.10 After signing in, a page named by the server opens if it belongs to the portal; otherwise the member centre opens', async () => {
  const { router, queryClient } = await openPortal('/cms/search')
  const navigate = vi.spyOn(router, 'navigate').mockResolvedValue(undefined)
  const { result } = renderHook(() => useEnter(undefined), {
    wrapper: ({ children }) => (
      <QueryClientProvider client={queryClient}>
        <RouterContextProvider router={router}>{children}</RouterContextProvider>
      </QueryClientProvider>
    ),
  })
  const userInfo = mock.signIn('goldenland')
  const targets = []
  for (const routePath of ['/user/order/list', ...hostileAddresses]) {
    await act(() => result.current({ userInfo, routePath }))
    targets.push(navigate.mock.lastCall?.[0].href)
  }
  expect(targets.shift()).toBe('/user/order/list')
  expect(new Set(targets)).toEqual(new Set(['/user']))
})

test('No link entry leads to a hostile address, neither in the menu nor when it is opened', async () => {
  await openWithMenu('link')
  const targets = [...document.querySelectorAll('a[target="_blank"]')].map((link) =>
    link.getAttribute('href'),
  )
  expect(targets).toEqual([])
  const openers = { navigate: vi.fn(), openWindow: vi.fn(), notifyError: vi.fn() }
  const entry = { id: 1, title: '', type: 'menu' as const, icon: '', children: [] }
  for (const path of hostileAddresses) {
    for (const menuType of ['link', 'tab', 'iframe']) openMenu({ ...entry, menuType, path }, openers)
  }
  expect(openers.navigate).not.toHaveBeenCalled()
  expect(openers.openWindow).not.toHaveBeenCalled()
  expect(openers.notifyError).toHaveBeenCalledTimes(3 * hostileAddresses.length)
})

test.each(['tab', 'iframe'] as const)(
  'Every link of an entry of type %s stays inside the portal',
  async (type) => {
    await openWithMenu(type)
    for (const link of document.querySelectorAll<HTMLAnchorElement>('nav a')) {
      expect([link.textContent, new URL(link.href).origin]).toEqual([link.textContent, location.origin])
      expect(link.protocol).toBe('http:')
    }
  },
)

test('No hostile address is embedded, even if its host were listed', () => {
  const hosts = hostileAddresses.flatMap((address) => (URL.canParse(address) ? [new URL(address).host] : []))
  expect(hosts.length).toBeGreaterThan(20)
  expect(hostileAddresses.filter((address) => safeFrameUrl(address, hosts) !== null)).toEqual([])
})

test('No picture is loaded from a hostile address', () => {
  for (const cdnUrl of ['', 'https://cdn.example.com']) {
    siteStore.setState({ cdnUrl })
    const own = cdnUrl === '' ? location.origin : cdnUrl
    for (const address of hostileAddresses) {
      const source = imageAddress(address) ?? own
      expect([address, new URL(source, location.origin).origin]).toEqual([address, own])
    }
  }
})

// redirects.test.ts tries each address; here one shows that rules go that way.
test('A route rule with a hostile target leads nowhere; the error page says so', async () => {
  const [address = ''] = hostileAddresses
  const path = '/cms/page/1'
  const portal = await openPortal('/cms/search')
  startManifest(buildWithRedirects({ [path]: address }))
  await act(() => portal.router.navigate({ href: path }))
  expect(portal.path()).toBe(path)
  expect(document.querySelector('h1')?.textContent).toBe('Page Not Found')
  expect(loadDocument).not.toHaveBeenCalled()
  act(() => notify.clear())
  await waitFor(() => expect(screen.queryByRole('alert')).toBeNull())
})
