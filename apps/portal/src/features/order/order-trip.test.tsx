import { screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { openPortal } from '../../test/open-portal.tsx'
import { type OrderMock, orderMock } from '../../test/order-mock.ts'

// In a file of its own: no other page has loaded what the button loads.
let mock: OrderMock

beforeEach(() => {
  mock = orderMock()
  mock.server.listen()
})
afterEach(() => mock.server.close())

const open = (path: string) => openPortal(path, { user: mock.signIn('goldenland') })

test('R2.241 The page of an order in no trip offers what may be booked around it, and says what becomes of the trip', async () => {
  const id = mock.anOrder('confirmed')
  for (const { id: trip } of mock.world.tables.trip.all()) mock.world.tables.trip.remove(trip)
  const { path } = await open(`/user/order/detail/${id}`)
  const user = userEvent.setup()
  const parts = within(await screen.findByRole('group', { name: 'Book around this order' }))
  expect(parts.getAllByRole('button').map(({ textContent }) => textContent)).toEqual([
    'Airport pick-up',
    'Airport drop-off',
    'Next hotel',
  ])
  expect(screen.getByText(/stays outside any trip/)).toBeDefined()
  mock.world.faults.add({ operation: 'draftTripPart', code: 0, error_key: 'NOT_FOUND', times: 1 })
  await user.click(parts.getByRole('button', { name: 'Airport pick-up' }))
  expect(await screen.findByRole('alert')).toBeDefined()
  await user.click(parts.getByRole('button', { name: 'Airport pick-up' }))
  await waitFor(() => expect(path()).toContain('/airport/list'))
  const search = new URLSearchParams(path().split('?')[1])
  expect(search.get('place_id')).toBe(mock.record(id).hotel.hotel_id)
  expect(search.get('trip_id')).toBeNull()
})

test('R2.241 An order that is over offers nothing around it', async () => {
  await open(`/user/order/detail/${mock.anOrder('cancelled')}`)
  await screen.findByRole('heading', { level: 2, name: 'Trip' })
  expect(screen.queryByRole('group', { name: 'Book around this order' })).toBeNull()
})
