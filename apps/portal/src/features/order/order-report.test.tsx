import { act, screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { openPortal } from '../../test/open-portal.tsx'
import { type OrderMock, orderMock } from '../../test/order-mock.ts'

let mock: OrderMock

beforeEach(() => {
  mock = orderMock()
  mock.server.listen()
})
afterEach(() => mock.server.close())

const open = (query = '', persona: Parameters<OrderMock['signIn']>[0] = 'goldenland') =>
  openPortal(`/user/order/report${query}`, { user: mock.signIn(persona) })
const table = () => screen.findByRole('table', { name: 'Report of bookings' })
const linkOf = async (name: string) => within(await table()).findByRole('link', { name })
const lastQuery = (path: string) => new URLSearchParams(mock.callsTo(path).at(-1)?.query)

describe('the report of bookings', () => {
  test('R2.254 It is grouped by a tab and narrowed by its filters; a row opens the orders behind it', async () => {
    const { path } = await open('?date_field=check_in&date_from=2026-11-01&date_to=2026-11-30')
    const user = userEvent.setup()
    await user.click(await screen.findByRole('link', { name: 'By customer' }))
    const none = await linkOf('Without customer')
    expect(await linkOf('Total')).toBeDefined()
    expect(Object.fromEntries(lastQuery('/api/order/report'))).toMatchObject({
      group_by: 'customer',
      date_field: 'check_in',
      date_from: '2026-11-01',
      date_to: '2026-11-30',
    })
    await user.click(none)
    await screen.findByRole('table', { name: 'All bookings' })
    expect(path()).toContain('without=customer')
    expect(Object.fromEntries(lastQuery('/api/order/index'))).toMatchObject({
      without: 'customer',
      date_field: 'check_in',
      date_from: '2026-11-01',
    })
    expect(await screen.findByRole('button', { name: 'Remove filter: Without customer' })).toBeDefined()
  })

  test('R2.254 A month opens its days within the period, an operator those of the member', async () => {
    await open('?date_from=2026-11-10')
    expect((await linkOf('2026-11')).getAttribute('href')).toContain(
      'date_from=2026-11-10&date_to=2026-11-30',
    )
    const user = userEvent.setup()
    await user.click(await screen.findByRole('link', { name: 'By operator' }))
    await user.click(await linkOf('Thiri Aung'))
    await screen.findByRole('table', { name: 'All bookings' })
    expect(lastQuery('/api/order/index').get('operator_id')).toMatch(/^\d+$/)
    expect(await screen.findByRole('button', { name: 'Remove filter: Thiri Aung' })).toBeDefined()
    expect(screen.getByRole('button', { name: 'Export' })).toBeDefined()
  })

  test('R2.254 A member without net prices sees selling prices alone, and cannot export', async () => {
    await open('', 'golden_viewer')
    const headers = within(await table()).getAllByRole('columnheader')
    expect(headers.map(({ textContent }) => textContent)).toEqual([
      'Month',
      'Bookings',
      'Room nights',
      'Rides',
      'Selling price',
      'Cancelled or lost',
    ])
    expect(screen.queryByRole('button', { name: 'Export' })).toBeNull()
  })

  test('R2.254 Its export has its filters; a period without orders says so', async () => {
    const { path } = await open('?group_by=product&date_from=2030-01-01')
    expect(await screen.findByText('No orders match')).toBeDefined()
    const user = userEvent.setup()
    await user.click(screen.getByRole('button', { name: 'Export' }))
    await user.click(await screen.findByRole('menuitem', { name: /^CSV/ }))
    await waitFor(() =>
      expect(mock.callsTo('/api/order/reportExport').map(({ body }) => body)).toEqual([
        { group_by: 'product', date_field: 'booking', date_from: '2030-01-01', format: 'csv' },
      ]),
    )
    expect(path()).toContain('group_by=product')
    // Nothing may still ask for the file when the next test begins.
    act(() => mock.world.clock.advance(30_000))
    expect(await screen.findByText(/has been saved$/)).toBeDefined()
  })
})
