import { afterEach, expect, test } from 'vitest'
import { createControl } from './control/client.ts'
import { mockForTests } from './node.ts'
import { forgetMocks, refusalsMet, renewWorlds } from './test-worlds.ts'

afterEach(forgetMocks)

test('A test does not see the bookings of another, and a member that it signed in stays known', () => {
  const mock = mockForTests()
  const { token } = mock.signIn('goldenland')
  const [start, orders] = [mock.world.clock.now(), mock.world.tables.order.size]
  const [order] = mock.world.tables.order.all()
  mock.world.clock.advance(60_000)
  mock.world.tables.order.remove(order?.id ?? '')

  renewWorlds()
  expect([mock.world.clock.now(), mock.world.tables.order.size]).toEqual([start, orders])
  expect(mock.world.tables.session.get(token)).toBeDefined()
  expect(mock.signIn('goldenland').token).toBe(token)
})

test('A mock whose test file has ended keeps its world', () => {
  const mock = mockForTests()
  forgetMocks()
  mock.world.clock.advance(60_000)
  const now = mock.world.clock.now()
  renewWorlds()
  expect(mock.world.clock.now()).toBe(now)
})

test('The refusals of a test are known after it, injected ones too, and forgotten with the next', async () => {
  const mock = mockForTests()
  mock.server.listen()
  const base = 'http://mock.test'
  await createControl({ baseUrl: base }).faults.add({
    operation: 'getWallet',
    code: 303,
    error_key: 'NEED_LOGIN',
  })
  const { token } = mock.signIn('goldenland')
  const ask = (path: string, headers: Record<string, string> = {}) => fetch(`${base}${path}`, { headers })
  await ask('/api/order/index')
  await ask('/api/wallet/summary', { 'ba-user-token': token })
  await ask('/api/index/index?requiredLogin=0')
  mock.server.close()
  expect(refusalsMet()).toEqual(['getWallet NEED_LOGIN', 'listOrders NEED_LOGIN'])
  renewWorlds()
  expect(refusalsMet()).toEqual([])
})
