import { mockForTests } from '@portal/mock-server/node'
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { dropAllDrafts } from '../../../shared/form/form-drafts.ts'
import { openPortal } from '../../../test/open-portal.tsx'

const mock = mockForTests()
let sent: { path: string; body: Record<string, unknown> }[] = []

const pickUp = {
  transfer_type: 'pickup',
  airport: 'RGN',
  airport_name: 'Yangon International Airport (RGN)',
  tz: 'Asia/Yangon',
  flight_number: '8M332',
  place_id: 'yangon-downtown',
  place_name: 'Pansodan House',
  flight_local: '2026-12-10T15:15:00+06:30',
  passengers: '2-5',
  luggage: '2',
  booking_reminder: 'Child sleeps in the car',
}
/** The fleet of this city moves its prices every ten minutes. */
const restless = {
  transfer_type: 'dropoff',
  airport: 'MDL',
  tz: 'Asia/Yangon',
  flight_number: '6E531',
  place_id: 'mandalay',
  place_name: 'Palace',
  service_local: '2026-12-10T16:00:00+06:30',
  passengers: '2',
  luggage: '2',
}

beforeAll(() => {
  mock.server.listen()
  mock.server.events.on('request:start', async ({ request }) => {
    const { pathname } = new URL(request.url)
    if (request.method === 'POST') sent.push({ path: pathname, body: await request.clone().json() })
  })
})
beforeEach(() => {
  sent = []
  dropAllDrafts()
})
afterAll(() => mock.server.close())

const callsTo = (path: string) => sent.filter((call) => call.path === path).map(({ body }) => body)
const orders = () => mock.world.tables.order.size

/** Chooses a vehicle in the list, as an operator does. */
async function openBooking(search: Record<string, string> = pickUp, vehicle = 'Sedan') {
  const portal = await openPortal(`/airport/list?${new URLSearchParams(search)}`, {
    user: mock.signIn('goldenland'),
  })
  await userEvent.click(await screen.findByRole('link', { name: `Book: ${vehicle}` }))
  await screen.findByRole('combobox', { name: 'Full name, Adult 1' })
  return portal
}

/** At once, for a long form is slow to type into key by key. */
const write = (label: string | RegExp, value: string) =>
  fireEvent.change(screen.getByLabelText(label), { target: { value } })
const nameLead = (name: string) => write('Full name, Adult 1', name)
const place = () => userEvent.click(screen.getByRole<HTMLInputElement>('button', { name: 'Place order' }))
const summary = () => screen.getByRole('complementary', { name: 'Your booking' })

test('R9.15 Says at the special requests that they are not guaranteed', async () => {
  await openBooking()
  const field = screen.getByRole('textbox', {
    name: /^Special requests/,
    description: 'Passed on to fleet and driver, but not guaranteed.',
  })
  expect(field).toBeDefined()
})

