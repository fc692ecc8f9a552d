import { mockForTests } from '@portal/mock-server/node'
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openPortal } from '../../../test/open-portal.tsx'

const mock = mockForTests()
const stay = 'check_in=2026-12-12&check_out=2026-12-14&rooms=2,1&nationality=CN'

beforeAll(() => mock.server.listen())
afterAll(() => mock.server.close())

async function openHotel(id: string, persona: Parameters<typeof mock.signIn>[0] = 'goldenland') {
  const portal = await openPortal(`/hotel/detail/${id}?${stay}`, { user: mock.signIn(persona) })
  await screen.findAllByRole('button', { name: /^(Book|Request to book): / })
  return portal
}

const bookFirst = async () => {
  const [button] = screen.getAllByRole('button', { name: /^(Book|Request to book): / })
  await userEvent.click(button as HTMLElement)
}

test('R3.13 The hotel page shows e-mail, city, address, phone and zip, and the address in the local script', async () => {
  await openHotel('1001')
  const hotel = mock.world.catalogue.hotel('1001')
  const facts = screen.getByRole('heading', { name: 'Contact' }).parentElement as HTMLElement
  for (const term of ['E-mail', 'City', 'Address', 'Phone', 'Postcode', 'Address in the local script']) {
    const value = within(facts).getByText(term).nextElementSibling?.textContent ?? ''
    expect(value, term).not.toBe('')
    expect(value, term).not.toBe('not given')
  }
  expect(within(facts).getByText(hotel?.email ?? '')).toBeDefined()
})

test('lists rates by room with meal, bed and refundability in words', async () => {
  await openHotel('1001')
  const [room] = screen.getAllByRole('list', { name: /^Rates of / })
  const rate = within(room as HTMLElement).getAllByRole('listitem')[0]?.textContent
  expect(rate).toMatch(/Room only|Breakfast|Half board/)
  expect(rate).toMatch(/Twin|King|Queen|Double/)
  expect(rate).toMatch(/Non-refundable|Free cancellation now|Cancellation fee applies now/)
})

const bookable = () =>
  screen
    .getAllByRole('list', { name: /^Rates of / })
    .flatMap((list) => within(list).getAllByRole('listitem'))
    .map(({ textContent }) => textContent ?? '')
    .filter((text) => /Book/.test(text))

test('filters rates by meal and by refundability, and keeps the choice in the address', async () => {
  const { path } = await openHotel('1001')
  const all = bookable()
  expect(all.join()).toMatch(/Room only/)
  await userEvent.click(screen.getByRole('checkbox', { name: 'Refundable' }))
  await waitFor(() => expect(path()).toContain('refundable=true'))
  await userEvent.click(screen.getByRole('checkbox', { name: 'Breakfast' }))
  await waitFor(() => expect(path()).toContain('BB'))
  for (const text of bookable()) {
    expect(text).not.toMatch(/Room only/)
    expect(text).toMatch(/Free cancellation now|Cancellation fee applies now/)
  }
  const narrowed = bookable()
  const address = path()
  cleanup()
  const again = await openPortal(address, { user: mock.signIn('goldenland') })
  await screen.findAllByRole('button', { name: /^Book: / })
  expect(screen.getByRole<HTMLInputElement>('checkbox', { name: 'Breakfast' }).checked).toBe(true)
  expect(bookable()).toEqual(narrowed)
  // One right after the other, before the address has followed.
  for (const name of ['Refundable', 'Breakfast']) fireEvent.click(screen.getByRole('checkbox', { name }))
  await waitFor(() => expect(again.path()).not.toMatch(/refundable|meal/))
  expect(bookable()).toEqual(all)
})

test('shows the cheapest and the cheapest refundable rate of each room first; the others expand, and stay so', async () => {
  const { path } = await openHotel('1001')
  const [first] = screen.getAllByRole('list', { name: /^Rates of / })
  const rates = () => within(first as HTMLElement).getAllByRole('button', { name: /^Book: / })
  expect(rates()).toHaveLength(2)
  expect(first?.textContent).toMatch(/Free cancellation now|Cancellation fee applies now/)
  const [more] = screen.getAllByRole('button', { name: /^Show \d+ more rates/ })
  expect(more?.getAttribute('aria-expanded')).toBe('false')
  await userEvent.click(more as HTMLElement)
  await waitFor(() => expect(rates().length).toBeGreaterThan(2))
  expect(path()).toContain('unfolded=')
  await userEvent.click(screen.getByRole('button', { name: /^Show fewer rates/ }))
  await waitFor(() => expect(rates()).toHaveLength(2))
  expect(path()).not.toContain('unfolded')
})

test('R9.27 R9.28 Prices are in the account’s currency, with taxes and fees as the rate states them', async () => {
  await openHotel('1001', 'pacificusd')
  const [details] = screen.getAllByText('Terms and price details')
  await userEvent.click(details as HTMLElement)
  const [rate] = within(screen.getAllByRole('list', { name: /^Rates of / })[0] as HTMLElement).getAllByRole(
    'listitem',
  )
  expect(rate?.textContent).toContain('USD')
  expect(rate?.textContent).not.toContain('CNY')
  const groups = within(rate as HTMLElement)
    .getAllByRole('heading', { level: 4 })
    .map((heading) => heading.textContent)
  expect(groups).toContain('Included in the total')
  expect(within(rate as HTMLElement).getByText(/^Tax 5/)).toBeDefined()
})

