import { beforeAll, describe, expect, test } from 'vitest'
import { createMock, type Mock } from '../mock.ts'
import { program } from '../program.ts'
import { replay } from '../replay.ts'
import { edgeRequest } from '../testing/plain-program.ts'
import { playJourney, type Transport } from '../testing/trace.ts'
import type { Trace, TraceWorld } from './har.ts'
import { BadTrace, readTrace } from './read-har.ts'

const direct =
  (mock: Mock): Transport =>
  async ({ method, url, headers, body }) => {
    const given = { host: '127.0.0.1:4200', referer: 'http://127.0.0.1:4200/hotel/list?page=1', ...headers }
    const answer = await mock.handle(
      edgeRequest(url, { method, headers: given, token: null, ...(body === null ? {} : { body }) }),
    )
    const bytes = typeof answer.body === 'string' ? new TextEncoder().encode(answer.body) : answer.body
    return {
      status: answer.status,
      type: answer.headers['content-type'] ?? null,
      bytes: bytes ?? new Uint8Array(),
    }
  }

/** A journey in a ticking world, recorded from its middle on, as read from a file. */
async function recorded(): Promise<string> {
  let time = 0
  const mock = createMock(program, { ticking: true, hostTime: () => (time += 30) })
  await playJourney(direct(mock), 'main', async () => {
    await mock.handle(
      edgeRequest('/__mock/trace/begin', { method: 'POST', token: null, body: { world: 'main' } }),
    )
  })
  return JSON.stringify(mock.recorder.trace('main'))
}

let file: string
beforeAll(async () => {
  file = await recorded()
})

/** The trace with a change. */
function changed(change: (trace: Trace) => void): Trace {
  const trace = readTrace(file)
  change(trace)
  return trace
}
const worldOf = (trace: Trace) => trace.log._world as TraceWorld
const at = (trace: Trace, operation: string) =>
  trace.log.entries.findIndex((entry) => entry._operation === operation)

