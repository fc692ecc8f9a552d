import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { sendFile } from './send-file.ts'

/** A connection that the test plays. */
class Wire extends EventTarget {
  static last: Wire
  upload = new EventTarget()
  responseURL = ''
  status = 200
  statusText = 'OK'
  responseText = '{"code":1}'
  sent: unknown[] = []
  open = (...call: string[]) => this.sent.push(...call)
  setRequestHeader = (...header: string[]) => this.sent.push(header.join(': '))
  getResponseHeader = () => 'application/json'
  send = (body: unknown) => this.sent.push(body)
  abort = () => this.dispatchEvent(new Event('abort'))
  say = (event: string) => this.dispatchEvent(new Event(event))

  constructor() {
    super()
    Wire.last = this
  }
}
beforeEach(() => void vi.stubGlobal('XMLHttpRequest', Wire))
afterEach(() => vi.unstubAllGlobals())

const body = new FormData()
const call = { method: 'POST', headers: { server: 'true' }, body }

test('A file is sent with the headers of the call, and each piece that is sent is reported', async () => {
  const moved = vi.fn()
  const answer = sendFile('/api/ajax/upload', call, moved)
  expect(Wire.last.sent).toEqual(['POST', '/api/ajax/upload', 'server: true', body])
  Wire.last.upload.dispatchEvent(new Event('progress'))
  Wire.last.upload.dispatchEvent(new Event('progress'))
  expect(moved).toHaveBeenCalledTimes(2)
  Wire.last.say('load')
  const { status, headers } = await answer
  expect([status, headers.get('content-type')]).toEqual([200, 'application/json'])
  expect(await (await answer).json()).toEqual({ code: 1 })
})

test('A redirect is reported and not taken for the answer', async () => {
  const answer = sendFile('/api/ajax/upload', call, () => {})
  Wire.last.responseURL = 'https://elsewhere.example.com/login'
  Wire.last.say('load')
  expect((await answer).status).toBe(302)
})

test('A connection that is lost fails as a call without an answer does', async () => {
  const answer = sendFile('/api/ajax/upload', call, () => {})
  Wire.last.say('error')
  await expect(answer).rejects.toThrow(TypeError)
})

test('Who gives up ends it on the wire, with the reason given', async () => {
  const stop = new AbortController()
  const answer = sendFile('/api/ajax/upload', { ...call, signal: stop.signal }, () => {})
  stop.abort(new DOMException('late', 'TimeoutError'))
  await expect(answer).rejects.toThrow('late')
  const late = sendFile('/api/ajax/upload', { ...call, signal: stop.signal }, () => {})
  await expect(late).rejects.toThrow('late')
  expect(Wire.last.sent).not.toContain(body)
})
