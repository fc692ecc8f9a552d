import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { root } from '../workspace/root.mjs'
import { countBrowser, countUnit, settle } from './counts.mjs'
import { changes, fingerprint } from './drift.mjs'
import { browserDurations, slowest, tooSlow, unitDurations } from './durations.mjs'
import { browserFailures, closing, digest, unitFailures } from './failures.mjs'
import { conclusion, ending } from './main.mjs'
import { performAll } from './schedule.mjs'
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
      '× [phone] e2e/hotel/a.e2e.ts:7 › in English › books',
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
    expect(lines).toContain('    It did not end: its process ended before.')
    expect(lines).toContain('    No such file')
    expect(lines.length).toBeLessThan(24)
    expect(Math.max(...lines.map((line) => line.length))).toBeLessThan(300)
    const many = digest(
      Array.from({ length: 40 }, (_, i) => ({ title: `test ${i}`, message: 'm', command: 'c' })),
    )
    expect(many.match(/×/gu)).toHaveLength(40)
  })
})

describe('the end of a run', () => {
  const failure = (title: string, message = 'Expected: 1\nReceived: 2') => ({
    title,
    message,
    command: `npm run test:file -- ${title}`,
  })

  test('names each failure with the first line of its reason and the command that runs it alone', () => {
    expect(
      closing([failure('a.test.ts', '\n\u001b[31mExpected: 1\u001b[39m\nReceived: 2')], 'kept.txt'),
    ).toEqual(['× a.test.ts', '    Expected: 1', '    npm run test:file -- a.test.ts'])
  })

  test('stays within thirty lines however much failed, and says where the rest stands', () => {
    for (const count of [8, 9, 12, 13, 24, 25, 300]) {
      const lines = closing(
        Array.from({ length: count }, (_, i) => failure(`${i}.test.ts`)),
        'kept.txt',
      )
      expect(lines.length, `${count} failures`).toBeLessThanOrEqual(25)
      expect(lines.filter((line) => line.startsWith('×'))).toHaveLength(Math.min(count, count > 12 ? 23 : 12))
      // A command for each as long as there is room for it.
      expect(lines.filter((line) => line.startsWith('    npm run'))).toHaveLength(count > 12 ? 0 : count)
      expect(lines.at(-1)?.includes('kept.txt')).toBe(count > 12)
    }
  })

  test('the failures come last, with nothing but the counts behind them', () => {
    const row = { name: 'unit', passed: 2, failed: 1, seconds: 60, durations: [] }
    const lines = conclusion([{ ...row, failures: [failure('a.test.ts')] }], 60)
    expect(lines.slice(-6)).toEqual([
      'Failed:',
      '× a.test.ts',
      '    Expected: 1',
      '    npm run test:file -- a.test.ts',
      '',
      '2 passed, 1 failed',
    ])
  })

  test('the command of a failed test finds it by file and by name, whatever its name contains', () => {
    const assertionResults = [
      { status: 'failed', fullName: "the guest's name (first) costs 1.50", failureMessages: ['no'] },
    ]
    const testResults = [{ name: join(root, 'libs/ui/a.test.ts'), status: 'failed', assertionResults }]
    expect(unitFailures({ testResults })[0]?.command).toBe(
      "npm run test:file -- libs/ui/a.test.ts -t '^the guest'\\''s name \\(first\\) costs 1\\.50$'",
    )
    const tests = [{ projectName: 'phone', status: 'unexpected', results: [] }]
    const specs = [{ title: 'books', ok: false, file: 'hotel/a.e2e.ts', line: 7, tests }]
    expect(browserFailures({ suites: [{ title: 'a', specs }] })[0]?.command).toBe(
      'npm run e2e -- e2e/hotel/a.e2e.ts:7 --project=phone',
    )
  })
})

describe('where the minutes went', () => {
  const report = {
    testResults: [
      { name: join(root, 'a.test.ts'), startTime: 0, endTime: 30_000 },
      { name: join(root, 'b.test.ts'), startTime: 0, endTime: 10_000 },
    ],
  }
  const tests = [{ projectName: 'desktop', results: [{ duration: 31_000 }] }]
  const suites = [{ specs: [{ title: 'books', file: 'b.e2e.ts', line: 3, tests }] }]

  test('the slowest come first, each with its share of its step', () => {
    const lines = slowest([...unitDurations(report), ...browserDurations({ suites })])
    expect(lines.map((line) => line.trim().replaceAll(/ +/gu, ' '))).toEqual([
      '31.0 s 100.0 % of e2e [desktop] b.e2e.ts:3 books',
      '30.0 s 75.0 % of unit a.test.ts',
      '10.0 s 25.0 % of unit b.test.ts',
    ])
  })

  test('a file above 20 s and a browser test above 30 s are listed', () => {
    const lines = tooSlow([...unitDurations(report), ...browserDurations({ suites })])
    expect(lines).toHaveLength(2)
    expect(lines.join('\n')).not.toContain('b.test.ts')
  })
})

describe('the order of a run', () => {
  const step = (name: string, cores: 0 | 1 | 2, after: string[] = []) => ({ name, cores, after })

  async function order(chosen: ReturnType<typeof step>[]) {
    const running = new Set<string>()
    const beside = new Map<string, string[]>()
    const done = await performAll(chosen, async ({ name }) => {
      for (const other of running) beside.get(other)?.push(name)
      beside.set(name, [...running])
      running.add(name)
      for (let turn = 0; turn < 3; turn += 1) await Promise.resolve()
      running.delete(name)
      return name
    })
    return { done, beside: Object.fromEntries(beside) }
  }

  test('steps of one core run two at a time, a step of two cores runs alone', async () => {
    const { done, beside } = await order([
      step('a', 1),
      step('b', 1),
      step('c', 1),
      step('both', 2),
      step('d', 1),
    ])
    expect(done.toSorted()).toEqual(['a', 'b', 'both', 'c', 'd'])
    expect(beside['both']).toEqual([])
    expect(beside['b']).toContain('a')
    expect(Object.values(beside).every((others) => others.length <= 2)).toBe(true)
  })

  test('a step that mostly waits goes beside one of two cores', async () => {
    const { beside } = await order([step('waiting', 0), step('both', 2)])
    expect(beside['both']).toEqual(['waiting'])
  })

  test('a step waits for those it follows, and for none that is not part of the run', async () => {
    const { done, beside } = await order([
      step('e2e', 2, ['build']),
      step('unit', 1, ['generated']),
      step('build', 1),
    ])
    expect(done.indexOf('e2e')).toBeGreaterThan(done.indexOf('build'))
    expect(beside['unit']).toContain('build')
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
