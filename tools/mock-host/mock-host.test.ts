import { createServer, request } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type Running, startMock } from '../contract-check/servers.fixture.ts'
import { configuration } from './configuration.ts'
import { loadWorlds } from './load.ts'

describe('many worlds under load', () => {
  let mock: Running
  beforeAll(async () => {
    mock = await startMock()
  })
  afterAll(() => mock.stop())

  test('are apart on one mock', async () => {
    const { mixed, calls } = await loadWorlds({ address: mock.url, worlds: 8, atATime: 4 })
    expect(mixed).toEqual([])
    expect(calls).toBeGreaterThan(8 * 5)
  })

  test('are seen to be mixed by a host that leads two of them to one', async () => {
    const host = createServer((incoming, outgoing) => {
      const world = String(incoming.headers['x-mock-world']).replace(/-[1-9]$/, '-0')
      const { url, method, headers } = incoming
      const onward = request(`${mock.url}${url}`, { method, headers: { ...headers, 'x-mock-world': world } })
      onward.on('response', (answer) => {
        outgoing.writeHead(answer.statusCode ?? 502, answer.headers)
        answer.pipe(outgoing)
      })
      incoming.pipe(onward)
    })
    await new Promise<void>((done) => host.listen(0, '127.0.0.1', done))
    const address = `http://127.0.0.1:${(host.address() as AddressInfo).port}`
    const { mixed } = await loadWorlds({ address, worlds: 3, atATime: 1 })
    host.close()
    expect(mixed.length).toBeGreaterThan(0)
  })
})

test('nginx chooses the process by the world that header, query or cookie name, in this order', () => {
  const text = configuration({ listen: '127.0.0.1:4210', ports: [5001, 5002], folder: '/tmp/place' })
  expect(text).toContain('hash $mock_world consistent;')
  expect(text).toMatch(/server 127\.0\.0\.1:5001 .*\n\s+server 127\.0\.0\.1:5002 /)
  expect(text.indexOf('map $http_cookie')).toBeLessThan(text.indexOf('map $arg_world'))
  expect(text.indexOf('map $arg_world')).toBeLessThan(text.indexOf('map $http_x_mock_world'))
})
