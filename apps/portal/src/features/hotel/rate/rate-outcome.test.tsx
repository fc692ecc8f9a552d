import { mockForTests } from '@portal/mock-server/node'
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { dropAllDrafts } from '../../../shared/form/form-drafts.ts'
import { openPortal } from '../../../test/open-portal.tsx'

const mock = mockForTests()
const stay = { check_in: '2026-12-12', check_out: '2026-12-14', rooms: '2-5,1', nationality: 'CN' }
type Checked = { rate_key: string; known_total: { amount: string; currency: string } }
let checked: Checked[] = []

beforeAll(() => {
  mock.server.listen()
  mock.server.events.on('request:start', async ({ request }) => {
    if (new URL(request.url).pathname === '/api/hotel/checkRate') checked.push(await request.clone().json())
  })
})
beforeEach(() => {
  checked = []
  dropAllDrafts()
})
afterAll(() => mock.server.close())

const guest = (name: string) =>
  screen.findByRole<HTMLInputElement>('combobox', { name: `Full name, ${name}` })
const press = async (name: string | RegExp) => userEvent.click(await screen.findByRole('button', { name }))

/** The page of a hotel, and the first rate chosen there. */
async function chooseAt(hotel: string) {
  const portal = await openPortal(`/hotel/detail/${hotel}?${new URLSearchParams(stay)}`, {
    user: mock.signIn('goldenland'),
  })
  const [button] = await screen.findAllByRole('button', { name: /^Book: / })
  await userEvent.click(button as HTMLElement)
  return portal
}

type Portal = Awaited<ReturnType<typeof chooseAt>>

/** The form of that hotel with a name in it, left; then opened again with the rate as it was chosen at first. */
async function openAgain({ router }: Portal, hotel_id: string) {
  fireEvent.change(await guest('room 2, Adult 1'), { target: { value: 'Daw Khin' } })
  await router.navigate({ to: '/' })
  const [first] = checked
  await router.navigate({
    to: '/hotel/booking',
    search: {
      ...stay,
      hotel_id,
      rate_key: first?.rate_key ?? '',
      known_total: first?.known_total.amount ?? '',
      currency: first?.known_total.currency ?? '',
    },
  })
}

test('R7.30 A changed price can be saved as a quote at the new price, and nothing of the form is lost', async () => {
  const portal = await chooseAt('1002')
  await press('Accept and continue')
  await openAgain(portal, '1002')
  const changed = await screen.findByRole('dialog', { name: 'The price has changed' })
  const price = within(changed).getByRole('row', { name: /^Price / })
  const now = within(price).getAllByRole('cell')[1]?.textContent ?? ''
  await userEvent.click(within(changed).getByRole('button', { name: 'Add to a quote' }))
  const quote = await screen.findByRole('dialog', { name: 'New quote' })
  const typed = within(quote).getByRole<HTMLInputElement>('textbox', { name: /^Selling price of / }).value
  expect(now.replaceAll(',', '')).toContain(typed)

  // Given up, it leads back to the decision.
  await userEvent.click(within(quote).getByRole('button', { name: 'Keep searching' }))
  await press('Add to a quote')
  const again = await screen.findByRole('dialog', { name: 'New quote' })
  fireEvent.change(within(again).getByRole('textbox', { name: /^Customer(?!’)/ }), {
    target: { value: 'Kept' },
  })
  await userEvent.click(within(again).getByRole('button', { name: /^Save the quote/ }))
  await waitFor(() => expect(portal.path()).toMatch(/^\/user\/quote\/detail\//))
  const [kept] = mock.world.tables.quote.where(({ customer }) => customer.name === 'Kept')
  expect(kept?.options.map(({ sell_price }) => sell_price)).toEqual([Math.round(Number(typed) * 100)])

  portal.router.history.back()
  await press('Accept and continue')
  expect((await guest('room 2, Adult 1')).value).toBe('Daw Khin')
})

test('R7.30 R3.85 A sold-out room offers near dates and hotels nearby with price and distance, and passes on what was typed', async () => {
  const remembered = mock.world.tables.search_entry.where(() => true)
  const portal = await chooseAt('1003')
  const [other] = await screen.findAllByRole('button', { name: /^Choose: / })
  await userEvent.click(other as HTMLElement)
  await openAgain(portal, '1003')
  const gone = await screen.findByRole('dialog', { name: 'This rate is sold out' })
  const offered = within(gone)
    .getAllByRole('button', { name: /^Choose: / })
    .map((button) => button.closest('li')?.textContent)
  expect(offered).toContainEqual(expect.stringMatching(/Net price.*CNY/))
  const near = await within(gone).findByRole('region', { name: /dates/ })
  const later = await within(near).findAllByRole('link', { name: /^See rooms: .*2 nights$/ })
  for (const row of within(near).getAllByRole('listitem'))
    expect(row.textContent).toMatch(/from CNY.[\d,]+\.\d\d.*Net price CNY.[\d,]+\.\d\d/)
  expect(later.map((link) => link.getAttribute('href'))).not.toContainEqual(
    expect.stringContaining('check_in=2026-12-12'),
  )
  const nearby = await within(gone).findByRole('region', { name: /^Hotels nearby/ })
  const links = await within(nearby).findAllByRole('link', { name: /^See rooms: / })
  expect(links.length).toBeGreaterThan(1)
  expect(mock.world.tables.search_entry.where(() => true)).toEqual(remembered)
  const rows = within(nearby).getAllByRole('listitem')
  const distances = rows.map((row) => Number(/([\d.]+) km away/.exec(row.textContent ?? '')?.[1]))
  expect(distances).toEqual(distances.toSorted((one, next) => one - next))
  for (const row of rows) expect(row.textContent).toMatch(/from CNY.[\d,]+\.\d\d.*Net price CNY.[\d,]+\.\d\d/)

  // One whose re-check brings nothing new.
  const quiet = links.find((link) => !/\/10(?:0\d|1[01])\?/.test(link.getAttribute('href') ?? ''))
  expect(decodeURIComponent(quiet?.getAttribute('href') ?? '')).toContain(
    'check_in=2026-12-12&check_out=2026-12-14&rooms=2-5,1',
  )
  await userEvent.click(quiet as HTMLElement)
  await waitFor(() => expect(portal.path()).toMatch(/^\/hotel\/detail\/(?!1003)/))
  const [book] = await screen.findAllByRole('button', { name: /^(Book|Request to book): / })
  await userEvent.click(book as HTMLElement)
  await waitFor(() => expect(portal.path()).toMatch(/^\/hotel\/booking\?/))
  expect((await guest('room 2, Adult 1')).value).toBe('Daw Khin')
})

test('a booking form that opens with a changed price says so, whatever page was open before', async () => {
  const { rate_key, known_total } = await firstRateOf('1002')
  const address = { ...stay, hotel_id: '1002', rate_key, known_total: known_total.amount }
  await openPortal(`/hotel/booking?${new URLSearchParams({ ...address, currency: known_total.currency })}`, {
    user: mock.signIn('goldenland'),
    language: 'zh-cn',
  })
  expect(await screen.findByRole('dialog', { name: '价格有变动' })).toBeDefined()
  expect(screen.getByRole('button', { name: '加入报价' })).toBeDefined()
})

/** A rate as the page of its hotel would hand it on. */
async function firstRateOf(hotel: string): Promise<Checked> {
  const { view } = await chooseAt(hotel)
  await screen.findByRole('dialog')
  view.unmount()
  return checked[0] as Checked
}