test('net prices can be hidden and shown again', async () => {
  await openHotel('1001')
  expect(screen.getAllByText(/^Net price/).length).toBeGreaterThan(0)
  await userEvent.click(screen.getByRole('button', { name: 'Hide net prices' }))
  expect(screen.queryByText(/^Net price/)).toBeNull()
  await userEvent.click(screen.getByRole('button', { name: 'Show net prices' }))
  expect(screen.getAllByText(/^Net price/).length).toBeGreaterThan(0)
})

test('R7.30 Shows a changed price with old, new and difference, and books it only after it is accepted', async () => {
  const { path } = await openHotel('1002')
  await bookFirst()
  const dialog = await screen.findByRole('dialog', { name: 'The price has changed' })
  expect(dialog.textContent).toMatch(/Price.*CNY.*CNY.*Difference CNY.\+/)
  expect(path()).toContain('/hotel/detail/1002')
  await userEvent.click(within(dialog).getByRole('button', { name: 'Accept and continue' }))
  await waitFor(() => expect(path()).toContain('/hotel/booking?'))
  expect(screen.queryByRole('alert')).toBeNull()
})

test('R7.30 A sold-out room offers the same hotel’s other rates instead of an error', async () => {
  const { path } = await openHotel('1003')
  await bookFirst()
  const dialog = await screen.findByRole('dialog', { name: 'This rate is sold out' })
  const [other] = within(dialog).getAllByRole('button', { name: /^Choose: / })
  await userEvent.click(other as HTMLElement)
  await waitFor(() => expect(path()).toContain('/hotel/booking?'))
  expect(screen.queryByRole('alert')).toBeNull()
})

test('R7.30 Changed terms are shown before and after, and must be accepted', async () => {
  const { path } = await openHotel('1011')
  await bookFirst()
  const dialog = await screen.findByRole('dialog', { name: 'The terms have changed' })
  expect(within(dialog).getByRole('columnheader', { name: 'Before' })).toBeDefined()
  const [before, after] = within(within(dialog).getAllByRole('row')[1] as HTMLElement).getAllByRole('cell')
  expect(after?.textContent).not.toBe(before?.textContent)
  expect(path()).toContain('/hotel/detail/')
  await userEvent.click(within(dialog).getByRole('button', { name: 'Accept and continue' }))
  await waitFor(() => expect(path()).toContain('/hotel/booking?'))
})

test('a hotel on request says so before it is booked', async () => {
  await openHotel('1004')
  expect(screen.getAllByText(/The hotel confirms availability after payment/).length).toBeGreaterThan(0)
  expect(screen.getAllByRole('button', { name: /^Request to book: / }).length).toBeGreaterThan(0)
})

test('a member who may not book sees the rates and why the button is disabled', async () => {
  const { path } = await openHotel('1001', 'golden_viewer')
  const before = path()
  const [button] = screen.getAllByRole('button', { name: /^Book: / })
  expect(button?.getAttribute('aria-disabled')).toBe('true')
  await userEvent.click(button as HTMLElement)
  expect(path()).toBe(before)
})

test('a member who sees no net prices has no switch for them', async () => {
  await openHotel('1001', 'golden_viewer')
  expect(screen.queryByText('Net price')).toBeNull()
  expect(screen.queryByRole('button', { name: /net prices/ })).toBeNull()
})

test('R2.100 Rates of other people than those in the form cannot be booked until one searches again', async () => {
  const { path } = await openHotel('1001')
  const rates = () => screen.getByRole('region', { name: 'Rooms and rates' }).closest('[inert]')
  expect(rates()).toBeNull()
  await userEvent.click(screen.getByRole('button', { name: /^Rooms and guests/ }))
  const [more] = await screen.findAllByRole('button', { name: 'More: Adults' })
  await userEvent.click(more as HTMLElement)
  await waitFor(() => expect(rates()).not.toBeNull())
  await userEvent.click(screen.getByRole('button', { name: 'Search again' }))
  await waitFor(() => expect(decodeURIComponent(path())).toContain('rooms=3,1'))
  await waitFor(() => expect(rates()).toBeNull())
})

test('other dates change the address and the rates, not the position on the page', async () => {
  const { path } = await openHotel('1001')
  await userEvent.click(screen.getByRole('button', { name: /^Rooms and guests/ }))
  const dialog = await screen.findByRole('dialog', { name: 'Rooms and guests' })
  await userEvent.click(within(dialog).getByRole('button', { name: 'Remove room 2' }))
  await userEvent.click(within(dialog).getByRole('button', { name: 'Done' }))
  await userEvent.click(screen.getByRole('button', { name: 'Update prices' }))
  await waitFor(() => expect(path()).toContain('rooms=2&'))
})

