import { formatTime, greeting } from '@portal/i18n'
import { mockForTests, type TestMock } from '@portal/mock-server/node'
import { screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { openPortal } from '../../test/open-portal.tsx'
import { movements } from '../../trade/order/movements.ts'
import { attentionItems } from './attention.ts'
import { nextBill } from './NextBill.tsx'
import { lastSevenDays } from './WeekCard.tsx'

const mock = mockForTests()

beforeEach(() => mock.server.listen())
afterEach(() => {
  mock.server.close()
  vi.restoreAllMocks()
})

const openOverview = (persona: Parameters<TestMock['signIn']>[0]) =>
  openPortal('/user/account/overview', { user: mock.signIn(persona) })

const card = async (name: string) => within(await screen.findByRole('region', { name }))

test('R2.18 R9.08 Greets the member by name and by the hour of the server’s clock', async () => {
  await openOverview('goldenland')
  const hour = Number(formatTime(mock.world.clock.now(), 'hh'))
  expect(await screen.findByText(`Chen Hui: ${greeting(hour)}`)).toBeDefined()
})

test('R2.18 Shows what was booked in the last seven days', async () => {
  await openOverview('goldenland')
  const week = await card('Last seven days')
  const orders = await week.findByText('New bookings')
  expect(Number(orders.nextElementSibling?.textContent)).toBeGreaterThan(0)
  expect(week.getByText('Net price').nextElementSibling?.textContent).toMatch(/CNY\s[\d,]+/)
  expect(lastSevenDays('2026-11-21')).toEqual({ date_from: '2026-11-15', date_to: '2026-11-21' })
})

test('R2.18 The week is in the company’s time zone: an operator in New York sees orders booked after midnight in Yangon', async () => {
  const here = Intl.DateTimeFormat.prototype.resolvedOptions
  vi.spyOn(Intl.DateTimeFormat.prototype, 'resolvedOptions').mockImplementation(function (
    this: Intl.DateTimeFormat,
  ) {
    return { ...here.call(this), timeZone: 'America/New_York' }
  })
  const asked: string[] = []
  mock.server.events.on('request:start', ({ request }) => asked.push(request.url))
  // Saturday afternoon in New York, Sunday already in Yangon.
  mock.world.clock.advance(Date.parse('2026-11-22T01:00:00+06:30') - mock.world.clock.now())
  await openOverview('goldenland')
  const week = await card('Last seven days')
  await week.findByText('New bookings')
  expect(asked.filter((url) => url.includes('/api/order/index')).join()).toContain(
    'date_from=2026-11-16&date_to=2026-11-22',
  )
})

const figures = async () => within(await (await card('Orders by status')).findByRole('table'))
const rowOf = (status: string | RegExp, table: Awaited<ReturnType<typeof figures>>) =>
  within(table.getByRole('rowheader', { name: status }).closest('tr') as HTMLElement)
    .getAllByRole('cell')
    .map((cell) => cell.textContent)

test('Shows the number of orders of each product and status, and each number leads to its list', async () => {
  await openOverview('goldenland')
  const table = await figures()
  expect(table.getAllByRole('columnheader').map(({ textContent }) => textContent)).toEqual([
    'Status',
    'Hotels',
    'Cars',
    'Transfers',
  ])
  const confirmed = (product: string) =>
    mock.world.tables.order.where(
      ({ company_id, order_type, order_status }) =>
        company_id === '1' && order_type === product && order_status === 'confirmed',
    ).length
  expect(rowOf('Confirmed', table)).toEqual(['hotel', 'car', 'airport'].map((one) => String(confirmed(one))))
  const links = table.getAllByRole('link').map((link) => link.getAttribute('href'))
  for (const list of ['order', 'car-order', 'airport-order'])
    expect(links).toContain(`/user/${list}/list?order_status=confirmed`)
})

test('A company without rides sees only hotels, in the words of a hotel', async () => {
  await openOverview('newleaf')
  const table = await figures()
  expect(table.getAllByRole('columnheader').map(({ textContent }) => textContent)).toEqual([
    'Status',
    'Hotels',
  ])
  expect(table.queryByRole('rowheader', { name: /in service/i })).toBeNull()
})

test('Lists today’s arrivals, rides and departures by hour, each with its order', async () => {
  await openOverview('goldenland')
  const today = await card('Arrivals, rides and departures today')
  const rows = await today.findAllByRole('listitem')
  expect(rows.length).toBeGreaterThan(0)
  for (const row of rows) expect(row.textContent).toMatch(/^\d\d:\d\d(?:Check-in|Check-out|Ride)[HCA]\d{10}/)
})

test('Two time zones do not change who comes first', () => {
  const stay = { title: 'T', guests_text: 'G', operator: { id: 1, nickname: 'O' } }
  const at = (booking_id: string, order_type: 'hotel' | 'car', at_local: string) => ({
    ...stay,
    booking_id,
    order_type,
    at_local,
  })
  const day = {
    arrivals: [
      at('H2611210001', 'hotel', '2026-11-21T14:00:00+06:30'),
      at('C2611210001', 'car', '2026-11-21T14:30:00+08:00'),
    ],
    departures: [at('H2611210002', 'hotel', '2026-11-21T12:00:00+06:30')],
  }
  expect(movements(day).map(({ kind, booking_id }) => [kind, booking_id])).toEqual([
    ['departure', 'H2611210002'],
    ['ride', 'C2611210001'],
    ['arrival', 'H2611210001'],
  ])
})

test('Shows the nearest deadlines first, in both time zones', async () => {
  await openOverview('goldenland')
  const deadlines = await card('Next deadlines')
  const [first] = await deadlines.findAllByRole('listitem')
  expect(first?.textContent).toMatch(/[HCA]\d{10}.*Local time\s*\d{4}-\d\d-\d\d.*left/)
  expect(deadlines.getByText(/within 24 hours/)).toBeDefined()
  expect(deadlines.getByRole('link', { name: 'All deadlines' }).getAttribute('href')).toBe(
    '/user/order/deadlines',
  )
})

test('A figure that fails does not affect the others', async () => {
  mock.world.faults.add({ operation: 'getWallet', status: 500 })
  await openOverview('jadecredit')
  const money = await card('Funds')
  expect(await money.findByRole('button', { name: 'Try again' })).toBeDefined()
  expect(rowOf('Confirmed', await figures())).not.toHaveLength(0)
})

test('Lists what waits for an answer first, and each line leads to the page for it', async () => {
  await openOverview('jadecredit')
  const attention = await card('Needs your attention')
  const approvals = await attention.findByRole('link', { name: /awaits? your approval$/ })
  expect(approvals.getAttribute('href')).toBe('/user/approval/list')
  expect(attention.getByRole('link', { name: /not paid yet/ }).getAttribute('href')).toBe(
    '/user/order/deadlines?kind=pay',
  )
})

test('The menu shows the number of waiting decisions to the members who decide, and to nobody else', async () => {
  await openOverview('jadecredit')
  const entry = await screen.findByRole('link', { name: /^Approvals/ })
  expect(await within(entry).findByLabelText(/^\d+ to decide$/)).toBeDefined()
})

test('Shows spending of 30 and 90 days by product, with the share of cancellations and the top hotels', async () => {
  await openOverview('goldenland')
  const spending = await card('Spending')
  const table = await spending.findByRole('table', { name: 'Spending by product' })
  const shares = within(table)
    .getAllByText(/^\d+%$/)
    .map(({ textContent }) => Number.parseInt(textContent, 10))
    .slice(0, -1)
  expect(Math.abs(shares.reduce((sum, share) => sum + share, 0) - 100)).toBeLessThan(2)
  expect(
    within(spending.getByRole('table', { name: 'Spending over time' })).getAllByRole('row'),
  ).toHaveLength(7)
  expect(spending.getByText(/^Cancellation rate \d+%: \d+ of \d+ orders$/)).toBeDefined()
  expect(spending.getAllByRole('link').length).toBeGreaterThan(1)
  spending.getByText('90 days').click()
  await waitFor(() =>
    expect(
      within(spending.getByRole('table', { name: 'Spending over time' })).getAllByRole('row'),
    ).toHaveLength(10),
  )
})

test('A member who may not see net prices sees selling prices', async () => {
  await openOverview('golden_viewer')
  expect(await (await card('Spending')).findByText(/^Selling prices of the orders/)).toBeDefined()
})

test('Shows the used credit and the bill that is due first, with a way to pay it', async () => {
  await openOverview('pacificusd')
  const money = await card('Funds')
  expect(
    await money.findByRole('progressbar', { name: /^\d+% of USD\s[\d,.]+ credit used or frozen$/ }),
  ).toBeDefined()
  const way = await money.findByRole('link', { name: 'Pay' })
  const [overdue] = mock.world.tables.bill.where(
    ({ company_id, status }) => company_id === '3' && status === 'overdue',
  )
  expect(way.getAttribute('href')).toBe(`/user/bill/details?bill=${overdue?.id}`)
  expect(money.getByText(new RegExp(`^${overdue?.id} · was due `))).toBeDefined()
})

test('The bill that is due first is the first with something left to pay', () => {
  const bill = (bill_no: string, due_date: string | null, amount: string) => ({
    bill_no,
    due_date,
    outstanding: { amount, currency: 'CNY' },
    status: 'confirmed' as const,
  })
  const bills = [
    bill('1', '2026-12-20', '5.00'),
    bill('2', '2026-12-01', '0.00'),
    bill('3', '2026-12-10', '5.00'),
  ]
  expect(nextBill(bills)?.bill_no).toBe('3')
  expect(nextBill([bill('4', null, '5.00')])).toBeUndefined()
})

test('Keeps the server’s order of alerts within their level, and shows no link to another site', () => {
  const day = {
    alerts: [
      { level: 'info', text: 'Later', link: '/user/order/list' },
      { level: 'error', text: 'Overdue', link: '//elsewhere.example' },
    ],
    kpis: { unpaid: 1, invoices_waiting: 0 },
    money: { due_soon: null },
  } as unknown as Parameters<typeof attentionItems>[0]
  const t = ((key: string) => key) as Parameters<typeof attentionItems>[2]
  expect(attentionItems(day, 2, t).map(({ text, to }) => [text, to])).toEqual([
    ['Overdue', ''],
    ['attention.approvals', '/user/approval/list'],
    ['attention.unpaid', '/user/order/deadlines?kind=pay'],
    ['Later', '/user/order/list'],
  ])
})
