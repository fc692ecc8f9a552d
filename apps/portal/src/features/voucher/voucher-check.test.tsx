import { screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { openPortal } from '../../test/open-portal.tsx'
import { type OrderMock, orderMock } from '../../test/order-mock.ts'

let mock: OrderMock

beforeEach(() => {
  mock = orderMock()
  mock.server.listen()
})
afterEach(() => mock.server.close())

/** The page that the code on the newest voucher of an order leads to. */
async function pageOf(id: string): Promise<string> {
  const { token } = mock.signIn('goldenland')
  const answer = await fetch(`${location.origin}/api/order/voucher?id=${id}&language=en`, {
    headers: { 'ba-user-token': token, server: 'true' },
  })
  const { data } = (await answer.json()) as { data: { voucher: { verify_url: string } } }
  return data.voucher.verify_url
}

const printed = () => mock.anOrder('confirmed', ({ voucher_version }) => voucher_version === 1)

test('R9.64 A visitor learns that a voucher is valid and its references, and neither guest, hotel nor price', async () => {
  const id = printed()
  mock.change(id, { supplier_ref: 'S-77', hotel_confirmation_code: '100200' })
  const { view } = await openPortal(await pageOf(id))
  expect(await screen.findByText('Valid')).toBeDefined()
  for (const number of [id, 'S-77', '100200']) expect(screen.getByText(number)).toBeDefined()
  const { hotel, rooms } = mock.record(id)
  for (const secret of [hotel.name.en, rooms[0]?.guests[0]?.full_name ?? '-', 'CNY'])
    expect(view.container.textContent).not.toContain(secret)
})

test('R2.142 Names each room of a booking of several', async () => {
  const id = mock.anOrder('confirmed', (order) => order.voucher_version === 1 && order.rooms.length > 1)
  await openPortal(await pageOf(id))
  expect(await screen.findByText(/^Room 1: .+; Room 2: /)).toBeDefined()
})

test('Says that a voucher was replaced or is void', async () => {
  const id = printed()
  const page = await pageOf(id)
  mock.change(id, { voucher_version: 2 })
  const { view } = await openPortal(page)
  expect(await screen.findByText('Replaced by a newer one')).toBeDefined()
  expect(screen.getByText(/A newer voucher has been issued/)).toBeDefined()
  view.unmount()
  mock.change(id, { order_status: 'cancelled' })
  await openPortal(page)
  expect(await screen.findByText('Cancelled')).toBeDefined()
  expect(screen.getByText(/this voucher is void/)).toBeDefined()
})

test('R2.141 Says that the guests did not come, and that the service is over', async () => {
  const id = printed()
  const page = await pageOf(id)
  mock.change(id, { order_status: 'no_show' })
  const { view } = await openPortal(page)
  expect(await screen.findByText('Guests did not come')).toBeDefined()
  view.unmount()
  mock.change(id, { order_status: 'completed' })
  await openPortal(page)
  expect(await screen.findByText('Service is over')).toBeDefined()
  expect(screen.getByText(/can no longer be used/)).toBeDefined()
})

test('A valid code that was never printed, and any other text, are not our vouchers', async () => {
  const [page = ''] = (await pageOf(printed())).split('?')
  const { view } = await openPortal(`${page.slice(0, -6)}000000`)
  expect(await screen.findByText('This is not one of our vouchers')).toBeDefined()
  view.unmount()
  await openPortal('/voucher/x')
  expect(await screen.findByText('This is not one of our vouchers')).toBeDefined()
})

test('A check that fails can be repeated', async () => {
  const page = await pageOf(printed())
  mock.world.faults.add({ operation: 'verifyVoucher', status: 503 })
  await openPortal(page)
  const again = await screen.findByRole('button', { name: 'Try again' })
  mock.world.faults.clear()
  again.click()
  await waitFor(() => expect(screen.getByText('Valid')).toBeDefined())
})
