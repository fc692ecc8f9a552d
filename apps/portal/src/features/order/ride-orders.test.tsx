import { getGetOrderQueryOptions, type Schemas } from '@portal/api-client'
import { screen, waitFor, within } from '@testing-library/react'
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

const open = (path: string, persona: Parameters<OrderMock['signIn']>[0] = 'goldenland') =>
  openPortal(path, { user: mock.signIn(persona) })
/** The order of a ride as the server has sent it. */
async function wireOf<Product extends 'car' | 'airport'>(
  { queryClient }: Awaited<ReturnType<typeof open>>,
  id: string,
  product: Product,
) {
  const { order } = await queryClient.fetchQuery(getGetOrderQueryOptions({ id }))
  if (order.order_type !== product) throw new Error(`${id} is another kind of order.`)
  return order as Extract<Schemas['Order'], { order_type: Product }>
}
const amount = (name: string) => fact(name).replaceAll(',', '')

const headers = (table: HTMLElement) =>
  within(table)
    .getAllByRole('columnheader')
    .map((header) => header.textContent)
const standing = () => document.querySelector('main [data-status]')?.textContent
const fact = (name: string) =>
  screen
    .getAllByText(name, { selector: 'dt' })
    .map((term) => term.nextElementSibling?.textContent)
    .join(' | ')
const rowOf = (table: HTMLElement, id: string) =>
  within(table).getByRole('link', { name: id }).closest('tr')?.textContent ?? ''
const utc = (ms: number) => new Date(ms).toISOString().slice(0, 16).replace('T', ' ')
/** A moment of a place in Myanmar, read in UTC. */
const bothClocks = (ms: number) => {
  const local = utc(ms + 6.5 * 3_600_000)
  return new RegExp(`${utc(ms)} UTC.*Local time .*${local.slice(11)} UTC\\+06:30`)
}

describe('the lists', () => {
  test('R2.22 R7.33 R9.42 Car rentals alone, with vehicle model, rental date, guests, price and states', async () => {
    await open('/user/car-order/list?order_status=confirmed')
    const table = await screen.findByRole('table', { name: 'Car rental bookings' })
    expect(headers(table)).toEqual([
      'Booking ID',
      'Vehicle model',
      'Rental date',
      'Guests',
      'Driver',
      'Net price',
      'Status',
      'Next deadline',
    ])
    const order = mock.aRide('car', 'confirmed')
    const row = rowOf(table, order.id)
    expect(row).toContain(order.vehicle.name.en)
    expect(row).toMatch(bothClocks(order.service_start))
    expect(row).toMatch(/CNY\s[\d,]+\.\d\d/)
    expect(row).toContain('Confirmed')
    for (const link of within(table).getAllByRole('link')) expect(link.textContent).toMatch(/^C\d{10}$/)
    expect(mock.callsTo('/api/order/index')[0]?.query).toMatch(/^\?order_type=car&/)
    expect(mock.callsTo('/api/order/counts')[0]?.query).toBe('?order_type=car')
    expect(screen.queryByText(/room night/)).toBeNull()
  })

  test('R2.20 R7.33 Transfers alone, with type, flight number, pick-up time, price and states', async () => {
    await open('/user/airport-order/list?order_status=confirmed')
    const table = await screen.findByRole('table', { name: 'Airport transfer bookings' })
    expect(headers(table)).toEqual([
      'Booking ID',
      'Type',
      'Flight number',
      'Pick-up time',
      'Guests',
      'Net price',
      'Status',
      'Next deadline',
    ])
    const order = mock.aRide('airport', 'confirmed', ({ flight }) => flight !== null)
    const row = rowOf(table, order.id)
    expect(row).toMatch(order.transfer_type === 'pickup' ? /Airport pick-up/ : /Airport drop-off/)
    expect(row).toContain(order.flight?.flight_number)
    for (const link of within(table).getAllByRole('link')) expect(link.textContent).toMatch(/^A\d{10}$/)
    expect(mock.callsTo('/api/order/index')[0]?.query).toMatch(/^\?order_type=airport&/)
  })

  test('Tabs, filters and the quick view stay on the page of the product', async () => {
    const order = mock.aRide('car', 'in_service')
    const portal = await open(`/user/car-order/list?preview=${order.id}`)
    const drawer = within(await screen.findByRole('dialog'))
    expect(await drawer.findByText('The ride is under way.')).toBeDefined()
    expect(drawer.getByText(order.vehicle.name.en)).toBeDefined()
    expect(drawer.getByRole('link', { name: 'Open the order' }).getAttribute('href')).toBe(
      `/user/car-order/detail/${order.id}`,
    )
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(portal.path()).toBe('/user/car-order/list'))
    const tabs = within(screen.getByRole('navigation', { name: 'By status' }))
    expect(tabs.getByRole('link', { name: /^In service/ })).toBeDefined()
    expect(tabs.queryByText(/Checked in/)).toBeNull()
    await userEvent.click(tabs.getByRole('link', { name: /^Confirmed/ }))
    await waitFor(() => expect(portal.path()).toBe('/user/car-order/list?order_status=confirmed'))
  })
})