describe('a recorded session', () => {
  test('of a world with own data, an edited answer and a preferred example gets the same bytes again', async () => {
    const mock = createMock(program)
    const post = (path: string, body: object) =>
      mock.handle(edgeRequest(`/__mock/${path}`, { method: 'POST', token: null, body }))
    const get = (url: string, headers: Record<string, string> = {}) =>
      mock.handle(edgeRequest(url, { token: null, headers }))
    const rows = (name: string) => ({ data: { hotels: [{ name_en: name, city: 'yangon' }] } })
    await post('data', rows('Lotus Court'))
    await post('trace/begin', { world: 'main' })
    await get('/api/hotel/detail?id=9001')
    await post('data', rows('Other Court'))
    await get('/api/hotel/detail?id=9001')
    await get('/api/order/index', { prefer: 'example=page' })
    await post('faults', { operation: 'listCurrencies', data: { list: [], rates: [] }, forced: true })
    await get('/api/common/currency')
    const trace = readTrace(JSON.stringify(mock.recorder.trace('main')))
    expect((await replay(trace, worldOf(trace))).departure).toBeNull()
    expect(trace.log.entries.map(({ response }) => response.content.text)).toEqual([
      expect.stringContaining('Lotus Court'),
      expect.anything(),
      expect.stringContaining('Other Court'),
      expect.stringContaining('"order_status"'),
      expect.anything(),
      expect.stringContaining('"rates":[]'),
    ])
  })

  test('gets the same bytes again from another mock, documents included', async () => {
    const trace = readTrace(file)
    const { calls, departure } = await replay(trace, worldOf(trace))
    expect(departure).toBeNull()
    expect(calls).toBe(trace.log.entries.length)
    expect(trace.log.entries.length).toBeGreaterThan(40)
    expect(trace.log.entries.some(({ response }) => response.content.encoding === 'base64')).toBe(true)
  })

  test('lists its calls in order with operation, caller, page and whether they changed anything', () => {
    const { log } = readTrace(file)
    expect(log.entries.find(({ _operation }) => _operation === 'payOrder')).toMatchObject({
      request: { method: 'POST', url: 'http://127.0.0.1:4200/api/order/pay' },
      _member: 'goldenland',
      pageref: 'page_1',
    })
    expect(log.pages).toMatchObject([{ id: 'page_1', title: '/hotel/list?page=1' }])
    const reads = log.entries.filter(({ _operation }) => _operation === 'getOrder')
    expect(reads.map(({ _changed }) => _changed)).toEqual(reads.map(() => false))
    expect(log.entries.some(({ _operation, _changed }) => _operation === 'payOrder' && _changed)).toBe(true)
  })

  test('leaves out calls that only read the world', () => {
    const urls = readTrace(file).log.entries.map(({ request }) => request.url)
    expect(urls.some((url) => url.includes('/__mock/clock/advance'))).toBe(true)
    expect(urls.filter((url) => /__mock\/(peek|verdict|trace)/.test(url))).toEqual([])
  })

  test('stops at its first difference', async () => {
    const trace = changed(({ log }) => {
      const entry = log.entries.find(({ _operation }) => _operation === 'getWallet')
      if (entry)
        entry.response.content.text =
          entry.response.content.text?.replace(/"amount":"[^"]+"/, '"amount":"0.07"') ?? ''
    })
    const { departure, calls } = await replay(trace, worldOf(trace))
    expect(departure).toMatchObject({
      index: at(trace, 'getWallet'),
      entry: { _operation: 'getWallet' },
      expected: '"0.07"',
    })
    expect(departure?.pointer).toMatch(/^\/data\/.+\/amount$/)
    expect(departure?.got).not.toBe('"0.07"')
    expect(calls).toBe(at(trace, 'getWallet') + 1)
  })

  test('of another seed differs', async () => {
    const trace = readTrace(file)
    const { begin, ...world } = worldOf(trace)
    const settings = { ...begin.settings, seed: 2 }
    expect((await replay(trace, { ...world, begin: { ...begin, settings } })).departure).not.toBeNull()
  })

  test('differs in the bytes of a changed document', async () => {
    const trace = changed(({ log }) => {
      const entry = log.entries.find(({ _operation }) => _operation === 'downloadVoucher')
      if (entry) entry.response.content.text = btoa('%PDF-1.7 another')
    })
    expect((await replay(trace, worldOf(trace))).departure).toMatchObject({
      entry: { _operation: 'downloadVoucher' },
      pointer: '(bytes)',
    })
  })
})

describe('a file that is no trace', () => {
  test.each([
    ['{', /^It is not valid JSON .*npm start -- --record FILE/],
    ['[]', /^It is no HTTP archive \(HAR 1\.2\)/],
    ['{"log":{"version":"1.2","entries":[]}}', /log\.entries/],
  ])('%s', (text, sentence) => {
    expect(() => readTrace(text)).toThrow(sentence)
  })

  test.each<[string, (entry: Record<'request' | 'response', Record<string, object>>) => void, RegExp]>([
    [
      'without a body',
      (entry) => Reflect.deleteProperty(entry.response.content ?? {}, 'text'),
      /^entry 2 \([A-Z]+ \/api\/.+\): response\.content\.text: .*Save all as HAR with content/,
    ],
    [
      'without a status',
      (entry) => Reflect.deleteProperty(entry.response, 'status'),
      /^entry 2 \(.+\): response\.status: .*Record it again/,
    ],
    [
      'without an address',
      (entry) => Reflect.set(entry.request, 'url', 'nowhere'),
      /^entry 2 \(.+ nowhere\): request\.url: /,
    ],
    [
      'without its clock',
      (entry) => Reflect.deleteProperty(entry, '_now'),
      /^entry 2 \(.+\): _now, the clock of its world, is missing/,
    ],
  ])('%s is named by its entry', (_, spoil, sentence) => {
    const value = JSON.parse(file)
    spoil(value.log.entries[1])
    expect(() => readTrace(JSON.stringify(value))).toThrow(BadTrace)
    expect(() => readTrace(JSON.stringify(value))).toThrow(sentence)
  })

  test('of an older version of the mock says so', () => {
    const value = JSON.parse(file)
    value.log._world.begin.version = 1
    expect(() => readTrace(JSON.stringify(value))).toThrow(/log\._world\.begin .* its version is 1 and not/)
  })
})
