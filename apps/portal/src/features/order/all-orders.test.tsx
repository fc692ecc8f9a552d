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

const openAll = async (query = '', options: Partial<Parameters<typeof openPortal>[1]> = {}) => {
  const portal = await openPortal(`/user/order/all${query}`, { user: mock.signIn('goldenland'), ...options })
  return { ...portal, user: userEvent.setup() }
}
const table = () => screen.findByRole('table', { name: 'All bookings' })
const rowOf = async (id: string) => {
  const row = (await within(await table()).findByRole('link', { name: id })).closest('tr')
  if (!row) throw new Error(`There is no row of ${id}.`)
  return within(row)
}
const lastCall = (path: string) => mock.callsTo(path).at(-1)

describe('the list of all orders', () => {
  test('R2.173 It holds the orders of all products, and is narrowed to one', async () => {
    const ride = mock.aRide('car', 'confirmed')
    const hotel = mock.anOrder('confirmed')
    mock.change(hotel, { allocation: { own_reference: 'TG-118', customer: 'Four Seas', cost_centre: '' } })
    const { user, path } = await openAll('?keyword=TG-118')
    expect((await rowOf(hotel)).getByText('TG-118')).toBeDefined()
    await user.clear(screen.getByRole('searchbox'))
    await user.type(screen.getByRole('searchbox'), ride.id)
    await user.selectOptions(screen.getByRole('combobox', { name: 'Product line' }), 'Car rental')
    await user.click(screen.getByRole('button', { name: 'Search' }))
    await rowOf(ride.id)
    expect(path()).toContain('product=car')
    expect(lastCall('/api/order/index')?.query).toContain('order_type=car')
    expect(lastCall('/api/order/counts')?.query).toContain('order_type=car')
  })

  test('R2.173 The likeliest action of an order is in its row: an unpaid one is paid there', async () => {
    const id = mock.anOrder('pending_payment')
    const { user } = await openAll(`?keyword=${id}`)
    await user.click((await rowOf(id)).getByRole('button', { name: `Pay: ${id}` }))
    expect(await screen.findByRole('dialog', { name: new RegExp(id) })).toBeDefined()
  })

  test('R2.173 Columns of all products can be chosen, and a view with its filters is kept', async () => {
    const id = mock.anOrder('confirmed')
    mock.change(id, { hotel_confirmation_code: 'HC-4711' })
    const { user } = await openAll(`?keyword=${id}&product=hotel&columns=hotel_confirmation_code`)
    expect((await rowOf(id)).getByText('HC-4711')).toBeDefined()
    await user.click(screen.getByRole('button', { name: 'Views' }))
    await user.click(await screen.findByRole('menuitem', { name: 'Save as a new view…' }))
    const dialog = within(await screen.findByRole('dialog'))
    await user.type(await dialog.findByLabelText(/^Name/), 'Hotels of today')
    await user.click(dialog.getByRole('button', { name: 'Save' }))
    await waitFor(() =>
      expect(lastCall('/api/orderView/save')?.body).toMatchObject({
        order_type: 'all',
        filters: { order_type: 'hotel', keyword: id },
        columns: ['hotel_confirmation_code'],
      }),
    )
  })

  test('R2.170 A list is filtered by customer and cost centre', async () => {
    const id = mock.anOrder('confirmed')
    mock.change(id, {
      allocation: { own_reference: '', customer: 'Only Here Ltd', cost_centre: 'CC-310' },
    })
    const { user } = await openAll()
    await table()
    await user.click(screen.getByRole('button', { name: 'More filters' }))
    await user.selectOptions(await screen.findByRole('combobox', { name: 'Customer' }), 'Only Here Ltd')
    await user.selectOptions(screen.getByRole('combobox', { name: 'Cost centre' }), 'CC-310')
    await user.click(screen.getByRole('button', { name: 'Search' }))
    await rowOf(id)
    expect(within(await table()).getAllByRole('link', { name: /^[HCA]\d{10}$/ })).toHaveLength(1)
  })

  test('R2.173 A backend without lists of orders has no such page', async () => {
    await openPortal('/user/notification/list', { user: mock.signIn('goldenland'), lacks: ['listOrders'] })
    const menu = within(await screen.findByRole('navigation', { name: 'Member menu' }))
    expect(menu.getByRole('link', { name: 'Deadlines' })).toBeDefined()
    expect(menu.queryByRole('link', { name: 'All Bookings' })).toBeNull()
  })
})
