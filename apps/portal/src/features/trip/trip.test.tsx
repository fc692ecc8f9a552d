import { screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
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
    expect(await table.findByRole('link', { name: trip.title })).toBeDefined()
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
    await user.click(form.getByRole('button', { name: /^Add 0 orders/ }))
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

  test('A trip that does not exist leads to the list of trips', async () => {
    await openTrip('none')
    expect(await screen.findByText('There is no such trip')).toBeDefined()
    expect(screen.getAllByRole('link', { name: 'Back to the trips' }).length).toBeGreaterThan(0)
  })
})
