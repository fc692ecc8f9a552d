import { execFileSync } from 'node:child_process'
import { setTimeout } from 'node:timers/promises'
import type { OperationId } from '@portal/api-client/contract'
import type { FaultKind } from '@portal/mock-server/hostile-requests'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type Asker, createAsker, without } from './ask.ts'
import { type Contract, readContract } from './contract.ts'
import { asCurl } from './curl.ts'
import { type Fired, type FireOptions, fire } from './hostile.ts'
import { readOptions } from './options.ts'
import { asText } from './report.ts'
import { check, type Outcome } from './run.ts'
import {
  type Altered,
  type Asked,
  ancestorToken,
  type Running,
  startAncestor,
  startCopy,
  startMock,
  tokenOf,
} from './servers.fixture.ts'

let contract: Contract
let mock: Running
let tokens: { readonly own: string; readonly other: string }
/** What both accounts read. */
let own: Outcome
let others: Outcome
beforeAll(async () => {
  contract = await readContract()
  mock = await startMock()
  tokens = { own: await tokenOf(mock, 'pacificusd'), other: await tokenOf(mock, 'goldenland') }
  own = await check(contract, askerOf(mock.url, tokens.own), { write: false })
  others = await check(contract, askerOf(mock.url, tokens.other), { write: false })
})
afterAll(() => mock.stop())

function askerOf(url: string, token: string, timeout = 30_000): Asker {
  return createAsker({ url, token, timeout }, contract)
}

/** The deep run fires for minutes. */
const isDeep = process.env.DEEP !== undefined
const calls = isDeep ? Math.ceil(40_000 * Number(process.env.DEEP_SHARE ?? 1)) : 500

const plainly: FireOptions = {
  seed: 1,
  calls: 500,
  pace: 10_000,
  slow: 5000,
  only: null,
  others: null,
  write: true,
}

async function fireAt(asker: Asker, options: Partial<FireOptions>): Promise<Fired> {
  const { write } = { ...plainly, ...options }
  const outcome = await check(contract, asker, { write, book: true })
  return fire(contract, asker, outcome, { ...plainly, ...options })
}

/** Kind of each fault with the operations that have it. */
const foundIn = ({ faults }: Fired) =>
  [...new Set(faults.map(({ kind, operations }) => `${kind} ${operations.join()}`))].toSorted()

test('The mock has no fault', { timeout: isDeep ? 1_800_000 : 300_000 }, async () => {
  const fired = await fireAt(askerOf(mock.url, tokens.own), { calls, others })
  expect(fired.faults).toEqual([])
  expect(fired.stopped).toBeNull()
  expect(Object.keys(fired.sent)).toEqual(
    expect.arrayContaining(['foreign', 'step', 'absent', 'theirs', 'again', 'deep']),
  )
})