test('R3.22 R7.32 The form takes flight, guests, contact, driver and requests, shows every line of the quote, and books what was quoted', async () => {
  const before = orders()
  const { path } = await openBooking()
  const quoted = () => callsTo('/api/airport/quote').length
  await userEvent.selectOptions(screen.getByLabelText('Driver’s language'), 'chinese')
  await userEvent.click(screen.getByRole<HTMLInputElement>('button', { name: 'More: Child seats' }))
  const lines = await screen.findByRole('list', { name: 'Price breakdown' })
  await waitFor(() => expect(within(lines).getAllByRole('listitem')).toHaveLength(3))
  expect(lines.textContent).toMatch(
    /Airport pick-up, Sedan.*110\.00.*Chinese-speaking driver.*80\.00.*Child seat.*30\.00/,
  )
  expect(within(summary()).getAllByText(/220\.00/).length).toBeGreaterThan(0)
  nameLead('Thant')
  write('Full name, Child 1 (age 5)', 'Mi Mi')
  write(/^Phone of the lead passenger/, '+95 9 555 01234')
  write(/^Contact phone/, '+86 138 0000 1111')
  write(/^Special requests/, 'Water in the car')
  expect(screen.getByLabelText<HTMLInputElement>(/^Booking reminder/).value).toBe('Child sleeps in the car')
  const quotes = quoted()
  await place()
  await waitFor(() => expect(path()).toMatch(/^\/user\/airport-order\/detail\/A\d{10}$/))
  expect(quoted()).toBe(quotes + 1)
  const [booked] = callsTo('/api/airport/book')
  expect(booked).toMatchObject({
    accepted_total: { amount: '220.00', currency: 'CNY' },
    flight: { flight_number: '8M332', flight_local: '2026-12-10T15:15:00+06:30' },
    guests: [
      { full_name: 'Thant', type: 'adult', is_lead: true, phone: '+95955501234' },
      { full_name: 'Mi Mi', type: 'child', age: 5, is_lead: false },
    ],
    contact: { phone: '+8613800001111' },
    name_board_text: 'Thant',
    booking_reminder: 'Child sleeps in the car',
    special_requests: 'Water in the car',
  })
  expect(orders()).toBe(before + 1)
  const made = [...mock.world.tables.order.where(({ order_type }) => order_type === 'airport')].find(
    ({ id }) => path().endsWith(id),
  )
  expect(made).toMatchObject({ booking_reminder: 'Child sleeps in the car', driver_language: 'chinese' })
})

test('Warns about two passengers with the same name, and books once they are confirmed as two people', async () => {
  const { path } = await openBooking()
  nameLead('Thant Senior')
  write('Full name, Adult 2', 'thant SENIOR')
  write(/^Phone of the lead passenger/, '+95 9 555 01234')
  write(/^Contact phone/, '+86 138 0000 1111')
  await place()
  expect(await screen.findByRole('link', { name: /^Adult 2: Entered twice/ })).toBeDefined()
  await userEvent.click(screen.getByRole('checkbox', { name: 'They are two different people' }))
  await place()
  await waitFor(() => expect(path()).toMatch(/^\/user\/airport-order\/detail\/A\d{10}$/))
  expect(callsTo('/api/airport/book')).toMatchObject([{ confirm_duplicate: false, different_people: true }])
})

test('names missing fields at the top and at each field, and books nothing', async () => {
  await openBooking()
  write(/^Flight number/, '')
  await place()
  expect(
    await screen.findByRole('link', { name: 'Flight number: Please enter a flight number' }),
  ).toBeDefined()
  const link = screen.getByRole('link', { name: 'Adult 1: Guest full name cannot be empty' })
  await userEvent.click(link)
  expect(document.activeElement).toBe(screen.getByLabelText('Full name, Adult 1'))
  expect(callsTo('/api/airport/book')).toEqual([])
})

test('a drop-off needs the phone of the guest, and the server’s errors appear at their fields', async () => {
  await openBooking({ ...pickUp, transfer_type: 'dropoff', flight_number: '6E331' })
  expect(screen.queryByLabelText(/^Name board/)).toBeNull()
  nameLead('Thant Drop')
  await place()
  expect(await screen.findByRole('link', { name: 'Phone of the lead passenger: Required' })).toBeDefined()
})

test('R3.46 A drop-off whose flight is cleared is booked without one, and its time goes with it', async () => {
  const { path } = await openBooking({ ...pickUp, transfer_type: 'dropoff', flight_number: '6E331' })
  nameLead('Thant Open')
  write(/^Phone of the lead passenger/, '+95955501234')
  write(/^Contact phone/, '+8613800001111')
  write(/^Flight number/, '')
  await place()
  await waitFor(() => expect(path()).toContain('/user/airport-order/detail/'))
  const [body] = callsTo('/api/airport/book')
  expect(body).toMatchObject({ flight: null })
  expect(mock.world.tables.order.get(path().split('/').at(-1) ?? '')).toMatchObject({ flight: null })
})

test('R3.46 Warns at once of a flight that does not come this way', async () => {
  await openBooking()
  write(/^Flight number/, '8M331')
  expect((await screen.findByRole('alert')).textContent).toMatch(/8M331 flies from RGN/)
})

