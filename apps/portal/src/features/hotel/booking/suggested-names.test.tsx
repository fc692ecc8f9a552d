import { mockForTests } from '@portal/mock-server/node'
import { screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openHotelBooking } from '../../../test/open-hotel-booking.ts'

const mock = mockForTests()
beforeAll(() => mock.server.listen())
afterAll(() => mock.server.close())

test('R3.83 Typing a name suggests people of the guest book, with age and document, and fills the chosen one', async () => {
  const { guest: book } = mock.world.tables
  const [known] = book.where(({ company_id, saved_by }) => company_id === '1' && saved_by === '101')
  if (!known) throw new Error('The guest book is empty.')
  const child = {
    ...known,
    id: 'gs-1-900',
    full_name: 'ZAW LINLIN',
    name_local: null,
    birthday: '2015-05-01',
  }
  book.put({ ...child, doc_type: 'passport', doc_no: 'MA112233' })
  book.put({ ...child, id: 'gs-1-901', birthday: '1980-05-01' })
  await openHotelBooking(mock.signIn('goldenland'), { hotel: '1001', plan: /Flexible/ })
  const field = await screen.findByRole('combobox', { name: 'Full name, room 1, Adult 1' })
  await userEvent.type(field, 'zaw lin')
  const list = await screen.findByRole('listbox', { name: 'Guest book' })
  await waitFor(() => expect(within(list).getAllByRole('option')).toHaveLength(2))
  const young = within(list).getByRole('option', { name: /2015-05-01/ })
  expect(young.textContent).toMatch(/Passport .*2233/)
  expect(young.textContent).toMatch(/age\b/i)
  expect(within(list).getByRole('option', { name: /1980-05-01/ }).textContent).not.toMatch(/age\b/i)

  // Nothing typed is lost, and Enter without a choice chooses nobody.
  await userEvent.keyboard('{Escape}')
  await waitFor(() => expect(screen.queryByRole('listbox')).toBeNull())
  expect(field).toHaveProperty('value', 'zaw lin')
  await userEvent.type(field, 'l')
  await screen.findAllByRole('option')
  const grown = (await screen.findAllByRole('option')).findIndex((one) => /1980/.test(one.textContent ?? ''))
  await userEvent.keyboard('{ArrowDown}'.repeat(grown + 1))
  await userEvent.keyboard('{Enter}')
  expect(field).toHaveProperty('value', 'ZAW LINLIN')
  expect(screen.getByText(/born 1980-05-01, 46 years old/)).toBeDefined()
  expect(screen.queryByRole('listbox')).toBeNull()
})
