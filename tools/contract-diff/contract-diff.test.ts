import { spawnSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterAll, describe, expect, test } from 'vitest'
import { bundleFile } from '../contract/bundle.ts'
import type { JsonObject } from '../contract/flatten.ts'
import { readContract } from '../contract-check/contract.ts'
import { runToEnd } from '../workspace/processes.mjs'
import { root } from '../workspace/root.mjs'
import { brokenAgreements } from './agreements.ts'
import { contractAt, redoclyDiff } from './redocly.ts'

const contract = (await readContract()).document
const folder = mkdtempSync(join(tmpdir(), 'contract-diff-test-'))
afterAll(() => rmSync(folder, { recursive: true }))

/** The parts of the contract that a test edits. */
interface Editable {
  paths: Record<string, Record<string, JsonObject>>
  components: { schemas: Record<string, { enum: unknown[]; properties: Record<string, JsonObject> }> }
}

const edited = (edit: (document: Editable) => void): JsonObject => {
  const copy = structuredClone(contract)
  edit(copy as unknown as Editable)
  return copy
}

const at = <T>(value: T | undefined): T => value as T

describe('Redocly', () => {
  test('finds a change that breaks a client', () => {
    const { breaks, output } = redoclyDiff(
      contract,
      edited(({ components }) => at(components.schemas.PayChannel).enum.pop()),
    )
    expect(breaks).toBe(true)
    expect(output).toContain("'credit'")
  })

  test('finds a change that breaks nothing, also in a list of an extension', () => {
    const { breaks, output } = redoclyDiff(
      contract,
      edited(({ paths, components }) => {
        at(components.schemas.UserInfo).properties.colour = { type: 'string' }
        at(paths['/api/user/logout']?.post)['x-refusals'] = ['RATE_LIMITED']
      }),
    )
    expect(breaks).toBe(false)
    expect(output).toContain('colour')
    expect(output).toContain('RATE_LIMITED')
  })

  test('does not compare examples', () => {
    const same = redoclyDiff(contract, contract)
    const now = edited(({ paths }) => Object.assign(at(paths['/api/car/detail']?.get), { example: { a: 1 } }))
    expect(redoclyDiff(contract, now)).toEqual(same)
    expect(same.breaks).toBe(false)
  })

  test('ends the command with 2 when it cannot compare', () => {
    const none = { openapi: 'no version' }
    expect(() => redoclyDiff(none, none)).toThrow(expect.objectContaining({ name: 'Stop', exitCode: 2 }))
  })
})

test('Changed extensions that break an older client are listed, and no others', () => {
  const now = edited((document) => {
    const { paths } = document
    at(paths['/api/hotel/detail']?.get)['x-auth'] = 'member'
    at(paths['/api/wallet/summary']?.get)['x-permission'] = 'wallet/ledger'
    at(paths['/api/user/logout']?.post)['x-refusals'] = ['RATE_LIMITED']
    // Gains one noun and loses others, which harms nobody.
    at(paths['/api/car/book']?.post)['x-invalidates'] = ['order', 'guest']
    at(paths['/api/invoice/apply']?.post)['x-idempotent'] = 'other_ref'
    delete at(paths['/api/order/pay']?.post)['x-idempotent']
    at(paths['/api/markup/preview']?.post)['x-safe'] = false
    at(paths['/api/car/detail']?.get)['x-status'] = 'known'
    // A renamed path is the same operation.
    paths['/api/user/entry'] = at(paths['/api/user/checkIn'])
    delete paths['/api/user/checkIn']
    at(paths['/api/user/entry'].post)['x-refusals'] = []
  })
  const subjects = brokenAgreements(contract, now).map((line) => line.split(' was ')[0])
  expect(new Set(subjects)).toEqual(
    new Set([
      'GET /api/hotel/detail: x-auth',
      'GET /api/wallet/summary: x-permission',
      'POST /api/user/logout: x-refusals gained RATE_LIMITED',
      'POST /api/car/book: x-invalidates gained guest',
      'POST /api/invoice/apply: x-idempotent',
      'POST /api/order/pay: x-idempotent',
      'POST /api/markup/preview: x-safe',
    ]),
  )
})

describe('a revision', () => {
  /** A repository with a commit for each text of the contract; null is a commit without one. */
  function repositoryOf(...texts: readonly (string | null)[]): string {
    const repository = mkdtempSync(join(folder, 'repository-'))
    const git = (...args: string[]) => spawnSync('git', args, { cwd: repository, encoding: 'utf8' })
    git('init', '--quiet')
    const path = join(repository, bundleFile)
    mkdirSync(dirname(path), { recursive: true })
    for (const text of texts) {
      if (text === null) rmSync(path)
      else writeFileSync(path, text)
      git('add', '--all')
      git('-c', 'user.name=t', '-c', 'user.email=t@t.example', 'commit', '--quiet', '--message', 'A contract')
    }
    return repository
  }

  const read = (revision: string, repository: string) => contractAt(revision, bundleFile, repository)

  test('is read from the repository, whatever the working tree holds', () => {
    const repository = repositoryOf('{"openapi":"3.1.0"}', '[]')
    expect(read('HEAD~1', repository)).toEqual({ openapi: '3.1.0' })
    expect(() => read('HEAD', repository)).toThrow('of HEAD is no contract')
  })

  test('that does not exist is named', () => {
    const repository = repositoryOf('{"openapi":"3.1.0"}')
    for (const name of ['nosuch', '--output=/tmp/x', 'HEAD:README.md', ''])
      expect(() => read(name, repository)).toThrow(`There is no revision "${name}" here`)
  })

  test('without a contract, and a folder without a repository, get a clear error', () => {
    const repository = repositoryOf('{"openapi":"3.1.0"}', null)
    expect(() => read('HEAD', repository)).toThrow(`has no ${bundleFile} yet`)
    const outside = mkdtempSync(join(folder, 'no-repository-'))
    expect(() => read('HEAD', outside)).toThrow('no clone of the repository')
  })
})

test('The command names an unknown revision and ends with 2', async () => {
  const { code, output } = await runToEnd([join(root, 'tools/contract-diff/main.ts'), 'nosuch'])
  expect([code, output]).toEqual([2, expect.stringContaining('no revision "nosuch"')])
})
