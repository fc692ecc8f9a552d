import { expect, test } from 'vitest'
import { covered, exercisedPage, type Noted, share } from './exercised-page.ts'

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
