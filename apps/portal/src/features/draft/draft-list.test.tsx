import { mockForTests } from '@portal/mock-server/node'
import { screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openPortal } from '../../test/open-portal.tsx'

const mock = mockForTests()
beforeAll(() => mock.server.listen())
afterAll(() => mock.server.close())

const stay = { destination_type: 'city', destination_id: 'yangon', destination_name: 'Yangon', rooms: '2' }
const selection = { hotel_id: '1001', rate_key: 'k1', known_total: '1600.00', currency: 'CNY' }

/** As the server writes the ride that a customer has chosen of a quote. */
const ride = {
  transfer_type: 'pickup',
  airport: 'RGN',
  place: { name: 'Pansodan House', address: '', lat: null, lng: null, place_id: 'yangon-downtown' },
  service_local: '2026-12-10T14:00:00+06:30',
  passengers: { adults: 2, child_ages: [] },
  luggage: 2,
}
const place = { name: 'Pansodan House', address: '', lat: null, lng: null, place_id: 'yangon-downtown' }
/** As the server writes the hire that a customer has chosen of a quote. */
const hire = {
  model_id: 'toyota-alphard',
  rental_type: 'day',
  days_or_hours: 3,
  number_of_rentals: 1,
  start_local: '2026-12-10T09:00:00+06:30',
  pick_up: place,
  drop_off: place,
  passengers: { adults: 2, child_ages: [] },
  driver_language: 'burmese',
  industrial_zone: { entered: false },
  extras: [],
}

/** Begun bookings of every kind, in the place of those that the world begins with. */
function beginBookings() {
  const { draft } = mock.world.tables
  const [seeded] = draft.where(() => true)
  const owner_id = String(mock.signIn('goldenland').id)
  for (const { id } of draft.where(() => true)) draft.remove(id)
  const kinds = [
    { title: 'A form', product: 'hotel', search: stay, selection },
    { title: 'A search', product: 'hotel', search: stay, selection: {} },
    { title: 'A car', product: 'car', search: hire, selection: { quote_id: 'q1' } },
    { title: 'A transfer', product: 'airport', search: ride, selection: { vehicle_class: 'sedan' } },
  ] as const
  for (const [index, { title, product, search, selection: chosen }] of kinds.entries())
    draft.put({
      ...(seeded as NonNullable<typeof seeded>),
      id: `dr-${index}-kind`,
      owner_id,
      product,
      title,
      search: JSON.stringify(search),
      selection: JSON.stringify(chosen),
    })
}

test('every begun booking leads to where it goes on, of whichever product', async () => {
  beginBookings()
  const { path } = await openPortal('/user/draft/list', { user: mock.signIn('goldenland') })
  const address = async (name: string) =>
    (await screen.findByRole('link', { name })).getAttribute('href') ?? ''
  expect(await address('A form')).toMatch(/^\/hotel\/booking\?.*rate_key=k1.*draft=dr-0-kind/)
  expect(await address('A search')).toMatch(/^\/hotel\/list\?.*destination_id=yangon/)
  expect(await address('A car')).toMatch(/^\/car\/booking\?.*model_id=toyota-alphard.*draft=dr-2-kind/)
  expect(await address('A transfer')).toMatch(/^\/airport\/booking\?.*vehicle_class=sedan.*draft=dr-3-kind/)
  await userEvent.click(screen.getByRole('link', { name: 'A transfer' }))
  await waitFor(() => expect(path()).toMatch(/^\/airport\/booking\?/))
})

test('a begun booking is thrown away only when asked for twice', async () => {
  beginBookings()
  await openPortal('/user/draft/list', { user: mock.signIn('goldenland') })
  await userEvent.click(await screen.findByRole('button', { name: 'Delete: A car' }))
  const dialog = await screen.findByRole('dialog', { name: 'Delete this draft?' })
  expect(mock.world.tables.draft.get('dr-2-kind')).toBeDefined()
  await userEvent.click(within(dialog).getByRole('button', { name: 'Delete' }))
  await waitFor(() => expect(screen.queryByRole('link', { name: 'A car' })).toBeNull())
  expect(mock.world.tables.draft.get('dr-2-kind')).toBeUndefined()
})
