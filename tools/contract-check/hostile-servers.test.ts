import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { currenciesIn, disagreements } from './agreements.ts'
import { createAsker } from './ask.ts'
import { createJudge } from './compare.ts'
import { type Contract, type Operation, readContract } from './contract.ts'
import { lacksOf } from './lacking.ts'
import { asJson, asText, failures } from './report.ts'
import { check, type Outcome } from './run.ts'
import { Secrets } from './secrets.ts'

// Servers that answer what no server should: none of it may end the check, pass as an answer or reach the terminal.

let contract: Contract
const servers: Server[] = []
beforeAll(async () => {
  contract = await readContract()
})
afterAll(() => {
  for (const server of servers) server.close(() => {}).closeAllConnections()
})

type Handler = (request: IncomingMessage, response: ServerResponse) => void

async function serverThat(handler: Handler): Promise<string> {
  const server = createServer(handler)
  servers.push(server)
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready))
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`
}

const envelope = (data: unknown, more: object = {}) =>
  JSON.stringify({ code: 1, msg: '', time: 1_795_000_000, data, ...more })
const json = (response: ServerResponse, body: string) =>
  response.writeHead(200, { 'content-type': 'application/json' }).end(body)

/** A server that answers every call with a refusal, but for those that are given. */
const refusing =
  (own: Readonly<Record<string, Handler>>): Handler =>
  (request, response) => {
    const handler = own[request.url?.split('?')[0] ?? '']
    if (handler) handler(request, response)
    else json(response, envelope(null, { code: 0, msg: 'No' }))
  }

/** @param timeout ms; short only where a server is to be silent, since machines may be slow */
async function checked(handler: Handler, token: string | null = null, timeout = 30_000): Promise<Outcome> {
  const url = await serverThat(handler)
  const asker = createAsker({ url, token, timeout }, contract)
  return check(contract, asker, { write: false })
}

/** The verdict on an operation, with what was said of it. */
function saidOf({ standings }: Outcome, id: string): string {
  const standing = standings.find(({ operation }) => operation === id)
  const texts = standing?.asked.map(({ finding }) =>
    'why' in finding
      ? finding.why
      : finding.verdict === 'differs'
        ? finding.differences.map(({ field, expected, got }) => `${field}: ${expected} / ${got}`).join()
        : '',
  )
  return `${standing?.verdict}: ${texts?.[0]}`
}

const about = {
  target: 'https://a.example',
  time: new Date(0),
  uses: new Map(),
}

describe('a call that gives no answer', () => {
  test('fails by its own name, and the others are asked', async () => {
    const outcome = await checked(
      refusing({
        '/api/index/index': () => {},
        '/api/common/clickCaptcha': ({ socket }) => socket.resetAndDestroy(),
        '/api/ajax/country': (_, response) => {
          response.writeHead(200, { 'content-type': 'application/json', 'content-length': 500 })
          response.write('{"code":1,')
          setTimeout(() => response.destroy(), 10)
        },
      }),
      null,
      1500,
    )
    expect(
      ['getSite', 'getClickCaptcha', 'listCountries', 'listAreas'].map((id) => saidOf(outcome, id)),
    ).toEqual([
      'unanswered: no answer: none within 1.5 s',
      expect.stringMatching(/^unanswered: no answer: .+ \(\w+\)$/),
      // By which code the end is noticed is a matter of moments.
      expect.stringMatching(/^unanswered: no answer: the connection (?:was reset|ended before .+) \(\w+\)$/),
      'refuses: code 0, No',
    ])
    expect(outcome.stopped).toBeNull()
    const failed = failures(outcome, ['known', 'inherited', 'stubbed']).map(({ operation }) => operation)
    expect(failed).toEqual(expect.arrayContaining(['getSite', 'getClickCaptcha', 'listCountries']))
    expect(asText(outcome, about)).toMatch(/NO ANSWER {2}getSite[^]+In all .*3 without an answer/)
  })

  test('three times in a row ends the run where nothing is answered any more, and only there', async () => {
    let asked = 0
    const hangUp: Handler = ({ socket }) => {
      asked += 1
      socket.resetAndDestroy()
    }
    const silent = await checked(hangUp)
    expect([asked, silent.stopped]).toEqual([3, '3 calls one after the other gave no answer'])
    expect(saidOf(silent, 'listCurrencies')).toMatch(/^unasked: the run has stopped/)
    expect(asText(silent, about)).toContain('Stopped: 3 calls one after the other gave no answer.')
    expect(lacksOf(silent)).toEqual({ seen: [], inferred: [] })
    const part: Record<string, Handler> = {}
    for (const each of ['country', 'city', 'area']) part[`/api/ajax/${each}`] = hangUp
    const outcome = await checked(refusing(part))
    expect([outcome.stopped, saidOf(outcome, 'listCurrencies')]).toEqual([null, 'refuses: code 0, No'])
  })
})

test('An answer that cannot be taken is named, and the others are asked', async () => {
  const listing: Handler = (_, response) =>
    json(response, envelope({ list: [{ id: 'I1', status: 'issued', bill_no: 'C1' }] }))
  const nested = `${'['.repeat(200_000)}${']'.repeat(200_000)}`
  const answers: Record<string, readonly [string, Handler, unknown]> = {
    downloadInvoice: [
      '/api/invoice/download',
      (_, response) => json(response, envelope({ url: '/x.pdf' })),
      'differs: body: a document (application/pdf or application/ofd or application/xml) / JSON',
    ],
    downloadBill: [
      '/api/bill/download',
      (_, response) =>
        response.writeHead(200, { 'content-type': 'text/html' }).end('<html><title>Sign in</title></html>'),
      expect.stringMatching(/^differs: body: a document \(.+\) \/ a page: Sign in$/),
    ],
    countOrders: [
      '/api/order/counts',
      (_, response) => response.writeHead(302, { location: 'https://b.example/x' }).end(),
      'differs: HTTP status: 200 / 302 to https://b.example/x',
    ],
    listCountries: [
      '/api/ajax/country',
      (_, response) => response.writeHead(200, { 'content-encoding': 'gzip' }).end('{"code":1}'),
      expect.stringMatching(
        /^differs: body: JSON or a document \/ the answer cannot be unpacked: .* \(Z_\w+\)$/,
      ),
    ],
    listCities: [
      '/api/ajax/city',
      (_, response) => json(response, ' '.repeat(21 * 1024 * 1024)),
      'differs: body: at most 20 MB / more',
    ],
    listAreas: [
      '/api/ajax/area',
      (_, response) => json(response, envelope({ error_key: 'VALIDATION', fields: {} }, { code: 0 })),
      'refuses: code 0, VALIDATION: no message',
    ],
    // Its comparison exceeds the stack.
    listCurrencies: [
      '/api/common/currency',
      (_, response) => json(response, `{"code":1,"msg":"","time":1,"data":${nested}}`),
      expect.stringMatching(/^differs: /),
    ],
  }
  const own = Object.values(answers).map(([path, handler]) => [path, handler])
  const lists = ['invoice', 'bill'].map((noun) => [`/api/${noun}/index`, listing])
  const outcome = await checked(refusing(Object.fromEntries([...own, ...lists])), 'a-token-of-somebody')
  for (const [id, [, , said]] of Object.entries(answers)) expect(saidOf(outcome, id)).toEqual(said)
  expect(saidOf(outcome, 'getDictionaries')).toBe('refuses: code 0, No')
})

describe('what a server sends', () => {
  test('has no token of anybody in terminal, JSON and page, whatever its shape', async () => {
    const given = 'given-token-0123456789'
    const outcome = await checked((request, response) => {
      const own = String(request.headers['ba-user-token'])
      const userInfo = { token: { a: 'access-9876543210' }, refresh_token: ['refresh-9876543210'] }
      const isSite = request.url?.startsWith('/api/index/index')
      const data = isSite
        ? { userInfo }
        : {
            you: own,
            list: [request.headers, 'refresh-9876543210'],
            [`x${own}`]: { amount: '1', currency: own },
          }
      if (request.url?.startsWith('/api/common/currency'))
        return json(response, envelope({ list: [{ code: 'CNY', scale: 2 }] }))
      const isRefused = request.url?.startsWith('/api/account')
      json(response, envelope(data, isRefused ? { code: 0, msg: `Bad token ${own}, access-9876543210` } : {}))
    }, given)
    const all = [asText(outcome, about), asJson(outcome, about)].join('')
    expect(all).toContain('(blanked)')
    expect(all.match(/given-token|access-98|refresh-98/g)).toBeNull()
    const { shown } = new Secrets([])
    expect([shown(12_345, ['data', 'token']), shown({ a: { token: 7 } })]).toEqual([
      'number (blanked)',
      '{"a":{"token":"(blanked)"}}',
    ])
  })

  test('stays in its line and moves no terminal', async () => {
    const outcome = await checked((_, response) =>
      json(response, envelope({}, { code: 0, msg: '\u001b[2Jred\u0007\r\n  agrees     \u202ex' })),
    )
    const text = asText(outcome, about)
    expect(text).toContain(String.raw`\u{1b}[2Jred\u{7}\r\n  agrees     \u{202e}x`)
    for (const letter of ['\u001b', '\u0007', '\r', '\u202e']) expect(text).not.toContain(letter)
  })
})

test('A value beyond a limit is said with the limit', () => {
  const operation = contract.operations.find(({ id }) => id === 'listNotifications') as Operation
  const judge = createJudge(contract.document, new Secrets([]))
  const { differences } = judge.success(operation, {
    code: 1,
    msg: '',
    time: 1,
    data: { list: [{ create_time: 1_795_227_150_000 }], total: 1, page: 1, limit: 20 },
  })
  expect(differences).toContainEqual({
    field: 'data.list[].create_time',
    expected: 'at most 9999999999',
    got: '1795227150000',
    times: 1,
  })
})

describe('an answer of the right shape', () => {
  const currencies = currenciesIn({
    list: [
      { code: 'CNY', scale: 2 },
      { code: 'MMK', scale: 0 },
    ],
  })
  const said = (operation: 'listOrders' | 'getOrder', input: object, data: unknown) =>
    disagreements({ operation, input, data, currencies }, new Secrets([])).map(
      ({ field, expected, got, times }) => `${field}: ${expected} / ${got} (${times})`,
    )

  test('is of what was asked for', () => {
    expect(said('getOrder', { id: 'H1' }, { order: { booking_id: 'H2' } })).toEqual([
      'data.order.booking_id: "H1", as it was asked for / "H2" (1)',
    ])
    expect(said('getOrder', { id: 'H1' }, { order: { booking_id: 'H1' } })).toEqual([])
    const page = { page: 1, limit: 5 }
    expect(said('listOrders', page, { list: [1, 2], total: 1, page: 99, limit: 20 })).toEqual([
      'data.page: 1, as it was asked for / 99 (1)',
      'data.limit: 5, as it was asked for / 20 (1)',
      'data.total: at least 2, as many as the list has / 1 (1)',
    ])
    expect(said('listOrders', page, { list: [1, 2], total: '2', page: '1' })).toEqual([])
  })

  test('has amounts in currencies that the server lists, with their decimal places', () => {
    const money = (amount: string, currency: string) => ({ total_price: { amount, currency } })
    const list = [money('1.00', 'CNY'), money('1.5', 'CNY'), money('1.00', 'XXX'), money('20', 'MMK')]
    expect(said('listOrders', {}, { list })).toEqual([
      expect.stringMatching(/^data\.list\[\]\.total_price\.currency: .*CNY, MMK \/ "XXX" \(1\)$/),
      'data.list[].total_price.amount: 2 decimal places, as CNY has / "1.5" (1)',
    ])
  })
})

test('Only what the calls of a noun themselves have shown is taken as lacking', async () => {
  const gone: Handler = (_, response) => response.writeHead(404).end()
  const visitor = lacksOf(await checked(refusing({ '/api/hotel/detail': gone })))
  expect(visitor.inferred).toEqual([])
  const outcome = await checked(gone, 'a-token-of-somebody')
  const member = lacksOf(outcome)
  expect(member.seen).toContain('listOrders')
  expect(member.inferred).toContain('bookHotel')
  const alone = lacksOf(await checked(gone))
  expect(asText(outcome, { ...about, target: 'https://a.example/api' })).toMatch(
    /Seen missing: .*listOrders[^]+Inferred, since .*bookHotel[^]+leave it off the address of --target/,
  )
  expect(alone.seen).toContain('getCmsHome')
  const members = new Set(contract.operations.flatMap(({ id, member: own }) => (own ? [id] : [])))
  expect([...alone.seen, ...alone.inferred].filter((id) => members.has(id))).toEqual([])
})
