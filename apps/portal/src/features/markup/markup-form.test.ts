import { describe, expect, test } from 'vitest'
import {
  addsNothing,
  hiddenBy,
  type MarkupRule,
  markupErrors,
  markupValues,
  stateOf,
  toPreviewRequest,
  toSaveRequest,
} from './markup-form.ts'

const values = (more: Partial<ReturnType<typeof markupValues>> = {}) => ({
  ...markupValues(null),
  value: '10',
  ...more,
})

describe('what a rule needs', () => {
  test.each([
    [{}, {}],
    [{ value: '' }, { value: 'required' }],
    [{ value: '200.01' }, { value: 'percentWrong' }],
    [{ value: '-1' }, { value: 'percentWrong' }],
    [{ type: 'fixed_per_order', value: '1,250.00' }, {}],
    [{ type: 'fixed_per_order', value: '1.234' }, { value: 'amountWrong' }],
    [{ scope: 'city' }, { target_id: 'required' }],
    [{ round_to: '0' }, { round_to: 'stepWrong' }],
    [{ priority: '1000' }, { priority: 'priorityWrong' }],
    [{ valid_from: '2026-12-02', valid_to: '2026-12-01' }, { valid_to: 'datesWrong' }],
  ] as const)('%j', (more, errors) => {
    expect(markupErrors(values(more))).toEqual(errors)
  })
})

test('Amounts have the decimals of the currency, a percentage is sent as typed, and no rounding is sent as nothing', () => {
  const fixed = values({ type: 'fixed_per_night', value: '1,250.5', round_to: '5' })
  expect(toSaveRequest(fixed, null, 'CNY')).toMatchObject({ value: '1250.50', round_to: '5.00', priority: 0 })
  expect(toSaveRequest(values({ value: '012.5' }), { id: 'mk-1', version: 3 }, 'CNY')).toMatchObject({
    id: 'mk-1',
    version: 3,
    value: '12.5',
    round_to: null,
  })
})

test('A company-wide rule names no target, whatever was chosen before', () => {
  expect(toSaveRequest(values({ scope: 'company', target_id: 'bagan' }), null, 'CNY')).not.toHaveProperty(
    'target_id',
  )
})

test('Previews nothing that cannot be priced', () => {
  const tried = { net: '500', parts: '2' }
  expect(toPreviewRequest(values(), tried, 'CNY')).toMatchObject({ value: '10', net: '500.00', parts: 2 })
  expect(toPreviewRequest(values({ value: '' }), tried, 'CNY')).toBeNull()
  for (const wrong of [
    { net: '0' },
    { net: 'ten' },
    { parts: '0' },
    { parts: '31' },
    { parts: '1.5' },
    { parts: '' },
  ])
    expect(toPreviewRequest(values(), { ...tried, ...wrong }, 'CNY')).toBeNull()
})

test.each([
  [null, null, 'active'],
  ['2026-11-21', '2026-11-21', 'active'],
  ['2026-11-22', null, 'planned'],
  [null, '2026-11-20', 'ended'],
] as const)('From %s to %s a rule is on 2026-11-21 %s', (valid_from, valid_to, state) => {
  expect(stateOf({ valid_from, valid_to }, '2026-11-21')).toBe(state)
})

describe('R6.95 a rule that another one hides', () => {
  const rule = (more: Partial<MarkupRule>) =>
    ({ scope: 'city', target_id: 'yangon', valid_from: null, valid_to: null, ...more }) as MarkupRule
  test.each([
    ['for the same target', {}, 1],
    ['for another target', { target_id: 'bagan' }, null],
    ['for everything', { scope: 'company', target_id: null }, 1],
    ['for something narrower', { scope: 'hotel', target_id: '1003' }, null],
    ['from a later day on', { valid_from: '2026-12-01' }, null],
    ['until an earlier day', { valid_to: '2026-12-01' }, null],
  ] as const)('The rule before it is %s', (_what, first, place) => {
    expect(hiddenBy([rule(first), rule({})], 1)).toBe(place)
  })

  test('A rule of some days is hidden by one of more days', () => {
    const week = rule({ valid_from: '2026-12-07', valid_to: '2026-12-13' })
    const month = rule({ valid_from: '2026-12-01', valid_to: '2026-12-31' })
    expect([hiddenBy([month, week], 1), hiddenBy([week, month], 1)]).toEqual([1, null])
    expect(hiddenBy([week], 0)).toBeNull()
  })

  test('A rule without mark-up and rounding adds nothing', () => {
    const terms = [
      { type: 'percent', value: '0', round_to: '' },
      { type: 'fixed_per_order', value: '0.00', round_to: '' },
      { type: 'percent', value: '0', round_to: '5' },
      { type: 'percent', value: '1', round_to: '' },
      { type: 'percent', value: '', round_to: '' },
    ] as const
    expect(terms.map(addsNothing)).toEqual([true, true, false, false, false])
  })
})
