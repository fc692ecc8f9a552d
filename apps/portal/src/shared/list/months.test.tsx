import { mockForTests } from '@portal/mock-server/node'
import { screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openPortal } from '../../test/open-portal.tsx'

const mock = mockForTests()
beforeAll(() => mock.server.listen())
afterAll(() => mock.server.close())

const open = (path: string) => openPortal(path, { user: mock.signIn('jadecredit'), language: 'en' })
const months = async (name: RegExp = /^Month$/) => within(await screen.findByRole('group', { name }))

test.each([
  '/user/order/all',
  '/user/order/list',
  '/user/account/balance',
  '/user/bill/apply',
  '/user/invoice/apply',
  '/user/invoice/details',
  '/user/manage/adminLog',
])('R6.123 %s shows last month at one press, and any time at the next', async (page) => {
  const { path } = await open(page)
  const user = userEvent.setup()
  await user.click((await months()).getByRole('button', { name: 'Last month' }))
  await waitFor(() => expect(path()).toContain('date_from=2026-10-01&date_to=2026-10-31'))
  await user.click((await months()).getByRole('button', { name: 'Last month', pressed: true }))
  await waitFor(() => expect(path()).not.toContain('date_'))
})

test('R6.123 Bills are shown by month', async () => {
  const { path } = await open('/user/bill/details')
  const user = userEvent.setup()
  await user.click((await months(/^Month of service/)).getByRole('button', { name: 'This month' }))
  await waitFor(() => expect(path()).toBe('/user/bill/details?period=2026-11'))
  await user.selectOptions((await months(/^Month of service/)).getByLabelText('Choose a month'), '2026-09')
  await waitFor(() => expect(path()).toBe('/user/bill/details?period=2026-09'))
})

test('A month takes the place of a period that is counted from today, and keeps the other filters', async () => {
  const { path } = await open('/user/order/all?date_span=next_7&order_status=confirmed&date_field=check_in')
  await userEvent.click((await months()).getByRole('button', { name: 'This month' }))
  await waitFor(() => expect(path()).not.toContain('date_span'))
  for (const kept of ['order_status=confirmed', 'date_field=check_in', 'date_from=2026-11-01'])
    expect(path()).toContain(kept)
})
