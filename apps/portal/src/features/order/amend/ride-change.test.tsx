import { screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { openPortal } from '../../../test/open-portal.tsx'
import { type OrderMock, orderMock } from '../../../test/order-mock.ts'

let mock: OrderMock

beforeEach(() => {
  mock = orderMock()
  mock.server.listen()
})
afterEach(() => mock.server.close())

const day = 86_400_000

/** A ride of the product, confirmed and free to cancel for more than a day. */
const aRide = (product: 'car' | 'airport') =>
  mock.aRide(
    product,
    'confirmed',
    ({ policy, service_start, amendment, passengers }) =>
      !policy.non_refundable &&
      amendment === null &&
      passengers.child_ages.length === 0 &&
      service_start > mock.world.clock.now() + 3 * day,
  )

async function openDialog(product: 'car' | 'airport') {
  const { id } = aRide(product)
  await openPortal(`/user/${product}-order/detail/${id}`, { user: mock.signIn('goldenland') })
  const user = userEvent.setup()
  await user.click(await screen.findByRole('button', { name: 'Change the ride' }))
  const dialog = within(await screen.findByRole('dialog'))
  const price = () => user.click(dialog.getByRole('button', { name: 'See price and terms' }))
  const make = async () => {
    await user.click(await dialog.findByRole('checkbox', { name: /I accept the new price/ }))
    await user.click(dialog.getByRole('button', { name: /^(Make the change|Ask the supplier|Pay )/ }))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  }
  return { id, user, dialog, price, make }
}

const after = (id: string) => {
  const order = mock.world.tables.order.get(id)
  return { ...order, ...order?.amendment?.priced }
}

test('R4.146 A member who may not pay sees the price of a dearer ride, and whom to ask', async () => {
  const [row] = mock.world.tables.member.where(({ username }) => username === 'goldenland')
  if (row) mock.world.tables.member.put({ ...row, nodes: row.nodes.filter((node) => node !== 'order/pay') })
  const { user, dialog, price } = await openDialog('airport')
  await user.selectOptions(await dialog.findByLabelText('Vehicle'), 'van')
  await price()
  expect(await dialog.findByText(/Ask a colleague who has it/)).toBeDefined()
  expect(dialog.getByText(/× Van · /)).toBeDefined()
  expect(dialog.queryByRole('button', { name: /^Pay / })).toBeNull()
  expect(dialog.getByRole('button', { name: 'Make the change' })).toHaveProperty('disabled', true)
  expect(dialog.queryByRole('checkbox')).toBeNull()
})

test('R4.146 A transfer by a larger vehicle is priced beside what is booked, and made', async () => {
  const { id, user, dialog, price, make } = await openDialog('airport')
  const vehicle = await dialog.findByLabelText('Vehicle')
  await price()
  expect(dialog.getByText('Nothing has been changed yet.')).toBeDefined()
  await user.selectOptions(vehicle, 'van')
  await price()
  expect(await dialog.findByText(/× Van · /)).toBeDefined()
  await make()
  expect(after(id)).toMatchObject({ vehicle_class: 'van' })
})

test('R4.146 A car for more days is priced and made, and keeps its stops', async () => {
  const { id, user, dialog, price, make } = await openDialog('car')
  const stops = after(id) as { itinerary?: unknown[] }
  const length = await dialog.findByRole('spinbutton', { name: /^(Days|Half days|Hours)$/ })
  const more = Number((length as HTMLInputElement).value) + 1
  await user.clear(length)
  await user.type(length, String(more))
  await price()
  await make()
  expect(after(id)).toMatchObject({ days_or_hours: more, itinerary: stops.itinerary })
})

test('R4.146 An error of the fleet appears at its field', async () => {
  const { user, dialog, price } = await openDialog('airport')
  const number = await dialog.findByLabelText('Flight number')
  await user.clear(number)
  await user.type(number, '???')
  await price()
  expect(mock.callsTo('/api/order/changeQuote')).toEqual([])
  expect(number.getAttribute('aria-invalid')).toBe('true')
})
