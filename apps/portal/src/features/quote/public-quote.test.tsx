import { mockForTests } from '@portal/mock-server/node'
import { screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { openPortal } from '../../test/open-portal.tsx'

const mock = mockForTests()

beforeEach(() => mock.server.listen())
afterEach(() => {
  mock.server.close()
  vi.restoreAllMocks()
})

/** A seeded quote of the first company that its customer may still choose from, with a hotel in it. */
function seededQuote() {
  const now = mock.world.clock.now()
  const [quote] = mock.world.tables.quote.where(
    ({ company_id, state, expire_time, options }) =>
      company_id === '1' &&
      (state === 'sent' || state === 'chosen') &&
      expire_time * 1000 > now &&
      options[0]?.product === 'hotel',
  )
  if (!quote?.token) throw new Error('The seed holds no such quote.')
  return { ...quote, token: quote.token }
}

/** The option as the last check is to have found it; checked just now, so that opening does not check again. */
function found(last_outcome: 'available' | 'price_changed' | 'sold_out') {
  const quote = seededQuote()
  const [first, ...others] = quote.options
  if (!first) throw new Error('A quote has options.')
  const options = [{ ...first, last_outcome }, ...others]
  return mock.world.tables.quote.put({
    ...quote,
    state: 'sent',
    show: { price: true, policy: true },
    chosen_option_ids: [],
    options,
    checked_at: mock.world.clock.now(),
  })
}

const firstOption = async () => {
  const list = await screen.findByRole('list', { name: 'Options' })
  return within(within(list).getAllByRole('listitem')[0] as HTMLElement)
}

test('Shows the customer who offers and how to reach them', async () => {
  const setting = mock.world.tables.voucher_setting.get('1')
  await openPortal(`/quote/${seededQuote().token}`)
  const company = within(await screen.findByRole('region', { name: 'Golden Land Travel' }))
  const phone = setting?.company_phone ?? ''
  expect(company.getByRole('link', { name: phone }).getAttribute('href')).toBe(
    `tel:${phone.replaceAll(' ', '')}`,
  )
  expect(company.getByRole('link', { name: setting?.email ?? '' }).getAttribute('href')).toBe(
    `mailto:${setting?.email}`,
  )
  expect(company.getByRole('presentation').getAttribute('src')).toContain('/media/company/1/1.svg')
})

test('Shows a hotel with pictures, stars, address, a map, its terms and when it was checked', async () => {
  const quote = found('available')
  await openPortal(`/quote/${quote.token}`)
  const option = await firstOption()
  expect(option.getAllByRole('img', { name: /, picture \d$/ }).length).toBeGreaterThan(1)
  expect(option.getByRole('img', { name: /^\d stars?$/ })).toBeDefined()
  expect(option.getByRole('link', { name: 'Open map' }).getAttribute('href')).toMatch(
    /^https:\/\/www\.openstreetmap\.org\/\?mlat=\d+\.\d+&mlon=\d+\.\d+/,
  )
  expect(option.getByText(quote.options[0]?.policy.en ?? '')).toBeDefined()
  expect(option.getByText(/^Available, checked \d{4}-.* UTC/)).toBeDefined()
})

test('Reports a changed price without an amount, and it can still be chosen; a sold-out option cannot', async () => {
  const { token } = found('price_changed')
  const { view } = await openPortal(`/quote/${token}`)
  const moved = await firstOption()
  expect(moved.getByText(/^Price to be confirmed: Golden Land Travel /)).toBeDefined()
  expect(moved.getByRole('checkbox', { name: /^Choose this option/ })).toBeDefined()
  view.unmount()
  found('sold_out')
  await openPortal(`/quote/${token}`)
  const gone = await firstOption()
  expect(gone.getByText('No longer available')).toBeDefined()
  expect(gone.queryByRole('checkbox', { name: /^Choose this option/ })).toBeNull()
})

test('The dialog of the choice shows what is chosen: room, dates, terms and price', async () => {
  const quote = found('available')
  await openPortal(`/quote/${quote.token}`)
  await userEvent.click((await firstOption()).getByRole('checkbox', { name: /^Choose this option/ }))
  await userEvent.click(screen.getByRole('button', { name: 'Send my choice' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Your choice' }))
  const option = quote.options[0]
  expect(dialog.getByRole('heading', { name: option?.title.en ?? '' })).toBeDefined()
  for (const text of [option?.lines[0]?.en, option?.policy.en])
    expect(dialog.getByText(text ?? '')).toBeDefined()
  expect(dialog.getByText(new RegExp(option?.subtitle.en ?? ''))).toBeDefined()
  expect(dialog.getAllByText(/CNY\s/).length).toBeGreaterThan(0)
})

test('Several options are chosen at once with their total; booked ones stay, and the choice can be changed', async () => {
  const quote = found('available')
  const [first, ...others] = quote.options
  if (!first) throw new Error('A quote has options.')
  const second = { ...first, id: 'second', sell_price: 12_300 }
  const booked = { ...first, id: 'booked', sell_price: 10_000, booking_id: 'H2611210001' }
  mock.world.tables.quote.put({
    ...quote,
    show: { ...quote.show, price: true },
    options: [{ ...first, sell_price: 10_000 }, second, booked, ...others],
    state: 'chosen',
    chosen_option_ids: ['booked'],
  })
  await openPortal(`/quote/${quote.token}`)
  const list = await screen.findByRole('list', { name: 'Options' })
  const [one, two] = within(list).getAllByRole('checkbox')
  const items = within(list).getAllByRole('listitem')
  expect(within(items[2] as HTMLElement).getByText('Booked for you')).toBeDefined()
  expect(within(items[2] as HTMLElement).queryByRole('checkbox')).toBeNull()
  await userEvent.click(one as HTMLElement)
  await userEvent.click(two as HTMLElement)
  const bar = within(screen.getByRole('group', { name: 'Your choice' }))
  expect(bar.getByText(/^3 options chosen/)).toBeDefined()
  expect(screen.getByRole('group', { name: 'Your choice' }).textContent).toMatch(/CNY\s323\.00/)
  await userEvent.click(one as HTMLElement)
  await userEvent.click(bar.getByRole('button', { name: 'Send my choice' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Your choice' }))
  await userEvent.click(dialog.getByRole('button', { name: 'Send my choice' }))
  await waitFor(() =>
    expect(mock.world.tables.quote.get(quote.id)?.chosen_option_ids).toEqual(['second', 'booked']),
  )
  expect(await screen.findByText(/^Your choice has arrived/)).toBeDefined()
})

/** Chooses the first option, types a message, and leaves the dialog open. */
async function begunChoice(token: string | null) {
  await openPortal(`/quote/${token}`)
  await userEvent.click((await firstOption()).getByRole('checkbox', { name: /^Choose this option/ }))
  await userEvent.click(screen.getByRole('button', { name: 'Send my choice' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Your choice' }))
  await userEvent.type(dialog.getByLabelText('Your message (optional)'), 'A quiet room')
  return { dialog, send: () => userEvent.click(dialog.getByRole('button', { name: 'Send my choice' })) }
}

test('Shows a price that the agency raised meanwhile beside the old one, and chooses it only when sent again', async () => {
  const quote = found('available')
  const [first, ...others] = quote.options
  if (!first) throw new Error('A quote has options.')
  const show = { ...quote.show, price: true }
  const priced = (sell_price: number, version: number) =>
    mock.world.tables.quote.put({ ...quote, show, version, options: [{ ...first, sell_price }, ...others] })
  priced(100_000, 5)
  const { dialog, send } = await begunChoice(quote.token)
  priced(130_000, 6)
  await send()
  expect(await dialog.findByText(/^This quote has changed since you opened it/)).toBeDefined()
  expect(dialog.getAllByText(/1,300\.00/).length).toBeGreaterThan(0)
  expect(dialog.getByText(/^The price has changed, it was CNY\s1,000\.00/)).toBeDefined()
  expect(dialog.getByLabelText('Your message (optional)')).toHaveProperty('value', 'A quiet room')
  expect(mock.world.tables.quote.get(quote.id)?.state).toBe('sent')
  expect(
    await (await firstOption()).findByText(/^The price has changed, it was CNY\s1,000\.00/),
  ).toBeDefined()
  await send()
  await waitFor(() =>
    expect(mock.world.tables.quote.get(quote.id)).toMatchObject({
      state: 'chosen',
      chosen_option_ids: [first.id],
      chosen_message: 'A quiet room',
    }),
  )
  await waitFor(() => expect(screen.queryByText(/^The price has changed/)).toBeNull())
})

test('Says that terms differ, and removes options that are no longer offered from the choice', async () => {
  const quote = found('available')
  const [first] = quote.options
  if (!first) throw new Error('A quote has options.')
  const second = { ...first, id: 'second', title: { en: 'Second', 'zh-cn': 'Second' } }
  mock.world.tables.quote.put({ ...quote, options: [first, second], version: 5 })
  const { dialog, send } = await begunChoice(quote.token)
  mock.world.tables.quote.put({ ...quote, options: [{ ...second, note: 'Breakfast' }], version: 6 })
  await send()
  const name = `${first.title.en}, ${first.subtitle.en}, can no longer be chosen and is not part of your choice.`
  expect(await dialog.findByText(name)).toBeDefined()
  expect(dialog.getByRole('button', { name: 'Send my choice' })).toHaveProperty('disabled', true)
  const options = within(await screen.findByRole('list', { name: 'Options' }))
  expect(await options.findByText('Details or terms have changed')).toBeDefined()
})

test('An expired quote names its last day and a contact, and nothing can be chosen', async () => {
  const { token, expire_time } = found('available')
  mock.world.clock.advance(expire_time * 1000 - mock.world.clock.now())
  await openPortal(`/quote/${token}`)
  expect(
    await screen.findByText(/^This quote was valid until .* Golden Land Travel for current/),
  ).toBeDefined()
  const option = await firstOption()
  expect(option.queryByRole('checkbox')).toBeNull()
  expect(option.queryByText(/checked/)).toBeNull()
})

test('Explains a truncated address to the customer, without an error', async () => {
  await openPortal('/quote/none')
  expect(await screen.findByText('This link does not open a quote')).toBeDefined()
  expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull()
})

test('A quote that could not be loaded can be tried again, and the page can print it', async () => {
  const { token, title } = found('available')
  mock.world.faults.add({ operation: 'getPublicQuote', status: 503 })
  const print = vi.spyOn(window, 'print').mockImplementation(() => {})
  await openPortal(`/quote/${token}`)
  const again = await screen.findByRole('button', { name: 'Try again' })
  mock.world.faults.clear()
  await userEvent.click(again)
  expect(await screen.findByRole('heading', { level: 1, name: title })).toBeDefined()
  await userEvent.click(screen.getByRole('button', { name: 'Print or save as PDF' }))
  expect(print).toHaveBeenCalledOnce()
})
