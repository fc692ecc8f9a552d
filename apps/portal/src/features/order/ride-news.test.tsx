import { act, cleanup, screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { openPortal } from '../../test/open-portal.tsx'
import { type OrderMock, orderMock } from '../../test/order-mock.ts'

let mock: OrderMock

beforeEach(() => {
  mock = orderMock()
  mock.server.listen()
})
afterEach(() => {
  vi.useRealTimers()
  mock.server.close()
})

type Car = ReturnType<typeof mock.aRide<'car'>>
type Transfer = ReturnType<typeof mock.aRide<'airport'>>

/** A ride of the first company, changed before it is looked at. */
async function openCar(status: Car['order_status'], change: (order: Car) => Partial<Car>) {
  const order = mock.aRide('car', status)
  mock.world.tables.order.put({ ...order, ...change(order) })
  await openPortal(`/user/car-order/detail/${order.id}`, { user: mock.signIn('goldenland') })
  await screen.findByRole('heading', { level: 2, name: 'Rental' })
  return order.id
}
async function openTransfer(
  change: (order: Transfer) => Partial<Transfer>,
  status: Transfer['order_status'] = 'confirmed',
) {
  const order = mock.aRide('airport', status, ({ flight }) => flight !== null)
  mock.world.tables.order.put({ ...order, ...change(order) })
  await openPortal(`/user/airport-order/detail/${order.id}`, { user: mock.signIn('goldenland') })
  await screen.findByRole('heading', { level: 2, name: 'Flight' })
}
const fact = (name: string) =>
  screen.getByText(name, { selector: 'dt' }).nextElementSibling?.textContent ?? ''
const driver = { name: 'U Hla', phone: '+95955501234', plate: 'YGN 7A-1234' }

describe('the driver', () => {
  test('Polls the position of a driver under way, and updates it', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true, toFake: ['setTimeout', 'setInterval'] })
    const assigned = ({ dispatch }: Car) => ({
      dispatch: { ...dispatch, status: 'assigned' as const, driver },
    })
    const id = await openCar('confirmed', assigned)
    await waitFor(() => expect(mock.callsTo('/api/order/dispatch')).toHaveLength(1))
    const order = mock.world.tables.order.get(id)
    if (order?.order_type !== 'car') throw new Error('The car is still there.')
    const late = { ...driver, name: 'Ko Aung' }
    mock.world.tables.order.put({ ...order, dispatch: { ...order.dispatch, driver: late } })
    expect(fact('Driver name')).toBe('U Hla')
    await act(() => vi.advanceTimersByTimeAsync(15_000))
    await waitFor(() => expect(fact('Driver name')).toBe('Ko Aung'))
  })

  test('Shows where the driver was last on a map, with the time, and no such line before that', async () => {
    const location = { lat: 16.9073, lng: 96.1332, time: 1_795_226_400 }
    await openCar('confirmed', ({ dispatch }) => ({
      dispatch: { ...dispatch, status: 'en_route' as const, driver, location },
    }))
    const map = screen.getByRole('link', { name: 'Open map' })
    expect(map.getAttribute('href')).toContain('16.9073')
    expect(map.closest('dd')?.textContent).toContain('2026-11-21 02:00')
    cleanup()
    await openCar('confirmed', ({ dispatch }) => ({
      dispatch: { ...dispatch, status: 'assigned' as const, driver, location: null },
    }))
    expect(fact('Driver name')).toBe('U Hla')
    expect(screen.queryByRole('link', { name: 'Open map' })).toBeNull()
  })

  test('A finished ride is not polled, and its driver can be called', async () => {
    await openCar('completed', ({ dispatch }) => ({ dispatch: { ...dispatch, status: 'finished', driver } }))
    expect(screen.getByRole('link', { name: driver.phone }).getAttribute('href')).toBe('tel:+95955501234')
    expect(mock.callsTo('/api/order/dispatch')).toEqual([])
  })
})

describe('the price and route of a hire', () => {
  test('Shows the price of overtime per hour', async () => {
    await openCar('completed', () => ({ overtime_hours: 0, overtime_unit_price: 12_300 }))
    expect(fact('Overtime')).toMatch(/CNY\s123\.00.*per hour/)
  })

  test('Shows the hours and fee of overtime once there was any', async () => {
    await openCar('completed', ({ price_breakdown: [line, ...lines] }) => {
      if (!line) throw new Error('A hire has a price.')
      const overtime = { ...line, code: 'overtime', quantity: 2, unit_price: 12_300, money: 24_600 }
      const price_breakdown = [line, ...lines.filter(({ code }) => code !== 'overtime'), overtime]
      return { overtime_hours: 2, overtime_unit_price: 12_300, price_breakdown }
    })
    expect(fact('Overtime')).toMatch(/CNY\s246\.00.*2 hours/)
  })

  test('Lists the stops of a hire in their order', async () => {
    const stops = [
      { seq: 1, date: '2026-12-10', planned_time: '09:00', stop: 'Bagan' },
      { seq: 2, date: '2026-12-11', planned_time: null, stop: 'Inle' },
    ]
    await openCar('confirmed', () => ({ itinerary: stops }))
    const list = screen.getByRole('heading', { level: 3, name: 'Itinerary' }).nextElementSibling
    const said = within(list as HTMLElement).getAllByRole('listitem')
    expect(said.map(({ textContent }) => textContent)).toEqual([
      expect.stringMatching(/09:00 · Bagan$/),
      expect.stringMatching(/ · Inle$/),
    ])
  })

  test('A hire without stops has no heading for them', async () => {
    await openCar('confirmed', () => ({ itinerary: [] }))
    expect(screen.queryByRole('heading', { level: 3, name: 'Itinerary' })).toBeNull()
  })
})

describe('the flight of a transfer', () => {
  test('Shows the operating flight if it has another number', async () => {
    await openTransfer(({ flight }) => ({
      flight: flight && { ...flight, flight_number: 'CA905', operating: 'ZH905' },
    }))
    expect(fact('Flight number')).toBe('CA905operated as ZH905')
  })

  test('Does not repeat the same number', async () => {
    await openTransfer(({ flight }) => ({
      flight: flight && { ...flight, flight_number: 'CA905', operating: 'CA905' },
    }))
    expect(fact('Flight number')).toBe('CA905')
  })

  test('Shows the latest news beside the timetable, and no such time without any', async () => {
    const at = mock.world.clock.now() + 3_600_000
    await openTransfer(({ flight }) => ({
      flight: flight && { ...flight, news: { status: 'delayed', at, time: Math.floor(at / 1000) } },
    }))
    expect(fact('Estimated')).toMatch(/^\d{4}-\d\d-\d\d \d\d:\d\d/)
    expect(fact('Flight status')).toMatch(/^Delayed/)
  })

  test.each([
    ['confirmed', 2],
    ['completed', 1],
  ] as const)('Shows a delay beside a future transfer: %s', async (status, times) => {
    const time = Math.floor(mock.world.clock.now() / 1000)
    const news = { status: 'delayed', at: time * 1000, time } as const
    await openTransfer(({ flight }) => ({ flight: flight && { ...flight, news } }), status)
    expect(screen.getAllByText('Delayed')).toHaveLength(times)
  })

  test('An unknown flight has neither', async () => {
    await openTransfer(({ flight }) => ({ flight: flight && { ...flight, news: null } }))
    expect(screen.queryByText('Estimated', { selector: 'dt' })).toBeNull()
    expect(screen.queryByText('Actual', { selector: 'dt' })).toBeNull()
  })
})
