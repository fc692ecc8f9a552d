import { session } from '@portal/auth'
import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { openPortal } from '../../test/open-portal.tsx'
import { type OrderMock, orderMock } from '../../test/order-mock.ts'

let mock: OrderMock

beforeEach(() => {
  mock = orderMock()
  mock.server.listen()
})
afterEach(() => mock.server.close())

const openList = (query = '') => openPortal(`/user/order/list${query}`, { user: mock.signIn('goldenland') })
const press = async (name: string | RegExp) => userEvent.click(await screen.findByRole('button', { name }))
async function choose(item: string | RegExp) {
  await press(/^Views?/)
  await userEvent.click(await screen.findByRole('menuitem', { name: item }))
}
const headers = async () =>
  within(await screen.findByRole('table', { name: 'Hotel bookings' }))
    .getAllByRole('columnheader')
    .map(({ textContent }) => textContent)
const views = () => mock.world.tables.order_view.where(() => true)

/** Saves what the list shows under a name. */
async function saveAs(name: string, isDefault = false) {
  await choose('Save as a new view…')
  const dialog = within(await screen.findByRole('dialog', { name: 'Save this view' }))
  fireEvent.change(dialog.getByRole('textbox', { name: /^Name/ }), { target: { value: name } })
  if (isDefault) await userEvent.click(dialog.getByRole('checkbox', { name: 'Use as the default view' }))
  await userEvent.click(dialog.getByRole('button', { name: 'Save' }))
  return dialog
}

test('R6.150 The name of a view is kept when the session ends', async () => {
  const open = async () => {
    await openList()
    await choose('Save as a new view…')
    const dialog = within(await screen.findByRole('dialog', { name: 'Save this view' }))
    return dialog.getByRole<HTMLInputElement>('textbox', { name: /^Name/ })
  }
  fireEvent.change(await open(), { target: { value: 'Groups of May' } })
  act(() => session.clearTokens())
  cleanup()
  expect((await open()).value).toBe('Groups of May')
})

test('The list’s columns can be chosen and are in the address, and the one that names the order stays', async () => {
  const { path } = await openList()
  await choose('Choose columns…')
  const dialog = within(await screen.findByRole('dialog', { name: 'Columns of the list' }))
  expect(dialog.getByRole<HTMLInputElement>('checkbox', { name: 'Booking ID' }).disabled).toBe(true)
  for (const name of ['Guests', 'Stay', 'Next deadline', 'Operator', 'Net price'])
    await userEvent.click(dialog.getByRole('checkbox', { name }))
  await userEvent.click(dialog.getByRole('button', { name: 'Apply' }))
  await waitFor(async () => expect(await headers()).toEqual(['Booking ID', 'Hotel', 'Status', 'Operator']))
  expect(path()).toContain('columns=')
})

test('R2.238 Columns are put in order with buttons or by dragging; table, phone, address and view follow', async () => {
  const { path } = await openList('?columns=hotel&columns=status&columns=operator')
  await choose('Choose columns…')
  const dialog = within(await screen.findByRole('dialog', { name: 'Columns of the list' }))
  await userEvent.click(dialog.getByRole('button', { name: 'Move up: Operator' }))
  const lineOf = (name: string) => dialog.getByRole('checkbox', { name }).closest('li') as HTMLElement
  fireEvent.dragStart(lineOf('Status'))
  fireEvent.dragEnter(lineOf('Hotel'))
  fireEvent.dragEnd(lineOf('Status'))
  await userEvent.click(dialog.getByRole('button', { name: 'Apply' }))
  await waitFor(async () => expect(await headers()).toEqual(['Booking ID', 'Status', 'Hotel', 'Operator']))
  await saveAs('In my order')
  await screen.findByRole('button', { name: 'View: In my order' })
  expect(views()[0]?.columns).toEqual(['booking_time', 'status', 'hotel', 'operator'])
  await choose('All bookings')
  await waitFor(() => expect(path()).toBe('/user/order/list'))
  await choose('In my order')
  await waitFor(async () => expect(await headers()).toEqual(['Booking ID', 'Status', 'Hotel', 'Operator']))
})

