import { getListHotelRatesQueryOptions, request, type Schemas } from '@portal/api-client'
import type { BodyOf } from '@portal/api-client/contract'
import { mockForTests } from '@portal/mock-server/node'
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { dropAllDrafts } from '../../shared/form/form-drafts.ts'
import { openPortal } from '../../test/open-portal.tsx'
import { keepBasket } from '../../trade/quote/quote-basket.ts'

const mock = mockForTests()
const stay = 'check_in=2026-12-12&check_out=2026-12-14&rooms=2&nationality=CN'

beforeAll(() => mock.server.listen())
beforeEach(dropAllDrafts)
afterAll(() => mock.server.close())

const signIn = (persona: Parameters<typeof mock.signIn>[0] = 'goldenland') => ({ user: mock.signIn(persona) })
const press = async (name: string | RegExp) => userEvent.click(await screen.findByRole('button', { name }))

/** Two rates of a hotel as a quote with a mark-up of 10 percent; answers its address. */
async function makeQuote(customer: string): Promise<string> {
  const { path } = await openPortal(`/hotel/detail/1001?${stay}`, signIn())
  const boxes = await screen.findAllByRole('checkbox', { name: /^Compare or quote: / })
  for (const box of boxes.slice(0, 2)) fireEvent.click(box)
  await press('Add to a quote')
  const dialog = await screen.findByRole('dialog', { name: 'New quote' })
  fireEvent.change(within(dialog).getByRole('textbox', { name: /^Mark-up on / }), { target: { value: '10' } })
  await userEvent.click(within(dialog).getByRole('button', { name: 'Apply to all' }))
  await userEvent.click(within(dialog).getByRole('button', { name: 'Save the quote of 2 options' }))
  expect(await within(dialog).findByText('Required')).toBeDefined()
  fireEvent.change(within(dialog).getByRole('textbox', { name: /^Customer(?!’)/ }), {
    target: { value: customer },
  })
  await userEvent.click(within(dialog).getByRole('button', { name: 'Save the quote of 2 options' }))
  await waitFor(() => expect(path()).toMatch(/^\/user\/quote\/detail\//))
  await screen.findByText('Draft')
  return path()
}

/** The same quote by the calls alone, for tests of what comes after; its page is open. Answers its address. */
async function openQuote(customer: string): Promise<string> {
  const { router, queryClient, path } = await openPortal('/user/quote/list', signIn())
  const { rooms } = await queryClient.fetchQuery(
    getListHotelRatesQueryOptions({
      hotel_id: '1001',
      check_in: '2026-12-12',
      check_out: '2026-12-14',
      nationality: 'CN',
      rooms: [{ adults: 2, child_ages: [] }],
    }),
  )
  const rates = rooms.flatMap((room) => room.rates)
  const data: BodyOf<'saveQuote'> = {
    title: 'Yangon',
    customer: { name: customer, contact: '' },
    expire_time: Math.floor(mock.world.clock.now() / 1000) + 86_400,
    show: { price: true, policy: true },
    options: rates.slice(0, 2).map(({ rate_key, total_price }) => ({ rate_key, sell_price: total_price })),
  }
  const { quote } = await request<Schemas['SaveQuoteAnswer']>({
    url: '/api/quote/save',
    method: 'POST',
    data,
  })
  await router.navigate({ to: '/user/quote/detail/$id', params: { id: quote.id } })
  await screen.findByText('Draft')
  return path()
}

const quoteOf = (customer: string) =>
  mock.world.tables.quote.where((quote) => quote.customer.name === customer)[0]

test('several rates become a quote with a mark-up on the net price', async () => {
  await makeQuote('Li Na')
  const quote = quoteOf('Li Na')
  expect(quote?.options).toHaveLength(2)
  for (const { sell_price, settlement_price } of quote?.options ?? [])
    expect(sell_price).toBe(Math.floor((settlement_price * 110 + 50) / 100))
  expect(screen.getAllByText('Mark-up')).toHaveLength(2)
})

test('R2.259 R2.265 the customer opens a sent quote without signing in and without any net price, and chooses there', async () => {
  const address = await openQuote('Wang Fang')
  await press('Create customer link')
  const dialog = await screen.findByRole('dialog', { name: 'Create the customer link?' })
  await userEvent.click(within(dialog).getByRole('button', { name: 'Create customer link' }))
  await screen.findByText('Sent')
  const link = await screen.findByRole<HTMLInputElement>('textbox', { name: 'Page for the customer' })
  const { pathname } = new URL(link.value)
  const net = quoteOf('Wang Fang')?.options.map(({ settlement_price }) =>
    (settlement_price / 100).toLocaleString('en', { minimumFractionDigits: 2 }),
  )

  // It brings the clipboard.
  userEvent.setup()
  await press('Copy as text')
  const text = await navigator.clipboard.readText()
  for (const { title } of quoteOf('Wang Fang')?.options ?? []) expect(text).toContain(title.en)
  expect(text).toContain(link.value)
  for (const amount of net ?? []) expect(text).not.toContain(amount)
  // The text is in the language of the link, whoever copies it.
  await userEvent.selectOptions(screen.getByRole('combobox', { name: /language/i }), 'zh-cn')
  await waitFor(() => {
    expect(link.value).toContain('lang=zh-cn')
    expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Copy as text' }).disabled).toBe(false)
  })
  await press('Copy as text')
  await waitFor(async () => {
    const told = await navigator.clipboard.readText()
    for (const { title } of quoteOf('Wang Fang')?.options ?? []) expect(told).toContain(title['zh-cn'])
    expect(told).toMatch(/有效期/)
  })
  await press('QR code')
  expect(await screen.findByRole('img', { name: 'QR code' })).toBeDefined()

  // The customer has a screen of their own.
  cleanup()
  await openPortal(pathname)
  const options = await screen.findByRole('list', { name: 'Options' })
  expect(within(options).getAllByRole('listitem')).toHaveLength(2)
  expect(document.body.textContent).not.toMatch(/net price|mark-up/i)
  for (const amount of net ?? []) expect(document.body.textContent).not.toContain(amount)
  const [choose] = within(options).getAllByRole('checkbox', { name: /^Choose this option: / })
  await userEvent.click(choose as HTMLElement)
  await press('Send my choice')
  const choice = await screen.findByRole('dialog', { name: 'Your choice' })
  fireEvent.change(within(choice).getByRole('textbox', { name: 'Your message (optional)' }), {
    target: { value: 'High floor' },
  })
  await userEvent.click(within(choice).getByRole('button', { name: 'Send my choice' }))
  expect(await screen.findByText(/^Your choice has arrived/)).toBeDefined()

  cleanup()
  const { path } = await openPortal(address, signIn())
  expect(await screen.findByText('Customer chose')).toBeDefined()
  expect(screen.getByText(/High floor/)).toBeDefined()
  const [book] = await screen.findAllByRole('button', { name: /^Book this option: / })
  await userEvent.click(book as HTMLElement)
  await waitFor(() => expect(path()).toMatch(/^\/hotel\/booking\?(?=.*rate_key=).*draft=/))
  for (const name of ['Adult 1', 'Adult 2'])
    fireEvent.change(await screen.findByRole('combobox', { name: `Full name, room 1, ${name}` }), {
      target: { value: `WANG ${name === 'Adult 1' ? 'FANG' : 'LE'}` },
    })
  await press('Place order')
  // It cannot be refunded, so it asks for a tick.
  await userEvent.click(await screen.findByRole('checkbox', { name: /cannot be refunded/ }))
  await userEvent.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Place order' }))
  await waitFor(() => expect(path()).toMatch(/^\/user\/order\/detail\/H/))
  expect(quoteOf('Wang Fang')?.state).toBe('booked')
})

test('options collected for a quote survive a reload, appear among the drafts, and go into the saved quote', async () => {
  const { user } = signIn()
  await openPortal(`/hotel/detail/1001?${stay}`, { user })
  const [box] = await screen.findAllByRole('checkbox', { name: /^Compare or quote: / })
  fireEvent.click(box as HTMLElement)
  await press('Add to a quote')
  await press('Keep searching')
  // A page of the test before may still save what its own member has put aside.
  const waiting = () =>
    mock.world.tables.draft.where(
      ({ owner_id, selection }) => owner_id === String(user.id) && selection.includes('quote_items'),
    )
  await waitFor(() => expect(waiting()).toHaveLength(1))

  // A page that begins again knows nothing; another hotel adds to what the server has kept.
  cleanup()
  dropAllDrafts()
  await openPortal(`/hotel/detail/1004?${stay}`, signIn())
  const [other] = await screen.findAllByRole('checkbox', { name: /^Compare or quote: / })
  fireEvent.click(other as HTMLElement)
  await press('Add to a quote')
  expect(await screen.findByRole('button', { name: 'Save the quote of 2 options' })).toBeDefined()
  await press('Keep searching')
  await waitFor(() => expect(waiting()[0]?.version).toBe(2))

  cleanup()
  dropAllDrafts()
  const { path } = await openPortal('/user/draft/list', signIn())
  await userEvent.click(await screen.findByRole('link', { name: /^Quote: .* · / }))
  const dialog = await screen.findByRole('dialog', { name: 'New quote' })
  expect(path()).toMatch(/^\/user\/quote\/list\?waiting=./)
  fireEvent.change(within(dialog).getByRole('textbox', { name: /^Customer(?!’)/ }), {
    target: { value: 'Ma Waiting' },
  })
  await userEvent.click(within(dialog).getByRole('button', { name: 'Save the quote of 2 options' }))
  await waitFor(() => expect(path()).toMatch(/^\/user\/quote\/detail\//))
  await waitFor(() => expect(waiting()).toEqual([]))
  expect(quoteOf('Ma Waiting')?.options).toHaveLength(2)
})

/** Puts one of the offers of a list into the quote; returns the dialog, which stays open. */
async function addFrom(address: string, name: RegExp): Promise<HTMLElement> {
  await openPortal(address, signIn('jadecredit'))
  const [add] = await screen.findAllByRole('button', { name })
  await userEvent.click(add as HTMLElement)
  return screen.findByRole('dialog', { name: 'New quote' })
}
const carList = `/car/list?${new URLSearchParams({
  pick_up: 'yangon-downtown',
  pick_up_name: 'Downtown Yangon',
  drop_off: 'yangon-downtown',
  drop_off_name: 'Downtown Yangon',
  start: '2026-12-10T09:00:00+06:30',
  end: '2026-12-12T18:00:00+06:30',
  tz: 'Asia/Yangon',
  passengers: '2',
})}`
const transferList = `/airport/list?${new URLSearchParams({
  transfer_type: 'pickup',
  airport: 'RGN',
  tz: 'Asia/Yangon',
  flight_number: '8M332',
  place_id: 'yangon-downtown',
  place_name: 'Pansodan House',
  service_local: '2026-12-10T16:00:00+06:30',
  passengers: '2',
})}`

test('a car and a transfer join one quote from their lists, and an old price is requested again', async () => {
  await addFrom(carList, /^Add to a quote: Toyota Alphard/)
  await press('Keep searching')
  cleanup()
  // A price of a car holds for half an hour.
  mock.world.clock.advance(40 * 60_000)
  const dialog = await addFrom(transferList, /^Add to a quote: Sedan/)
  const options = within(within(dialog).getByRole('list', { name: 'Options' })).getAllByRole('listitem')
  expect(options.map(({ textContent }) => textContent?.slice(0, 19))).toEqual([
    'Toyota Alphard3 day',
    'Airport pick-up · R',
  ])
  fireEvent.change(within(dialog).getByRole('textbox', { name: /^Customer(?!’)/ }), {
    target: { value: 'Ma Driven' },
  })
  await userEvent.click(within(dialog).getByRole('button', { name: 'Save the quote of 2 options' }))
  await waitFor(() =>
    expect(quoteOf('Ma Driven')?.options.map(({ product }) => product)).toEqual(['car', 'airport']),
  )
})

test('a rate that expired meanwhile is requested again when the quote is saved', async () => {
  await openPortal(`/hotel/detail/1001?${stay}`, signIn())
  const [box] = await screen.findAllByRole('checkbox', { name: /^Compare or quote: / })
  if (box) fireEvent.click(box)
  await press('Add to a quote')
  const dialog = await screen.findByRole('dialog', { name: 'New quote' })
  fireEvent.change(within(dialog).getByRole('textbox', { name: /^Customer(?!’)/ }), {
    target: { value: 'Ma Patient' },
  })
  mock.world.faults.add({ operation: 'saveQuote', code: 0, error_key: 'RATE_EXPIRED', times: 1 })
  await userEvent.click(within(dialog).getByRole('button', { name: /^Save the quote of / }))
  await waitFor(() => expect(quoteOf('Ma Patient')?.options).toHaveLength(1))
  expect(mock.world.journal.list().map(({ error_key }) => error_key)).toContain('RATE_EXPIRED')
})

test('an offer that became more expensive or is gone is pointed out before the quote is saved', async () => {
  const dialog = await addFrom(
    carList.replaceAll('yangon-downtown', 'mandalay'),
    /^Add to a quote: Toyota Crown/,
  )
  fireEvent.change(within(dialog).getByRole('textbox', { name: /^Customer(?!’)/ }), {
    target: { value: 'Ma Dear' },
  })
  mock.world.clock.advance(10 * 60_000)
  const save = within(dialog).getByRole('button', { name: /^Save the quote of / })
  await userEvent.click(save)
  expect(await within(dialog).findByText(/^The price has changed, it was CNY\s/)).toBeDefined()
  expect(quoteOf('Ma Dear')).toBeUndefined()
  await userEvent.click(save)
  await waitFor(() => expect(quoteOf('Ma Dear')?.options.at(-1)?.product).toBe('car'))
})

test('cars and transfers appear in a quote like hotels, for the operator and for the customer', async () => {
  const rides = (product: string) =>
    mock.world.tables.quote.where(
      ({ company_id, token, options, expire_time }) =>
        company_id === '1' &&
        token !== null &&
        expire_time * 1000 > mock.world.clock.now() &&
        options.some((option) => option.product === product),
    )
  const [car, transfer] = [rides('car')[0], rides('airport')[0]]
  const of = (quote: typeof car, product: string) =>
    quote?.options.find((option) => option.product === product)
  await openPortal(`/user/quote/detail/${car?.id}`, signIn())
  expect(await screen.findByRole('heading', { name: of(car, 'car')?.title.en ?? '' })).toBeDefined()
  for (const line of of(car, 'car')?.lines ?? []) expect(screen.getAllByText(line.en)[0]).toBeDefined()
  expect(screen.getByText(/^Car rental · All day × /)).toBeDefined()
  expect(screen.getAllByRole('img', { name: new RegExp(of(car, 'car')?.title.en ?? '') })[0]).toBeDefined()
  cleanup()
  await openPortal(`/quote/${transfer?.token}`)
  const options = await screen.findByRole('list', { name: 'Options' })
  const ride = of(transfer, 'airport')
  expect(within(options).getByRole('heading', { name: ride?.title.en ?? '' })).toBeDefined()
  expect(within(options).getByText(ride?.lines[1]?.en ?? '')).toBeDefined()
})

test('R4.81 the company sees what all options cost together, or those that its customer chose', async () => {
  const quote = mock.world.tables.quote.where(
    ({ company_id, options, chosen_option_ids }) =>
      company_id === '1' && options.length > 2 && chosen_option_ids.length === 0,
  )[0]
  if (!quote) throw new Error('no quote of several options')
  const sum = (options: typeof quote.options) =>
    (options.reduce((total, { sell_price }) => total + sell_price, 0) / 100).toFixed(2)
  const figures = (text: string | null) => text?.replaceAll(',', '')
  await openPortal(`/user/quote/detail/${quote.id}`, signIn())
  const all = await screen.findByText(/^All \d options together/)
  expect(figures(all.textContent)).toContain(sum(quote.options))
  cleanup()
  mock.world.tables.quote.put({ ...quote, chosen_option_ids: quote.options.slice(1).map(({ id }) => id) })
  await openPortal(`/user/quote/detail/${quote.id}`, signIn())
  const chosen = await screen.findByText(/that the customer chose/)
  expect(figures(chosen.textContent)).toContain(sum(quote.options.slice(1)))
})

test('the prices of a quote can be checked again, and checking again at once is refused in words', async () => {
  await openQuote('Zhao Min')
  await press('Check prices again')
  expect((await screen.findAllByText(/Same price/)).length).toBe(2)
  await press('Check prices again')
  expect(await screen.findByRole('alert')).toBeDefined()
})

test('prices can be changed later: invalid prices and mark-ups are refused at their fields, and a loss is pointed out', async () => {
  await openQuote('Chen Jie')
  await press('Change the quote')
  const dialog = await screen.findByRole('dialog', { name: 'Change the quote' })
  const [price] = within(dialog).getAllByRole('textbox', { name: /^Selling price of / })
  fireEvent.change(price as HTMLElement, { target: { value: 'cheap' } })
  await userEvent.click(within(dialog).getByRole('button', { name: 'Save changes' }))
  expect(await within(dialog).findByText('An amount above 0, with two decimals at most')).toBeDefined()
  fireEvent.change(price as HTMLElement, { target: { value: '1.00' } })
  expect(within(dialog).getByText(/^CNY\s[\d,.]+ below the net price$/)).toBeDefined()
  const markup = within(dialog).getByRole('textbox', { name: /^Mark-up on / })
  fireEvent.change(markup, { target: { value: '10%' } })
  await userEvent.click(within(dialog).getByRole('button', { name: 'Apply to all' }))
  expect(within(dialog).getByText(/^A number from 0 to 999\.99/)).toBeDefined()
  expect((price as HTMLInputElement).value).toBe('1.00')
  fireEvent.change(price as HTMLElement, { target: { value: '4321.00' } })
  await userEvent.click(within(dialog).getByRole('button', { name: 'Save changes' }))
  expect((await screen.findAllByText(/4,321\.00/)).length).toBeGreaterThan(1)
})

test('a revoked quote is closed to the customer and names a contact', async () => {
  await openQuote('Sun Li')
  await press('Create customer link')
  await userEvent.click(
    within(await screen.findByRole('dialog', { name: 'Create the customer link?' })).getByRole('button', {
      name: 'Create customer link',
    }),
  )
  await screen.findByText('Sent')
  const token = quoteOf('Sun Li')?.token
  await press('Revoke')
  await userEvent.click(
    within(await screen.findByRole('dialog', { name: 'Revoke the quote?' })).getByRole('button', {
      name: 'Revoke',
    }),
  )
  expect(await screen.findByText('Revoked')).toBeDefined()
  cleanup()
  await openPortal(`/quote/${token}`)
  expect(await screen.findByText('This link does not open a quote')).toBeDefined()
})

test('the list filters by status and by customer, and says when nothing matches', async () => {
  const { path } = await openPortal('/user/quote/list', signIn())
  await screen.findByRole('heading', { name: 'Customer Quotes' })
  await userEvent.selectOptions(screen.getByLabelText('Status'), 'revoked')
  await waitFor(() => expect(path()).toContain('status=revoked'))
  await userEvent.type(screen.getByRole('textbox', { name: 'Title or customer' }), 'nobody at all{Enter}')
  expect(await screen.findByText('No quotes match')).toBeDefined()
})

test('reports too many rates for a quote with the limit, keeps them, and saves once enough are removed', async () => {
  const user = mock.signIn('jadecredit')
  const { queryClient } = await openPortal(`/hotel/detail/1001?${stay}`, { user })
  const boxes = await screen.findAllByRole('checkbox', { name: /^Compare or quote: / })
  for (const box of boxes.slice(0, 2)) fireEvent.click(box)
  const other = (nth: number) => ({
    product: 'hotel' as const,
    key: `kept-${nth}`,
    chosen: { rate_key: `kept-${nth}` },
    title: 'Hotel',
    subtitle: `Rate ${nth}`,
    stay: '',
    total: { amount: '1.00', currency: 'CNY' },
    net: null,
  })
  keepBasket(user.id, {
    items: Array.from({ length: 9 }, (_, nth) => other(nth)),
    entered: null,
    saved: null,
  })
  await press('Add to a quote')
  const dialog = await screen.findByRole('dialog', { name: 'New quote' })
  expect(within(dialog).getByRole('alert').textContent).toContain('at most 10 options. Please remove 1 below')
  const sent = queryClient.isMutating()
  await userEvent.click(within(dialog).getByRole('button', { name: 'Save the quote of 11 options' }))
  expect(queryClient.isMutating()).toBe(sent)
  await userEvent.click(within(dialog).getAllByRole('button', { name: 'Remove Hotel' })[0] as HTMLElement)
  expect(within(dialog).queryByText(/at most 10 options/)).toBeNull()
  expect(within(dialog).getByRole('button', { name: 'Save the quote of 10 options' })).toBeDefined()
})

test('A quote that does not exist leads to the list of quotes', async () => {
  await openPortal('/user/quote/detail/999999', signIn())
  const main = within(screen.getByRole('main'))
  await waitFor(() => {
    const ways = main.getAllByRole('link').filter((way) => way.closest('nav') === null)
    expect(ways.map((way) => way.getAttribute('href'))).toEqual(['/user/quote/list'])
  })
})
