import { spawnSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterAll, describe, expect, test } from 'vitest'
import { type JsonObject, readContract } from '../contract-check/contract.ts'
import { runToEnd } from '../workspace/processes.mjs'
import { root } from '../workspace/root.mjs'
import { changesBetween, contractFile, contractOf, orStop } from './contracts.ts'
import { asText, describeChanges } from './words.ts'

const contract = (await readContract()).document
const folder = mkdtempSync(join(tmpdir(), 'contract-diff-test-'))
afterAll(() => rmSync(folder, { recursive: true }))

/** The parts of the contract that the planted changes touch. */
interface Editable {
  paths: Record<
    string,
    Record<
      string,
      JsonObject & { parameters: JsonObject[]; summary: string; [extension: `x-${string}`]: unknown }
    >
  >
  components: {
    schemas: Record<
      string,
      { enum: unknown[]; required: string[]; properties: Record<string, JsonObject>; description?: string }
    >
  }
}

/** What is said of the contract after an edit. */
function after(edit: (document: Editable) => void): readonly string[] {
  const edited = structuredClone(contract)
  edit(edited as unknown as Editable)
  return describeChanges(changesBetween(contract, edited), contract, edited).map(
    ({ breaking, subject, sentence }) => `${breaking ? 'breaking' : 'harmless'}: ${subject}: ${sentence}`,
  )
}

const at = <T>(value: T | undefined): T => value as T

test('Each planted change is found, rated and put into words, and nothing else is', () => {
  const said = after(({ paths, components: { schemas } }) => {
    // Breaks whoever calls.
    delete paths['/api/draft/index']
    at(paths['/api/guest/index']?.get).parameters.push({
      name: 'company',
      in: 'query',
      required: true,
      schema: { type: 'string' },
    })
    at(schemas.PayChannel).enum.pop()
    const user = at(schemas.UserInfo)
    delete user.properties.motto
    user.required = user.required.filter((name) => name !== 'motto')
    at(paths['/api/hotel/detail']?.get)['x-auth'] = 'member'
    at(paths['/api/wallet/summary']?.get)['x-permission'] = 'wallet/ledger'
    // Harms nobody.
    user.properties.colour = { type: 'string' }
    at(paths['/api/car/detail']?.get).summary = 'One model'
    at(user.properties.join_time).description = 'Epoch seconds.'
    at(paths['/api/car/detail']?.get)['x-status'] = 'known'
    // Drawn from the mock, and no part of what is agreed.
    at(paths['/api/car/detail']?.get).example = { drawn: 'again' }
  })
  expect(new Set(said)).toEqual(
    new Set([
      'breaking: /api/draft/index: Path `/api/draft/index` was removed.',
      'breaking: GET /api/guest/index: Required `company` query parameter was added.',
      "breaking: PayChannel: Enum of `PayChannel` lost values: 'credit'.",
      'breaking: UserInfo: Property `motto` of `UserInfo` was removed.',
      'breaking: UserInfo: Properties of `UserInfo` are no longer required: `motto`.',
      'breaking: GET /api/hotel/detail: `x-auth` was "visitor", is "member".',
      'breaking: GET /api/wallet/summary: `x-permission` was null, is "wallet/ledger".',
      'harmless: UserInfo: `colour` was added.',
      'harmless: GET /api/car/detail: `summary` was "A model and its prices", is "One model".',
      'harmless: GET /api/car/detail: `x-status` was "stubbed", is "known".',
      'harmless: UserInfo: `description` of `join_time` was "When the account was made.", is "Epoch seconds.".',
    ]),
  )
})

test('What is agreed on beside the schemas is compared too', () => {
  const said = after((document) => {
    const { paths } = document
    const headers = (document as unknown as { 'x-headers': Record<string, string> })['x-headers']
    headers['x-user-token'] = at(headers['ba-user-token'])
    delete headers['ba-user-token']
    headers.server = 'Always `1`.'
    headers.extra = 'New.'
    const signOut = at(paths['/api/user/logout']?.post)
    signOut['x-refusals'] = ['RATE_LIMITED']
    at(paths['/api/car/book']?.post)['x-invalidates'] = ['order', 'guest']
    at(paths['/api/invoice/apply']?.post)['x-idempotent'] = 'other_ref'
    delete at(paths['/api/order/pay']?.post)['x-idempotent']
    at(paths['/api/user/checkIn']?.post)['x-idempotent'] = 'client_ref'
    at(paths['/api/markup/preview']?.post)['x-safe'] = false
    const hotel = at(paths['/api/hotel/book']?.post)
    hotel['x-transitionX'] = hotel['x-transition']
    delete hotel['x-transition']
    const site = at(paths['/api/index/index']?.get)
    Object.assign(at(site.parameters[0]), {
      schema: { ...(site.parameters[0]?.schema as object), default: 1 },
    })
    Object.assign(site, { security: [{ memberToken: [] }] })
    // Its agreements go along with the path.
    paths['/api/user/entry'] = at(paths['/api/user/checkIn'])
    delete paths['/api/user/checkIn']
  })
  const transition = '{"action":"book","from":[],"to":["pending_payment"]}'
  const repetition = 'The field that makes a repetition answer the first result'
  expect(new Set(said)).toEqual(
    new Set([
      'breaking: every call: Header `ba-user-token` is now called `x-user-token`.',
      'harmless: every call: Header `server` was "Always `true`.", is "Always `1`.".',
      'breaking: every call: Header `extra` was added: older clients do not send it.',
      'breaking: POST /api/user/logout: Refusal `RATE_LIMITED` was added: each screen that makes the call has to show it.',
      'breaking: POST /api/car/book: `x-invalidates` gained `guest`: older clients go on showing what they had of it.',
      ...['draft', 'quote', 'dashboard'].map(
        (noun) => `harmless: POST /api/car/book: \`x-invalidates\` lost \`${noun}\`.`,
      ),
      `breaking: POST /api/invoice/apply: ${repetition} was \`client_ref\`, is \`other_ref\`.`,
      'breaking: POST /api/order/pay: A repetition with the same `client_ref` no longer answers the first result.',
      'harmless: POST /api/user/entry: A repetition with the same `client_ref` now answers the first result.',
      'breaking: POST /api/markup/preview: It no longer only reads: `x-safe` was true.',
      `harmless: POST /api/hotel/book: \`x-transition\` was removed; it was ${transition}.`,
      `harmless: POST /api/hotel/book: \`x-transitionX\` was added: ${transition}.`,
      'breaking: GET /api/index/index: `default` of `parameter requiredLogin` was 0, is 1.',
      'breaking: GET /api/index/index: Visitors may no longer ask.',
      'breaking: /api/user/entry: Path `/api/user/checkIn` was renamed to `/api/user/entry`.',
    ]),
  )
})

