import { mockForTests } from '@portal/mock-server/node'
import { screen, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openPortal } from '../../test/open-portal.tsx'

const mock = mockForTests()
beforeAll(() => mock.server.listen())
afterAll(() => mock.server.close())

const open = (more: object = {}) =>
  openPortal('/user/account/balance', { user: mock.signIn('golden_finance'), ...more })
const table = () => screen.findByRole('table', { name: 'Exchange rates' })

test('each rate has its source and its day, and the kyat has three of them', async () => {
  await open()
  const rows = within(await table())
    .getAllByRole('row')
    .slice(1)
  expect(rows.map(({ textContent }) => textContent)).toEqual([
    'USD in CNYUS dollar in Chinese yuan1 USD = 7.10 CNYOfficial rate2026-11-20',
    'USD in MMKUS dollar in Myanmar kyat1 USD = 2,100 MMKOfficial rate2026-11-20',
    'USD in MMKUS dollar in Myanmar kyat1 USD = 3,650 MMKBank online trading rate2026-11-20',
    'USD in MMKUS dollar in Myanmar kyat1 USD = 4,000 MMKMarket rate2026-11-20',
    'CNY in MMKChinese yuan in Myanmar kyat1 CNY = 514 MMKBank online trading rate2026-11-20',
  ])
})

test('rates that cannot be loaded can be tried again, without affecting the accounts', async () => {
  mock.world.faults.add({ operation: 'listCurrencies', code: 0, error_key: 'RATE_LIMITED' })
  await open()
  const failed = await screen.findByRole('alert')
  mock.world.faults.clear()
  await userEvent.click(within(failed).getByRole('button', { name: 'Try again' }))
  expect(within(await table()).getAllByRole('row')).toHaveLength(6)
})

test('a backend without rates has no such section', async () => {
  await open({ lacks: ['listCurrencies'] })
  await screen.findByRole('table', { name: 'Transactions' })
  expect(screen.queryByRole('heading', { name: 'Exchange rates' })).toBeNull()
})
