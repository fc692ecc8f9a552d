import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { plainMock } from '../testing/plain-program.ts'
import { createListener } from './listener.ts'

const mock = plainMock()
const server = createListener(mock)
let address = ''
beforeAll(async () => {
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
  address = `http://127.0.0.1:${(server.address() as AddressInfo).port}/__mock/`
})
afterAll(() => void server.close())

async function post(path: string, body: unknown) {
  const headers = { 'content-type': 'application/json' }
  const answer = await fetch(address + path, { method: 'POST', headers, body: JSON.stringify(body) })
  return { status: answer.status, error: ((await answer.json()) as { error?: string }).error }
}

const megabytes = (count: number) => 'x'.repeat(count * 1024 * 1024)

test('A snapshot of several megabytes is restored', async () => {
  const snapshot = mock.worlds.snapshot('main')
  const message = { id: '1', time: snapshot?.now, channel: 'email', target: 'a', event: 'b', code: null }
  const sent = [{ ...message, text: megabytes(8) }]
  expect(await post('restore', { snapshot: { ...snapshot, sent }, id: 'large' })).toMatchObject({
    status: 200,
  })
  expect(mock.worlds.get('large')?.sent[0]?.text).toHaveLength(8 * 1024 * 1024)
})

test('A body above the limit of its call is refused with the limit', async () => {
  const { status, error } = await post('scenario', { scenario: megabytes(1) })
  expect(status).toBe(413)
  expect(error).toContain('1048576 bytes')
})
