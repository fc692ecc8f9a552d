import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { type UserEvent, userEvent } from '@testing-library/user-event'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { openPortal } from '../../test/open-portal.tsx'
import { type OrderMock, orderMock } from '../../test/order-mock.ts'

let mock: OrderMock

beforeEach(() => {
  mock = orderMock()
  mock.server.listen()
})
afterEach(() => mock.server.close())

async function openList(query = '', persona: Parameters<OrderMock['signIn']>[0] = 'goldenland') {
  const portal = await openPortal(`/user/order/list${query}`, { user: mock.signIn(persona) })
  return { ...portal, user: userEvent.setup() }
}

const table = () => screen.findByRole('table', { name: 'Hotel bookings' })
const rowOf = async (id: string) => {
  const link = await within(await table()).findByRole('link', { name: id })
  const row = link.closest('tr')
  if (!row) throw new Error('The link stands in a row.')
  return row
}
const fill = (label: string, value: string) =>
  fireEvent.change(screen.getByLabelText(label), { target: { value } })
async function pick(user: UserEvent, label: string, day: string) {
  await user.click(screen.getByRole('button', { name: `Choose from the calendar: ${label}` }))
  const calendar = await screen.findByRole('dialog', { name: label })
  await user.click(within(calendar).getByRole('button', { name: 'Next month' }))
  await user.click(within(calendar).getByRole('button', { name: day }))
}
const listCalls = () => mock.callsTo('/api/order/index').map(({ query }) => query)

test('R2.101 The way back from an order leads to the list as it was: keyword, filters and page', async () => {
  const id = mock.anOrder('pending_payment')
  const { user, path } = await openList(`?keyword=${id}&limit=50`)
  await user.click(within(await table()).getByRole('link', { name: id }))
  await waitFor(() => expect(path()).toContain(`/detail/${id}`))
  await user.click(await screen.findByRole('link', { name: 'Back to the list' }))
  await waitFor(() => expect(path()).toBe(`/user/order/list?keyword=${id}&limit=50`))
})

test('R2.111 Tags are a column that can be chosen, a filter with counts, and found by keyword', async () => {
  const id = mock.anOrder('confirmed')
  mock.change(id, { tags: ['Canton Fair'] })
  const { user, path } = await openList(`?keyword=canton&columns=tags`)
  expect(within(await rowOf(id)).getByText('Canton Fair')).toBeDefined()
  await user.click(screen.getByRole('button', { name: 'More filters' }))
  await user.selectOptions(await screen.findByRole('combobox', { name: 'Tags' }), 'Canton Fair (1)')
  await user.click(screen.getByRole('button', { name: 'Search' }))
  await waitFor(() => expect(path()).toContain('tag='))
  await waitFor(() => expect(listCalls().at(-1)).toContain('tag=Canton+Fair'))
})

