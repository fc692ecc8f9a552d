import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { createControl } from '../control/client.ts'
import { createMock } from '../mock.ts'
import { program } from '../program.ts'
import { createListener } from '../server/listener.ts'

const listener = createListener(createMock(program, { strict: true }))
let base = ''
beforeAll(async () => {
  listener.listen(0, '127.0.0.1')
  await new Promise((done) => listener.once('listening', done))
  base = `http://127.0.0.1:${(listener.address() as AddressInfo).port}`
})
afterAll(() => {
  listener.close()
  listener.closeAllConnections()
})

const worlds = ['red', 'green', 'blue']
const stay = {
  check_in: '2026-12-10',
  check_out: '2026-12-12',
  rooms: [{ adults: 1, child_ages: [] }],
  nationality: 'MM',
}

/** Letters only, which every rule for names allows. */
const guestName = (world: string, client: number) =>
  `${world} client ${String.fromCharCode(97 + Math.floor(client / 26), 97 + (client % 26))}`.toUpperCase()

function clientOf(world: string, token: string) {
  const headers = { 'x-mock-world': world, 'ba-user-token': token, 'content-type': 'application/json' }
  // oxlint-disable-next-line typescript/no-explicit-any -- answers of several shapes
  return async (path: string, body?: object): Promise<any> => {
    const init = body ? { method: 'POST', headers, body: JSON.stringify(body) } : { headers }
    return ((await (await fetch(`${base}${path}`, init)).json()) as { data: unknown }).data
  }
}

/** Books a stay as one of many clients of a world; answers the booking id. */
async function bookAs(world: string, client: number, token: string): Promise<string> {
  const call = clientOf(world, token)
  const { rooms } = await call('/api/hotel/rates', { ...stay, hotel_id: '1001' })
  const { rate_key, total_price } = rooms[0].rates[0]
  const { order } = await call('/api/hotel/book', {
    client_ref: crypto.randomUUID(),
    rate_key,
    accepted_total: total_price,
    guests: [{ room_index: 1, full_name: guestName(world, client), type: 'adult', is_lead: true }],
    contact: { person: 'Chen Hui', phone: '+959123456789' },
  })
  return order.booking_id
}

describe('isolation', () => {
  test('Fifty clients in three worlds at once never see an order of another world', async () => {
    const control = createControl({ baseUrl: base })
    const tokens = new Map<string, string>()
    for (const id of worlds) {
      await control.worlds.make({ id })
      tokens.set(id, (await control.in(id).session('newleaf')).token)
    }
    const clients = Array.from({ length: 50 }, (_, client) => ({ client, world: worlds[client % 3] ?? '' }))
    const booked = await Promise.all(
      clients.map(({ client, world }) => bookAs(world, client, tokens.get(world) ?? '')),
    )
    for (const world of worlds) {
      const own = booked.filter((_, client) => worlds[client % 3] === world)
      expect(new Set(own).size).toBe(own.length)
      const { list, total } = await clientOf(
        world,
        tokens.get(world) ?? '',
      )('/api/order/index?keyword=CLIENT&limit=100')
      expect(total).toBe(own.length)
      expect(list.map((order: { booking_id: string }) => order.booking_id).sort()).toEqual([...own].sort())
      expect(
        JSON.stringify(list)
          .match(/\b(RED|GREEN|BLUE) CLIENT/g)
          ?.every((name) => name.startsWith(world.toUpperCase())),
      ).toBe(true)
      expect(await control.in(world).verdict()).toEqual({ clean: true, findings: [] })
    }
  })

  test('A session of one world is unknown in another', async () => {
    const control = createControl({ baseUrl: base })
    for (const id of ['one', 'two']) await control.worlds.make({ id, seed: id.length + id.charCodeAt(0) })
    const { token } = await control.in('one').session('goldenland')
    expect((await clientOf('one', token)('/api/order/counts')).all).toBeGreaterThanOrEqual(0)
    expect((await clientOf('two', token)('/api/order/counts')).error_key).toBe('NEED_LOGIN')
  })
})
