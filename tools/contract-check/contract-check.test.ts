import { mkdtempSync, readFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { routes } from '@portal/api-client/contract'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { everyPage, readUses } from '../contract/uses.ts'
import { runToEnd } from '../workspace/processes.mjs'
import { root } from '../workspace/root.mjs'
import { createAsker } from './ask.ts'
import { type Contract, readContract } from './contract.ts'
import { lackingIn } from './lacking.ts'
import { readOptions } from './options.ts'
import { plan } from './plan.ts'
import { asText, failures } from './report.ts'
import { check, type Outcome } from './run.ts'
import {
  type Altered,
  ancestorToken,
  type Running,
  startAncestor,
  startCopy,
  startMock,
  tokenOf,
} from './servers.fixture.ts'

let contract: Contract
let mock: Running
let ancestor: Running

beforeAll(async () => {
  contract = await readContract()
  mock = await startMock()
  ancestor = await startAncestor()
})
afterAll(() => Promise.all([mock.stop(), ancestor.stop()]))

async function ask(target: Running, token: string | null, write = false): Promise<Outcome> {
  const asker = createAsker({ url: target.url, token, timeout: 60_000 }, contract)
  return check(contract, asker, { write })
}

const outcomes = new Map<string, Promise<Outcome>>()

/** What a check finds that changes nothing, of a member or of the ancestor; several tests read the same one. */
function outcomeOf(who: 'pacificusd' | 'ancestor'): Promise<Outcome> {
  const asking = async () =>
    who === 'ancestor' ? ask(ancestor, await ancestorToken(ancestor)) : ask(mock, await tokenOf(mock, who))
  const known = outcomes.get(who) ?? asking()
  outcomes.set(who, known)
  return known
}

/** Operation and verdict of all that do not agree, with what was found. */
const objections = ({ standings }: Outcome) =>
  standings
    .filter(({ verdict }) => verdict !== 'agrees' && verdict !== 'unasked')
    .map(({ operation, asked }) => [
      operation,
      asked.flatMap(({ finding }) =>
        finding.verdict === 'differs'
          ? finding.differences.map(({ field, expected, got }) => `${field}: ${expected} / ${got}`)
          : finding.verdict === 'missing' || finding.verdict === 'refuses'
            ? [`${finding.verdict}: ${finding.why}`]
            : [],
      ),
    ])

const verdictOf = ({ standings }: Outcome, operation: string) =>
  standings.find((each) => each.operation === operation)?.verdict

test('Every operation that only reads has a question', () => {
  const asked = new Set(plan.map(({ operation }) => operation))
  const left = contract.operations.filter(({ id, safe }) => safe && !asked.has(id))
  expect(left.map(({ id }) => id)).toEqual([])
})

test('Nothing that changes anything is asked without --write', () => {
  const safe = new Set(contract.operations.filter((each) => each.safe).map(({ id }) => id))
  expect(plan.filter(({ write, operation }) => !write && !safe.has(operation))).toEqual([])
})

describe('before the mock', () => {
  test('all that can be asked agrees, and two members together meet every situation that reads need', async () => {
    const outcomes = [await ask(mock, await tokenOf(mock, 'goldenland'), true), await outcomeOf('pacificusd')]
    expect(outcomes.map(objections)).toEqual([[], []])
    const reads = contract.operations.filter(({ safe }) => safe).map(({ id }) => id)
    const unasked = reads.filter((id) => outcomes.every((outcome) => verdictOf(outcome, id) === 'unasked'))
    // An export is ready only once the clock of the mock has moved.
    expect(unasked).toEqual(['downloadExport'])
  })

  test('situations are looked for in what the member has, and those that it has not are said', async () => {
    const [rich, poor] = [await outcomeOf('pacificusd'), await ask(mock, await tokenOf(mock, 'newleaf'))]
    const sought = ['a confirmed order', 'a completed order', 'a bill that is not settled']
    const met = ['an order awaiting payment', ...sought]
    expect(rich.notFound.filter((each) => met.includes(each))).toEqual([])
    expect(poor.notFound).toEqual(expect.arrayContaining(sought))
    const about = { target: mock.url, time: new Date(0), uses: new Map() }
    expect(asText(poor, about)).toContain('\nNot found on this server:\n')
  })

  test('a visitor reads that a member’s token is needed', async () => {
    const outcome = await ask(mock, null)
    expect(objections(outcome)).toEqual([])
    expect(verdictOf(outcome, 'listOrders')).toBe('unasked')
    expect(verdictOf(outcome, 'getHotel')).toBe('agrees')
  })
})

describe('before a copy of the mock with planted differences', () => {
  const change =
    <Envelope>(edit: (envelope: Envelope) => void) =>
    (body: string) => {
      const envelope = JSON.parse(body) as Envelope
      edit(envelope)
      return { body: JSON.stringify(envelope) }
    }
  const planted: Record<string, (body: string) => Altered> = {
    '/api/hotel/detail': change(({ data }: { data: { hotel: { name?: string } } }) => delete data.hotel.name),
    '/api/wallet/summary': change(({ data }: { data: { holds: unknown } }) => {
      data.holds = 7
    }),
    '/api/order/detail': change(({ data }: { data: { order: object } }) =>
      Object.assign(data.order, { order_status: 'teleported' }),
    ),
    '/api/account/profile': (body) => ({ status: 201, body }),
    '/api/account/preference': (body) => {
      const { data } = JSON.parse(body)
      return { body: JSON.stringify({ success: true, result: data }) }
    },
    '/api/draft/index': () => ({ body: '<html><head><title>Nginx</title></head></html>' }),
    '/api/favorite/index': (body) => ({ body: body.slice(0, 40) }),
    '/api/guest/index': () => ({ status: 501, body: '{}' }),
    '/api/markup/index': change((envelope: object) =>
      Object.assign(envelope, { code: 0, data: null, msg: 'No' }),
    ),
    '/api/search/history': change((envelope: object) => Object.assign(envelope, { code: '1' })),
    // More than the contract has is no difference.
    '/api/common/currency': change(({ data }: { data: object }) => Object.assign(data, { colour: 'blue' })),
  }

  test('each is named with field, expected and got, and nothing else is', async () => {
    const copy = await startCopy(mock, (path, body) => planted[path]?.(body) ?? null)
    const outcome = await ask(copy, await tokenOf(mock, 'goldenland'))
    await copy.stop()
    const found = Object.fromEntries(objections(outcome)) as Record<string, string[]>
    expect(found).toEqual({
      getHotel: ['data.hotel.name: to be present / nothing'],
      getWallet: ['data.holds: array / 7'],
      getOrder: expect.arrayContaining([
        expect.stringMatching(/^data\.order\.order_status: one of "pending_payment".* \/ "teleported"$/),
      ]),
      getAccountProfile: ['HTTP status: 200 / 201'],
      getPreference: ['envelope: members code, msg, time, data / members success, result'],
      listDrafts: ['body: JSON / a page: Nginx'],
      listFavourites: [expect.stringMatching(/^body: JSON \/ "/)],
      listGuests: ['missing: HTTP 501'],
      listMarkupRules: ['refuses: code 0, No'],
      listSearchHistory: ['code: integer / "1"'],
    })
    expect(found.getOrder?.every((each) => each.startsWith('data.order.order_status:'))).toBe(true)
  })
})

describe('before a backend of the ancestors', () => {
  test('what they do not have is missing, and what they write otherwise is named', async () => {
    const outcome = await outcomeOf('ancestor')
    expect(verdictOf(outcome, 'getSignInOptions')).toBe('agrees')
    expect(verdictOf(outcome, 'getClickCaptcha')).toBe('agrees')
    // Also where no answer tells what to ask with.
    expect(verdictOf(outcome, 'listOrders')).toBe('missing')
    expect(verdictOf(outcome, 'getHotel')).toBe('missing')
    const found = Object.fromEntries(objections(outcome)) as Record<string, string[]>
    expect(found.getSite).toContain('data.site.iframe_hosts: to be present / nothing')
    expect(found.getSite).toContain('data.userInfo.id: integer / "7"')
    // The nearest form of a union speaks: a list of articles is not compared with a cover.
    expect(found.listArticles?.filter((each) => /carousel|focus/.test(each))).toEqual([])
    expect(failures(outcome, ['known']).map(({ operation }) => operation)).toEqual([
      'getSite',
      'listCountries',
      'listCities',
      'listAreas',
    ])
  })
})

describe('what the page learns that a server lacks', () => {
  test('is everything that the ancestors do not have, asked or not, and nothing that they have', async () => {
    const lacks = lackingIn(await outcomeOf('ancestor'))
    expect(lacks).toEqual(expect.arrayContaining(['listOrders', 'payOrder', 'bookHotel', 'listCities']))
    const assumed = new Set(
      contract.operations.flatMap(({ id, status }) => (status === 'stubbed' ? [id] : [])),
    )
    // What this one backend leaves out of what its family has.
    expect(lacks.filter((id) => !assumed.has(id))).toEqual([
      'listCountries',
      'listCities',
      'getContributionStatistics',
      'listContributionSales',
      'getContributionForm',
    ])
  })
})

describe('the report', () => {
  test('names the pages that lean on a call, from what their modules import', () => {
    const uses = readUses(contract.operations.map(({ id }) => id))
    expect(uses.get('getSite')).toEqual([everyPage])
    expect(uses.get('getPublicQuote')).toEqual(['/quote/$token'])
    expect(uses.get('payBill')).toEqual(['/user/bill/details'])
    expect(uses.get('payContent')).toEqual(['/cms/info/$id'])
    expect(uses.get('getDashboard')).toEqual(['/', '/user/account/overview'])
  })

  test('is printed and written as JSON, and its verdict is the exit code', async () => {
    const out = join(mkdtempSync(join(tmpdir(), 'contract-check-')), 'report.json')
    const run = (...args: string[]) =>
      runToEnd([join(root, 'tools/contract-check/main.ts'), '--out', out, ...args])
    const good = await run('--target', mock.url)
    expect([good.code, good.output]).toEqual([0, expect.stringContaining('In all ')])
    const { operations, lacks } = JSON.parse(readFileSync(out, 'utf8'))
    expect(operations.map(({ operation }: { operation: string }) => operation)).toEqual(Object.keys(routes))
    expect(lacks).toEqual([])
    const other = await run('--target', ancestor.url)
    expect([other.code, other.output]).toEqual([
      1,
      expect.stringMatching(/\(PORTAL_LACKS, .*\n {2}\w+(?:,\w+)+/),
    ])
    const gone = await run('--target', 'http://127.0.0.1:9')
    expect([gone.code, gone.output]).toEqual([2, expect.stringContaining('could not be asked: no answer')])
    const file = await run('--target', mock.url, '--out', join(out, 'more.json'))
    expect([file.code, file.output]).toEqual([
      2,
      expect.stringMatching(/^--out: nothing can be written in .+\.$/),
    ])
  })
})

test('A command line that cannot be followed is said in one sentence', () => {
  const read = (...args: string[]) => readOptions(args, {})
  expect(() => read()).toThrow('--target takes an address')
  expect(() => read('--target', 'ftp://a')).toThrow('not "ftp://a"')
  expect(() => read('--target', 'https://a.example', '--demand', 'known,sure')).toThrow('not "sure"')
  expect(() => read('--target', 'https://a.example', '--nope')).toThrow('--help lists the options')
  expect(() => read('--target', 'https://u:secret@a.example')).toThrow(
    /^--target takes an address without user/,
  )
  expect(() => read('--target', 'https://a.example', '--demand', ',')).toThrow('nothing could fail')
  expect(() => read('--target', 'https://a.example', '--timeout', '99999999')).toThrow('seconds up to 3600')
  expect(() => read('--target', 'https://a.example', '--token', 'a\nb')).toThrow('no header takes')
  expect(() => read('--target', 'https://a.example', '--timeout', '-1')).toThrow('up to 3600, not "-1".')
  expect(() => read('--target', 'https://a.example/?x')).toThrow('without query and fragment')
  expect(() => read('--target', 'https://a.example/#y')).toThrow('without query and fragment')
  expect(read('--target', 'https://a.example/base/')).toMatchObject({
    target: 'https://a.example/base',
    write: false,
    demanded: ['known', 'inherited', 'stubbed'],
  })
})
