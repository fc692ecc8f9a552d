import { mockForTests } from '@portal/mock-server/node'
import { screen, waitFor } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openPortal } from '../../test/open-portal.tsx'

const mock = mockForTests()
beforeAll(() => mock.server.listen())
afterAll(() => mock.server.close())

const days = 'date_from=2026-12-01&date_to=2026-01-02'
const open = (path: string, language: 'en' | 'zh-cn' = 'en') =>
  openPortal(path, { user: mock.signIn('jadecredit'), language })
const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }))
const english = /The end date \(.*2 Jan 2026\) is before the start date \(.*1 Dec 2026\)/
const chinese = /结束日期（2026年1月2日.*）早于开始日期（2026年12月1日.*）/

test.each([
  ['/user/order/list', 'en', english],
  ['/user/car-order/list', 'zh-cn', chinese],
  ['/user/bill/apply', 'en', english],
  ['/user/invoice/apply', 'en', english],
  ['/user/account/balance', 'zh-cn', chinese],
  ['/user/manage/adminLog', 'en', english],
  ['/user/order/all', 'en', english],
  ['/user/order/report', 'en', english],
] as const)('%s says that its last day lies before its first', async (path, language, sentence) => {
  await open(`${path}?${days}`, language)
  expect(await screen.findByText(sentence)).toBeDefined()
})

test('R2.215 The list says which day is wrong, and offers no second try', async () => {
  await open(`/user/order/list?${days}`)
  expect(await screen.findByText('The last day must not be before the first')).toBeDefined()
  expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull()
})

test('The days can be swapped, and nothing else in the URL changes', async () => {
  const { path } = await open(`/user/order/list?order_status=confirmed&${days}`)
  await press('Swap the dates')
  await waitFor(() => expect(path()).toContain('date_from=2026-01-02'))
  expect(path()).toContain('date_to=2026-12-01')
  expect(path()).toContain('order_status=confirmed')
  await waitFor(() => expect(screen.queryByText(english)).toBeNull())
})

test('The days can be cleared', async () => {
  const { path } = await open(`/user/order/list?keyword=H26&${days}`)
  await press('Clear the dates')
  await waitFor(() => expect(path()).not.toContain('date_'))
  expect(path()).toContain('keyword=H26')
})

test('A relative period replaces reversed dates', async () => {
  await open(`/user/order/list?date_span=this_month&${days}`)
  expect(await screen.findByRole('button', { name: /Search/ })).toBeDefined()
  expect(screen.queryByText(english)).toBeNull()
})
