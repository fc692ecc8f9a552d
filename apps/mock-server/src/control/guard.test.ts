import { describe, expect, test } from 'vitest'
import { edgeRequest, plainMock, send, type TestCall } from '../testing/plain-program.ts'
import { accessRefusal } from './guard.ts'

const json = { 'content-type': 'application/json' }
const steer = async (headers: Record<string, string>, options = {}, call: TestCall = {}) => {
  const mock = plainMock({}, options)
  const answer = await send(mock, '/__mock/worlds', {
    method: 'POST',
    body: '{}',
    ...call,
    headers,
    token: null,
  })
  return { status: answer.status, error: answer.json?.error ?? null }
}

describe('access to the control calls', () => {
  test.each(['localhost:4210', '127.0.0.1:4210', '127.8.0.1', '[::1]:4210', 'portal.localhost:5173'])(
    'This machine is allowed under its own name %s',
    async (host) => {
      expect(await steer({ ...json, host })).toEqual({ status: 200, error: null })
    },
  )

  test.each(['evil.example', 'localhost.evil.example', '127.0.0.1.nip.io:4210', '192.168.1.7', 'a b', ''])(
    'The foreign name %j is refused, even if it leads to this machine',
    async (host) => {
      const { status, error } = await steer({ ...json, host })
      expect(status).toBe(403)
      expect(error).toContain('--control-host')
      expect((await steer({ ...json, host }, {}, { method: 'GET' })).status).toBe(403)
    },
  )

  test('Another host is allowed where the server is started with its name', async () => {
    const allowed = { controlHosts: ['mock.example'] }
    expect((await steer({ ...json, host: 'mock.example:4210' }, allowed)).status).toBe(200)
    expect((await steer({ ...json, host: 'other.example' }, allowed)).status).toBe(403)
    const origin = 'https://mock.example'
    expect((await steer({ ...json, host: 'localhost', origin }, allowed)).status).toBe(200)
  })

  test.each([
    ['http://localhost:5173', 200],
    ['https://portal.example', 200],
    ['https://evil.example', 403],
    ['http://localhost.evil.example', 403],
    ['null', 403],
    ['file://', 403],
  ])('A page of %s: %i', async (origin, wanted) => {
    const { status } = await steer(
      { ...json, host: 'localhost', origin },
      { origin: 'https://portal.example' },
    )
    expect(status).toBe(wanted)
  })

  test('An image or link of another site can neither read nor create a world', async () => {
    const mock = plainMock()
    const headers = { host: 'localhost:4210', 'sec-fetch-site': 'cross-site' }
    const { status } = await send(mock, '/__mock/world?world=evil', { method: 'GET', headers, token: null })
    expect(status).toBe(403)
    const follow = { ...headers, 'sec-fetch-mode': 'navigate', 'sec-fetch-dest': 'document' }
    expect((await send(mock, '/__mock/world', { method: 'GET', headers: follow, token: null })).status).toBe(
      403,
    )
    expect(mock.worlds.get('evil')).toBeUndefined()
    const access = { hosts: [], origin: null }
    const asked = (given: Record<string, string>) => ({
      method: 'GET',
      header: (name: string) => given[name] ?? null,
    })
    expect(accessRefusal(asked(follow), access, true)).toBeNull()
    expect(accessRefusal(asked(headers), access, true)).toMatchObject({ status: 403 })
  })

  test.each(['same-origin', 'same-site', 'none'])(
    'A request that comes from %s is answered',
    async (site) => {
      expect((await steer({ ...json, host: 'localhost', 'sec-fetch-site': site })).status).toBe(200)
    },
  )

  test('A configured portal of another site is allowed', async () => {
    const origin = 'https://portal.example'
    const headers = { ...json, host: 'localhost', origin, 'sec-fetch-site': 'cross-site' }
    expect((await steer(headers, { origin })).status).toBe(200)
  })

  test.each([
    ['text/plain', 415],
    ['application/x-www-form-urlencoded', 415],
    ['multipart/form-data; boundary=x', 415],
    ['application/jsonp', 415],
    ['', 415],
    ['application/json; charset=utf-8', 200],
  ])('A body sent as %j: %i', async (type, wanted) => {
    const answer = await steer({ 'content-type': type, host: 'localhost' })
    expect(answer.status).toBe(wanted)
  })

  test('A mock inside a page, which no network reaches', async () => {
    expect((await steer({ ...json, origin: 'https://demo.example' })).status).toBe(200)
  })

  test.each(['constructor', 'toString', '__proto__', 'hasOwnProperty/'])(
    'No call is named %s',
    async (name) => {
      const mock = plainMock()
      for (const method of ['GET', 'POST']) {
        const { status } = await mock.handle(edgeRequest(`/__mock/${name}`, { method, headers: json }))
        expect(status).toBe(404)
      }
    },
  )
})
