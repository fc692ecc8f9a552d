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
const hotel = (id: number) => `/hotel/detail/${id}?check_in=2026-12-12&check_out=2026-12-14&nationality=CN`
const drafts = () => mock.world.tables.draft.where(({ selection }) => selection.includes('quote_items'))
const press = async (name: string | RegExp) => userEvent.click(await screen.findByRole('button', { name }))
const bar = () => screen.findByRole('group', { name: 'Open quote' })
const field = (dialog: HTMLElement, name: RegExp) =>
  within(dialog).getByRole<HTMLInputElement>('textbox', { name })

async function begin() {
  await openPortal(hotel(1001), signIn())
  const [box] = await screen.findAllByRole('checkbox', { name: /^Compare or quote: / })
  fireEvent.click(box as HTMLElement)
  await press('Add to a quote')
  return screen.findByRole('dialog', { name: 'New quote' })
}

test('R2.129 a quote keeps title, customer and prices while the search goes on, also on other pages and after a reload', async () => {
  const dialog = await begin()
  const names = { title: /^Title/, customer: /^Customer(?!’)/, price: /^Selling price of / }
  fireEvent.change(field(dialog, names.title), { target: { value: 'Trip of May' } })
  fireEvent.change(field(dialog, names.customer), { target: { value: 'Li Na' } })
  fireEvent.change(field(dialog, names.price), { target: { value: '4321.00' } })
  await press('Keep searching')
  expect((await bar()).textContent).toMatch(/Trip of May · Li Na.*1 option.*4,321\.00/)
  await waitFor(() => expect(drafts()).toHaveLength(1))

  cleanup()
  dropAllDrafts()
  await openPortal('/car/list', signIn())
  expect((await bar()).textContent).toMatch(/Trip of May · Li Na.*1 option.*4,321\.00/)
  await press('Back to the quote')
  const again = await screen.findByRole('dialog', { name: 'New quote' })
  expect([names.title, names.customer, names.price].map((name) => field(again, name).value)).toEqual([
    'Trip of May',
    'Li Na',
    '4321.00',
  ])
})

test('R2.129 a quote that was left waits among the drafts, and the next offer begins another one', async () => {
  await begin()
  await press('Keep searching')
  await waitFor(() => expect(drafts()).toHaveLength(1))
  await waitFor(async () =>
    expect(within(await bar()).getByRole('button', { name: 'Leave the quote' })).toHaveProperty(
      'disabled',
      false,
    ),
  )
  await press('Leave the quote')
  await waitFor(() => expect(screen.queryByRole('group', { name: 'Open quote' })).toBeNull())

  cleanup()
  dropAllDrafts()
  await begin()
  expect(await screen.findByRole('button', { name: 'Save the quote of 1 option' })).toBeDefined()
  await press('Keep searching')
  await waitFor(() => expect(drafts()).toHaveLength(2))
})

test('R2.121 the mark-up box shows only a mark-up that the prices have, and each price says its own', async () => {
  const dialog = await begin()
  const [box, price] = [field(dialog, /^Mark-up on /), field(dialog, /^Selling price of /)]
  expect(box.value).toBe('')
  fireEvent.change(box, { target: { value: '12' } })
  await press('Apply to all')
  expect(box.value).toBe('12')
  expect(within(dialog).getByText(/^Net price \+ 12%$/)).toBeDefined()
  fireEvent.change(price, { target: { value: '99999' } })
  expect(box.value).toBe('')
  expect(within(dialog).queryByText(/^Net price \+ 12%$/)).toBeNull()
})
