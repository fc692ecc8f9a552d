import { join } from 'node:path'
import { routes } from '@portal/api-client/contract'
import { expect, test } from 'vitest'
import { root } from '../workspace/root.mjs'
import { notJudged, runsAll } from './browser-run.ts'
import { covered, exercisedPage, type Noted, share } from './exercised-page.ts'
import { notedByComponents } from './gather.ts'
import { lackingTest, refuted, unknown, unproved } from './goal.ts'
import { byCall, reasonFor } from './reasons.ts'

const noted: readonly Noted[] = [
  { test: 'pays', calls: ['payOrder ok', 'getOrder ok'], moves: ['hotel pending_payment pay'] },
  { test: 'pays <twice>', calls: ['payOrder ok', 'payOrder ACTION_NOT_ALLOWED'], moves: [] },
]
const operations = covered(['getOrder', 'payOrder', 'cancelOrder'], noted, ({ calls }) =>
  calls.map((call) => call.split(' ')[0] ?? ''),
)

test('names the tests that exercised each operation once, and those that none has', () => {
  expect(operations).toEqual([
    { name: 'getOrder', tests: ['pays'] },
    { name: 'payOrder', tests: ['pays', 'pays <twice>'] },
    { name: 'cancelOrder', tests: [] },
  ])
  expect(share(operations)).toBe('2 of 3')
})

test('shows first what no test exercises, and takes titles as text', () => {
  const page = exercisedPage({ Operations: operations })
  expect(page.indexOf('cancelOrder')).toBeLessThan(page.indexOf('payOrder'))
  expect(page).toContain('Operations: 2 of 3')
  expect(page).toContain('pays &lt;twice&gt;')
  expect(page).not.toContain('<twice>')
})

test('a refusal needs a test or a reason, and loses a reason of its own with its first test', () => {
  const refusals = [
    { name: 'payOrder BALANCE_SHORT', tests: ['pays'] },
    { name: 'payOrder NEED_LOGIN', tests: [], reason: 'The same for each call.' },
    { name: 'payOrder QUOTE_EXPIRED', tests: [] },
  ]
  expect(lackingTest(refusals)).toEqual(['payOrder QUOTE_EXPIRED'])
  expect(refuted(refusals, new Set(['payOrder BALANCE_SHORT', 'payOrder NEED_LOGIN']))).toEqual([
    'payOrder BALANCE_SHORT',
  ])
  expect(unknown(refusals, new Set(['payOrder GONE', 'payOrder NEED_LOGIN']))).toEqual(['payOrder GONE'])
  expect(unproved(refusals, ['NEED_LOGIN', 'BALANCE_SHORT'])).toEqual(['NEED_LOGIN'])
  const page = exercisedPage({ Refusals: refusals })
  expect(page.indexOf('QUOTE_EXPIRED')).toBeLessThan(page.indexOf('NEED_LOGIN'))
  expect(page).toContain('The same for each call.')
})

test('component tests that passed count by what the mock refused in them', () => {
  const one = (fullName: string, status: string, refusals?: string[]) => ({
    fullName,
    status,
    meta: refusals === undefined ? {} : { refusals },
  })
  const assertionResults = [
    one('is refused', 'passed', ['payOrder BALANCE_SHORT']),
    one('fails', 'failed', ['payOrder CREDIT_SHORT']),
    one('asks nothing', 'passed'),
  ]
  const noted = notedByComponents({ testResults: [{ name: join(root, 'a.test.tsx'), assertionResults }] })
  expect(noted).toEqual([
    { test: '[component] a.test.tsx › is refused', calls: ['payOrder BALANCE_SHORT'], moves: [] },
  ])
})

const asked = { asked: true, distinguished: false, otherCaused: false }

test('a refusal needs a test where a screen tells it apart, and where no refusal of its call has one', () => {
  expect(reasonFor('payOrder', 'BALANCE_SHORT', asked)).toBeNull()
  expect(reasonFor('payOrder', 'BALANCE_SHORT', { ...asked, otherCaused: true })).toContain('decision 27')
  const handled = { ...asked, distinguished: true, otherCaused: true }
  expect(reasonFor('payOrder', 'BALANCE_SHORT', handled)).toBeNull()
  expect(reasonFor('getOrder', 'NOT_FOUND', handled)).toBeNull()
  expect(reasonFor('getOrder', 'NOT_FOUND', asked)).toContain('What a page loads')
  expect(reasonFor('payOrder', 'NEED_LOGIN', asked)).toContain('end of a session')
  expect(reasonFor('payOrder', 'BALANCE_SHORT', { ...asked, asked: false })).toBe(
    'No screen makes this call.',
  )
})

test('each reason of one call names a refusal that there is', () => {
  const known = new Set(
    Object.entries(routes).flatMap(([id, { refusals }]) => refusals.map((key) => `${id} ${key}`)),
  )
  expect(Object.keys(byCall).filter((name) => !known.has(name))).toEqual([])
})

test.each([
  [true, ['test', '--reporter=list,json,./exercised/reporter.ts']],
  [true, ['test', '--config', 'e2e/playwright.config.ts', '--shuffle=7', '--workers', '2']],
  [false, ['test', '--config', 'e2e/playwright.config.ts', 'hotel/search']],
  [false, ['test', '--shard=1/2']],
  [false, ['test', '--project=desktop']],
  [false, ['test', '-g', 'pays']],
  [false, ['test', '--last-failed']],
  [false, ['test', '--an-option-of-tomorrow']],
  [false, ['merge-reports']],
])('it is %s that all browser tests run by %j', (all, args) => {
  expect(runsAll(args)).toBe(all)
})

test('nothing is judged without a run of all browser tests that has passed', () => {
  expect(notJudged(null)).toContain('no run')
  expect(notJudged({ complete: false, passed: true })).toContain('a part')
  expect(notJudged({ complete: true, passed: false })).toContain('failed')
  expect(notJudged({ complete: true, passed: true })).toBeNull()
})