test.each([
  ['999999', 'This record does not exist or is not yours'],
  ['-1', 'Page Not Found'],
])('the address of hotel %s says “%s” and leads on instead of asking again', async (id, text) => {
  await openPortal(`/hotel/detail/${id}`, { user: mock.signIn('goldenland') })
  expect(await screen.findByText(text)).toBeDefined()
  expect(screen.getByRole('link', { name: 'Go to the home page' })).toBeDefined()
  expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull()
})

test('compares saved rates side by side, four at most, and one of them can be booked', async () => {
  const { path } = await openHotel('1001')
  const boxes = screen.getAllByRole('checkbox', { name: /^Compare or quote: / })
  for (const box of boxes.slice(0, 4)) await userEvent.click(box)
  expect(screen.getByText('4 rates selected, 4 at most')).toBeDefined()
  expect(boxes[4]?.hasAttribute('disabled')).toBe(true)
  await userEvent.click(screen.getByRole('button', { name: 'Compare' }))
  const dialog = await screen.findByRole('dialog', { name: '4 rates side by side' })
  const row = (name: string) => within(dialog).getByRole('row', { name: new RegExp(`^${name}`) })
  for (const name of ['Selling price', 'Meals', 'Beds', 'Cancellation policy', 'Taxes and fees', 'Net price'])
    expect(within(row(name)).getAllByRole('cell')).toHaveLength(4)
  const [book] = within(dialog).getAllByRole('button', { name: /^Book: / })
  await userEvent.click(book as HTMLElement)
  await waitFor(() => expect(path()).toMatch(/^\/hotel\/booking\?.*rate_key=/))
})

test('the price calendar shows the lowest price of each night, and choosing a day moves the stay', async () => {
  const { path } = await openHotel('1001')
  await userEvent.click(screen.getByRole('button', { name: 'Price calendar' }))
  const dialog = await screen.findByRole('dialog', { name: 'Lowest price of each night' })
  expect(within(dialog).getByText('December 2026')).toBeDefined()
  const days = await within(dialog).findAllByRole('button', { name: / Dec 2026/ })
  expect(days).toHaveLength(31)
  expect(days.filter((day) => day.textContent?.includes('Lowest')).length).toBeGreaterThan(0)
  const wanted = days.slice(14).find((day) => !day.hasAttribute('disabled'))
  await userEvent.click(wanted as HTMLElement)
  await waitFor(() => expect(path()).not.toContain('check_in=2026-12-12'))
  const [, from = '', to = ''] = /check_in=([\d-]+)&check_out=([\d-]+)/.exec(path()) ?? []
  expect((Date.parse(to) - Date.parse(from)) / 86_400_000).toBe(2)
})

test('a key hides and shows net prices while a customer looks on', async () => {
  await openHotel('1001')
  expect(screen.getAllByText('Net price').length).toBeGreaterThan(0)
  await userEvent.keyboard('{Alt>}n{/Alt}')
  expect(screen.queryByText('Net price')).toBeNull()
  await userEvent.keyboard('{Alt>}n{/Alt}')
  expect(screen.getAllByText('Net price').length).toBeGreaterThan(0)
})

test('hiding net prices also hides them in cancellation fees and changed prices, and the device remembers it', async () => {
  const { path } = await openHotel('1002')
  const fees = () =>
    screen.getAllByRole('list', { name: 'Cancellation cost over time' }).map((list) => list.textContent ?? '')
  for (const terms of screen.getAllByText('Terms and price details')) await userEvent.click(terms)
  expect(fees().join()).toMatch(/CNY/)
  await userEvent.click(screen.getByRole('button', { name: 'Hide net prices' }))
  expect(fees().join()).not.toMatch(/CNY/)
  expect(fees().join()).toMatch(/Fee: .*(the full price|% of the price|the first)/)
  expect(localStorage.getItem('net-prices')).toBe('hidden')
  await bookFirst()
  const dialog = await screen.findByRole('dialog', { name: 'The price has changed' })
  expect(within(dialog).getByRole('row', { name: /^Price/ })).toBeDefined()
  expect(within(dialog).queryByRole('row', { name: /^Net price/ })).toBeNull()
  await userEvent.click(within(dialog).getByRole('button', { name: 'Accept and continue' }))
  await waitFor(() => expect(path()).toContain('/hotel/booking?'))
  expect(await screen.findByRole('complementary', { name: 'Your booking' })).toBeDefined()
  expect(screen.queryByText('Net price to pay')).toBeNull()
  await userEvent.click(screen.getByRole('button', { name: 'Show net prices' }))
  expect(screen.getByText('Net price to pay')).toBeDefined()
  expect(localStorage.getItem('net-prices')).toBeNull()
})

test('R3.91 A hotel without a room for so many says so, and does not blame the dates', async () => {
  const crowd = stay.replace('rooms=2,1', 'rooms=1,6')
  await openPortal(`/hotel/detail/1120?${crowd}`, { user: mock.signIn('goldenland') })
  const main = within(await screen.findByRole('main'))
  expect(await main.findByText(/6 adults$/)).toBeDefined()
  expect(main.queryByText(/other dates/)).toBeNull()
})
