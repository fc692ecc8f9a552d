import { formatTime, greeting } from '@portal/i18n'
import { mockForTests, type TestMock } from '@portal/mock-server/node'
import { screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { openPortal } from '../../test/open-portal.tsx'
import { movements } from './movements.ts'
import { lastSevenDays } from './week.ts'

let mock: TestMock

beforeEach(() => {
  mock = mockForTests()
  mock.server.listen()
})
afterEach(() => mock.server.close())

const openOverview = (persona: Parameters<TestMock['signIn']>[0]) =>
  openPortal('/user/account/overview', { user: mock.signIn(persona) })

const card = async (name: string) => within(await screen.findByRole('region', { name }))

test('R2.18 R9.08 The member is greeted by name and by the hour of the server’s clock', async () => {
  await openOverview('goldenland')
  const hour = Number(formatTime(mock.world.clock.now(), 'hh'))
  expect(await screen.findByText(`Chen Hui: ${greeting(hour)}`)).toBeDefined()
})

test('R2.18 What was booked in the last seven days', async () => {
  await openOverview('goldenland')
  const week = await card('Last seven days')
  const orders = await week.findByText('Orders made')
  expect(Number(orders.nextElementSibling?.textContent)).toBeGreaterThan(0)
  expect(week.getByText('Settlement prices').nextElementSibling?.textContent).toMatch(/CNY\s[\d,]+/)
  expect(lastSevenDays('2026-11-21')).toEqual({ date_from: '2026-11-15', date_to: '2026-11-21' })
})

test('Each status with orders leads to its list', async () => {
  await openOverview('goldenland')
  const statuses = await card('Hotel Bookings')
  const link = (await statuses.findByText('Confirmed')).closest('a')
  expect(link?.getAttribute('href')).toBe('/user/order/list?order_status=confirmed')
  const confirmed = mock.world.tables.order.where(
    ({ company_id, order_type, order_status }) =>
      company_id === '1' && order_type === 'hotel' && order_status === 'confirmed',
  )
  expect(link?.textContent).toContain(`${confirmed.length} orders`)
})

test('Rides have their own figures in their own words, and none where nobody booked any', async () => {
  await openOverview('goldenland')
  const cars = await card('Car Rental Bookings')
  const link = (await cars.findByText('In service')).closest('a')
  expect(link?.getAttribute('href')).toBe('/user/car-order/list?order_status=in_service')
  expect(await card('Airport Transfer Bookings')).toBeDefined()
})

test('A company without rides reads of hotels alone', async () => {
  await openOverview('newleaf')
  await (await card('Hotel Bookings')).findByText('No orders yet')
  await waitFor(() => expect(screen.queryByRole('region', { name: 'Car Rental Bookings' })).toBeNull())
})

test('Guests who arrive, ride and leave today stand in the order of the hours, each with its order', async () => {
  await openOverview('goldenland')
  const today = await card('Arrivals, rides and departures today')
  const rows = await today.findAllByRole('listitem')
  expect(rows.length).toBeGreaterThan(0)
  for (const row of rows) expect(row.textContent).toMatch(/^\d\d:\d\d(?:Check-in|Check-out|Ride)[HCA]\d{10}/)
})

test('Two clocks do not change who comes first', () => {
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

test('The nearest deadlines come first, on both clocks', async () => {
  await openOverview('goldenland')
  const deadlines = await card('Next deadlines')
  const [first] = await deadlines.findAllByRole('listitem')
  expect(first?.textContent).toMatch(/[HCA]\d{10}.*Local time\s*\d{4}-\d\d-\d\d.*left/)
  expect(deadlines.getByText(/within 24 hours/)).toBeDefined()
})

test('A figure that fails takes no other with it', async () => {
  mock.world.faults.add({ operation: 'getWallet', status: 500, times: 1 })
  await openOverview('jadecredit')
  const money = await card('Money')
  expect(await money.findByRole('button', { name: 'Try again' })).toBeDefined()
  expect(await (await card('Hotel Bookings')).findByText('Confirmed')).toBeDefined()
})