test('R2.238 The usual columns come back in one press', async () => {
  const { path } = await openList('?columns=operator')
  await choose('Choose columns…')
  await press('Usual columns')
  await waitFor(() => expect(path()).toBe('/user/order/list'))
  expect(await headers()).toContain('Guests')
})

test('Filters and columns are saved under a name, opened from the menu, and changed', async () => {
  const { path } = await openList('?order_status=confirmed&date_field=check_in&date_span=next_30')
  expect(await screen.findByText('Check-in date Next 30 days')).toBeDefined()
  await saveAs('Arrivals')
  expect(await screen.findByRole('button', { name: 'View: Arrivals' })).toBeDefined()
  expect(views()[0]).toMatchObject({
    name: 'Arrivals',
    filters: { order_status: ['confirmed'], date_field: 'check_in', date_span: 'next_30' },
  })
  await choose('All bookings')
  await waitFor(() => expect(path()).toBe('/user/order/list'))
  await choose('Arrivals')
  await waitFor(() => expect(path()).toContain('date_span=next_30'))

  await press('Remove filter: Check-in date Next 30 days')
  await choose('Change “Arrivals”…')
  const dialog = within(await screen.findByRole('dialog', { name: 'Change the view' }))
  await userEvent.click(dialog.getByRole('button', { name: 'Save' }))
  await waitFor(() => expect(views()[0]?.filters).toEqual({ order_status: ['confirmed'] }))
})

test('Refuses a name that is taken at its field, and a view can be removed', async () => {
  await openList('?order_status=confirmed')
  await saveAs('Arrivals')
  await screen.findByRole('button', { name: 'View: Arrivals' })
  cleanup()
  await openList('?order_status=cancelled')
  const dialog = await saveAs('arrivals')
  expect(await dialog.findByText('You already have a view with this name')).toBeDefined()
  await userEvent.click(dialog.getByRole('button', { name: 'Cancel' }))
  await choose('Arrivals')
  await screen.findByRole('button', { name: 'View: Arrivals' })
  await choose('Change “Arrivals”…')
  await press('Remove this view')
  await waitFor(() => expect(views()).toEqual([]))
  expect(await screen.findByRole('button', { name: 'Views' })).toBeDefined()
})

test('A list without an address of its own opens the default view, and can then show everything', async () => {
  await openList('?order_status=confirmed')
  await saveAs('Mine', true)
  await screen.findByRole('button', { name: 'View: Mine' })
  cleanup()
  const { path } = await openList()
  await waitFor(() => expect(path()).toBe('/user/order/list?order_status=confirmed'))
  await choose('All bookings')
  await waitFor(() => expect(path()).toBe('/user/order/list'))
  expect(await screen.findByRole('button', { name: 'Views' })).toBeDefined()
})

test('Further filters are hidden until requested, and relative days replace dates', async () => {
  const { path } = await openList('?date_field=check_in&date_from=2026-12-01')
  await press('More filters')
  // They come before the button that showed them.
  await waitFor(() => expect(document.activeElement).toBe(screen.getByLabelText('Period')))
  await userEvent.selectOptions(screen.getByLabelText('Period'), 'Next 7 days')
  await userEvent.selectOptions(screen.getByLabelText('Operator'), 'Only mine')
  await press('Search')
  await waitFor(() =>
    expect(path()).toBe('/user/order/list?date_field=check_in&date_span=next_7&operator=me'),
  )
  await waitFor(() =>
    expect(mock.callsTo('/api/order/index').at(-1)?.query).toMatch(
      /operator_id=\d+&date_field=check_in&date_from=2026-11-\d\d&date_to=2026-11-\d\d/,
    ),
  )
})
