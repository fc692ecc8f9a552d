import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { getClickCaptcha } from '../generated/hooks/verification/verification.ts'
import { ApiError, isRefusal } from './api-error.ts'
import { callTimeouts } from './deadline.ts'
import { connectApi } from './ports.ts'
import { request } from './request.ts'

const seen = {
  errors: [] as string[],
  successes: [] as string[],
  sessions: [] as ApiError[],
  times: [] as number[],
  overlay: 0,
  overlayShown: 0,
}
let token: string | null = null
let base = 'https://api.example'

beforeEach(() => {
  Object.assign(seen, { errors: [], successes: [], sessions: [], times: [], overlay: 0, overlayShown: 0 })
  token = null
  base = 'https://api.example'
  connectApi({
    baseUrl: () => base,
    language: () => 'zh-cn',
    token: () => token,
    text: (key, values) => (key === 'addressError' ? `${key} ${values?.['url']}` : key),
    notifyError: (message) => seen.errors.push(message),
    notifySuccess: (message) => seen.successes.push(message),
    overlay: {
      show: () => {
        seen.overlay += 1
        seen.overlayShown += 1
      },
      hide: () => {
        seen.overlay -= 1
      },
    },
    sessionEnded: (error) => seen.sessions.push(error),
    serverTime: (seconds) => seen.times.push(seconds),
  })
})

