import { act, screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { openPortal } from '../../test/open-portal.tsx'
import { type OrderMock, orderMock } from '../../test/order-mock.ts'
import { savedFiles } from '../../test/page.ts'

let mock: OrderMock
const saved = savedFiles()

beforeEach(() => {
  mock = orderMock()
  mock.server.listen()
})
afterEach(() => mock.server.close())

const open = (query = '', persona: Parameters<OrderMock['signIn']>[0] = 'goldenland') =>
  openPortal(`/user/order/list${query}`, { user: mock.signIn(persona) })

async function exportAs(format: RegExp) {
  await userEvent.click(await screen.findByRole('button', { name: 'Export' }))
  await userEvent.click(await screen.findByRole('menuitem', { name: format }))
}

test('R7.35 R2.73 Starts the job for the filtered list, polls until it is ready, and saves its file', async () => {
  await open('?order_status=completed&date_field=check_in&date_from=2026-01-01&page=2')
  await exportAs(/^CSV/)
  const busy = await screen.findByRole('button', { name: 'Preparing: 0%' })
  expect(busy.hasAttribute('disabled')).toBe(true)
  expect(mock.callsTo('/api/order/export').map(({ body }) => body)).toEqual([
    {
      order_type: 'hotel',
      format: 'csv',
      filters: { order_status: ['completed'], date_field: 'check_in', date_from: '2026-01-01' },
    },
  ])
  await waitFor(() => expect(mock.callsTo('/api/export/status').length).toBeGreaterThan(1))
  expect(mock.callsTo('/api/export/download')).toEqual([])
  act(() => mock.world.clock.advance(30_000))
  expect(await screen.findByText('hotel-bookings-2026-11-21.csv has been saved')).toBeDefined()
  expect(saved.map(({ name }) => name)).toEqual(['hotel-bookings-2026-11-21.csv'])
  expect(await screen.findByRole('button', { name: 'Export' })).toBeDefined()
})

test('R2.250 The file has the columns chosen for the list in their order, and further ones that only it has', async () => {
  await open('?columns=own_reference&columns=total_settlement_price')
  await userEvent.click(await screen.findByRole('button', { name: 'Views' }))
  await userEvent.click(await screen.findByRole('menuitem', { name: 'Choose columns…' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Columns of the list' }))
  expect(dialog.getByRole<HTMLInputElement>('checkbox', { name: 'Own reference' }).checked).toBe(true)
  for (const name of ['Invoice number', 'Margin'])
    await userEvent.click(dialog.getByRole('checkbox', { name }))
  await userEvent.click(dialog.getByRole('button', { name: 'Apply' }))
  await exportAs(/^CSV/)
  await waitFor(() =>
    expect(mock.callsTo('/api/order/export').at(-1)?.body).toMatchObject({
      columns: [
        'booking_id',
        'booking_time',
        'own_reference',
        'currency',
        'total_settlement_price',
        'invoice_no',
        'margin',
      ],
    }),
  )
  act(() => mock.world.clock.advance(30_000))
  expect(await screen.findByText(/has been saved$/)).toBeDefined()
})

test('R7.35 Reports a failed answer about the job once, requests it again, and saves the file', async () => {
  await open()
  // oxlint-disable-next-line house/lasting-fault -- nobody presses anything: the job is asked for again by itself
  mock.world.faults.add({ operation: 'getExport', status: 502, times: 2 })
  await exportAs(/^CSV/)
  expect(await screen.findByText(/^The export status is unavailable/)).toBeDefined()
  act(() => mock.world.clock.advance(30_000))
  expect(await screen.findByText(/has been saved$/)).toBeDefined()
  expect(screen.queryByText('Gateway error')).toBeNull()
  expect(saved).toHaveLength(1)
})

test('Says once that an export could not be started, and it can be tried again', async () => {
  mock.world.faults.add({ operation: 'exportOrders', status: 502, times: 1 })
  await open()
  await exportAs(/^Excel/)
  expect((await screen.findByRole('alert')).textContent).toContain('Gateway error')
  expect(screen.getAllByRole('alert')).toHaveLength(1)
  await waitFor(() =>
    expect(screen.getByRole('button', { name: 'Export' }).hasAttribute('disabled')).toBe(false),
  )
})

test('R6.08 R6.12 Without the permission order/export nothing can be exported', async () => {
  await open('', 'golden_viewer')
  expect(await screen.findByRole('table', { name: 'Hotel bookings' })).toBeDefined()
  expect(screen.queryByRole('button', { name: 'Export' })).toBeNull()
})
