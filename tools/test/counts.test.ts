import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { countBrowser, countUnit, settle } from './counts.mjs'
import { changes, fingerprint } from './drift.mjs'
import { browserFailures, digest, unitFailures } from './failures.mjs'
import { ending, performAll } from './main.mjs'
import type { Step } from './steps.mjs'
import { table } from './summary.mjs'

describe('the counts of a run', () => {
  test('a skipped test and a file that cannot be loaded count as failed', () => {
    const testResults = [
      { name: 'a', status: 'failed', assertionResults: [] },
      { name: 'b', status: 'failed', assertionResults: [{ status: 'failed', fullName: 'b' }] },
    ]
    const report = { numPassedTests: 5, numFailedTests: 1, numPendingTests: 1, numTodoTests: 1, testResults }
    expect(countUnit(report)).toEqual({ passed: 5, failed: 4 })
  })

  test('a browser test that passed only when repeated counts as failed', () => {
    const stats = { expected: 4, unexpected: 1, flaky: 1, skipped: 1 }
    expect(countBrowser({ stats, errors: [{}] })).toEqual({ passed: 4, failed: 4 })
  })

  test('a step that crashed, or ran nothing at all, counts as one failure', () => {
    expect(settle(null, 0)).toEqual({ passed: 0, failed: 1 })
    expect(settle({ passed: 3, failed: 0 }, 1)).toEqual({ passed: 3, failed: 1 })
    expect(settle({ passed: 0, failed: 0 }, 0)).toEqual({ passed: 0, failed: 1 })
    expect(settle({ passed: 3, failed: 2 }, 1)).toEqual({ passed: 3, failed: 2 })
  })

  test('the summary lines up its columns', () => {
    const rows = [
      { name: 'types', passed: 1, failed: 0, seconds: 2.04 },
      { name: 'unit', passed: 1204, failed: 2, seconds: 31.5 },
    ]
    expect(table(rows).split('\n')).toEqual([
      'step   passed  failed  seconds',
      'types       1       0      2.0',
      'unit     1204       2     31.5',
    ])
  })
})

describe('what failed, in few lines', () => {
  test('a failed browser test is named with its window, file, line and first message', () => {
    const results = [{ errors: [{ message: 'Expected: 1\n\n\u001b[31mReceived: 2\u001b[39m' }] }]
    const tests = [{ projectName: 'phone', status: 'unexpected', results }]
    const good = [{ projectName: 'desktop', status: 'expected', results: [] }]
    const specs = [
      { title: 'books', ok: false, file: 'hotel/a.e2e.ts', line: 7, tests: [...good, ...tests] },
      { title: 'cancels', ok: true, file: 'hotel/a.e2e.ts', line: 9, tests: good },
    ]
    const report = { suites: [{ title: 'hotel/a.e2e.ts', suites: [{ title: 'in English', specs }] }] }
    expect(digest(browserFailures(report)).split('\n')).toEqual([
      '× [phone] hotel/a.e2e.ts:7 › in English › books',
      '    Expected: 1',
      '    Received: 2',
    ])
  })

  test('a failed, a skipped and an unreadable unit test are named; long messages are cut, every name stays', () => {
    const failed = {
      status: 'failed',
      fullName: 'pays',
      failureMessages: [`${'x'.repeat(900)}\n`.repeat(90)],
    }
    const testResults = [
      { name: 'a', status: 'failed', assertionResults: [failed, { status: 'passed', fullName: 'books' }] },
      { name: 'b', status: 'passed', assertionResults: [{ status: 'pending', fullName: 'waits' }] },
      { name: 'c', status: 'failed', message: 'No such file', assertionResults: [] },
    ]
    const lines = digest(unitFailures({ testResults })).split('\n')
    expect(lines.filter((line) => line.startsWith('×'))).toHaveLength(3)
    expect(lines).toContain('    It was pending.')
    expect(lines).toContain('    No such file')
    expect(lines.length).toBeLessThan(24)
    expect(Math.max(...lines.map((line) => line.length))).toBeLessThan(300)
    const many = digest(Array.from({ length: 40 }, (_, i) => ({ title: `test ${i}`, message: 'm' })))
    expect(many.match(/×/gu)).toHaveLength(40)
  })
})

describe('the order of a run', () => {
  const step = (name: string, light: boolean): Step => ({
    name,
    light,
    about: name,
    run: async () => ({ passed: 1, failed: 0, output: '' }),
  })

  test('light steps run two at a time, a heavy one runs alone', async () => {
    let running = 0
    const most = new Map<string, number>()
    const chosen = [step('a', true), step('b', true), step('c', true), step('heavy', false), step('d', true)]
    const done = await performAll(chosen, async ({ name }) => {
      running += 1
      most.set(name, running)
      await Promise.resolve()
      running -= 1
      return { name, passed: 1, failed: 0, seconds: 0 }
    })
    expect(done.map((row) => row.name).sort()).toEqual(['a', 'b', 'c', 'd', 'heavy'])
    expect(most.get('b')).toBe(2)
    expect(Math.max(...most.values())).toBe(2)
    expect(most.get('heavy')).toBe(1)
  })
})

describe('generated code', () => {
  test('a file that a generator would write differently, add or leave out is named', () => {
    const base = mkdtempSync(join(tmpdir(), 'drift-'))
    const folder = join(base, 'libs', 'api', 'generated')
    mkdirSync(folder, { recursive: true })
    writeFileSync(join(folder, 'a.ts'), '1')
    writeFileSync(join(base, 'libs', 'api', 'by-hand.ts'), '1')
    const before = fingerprint(base)
    writeFileSync(join(folder, 'a.ts'), '2')
    writeFileSync(join(folder, 'b.ts'), '1')
    writeFileSync(join(base, 'libs', 'api', 'by-hand.ts'), '2')
    const after = fingerprint(base)
    expect(changes(before, after)).toEqual([
      'libs/api/generated/a.ts differed',
      'libs/api/generated/b.ts was missing',
    ])
    expect(changes(after, before)).toContain('libs/api/generated/b.ts is not generated any more')
    expect(changes(before, before)).toEqual([])
  })
})

describe('what a failed step prints', () => {
  test('the dots of the tests that passed do not push the error out of a log that is cut', () => {
    const dots = Array.from({ length: 200 }, () => '·').join('\n')
    expect(ending(`${dots}\n ······ \nUnhandled Error\n\nError: closed\n${dots}`)).toBe(
      'Unhandled Error\nError: closed',
    )
  })
})