describe('a hired car', () => {
  test('R3.15 R3.16 R3.17 Vehicle, driver, dates, quantity, prices', async () => {
    const order = mock.aRide('car', 'completed', ({ dispatch }) => dispatch.driver !== null)
    const portal = await open(`/user/car-order/detail/${order.id}`)
    await screen.findByRole('heading', { level: 2, name: 'Rental' })
    const sent = await wireOf(portal, order.id, 'car')
    const driver = order.dispatch.driver
    expect(fact('Vehicle model')).toContain(order.vehicle.name.en)
    expect([fact('Plate number'), fact('Driver name'), fact('Driver phone')]).toEqual([
      driver?.plate,
      driver?.name,
      driver?.phone,
    ])
    expect(fact('Rental date')).toMatch(bothClocks(order.service_start))
    expect(fact('Days or hours')).toMatch(new RegExp(`^${order.days_or_hours} `))
    expect(fact('Duration')).toMatch(/\d/)
    expect(fact('Vehicles')).toBe(String(order.vehicles))
    expect(fact('All-day or half-day')).toBe(sent.rental_type_text)
    const [unit, price] = {
      day: ['Price per day', sent.price_per_day] as const,
      half_day: ['Price per half day', sent.price_per_half_day] as const,
      hour: ['Price per hour', sent.price_per_hour] as const,
    }[sent.rental_type]
    expect(amount(unit)).toContain(price?.amount)
    expect(amount('Car rental fee')).toContain(sent.car_rental_fee.amount)
    expect(fact('Driver’s language')).toBe(sent.driver_language_text)
  })

  test('R3.15 Without a driver a text replaces name, phone and plate', async () => {
    const order = mock.aRide('car', 'pending_payment')
    await open(`/user/car-order/detail/${order.id}`)
    await screen.findByRole('heading', { level: 2, name: 'Driver' })
    for (const name of ['Driver name', 'Driver phone', 'Plate number'])
      expect(fact(name)).toBe('Not assigned yet')
  })

  test('A hire that never took place says that no driver was assigned, and announces none', async () => {
    const order = mock.aRide('car', 'expired')
    await open(`/user/car-order/detail/${order.id}`)
    await screen.findByRole('heading', { level: 2, name: 'Driver' })
    for (const name of ['Driver name', 'Driver phone', 'Plate number'])
      expect(fact(name)).toBe('None was assigned')
    expect(screen.queryByText('No driver yet')).toBeNull()
  })

  test('Start, status and history use the words of a ride: a car has no check-in', async () => {
    const { id, service_start } = mock.aRide('car', 'confirmed')
    mock.world.clock.advance(service_start + 60_000 - mock.world.clock.now())
    await open(`/user/car-order/detail/${id}`)
    const user = userEvent.setup()
    await user.click(await screen.findByRole('button', { name: 'Confirm start' }))
    const dialog = within(await screen.findByRole('dialog', { name: `Confirm the start of ${id}` }))
    await user.click(await dialog.findByRole('button', { name: 'Confirm that the service has started' }))
    await waitFor(() => expect(standing()).toBe('In service'))
    expect(screen.getByText('Service started')).toBeDefined()
    expect(screen.getByText(/Confirmed → In service/)).toBeDefined()
    expect(screen.queryByText(/check.?in/i)).toBeNull()
  })

  test('R3.18 Whether an industrial zone is entered, and then its name, price, times and fee', async () => {
    const without = mock.aRide('car', 'completed', ({ zone }) => zone === null)
    const { view } = await open(`/user/car-order/detail/${without.id}`)
    await screen.findByRole('heading', { level: 2, name: 'Industrial zone' })
    expect(fact('Industrial zone entered')).toBe('No')
    expect(screen.queryByText('Zone name')).toBeNull()
    view.unmount()
    const order = mock.aRide('car', 'completed', ({ zone }) => zone !== null)
    await open(`/user/car-order/detail/${order.id}`)
    await screen.findByText('Zone name')
    expect(fact('Industrial zone entered')).toBe('Yes')
    expect(fact('Zone name')).toBe(order.zone?.name.en)
    expect(fact('Number of times')).toBe(String(order.zone?.times))
    for (const name of ['Zone unit price', 'Zone fee']) expect(fact(name)).toMatch(/CNY/)
  })
})

