import type { Schemas } from '@portal/api-client'
import { loadTexts, setupI18n } from '@portal/i18n'
import { UiProvider } from '@portal/ui'
import { cleanup, render } from '@testing-library/react'
import { afterEach, beforeAll, expect, test } from 'vitest'
import { toggleNetPrice } from '../../../trade/money/net-price.ts'
import { FeeNow } from './RateTerms.tsx'

beforeAll(async () => {
  await setupI18n('en')
  await loadTexts('en', ['hotel'])
})
afterEach(cleanup)

const cny = (amount: string) => ({ amount, currency: 'CNY' })
const tiers = [
  {
    from_utc: null,
    to_utc: '2020-01-01T00:00:00Z',
    penalty_type: 'none',
    value: null,
    amount: cny('0.00'),
    refund: cny('100.00'),
  },
  {
    from_utc: '2020-01-01T00:00:00Z',
    to_utc: null,
    penalty_type: 'percent',
    value: '30',
    amount: cny('30.00'),
    refund: cny('70.00'),
  },
] as unknown as Schemas['PenaltyTier'][]

const said = (refundability_now: Schemas['RefundabilityNow']) =>
  render(<FeeNow rate={{ refundability_now, cancellation_policy: { tiers } }} />, { wrapper: UiProvider })
    .container.textContent ?? ''

test('shows a fee that applies now with its amount, or with its rule while net prices are hidden', () => {
  expect(said('partial')).toMatch(/Fee CNY.30\.00$/)
  cleanup()
  toggleNetPrice()
  const hidden = said('partial')
  toggleNetPrice()
  expect(hidden).toMatch(/Fee: 30% of the price$/)
})

test.each(['free', 'non_refundable'] as const)('where cancelling is %s no fee is shown', (refundability) => {
  expect(said(refundability)).not.toContain('Fee')
})
