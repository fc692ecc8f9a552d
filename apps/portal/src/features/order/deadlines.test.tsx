import { screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { openPortal } from '../../test/open-portal.tsx'
import { type OrderMock, orderMock } from '../../test/order-mock.ts'

let mock: OrderMock

beforeEach(() => {
  mock = orderMock()
  mock.server.listen()
})
afterEach(() => mock.server.close())

const page = '/user/order/deadlines'
const calls = () => mock.callsTo('/api/order/deadlines').map(({ query }) => query)

async function open(query = '', persona: Parameters<OrderMock['signIn']>[0] = 'goldenland') {
  const portal = await openPortal(`${page}${query}`, { user: mock.signIn(persona) })
  return { ...portal, user: userEvent.setup() }
}

const table = () => screen.findByRole('table', { name: 'Deadlines' })
const days = async () =>
  within(await table())
    .getAllByRole('rowheader')
    .map(({ textContent }) => textContent)
const orderLinks = async () =>
  within(await table())
    .getAllByRole('link', { name: /^[HCA]\d{10}$/ })
    .map(({ textContent }) => textContent)

test('Lists deadlines by day, soonest first, in both time zones and with what happens then', async () => {
  await open('?within_hours=168')
  const rows = within(await table())
    .getAllByRole('row')
    .slice(1)
  expect((await days())[0]).toMatch(/^(Today|Tomorrow) · \w{3} \d+ \w{3} 2026$/)
  expect(new Set(await days()).size).toBe((await days()).length)
  const times = [...(await table()).querySelectorAll('time')].map((time) => Date.parse(time.dateTime))
  expect(times.length).toBeGreaterThan(5)
  expect(times).toEqual(times.toSorted((one, other) => one - other))
  expect(rows.map(({ textContent }) => textContent).join('\n')).toMatch(
    /left to cancel free of charge.*UTC\+06:30.*After this, cancelling costs a fee\./,
  )
})

test('Looks a day ahead unless the address says more', async () => {
  const { user, path } = await open()
  await table()
  expect(calls()[0]).toBe('?within_hours=24')
  const day = (await orderLinks()).length
  await user.click(screen.getByRole('link', { name: /^Next 7 days/ }))
  await waitFor(() => expect(path()).toBe(`${page}?within_hours=168`))
  await waitFor(() => expect(calls().at(-1)).toBe('?within_hours=168'))
  await waitFor(async () => expect((await orderLinks()).length).toBeGreaterThan(day))
})

test('R2.111 Shows the tags of each order', async () => {
  const id = mock.anOrder('pending_payment')
  mock.change(id, { tags: ['Canton Fair'] })
  await open('?within_hours=168')
  const row = (await within(await table()).findByRole('link', { name: id })).closest('tr')
  expect(row?.textContent).toContain('Canton Fair')
})

test('Filters by kind, product and operator without another request', async () => {
  const { user, path } = await open('?within_hours=168')
  const all = (await orderLinks()).length
  const asked = calls().length
  await user.selectOptions(screen.getByLabelText('Deadline type'), 'Check-in or start of service')
  await waitFor(() => expect(path()).toBe(`${page}?within_hours=168&kind=check_in`))
  await waitFor(async () => expect((await orderLinks()).length).toBeLessThan(all))
  expect((await table()).textContent).not.toContain('Free cancellation ends')
  await user.selectOptions(screen.getByLabelText('Product'), 'Hotel')
  await waitFor(async () => expect((await orderLinks()).every((id) => id.startsWith('H'))).toBe(true))
  expect(path()).toBe(`${page}?within_hours=168&kind=check_in&product=hotel`)
  expect(calls()).toHaveLength(asked)
})

test('A row leads to its order', async () => {
  const { user, path } = await open('?within_hours=168')
  const [id] = await orderLinks()
  await user.click(screen.getByRole('link', { name: id ?? '' }))
  await waitFor(() => expect(path()).toMatch(new RegExp(`order/detail/${id}$`)))
})

test('R2.236 What is cheaper now has a tab of its own, and is booked again from its row', async () => {
  const day = 86_400_000
  const id = mock.anOrder(
    'confirmed',
    ({ policy, service_start, amendment, refunds }) =>
      policy.tiers[0]?.penalty_type === 'none' &&
      Date.parse(policy.free_cancel_before?.utc ?? '') > mock.world.clock.now() + day &&
      amendment === null &&
      refunds.length === 0 &&
      service_start > mock.world.clock.now() + 2 * day,
  )
  mock.world.tables.hotel_price.put({ id: mock.record(id).hotel.hotel_id, percent: -40 })
  const { user, path } = await open()
  await user.click(await screen.findByRole('link', { name: /^Cheaper now/ }))
  await waitFor(() => expect(path()).toBe(`${page}?cheaper=true`))
  await user.click(await screen.findByRole('button', { name: `Rebook cheaper: ${id}` }))
  expect(await screen.findByRole('dialog', { name: `Book ${id} again at a lower price` })).toBeDefined()
})

test('R2.236 Without booking again at a lower price there is no such tab', async () => {
  await openPortal(page, { user: mock.signIn('goldenland'), lacks: ['replaceOrder'] })
  await table()
  expect(screen.queryByRole('link', { name: /^Cheaper now/ })).toBeNull()
})

test('R2.255 A row has its next step: an unpaid order is paid there', async () => {
  const id = mock.anOrder('pending_payment')
  const { user } = await open('?within_hours=168')
  await user.click(await screen.findByRole('button', { name: `Pay: ${id}` }))
  expect(await screen.findByRole('dialog', { name: new RegExp(id) })).toBeDefined()
})

test('Filters without a match and a day without deadlines have different texts', async () => {
  await open('?operator=999999')
  expect(await screen.findByText('No deadlines match')).toBeDefined()
  for (const { id, company_id } of mock.world.tables.order.all())
    if (company_id === '4') mock.world.tables.order.remove(id)
  await open('', 'newleaf')
  expect(await screen.findByText('No upcoming deadlines')).toBeDefined()
})

test('A board that cannot be loaded can be tried again', async () => {
  mock.world.faults.add({ operation: 'listOrderDeadlines', status: 503 })
  const { user } = await open()
  const again = await screen.findByRole('button', { name: 'Try again' })
  mock.world.faults.clear()
  await user.click(again)
  expect(await table()).toBeDefined()
})

test('Hides settlement prices from members who may not see them', async () => {
  mock.hideNetPrices('goldenland')
  await open('?within_hours=168')
  const rows = within(await table())
    .getAllByRole('row')
    .slice(1)
  expect(rows.map(({ textContent }) => textContent).join()).toContain('hidden from you')
  expect((await table()).textContent).not.toContain('CNY')
})