describe('a transfer', () => {
  test('R3.20 R3.21 R9.42 Type, flight, airport, local pick-up time, passengers and fees', async () => {
    const order = mock.aRide(
      'airport',
      'confirmed',
      ({ flight, tz }) => flight !== null && tz === 'Asia/Yangon',
    )
    const portal = await open(`/user/airport-order/detail/${order.id}`)
    await screen.findByRole('heading', { level: 2, name: 'Transfer' })
    const sent = await wireOf(portal, order.id, 'airport')
    expect(fact('Type')).toBe(order.transfer_type === 'pickup' ? 'Airport pick-up' : 'Airport drop-off')
    expect(fact('Flight number')).toContain(order.flight?.flight_number)
    expect(fact('Airport')).toContain(`${order.airport.iata} · ${order.airport.name.en}`)
    expect(fact('Pick-up time')).toMatch(bothClocks(order.service_start))
    expect(fact('Max passengers')).toBe(String(sent.max_passengers))
    expect(amount('Airport transfer fee')).toContain(sent.airport_transfer_fee.amount)
    expect(amount('Chinese driver fee')).toContain(sent.chinese_driver_fee.amount)
    expect(fact('Booking reminder')).toBe(order.booking_reminder || 'None')
  })

  test('R3.80 Waiting begins at the pick-up while nobody knows the landing', async () => {
    const order = mock.aRide('airport', 'confirmed', ({ wait_starts }) => wait_starts === 'landing')
    mock.world.tables.order.put({ ...order, flight: null })
    await open(`/user/airport-order/detail/${order.id}`)
    await screen.findByRole('heading', { level: 2, name: 'Transfer' })
    expect(fact('Free waiting')).toContain('At the pick-up time')
    expect(fact('Waits free of charge until')).not.toBe('time not known yet')
  })

  test('A number that is no transfer is a missing page', async () => {
    await open('/user/airport-order/detail/C2611210001')
    expect(await screen.findByRole('heading', { level: 1, name: 'Page Not Found' })).toBeDefined()
  })
})

test.each([
  ['car', 'car-order', 'Rental'],
  ['airport', 'airport-order', 'Transfer'],
] as const)(
  'R3.23 A booking of kind %s has the base fields of a hotel booking',
  async (product, page, heading) => {
    const order = mock.aRide(product, 'confirmed')
    await open(`/user/${page}/detail/${order.id}`)
    await screen.findByRole('heading', { level: 2, name: heading })
    expect(fact('Booking ID')).toBe(order.id)
    expect(fact('Booking date')).toMatch(/^2026-/)
    expect(standing()).toBe('Confirmed')
    expect(fact('Settlement status')).toMatch(/\w/)
    expect(fact('Invoice status')).toMatch(/\w/)
    expect(fact('Refund status')).toMatch(/\w/)
    for (const name of ['Selling price', 'Net price', 'Charged less refunds'])
      expect(fact(name)).toMatch(/CNY\s[\d,]+\.\d\d/)
    expect(fact('Payment method')).toBe('Pre-deposit balance')
    expect(fact('Paid at')).toMatch(/^2026-/)
    expect(fact('Contact person')).toBe(order.contact.person)
    expect(fact('Contact phone')).toBe(order.contact.phone)
    expect(fact('Operator')).toBe(order.operator.nickname)
    const stretches = screen.getByRole('list', { name: 'Cancellation cost over time' })
    expect(stretches.textContent).toMatch(/Local time.*UTC\+\d\d:\d\d/)
    expect(stretches.textContent).not.toMatch(/Hotel/)
  },
)

