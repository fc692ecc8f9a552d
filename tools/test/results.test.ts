import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { root } from '../workspace/root.mjs'
import { differing, fingerprint } from './generated.mjs'
import { browserResults, browserTests, closing, unitResults, unitTests } from './results.mjs'

const assertion = (status: string, title: string, message?: string) => ({
  status,
  title,
  ancestorTitles: ['a group'],
  location: { line: 7 },
  failureMessages: message === undefined ? [] : [message],
})

describe('the report of unit tests', () => {
  test('a failed and a skipped test fail, with the command that repeats each', () => {
    const assertionResults = [
      assertion('passed', 'books'),
      assertion('failed', 'pays', 'expected 1 to be 2'),
      assertion('pending', 'waits'),
    ]
    const testResults = [{ name: join(root, 'libs/a.test.ts'), status: 'failed', assertionResults }]
    expect(unitResults({ testResults })).toEqual({
      passed: 1,
      failures: [
        {
          title: 'libs/a.test.ts › a group › pays',
          message: 'expected 1 to be 2',
          command: 'npm run test:file -- libs/a.test.ts:7',
        },
        {
          title: 'libs/a.test.ts › a group › waits',
          message: 'It was pending.',
          command: 'npm run test:file -- libs/a.test.ts:7',
        },
      ],
    })
  })

  test('a file that cannot be loaded fails', () => {
    const file = {
      name: join(root, 'a.test.ts'),
      status: 'failed',
      message: 'No such file',
      assertionResults: [],
    }
    expect(unitResults({ testResults: [file] }).failures).toMatchObject([{ message: 'No such file' }])
  })
})

test('A browser test that passed only when repeated fails', () => {
  const results = [{ errors: [{ message: 'Expected: 1' }] }]
  const tests = [
    { projectName: 'desktop', status: 'expected', results: [] },
    { projectName: 'phone', status: 'flaky', results },
  ]
  const specs = [{ title: 'books', file: 'hotel/a.e2e.ts', line: 7, tests }]
  const suites = [{ title: 'hotel/a.e2e.ts', suites: [{ title: 'in English', specs }] }]
  expect(browserResults({ suites })).toEqual({
    passed: 1,
    failures: [
      {
        title: '[phone] e2e/hotel/a.e2e.ts:7 › in English › books',
        message: 'Expected: 1',
        command: 'npm run e2e -- e2e/hotel/a.e2e.ts:7 --project=phone',
      },
    ],
  })
})

test('The refusals that a test has met are those that its file has noted', () => {
  const assertionResults = [
    { ...assertion('passed', 'pays'), meta: { refusals: ['payOrder BALANCE_SHORT'] } },
  ]
  const testResults = [{ name: join(root, 'a.test.tsx'), status: 'passed', assertionResults }]
  expect(unitTests({ testResults })).toMatchObject([{ refusals: ['payOrder BALANCE_SHORT'] }])
  const annotations = [
    { type: 'refusal', description: 'bookHotel SOLD_OUT' },
    { type: 'slow', description: 'x' },
  ]
  const tests = [{ projectName: 'phone', status: 'expected', annotations, results: [] }]
  const specs = [{ title: 'books', file: 'a.e2e.ts', line: 7, tests }]
  expect(browserTests({ suites: [{ title: 'a.e2e.ts', specs }] })).toMatchObject([
    { refusals: ['bookHotel SOLD_OUT'] },
  ])
})

test('The end of a run shows test, message and command without colours, and counts what it leaves out', () => {
  const failure = {
    title: 'a\nb',
    message: '\u001B[31mone\u001B[39m\n\ntwo\nthree\nfour',
    command: 'npm test',
  }
  expect(closing([failure])).toEqual(['× a b', '    one', '    two', '    three', '    npm test'])
  expect(closing(Array.from({ length: 43 }, () => failure)).at(-1)).toBe('and 3 more')
})

test('Generated files that change, appear or disappear are named', () => {
  const base = mkdtempSync(join(tmpdir(), 'generated-'))
  for (const folder of ['apps', 'libs/api/generated', 'openapi', 'deploy', 'docs'])
    mkdirSync(join(base, folder), { recursive: true })
  const write = (path: string, text: string) => writeFileSync(join(base, 'libs/api', path), text)
  write('generated/a.ts', '1')
  write('by-hand.ts', '1')
  const before = fingerprint(base)
  write('generated/a.ts', '2')
  write('generated/b.ts', '1')
  write('by-hand.ts', '2')
  expect(differing(before, fingerprint(base))).toEqual(['libs/api/generated/a.ts', 'libs/api/generated/b.ts'])
  expect(differing(before, before)).toEqual([])
})
