import { mockForTests } from '@portal/mock-server/node'
import { screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openPortal } from '../../../test/open-portal.tsx'

const mock = mockForTests()
const ride = {
  transfer_type: 'pickup',
  airport: 'RGN',
  flight_number: '8M332',
  place_id: 'yangon-downtown',
  place_name: 'Pansodan House',
  service_local: '2026-12-10T16:00:00+06:30',
  passengers: '2',
  luggage: '2',
}

beforeAll(() => mock.server.listen())
afterAll(() => mock.server.close())

const open = (more: Record<string, string> = {}, persona: 'goldenland' | null = 'goldenland') =>
  openPortal(`/airport/list?${new URLSearchParams({ ...ride, ...more })}`, {
    ...(persona && { user: mock.signIn(persona) }),
  })
const rows = async () => {
  const list = await screen.findByRole('region', { name: 'Vehicles' })
  await within(list).findAllByRole('heading', { level: 3 })
  return within(list)
    .getAllByRole('listitem')
    .filter((item) => within(item).queryByRole('heading'))
}
const names = async () =>
  (await rows()).map((row) => within(row).getByRole('heading', { level: 3 }).textContent?.trim())

test('R7.32 Each class shows its capacity, waiting time, driver, cancellation terms and price', async () => {
  await open()
  const sedan = (await rows()).find((row) => within(row).queryByRole('heading', { name: 'Sedan' }))
  const text = sedan?.textContent ?? ''
  for (const said of [
    'Toyota Crown / Toyota Camry / BYD e6 or similar',
    'Up to 3 passengers, 3 bags',
    'Met at arrivals with a name board',
    '90 minutes of free waiting from the pick-up time, then ',
    'Drivers speak Burmese, Chinese, English',
    'Free cancellation',
    'UTC+06:30',
    '110.00',
    'Net',
  ])
    expect(text).toContain(said)
  expect(text).toMatch(/Chinese \+.*80\.00/)
  // The address named the airport by its code alone.
  expect(screen.getByRole<HTMLInputElement>('combobox', { name: 'Arriving airport' }).value).toBe(
    'Yangon International Airport (RGN)',
  )
})

test('R2.100 Vehicles of an earlier search cannot be booked until one searches again', async () => {
  const { path } = await open()
  await rows()
  const vehicles = () => screen.getByRole('region', { name: 'Vehicles' }).closest('[inert]')
  expect(vehicles()).toBeNull()
  await userEvent.click(screen.getByRole('button', { name: /^Passengers/ }))
  await userEvent.click(await screen.findByRole('button', { name: 'More: Adults' }))
  await waitFor(() => expect(vehicles()).not.toBeNull())
  await userEvent.click(screen.getByRole('button', { name: 'Search again' }))
  await waitFor(() => expect(path()).toContain('passengers=3'))
  await waitFor(() => expect(vehicles()).toBeNull())
})

test('a visitor sees no net prices, and a member can hide them', async () => {
  await open({}, null)
  expect((await rows())[0]?.textContent).not.toContain('Net')
})

test('sorts vehicles by price and by seats, and keeps the order in the address', async () => {
  const { path } = await open()
  await rows()
  await userEvent.click(screen.getByRole('button', { name: 'Lowest price' }))
  await waitFor(() => expect(path()).toContain('sort=price'))
  await waitFor(async () => expect((await names())[0]).toBe('Compact'))
  await userEvent.click(screen.getByRole('button', { name: 'Most seats' }))
  await waitFor(async () => expect((await names())[0]).toBe('Minibus'))
})

test('R2.55 A requested driver appears as a chip and can be removed', async () => {
  const { path } = await open({ driver_language: 'chinese' })
  expect(await rows()).toHaveLength(7)
  await userEvent.click(screen.getByRole('button', { name: 'Remove filter: Chinese' }))
  await waitFor(() => expect(path()).not.toContain('driver_language'))
  await waitFor(async () => expect(await rows()).toHaveLength(8))
})

test('names the surcharge of a night ride, several vehicles for a large party, and warns about a late drop-off', async () => {
  const night = await open({ service_local: '2026-12-10T23:30:00+06:30', passengers: '10' })
  const [first] = await rows()
  expect(first?.textContent).toContain('The price includes a night surcharge of')
  expect((await screen.findAllByText('2 vehicles')).length).toBeGreaterThan(1)
  night.view.unmount()
  await open({
    transfer_type: 'dropoff',
    flight_number: '6E331',
    flight_local: '2026-12-10T20:00:00+06:30',
    service_local: '2026-12-10T19:00:00+06:30',
  })
  expect(await screen.findByText(/Later than suggested/)).toBeDefined()
})

test('says in place when a search is too late, missing, or failed', async () => {
  const late = await open({ service_local: '2026-11-21T09:30:00+06:30' })
  expect(await screen.findByText('Please change the search above.')).toBeDefined()
  late.view.unmount()
  const far = await open({ place_id: 'mandalay', place_name: 'Mandalay' })
  expect(await screen.findByText('No vehicles for this transfer')).toBeDefined()
  far.view.unmount()
  const fault = mock.world.faults.add({ operation: 'searchTransfers', status: 500 })
  await open()
  const retry = await screen.findByRole('button', { name: 'Try again' })
  mock.world.faults.remove(fault.id)
  await userEvent.click(retry)
  expect(await rows()).toHaveLength(8)
})

test('going back from the booking restores the list', async () => {
  const { path, router } = await open({ sort: 'price' })
  await rows()
  await userEvent.click(screen.getByRole('link', { name: 'Book: Van' }))
  await waitFor(() => expect(path()).toContain('/airport/booking'))
  router.history.back()
  await waitFor(() => expect(path()).toContain('sort=price'))
  expect((await names())[0]).toBe('Compact')
})
