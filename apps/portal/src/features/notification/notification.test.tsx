import { screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { openPortal } from '../../test/open-portal.tsx'
import { type OrderMock, orderMock } from '../../test/order-mock.ts'
import { targetOf } from './NotificationLabel.tsx'

let mock: OrderMock

beforeEach(() => {
  mock = orderMock()
  mock.server.listen()
  // The page is at rest as soon as it is rendered.
  vi.stubGlobal('requestIdleCallback', (then: () => void) => {
    then()
    return 0
  })
})
afterEach(() => {
  vi.unstubAllGlobals()
  mock.server.close()
})

const page = '/user/notification/list'
const unreadOf = (member_id: string) =>
  mock.world.tables.notification.where((row) => row.member_id === member_id && row.read_time === null)
const calls = () => mock.callsTo('/api/notification/index').map(({ query }) => query)

async function open(path = page, persona: Parameters<OrderMock['signIn']>[0] = 'goldenland') {
  const portal = await openPortal(path, { user: mock.signIn(persona) })
  return { ...portal, user: userEvent.setup() }
}

const table = () => screen.findByRole('table', { name: 'Notifications' })
const bodyRows = async () =>
  within(await table())
    .getAllByRole('row')
    .slice(1)

describe('the bell', () => {
  test('Shows the unread count', async () => {
    const { length } = unreadOf('101')
    await open('/user/account/profile')
    const name = new RegExp(`^Notifications.*${length} unread$`)
    expect(await screen.findByRole('button', { name })).toBeDefined()
  })

  test('Its menu shows the latest, and opening one leads to its page and marks it as read', async () => {
    const { user, path } = await open('/user/account/profile')
    await user.click(await screen.findByRole('button', { name: /^Notifications/ }))
    const menu = within(await screen.findByRole('menu', { name: /^Notifications/ }))
    const [latest] = await menu.findAllByRole('menuitem', { name: /\(Unread\)/ })
    const before = unreadOf('101').length
    const address = latest?.getAttribute('href') ?? ''
    expect(address).toMatch(/^\/user\//)
    await user.click(latest as HTMLElement)
    await waitFor(() => expect(path()).toBe(address))
    await waitFor(() => expect(unreadOf('101')).toHaveLength(before - 1))
  })

  test('All can be marked as read from the menu, which stays open', async () => {
    const { user } = await open('/user/account/profile')
    await user.click(await screen.findByRole('button', { name: /^Notifications/ }))
    await user.click(await screen.findByRole('menuitem', { name: 'Mark all as read' }))
    await waitFor(() => expect(screen.queryByRole('menuitem', { name: 'Mark all as read' })).toBeNull())
    expect(unreadOf('101')).toEqual([])
    expect(screen.getByRole('button', { name: 'Notifications' })).toBeDefined()
    await user.click(screen.getByRole('menuitem', { name: 'See all notifications' }))
    expect(await screen.findByRole('heading', { level: 1, name: 'Notifications' })).toBeDefined()
  })

  test('A menu that could not be loaded says why and can be tried again', async () => {
    mock.world.faults.add({ operation: 'listNotifications', status: 503 })
    const { user } = await open('/user/account/profile')
    await waitFor(() => expect(calls()).not.toHaveLength(0))
    await user.click(await screen.findByRole('button', { name: 'Notifications' }))
    const again = await screen.findByRole('menuitem', { name: 'Try again' })
    mock.world.faults.clear()
    await user.click(again)
    expect(await screen.findByRole('menuitem', { name: 'Mark all as read' })).toBeDefined()
    expect(screen.queryByText('Service unavailable')).toBeNull()
  })
})

describe('the page of all notifications', () => {
  test('Shows title, text, kind and time, newest first, in pages', async () => {
    await open(`${page}?limit=10`)
    const rows = await bodyRows()
    expect(rows).toHaveLength(10)
    const own = mock.world.tables.notification.where((row) => row.member_id === '101')
    expect(own.length).toBeGreaterThan(10)
    expect(rows[0]?.textContent).toMatch(/\d{4}-\d\d-\d\d \d\d:\d\d/)
    expect(calls().at(-1)).toBe('?page=1&limit=10')
  })

  test('Filters by unread and by kind, in the address', async () => {
    const { user, path } = await open()
    await table()
    const tabs = await screen.findByRole('navigation', { name: 'Read or unread' })
    await user.click(await within(tabs).findByRole('link', { name: `Unread ${unreadOf('101').length}` }))
    await waitFor(() => expect(path()).toBe(`${page}?unread=true`))
    await user.selectOptions(screen.getByLabelText('Type'), 'Bill')
    await waitFor(() => expect(path()).toBe(`${page}?unread=true&type=bill`))
    await waitFor(() => expect(calls().at(-1)).toBe('?unread=true&type=bill&page=1&limit=20'))
  })

  test('Marks one as read, and the focus stays on its row', async () => {
    const { user } = await open()
    await table()
    const [button] = await screen.findAllByRole('button', { name: /^Mark as read: / })
    const row = button?.closest('tr')
    if (!button || !row) throw new Error('The world begins with unread notifications.')
    const before = unreadOf('101').length
    await user.click(button)
    expect(document.activeElement).toBe(row)
    await waitFor(() => expect(unreadOf('101')).toHaveLength(before - 1))
    expect(await within(row).findByText('Read')).toBeDefined()
  })

  test('Among unread ones the focus moves to the next row', async () => {
    const { user } = await open(`${page}?unread=true`)
    const [first, second] = await bodyRows()
    if (!first || !second) throw new Error('The world begins with two unread notifications.')
    await user.click(within(first).getByRole('button', { name: /^Mark as read: / }))
    await waitFor(() => expect(first.isConnected).toBe(false))
    expect(document.activeElement).toBe(second)
  })

  test('Marks all as read at once', async () => {
    const { user } = await open()
    await table()
    await user.click(await screen.findByRole('button', { name: 'Mark all as read' }))
    await waitFor(() => expect(screen.queryByRole('button', { name: /^Mark as read: / })).toBeNull())
    expect(unreadOf('101')).toEqual([])
    expect(screen.getByRole('button', { name: 'Mark all as read' })).toHaveProperty('disabled', true)
  })

  test('Says when one can no longer be marked, and loads the list again', async () => {
    const { user } = await open()
    const [row] = await bodyRows()
    if (!row) throw new Error('The world begins with notifications.')
    const asked = calls().length
    const [button] = await screen.findAllByRole('button', { name: /^Mark as read: / })
    for (const { id } of unreadOf('101')) mock.world.tables.notification.remove(id)
    if (button) await user.click(button)
    expect((await screen.findAllByRole('alert')).length).toBe(1)
    await waitFor(() => expect(calls().length).toBeGreaterThan(asked))
  })

  test('Tells a member without notifications when they come, and says when a filter hides them', async () => {
    for (const row of mock.world.tables.notification.all())
      if (row.member_id === '101') mock.world.tables.notification.remove(row.id)
    await open()
    expect(await screen.findByText('No notifications yet')).toBeDefined()
    await open(`${page}?type=bill`)
    expect(await screen.findByText('No notifications match')).toBeDefined()
  })

  test('A list that cannot be loaded can be tried again', async () => {
    mock.world.faults.add({ operation: 'listNotifications', status: 503 })
    const { user } = await open()
    const again = await screen.findByRole('button', { name: 'Try again' })
    mock.world.faults.clear()
    await user.click(again)
    expect(await table()).toBeDefined()
  })
})

test.each([
  ['/user/order/detail/H2611210001', { to: '/user/order/detail/H2611210001', search: {} }],
  ['/user/order/list?keyword=amber', { to: '/user/order/list', search: { keyword: 'amber' } }],
  ['', null],
  ['//evil.example.com/a', null],
  ['javascript:alert(1)', null],
])('A notification of the address %j leads to %j', (link, target) => {
  expect(targetOf({ link })).toEqual(target)
})