describe('what the list shows', () => {
  test('R2.24 Booking ID, hotel, guests, stay, settlement price and states of hotel bookings', async () => {
    const id = mock.anOrder('pending_payment')
    await openList()
    const row = await rowOf(id)
    const headers = within(await table())
      .getAllByRole('columnheader')
      .map((header) => header.textContent)
    expect(headers).toEqual(['Booking ID', 'Hotel', 'Guests', 'Stay', 'Net price', 'Status', 'Next deadline'])
    expect(row.textContent).toContain(mock.record(id).hotel.name.en)
    expect(row.textContent).toMatch(/\d nights? × \d rooms?/)
    expect(row.textContent).toMatch(/CNY\s[\d,]+\.\d\d/)
    expect(within(row).getByText('Awaiting payment')).toBeDefined()
    expect(row.textContent).toMatch(/left to pay.*Local time.*UTC\+\d\d:\d\d/)
  })

  test('R7.33 Requests hotel orders only, newest first', async () => {
    await openList()
    await table()
    expect(listCalls()[0]).toBe('?order_type=hotel&sort=booking_time&order=desc&page=1&limit=20')
    expect(mock.callsTo('/api/order/counts')[0]?.query).toBe('?order_type=hotel')
  })

  test('Shows the sums of all pages above the rows', async () => {
    await openList()
    expect((await screen.findByText(/Active, completed and no-show orders:/)).textContent).toMatch(
      /\d+ room nights · CNY\s[\d,]+/,
    )
  })

  test('Leads a company without orders to the search', async () => {
    for (const { id, company_id } of mock.world.tables.order.all()) {
      if (company_id === '4') mock.world.tables.order.remove(id)
    }
    await openList('', 'newleaf')
    expect(await screen.findByText('No hotel bookings yet')).toBeDefined()
    expect(screen.getByRole('link', { name: 'Search hotels' }).getAttribute('href')).toBe('/')
  })

  test('A list that cannot be loaded can be tried again', async () => {
    // Until it is tried again: on a slow machine the call of the route fails before the page asks for itself.
    mock.world.faults.add({ operation: 'listOrders', status: 503 })
    const { user } = await openList()
    const again = await screen.findByRole('button', { name: 'Try again' })
    mock.world.faults.clear()
    await user.click(again)
    expect(await table()).toBeDefined()
  })
})

describe('the address of the list', () => {
  test('A tab shows one status with its count and keeps the filters', async () => {
    const { user, path } = await openList('?keyword=hotel&page=2')
    const tabs = await screen.findByRole('navigation', { name: 'By status' })
    expect(mock.callsTo('/api/order/counts')[0]?.query).toBe('?order_type=hotel&keyword=hotel')
    await user.click(await within(tabs).findByRole('link', { name: /^Confirmed \d+$/ }))
    await waitFor(() => expect(path()).toBe('/user/order/list?keyword=hotel&order_status=confirmed'))
    await waitFor(() =>
      expect(within(tabs).getByRole('link', { current: 'page' }).textContent).toMatch(/^Confirmed/),
    )
    await waitFor(() => expect(listCalls().at(-1)).toContain('order_status[0]=confirmed'))
  })

  test('Keyword and dates are filters, and each can be removed', async () => {
    const { user, path } = await openList()
    await table()
    fill('Keyword', 'amber')
    await user.selectOptions(screen.getByLabelText('Date type'), 'Check-in date')
    await pick(user, 'From', 'Tue 1 Dec 2026')
    await user.click(screen.getByRole('button', { name: 'Search' }))
    await waitFor(() =>
      expect(path()).toBe('/user/order/list?keyword=amber&date_field=check_in&date_from=2026-12-01'),
    )
    await waitFor(() =>
      expect(listCalls().at(-1)).toMatch(/keyword=amber&date_field=check_in&date_from=2026-12-01/),
    )
    await user.click(screen.getByRole('button', { name: 'Remove filter: amber' }))
    await waitFor(() => expect(path()).toBe('/user/order/list?date_field=check_in&date_from=2026-12-01'))
    expect(screen.getByLabelText<HTMLInputElement>('Keyword').value).toBe('')
  })

  test('New filters show the first page, and sort order and page size stay', async () => {
    const { user, path } = await openList('?sort=deadline&limit=10&page=2')
    await table()
    fill('Keyword', 'amber')
    await user.click(screen.getByRole('button', { name: 'Search' }))
    await waitFor(() => expect(path()).toBe('/user/order/list?limit=10&keyword=amber&sort=deadline'))
  })

  test('Filtering a sorted list keeps its order', async () => {
    const { user, path } = await openList()
    await user.click(within(await table()).getByRole('button', { name: 'Net price' }))
    await waitFor(() => expect(path()).toBe('/user/order/list?sort=total_settlement_price&order=asc'))
    fill('Keyword', 'amber')
    await user.click(screen.getByRole('button', { name: 'Search' }))
    await waitFor(() =>
      expect(path()).toBe('/user/order/list?keyword=amber&sort=total_settlement_price&order=asc'),
    )
  })

  test('Says that dates are in the wrong order, and does not send them', async () => {
    const { user, path } = await openList()
    await table()
    await pick(user, 'From', 'Wed 2 Dec 2026')
    await pick(user, 'To', 'Tue 1 Dec 2026')
    await user.click(screen.getByRole('button', { name: 'Search' }))
    expect(await screen.findByText('The end date cannot be before the start date')).toBeDefined()
    expect(path()).toBe('/user/order/list')
  })

  test('A header sorts, and a second click reverses the order', async () => {
    const { user, path } = await openList()
    const price = await within(await table()).findByRole('button', { name: 'Net price' })
    await user.click(price)
    await waitFor(() => expect(path()).toBe('/user/order/list?sort=total_settlement_price&order=asc'))
    await user.click(await within(await table()).findByRole('button', { name: 'Net price' }))
    await waitFor(() => expect(path()).toContain('order=desc'))
    expect(screen.getByRole('columnheader', { name: 'Net price' }).getAttribute('aria-sort')).toBe(
      'descending',
    )
  })

  test('The pages can be turned', async () => {
    const { user, path } = await openList()
    await user.click(await screen.findByRole('button', { name: 'Page 2' }))
    await waitFor(() => expect(path()).toBe('/user/order/list?page=2'))
    expect(await screen.findByText(/^21 to \d+ of \d+$/)).toBeDefined()
  })
})

