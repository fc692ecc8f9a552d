import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { describe, expect, test } from 'vitest'
import { answerCutter, load, requestBytes } from './load.ts'

describe('the load loop', () => {
  test('counts answers however the bytes are cut, with a length and chunked', () => {
    const entire = Buffer.from(
      'HTTP/1.1 200 OK\r\nContent-Length: 5\r\n\r\nhello' +
        'HTTP/1.1 404 Not Found\r\nTransfer-Encoding: chunked\r\n\r\n3\r\nabc\r\n0\r\n\r\n' +
        'HTTP/1.1 204 No Content\r\n\r\n',
    )
    for (const size of [1, 7, 50, entire.length]) {
      const cut = answerCutter()
      const statuses: number[] = []
      for (let at = 0; at < entire.length; at += size) statuses.push(...cut(entire.subarray(at, at + size)))
      expect(statuses, `cut into pieces of ${size}`).toEqual([200, 404, 204])
    }
  })

  test('sends the body with its length in bytes', () => {
    const text = requestBytes(80, { method: 'POST', path: '/x', body: '仰光' }).toString()
    expect(text).toContain('content-length: 6\r\n')
    expect(text.endsWith('\r\n\r\n仰光')).toBe(true)
  })

  test('sends the requests in turn', async () => {
    const paths = new Set<string | undefined>()
    const server = createServer((request, answer) => {
      paths.add(request.url)
      answer.end('yes')
    })
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
    const shots = ['/a', '/b', '/c'].map((path) => ({ method: 'GET', path }) as const)
    await load((server.address() as AddressInfo).port, shots, 0.2, 2)
    await new Promise((resolve) => server.close(resolve))
    expect([...paths].sort()).toEqual(['/a', '/b', '/c'])
  })

  test('measures a server and tells refusals apart', async () => {
    const server = createServer((_, answer) => answer.writeHead(404).end('no'))
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
    const { port } = server.address() as AddressInfo
    const { rate, refused } = await load(port, [{ method: 'GET', path: '/' }], 0.2, 2)
    await new Promise((resolve) => server.close(resolve))
    expect(rate).toBeGreaterThan(0)
    expect(refused).toBeGreaterThan(0)
  })
})
