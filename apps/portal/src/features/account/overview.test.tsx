import { formatTime, greeting } from '@portal/i18n'
import { mockForTests, type TestMock } from '@portal/mock-server/node'
import { screen, within } from '@testing-library/react'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { openPortal } from '../../test/open-portal.tsx'
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
  const statuses = await card('Hotel bookings')
  const link = (await statuses.findByText('Confirmed')).closest('a')
  expect(link?.getAttribute('href')).toBe('/user/order/list?order_status=confirmed')
  const confirmed = mock.world.tables.order.where(
    ({ company_id, order_type, order_status }) =>
      company_id === '1' && order_type === 'hotel' && order_status === 'confirmed',
  )
  expect(link?.textContent).toContain(`${confirmed.length} orders`)
})

test('The nearest deadlines come first, on both clocks', async () => {
  await openOverview('goldenland')
  const deadlines = await card('Next deadlines')
  const [first] = await deadlines.findAllByRole('listitem')
  expect(first?.textContent).toMatch(/H\d{10}.*Local time\s*\d{4}-\d\d-\d\d.*left/)
  expect(deadlines.getByText(/within 24 hours/)).toBeDefined()
})

test('A figure that fails takes no other with it', async () => {
  mock.world.faults.add({ operation: 'getWallet', status: 500, times: 1 })
  await openOverview('jadecredit')
  const money = await card('Money')
  expect(await money.findByRole('button', { name: 'Try again' })).toBeDefined()
  expect(await (await card('Hotel bookings')).findByText('Confirmed')).toBeDefined()
})
