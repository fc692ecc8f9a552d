import type { Schemas } from '@portal/api-client'
import { expect, test } from 'vitest'
import { checkVerdict } from './use-rate-check.ts'

const rate = { rate_key: 'k1' } as Schemas['Rate']
const answer = (outcome: Schemas['RateOutcome'], fresh: Schemas['Rate'] | null = rate) => ({
  outcome,
  rate: fresh,
  diff: [],
  alternatives: [],
})

test.each([
  ['available', 'go'],
  ['price_changed', 'decide'],
  ['terms_changed', 'decide'],
  ['sold_out', 'gone'],
] as const)('a check that finds %s means: %s', (outcome, verdict) => {
  expect(checkVerdict(answer(outcome))).toBe(verdict)
})

test('a hotel on request is expected for a rate on request, and a decision for one that was available', () => {
  expect(checkVerdict(answer('on_request'), { outcome: 'on_request' })).toBe('go')
  expect(checkVerdict(answer('on_request'))).toBe('go')
  expect(checkVerdict(answer('on_request'), { outcome: 'available' })).toBe('decide')
})

test('nothing can be booked without a current rate, whatever the outcome', () => {
  expect(checkVerdict(answer('available', null))).toBe('gone')
})
