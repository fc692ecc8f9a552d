import { cleanup, screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { openHotelBooking } from '../../test/open-hotel-booking.ts'
import { openPortal } from '../../test/open-portal.tsx'
import { type OrderMock, orderMock } from '../../test/order-mock.ts'
import { write } from '../../test/page.ts'

let mock: OrderMock

beforeEach(() => {
  mock = orderMock()
  mock.server.listen()
})
afterEach(() => mock.server.close())

const trips = () => mock.world.tables.trip.where(({ company_id }) => company_id === '1')
const seeded = (fits: (trip: ReturnType<typeof trips>[number]) => boolean = () => true) => {
  const found = trips().find(fits)
  if (!found) throw new Error('The world has no such trip.')
  return found
}
const conflict = (operation: 'saveTrip' | 'changeTripOrders' | 'removeTrip') =>
  mock.world.faults.add({ operation, code: 0, error_key: 'VERSION_CONFLICT', times: 1 })
const open = async (path: string, options: Partial<Parameters<typeof openPortal>[1]> = {}) => {
  const portal = await openPortal(path, { user: mock.signIn('goldenland'), ...options })
  return { ...portal, user: userEvent.setup() }
}
const openTrip = (id: string, options: Parameters<typeof open>[1] = {}) =>
  open(`/user/trip/detail/${id}`, options)
const dialog = async () => within(await screen.findByRole('dialog'))
const gone = () => waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())

describe('the list of trips', () => {
  test('R2.188 It finds trips by status and words, and says when nothing matches', async () => {
    const trip = seeded()
    const { user, path } = await open('/user/trip/list')
    await user.type(await screen.findByRole('textbox', { name: /^Trip, reference/ }), `${trip.title}{Enter}`)
    const table = within(await screen.findByRole('table', { name: 'Trips' }))
    await waitFor(() =>
      expect(table.getAllByRole('link').map((link) => link.textContent)).toEqual([trip.title]),
    )
    await user.selectOptions(screen.getByLabelText('Status'), 'No bookings')
    await waitFor(() => expect(path()).toContain('status=empty'))
    expect(await screen.findByText('No trips match')).toBeDefined()
  })

  test('R2.188 A trip is created there and opens', async () => {
    const { user, path } = await open('/user/trip/list')
    await user.click(await screen.findByRole('button', { name: 'New trip' }))
    const form = await dialog()
    await user.click(form.getByRole('button', { name: 'Create the trip' }))
    expect(form.getByText('Required')).toBeDefined()
    write(form.getByLabelText(/^Title of the trip/), 'Kunming to Bagan')
    write(await form.findByLabelText('Own reference'), 'KB-118')
    await user.click(form.getByRole('button', { name: 'Create the trip' }))
    expect(await screen.findByRole('heading', { level: 1, name: 'Kunming to Bagan' })).toBeDefined()
    expect(seeded(({ title }) => title === 'Kunming to Bagan').allocation.own_reference).toBe('KB-118')
    expect(path()).toContain('/user/trip/detail/')
    expect(screen.getByText('No orders in this trip yet')).toBeDefined()
  })

  test('R2.188 Neither list, menu nor order speaks of trips where the backend has none', async () => {
    const id = mock.anOrder('confirmed')
    await open(`/user/order/detail/${id}`, { lacks: ['listTrips', 'getTrip', 'saveTrip'] })
    await screen.findByRole('heading', { level: 2, name: 'Stay' })
    expect(screen.queryByRole('heading', { name: 'Trip' })).toBeNull()
    expect(screen.queryByRole('link', { name: 'Trips' })).toBeNull()
  })

  test('R2.188 Who may only look creates nothing', async () => {
    await open('/user/trip/list', { user: mock.signIn('golden_viewer') })
    await screen.findByRole('table', { name: 'Trips' })
    expect(screen.queryByRole('button', { name: 'New trip' })).toBeNull()
  })
})

