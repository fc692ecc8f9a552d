import { act, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { openPortal } from '../../test/open-portal.tsx'
import { type OrderMock, orderMock } from '../../test/order-mock.ts'
import { savedFiles } from '../../test/page.ts'

let mock: OrderMock
const saved = savedFiles()

beforeEach(() => {
  mock = orderMock()
  mock.server.listen()
})
afterEach(() => mock.server.close())

test('Saves the filtered movements as a file, with all pages', async () => {
  const user = userEvent.setup()
  await openPortal('/user/account/balance?account=credit&type=charge&date_from=2026-10-01&page=2', {
    user: mock.signIn('pacificusd'),
  })
  await user.click(await screen.findByRole('button', { name: 'Export' }))
  await user.click(await screen.findByRole('menuitem', { name: /^CSV/ }))
  await screen.findByRole('button', { name: /^Preparing/ })
  const [asked] = mock.callsTo('/api/wallet/ledgerExport')
  expect(Object.fromEntries(new URLSearchParams(asked?.query))).toEqual({
    account: 'credit',
    'type[0]': 'charge',
    date_from: '2026-10-01',
    format: 'csv',
  })
  act(() => mock.world.clock.advance(30_000))
  expect(await screen.findByText(/^credit-ledger-2026-11-21\.csv has been saved$/)).toBeDefined()
  expect(saved.map(({ name }) => name)).toEqual(['credit-ledger-2026-11-21.csv'])
})