test('A long text is cut so that the change in it can be seen on both sides', () => {
  const words = 'Hotels, cars and transfers of one company, with their prices and rules for cancelling.'
  const edited = (text: string) => {
    const document = structuredClone(contract) as unknown as Editable
    at(document.paths['/api/car/detail']?.get).summary = text
    return document as unknown as JsonObject
  }
  const [base, revision] = [edited(words), edited(words.replace('rules', 'terms'))]
  const [change] = describeChanges(changesBetween(base, revision), base, revision)
  expect(change?.sentence).toBe(
    '`summary` was …th their prices and rules for cancelling.", is …th their prices and terms for cancelling.".',
  )
})

describe('the report', () => {
  const change = { subject: 'GET /api/a', sentence: 'It changed.', operations: ['a', 'b', 'c', 'd', 'e'] }

  test('names what breaks first, with the operations that it reaches', () => {
    const lines = asText(
      [
        { ...change, breaking: false, operations: [] },
        { ...change, breaking: true },
      ],
      'main',
    ).split('\n')
    expect(lines).toEqual([
      'The contract of main against the working tree',
      '',
      'Breaking (1)',
      '  GET /api/a (a, b, c and 2 more): It changed.',
      '',
      'Harmless (1)',
      '  GET /api/a: It changed.',
      '',
      '1 breaking, 1 harmless.',
    ])
  })

  test('says of no change that there is none', () => {
    expect(asText([], 'HEAD')).toBe('The contract of HEAD against the working tree: nothing is different.')
  })
})

describe('a revision', () => {
  /** A repository with a commit for each text of the contract; null is a commit without one. */
  function repositoryOf(...texts: readonly (string | null)[]): string {
    const repository = mkdtempSync(join(folder, 'repository-'))
    const git = (...args: string[]) => spawnSync('git', args, { cwd: repository, encoding: 'utf8' })
    git('init', '--quiet')
    const path = join(repository, contractFile)
    mkdirSync(dirname(path), { recursive: true })
    for (const text of texts) {
      if (text === null) rmSync(path)
      else writeFileSync(path, text)
      git('add', '--all')
      git('-c', 'user.name=t', '-c', 'user.email=t@t.example', 'commit', '--quiet', '--message', 'A contract')
    }
    return repository
  }

  test('is read from the repository, whatever stands in the working tree', () => {
    const repository = repositoryOf('{"openapi":"3.1.0"}', '[]')
    expect(contractOf('HEAD~1', repository)).toEqual({ openapi: '3.1.0' })
    expect(() => contractOf('HEAD', repository)).toThrow('of HEAD is no contract')
  })

  test('that is not there is said', () => {
    const repository = repositoryOf('{"openapi":"3.1.0"}')
    for (const name of ['nosuch', '--output=/tmp/x', 'HEAD:README.md', ''])
      expect(() => contractOf(name, repository)).toThrow(`There is no revision "${name}" here`)
  })

  test('without a contract, and a folder without a repository, are said', () => {
    const repository = repositoryOf('{"openapi":"3.1.0"}', null)
    expect(() => contractOf('HEAD', repository)).toThrow(`has no ${contractFile} yet`)
    const outside = mkdtempSync(join(folder, 'no-repository-'))
    expect(() => contractOf('HEAD', outside)).toThrow('no clone of the repository')
  })
})

test('What is no contract ends the command with 2, in the words of the differ', () => {
  const none = { openapi: 'no version' }
  expect(() => orStop(() => changesBetween(none, none))).toThrow(
    expect.objectContaining({
      name: 'Stop',
      exitCode: 2,
      message: expect.stringContaining('cannot be compared'),
    }),
  )
})

test('The command names a revision that is unknown, and ends with 2', async () => {
  const run = (...args: string[]) => runToEnd([join(root, 'tools/contract-diff/main.ts'), ...args])
  const unknown = await run('nosuch')
  expect([unknown.code, unknown.output]).toEqual([2, expect.stringContaining('no revision "nosuch"')])
})