describe('completing a ride', () => {
  const extra = (order: ReturnType<typeof aDrive>) => {
    const line = order.price_breakdown[0]
    if (!line) throw new Error('A ride has a price.')
    return { ...line, code: 'overtime', name: { en: 'Overtime', 'zh-cn': '超时' }, quantity: 1 }
  }
  const aDrive = () => mock.aRide('car', 'in_service')

  test('R7.34 R2.79 Lists what went beyond the booking, which must be accepted before anything is completed', async () => {
    const { id, service_end } = aDrive()
    mock.world.clock.advance(service_end + 3_600_000 - mock.world.clock.now())
    const order = mock.world.tables.order.get(id)
    if (order?.order_type !== 'car') throw new Error('The order is still there.')
    mock.world.tables.order.put({ ...order, extras_due: [extra(order)] })
    await open(`/user/car-order/detail/${order.id}`)
    const reported = within(await screen.findByRole('table', { name: 'Reported extra charges' }))
    expect(reported.getByRole('row', { name: /^Overtime 1 × CNY/ })).toBeDefined()
    const user = userEvent.setup()
    await user.click(await screen.findByRole('button', { name: 'Confirm complete' }))
    const dialog = within(await screen.findByRole('dialog'))
    await user.click(await dialog.findByRole('button', { name: 'Confirm completion' }))
    const lines = within(await dialog.findByRole('table', { name: 'Extra charges' }))
    expect(lines.getByText('Overtime')).toBeDefined()
    expect(lines.getAllByRole('columnheader').map((head) => head.textContent)).toEqual([
      'Extra charges',
      'Selling price',
      'Net price',
    ])
    const [, selling] = lines.getAllByRole('cell')[0]?.textContent?.split(' = ') ?? []
    expect(selling).toMatch(/^CNY\s[\d,.]+$/)
    const complete = dialog.getByRole('button', { name: /^Accept CNY\s[\d,.]+ and complete$/ })
    await user.click(complete)
    expect(dialog.getByText('Please accept the extra charges first')).toBeDefined()
    expect(mock.world.tables.order.get(order.id)?.order_status).toBe('in_service')
    await user.click(dialog.getByRole('checkbox', { name: /I accept the extra charges/ }))
    await user.dblClick(complete)
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    expect(mock.callsTo('/api/order/confirmComplete').map(({ body }) => body?.extras_accepted)).toEqual([
      false,
      true,
    ])
    expect(mock.world.tables.order.get(order.id)?.order_status).toBe('completed')
    await waitFor(() => expect(screen.queryByRole('table', { name: 'Reported extra charges' })).toBeNull())
  })

  test('R2.79 Lists extras that the driver reports after completion, and accepting them completes nothing again', async () => {
    const { id, service_end } = aDrive()
    mock.world.clock.advance(service_end + 3_600_000 - mock.world.clock.now())
    const order = mock.world.tables.order.get(id)
    if (order?.order_type !== 'car') throw new Error('The order is still there.')
    const extras_reported_time = Math.floor(mock.world.clock.now() / 1000)
    const late = { order_status: 'completed', extras_due: [extra(order)], extras_reported_time } as const
    mock.world.tables.order.put({ ...order, ...late })
    await open(`/user/car-order/detail/${id}`)
    const user = userEvent.setup()
    expect(await screen.findByText(/the driver has reported extra charges/)).toBeDefined()
    await user.click(await screen.findByRole('button', { name: 'Accept extra charges' }))
    const dialog = within(await screen.findByRole('dialog', { name: `Extra charges of ${id}` }))
    expect(await dialog.findByText(/after the order was completed/)).toBeDefined()
    await user.click(dialog.getByRole('button', { name: 'Show the extra charges' }))
    await user.click(await dialog.findByRole('checkbox', { name: /I accept the extra charges/ }))
    expect(dialog.getByText(/^CNY\s[\d,.]+ more is charged to Pre-deposit balance\.$/)).toBeDefined()
    await user.click(dialog.getByRole('button', { name: /^Accept CNY\s[\d,.]+$/ }))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    const after = mock.world.tables.order.get(id)
    expect(after).toMatchObject({ order_status: 'completed', extras_due: [] })
    expect(after?.charged).toBeGreaterThan(order.charged)
  })
})
