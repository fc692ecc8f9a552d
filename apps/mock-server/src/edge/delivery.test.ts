import type { AddressInfo } from 'node:net'
import { getResponse } from 'msw'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { createListener } from '../server/listener.ts'
import { plainMock } from '../testing/plain-program.ts'
import type { FaultRule } from '../world/fault-rule.ts'
import { fetchHandlers } from './fetch-handlers.ts'

const mock = plainMock()
const listener = createListener(mock)
const handlers = fetchHandlers(mock)
const page = 'http://page.test'
let host = ''

beforeAll(async () => {
  listener.listen(0, '127.0.0.1')
  await new Promise((done) => listener.once('listening', done))
  host = `http://127.0.0.1:${(listener.address() as AddressInfo).port}`
})
afterAll(() => {
  listener.close()
  listener.closeAllConnections()
})

/** Reads an answer piece by piece, until its end or the break. */
async function readBody(response: Response) {
  let text = ''
  let pieces = 0
  try {
    for await (const piece of response.body as unknown as AsyncIterable<Uint8Array>) {
      text += new TextDecoder().decode(piece)
      pieces += 1
    }
    return { text, pieces, broken: false }
  } catch {
    return { text, pieces, broken: true }
  }
}

const path = '/api/common/currency'

const inPage = async () => {
  const response = await getResponse(handlers, new Request(`${page}${path}`))
  if (!response) throw new Error('Nobody answers.')
  return response
}

describe.each([
  ['HTTP', () => fetch(`${host}${path}`)],
  ['the handlers of the page', inPage],
] as const)('a body over %s', (_, call) => {
  const get = async (rule?: Partial<FaultRule>) => {
    if (rule) mock.worlds.get()?.faults.add({ operation: 'listCurrencies', times: 1, ...rule })
    const response = await call()
    return { status: response.status, ...(await readBody(response)) }
  }

  test('It drips in pieces, and is complete at the end', async () => {
    const whole = await get()
    const rate = Math.ceil(whole.text.length * 4)
    const dripped = await get({ bytes_per_second: rate })
    expect(dripped.text).toBe(whole.text)
    expect([whole.pieces, dripped.broken]).toEqual([1, false])
    expect(dripped.pieces).toBeGreaterThan(1)
  })

  test('It breaks off after some bytes, and the caller gets exactly these', async () => {
    const whole = await get()
    expect(await get({ cut_after: 7 })).toMatchObject({
      status: 200,
      text: whole.text.slice(0, 7),
      broken: true,
    })
    expect(await get({ cut_after: 0 })).toMatchObject({ status: 200, text: '', broken: true })
    expect(await get({ cut_after: 7, bytes_per_second: 100 })).toMatchObject({
      text: whole.text.slice(0, 7),
      broken: true,
    })
  })

  test('A body that is shorter arrives whole', async () => {
    expect(await get({ cut_after: 1_000_000 })).toEqual(await get())
  })
})
