import { mockForTests } from '@portal/mock-server/node'
import { cleanup, screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { dropAllDrafts } from '../../../shared/form/form-drafts.ts'
import { openPortal } from '../../../test/open-portal.tsx'
import { write } from '../../../test/page.ts'

const mock = mockForTests()
let sent: { path: string; body: Record<string, unknown> }[] = []

beforeAll(() => {
  mock.server.listen()
  mock.server.events.on('request:start', async ({ request }) => {
    const { pathname } = new URL(request.url)
    if (request.method !== 'POST') return
    sent.push({ path: pathname, body: (await request.clone().json()) as Record<string, unknown> })
  })
})
beforeEach(() => {
  sent = []
  dropAllDrafts()
})
afterAll(() => mock.server.close())

const callsTo = (path: string) => sent.filter((call) => call.path === path).map(({ body }) => body)
const orders = () => mock.world.tables.order.size

const hire = {
  pick_up: 'yangon-downtown',
  pick_up_name: 'Downtown Yangon',
  drop_off_name: 'No. 5 Warehouse',
  start: '2026-12-10T09:00:00+06:30',
  end: '2026-12-12T18:00:00+06:30',
  tz: 'Asia/Yangon',
  passengers: '2-5',
  model_id: 'toyota-alphard',
  rental_type: 'day',
  days_or_hours: '3',
  number_of_rentals: '1',
  known_total: '2640.00',
  currency: 'CNY',
}

async function openBooking(change: Partial<Record<keyof typeof hire, string>> = {}) {
  const portal = await openPortal(`/car/booking?${new URLSearchParams({ ...hire, ...change })}`, {
    user: mock.signIn('goldenland'),
  })
  await screen.findByRole('combobox', { name: 'Full name, Adult 1' })
  return portal
}

const guest = (name: string) => screen.getByRole<HTMLInputElement>('combobox', { name: `Full name, ${name}` })
const place = () => userEvent.click(screen.getByRole('button', { name: /^Place (order|request)$/ }))
const lines = () =>
  within(screen.getByRole('list', { name: 'Price breakdown' }))
    .getAllByRole('listitem')
    .map(({ textContent }) => textContent ?? '')
const total = () => screen.getByRole('complementary', { name: 'Your booking' }).textContent ?? ''

/** `family` keeps these passengers apart from those of other tests. */
function fill(family = '') {
  write(guest('Adult 1'), `Thant${family}`)
  write(screen.getByLabelText(/^Phone of the lead passenger/), '+95955501234')
  write(screen.getByLabelText(/^Contact phone/), '+86 138 0000 1111')
}

test('R3.19 Takes rental type, quantity, vehicles, driver language and zone, and repeats every line of the quote', async () => {
  await openBooking()
  expect(screen.getByText(/^Beyond 10 hours a day each vehicle costs CNY/)).toBeDefined()
  expect(lines()).toHaveLength(1)
  expect(lines()[0]).toMatch(/Toyota Alphard, all day.*3 × CNY.880\.00.*2,640\.00/)
  await userEvent.selectOptions(screen.getByLabelText('Driver’s language'), 'chinese')
  await waitFor(() => expect(lines()).toHaveLength(2))
  expect(lines()[1]).toMatch(/3 × CNY.150\.00.*450\.00/)
  await userEvent.click(screen.getByLabelText(/^Enters an industrial zone/))
  await userEvent.selectOptions(await screen.findByLabelText('Industrial zone'), 'thilawa-sez')
  write(screen.getByLabelText('Entries per vehicle'), '2')
  await waitFor(() => expect(lines().some((line) => /Thilawa.*2 ×/.test(line))).toBe(true))
  write(screen.getByLabelText('Number of vehicles'), '2')
  await waitFor(() => expect(lines()[0]).toMatch(/6 × CNY.880\.00/))
  write(screen.getByLabelText('Child seats'), '1')
  await waitFor(() => expect(lines()).toHaveLength(4))
  await userEvent.click(screen.getByRole('radio', { name: /^Half day \(5 hours\), CNY.520\.00/ }))
  await waitFor(() => expect(lines()[0]).toMatch(/half day.*6 × CNY.520\.00/))
  expect(screen.getByText(/^Beyond 5 hours a day each vehicle costs CNY/)).toBeDefined()
  await userEvent.click(screen.getByRole('radio', { name: /^Hourly/ }))
  expect(await screen.findByLabelText('Hours')).toBeDefined()
  await waitFor(() => expect(lines()[0]).toMatch(/hourly/i))
  expect(screen.getByText(/^Beyond the hours booked each vehicle costs CNY/)).toBeDefined()
  expect(callsTo('/api/car/quote').at(-1)).toMatchObject({
    rental_type: 'hour',
    number_of_rentals: 2,
    driver_language: 'chinese',
    industrial_zone: { entered: true, zone_id: 'thilawa-sez', times: 2 },
    extras: [{ code: 'child_seat', quantity: 1 }],
  })
})

test('R3.44 takes stops of the itinerary with day, time and place, an airport too, checks them, and sends them with the booking', async () => {
  await openBooking()
  fill(' Itinerary')
  await userEvent.click(await screen.findByRole('button', { name: 'Add a stop' }))
  const first = within(await screen.findByRole('group', { name: 'Stop 1' }))
  await waitFor(() => expect(document.activeElement).toBe(first.getByLabelText('Place')))
  expect(within(first.getByLabelText('Day')).getAllByRole('option')).toHaveLength(3)
  await place()
  expect(await screen.findByRole('link', { name: /Stop 1.*Required/ })).toBeDefined()
  await userEvent.selectOptions(first.getByLabelText('Day'), '2026-12-11')
  await userEvent.type(first.getByLabelText('Place'), 'rgn')
  await userEvent.click(await screen.findByRole('option', { name: /^Yangon International Airport/ }))
  await userEvent.type(first.getByLabelText('Time'), '930')
  await userEvent.click(screen.getByRole('button', { name: 'Add a stop' }))
  await userEvent.click(screen.getByRole('button', { name: 'Remove stop 2' }))
  expect(screen.queryByRole('group', { name: 'Stop 2' })).toBeNull()
  await place()
  await waitFor(() => expect(callsTo('/api/car/book')).toHaveLength(1))
  expect(callsTo('/api/car/book')[0]).toMatchObject({
    itinerary: [{ seq: 1, date: '2026-12-11', stop: 'Yangon International Airport', planned_time: '09:30' }],
  })
})

test('R2.258 A pasted itinerary becomes stops, and lines of other days stay to be corrected', async () => {
  await openBooking()
  fill(' Pasted')
  await userEvent.click(await screen.findByRole('button', { name: 'Paste an itinerary' }))
  const text = await screen.findByRole<HTMLTextAreaElement>('textbox', { name: 'Itinerary as text' })
  await userEvent.click(text)
  await userEvent.paste('12/11 14:00 Thilawa SEZ\nDay 1: Shwedagon Pagoda → Inya Lake\n20 Dec Bagan')
  await userEvent.click(screen.getByRole('button', { name: 'Read as stops' }))
  expect(text.value).toBe('20 Dec Bagan')
  expect(screen.getByText(/^These lines are for days outside the rental/)).toBeDefined()
  await userEvent.clear(text)
  await userEvent.paste('12 Dec 8am Bagan')
  await userEvent.click(screen.getByRole('button', { name: 'Read as stops' }))
  expect(screen.queryByRole('textbox', { name: 'Itinerary as text' })).toBeNull()
  await place()
  await waitFor(() => expect(callsTo('/api/car/book')).toHaveLength(1))
  expect(callsTo('/api/car/book')[0]).toMatchObject({
    itinerary: [
      { date: '2026-12-10', stop: 'Shwedagon Pagoda', planned_time: null },
      { date: '2026-12-10', stop: 'Inya Lake', planned_time: null },
      { date: '2026-12-11', stop: 'Thilawa SEZ', planned_time: '14:00' },
      { date: '2026-12-12', stop: 'Bagan', planned_time: '08:00' },
    ],
  })
})

test('says before booking what the price includes, what comes on top, and what extras cost', async () => {
  await openBooking({ pick_up: 'yangon', pick_up_name: '仰光' })
  expect(screen.getByText(/^Included: fuel, tolls, parking, driver’s meals\.$/)).toBeDefined()
  expect(screen.getByText(/^Not included: driver’s overnight stay\.$/)).toBeDefined()
  expect(screen.getByText(/^CNY.40\.00 per seat for the rental$/)).toBeDefined()
  expect(screen.getByText(/^CNY.120\.00 per night$/)).toBeDefined()
  // The address was written in Chinese.
  expect(total()).toContain('Yangon to No. 5 Warehouse')
})

test('the start can be typed in any form; invalid text changes nothing and disappears on leaving the field', async () => {
  const { path } = await openBooking()
  const time = within(screen.getByRole('group', { name: 'Pick-up time' })).getByLabelText('Time')
  await userEvent.clear(time)
  await userEvent.type(time, '25:10')
  expect(time).toHaveProperty('value', '25:10')
  await userEvent.tab()
  expect(time).toHaveProperty('value', '09:00')
  expect(path()).toContain('start=2026-12-10T09%3A00')
  fill(' Early')
  const before = orders()
  await userEvent.clear(time)
  // The order is not placed for the time before: it is read first, and priced.
  await userEvent.type(time, '8.30{Enter}')
  await waitFor(() => expect(path()).toContain('start=2026-12-10T08%3A30'))
  expect(orders()).toBe(before)
})

test('R9.15 Says at the special requests that they are not guaranteed', async () => {
  await openBooking()
  const field = screen.getByRole('textbox', {
    name: /^Special requests/,
    description: 'Passed on to fleet and driver, but not guaranteed.',
  })
  expect(field).toBeDefined()
})

test('R7.31 Prices the car before booking, names the lead and other passengers, and shows an order number at the end', async () => {
  const before = orders()
  const { path } = await openBooking()
  fill()
  write(guest('Child 1 (age 5)'), 'Mi Mi')
  write(screen.getByLabelText(/^Special requests/), 'Quiet car')
  sent = []
  await place()
  await waitFor(() => expect(path()).toMatch(/^\/user\/car-order\/detail\/C\d{10}$/))
  const posts = sent.map((call) => call.path).filter((name) => /car\/(quote|book)$/.test(name))
  expect(posts).toEqual(['/api/car/quote', '/api/car/book'])
  expect(callsTo('/api/car/book')[0]).toMatchObject({
    accepted_total: { amount: '2640.00', currency: 'CNY' },
    guests: [
      { full_name: 'Thant', type: 'adult', is_lead: true, phone: '+95955501234' },
      { full_name: 'Mi Mi', type: 'child', age: 5, is_lead: false },
    ],
    contact: { phone: '+8613800001111' },
    special_requests: 'Quiet car',
  })
  expect(orders()).toBe(before + 1)
})

test('only the lead passenger needs a name; missing fields are named at the top and in place, and nothing is booked', async () => {
  await openBooking()
  write(screen.getByLabelText(/^Contact person/), '')
  await place()
  expect(await screen.findByRole('link', { name: 'Adult 1: Guest full name cannot be empty' })).toBeDefined()
  expect(screen.getByRole('link', { name: 'Contact person: Required' })).toBeDefined()
  expect(screen.queryByRole('link', { name: /Adult 2/ })).toBeNull()
  expect(callsTo('/api/car/book')).toEqual([])
})

test('two clicks on the button make one order', async () => {
  const slow = mock.world.faults.add({ operation: 'bookCar', latency: 500 })
  const { path } = await openBooking()
  fill(' Two')
  await userEvent.dblClick(screen.getByRole('button', { name: 'Place order' }))
  await waitFor(() => expect(path()).toContain('/user/car-order/detail/'))
  expect(callsTo('/api/car/book')).toHaveLength(1)
  mock.world.faults.remove(slow.id)
})

test('booking passengers who already have a car at this time needs a confirmation', async () => {
  const first = await openBooking()
  fill()
  await place()
  await waitFor(() => expect(first.path()).toContain('/user/car-order/detail/'))
  cleanup()
  sent = []
  const { path } = await openBooking()
  fill()
  await place()
  await userEvent.click(await screen.findByRole('button', { name: 'Book anyway' }))
  await waitFor(() => expect(path()).toContain('/user/car-order/detail/'))
  expect(callsTo('/api/car/book').map(({ confirm_duplicate }) => confirm_duplicate)).toEqual([false, true])
})

test('Warns about two passengers with the same name, and books once they are confirmed as two people', async () => {
  const { path } = await openBooking()
  fill(' Senior')
  write(guest('Adult 2'), 'thant SENIOR')
  expect(screen.getByText('Adult 1 and Adult 2 have the same name, “Thant Senior”.')).toBeDefined()
  await place()
  expect(await screen.findByRole('link', { name: /^Adult 2: Entered twice/ })).toBeDefined()
  await userEvent.click(screen.getByRole('checkbox', { name: 'They are two different people' }))
  await place()
  await waitFor(() => expect(path()).toContain('/user/car-order/detail/'))
  expect(callsTo('/api/car/book')).toMatchObject([{ confirm_duplicate: false, different_people: true }])
})

test('a total that differs from the one shown must be accepted first', async () => {
  const { path } = await openPortal(
    `/car/booking?${new URLSearchParams({ ...hire, known_total: '2000.00' })}`,
    {
      user: mock.signIn('goldenland'),
    },
  )
  const dialog = await screen.findByRole('dialog', { name: 'The price has changed' })
  expect(within(dialog).getByRole('row', { name: /^Price/ }).textContent).toMatch(
    /2,000\.00.*2,640\.00.*\+.*640\.00/,
  )
  await userEvent.click(within(dialog).getByRole('button', { name: 'Accept and continue' }))
  expect(await screen.findByRole('combobox', { name: 'Full name, Adult 1' })).toBeDefined()
  expect(path()).toContain('known_total=2640.00')
})

test('a price that changes while the form is filled in must be accepted, and nothing typed is lost', async () => {
  const { path } = await openBooking({
    model_id: 'toyota-crown-mandalay',
    pick_up: 'mandalay',
    pick_up_name: 'Mandalay',
    known_total: '',
    currency: '',
  })
  fill(' Restless')
  const seen = total()
  mock.world.clock.advance(50 * 60_000)
  await place()
  const dialog = await screen.findByRole('dialog', { name: 'The price has changed' })
  await userEvent.click(within(dialog).getByRole('button', { name: 'Accept and continue' }))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(guest('Adult 1').value).toBe('Thant Restless')
  expect(total()).not.toBe(seen)
  await place()
  await waitFor(() => expect(path()).toContain('/user/car-order/detail/'))
})

test('R9.13 A non-refundable car says so before booking and needs a tick', async () => {
  const { path } = await openBooking({ model_id: 'bmw-5-series', known_total: '', currency: '' })
  expect(
    screen.getByText('Non-refundable: once confirmed, this booking cannot be changed or cancelled.'),
  ).toBeDefined()
  fill(' Nine')
  await place()
  const dialog = await screen.findByRole('dialog', { name: 'Book a non-refundable car?' })
  await userEvent.click(within(dialog).getByRole('checkbox', { name: /cannot be refunded/ }))
  await userEvent.click(within(dialog).getByRole('button', { name: 'Place order' }))
  await waitFor(() => expect(path()).toContain('/user/car-order/detail/'))
})

test('a car on request says that the supplier is asked, and its button places a request', async () => {
  await openBooking({ model_id: 'toyota-coaster', known_total: '', currency: '' })
  expect(screen.getByText(/^The fleet confirms availability after payment/)).toBeDefined()
  expect(screen.getByRole('button', { name: 'Place request' })).toBeDefined()
})

test('says at the number of vehicles when there are too few seats, and can correct it', async () => {
  await openBooking({ passengers: '8', known_total: '', currency: '' })
  expect(await screen.findByText('Too few seats; take more vehicles')).toBeDefined()
  write(screen.getByLabelText('Number of vehicles'), '2')
  await waitFor(() => expect(lines()[0]).toMatch(/6 × CNY.880\.00/))
  expect(screen.queryByText('Too few seats; take more vehicles')).toBeNull()
})

test('saves what was entered as a draft, and reopens it', async () => {
  const { router, path } = await openBooking()
  write(guest('Adult 1'), 'WANG DRAFT')
  await userEvent.selectOptions(screen.getByLabelText('Driver’s language'), 'english')
  await waitFor(() => expect(lines()).toHaveLength(2))
  await router.navigate({ to: '/' })
  await waitFor(() => expect(callsTo('/api/draft/save')).toHaveLength(1))
  dropAllDrafts()
  await router.navigate({ to: '/user/draft/list' })
  const [draft] = mock.world.tables.draft.where(({ form }) => form.includes('WANG DRAFT'))
  const links = await screen.findAllByRole('link', { name: draft?.title ?? 'no draft' })
  await userEvent.click(
    links.find((one) => one.getAttribute('href')?.includes(draft?.id ?? 'no draft')) as HTMLElement,
  )
  await waitFor(() => expect(path()).toMatch(/^\/car\/booking\?.*draft=/))
  expect(await screen.findByRole('combobox', { name: 'Full name, Adult 1' })).toHaveProperty(
    'value',
    'WANG DRAFT',
  )
  expect(screen.getByLabelText('Driver’s language')).toHaveProperty('value', 'english')
})

test('a page without a chosen car says what to do, and a visitor signs in first', async () => {
  await openPortal('/car/booking', { user: mock.signIn('goldenland') })
  expect(await screen.findByText('No car was chosen')).toBeDefined()
  const { path } = await openPortal('/car/booking?model_id=toyota-alphard')
  await waitFor(() => expect(path()).toContain('/user/login'))
  expect(decodeURIComponent(path())).toContain('to=/car/booking?model_id=toyota-alphard')
})

test('a phone shows the car, the route and the time at the top, because the summary comes below the form there', async () => {
  const wide = globalThis.matchMedia
  vi.stubGlobal('matchMedia', (media: string) => ({
    ...wide(media),
    media,
    matches: media.includes('47.99em'),
  }))
  await openBooking()
  const brief = screen.getByRole('region', { name: 'What you are booking' }).textContent
  expect(brief).toMatch(/^Toyota Alphard.*10 Dec.*Downtown Yangon to No\. 5 Warehouse.*2 adults/)
  vi.stubGlobal('matchMedia', wide)
})

test('R2.171 A booking asks for the reference that the company requires, and sends what was typed', async () => {
  const company = mock.world.tables.company.get('1')
  if (!company) throw new Error('There is no company.')
  mock.world.tables.company.put({
    ...company,
    allocation: { ...company.allocation, own_reference: 'required' },
  })
  await openBooking()
  fill(' Allocation')
  await screen.findByLabelText(/^Own reference/)
  await place()
  expect(await screen.findByRole('link', { name: /Own reference.*Required/ })).toBeDefined()
  write(screen.getByLabelText(/^Own reference/), ' TG-118 ')
  write(screen.getByLabelText('Customer'), 'Mekong Textile Co.')
  await place()
  await waitFor(() =>
    expect(callsTo('/api/car/book').at(-1)).toMatchObject({
      allocation: { own_reference: 'TG-118', customer: 'Mekong Textile Co.' },
    }),
  )
  mock.world.tables.company.put(company)
})

test('R2.174 A booking of a quote begins with its customer and reference', async () => {
  const [quote] = mock.world.tables.quote.where(({ company_id }) => company_id === '1')
  if (!quote) throw new Error('There is no quote.')
  mock.world.tables.quote.put({ ...quote, own_reference: 'TG-118' })
  await openPortal(`/car/booking?${new URLSearchParams({ ...hire, quote_id: quote.id })}`, {
    user: mock.signIn('goldenland'),
  })
  const customer = await screen.findByLabelText<HTMLInputElement>('Customer')
  await waitFor(() => expect(customer.value).toBe(quote.customer.name))
  expect(screen.getByLabelText<HTMLInputElement>('Own reference').value).toBe('TG-118')
})
