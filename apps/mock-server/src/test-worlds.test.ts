import { afterEach, expect, test } from 'vitest'
import { mockForTests } from './node.ts'
import { forgetMocks, renewWorlds } from './test-worlds.ts'

afterEach(forgetMocks)

test('What one test has booked or used up is not there for the next, and a member it has signed in stays known', () => {
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