afterEach(() => {
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

/** Answers every call with what `answer` gives and keeps what was sent. */
function serve(answer: () => Response | Promise<Response>) {
  const sent: { url: string; init: RequestInit }[] = []
  vi.stubGlobal('fetch', (url: string, init: RequestInit) => {
    sent.push({ url, init })
    return Promise.resolve().then(answer)
  })
  return sent
}

const envelope = (code: number, msg = '', data: unknown = { id: 7 }) =>
  Response.json({ code, msg, time: 1_795_226_400, data })
const order = { url: '/api/order/detail', method: 'GET', params: { id: 'H2611210007' } }
const failure = async (call: Promise<unknown>) => (await call.catch((error: unknown) => error)) as ApiError

describe('what every call sends', () => {
  test('R7.01 every call goes to the configured base address', async () => {
    const sent = serve(() => envelope(1))
    await request(order)
    expect(sent[0]?.url).toBe('https://api.example/api/order/detail?id=H2611210007')
  })

  test('R7.02 R7.04 language and the server header go with every call', async () => {
    const sent = serve(() => envelope(1))
    await request(order)
    expect(sent[0]?.init.headers).toMatchObject({ 'think-lang': 'zh-cn', server: 'true' })
  })

  test('R7.03 the token goes along when there is one, and no such header when there is none', async () => {
    const sent = serve(() => envelope(1))
    await request(order)
    token = 'secret'
    await request(order)
    token = ''
    await request(order)
    expect(sent[0]?.init.headers).not.toHaveProperty('ba-user-token')
    expect(sent[1]?.init.headers).toMatchObject({ 'ba-user-token': 'secret' })
    expect(sent[2]?.init.headers).not.toHaveProperty('ba-user-token')
  })

  test('a form is sent as it is, without a type of ours; everything else as JSON', async () => {
    const sent = serve(() => envelope(1))
    const form = new FormData()
    await request({ url: '/api/any/file', method: 'POST', data: form })
    await request({ url: '/api/any/thing', method: 'POST', data: { id: 'H1' } })
    expect([sent[0]?.init.body, sent[0]?.init.headers]).toEqual([
      form,
      { 'think-lang': 'zh-cn', server: 'true' },
    ])
    expect(sent[1]?.init.body).toBe('{"id":"H1"}')
    expect(sent[1]?.init.headers).toMatchObject({ 'content-type': 'application/json' })
  })

  test('a call outlives its page where it asks to, and its body is small enough for browsers', async () => {
    const sent = serve(() => envelope(1))
    const save = (content: string) => ({ url: '/api/draft/save', method: 'POST', data: { content } })
    await request(save('a'))
    await request(save('a'), { keepalive: true })
    await request(save('a'.repeat(60_000)), { keepalive: true })
    expect(sent.map(({ init }) => init.keepalive === true)).toEqual([false, true, false])
  })

  test('a refusal is known by its reason and by no other', async () => {
    serve(() => envelope(0, 'No', { error_key: 'RATE_EXPIRED' }))
    const error = await failure(request(order))
    expect([isRefusal(error, 'RATE_EXPIRED'), isRefusal(error, 'NOT_FOUND')]).toEqual([true, false])
    expect(isRefusal(new Error('RATE_EXPIRED'), 'RATE_EXPIRED')).toBe(false)
  })

  test('a refusal names what is wrong with each field, and every other failure names nothing', async () => {
    const fields = { 'guests[0].full_name': ['Too long'] }
    serve(() => envelope(0, 'No', { error_key: 'FIELDS', fields }))
    expect(await failure(request(order))).toMatchObject({ errorKey: 'FIELDS', fields, unreadable: null })
    serve(() => Promise.reject(new TypeError('Failed to fetch')))
    expect(await failure(request(order))).toMatchObject({ errorKey: null, fields: {}, unreadable: null })
  })

  test('what of an answer could not be read stays with the failure', () => {
    const unreadable = { call: 'GET /api/index/index', field: 'data.userInfo.id', expected: 'a number' }
    const details = { code: 1, status: 200, url: '', data: null, unreadable }
    expect(new ApiError('x', { kind: 'malformed', ...details }).unreadable).toEqual(unreadable)
  })

  test('a refusal without a message has none', async () => {
    serve(() => Response.json({ code: '0', msg: null, time: 1, data: null }))
    expect((await failure(request(order))).message).toBe('')
  })

  test('a redirect that is not followed hides its number, and is worded as one', async () => {
    serve(() => Object.defineProperty(Response.error(), 'type', { value: 'opaqueredirect' }))
    expect(await failure(request(order))).toMatchObject({
      kind: 'http',
      status: 302,
      message: 'interfaceRedirected',
    })
  })

  test('R7.17 the captcha is asked for at the configured base address, by its id', async () => {
    const sent = serve(() =>
      envelope(1, '', { id: 'c1', text: ['tree'], base64: 'x', width: 350, height: 200 }),
    )
    await getClickCaptcha({ id: 'c1' })
    expect(sent[0]?.url).toBe('https://api.example/api/common/clickCaptcha?id=c1')
  })
})

describe('what becomes of an answer', () => {
  test('R9.01 code 1 is success and gives what is inside the envelope', async () => {
    serve(() => envelope(1, '', { order: 7 }))
    expect(await request(order)).toEqual({ order: 7 })
    serve(() => envelope(2, 'No'))
    expect(await failure(request(order))).toMatchObject({ kind: 'refusal', code: 2 })
    expect(seen.successes).toEqual([])
    // Refusals tell the time of the server, too.
    expect(seen.times).toEqual([1_795_226_400, 1_795_226_400])
  })

  test('R8.03 a success is announced only where the call asks for it', async () => {
    serve(() => envelope(1, 'Saved'))
    await request(order, { success: true })
    serve(() => envelope(1, ''))
    await request(order, { success: true })
    expect(seen.successes).toEqual(['Saved', 'operationSuccessful'])
  })

  test('R8.01 any other code shows its message exactly once, where the call announces it', async () => {
    serve(() => envelope(0, 'Balance is short', { error_key: 'BALANCE_SHORT' }))
    const error = await failure(request(order, { announce: true }))
    expect(error).toMatchObject({ kind: 'refusal', errorKey: 'BALANCE_SHORT' })
    expect(seen.errors).toEqual(['Balance is short'])
  })

  test('R7.18 a call shows no message of a refusal by itself: a page or a form does', async () => {
    serve(() => envelope(0, 'No'))
    await failure(request(order))
    expect(seen.errors).toEqual([])
  })

  test('a poll in the background shows no failure of any kind', async () => {
    serve(() => envelope(0, 'No'))
    await failure(request(order, { background: true }))
    serve(() => new Response('', { status: 502 }))
    await failure(request(order, { background: true }))
    expect(seen.errors).toEqual([])
  })

  test.each([
    ['303', () => envelope(303, 'Please login first', { type: 'need login' })],
    ['409', () => envelope(409, 'Token expiration', [])],
    ['need login under another code', () => envelope(0, 'x', { type: 'need login' })],
  ])('R8.02 R4.18 %s is a matter of the session and shows no error notice', async (_name, answer) => {
    serve(answer)
    expect(await failure(request(order))).toMatchObject({ kind: 'session' })
    expect(seen.errors).toEqual([])
    expect(seen.sessions).toHaveLength(1)
  })

  test.each([
    ['somebody has signed in', 'second'],
    ['the member has signed out', null],
  ])('R8.02 An answer that comes after %s ends the session of its call only', async (_name, next) => {
    token = 'first'
    serve(() => {
      token = next
      return envelope(409, 'Token expiration', [])
    })
    expect(await failure(request(order))).toMatchObject({ kind: 'session' })
    expect(seen.sessions).toEqual([])
    expect(seen.errors).toEqual([])
  })

  test('R8.07 a missing address is named with its URL', async () => {
    serve(() => new Response('', { status: 404 }))
    await failure(request(order))
    expect(seen.errors).toEqual(['addressError /api/order/detail'])
  })

  test('R8.09 HTTP status 409 leaves the session alone', async () => {
    serve(() => new Response('', { status: 409 }))
    expect(await failure(request(order))).toMatchObject({ kind: 'http', status: 409 })
    expect(seen.sessions).toEqual([])
    expect(seen.errors).toEqual(['sameDataExists'])
  })

  test.each([
    ['a page of HTML', () => new Response('<html></html>', { headers: { 'content-type': 'text/html' } })],
    ['an empty body', () => new Response('')],
    ['an answer cut short', () => new Response('{"code":1,"msg"')],
    ['another shape', () => Response.json({ ok: true })],
    ['null', () => Response.json(null)],
    ['a code that is empty', () => Response.json({ code: '', msg: '', data: {} })],
    ['a code that is null', () => Response.json({ code: null, msg: '', data: {} })],
    ['a code that is true', () => Response.json({ code: true, msg: '', data: {} })],
  ])('%s instead of an envelope is an abnormal problem', async (_name, answer) => {
    serve(answer)
    expect(await failure(request(order))).toMatchObject({ kind: 'malformed' })
    expect(seen.errors).toEqual(['abnormalProblem'])
  })

  test.each([
    [true, 'serverException'],
    [false, 'disconnected'],
  ])('R8.20 a call without any answer counts as a network error (online: %s)', async (online, text) => {
    vi.stubGlobal('navigator', { onLine: online })
    serve(() => Promise.reject(new TypeError('Failed to fetch')))
    expect(await failure(request(order))).toMatchObject({ kind: 'network' })
    expect(seen.errors).toEqual([text])
  })

  test('a call that takes too long is a network request timeout', async () => {
    vi.spyOn(AbortSignal, 'timeout').mockImplementation((ms) => {
      expect(ms).toBe(callTimeouts.read)
      return AbortSignal.abort(new DOMException('late', 'TimeoutError'))
    })
    serve(() => Promise.reject(new DOMException('late', 'TimeoutError')))
    expect(await failure(request(order))).toMatchObject({ kind: 'timeout' })
    expect(seen.errors).toEqual(['networkRequestTimeout'])
  })

  test('a call that its caller aborted fails silently', async () => {
    const control = new AbortController()
    control.abort()
    serve(() => Promise.reject(control.signal.reason))
    const error = await failure(request({ ...order, signal: control.signal }))
    expect(error).not.toBeInstanceOf(ApiError)
    expect(seen.errors).toEqual([])
  })

  test('a document comes as a file under the name the server gave', async () => {
    const disposition = 'attachment; filename="v.pdf"; filename*=UTF-8\'\'%E5%87%AD%E8%AF%81.pdf'
    serve(
      () =>
        new Response('%PDF', {
          headers: { 'content-type': 'application/pdf', 'content-disposition': disposition },
        }),
    )
    const file = await request<File>({ ...order, responseType: 'blob' })
    expect(file.name).toBe('凭证.pdf')
  })

  test('a refused document is a refusal like any other', async () => {
    serve(() => envelope(0, 'No voucher yet'))
    await failure(request({ ...order, responseType: 'blob' }, { announce: true }))
    expect(seen.errors).toEqual(['No voucher yet'])
  })
})

test('R4.24 the overlay is counted down by success, refusal, network error and abort alike', async () => {
  const control = new AbortController()
  control.abort()
  const answers = [
    () => envelope(1),
    () => envelope(0, 'no'),
    () => Promise.reject(new TypeError('x')),
    () => new Response('', { status: 500 }),
  ]
  for (const answer of answers) {
    serve(answer)
    await request(order, { overlay: true }).catch(() => null)
  }
  serve(() => Promise.reject(control.signal.reason))
  await request({ ...order, signal: control.signal }, { overlay: true }).catch(() => null)
  expect(seen).toMatchObject({ overlay: 0, overlayShown: 5 })
})

test('R4.24 a call that does not ask for the overlay leaves it alone', async () => {
  serve(() => envelope(1))
  await request(order)
  expect(seen).toMatchObject({ overlay: 0, overlayShown: 0 })
})