describe('the page of a trip', () => {
  test('R2.189 It shows its orders day by day on both clocks, its guests once and its totals', async () => {
    const { id, order_ids } = seeded()
    await openTrip(id)
    for (const order of order_ids) expect(await screen.findByRole('link', { name: order })).toBeDefined()
    expect(screen.getAllByText(/UTC\+06:30/).length).toBeGreaterThan(0)
    expect(screen.getByRole('heading', { name: /^Guests \(\d+\)/ })).toBeDefined()
    expect(screen.getByRole('heading', { name: `Totals of ${order_ids.length} orders` })).toBeDefined()
  })

  test('R2.189 Title and reference are edited by the version that is shown', async () => {
    const { id } = seeded()
    const { user } = await openTrip(id)
    await user.click(await screen.findByRole('button', { name: 'Edit the trip' }))
    const form = await dialog()
    write(form.getByLabelText(/^Title of the trip/), 'Renamed')
    conflict('saveTrip')
    await user.click(form.getByRole('button', { name: 'Save' }))
    await form.findByRole('alert')
    await user.click(form.getByRole('button', { name: 'Save' }))
    expect(await screen.findByRole('heading', { level: 1, name: 'Renamed' })).toBeDefined()
  })

  test('R2.189 Orders are found, added and taken out again', async () => {
    const { id, order_ids } = seeded()
    const free = mock.anOrder('confirmed', (order) =>
      trips().every((trip) => !trip.order_ids.includes(order.id)),
    )
    const { user } = await openTrip(id)
    await user.click(await screen.findByRole('button', { name: 'Add existing orders' }))
    const form = await dialog()
    await user.click(form.getByRole('button', { name: /^Add / }))
    expect(form.getByText('Please select at least one order')).toBeDefined()
    await user.type(form.getByRole('searchbox'), free)
    await user.click(await form.findByRole('checkbox', { name: new RegExp(free) }))
    conflict('changeTripOrders')
    await user.click(form.getByRole('button', { name: 'Add 1 order' }))
    await form.findByRole('alert')
    await user.click(form.getByRole('button', { name: 'Add 1 order' }))
    await gone()
    expect(mock.world.tables.trip.get(id)?.order_ids).toEqual([...order_ids, free])
    await user.click(await screen.findByRole('button', { name: `Remove from trip: ${free}` }))
    await user.click((await dialog()).getByRole('button', { name: 'Remove from trip' }))
    await gone()
    expect(mock.world.tables.trip.get(id)?.order_ids).toEqual(order_ids)
  })

  test('R2.189 A deleted trip leaves its orders and leads to the list', async () => {
    const { id, order_ids } = seeded()
    const { user, path } = await openTrip(id)
    await user.click(await screen.findByRole('button', { name: 'Delete the trip' }))
    const ask = await dialog()
    conflict('removeTrip')
    await user.click(ask.getByRole('button', { name: 'Delete the trip' }))
    await ask.findByRole('alert')
    await user.click(ask.getByRole('button', { name: 'Delete the trip' }))
    await waitFor(() => expect(path()).toContain('/user/trip/list'))
    expect(mock.world.tables.trip.get(id)).toBeUndefined()
    expect(order_ids.every((order) => mock.world.tables.order.get(order))).toBe(true)
  })

  test('R2.189 The itinerary is saved in a language, and its text is copied', async () => {
    const { id } = seeded()
    const { user } = await openTrip(id)
    await user.click(await screen.findByRole('button', { name: 'Itinerary PDF' }))
    await user.click(await screen.findByRole('menuitem', { name: 'Chinese' }))
    expect(await screen.findByText(/\.pdf has been saved/)).toBeDefined()
    expect(mock.callsTo('/api/trip/itinerary').at(-1)?.query).toContain('language=zh-cn')
    await user.click(screen.getByRole('button', { name: 'Copy as text' }))
    await user.click(await screen.findByRole('menuitem', { name: 'English' }))
    await waitFor(async () => expect(await navigator.clipboard.readText()).toContain('Guests: '))
  })

  test('A trip that does not exist leads to the list of trips', async () => {
    await openTrip('none')
    expect(await screen.findByText('There is no such trip')).toBeDefined()
    expect(screen.getAllByRole('link', { name: 'Back to the trips' }).length).toBeGreaterThan(0)
  })

  test('R2.231 A trip with orders that the member may not see is not deleted, and the page says so', async () => {
    const { id, order_ids } = seeded(({ operator }) => operator.id === '101')
    const [theirs = ''] = order_ids
    const order = mock.world.tables.order.get(theirs)
    const owner = mock.world.tables.member.get('101')
    if (!order || !owner) throw new Error('The world has no such order or member.')
    mock.world.tables.order.put({ ...order, operator: { id: '102', nickname: 'Thiri Aung' } })
    mock.world.tables.member.put({ ...owner, data_scope: 'own' })
    await openTrip(id)
    expect(await screen.findByText(/^You cannot delete this trip/)).toBeDefined()
    expect(screen.queryByRole('button', { name: 'Delete the trip' })).toBeNull()
  })

  test('R2.189 A refusal to delete is read in the dialog', async () => {
    const { id } = seeded()
    const { user } = await openTrip(id)
    await user.click(await screen.findByRole('button', { name: 'Delete the trip' }))
    const form = await dialog()
    mock.world.faults.add({ operation: 'removeTrip', code: 0, error_key: 'ACTION_NOT_ALLOWED', times: 1 })
    await user.click(form.getByRole('button', { name: 'Delete the trip' }))
    expect((await form.findByRole('alert')).textContent).not.toBe('')
    expect(mock.world.tables.trip.get(id)).toBeDefined()
  })
})