describe('planted faults, one of which only a link of the contract finds', () => {
  const envelopeOf = (body: string) => JSON.parse(body)
  const isRefused = (body: string) => envelopeOf(body).code !== 1
  /** Asks the mock something else than the copy was asked. */
  async function instead(asked: Asked, change: Partial<Asked>): Promise<Altered> {
    const { method, url, headers, body } = { ...asked, ...change }
    const { 'content-length': _length, ...others } = headers
    const answer = await fetch(mock.url + url, {
      method,
      headers: others,
      body: method === 'GET' ? null : body,
    })
    return { body: await answer.text() }
  }
  const edited = (body: string, edit: (envelope: ReturnType<typeof envelopeOf>) => void): Altered => {
    const envelope = envelopeOf(body)
    edit(envelope)
    return { body: JSON.stringify(envelope) }
  }

  interface Planted {
    readonly kind: FaultKind
    readonly operation: OperationId
    readonly path: string
    readonly alter: (body: string, asked: Asked) => Altered | null | Promise<Altered | null>
  }
  const planted: readonly Planted[] = [
    {
      kind: 'server-error',
      operation: 'getHotel',
      path: '/api/hotel/detail',
      alter: (_, { url }) =>
        /constructor|__proto__|toString|hasOwn/.test(url) ? { status: 500, body: '{}' } : null,
    },
    {
      kind: 'silent',
      operation: 'listGuests',
      path: '/api/guest/index',
      alter: (_, { url }) => (url.includes('[a][a]') ? new Promise<never>(() => {}) : null),
    },
    {
      kind: 'private',
      operation: 'getOrder',
      path: '/api/order/detail',
      alter: async (body, asked) => {
        if (!isRefused(body) || asked.headers['ba-user-token'] !== tokens.own) return null
        const theirs = await instead(asked, {
          headers: { ...asked.headers, 'ba-user-token': tokens.other },
        })
        return isRefused(theirs.body) ? null : theirs
      },
    },
    {
      kind: 'two-effects',
      operation: 'bookHotel',
      path: '/api/hotel/book',
      alter: (body, asked) =>
        isRefused(body) || !envelopeOf(body).data.replayed
          ? null
          : instead(asked, {
              body: JSON.stringify({ ...JSON.parse(asked.body), client_ref: crypto.randomUUID() }),
            }),
    },
    {
      kind: 'disorder',
      operation: 'confirmOrderCheckIn',
      path: '/api/order/confirmCheckIn',
      alter: async (body, asked) => {
        if (!isRefused(body)) return null
        const { id } = JSON.parse(asked.body)
        const order = await instead(asked, { method: 'GET', url: `/api/order/detail?id=${id}`, body: '' })
        if (isRefused(order.body)) return null
        return edited(order.body, (envelope) => {
          envelope.data = { order: envelope.data.order }
        })
      },
    },
    {
      // An application that nobody has made is withdrawn. No request of this operation succeeds in a check.
      kind: 'disorder',
      operation: 'withdrawInvoice',
      path: '/api/invoice/withdraw',
      alter: async (body, asked) => {
        if (envelopeOf(body).data.error_key !== 'NOT_FOUND') return null
        const read = (url: string, token = tokens.own) =>
          instead(asked, { method: 'GET', url, headers: { ...asked.headers, 'ba-user-token': token } })
        const theirs = await read(`/api/invoice/detail?id=${JSON.parse(asked.body).id}`, tokens.other)
        if (!isRefused(theirs.body)) return null
        const { list } = envelopeOf((await read('/api/invoice/index')).body).data
        return read(`/api/invoice/detail?id=${list[0].id}`)
      },
    },
    {
      kind: 'accepted',
      operation: 'listNotifications',
      path: '/api/notification/index',
      alter: (body, asked) =>
        envelopeOf(body).data?.fields === undefined
          ? null
          : instead(asked, { url: '/api/notification/index?page=1&limit=20' }),
    },
    {
      kind: 'inside',
      operation: 'listDrafts',
      path: '/api/draft/index',
      alter: (body) =>
        isRefused(body)
          ? edited(body, (envelope) => {
              envelope.msg = "SQLSTATE[42S22]: Column not found: 1054 Unknown column 'x'"
            })
          : null,
    },
    {
      kind: 'outside',
      operation: 'listSearchHistory',
      path: '/api/search/history',
      alter: (body) =>
        isRefused(body)
          ? edited(body, (envelope) => {
              delete envelope.time
            })
          : null,
    },
    {
      kind: 'unnamed',
      operation: 'listBills',
      path: '/api/bill/index',
      alter: (body) =>
        envelopeOf(body).data?.fields === undefined
          ? null
          : edited(body, (envelope) => {
              envelope.data.fields = {}
            }),
    },
    {
      kind: 'slow',
      operation: 'listFavourites',
      path: '/api/favorite/index',
      alter: async (body, { url }) => {
        if (url.includes('[a][a]')) await setTimeout(1000)
        return { body }
      },
    },
  ]

  test('are all found, and nothing else, each with a request that shows it', async () => {
    const byPath = new Map(planted.map((each) => [each.path, each.alter]))
    const copy = await startCopy(mock, (path, body, asked) => byPath.get(path)?.(body, asked) ?? null)
    const fired = await fireAt(askerOf(copy.url, tokens.own, 1500), {
      only: planted.map(({ operation }) => operation),
      calls: 400,
      others,
      slow: 900,
    })
    await copy.stop()
    expect(foundIn(fired)).toEqual(planted.map(({ kind, operation }) => `${kind} ${operation}`).toSorted())
    const shown = (kind: FaultKind) => fired.faults.find((each) => each.kind === kind)
    expect(shown('server-error')?.curl).toMatch(/^.{1,200}$/)
    expect(shown('server-error')?.curl).toMatch(/constructor|__proto__|toString|hasOwn/)
    expect(shown('accepted')?.curl).toContain(`${shown('accepted')?.seen}=`)
  })
})

test('A backend of the ancestors is told what it accepts and how it refuses', async () => {
  const ancestor = await startAncestor()
  const fired = await fireAt(askerOf(ancestor.url, await ancestorToken(ancestor)), {})
  await ancestor.stop()
  expect(fired.stopped).toBeNull()
  const said = fired.faults.map(({ kind, what }) => `${kind}: ${what}`)
  expect(said).toEqual(
    expect.arrayContaining([
      'accepted: a value that the contract forbids (type)',
      'outside: data.error_key: expected to be present',
      'unnamed: it names no field',
    ]),
  )
  const grave: readonly FaultKind[] = ['server-error', 'silent', 'private', 'two-effects', 'inside']
  expect(fired.faults.filter(({ kind }) => grave.includes(kind))).toEqual([])
})

/** Enough where it does not matter which. */
const some: readonly OperationId[] = ['getOrder', 'listOrders', 'getWallet', 'listNotifications']

