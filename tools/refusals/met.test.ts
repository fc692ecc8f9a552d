import { expect, test } from 'vitest'
import { refusalsMet } from './met.ts'

test('Refusals of component and browser tests that passed count, those of failed ones do not', () => {
  const unit = {
    testResults: [
      {
        assertionResults: [
          { status: 'passed', meta: { refusals: ['payOrder BALANCE_SHORT'] } },
          { status: 'failed', meta: { refusals: ['payOrder CREDIT_SHORT'] } },
          { status: 'passed' },
        ],
      },
    ],
  }
  const refusal = (status: string, description: string) => ({
    status,
    annotations: [
      { type: 'refusal', description },
      { type: 'slow', description: 'x' },
    ],
  })
  const tests = [refusal('expected', 'bookHotel SOLD_OUT'), refusal('flaky', 'bookHotel RATE_EXPIRED')]
  const met = refusalsMet(unit, { suites: [{ suites: [{ specs: [{ tests }] }] }] })
  expect([...met]).toEqual(['payOrder BALANCE_SHORT', 'bookHotel SOLD_OUT'])
})
