import { mockForTests } from '@portal/mock-server/node'
import { screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { dropAllDrafts } from '../../../shared/form/form-drafts.ts'
import { openHotelBooking } from '../../../test/open-hotel-booking.ts'
import { openPortal } from '../../../test/open-portal.tsx'
import { write } from '../../../test/page.ts'

const mock = mockForTests()
beforeAll(() => mock.server.listen())
beforeEach(dropAllDrafts)
afterAll(() => mock.server.close())

const guests = ['room 1, Adult 1', 'room 1, Adult 2', 'room 1, Child 1 (age 5)', 'room 2, Adult 1']
const fieldOf = (guest: string) => screen.getByRole('combobox', { name: `Full name, ${guest}` })
const place = () => userEvent.click(screen.getByRole('button', { name: 'Place order' }))
const lastOrder = () => mock.world.tables.order.all().at(-1)

/** A form of which everything is filled in. */
async function filledForm() {
  await screen.findByRole('combobox', { name: 'Full name, room 1, Adult 1' })
  for (const [index, guest] of guests.entries()) write(fieldOf(guest), `GUEST ${'ABCD'[index]}`)
}

async function openBooking(plan = /Flexible/) {
  const user = mock.signIn('goldenland')
  const portal = await openHotelBooking(user, { hotel: '1001', plan })
  await screen.findByRole('combobox', { name: 'Full name, room 1, Adult 1' })
  const address = new URL(portal.path(), location.origin).searchParams
  return { user, ...portal, address, rate_key: address.get('rate_key') ?? '' }
}

/** A quote of this company with one option, which offers the rate. */
function quoteOf(rate_key: string, booking_id: string | null = null) {
  const [seeded] = mock.world.tables.quote.where(
    ({ company_id, options }) => company_id === '1' && options[0]?.product === 'hotel',
  )
  const [option] = seeded?.options ?? []
  if (!seeded || !option) throw new Error('The seed holds no quote of a hotel.')
  const options = [{ ...option, id: 'o-1', key: rate_key, checked: null, booking_id }]
  const expire_time = Math.floor(mock.world.clock.now() / 1000) + 86_400
  mock.world.tables.quote.put({
    ...seeded,
    id: 'q-1',
    state: 'sent',
    expire_time,
    options,
    chosen_option_ids: [],
  })
}

/** Opens the same booking again as it is reached from the quote. */
async function fromQuote({ user, address }: Awaited<ReturnType<typeof openBooking>>) {
  for (const [name, value] of [
    ['quote_id', 'q-1'],
    ['quote_option_id', 'o-1'],
    ['ref', crypto.randomUUID()],
  ] as const)
    address.set(name, value)
  const portal = await openPortal(`/hotel/booking?${address.toString()}`, { user })
  await filledForm()
  return portal
}

test('Asks before an option that already has an order is booked again: names the order, and can book without the quote', async () => {
  const first = await openBooking()
  quoteOf(first.rate_key, 'H2611210007')
  first.view.unmount()
  const { path } = await fromQuote(first)
  await place()
  const dialog = within(await screen.findByRole('dialog', { name: 'This cannot be the order of the quote' }))
  expect(dialog.getByText('This option of the quote already has its order: H2611210007')).toBeDefined()
  await userEvent.click(dialog.getByRole('button', { name: 'Go back and check' }))
  expect(fieldOf('room 1, Adult 1')).toHaveProperty('value', 'GUEST A')
  await place()
  await userEvent.click(await screen.findByRole('button', { name: 'Book without the quote' }))
  await waitFor(() => expect(path()).toMatch(/^\/user\/order\/detail\/H\d{10}$/))
  expect(lastOrder()?.quote_id).toBeNull()
  expect(mock.world.tables.quote.get('q-1')?.options[0]?.booking_id).toBe('H2611210007')
})

test('Warns before another rate than the option’s is booked, and links a rate of the option to its order', async () => {
  const other = await openBooking(/Non-refundable/i)
  other.view.unmount()
  const first = await openBooking()
  quoteOf(other.rate_key)
  first.view.unmount()
  const refused = await fromQuote(first)
  await place()
  expect(
    await screen.findByText('This is not what the option of the quote offers, so it cannot be its order'),
  ).toBeDefined()
  refused.view.unmount()
  dropAllDrafts()
  quoteOf(first.rate_key)
  const { path } = await fromQuote(first)
  await place()
  await waitFor(() => expect(path()).toMatch(/^\/user\/order\/detail\/H\d{10}$/))
  expect(mock.world.tables.quote.get('q-1')?.options[0]?.booking_id).toBe(lastOrder()?.id)
})

test('Says when the draft is gone; the input stays and can be booked without it', async () => {
  const { router, path } = await openBooking()
  write(fieldOf('room 1, Adult 1'), 'GUEST DRAFT')
  await router.navigate({ to: '/' })
  const draft = await waitFor(() => {
    const [found] = mock.world.tables.draft.where(({ form }) => form.includes('GUEST DRAFT'))
    if (!found) throw new Error('Nothing was saved yet.')
    return found
  })
  dropAllDrafts()
  await router.navigate({ to: '/user/draft/list' })
  const links = await screen.findAllByRole('link', { name: draft.title })
  await userEvent.click(links.find((link) => link.getAttribute('href')?.includes(draft.id)) as HTMLElement)
  await filledForm()
  mock.world.tables.draft.remove(draft.id)
  await place()
  const dialog = within(await screen.findByRole('dialog', { name: 'The draft cannot be booked' }))
  expect(dialog.getByText('This draft is gone, or is not shared with you any more')).toBeDefined()
  await userEvent.click(dialog.getByRole('button', { name: 'Book without the draft' }))
  await waitFor(() => expect(path()).toMatch(/^\/user\/order\/detail\/H\d{10}$/))
  expect(lastOrder()?.draft_id).toBeNull()
})
