import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { successExamples } from '../edges/examples.fixture.ts'
import * as calls from '../generated/hooks/index.ts'
import { routes } from '../generated/routes.ts'
import { ApiError, type ApiErrorKind } from './api-error.ts'
import type { TransportTextKey } from './http-errors.ts'
import { connectApi } from './ports.ts'
import type { CallFlags } from './request.ts'

const operations = Object.keys(routes) as (keyof typeof routes)[]
const languages = ['zh-cn', 'en'] as const

/** What a call did to the screen. */
interface Seen {
  notices: string[]
  successes: string[]
  sessions: ApiError[]
  shown: number
  hidden: number
}
let seen: Seen
let language: (typeof languages)[number]

beforeEach(() => {
  connectApi({
    baseUrl: () => 'https://api.example',
    language: () => language,
    token: () => 'token',
    text: (key, values) => said(key, values?.url),
    notifyError: (message) => void seen.notices.push(message),
    notifySuccess: (message) => void seen.successes.push(message),
    overlay: { show: () => void seen.shown++, hide: () => void seen.hidden++ },
    sessionEnded: (error) => void seen.sessions.push(error),
    serverTime: () => {},
  })
})

afterEach(() => {
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

/** The words of a text here: which it is, in which language, about which address. */
const said = (key: TransportTextKey, url = '') => `${language} ${key} ${key === 'addressError' ? url : ''}`

type GeneratedCall = (...given: unknown[]) => Promise<unknown>
const functions = calls as unknown as Record<keyof typeof routes, GeneratedCall>

/** Calls the generated function of an operation, with the overlay and its refusal announced. */
async function call(
  operation: (typeof operations)[number],
  flags: CallFlags = { overlay: true, announce: true },
) {
  const { params, body } = routes[operation]
  const given = [...(body === null ? [] : [{}]), ...(Object.keys(params).length === 0 ? [] : [{}])]
  seen = { notices: [], successes: [], sessions: [], shown: 0, hidden: 0 }
  return functions[operation](...given, flags).catch((error: unknown) => error)
}

interface Expected {
  kind: ApiErrorKind
  /** The one notice; null where none may appear. */
  notice: string | null
  session?: boolean
}

/** Every operation, in both languages, against one way of going wrong; lists what went otherwise. */
async function deviations(expected: (url: string) => Expected): Promise<string[]> {
  const found: string[] = []
  for (language of languages) {
    for (const operation of operations) {
      const error = await call(operation)
      const { kind, notice, session = false } = expected(routes[operation].path)
      const right =
        error instanceof ApiError &&
        error.kind === kind &&
        JSON.stringify(seen.notices) === JSON.stringify(notice === null ? [] : [notice]) &&
        seen.sessions.length === (session ? 1 : 0) &&
        seen.successes.length === 0 &&
        seen.shown === 1 &&
        seen.hidden === 1
      if (!right) found.push(`${language} ${operation}: ${String(error)} ${JSON.stringify(seen)}`)
    }
  }
  return found
}

const serve = (answer: () => Response | Promise<Response>) =>
  vi.stubGlobal('fetch', () => Promise.resolve().then(answer))

test('Every operation of the contract has a function of its own', () => {
  expect(operations.length).toBeGreaterThanOrEqual(157)
  expect(operations.filter((name) => typeof functions[name] !== 'function')).toEqual([])
})

describe('every operation, in both languages', () => {
  test.each<[number, TransportTextKey]>([
    [302, 'interfaceRedirected'],
    [400, 'incorrectParameter'],
    [401, 'noPermission'],
    [403, 'noPermission'],
    [404, 'addressError'],
    [408, 'requestTimedOut'],
    [409, 'sameDataExists'],
    [418, 'abnormalProblem'],
    [429, 'abnormalProblem'],
    [500, 'serverInternalError'],
    [501, 'serviceNotImplemented'],
    [502, 'gatewayError'],
    [503, 'serviceUnavailable'],
    [504, 'temporarilyUnavailable'],
    [505, 'httpVersionNotSupported'],
    [599, 'abnormalProblem'],
  ])('says what HTTP status %i means, once, and closes the overlay', async (status, key) => {
    serve(() => new Response('{"code":1,"msg":"not to be read","data":{}}', { status }))
    expect(await deviations((url) => ({ kind: 'http', notice: said(key, url) }))).toEqual([])
  })

  test.each<[string, TransportTextKey]>([
    ['upstream request timeout', 'networkRequestTimeout'],
    ['Network Error', 'serverException'],
  ])('is decided by the status text "%s" rather than by its number', async (statusText, key) => {
    serve(() => new Response('', { status: 503, statusText }))
    expect(await deviations(() => ({ kind: 'http', notice: said(key) }))).toEqual([])
  })
})

const json = (body: unknown) => Response.json(body)
const envelope = (code: number, msg: string, data: unknown = null) =>
  json({ code, msg, time: 1_795_226_400, data })

/** A body that breaks off on the way, as a lost connection does. */
const brokenOff = (type: string, error: Error) =>
  new Response(
    new ReadableStream({
      start(stream) {
        stream.enqueue(new TextEncoder().encode('{"code":1,"msg":"","da'))
        stream.error(error)
      },
    }),
    { headers: { 'content-type': type } },
  )

const abnormal = (): Expected => ({ kind: 'malformed', notice: said('abnormalProblem') })

describe('every operation, in both languages, when', () => {
  const errors: [string, () => Response | Promise<Response>, () => Expected][] = [
    [
      'the connection is reset',
      () => Promise.reject(new TypeError('Failed to fetch')),
      () => ({ kind: 'network', notice: said('serverException') }),
    ],
    [
      'the answer is cut short',
      () => new Response('{"code":1,"msg":"","da', { headers: { 'content-type': 'application/json' } }),
      abnormal,
    ],
    [
      'a page of HTML comes instead',
      () => new Response('<!doctype html><title>502</title>', { headers: { 'content-type': 'text/html' } }),
      abnormal,
    ],
    ['the answer is empty', () => new Response(''), abnormal],
    ['the answer is a list', () => json([]), abnormal],
    ['the code is no number', () => json({ code: 'ok', msg: '', time: 0, data: {} }), abnormal],
    ['the code is missing', () => json({ success: true, data: {} }), abnormal],
    [
      'the code is 0 with a message',
      () => envelope(0, 'The balance is short'),
      () => ({ kind: 'refusal', notice: 'The balance is short' }),
    ],
    ['the code is 0 without a message', () => envelope(0, ''), () => ({ kind: 'refusal', notice: null })],
    [
      'the code is 303',
      () => envelope(303, 'Please login first'),
      () => ({ kind: 'session', notice: null, session: true }),
    ],
    [
      'the code is 409',
      () => envelope(409, 'The session has expired', []),
      () => ({ kind: 'session', notice: null, session: true }),
    ],
    [
      'a login is needed',
      () => envelope(0, 'Please login first', { type: 'need login' }),
      () => ({ kind: 'session', notice: null, session: true }),
    ],
  ]

  test.each(errors)('%s', async (_name, answer, expected) => {
    serve(answer)
    expect(await deviations(expected)).toEqual([])
  })

  test('nobody is connected', async () => {
    vi.stubGlobal('navigator', { onLine: false })
    serve(() => Promise.reject(new TypeError('Failed to fetch')))
    expect(await deviations(() => ({ kind: 'network', notice: said('disconnected') }))).toEqual([])
  })

  test.each(['before the answer', 'in the middle of it'])('the time is over %s', async (when) => {
    const late = new DOMException('late', 'TimeoutError')
    vi.spyOn(AbortSignal, 'timeout').mockReturnValue(AbortSignal.abort(late))
    serve(() =>
      when === 'before the answer' ? Promise.reject(late) : brokenOff('application/octet-stream', late),
    )
    expect(await deviations(() => ({ kind: 'timeout', notice: said('networkRequestTimeout') }))).toEqual([])
  })

  test.each(['application/json', 'application/pdf'])('the connection is lost within %s', async (type) => {
    serve(() => brokenOff(type, new TypeError('terminated')))
    expect(await deviations(() => ({ kind: 'network', notice: said('serverException') }))).toEqual([])
  })
})

test('A success of any operation shows its message only where that is asked for', async () => {
  language = 'en'
  const examples = successExamples
  for (const operation of operations) {
    const shown = examples.find((example) => example.operation === operation && example.data !== undefined)
    // A number as text and no message are a success too.
    serve(() => json({ code: '1', msg: null, time: '1795226400', data: shown?.data ?? { id: 7 } }))
    await call(operation)
    expect([operation, seen.successes, seen.notices]).toEqual([operation, [], []])
    await call(operation, { success: true })
    expect([operation, seen.successes]).toEqual([operation, [said('operationSuccessful')]])
  }
})

test('A document without a single byte is none', async () => {
  language = 'en'
  serve(() => new Response('', { headers: { 'content-type': 'application/pdf' } }))
  for (const operation of operations.filter((name) => routes[name].answer === 'file')) {
    await call(operation)
    expect([operation, seen.notices]).toEqual([operation, [said('abnormalProblem')]])
  }
})