describe('what is sent', () => {
  /** The requests that a server gets which never answers well. */
  async function sentWith(options: Partial<FireOptions>): Promise<string[]> {
    const sent: string[] = []
    const asker: Asker = {
      ...askerOf('http://127.0.0.1:9', tokens.own),
      send: async (operation, { method, url, body }) => {
        sent.push(`${operation.id} ${method} ${url} ${typeof body === 'string' ? body : ''}`)
        return without({ verdict: 'refuses', why: '', differences: [] }, { status: 200, text: '', body: {} })
      },
    }
    await fire(contract, asker, own, { ...plainly, write: false, calls: 300, ...options })
    return sent
  }

  test('is the same for the same seed, another for another, and never more than was allowed', async () => {
    const of = (seed: number) => sentWith({ seed, only: some, calls: 50 })
    const [first, again, other] = [await of(1), await of(1), await of(2)]
    expect(again).toEqual(first)
    expect(other).not.toEqual(first)
    expect(first.length).toBeGreaterThan(40)
    expect(first.length).toBeLessThanOrEqual(50)
  })

  test('only reads without --write, by the method of the contract, all of them in turn', async () => {
    const reads = new Map(contract.operations.flatMap(({ id, safe, method }) => (safe ? [[id, method]] : [])))
    const sent = (await sentWith({ calls: 1500 })).map((one) => one.split(' '))
    expect(sent.filter(([id = '', method]) => reads.get(id as OperationId) !== method)).toEqual([])
    const first = sent.slice(0, 80).map(([id]) => id)
    expect(new Set(first).size).toBe(first.length)
  })
})

test('A token that is lost on the way ends the run, which has proved nothing then', async () => {
  const text = '{"code":409,"msg":"Sign in","time":1,"data":null}'
  const asker: Asker = {
    ...askerOf('http://127.0.0.1:9', tokens.own),
    send: async () =>
      without(
        { verdict: 'refuses', why: '', differences: [] },
        { status: 200, text, body: JSON.parse(text) },
      ),
  }
  const fired = await fire(contract, asker, own, { ...plainly, write: false, only: some })
  expect(fired.stopped).toBe('the token opens nothing any longer')
  expect(fired.calls).toBeLessThan(100)
})

test('A server that is gone is not fired at any longer', async () => {
  const fired = await fire(contract, askerOf('http://127.0.0.1:9', tokens.own), own, {
    ...plainly,
    only: some,
  })
  expect([fired.stopped, fired.calls]).toEqual(['3 operations one after the other gave no answer', 6])
  expect(fired.faults.map(({ kind }) => kind)).toEqual(['silent'])
})

describe('the request in the report', () => {
  const long = `{"id":"${'x'.repeat(5000)}","note":"it's \u202e 100%","deep":${'['.repeat(40)}${']'.repeat(40)}}`
  const request = {
    operation: 'getOrder',
    kind: 'hostile',
    method: 'POST',
    url: `/api/order/detail?a=${'%20'.repeat(50)}&b=[a]`,
    body: long,
    contentType: 'application/json',
    sender: 'owner',
    named: null,
  } as const
  const target = { url: 'https://a.example' }
  /** The arguments that a shell makes of the command. */
  const read = (command: string) =>
    execFileSync('sh', ['-c', `curl() { printf '%s\\n' "$@"; }; TOKEN=secret; ${command}`])
      .toString()
      .split('\n')

  test('is short, and reaches curl as it was sent', () => {
    const command = asCurl(request, target)
    expect(command.length).toBeLessThan(600)
    const words = read(command)
    expect(words).toContain(`${target.url}${request.url}`)
    expect(words).toContain('ba-user-token: secret')
    expect(JSON.parse(words[words.indexOf('--data-binary') + 1] ?? '')).toEqual(JSON.parse(long))
  })

  test('has no token of anybody', async () => {
    const copy = await startCopy(mock, (_path, _body, { headers }) =>
      headers['ba-user-token'] === tokens.own ? { status: 500, body: '{}' } : null,
    )
    const asker = askerOf(copy.url, tokens.own)
    const fired = await fire(contract, asker, own, { ...plainly, only: some, calls: 60 })
    await copy.stop()
    const text = asText(own, { target: copy.url, time: new Date(0), uses: new Map(), fired })
    expect(text).toContain('HTTP 500')
    expect(text).toContain('ba-user-token: $TOKEN')
    for (const secret of Object.values(tokens)) expect(text).not.toContain(secret)
  })
})

test('Wrong numbers and unknown operations are said in one sentence', () => {
  const read = (...args: string[]) => readOptions(['--target', 'https://a.example', '--hostile', ...args], {})
  expect(() => read('--calls', '0')).toThrow('--calls takes a whole number up to 1000000, not "0".')
  expect(() => read('--pace', 'fast')).toThrow('--pace takes calls a second up to 10000, not "fast".')
  expect(() => read('--seed', '1.5')).toThrow('--seed takes a whole number')
  expect(() => read('--only', 'getHotel,getRich')).toThrow('not "getRich"')
  expect(() => read('--token', 'abc', '--other', 'abc')).toThrow('of another account')
  expect(read('--seed', '7')).toMatchObject({ fire: { seed: 7, calls: 3000, pace: 20, slow: 2000 } })
  expect(readOptions(['--target', 'https://a.example'], {})).toMatchObject({ fire: null })
})
