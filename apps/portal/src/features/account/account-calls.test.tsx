import { mockForTests } from '@portal/mock-server/node'
import { screen } from '@testing-library/react'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { openPortal } from '../../test/open-portal.tsx'

const mock = mockForTests()
const calls = new Set<string>()
beforeAll(() => {
  mock.server.listen()
  mock.server.events.on('request:start', ({ request }) => {
    calls.add(`${request.method} ${new URL(request.url).pathname}`)
  })
})
beforeEach(() => calls.clear())
afterAll(() => mock.server.close())

test('R7.28 The login page asks checkIn for the available ways before anybody signs in', async () => {
  await openPortal('/user/login?type=register')
  await screen.findByRole('button', { name: 'Send code' })
  expect(calls).toContain('GET /api/user/checkIn')
  expect(calls).not.toContain('POST /api/user/checkIn')
})

test.each([
  ['overview', 'Last seven days', ['GET /api/wallet/summary']],
  ['profile', 'Alerts', ['GET /api/account/preference']],
  ['integral', 'Points', ['GET /api/account/integral']],
  ['balance', 'Balance and Credit', ['GET /api/wallet/summary', 'GET /api/wallet/ledger']],
])(
  'R7.28 The page account/%s gets its data from calls of the account or the wallet',
  async (page, name, expected) => {
    await openPortal(`/user/account/${page}`, { user: mock.signIn('goldenland') })
    await screen.findByRole('heading', { name })
    await screen.findByRole('navigation', { name: 'Member menu' })
    for (const call of expected) expect(calls).toContain(call)
  },
)
