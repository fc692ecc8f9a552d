import { describe, expect, test } from 'vitest'
import { edgeRequest, plainMock, send } from '../testing/plain-program.ts'

const json = { 'content-type': 'application/json' }
const long = 'x'.repeat(20_000)

const ask = async (path: string, body: unknown = {}, headers: Record<string, string> = {}) => {
  const mock = plainMock()
  const { status, json: answer } = await send(mock, `/__mock/${path}`, {
    method: 'POST',
    headers: { ...json, ...headers },
    body,
    token: null,
  })
  return { status, error: String(answer?.error), mock }
}

const look = async (path: string, headers: Record<string, string> = {}) => {
  const { status, json: answer } = await send(plainMock(), `/__mock/${path}`, {
    method: 'GET',
    headers,
    token: null,
  })
  return { status, error: String(answer?.error) }
}

describe('the refusal of a wrong member', () => {
  test.each<[path: string, member: string, body: object]>([
    ['worlds', 'id', { id: '..' }],
    ['worlds', 'id', { id: '' }],
    ['worlds', 'seed', { seed: 1.5 }],
    ['worlds', 'start', { start: 'yesterday' }],
    ['worlds', 'scenario', { scenario: 'none' }],
    ['worlds', 'bogus', { bogus: 1 }],
    ['worlds/delete', 'world', { world: '../x' }],
    ['restore', 'snapshot', {}],
    ['restore', 'id', { snapshot: {}, id: 'a b' }],
    ['clock/advance', 'ms', { ms: -1 }],
    ['clock/advance', 'to', { to: 946_684_800_000 }],
    ['clock/advance', 'to', { to: 'tomorrow' }],
    ['clock/advance', 'to: an instant', { to: '2026-11-22' }],
    ['clock/advance', 'world', { ms: 1, world: '' }],
    ['clock/advance', 'bogus', { ms: 1, bogus: 1 }],
    ['jobs/run', 'kind', { kind: 5, subject: 'x' }],
    ['faults', 'operation', { operation: 'constructor', status: 500 }],
    ['faults', 'error_key', { operation: '*', code: 0, error_key: 'SYSTEM_BUSY' }],
    ['faults', 'error_key', { operation: '*', code: 0, error_key: 'constructor' }],
    ['faults', 'error_key', { operation: '*', status: 500, error_key: 'NOT_FOUND' }],
    ['faults', 'code', { operation: '*', code: 1 }],
    ['faults', 'latency', { operation: '*', latency: 600_001 }],
    ['faults/clear', 'id', { id: 5 }],
    ['session', 'persona', {}],
    ['supplier/confirm', 'booking_id', {}],
  ])('%s names %s', async (path, member, body) => {
    const { status, error, mock } = await ask(path, body)
    expect([status, error]).toEqual([400, expect.stringContaining(member)])
    expect(mock.worlds.list().length).toBeLessThanOrEqual(1)
  })

  test.each<[path: string, body: object]>([
    ['worlds', { id: long }],
    ['worlds', { scenario: long }],
    ['worlds', { [long]: 1 }],
    ['worlds', Object.fromEntries(Array.from({ length: 500 }, (_, nth) => [`member_${nth}`, 1]))],
    ['worlds/delete', { world: long }],
    ['restore', { snapshot: { version: long } }],
    ['restore', { snapshot: { begun: long } }],
    ['scenario', { scenario: long }],
    ['jobs/run', { kind: long, subject: long }],
    ['faults', { operation: long, status: 500 }],
    ['faults', { operation: 'nothing', status: 500 }],
    ['faults', { operation: '*', code: 0, error_key: long }],
    ['session', { persona: long }],
    ['supplier/confirm', { booking_id: long }],
    [`supplier/${long}`, { booking_id: 'x' }],
    [long, {}],
  ])('%.20s repeats no more than the beginning of a long text', async (path, body) => {
    const { status, error } = await ask(path, body)
    expect(status).toBeGreaterThanOrEqual(400)
    expect(status).toBeLessThan(500)
    expect(error.length).toBeLessThan(700)
  })

  test.each<[path: string, headers: Record<string, string>]>([
    [`world?world=${long}`, {}],
    ['world', { 'x-mock-world': long }],
    ['world', { cookie: `mock-world=${long}` }],
    [`peek/captcha?id=${long}`, {}],
    [`journal/call?seq=${long}`, {}],
    ['journal/call?seq=-1', {}],
    ['journal/call', {}],
    ['world', { host: `${long}.example` }],
    ['world', { host: 'localhost', origin: `https://${long}` }],
  ])('GET %.20s does so as well', async (path, headers) => {
    const { status, error } = await look(path, headers)
    expect([400, 403, 404]).toContain(status)
    expect(error.length).toBeLessThan(400)
    expect(error).not.toBe('undefined')
  })
})

describe('a control call by another method', () => {
  test.each([
    ['GET', 'clock/advance', 'POST, OPTIONS'],
    ['HEAD', 'supplier/confirm', 'POST, OPTIONS'],
    ['POST', 'snapshot', 'GET, HEAD, OPTIONS'],
    ['PUT', 'worlds', 'GET, POST, HEAD, OPTIONS'],
    ['DELETE', 'world/', 'GET, HEAD, OPTIONS'],
    ['constructor', 'faults', 'GET, POST, HEAD, OPTIONS'],
  ])('%s %s: 405 with the allowed methods', async (method, name, allow) => {
    const answer = await plainMock().handle(edgeRequest(`/__mock/${name}`, { method, headers: json }))
    expect([answer.status, answer.headers.allow]).toEqual([405, allow])
  })

  test.each(['/__mock/nothing', '/__mockXhealth', '/__mock', '/__mock/supplier', '/__mock/supplier/'])(
    '%s is no call for any method',
    async (path) => {
      for (const method of ['GET', 'POST', 'PUT'])
        expect((await plainMock().handle(edgeRequest(path, { method, headers: json }))).status).toBe(404)
    },
  )
})