describe('the quick view', () => {
  test('j and k move to the neighbours in the list, with all travellers', async () => {
    const { user, path } = await openList('?order_status=pending_payment')
    const ids = (await within(await table()).findAllByRole('link', { name: /^H\d/ })).map(
      (link) => link.textContent,
    )
    const open = () => screen.findByRole('dialog', { name: `Preview ${/H\d+$/.exec(path())?.[0] ?? ''}` })
    await user.click(await rowOf(ids[0] ?? ''))
    const first = await screen.findByRole('dialog')
    await waitFor(() => expect(first.contains(document.activeElement)).toBe(true))
    for (const [key, id] of [
      ['j', ids[1]],
      ['k', ids[0]],
      ['k', ids[0]],
    ] as const) {
      await user.keyboard(key)
      await waitFor(() => expect(path()).toMatch(new RegExp(`preview=${id}$`)))
      const names = mock
        .record(id ?? '')
        .rooms.flatMap(({ guests }) => guests.map(({ full_name }) => full_name))
      const drawer = within(await open())
      for (const name of names)
        expect((await drawer.findAllByText(new RegExp(name))).length).toBeGreaterThan(0)
    }
  })

  test('j, k and Enter walk the list and open an order beside it, with its actions', async () => {
    const { user, path } = await openList('?order_status=pending_payment')
    await table()
    await screen.findAllByRole('row')
    await user.keyboard('j')
    await user.keyboard('{Enter}')
    const drawer = within(await screen.findByRole('dialog', { name: /^Preview H/ }))
    expect(path()).toMatch(/preview=H\d{10}$/)
    expect(await drawer.findByRole('button', { name: 'Pay' })).toBeDefined()
    const open = drawer.getByRole('link', { name: 'Open the order' })
    expect(open.getAttribute('href')).toMatch(/^\/user\/order\/detail\/H\d{10}$/)
    await user.keyboard('{Escape}')
    await waitFor(() => expect(path()).toBe('/user/order/list?order_status=pending_payment'))
  })
})

test('Polls an open waiting order, and its row shows its new status', async () => {
  const id = mock.anOrder('pending_confirm')
  await openList('?order_status=pending_confirm')
  expect(within(await rowOf(id)).getByText('Awaiting confirmation')).toBeDefined()
  mock.world.clock.advance(3_600_000)
  await waitFor(() => expect(screen.queryByRole('link', { name: id })).toBeNull())
  expect(mock.callsTo('/api/order/status')[0]?.query).toContain(id)
})
