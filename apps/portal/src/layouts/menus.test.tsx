import { getSite } from '@portal/api-client'
import { applySite, memberCentreStore, type SiteAnswer } from '@portal/auth'
import { mockForTests } from '@portal/mock-server/node'
import { act, screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from 'vitest'
import { openPortal } from '../test/open-portal.tsx'

const mock = mockForTests()
beforeAll(() => mock.server.listen())
afterEach(() => vi.restoreAllMocks())
afterAll(() => mock.server.close())

type Rule = SiteAnswer['menus'][number]

const openMember = (path = '/user/bill/details') => openPortal(path, { user: mock.signIn('goldenland') })
const memberMenu = async () => within(await screen.findByRole('navigation', { name: 'Member menu' }))

/** Lets the site call answer with other menus. */
async function answerWith(change: (answer: SiteAnswer) => Partial<SiteAnswer>) {
  const answer = await getSite({ requiredLogin: 1 })
  act(() => applySite({ ...answer, ...change(answer) }))
}

const entry = (part: Partial<Rule>): Rule => ({
  id: 9001,
  pid: 0,
  type: 'menu',
  title: 'Extra',
  name: 'extra',
  path: 'extra',
  icon: '',
  menu_type: 'tab',
  url: '',
  no_login_valid: 0,
  extend: 'none',
  ...part,
})

const extra = (part: Partial<Rule>) => answerWith(({ menus }) => ({ menus: [...menus, entry(part)] }))

test('R2.89 Directories and entries form the member menu, and a directory opens no page', async () => {
  await openMember()
  const menu = await memberMenu()
  const headlines = menu.getAllByRole('heading', { level: 2 }).map((line) => line.textContent)
  expect(headlines).toEqual(['Bookings', 'Settlement', 'Invoices', 'Account', 'Content', 'Administration'])
  for (const line of menu.getAllByRole('heading', { level: 2 })) {
    expect(line.closest('a, button')).toBeNull()
    expect(line.querySelector('a, button')).toBeNull()
  }
  expect(menu.getByRole('link', { name: 'Hotel Bookings' }).getAttribute('href')).toBe('/user/order/list')
})

test('R2.97 The head-line shows with two member menu entries and not with one', async () => {
  await openMember()
  const menu = await memberMenu()
  await answerWith(({ menus }) => ({ menus: menus.slice(0, 2) }))
  expect(menu.getAllByRole('heading', { level: 2 })).toHaveLength(2)
  await answerWith(({ menus }) => ({ menus: menus.slice(0, 1) }))
  expect(menu.queryByRole('heading', { level: 2 })).toBeNull()
  expect(menu.getByRole('link', { name: 'Hotel Bookings' })).toBeDefined()
})

test('R2.81 Four pages of the member menu have the names of the specification, in menu and title', async () => {
  const { router } = await openMember()
  const menu = await memberMenu()
  const pages = [
    ['/user/manage/voucherSetting', 'Voucher Setting'],
    ['/user/invoice/manage', 'Invoice Title Information'],
    ['/user/invoice/apply', 'Invoice Apply'],
    ['/user/bill/apply', 'Settlement Bookings'],
  ] as const
  for (const [path, name] of pages) {
    expect(menu.getByRole('link', { name }).getAttribute('href')).toBe(path)
    await act(() => router.navigate({ to: path }))
    expect(await screen.findByRole('heading', { level: 1, name })).toBeDefined()
    await waitFor(() => expect(document.title).toBe(`${name} - Waypost`))
  }
})

test('R2.88 Entries of the top bar are in the head menu, those of the drop-down under the member’s name', async () => {
  await openMember()
  const head = within(screen.getByRole('navigation', { name: 'Main menu' }))
  expect(head.getAllByRole('link').map((link) => link.textContent)).toEqual([
    'Hotel',
    'Car Rentals',
    'Airport Transfer',
    'Travel News',
  ])
  await userEvent.click(await screen.findByRole('button', { name: /^Menu of/ }))
  const items = (await screen.findAllByRole('menuitem')).map((item) => item.textContent)
  expect(items).toEqual([
    'Member Center',
    'Account Overview',
    'Hotel Bookings',
    'Change Password',
    'Sign out',
  ])
})

test('R2.92 An embedded entry opens inside the portal, under its encoded address', async () => {
  const { path } = await openMember()
  await userEvent.click((await memberMenu()).getByRole('link', { name: 'Operator Handbook' }))
  const target = encodeURIComponent('https://handbook.example.com/operators')
  await waitFor(() => expect(path()).toBe(`/user/iframe/${target}`))
})

test('R2.92 An entry of the portal navigates inside it', async () => {
  const { path } = await openMember()
  await userEvent.click((await memberMenu()).getByRole('link', { name: 'My Comments' }))
  await waitFor(() => expect(path()).toBe('/user/cms/comment'))
})

test('R2.94 R8.22 An entry of an unknown type says so in a notice and stays on the page', async () => {
  const { path } = await openMember()
  await extra({ menu_type: 'popup' as Rule['menu_type'] })
  await userEvent.click((await memberMenu()).getByRole('button', { name: 'Extra' }))
  const notice = await screen.findByRole('alert')
  expect(notice.textContent).toContain('Navigation failed, the menu type is unrecognized!')
  expect(path()).toBe('/user/bill/details')
})

test('R2.93 A link entry opens a new window without opener and referrer', async () => {
  await openMember()
  await extra({ menu_type: 'link', url: 'https://help.example.com/' })
  const link = (await memberMenu()).getByRole('link', { name: 'Extra (opens a new window)' })
  expect(link.getAttribute('target')).toBe('_blank')
  expect(link.getAttribute('rel')).toBe('noopener noreferrer')
})

test.each(['javascript:alert(1)', 'data:text/html,x', 'https:evil.example.com', ''])(
  'A link entry to "%s" is refused in words and opens nothing',
  async (url) => {
    const opened = vi.spyOn(window, 'open').mockReturnValue(null)
    await openMember()
    await extra({ menu_type: 'link', url })
    await userEvent.click((await memberMenu()).getByRole('button', { name: 'Extra' }))
    expect((await screen.findByRole('alert')).textContent).toContain(
      'Leaving for this address is not allowed',
    )
    expect(opened).not.toHaveBeenCalled()
  },
)

test('Entries for permissions only and empty directories are hidden', async () => {
  await openMember()
  await extra({ extend: 'add_rules_only' })
  await extra({ type: 'menu_dir', menu_type: '', children: [] })
  expect((await memberMenu()).queryByText('Extra')).toBeNull()
})

test('R4.23 Navigation closes the member menu', async () => {
  const { router } = await openMember()
  act(() => memberCentreStore.setState({ menuExpand: true }))
  await act(() => router.navigate({ to: '/user/cms/comment' }))
  await waitFor(() => expect(memberCentreStore.getState().menuExpand).toBe(false))
})

test('R4.23 Navigation closes the menu of the header', async () => {
  const { router } = await openPortal('/car/list')
  const opener = () => screen.getByRole('button', { name: 'Open menu' })
  await userEvent.click(opener())
  expect(opener().getAttribute('aria-expanded')).toBe('true')
  await act(() => router.navigate({ to: '/airport/list' }))
  await waitFor(() => expect(opener().getAttribute('aria-expanded')).toBe('false'))
})

test('R2.14 Bare /user says that no route was found if no entry of the member menu is a page', async () => {
  const { router, path } = await openMember()
  await answerWith(() => ({
    menus: [
      entry({ menu_type: 'link', url: 'https://help.example.com/' }),
      entry({ id: 9002, path: 'nowhere/at/all' }),
    ],
  }))
  await act(() => router.navigate({ to: '/user' }))
  expect((await screen.findByRole('alert')).textContent).toContain('No route found to jump~')
  expect(path()).toBe('/user')
  expect(screen.getByRole('heading', { level: 1, name: 'Member Center' })).toBeDefined()
})

describe('R3.30 Below 992 px the member menu is hidden; from there on it is beside the page', () => {
  const withWidth = (width: number) =>
    vi.stubGlobal('matchMedia', (media: string) => ({
      matches: width <= 16 * Number(/max-width: ([\d.]+)em/.exec(media)?.[1] ?? 0),
      media,
      addEventListener: () => {},
      removeEventListener: () => {},
    }))
  const found = globalThis.matchMedia
  afterEach(() => vi.stubGlobal('matchMedia', found))

  test('R3.30 At 991 px a button opens the menu, and closing hides it again', async () => {
    withWidth(991)
    await openMember()
    const opener = await screen.findByRole('button', { name: 'Member menu' })
    expect(memberCentreStore.getState()).toMatchObject({ shrink: true, menuExpand: false })
    expect(screen.queryByRole('navigation', { name: 'Member menu' })).toBeNull()
    await userEvent.click(opener)
    expect((await memberMenu()).getByRole('link', { name: 'Hotel Bookings' })).toBeDefined()
    expect(memberCentreStore.getState().menuExpand).toBe(true)
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(memberCentreStore.getState().menuExpand).toBe(false))
    await waitFor(() => expect(screen.queryByRole('navigation', { name: 'Member menu' })).toBeNull())
  })

  test('R3.30 At 992 px the menu is always shown', async () => {
    withWidth(992)
    await openMember()
    expect((await memberMenu()).getByRole('link', { name: 'Hotel Bookings' })).toBeDefined()
    expect(memberCentreStore.getState().shrink).toBe(false)
    expect(screen.queryByRole('button', { name: 'Member menu' })).toBeNull()
  })
})
