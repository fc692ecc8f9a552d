import { mockForTests } from '@portal/mock-server/node'
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { dropAllDrafts } from '../../shared/form/form-drafts.ts'
import { openPortal } from '../../test/open-portal.tsx'

const mock = mockForTests()
beforeAll(() => mock.server.listen())
beforeEach(dropAllDrafts)
afterAll(() => mock.server.close())

const signIn = () => ({ user: mock.signIn('goldenland') })
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

/** The world begins again with each test. */
const quotes = () => mock.world.tables.quote
/** A quote of the seed that a customer has in hand, with room for more. */
const openQuote = () => {
  const now = mock.world.clock.now()
  const [found] = quotes().where(
    ({ company_id, state, expire_time, token, options }) =>
      company_id === '1' &&
      state === 'sent' &&
      token !== null &&
      options.length < 5 &&
      expire_time * 1000 > now,
  )
  if (!found) throw new Error('The seed has an open quote.')
  return found
}

async function offerTransfer(): Promise<{ dialog: HTMLElement; path: () => string }> {
  const { path } = await openPortal(transferList, signIn())
  const [add] = await screen.findAllByRole('button', { name: /^Add to a quote: Sedan/ })
  await userEvent.click(add as HTMLElement)
  return { dialog: await screen.findByRole('dialog', { name: 'New quote' }), path }
}
const choose = async (dialog: HTMLElement, id: string) =>
  userEvent.selectOptions(await within(dialog).findByRole('combobox', { name: 'Add to' }), id)
const add = async () => userEvent.click(await screen.findByRole('button', { name: 'Add 1 option' }))

test('an offer of a list joins an open quote, and its customer sees it at once', async () => {
  const known = openQuote()
  const { dialog, path } = await offerTransfer()
  await choose(dialog, known.id)
  const held = await within(dialog).findByRole('list', { name: 'Already in this quote' })
  expect(within(held).getAllByRole('listitem')).toHaveLength(known.options.length)
  expect(within(dialog).queryByRole('textbox', { name: 'Title' })).toBeNull()
  expect(within(dialog).getByText(/^Its page is open to the customer/)).toBeDefined()
  await add()
  await waitFor(() => expect(path()).toBe(`/user/quote/detail/${known.id}`))
  const now = quotes().get(known.id)
  expect(now?.options.map(({ id }) => id).slice(0, -1)).toEqual(known.options.map(({ id }) => id))
  expect(now?.options.at(-1)?.product).toBe('airport')
  expect(now).toMatchObject({ title: known.title, expire_time: known.expire_time, customer: known.customer })

  cleanup()
  await openPortal(`/quote/${known.token}`)
  const options = await screen.findByRole('list', { name: 'Options' })
  expect(within(options).getAllByRole('heading', { level: 2 }).at(-1)?.textContent).toMatch(
    /^Airport pick-up/,
  )
})

test('shows a quote that changed meanwhile as it is now, and adds the offer with a second click', async () => {
  const known = openQuote()
  const { dialog } = await offerTransfer()
  await choose(dialog, known.id)
  await within(dialog).findByRole('list', { name: 'Already in this quote' })
  quotes().put({ ...known, options: known.options.slice(0, 1), version: known.version + 1 })
  await add()
  expect(await within(dialog).findByText(/^This quote was changed meanwhile/)).toBeDefined()
  const held = within(dialog).getByRole('list', { name: 'Already in this quote' })
  expect(within(held).getAllByRole('listitem')).toHaveLength(1)
  expect(quotes().get(known.id)?.options).toHaveLength(1)
  await add()
  await waitFor(() => expect(quotes().get(known.id)?.options).toHaveLength(2))
})

test('a quote revoked meanwhile refuses in words, and its price is checked at its field', async () => {
  const known = openQuote()
  const { dialog } = await offerTransfer()
  await choose(dialog, known.id)
  await within(dialog).findByRole('list', { name: 'Already in this quote' })
  const price = within(dialog).getByRole('textbox', { name: /^Selling price of / })
  fireEvent.change(price, { target: { value: '0' } })
  await add()
  expect(await within(dialog).findByText('An amount above 0, with two decimals at most')).toBeDefined()
  fireEvent.change(price, { target: { value: '150.00' } })
  quotes().put({ ...known, state: 'revoked', version: known.version + 1 })
  await add()
  expect(await within(dialog).findByText(/^This quote is closed \(Revoked\)/)).toBeDefined()
  expect(quotes().get(known.id)?.options).toHaveLength(known.options.length)
})

test('without an open quote there is nothing to choose, and a full one cannot be chosen', async () => {
  const known = openQuote()
  for (const one of quotes().where(({ company_id, id }) => company_id === '1' && id !== known.id))
    quotes().put({ ...one, state: 'revoked' })
  const [option] = known.options
  if (!option) throw new Error('The quote has an option.')
  const full = Array.from({ length: 10 }, (_, nth) => ({ ...option, id: `${option.id}-${nth}` }))
  quotes().put({ ...known, options: full })
  const first = await offerTransfer()
  const select = await within(first.dialog).findByRole('combobox', { name: 'Add to' })
  const choices = within(select).getAllByRole<HTMLOptionElement>('option')
  expect(choices.map(({ disabled }) => disabled)).toEqual([false, true])
  expect(choices[1]?.textContent).toMatch(/\(full\)$/)
  cleanup()
  dropAllDrafts()
  quotes().put({ ...known, state: 'revoked' })
  const { dialog } = await offerTransfer()
  await within(dialog).findByRole('textbox', { name: 'Title' })
  await waitFor(() =>
    expect(mock.world.journal.list().filter(({ operation }) => operation === 'listQuotes')).toHaveLength(2),
  )
  expect(within(dialog).queryByRole('combobox', { name: 'Add to' })).toBeNull()
})

test('a new quote can be saved if the open ones cannot be loaded', async () => {
  mock.world.faults.add({ operation: 'listQuotes', status: 500 })
  const { dialog } = await offerTransfer()
  expect(await within(dialog).findByText(/^Your open quotes could not be loaded/)).toBeDefined()
  expect(within(dialog).getByRole('textbox', { name: 'Title' })).toBeDefined()
  mock.world.faults.clear()
  await userEvent.click(within(dialog).getByRole('button', { name: 'Try again' }))
  expect(await within(dialog).findByRole('combobox', { name: 'Add to' })).toBeDefined()
})
