import { beforeEach, describe, expect, test } from 'vitest'
import { createMock, type Mock } from '../mock.ts'
import { program } from '../program.ts'
import { edgeRequest, send } from '../testing/plain-program.ts'
import { createControl } from './client.ts'

const own = {
  companies: [{ name_en: 'Harbour Travel', username: 'harbour', opening_balance: 5000, credit_limit: '900' }],
  hotels: [{ name_en: 'Lotus Court', name_zh: '莲苑酒店', city: 'yangon', star: 4, base_cny: 460 }],
  guests: [{ company_id: '501', full_name: 'MYA THANDA' }],
}

function controlOf(mock: Mock) {
  const direct = async (url: string, init: RequestInit & { headers: Record<string, string> }) => {
    const { headers, body, method } = init
    const answer = await mock.handle(
      edgeRequest(url, { method: method ?? 'GET', headers, token: null, ...(body ? { body } : {}) }),
    )
    return new Response(answer.body as string, { status: answer.status })
  }
  return createControl({ fetch: direct as typeof fetch })
}

let mock = createMock(program)
let control = controlOf(mock)
beforeEach(() => {
  mock = createMock(program)
  control = controlOf(mock)
})

const hotel = (id: string) => send(mock, `/api/hotel/detail?id=${id}`, { token: null })
const as = async (persona: string) => ({ token: (await control.session(persona)).token })

describe('own data of a world', () => {
  test('An own hotel is found, read and sold; what its row leaves out is drawn from the seed', async () => {
    await control.data.load(own)
    const { json } = await hotel('9001')
    expect(json.data.hotel).toMatchObject({ id: '9001', name: '莲苑酒店', star: 4, city: 'yangon' })
    const found = await send(mock, '/api/hotel/suggest?quickSearch=lotus%20court', await as('goldenland'))
    expect(JSON.stringify(found.json.data)).toContain('"9001"')
    expect((await control.verdict()).findings).toEqual([])
  })

  test('The owner of an own company signs in, has its money and its guests, and the ledger is right', async () => {
    await control.data.load(own)
    const owner = await as('harbour')
    const guests = await send(mock, '/api/guest/index', owner)
    expect(guests.json.data.list.map((one: { full_name: string }) => one.full_name)).toEqual(['MYA THANDA'])
    const check = await send(mock, '/api/wallet/selfCheck', owner)
    expect(check.json).toMatchObject({ code: 1 })
    expect(JSON.stringify((await send(mock, '/api/wallet/summary', owner)).json.data)).toContain('5000.00')
    expect((await control.verdict()).findings).toEqual([])
  })

  test('The same seed, start and file give the same bytes in another mock', async () => {
    await control.data.load(own)
    const first = (await hotel('9001')).response.body
    mock = createMock(program, { data: await control.data.read() })
    expect((await hotel('9001')).response.body).toBe(first)
  })

  test('A file with an error loads nothing, and the world goes on', async () => {
    await control.data.load(own)
    await control.clock.advance(1000)
    const before = await control.snapshot()
    await expect(
      control.data.loadFile('kind,name_en,city\nhotel,A,yangon\nhotel,B,atlantis'),
    ).rejects.toThrow(/^row 3, city: .*\nNothing was loaded\.$/)
    await expect(control.data.load({ hotels: [{}] })).rejects.toThrow(/^hotels\[0\], name_en: /)
    expect(await control.snapshot()).toEqual(before)
  })

  test('A scenario, a world made again and a snapshot keep it; null removes it', async () => {
    expect((await control.data.load(own)).data).toEqual({ hotels: 1, guests: 1, companies: 1 })
    const kept = async () => (await hotel('9001')).json.code === 1
    await control.scenario('empty_account')
    expect(await kept()).toBe(true)
    await control.worlds.make({ id: 'main', seed: 3 })
    expect(await kept()).toBe(true)
    const snapshot = JSON.parse(JSON.stringify(await control.snapshot()))
    expect((await control.data.load(null)).data).toBeNull()
    expect(await kept()).toBe(false)
    await control.restore(snapshot)
    expect(await kept()).toBe(true)
    const damaged = structuredClone(snapshot)
    damaged.settings.data.hotels[0].city = 'atlantis'
    await expect(control.restore(damaged)).rejects.toThrow(/settings\.data has hotels\[0\], city/)
  })

  test('One world has it, and no other; a mock with a file gives it to every new world', async () => {
    await control.worlds.make({ id: 'a', data: own })
    expect([(await control.in('a').world()).data?.hotels, (await control.world()).data]).toEqual([1, null])
    mock = createMock(program, { data: await control.in('a').data.read() })
    control = controlOf(mock)
    expect((await control.worlds.make({ id: 'b' })).data?.companies).toBe(1)
    expect((await control.worlds.make({ id: 'c', data: null })).data).toBeNull()
    expect((await control.worlds.make({ id: 'c' })).data).toBeNull()
  })
})
