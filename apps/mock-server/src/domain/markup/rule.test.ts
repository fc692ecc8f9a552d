import { describe, expect, test } from 'vitest'
import fc from '../../testing/fast-check.ts'
import { markupErrors } from './errors.ts'
import { inOrder, type MarkupRuleRecord, ruleFor, sellingPrices } from './rule.ts'

const rule = (more: Partial<MarkupRuleRecord> = {}): MarkupRuleRecord => ({
  id: 'a',
  company_id: '1',
  scope: 'company',
  target_id: null,
  type: 'percent',
  value: '10',
  round_to: null,
  priority: 0,
  valid_from: null,
  valid_to: null,
  version: 1,
  ...more,
})
const here = {
  member_id: '101',
  product: 'hotel',
  city: 'yangon',
  hotel_id: '1003',
  date: '2026-12-10',
} as const

describe('the mark-up rule that applies', () => {
  test.each([
    [{ scope: 'company' }, true],
    [{ scope: 'sub_account', target_id: '101' }, true],
    [{ scope: 'sub_account', target_id: '102' }, false],
    [{ scope: 'product', target_id: 'hotel' }, true],
    [{ scope: 'product', target_id: 'car' }, false],
    [{ scope: 'city', target_id: 'yangon' }, true],
    [{ scope: 'city', target_id: 'bagan' }, false],
    [{ scope: 'hotel', target_id: '1003' }, true],
    [{ scope: 'hotel', target_id: '1004' }, false],
    [{ valid_from: '2026-12-10', valid_to: '2026-12-10' }, true],
    [{ valid_from: '2026-12-11' }, false],
    [{ valid_to: '2026-12-09' }, false],
  ] as const)('%j', (terms, applies) => {
    expect(ruleFor([rule(terms)], here) !== null).toBe(applies)
  })

  test('Tries the highest priority first, and of equal ones the narrower rule', () => {
    const rules = inOrder([
      rule({ id: 'wide' }),
      rule({ id: 'city', scope: 'city', target_id: 'yangon' }),
      rule({ id: 'hotel', scope: 'hotel', target_id: '1003' }),
      rule({ id: 'first', priority: 5 }),
    ])
    expect(rules.map(({ id }) => id)).toEqual(['first', 'hotel', 'city', 'wide'])
  })
})

describe('selling prices from net prices', () => {
  test.each([
    ['percent', '10', null, [40_000, 40_001], [44_000, 44_001]],
    ['percent', '12.5', '5.00', [40_000, 40_010], [45_000, 45_500]],
    ['fixed_per_night', '25.00', null, [40_000, 1], [42_500, 2501]],
    ['fixed_per_night', '25.00', '10.00', [40_100, 40_000], [43_000, 43_000]],
    ['fixed_per_order', '30.00', null, [10_000, 20_000], [11_000, 22_000]],
    ['fixed_per_order', '0.00', '100.00', [10_100, 20_200], [13_333, 26_667]],
    ['percent', '0', null, [777], [777]],
  ] as const)('%s %s rounded to %s', (type, value, round_to, nets, prices) => {
    expect(sellingPrices(nets, { type, value, round_to }, 'CNY')).toEqual(prices)
  })

  const markup = fc.oneof(
    fc.record({
      type: fc.constant('percent' as const),
      value: fc.integer({ min: 0, max: 20_000 }).map((hundredths) => (hundredths / 100).toFixed(2)),
      round_to: fc.constantFrom(null, '0.01', '1.00', '5.00', '10.00', '100.00'),
    }),
    fc.record({
      type: fc.constantFrom('fixed_per_night' as const, 'fixed_per_order' as const),
      value: fc.integer({ min: 0, max: 100_000 }).map((minor) => (minor / 100).toFixed(2)),
      round_to: fc.constantFrom(null, '0.01', '1.00', '5.00', '10.00', '100.00'),
    }),
  )
  const nets = fc.array(fc.integer({ min: 0, max: 5_000_000 }), { minLength: 1, maxLength: 20 })
  const sum = (list: readonly number[]) => list.reduce((total, one) => total + one, 0)

  test('Nothing is ever sold below its net price, and the sum is a multiple of the rounding unit', () => {
    fc.assert(
      fc.property(nets, markup, (parts, terms) => {
        const prices = sellingPrices(parts, terms, 'CNY')
        expect(prices).toHaveLength(parts.length)
        expect(prices.every((price, index) => price >= (parts[index] as number))).toBe(true)
        const step = Math.round(Number(terms.round_to ?? '0.01') * 100)
        expect(sum(prices) % step).toBe(0)
      }),
      { numRuns: 500 },
    )
  })

  test('Rounding adds less than one step to each part, and to an order with an amount of its own once', () => {
    fc.assert(
      fc.property(nets, markup, (parts, terms) => {
        const step = Math.round(Number(terms.round_to ?? '0.01') * 100)
        const rounded = sum(sellingPrices(parts, terms, 'CNY'))
        const exact = sum(sellingPrices(parts, { ...terms, round_to: null }, 'CNY'))
        const times = terms.type === 'fixed_per_order' ? 1 : parts.length
        expect(rounded).toBeGreaterThanOrEqual(exact)
        expect(rounded - exact).toBeLessThan(step * times)
      }),
      { numRuns: 500 },
    )
  })
})

describe('what a rule needs', () => {
  const knows = (_: string, id: string) => id === '1003'
  test.each([
    [{}, { scope: ['required'], type: ['required'], value: ['required'] }],
    [{ scope: 'hotel', type: 'percent', value: '5' }, { target_id: ['required'] }],
    [
      { scope: 'hotel', target_id: '9', type: 'percent', value: '5' },
      { target_id: ['markup_target_unknown'] },
    ],
    [{ scope: 'company', type: 'percent', value: '200.01' }, { value: ['markup_percent'] }],
    [{ scope: 'company', type: 'percent', value: '-1' }, { value: ['markup_percent'] }],
    [{ scope: 'company', type: 'fixed_per_order', value: '5' }, { value: ['amount_scale'] }],
    [{ scope: 'company', type: 'fixed_per_night', value: '-5.00' }, { value: ['markup_amount'] }],
    [{ scope: 'company', type: 'fixed_per_night', value: '1000000.00' }, {}],
    [{ scope: 'company', type: 'fixed_per_night', value: '1000000.01' }, { value: ['markup_amount'] }],
    [
      { scope: 'company', type: 'percent', value: '5', round_to: '1000000.01' },
      { round_to: ['markup_amount'] },
    ],
    [
      { scope: 'company', type: 'percent', value: '5', round_to: '0.00' },
      { round_to: ['amount_above_zero'] },
    ],
    [
      { scope: 'company', type: 'percent', value: '5', valid_from: '2026-12-02', valid_to: '2026-12-01' },
      { valid_to: ['markup_dates'] },
    ],
    [{ scope: 'company', type: 'percent', value: '5', valid_from: '2026-02-30' }, { valid_from: ['date'] }],
    [{ scope: 'hotel', target_id: '1003', type: 'percent', value: '5', round_to: '5.00' }, {}],
  ] as const)('%j', (entry, errors) => {
    expect(markupErrors(entry, 'CNY', knows)).toEqual(errors)
  })
})
