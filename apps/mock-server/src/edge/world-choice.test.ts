import { flatten } from '@portal/api-client/contract'
import { expect, test } from 'vitest'
import { createMock } from '../mock.ts'
import { program } from '../program.ts'
import { bookStay, payOrder, readOrder } from '../testing/hotel-journey.ts'
import { send } from '../testing/plain-program.ts'
import type { RealMock } from '../testing/real-mock.ts'

/** A member in the world `anna` of a server, who is the first to name that world. */
async function memberOfAnna(ticking: boolean) {
  const time = { real: 0 }
  const mock = createMock(program, { ticking, hostTime: () => time.real })
  const headers = { 'x-mock-world': 'anna' }
  const { json } = await send(mock, '/__mock/session', { headers, body: { persona: 'goldenland' } })
  const world = mock.worlds.get('anna')
  if (!world) throw new Error('The world anna was not opened.')
  const call = { token: json.token, headers: { ...headers, 'think-lang': 'en' } }
  const member: RealMock = {
    mock,
    world,
    get: async (path, query = {}) =>
      (await send(mock, `${path}?${new URLSearchParams(flatten(query))}`, call)).json,
    post: async (path, body) => (await send(mock, path, { ...call, body })).json,
  }
  return { member, time }
}

test('In a world opened by its name on a ticking server, a paid order is confirmed after a while', async () => {
  const { member, time } = await memberOfAnna(true)
  const order = await bookStay(member)
  await payOrder(member, order)
  time.real += 15_000
  expect(await readOrder(member, order.booking_id)).toMatchObject({ order_status: 'confirmed' })
})

test('On a server whose clock is stopped, the clock of a world opened by its name is stopped too', async () => {
  const { member, time } = await memberOfAnna(false)
  time.real += 15_000
  await member.get('/api/common/currency')
  expect(member.world.clock.now()).toBe(member.world.clock.start)
})

test('A created world has a stopped clock unless it is asked to tick, also on a ticking server', async () => {
  const mock = createMock(program, { ticking: true })
  const made = async (body: object) => (await send(mock, '/__mock/worlds', { body })).json.mode
  expect(await made({ id: 'quiet' })).toBe('frozen')
  expect(await made({ id: 'ticking', ticking: true })).toBe('ticking')
})
