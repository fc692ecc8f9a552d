import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { callTimeouts, fileTimeout } from './deadline.ts'
import { type ApiPorts, connectApi } from './ports.ts'
import { type RequestConfig, request } from './request.ts'

/** A limit for what never comes, not for a machine that is busy; ms. */
const patience = 30_000

/** The clocks that were started, in order: how long each runs, and the end of it. */
let clocks: { ms: number; runOut: () => void }[] = []
/** Those of a time in which nothing moves. */
const idle = () => clocks.filter(({ ms }) => ms !== fileTimeout)
const nothing = () => {}

function connect(given: Partial<ApiPorts> = {}) {
  connectApi({
    baseUrl: () => '',
    language: () => 'en',
    token: () => null,
    text: (key) => key,
    notifyError: nothing,
    notifySuccess: nothing,
    overlay: { show: nothing, hide: nothing },
    sessionEnded: nothing,
    serverTime: nothing,
    ...given,
  })
}

beforeEach(() => {
  clocks = []
  connect()
  vi.spyOn(AbortSignal, 'timeout').mockImplementation((ms) => {
    const clock = new AbortController()
    clocks.push({ ms, runOut: () => clock.abort(new DOMException('late', 'TimeoutError')) })
    return clock.signal
  })
})
afterEach(() => {
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
})

const done = () => Response.json({ code: 1, msg: '', time: 0, data: { done: true } })
const form = () => {
  const data = new FormData()
  data.append('file', new Blob(['x']), 'x.png')
  return data
}

test.each<[string, RequestConfig, number]>([
  ['A call that reads', { url: '/api/order/index', method: 'GET' }, callTimeouts.read],
  ['A call that writes', { url: '/api/guest/save', method: 'POST', data: { name: 'A' } }, callTimeouts.write],
  [
    'A call that must not happen twice',
    { url: '/api/order/pay', method: 'POST', data: { client_ref: 'r' } },
    callTimeouts.money,
  ],
])('%s has a time of its own', async (_, config, ms) => {
  vi.stubGlobal('fetch', async () => done())
  await request(config)
  expect(clocks.map((clock) => clock.ms)).toEqual([ms])
  expect(callTimeouts.read < callTimeouts.write && callTimeouts.write < callTimeouts.money).toBe(true)
})

test('A download lasts as long as something comes in, however long that is, and no longer', async () => {
  let pieces: ReadableStreamDefaultController<Uint8Array> | undefined
  const body = new ReadableStream<Uint8Array>({ start: (given) => void (pieces = given) })
  vi.stubGlobal('fetch', async () => new Response(body, { headers: { 'content-type': 'application/pdf' } }))
  const file = request<File>({ url: '/api/voucher/download', method: 'GET', responseType: 'blob' })
  for (let piece = 0; piece < 5; piece += 1) {
    const before = clocks.length
    pieces?.enqueue(new Uint8Array(10))
    await vi.waitFor(() => expect(clocks.length).toBeGreaterThan(before), patience)
    // The clocks before this piece run out; only the last one counts.
    for (const { runOut } of idle().slice(0, -1)) runOut()
  }
  pieces?.close()
  expect((await file).size).toBe(50)
  expect(new Set(clocks.map(({ ms }) => ms))).toEqual(new Set([callTimeouts.file, fileTimeout]))
})

test('An answer that has begun and drips without end is given up when its time is over', async () => {
  const notices: string[] = []
  connect({ notifyError: (message) => void notices.push(message) })
  vi.stubGlobal(
    'fetch',
    async () => new Response(new ReadableStream({ start: (body) => body.enqueue(new Uint8Array([123])) })),
  )
  const read = request({ url: '/api/order/index', method: 'GET' }).catch((error: unknown) => error)
  await vi.waitFor(() => expect(clocks).toHaveLength(1), patience)
  clocks[0]?.runOut()
  expect(await read).toMatchObject({ kind: 'timeout' })
  expect(notices).toEqual(['networkRequestTimeout'])
})

test('Who leaves while an answer drips waits for it no longer, and hears nothing of it', async () => {
  const notices: string[] = []
  connect({ notifyError: (message) => void notices.push(message) })
  const leaving = new AbortController()
  let sent: AbortSignal | null | undefined
  vi.stubGlobal('fetch', async (_url: string, { signal }: RequestInit) => {
    sent = signal
    return new Response(new ReadableStream())
  })
  const read = request({ url: '/api/order/index', method: 'GET', signal: leaving.signal }).catch(
    (error: unknown) => error,
  )
  await vi.waitFor(() => expect(sent).toBeDefined(), patience)
  leaving.abort()
  expect(await read).toMatchObject({ name: 'AbortError' })
  expect([sent?.aborted, notices]).toEqual([true, []])
})

test('A file that comes byte by byte has an end all the same', async () => {
  let pieces: ReadableStreamDefaultController<Uint8Array> | undefined
  const body = new ReadableStream<Uint8Array>({ start: (given) => void (pieces = given) })
  vi.stubGlobal('fetch', async () => new Response(body, { headers: { 'content-type': 'application/pdf' } }))
  const file = request<File>({ url: '/api/voucher/download', method: 'GET', responseType: 'blob' }).catch(
    (error: unknown) => error,
  )
  for (let piece = 0; piece < 3; piece += 1) {
    const before = idle().length
    pieces?.enqueue(new Uint8Array(1))
    await vi.waitFor(() => expect(idle().length).toBeGreaterThan(before), patience)
  }
  clocks.find(({ ms }) => ms === fileTimeout)?.runOut()
  expect(await file).toMatchObject({ kind: 'timeout' })
})

test('An upload lasts as long as something goes out, and is given up where nothing moves', async () => {
  const sendFile = vi.fn(
    (_url: string, call: RequestInit, moved: () => void) =>
      new Promise<Response>((_, fail) => {
        for (let piece = 0; piece < 5; piece += 1) moved()
        call.signal?.addEventListener('abort', () => fail(call.signal?.reason))
      }),
  )
  connect({ sendFile })
  const sent = request({ url: '/api/ajax/upload', method: 'POST', data: form() }).catch(
    (error: unknown) => error,
  )
  expect(idle()).toHaveLength(6)
  for (const { runOut } of idle().slice(0, -1)) runOut()
  expect(sendFile.mock.calls[0]?.[1].signal?.aborted).toBe(false)
  idle().at(-1)?.runOut()
  expect(await sent).toMatchObject({ kind: 'timeout' })
})