test('two clicks make one order, and booking the same guests at the same time again needs a confirmation', async () => {
  const before = orders()
  const first = await openBooking()
  nameLead('Thant Twice')
  write(/^Contact phone/, '+8613800001111')
  await userEvent.dblClick(screen.getByRole<HTMLInputElement>('button', { name: 'Place order' }))
  await waitFor(() => expect(first.path()).toContain('/user/airport-order/detail/'))
  expect(orders()).toBe(before + 1)
  first.view.unmount()

  const second = await openBooking()
  nameLead('Thant Twice')
  write(/^Contact phone/, '+8613800001111')
  await place()
  await userEvent.click(await screen.findByRole('button', { name: 'Book anyway' }))
  await waitFor(() => expect(second.path()).toContain('/user/airport-order/detail/'))
  expect(orders()).toBe(before + 2)
})

test('shows a changed price beside the old one, and books it only after it is accepted', async () => {
  const { path } = await openBooking(restless, 'MPV')
  nameLead('Thant Restless')
  write(/^Phone of the lead passenger/, '+95955501234')
  write(/^Contact phone/, '+8613800001111')
  mock.world.clock.advance(600_000)
  await place()
  const dialog = await screen.findByRole('dialog', { name: 'The price has changed' })
  expect(within(dialog).getByRole('rowheader', { name: 'Price' })).toBeDefined()
  expect(callsTo('/api/airport/book')).toEqual([])
  await userEvent.click(within(dialog).getByRole('button', { name: 'Accept and continue' }))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(screen.getByLabelText<HTMLInputElement>('Full name, Adult 1').value).toBe('Thant Restless')
  await place()
  await waitFor(() => expect(path()).toContain('/user/airport-order/detail/'))
})

test('looks the vehicle up again after half an hour, and the booking continues', async () => {
  const { path } = await openBooking()
  nameLead('Thant Late')
  write(/^Contact phone/, '+8613800001111')
  mock.world.clock.advance(1_860_000)
  await place()
  await waitFor(() => expect(path()).toContain('/user/airport-order/detail/'))
  expect(callsTo('/api/airport/search').length).toBeGreaterThan(1)
})

test('keeps what was typed for another vehicle', async () => {
  const { path } = await openBooking()
  nameLead('Thant Kept')
  await userEvent.click(screen.getByRole<HTMLInputElement>('button', { name: 'Change vehicle' }))
  await userEvent.click(await screen.findByRole('link', { name: 'Book: SUV' }))
  await waitFor(() => expect(path()).toContain('vehicle_class=suv'))
  expect((await screen.findByLabelText<HTMLInputElement>('Full name, Adult 1')).value).toBe('Thant Kept')
})

test('a page without a vehicle leads to the search; one that is gone leads back to the others', async () => {
  const user = mock.signIn('goldenland')
  const empty = await openPortal('/airport/booking', { user })
  expect((await screen.findByRole('link', { name: 'Search transfers' })).getAttribute('href')).toBe(
    '/airport/list',
  )
  empty.view.unmount()
  const crowd = { ...pickUp, passengers: '40', vehicle_class: 'sedan' }
  await openPortal(`/airport/booking?${new URLSearchParams(crowd)}`, { user: mock.signIn('goldenland') })
  expect(await screen.findByText('This vehicle can no longer be booked')).toBeDefined()
})

test('a phone shows the vehicle, the route and the time at the top, because the summary comes below the form there', async () => {
  const wide = globalThis.matchMedia
  vi.stubGlobal('matchMedia', (media: string) => ({
    ...wide(media),
    media,
    matches: media.includes('47.99em'),
  }))
  await openBooking()
  const brief = screen.getByRole('region', { name: 'What you are booking' }).textContent
  expect(brief).toMatch(/^Sedan.*\(RGN\) to Pansodan House.*10 Dec.*2 adults/)
  vi.stubGlobal('matchMedia', wide)
})