/** An order of the company that is in no trip. */
const freeOrder = () =>
  mock.anOrder('confirmed', (order) => trips().every((trip) => !trip.order_ids.includes(order.id)))

describe('ways into a trip', () => {
  test('R2.190 A trip is begun from the page of an order, which then shows it', async () => {
    const id = freeOrder()
    const { user } = await open(`/user/order/detail/${id}`)
    await user.click(await screen.findByRole('button', { name: 'Add to a trip' }))
    const form = await dialog()
    write(await form.findByLabelText(/^Title of the trip/), 'Begun from an order')
    await user.click(form.getByRole('button', { name: 'Create the trip' }))
    await screen.findByRole('heading', { level: 1, name: 'Begun from an order' })
    expect(seeded(({ title }) => title === 'Begun from an order').order_ids).toEqual([id])
    await user.click(screen.getByRole('link', { name: id }))
    const section = await screen.findByRole('heading', { level: 2, name: 'Trip' })
    expect(within(section.parentElement as HTMLElement).getByRole('link').textContent).toBe(
      'Begun from an order',
    )
  })

  test('R2.190 Selected rows of the list of all orders join a trip, also after a colleague has changed it', async () => {
    const id = freeOrder()
    const trip = seeded()
    const { user } = await open(`/user/order/all?keyword=${id}`)
    await user.click(await screen.findByRole('checkbox', { name: `Select ${id}` }))
    await user.click(screen.getByRole('button', { name: 'Add to a trip' }))
    const form = await dialog()
    await user.selectOptions(await form.findByLabelText('Trip'), trip.id)
    mock.world.tables.trip.put({ ...trip, version: trip.version + 1 })
    await user.click(form.getByRole('button', { name: 'Add to the trip' }))
    expect(await form.findByRole('alert')).toBeDefined()
    await user.click(form.getByRole('button', { name: 'Add to the trip' }))
    await screen.findByRole('heading', { level: 1, name: trip.title })
    expect(mock.world.tables.trip.get(trip.id)?.order_ids).toContain(id)
  })

  test('R2.190 A quote with an order becomes a trip, and leads to it from then on', async () => {
    const id = freeOrder()
    const quote = mock.world.tables.quote.where(({ company_id }) => company_id === '1')[0]
    const [option] = quote?.options ?? []
    if (!quote || !option) throw new Error('The world has no quote.')
    mock.world.tables.quote.put({ ...quote, options: [{ ...option, booking_id: id }] })
    const address = `/user/quote/detail/${quote.id}`
    const { user } = await open(address)
    await user.click(await screen.findByRole('button', { name: 'Create the trip' }))
    await screen.findByRole('heading', { level: 1, name: quote.title })
    expect(seeded(({ quote_id }) => quote_id === quote.id).order_ids).toEqual([id])
    cleanup()
    await open(address)
    const main = within(await screen.findByRole('main'))
    expect((await main.findByRole('link', { name: 'Trip' })).getAttribute('href')).toContain(
      '/user/trip/detail/',
    )
    expect(main.queryByRole('button', { name: 'Create the trip' })).toBeNull()
  })

  test('R2.191 What is missing opens its search filled in, and what is booked there joins the trip', async () => {
    const trip = seeded()
    const { user, path } = await openTrip(trip.id)
    const [add] = await screen.findAllByRole('button', { name: /^Add: Airport (?:pick-up|drop-off): / })
    const [, text = ''] = /^Add: [^:]+: (.*)$/.exec(add?.getAttribute('aria-label') ?? '') ?? []
    expect(screen.getAllByText(text).length).toBeGreaterThan(0)
    await user.click(add as HTMLElement)
    await waitFor(() => expect(path()).toContain('/airport/list'))
    const search = new URLSearchParams(path().split('?')[1])
    expect(search.get('trip_id')).toBe(trip.id)
    expect(search.get('place_name')).not.toBeNull()
    expect(await screen.findByText(`For the trip: ${trip.title}`)).toBeDefined()
    await user.click(screen.getByRole('button', { name: 'Book without the trip' }))
    await waitFor(() => expect(path()).not.toContain('trip_id'))
  })

  test('R2.239 The next hotel keeps trip and draft from the search to its form, which has the guests before anything is typed', async () => {
    const id = freeOrder()
    const { user, path } = await open(`/user/order/detail/${id}`)
    await user.click(await screen.findByRole('button', { name: 'Add to a trip' }))
    const form = await dialog()
    write(await form.findByLabelText(/^Title of the trip/), 'Two hotels')
    await user.click(form.getByRole('button', { name: 'Create the trip' }))
    await user.click(await screen.findByRole('button', { name: /^Add: Next hotel/ }))
    await waitFor(() => expect(path()).toContain('/hotel/list'))
    const search = new URLSearchParams(path().split('?')[1])
    const { id: trip } = seeded(({ title }) => title === 'Two hotels')
    expect(search.get('trip_id')).toBe(trip)
    const draft = search.get('draft') ?? ''
    expect(mock.world.tables.draft.get(draft)).toBeDefined()
    cleanup()
    const known = {
      ...Object.fromEntries(search),
      destination_type: 'city',
      destination_id: 'yangon',
      check_in: '2026-12-20',
      check_out: '2026-12-21',
    }
    await open(`/hotel/list?${new URLSearchParams(known)}`)
    const [hotel] = await screen.findAllByRole('link', { name: /^See rooms: / })
    const onward = new URL(hotel?.getAttribute('href') ?? '', 'https://portal.test').searchParams
    expect([onward.get('trip_id'), onward.get('draft')]).toEqual([trip, draft])
    cleanup()
    await openHotelBooking(mock.signIn('goldenland'), { hotel: '1001', draft })
    const [lead] = mock.record(id).rooms.flatMap(({ guests }) => guests)
    expect(await screen.findByDisplayValue(lead?.full_name ?? '')).toBeDefined()
  })

  test('R2.240 What a trip still has to pay is paid in one press', async () => {
    const trip = seeded()
    const ids = mock.world.tables.order
      .where((order) => order.company_id === '1' && order.order_status === 'pending_payment')
      .map(({ id }) => id)
      .filter((id) => trips().every((one) => !one.order_ids.includes(id)))
      .slice(0, 2)
    mock.world.tables.trip.put({ ...trip, order_ids: [...trip.order_ids, ...ids] })
    const { user } = await openTrip(trip.id)
    const lines = within(await screen.findByRole('list', { name: /orders? to pay$/ }))
    for (const id of ids) expect(lines.getByRole('link', { name: id })).toBeDefined()
    await user.click(screen.getByRole('button', { name: /^Pay all/ }))
    const form = await dialog()
    await user.click(await form.findByRole('button', { name: /^Pay \d orders: / }))
    await gone()
    for (const id of ids) expect(mock.world.tables.order.get(id)?.pay_channel).toBe('predeposit')
    await waitFor(() => expect(screen.queryByRole('list', { name: /orders? to pay$/ })).toBeNull())
  })

  test('R2.264 A trip with more orders to pay than one call takes pays the most urgent ones', async () => {
    const trip = seeded()
    const { order } = mock.world.tables
    const [unpaid] = order.where((one) => one.company_id === '1' && one.order_status === 'pending_payment')
    if (!unpaid) throw new Error('There is one')
    const ids = Array.from({ length: 53 }, (_, at) => `H99${String(at).padStart(8, '0')}`)
    for (const id of ids) order.put({ ...unpaid, id })
    mock.world.tables.trip.put({ ...trip, order_ids: ids })
    const { user } = await openTrip(trip.id)
    await user.click(await screen.findByRole('button', { name: /most urgent$/ }))
    const form = await dialog()
    expect(await form.findAllByRole('listitem')).toHaveLength(50)
  })

  test('R2.191 The booking of a ride names the trip of its address', async () => {
    const { id, title } = seeded()
    const ride = {
      transfer_type: 'pickup',
      airport: 'RGN',
      tz: 'Asia/Yangon',
      flight_number: '8M332',
      place_id: 'yangon-downtown',
      place_name: 'Pansodan House',
      flight_local: '2026-12-10T15:15:00+06:30',
      passengers: '1',
      luggage: '2',
      trip_id: id,
    }
    const { user, path } = await open(`/airport/list?${new URLSearchParams(ride)}`)
    await user.click(await screen.findByRole('link', { name: 'Book: Sedan' }))
    write(await screen.findByRole('combobox', { name: 'Full name, Adult 1' }), 'Thant')
    write(screen.getByLabelText(/^Contact phone/), '+8613800001111')
    const phone = screen.queryByLabelText(/^Phone of the lead passenger/)
    if (phone) write(phone, '+95955501234')
    expect(await screen.findByText(`For the trip: ${title}`)).toBeDefined()
    await user.click(screen.getByRole('button', { name: 'Place order' }))
    await waitFor(() => expect(path()).toMatch(/\/user\/airport-order\/detail\/A\d{10}/))
    const booked = /A\d{10}/.exec(path())?.[0] ?? ''
    expect(mock.world.tables.trip.get(id)?.order_ids).toContain(booked)
  })

  test('R2.192 Ctrl K finds a trip by its title', async () => {
    const { id, title } = seeded()
    const { user, path } = await open('/user/notification/list')
    await screen.findByRole('heading', { level: 1 })
    await user.keyboard('{Control>}k{/Control}')
    await user.type(await screen.findByRole('combobox', { name: 'Find an order, page or action' }), title)
    const found = within(await screen.findByRole('group', { name: 'Trips' }))
    await user.click(found.getByRole('option', { name: new RegExp(title) }))
    await waitFor(() => expect(path()).toContain(`/user/trip/detail/${id}`))
  })

  test('R2.192 The list of all orders is narrowed to a trip', async () => {
    const { id, title, order_ids } = seeded()
    const { user } = await openTrip(id)
    await user.click(await screen.findByRole('link', { name: /in the list of all bookings$/ }))
    const table = within(await screen.findByRole('table', { name: 'All bookings' }))
    await waitFor(() =>
      expect(
        table
          .getAllByRole('link', { name: /^[HCA]\d{10}$/ })
          .map((one) => one.textContent)
          .toSorted(),
      ).toEqual([...order_ids].toSorted()),
    )
    expect((await screen.findAllByText(new RegExp(title))).length).toBeGreaterThan(0)
  })
})
