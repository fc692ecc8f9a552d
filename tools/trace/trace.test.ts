import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { harEntry, type TraceEntry, traceOf } from '@portal/mock-server/har'
import { readTrace } from '@portal/mock-server/replay'
import { afterAll, describe, expect, test } from 'vitest'
import { judgeTrace } from './live-check.ts'
import { createLiveRecorder } from './live-recorder.ts'
import { readOptions } from './options.ts'
import { playback } from './playback.ts'
import { withoutSecrets } from './secrets.ts'

const folder = mkdtempSync(join(tmpdir(), 'trace-'))
const servers: Server[] = []
afterAll(() => {
  for (const server of servers) server.close()
  rmSync(folder, { recursive: true, force: true })
})

async function listening(server: Server): Promise<string> {
  servers.push(server)
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`
}

interface Made {
  path: string
  method?: string
  sent?: unknown
  answered?: unknown
  headers?: Record<string, string>
  own?: Partial<TraceEntry>
}

const made = ({
  path,
  method = 'POST',
  sent,
  answered = { code: 1, data: {} },
  headers = {},
  own = {},
}: Made) =>
  harEntry(
    {
      method,
      url: `https://api.example.com/base${path}`,
      requestHeaders: Object.entries({ 'content-type': 'application/json', ...headers }),
      sent: sent === undefined ? null : JSON.stringify(sent),
      status: 200,
      responseHeaders: [['content-type', 'application/json']],
      answered: JSON.stringify(answered),
      started: 1_795_226_400_000,
      took: 3,
    },
    own,
  )

describe('a recording of a real backend', () => {
  const token = 'f3b1c2d4e5a6978812345678'
  const trace = traceOf(
    [
      made({
        path: '/api/user/checkIn',
        sent: {
          username: 'linmei',
          password: 'Pa55',
          captchaId: 'captcha-0001',
          captchaInfo: '10,20-30,40;350;200',
        },
        answered: { code: 1, data: { userInfo: { username: 'linmei', token, refresh_token: '' } } },
      }),
      made({
        path: '/api/common/checkClickCaptcha',
        sent: { id: 'captcha-0001', info: '77,88-99,11;350;200' },
      }),
      made({ path: '/api/account/verify', sent: { type: 'email', code: 'Q7ZX' } }),
      made({
        path: `/api/quote/public?token=${token}&page=1`,
        method: 'GET',
        headers: { 'ba-user-token': token, cookie: 'sid=verysecretcookie' },
        answered: { code: 1, data: { public_url: '/quote/0bffd8b120ab03cee9827b71', note: `see ${token}` } },
      }),
    ],
    null,
  )
  const text = withoutSecrets(trace)

  test.each([
    ['token', token],
    ['password', 'Pa55'],
    ['captcha', 'captcha-0001'],
    ['clicks on a captcha', '77,88-99,11'],
    ['sent code', 'Q7ZX'],
    ['cookie', 'verysecretcookie'],
    ['link to a quote', '0bffd8b120ab03cee9827b71'],
  ])('holds no %s', (_, secret) => {
    expect(JSON.stringify(trace)).toContain(secret)
    expect(text).not.toContain(secret)
  })

  test('names the same secret the same everywhere, and keeps the rest', () => {
    const { entries } = readTrace(text).log
    const answered = JSON.parse(entries[0]?.response.content.text ?? '')
    expect(answered).toMatchObject({ code: 1, data: { userInfo: { username: 'linmei', refresh_token: '' } } })
    const name = answered.data.userInfo.token as string
    expect(entries[3]?.request.headers).toContainEqual({ name: 'ba-user-token', value: name })
    expect(JSON.parse(entries[3]?.response.content.text ?? '').data.note).toBe(`see ${name}`)
    expect(entries[3]?.request.url).toContain('page=1')
  })

  test('is compared with the contract, field by field', async () => {
    const wrong = traceOf(
      [
        made({
          path: '/api/wallet/summary',
          method: 'GET',
          answered: { code: 1, msg: '', time: 1, data: {} },
        }),
        made({ path: '/api/no/such', method: 'GET' }),
      ],
      null,
    )
    const { judged, lines } = await judgeTrace(wrong)
    expect(judged).toBe(1)
    expect(lines).toContain('entry 1 (getWallet): data.wallet: expected to be present, got nothing')
    expect(lines.at(-1)).toBe('entry 2 (GET /base/api/no/such): the contract has no such call')
  })

  test('answers again what it has, in its order, whatever the password is', () => {
    const recorded = playback(
      traceOf(
        [
          made({ path: '/api/order/index?page=1', method: 'GET', answered: 'first' }),
          made({ path: '/api/order/index?page=1', method: 'GET', answered: 'second' }),
          made({ path: '/api/user/checkIn', sent: { password: '[password 1]' }, answered: 'signed in' }),
        ],
        null,
      ),
    )
    const said = (method: string, path: string, sent?: string) => {
      const entry = recorded(method, path, sent)
      return entry && JSON.parse(entry.response.content.text ?? '')
    }
    const orders = () => said('GET', '/api/order/index?page=1')
    expect([orders(), orders(), orders()]).toEqual(['first', 'second', 'second'])
    expect(said('POST', '/api/user/checkIn', '{"password":"Pa55"}')).toBe('signed in')
    expect(said('GET', '/api/order/detail?id=1')).toBeNull()
  })
})

test('A recorder between portal and backend passes calls on and writes them down without their secrets', async () => {
  const backend = await listening(
    createServer((incoming, outgoing) => {
      incoming.resume()
      outgoing.setHeader('content-type', 'application/json')
      outgoing.setHeader('set-cookie', 'sid=verysecretcookie')
      outgoing.end(JSON.stringify({ code: 1, path: incoming.url, token: incoming.headers['ba-user-token'] }))
    }),
  )
  const file = join(folder, 'live.har')
  const { server, save } = createLiveRecorder({ target: `${backend}/base`, file })
  const recorder = await listening(server)
  const answer = await fetch(`${recorder}/api/order/index?page=2`, {
    method: 'GET',
    headers: { 'ba-user-token': 'abcdefghijkl', referer: 'http://127.0.0.1:4200/user/order/list' },
  })
  // The panel asks it all the time where a mock answers a part of the calls.
  await (await fetch(`${recorder}/__mock/world`)).text()
  expect(await answer.json()).toEqual({
    code: 1,
    path: '/base/api/order/index?page=2',
    token: 'abcdefghijkl',
  })
  save()
  const text = readFileSync(file, 'utf8')
  expect(text).not.toMatch(/abcdefghijkl|verysecretcookie/)
  const { entries, pages } = readTrace(text).log
  expect(entries).toMatchObject([
    { _operation: 'listOrders', request: { method: 'GET' }, response: { status: 200 } },
  ])
  expect(pages).toMatchObject([{ title: '/user/order/list' }])
})

test.each([
  [[], 'Name one recording'],
  [['a.har', 'b.har'], 'Name one recording'],
  [['a.har', '--serve', '0'], '--serve takes a port number between 1 and 65535, not "0".'],
  [['a.har', '--colour'], "Unknown option '--colour'; --help lists the options."],
])('the options %j are refused with a sentence', (args, sentence) => {
  expect(() => readOptions(args, {})).toThrow(sentence)
})
