import { mockForTests } from '@portal/mock-server/node'
import { act, screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { openPortal } from '../../test/open-portal.tsx'
import { savedFiles } from '../../test/page.ts'

const mock = mockForTests()
const saved = savedFiles()

beforeEach(() => mock.server.listen())
afterEach(() => mock.server.close())

const openMonth = async (persona: 'goldenland' | 'jadecredit' | 'golden_viewer', query = '') => ({
  ...(await openPortal(`/user/bill/month${query}`, { user: mock.signIn(persona) })),
  user: userEvent.setup(),
})

const rowOf = async (name: string) => {
  const cell = await screen.findByText(name)
  return cell.closest('tr') as HTMLElement
}

test('R6.110 A month shows each figure with count and sum, and leads to its list', async () => {
  await openMonth('jadecredit', '?month=2026-11')
  const bills = await rowOf('Bills, outstanding')
  expect(bills.textContent).toMatch(/CNY\s[\d,]+\.\d\d/)
  expect(within(bills).getByRole('link').getAttribute('href')).toBe('/user/bill/details?period=2026-11')
  const uninvoiced = within(await rowOf('Not invoiced yet'))
  expect(uninvoiced.getByRole('link').getAttribute('href')).toBe(
    '/user/invoice/apply?date_from=2026-11-01&date_to=2026-11-30',
  )
  const invoices = within(await rowOf('Invoices issued'))
  expect(invoices.getByRole('link').getAttribute('href')).toBe(
    '/user/invoice/details?date_from=2026-11-01&date_to=2026-11-30',
  )
})

test('R6.110 What is still open says what to do, and how many orders lose the right to an invoice', async () => {
  const { user } = await openMonth('goldenland', '?month=2026-10')
  const row = await rowOf('Not invoiced yet')
  expect(row.textContent).toMatch(/bookings?, CNY\s[\d,.]+, loses? the right to an invoice within 7 days/)
  await user.click(screen.getByRole('link', { name: 'Next month' }))
  await waitFor(() => expect(screen.getByRole('group', { name: 'Month' }).textContent).toBe('2026-11'))
  expect(screen.getByRole('link', { name: 'Next month' }).getAttribute('aria-disabled')).toBe('true')
})

test('R6.110 The month begins with the closing balance of the month before', async () => {
  const { user } = await openMonth('jadecredit', '?month=2026-10')
  const closing = () => within(screen.getByRole('table', { name: 'Opening and closing balance' }))
  await screen.findByRole('table', { name: 'Opening and closing balance' })
  const before = closing().getAllByRole('row').at(1)?.lastElementChild?.textContent
  await user.click(screen.getByRole('link', { name: 'Next month' }))
  await waitFor(() => expect(screen.getByRole('group', { name: 'Month' }).textContent).toBe('2026-11'))
  await waitFor(() => expect(closing().getAllByRole('row').at(1)?.children[1]?.textContent).toBe(before))
})

test('R6.110 Who may not see the ledger is told so', async () => {
  await openMonth('golden_viewer')
  expect(await screen.findByText('You do not have permission to see the books of the company')).toBeDefined()
})

test('R6.110 Who sees only the own orders is told so, without a vain retry', async () => {
  const [member] = mock.world.tables.member.where(({ username }) => username === 'goldenland')
  if (!member) throw new Error('There is no such member.')
  mock.world.tables.member.put({ ...member, data_scope: 'own' })
  await openMonth('goldenland', '?month=2026-10')
  expect(await screen.findByText('You do not have permission to see the books of the company')).toBeDefined()
  expect(screen.queryByRole('button', { name: 'Retry' })).toBeNull()
})

test('R6.111 The statement of the month is saved in one press', async () => {
  const { user } = await openMonth('goldenland', '?month=2026-10')
  await user.click(await screen.findByRole('button', { name: 'Statement (PDF)' }))
  expect(await screen.findByText('ledger-2026-10-01-2026-10-31.pdf has been saved')).toBeDefined()
  expect(saved.map(({ name }) => name)).toEqual(['ledger-2026-10-01-2026-10-31.pdf'])
})

test('R6.112 A month with open items is closed with a reason, named so, and reopened with a reason', async () => {
  const { user } = await openMonth('goldenland', '?month=2026-10')
  await user.click(await screen.findByRole('button', { name: 'Close the month' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Close 2026-10' }))
  expect(dialog.getByText(/^Not invoiced yet · \d+ · CNY/)).toBeDefined()
  await user.click(dialog.getByRole('button', { name: 'Close the month' }))
  expect(await dialog.findByRole('textbox', { name: 'Reason', description: 'Required' })).toBeDefined()
  await user.type(dialog.getByRole('textbox', { name: 'Reason' }), 'Invoices follow')
  await user.click(dialog.getByRole('button', { name: 'Close the month' }))
  expect(await screen.findByText('This month is closed')).toBeDefined()
  expect(screen.getByText(/^Closed by .*: Invoices follow$/)).toBeDefined()
  await user.click(screen.getByRole('button', { name: 'Reopen the month' }))
  const again = within(await screen.findByRole('dialog', { name: 'Reopen 2026-10' }))
  await user.type(again.getByRole('textbox', { name: 'Reason' }), 'A bill was missing')
  await user.click(again.getByRole('button', { name: 'Reopen the month' }))
  expect(await screen.findByText(/^Reopened by .*: A bill was missing$/)).toBeDefined()
  expect(screen.queryByText('This month is closed')).toBeNull()
})

test('R6.112 A running month needs a reason, and its dialog stays when a colleague closes it', async () => {
  const { user, queryClient } = await openMonth('goldenland', '?month=2026-11')
  await user.click(await screen.findByRole('button', { name: 'Close the month' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Close 2026-11' }))
  expect(dialog.getByText('This month has not ended')).toBeDefined()
  expect(dialog.getByRole('textbox', { name: 'Reason' })).toBeDefined()
  const [member] = mock.world.tables.member.where(({ username }) => username === 'goldenland')
  if (!member) throw new Error('There is no such member.')
  const operator = { id: member.id, nickname: 'Thiri Aung' }
  const step = { month: '2026-11', closed: true, time: 1_795_000_000, operator, reason: 'Early', last: {} }
  mock.world.tables.month_end.put({ id: member.company_id, steps: [step] })
  await act(() => queryClient.invalidateQueries())
  expect(await screen.findByText('This month is closed')).toBeDefined()
  expect(screen.getByRole('dialog', { name: 'Close 2026-11' })).toBeDefined()
})

test('R6.113 All documents of the month are saved as one ZIP', async () => {
  const { user } = await openMonth('goldenland', '?month=2026-10')
  await user.click(await screen.findByRole('button', { name: 'All documents (ZIP)' }))
  await screen.findByRole('button', { name: /^Preparing/ })
  act(() => mock.world.clock.advance(30_000))
  const name = 'month-2026-10-2026-11-21.zip'
  expect(await screen.findByText(`${name} has been saved`)).toBeDefined()
  expect(saved.map((file) => file.name)).toEqual([name])
})
