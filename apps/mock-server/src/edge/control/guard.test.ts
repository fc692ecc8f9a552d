import { describe, expect, test } from 'vitest'
import { edgeRequest, plainMock, send, type TestCall } from '../../testing/plain-program.ts'

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

describe('who may steer a mock', () => {
  test.each(['localhost:4210', '127.0.0.1:4210', '127.8.0.1', '[::1]:4210', 'portal.localhost:5173'])(
    'This machine under its own name %s',
    async (host) => {
      expect(await steer({ ...json, host })).toEqual({ status: 200, error: null })
    },
  )

  test.each(['evil.example', 'localhost.evil.example', '127.0.0.1.nip.io:4210', '192.168.1.7', 'a b', ''])(
    'Nobody under the name %j, which may lead here and belong to a stranger',
    async (host) => {
      const { status, error } = await steer({ ...json, host })
      expect(status).toBe(403)
      expect(error).toContain('--control-host')
      expect((await steer({ ...json, host }, {}, { method: 'GET' })).status).toBe(403)
    },
  )

  test('Another host where the server was set so', async () => {
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
    'There is no call named %s',
    async (name) => {
      const mock = plainMock()
      for (const method of ['GET', 'POST']) {
        const { status } = await mock.handle(edgeRequest(`/__mock/${name}`, { method, headers: json }))
        expect(status).toBe(404)
      }
      expect((await mock.handle(edgeRequest('/__mock/worlds', { method: 'constructor' }))).status).toBe(404)
    },
  )
})
