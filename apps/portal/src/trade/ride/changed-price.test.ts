import { describe, expect, test } from 'vitest'
import { changedLines, hasChanged, kindOfChange } from './changed-price.ts'

type Quote = Parameters<typeof hasChanged>[1]
const cny = (amount: string) => ({ amount, currency: 'CNY' })
const tier = { from_utc: '2026-12-08T02:30:00Z', penalty_type: 'percent', value: '50' }
const policy = (tiers: object[], text = 'Free until 8 December') =>
  ({
    non_refundable: false,
    tiers,
    text: { en: text, 'zh-cn': '12月8日前免费' },
  }) as Quote['cancellation_policy']
const seen: Quote = {
  total_price: cny('100.00'),
  total_settlement_price: cny('90.00'),
  cancellation_policy: policy([tier]),
  on_request: false,
}
const dearer: Quote = { ...seen, total_price: cny('110.00'), total_settlement_price: cny('99.00') }
const stricter: Quote = { ...seen, cancellation_policy: policy([{ ...tier, value: '80' }], 'Costs 80 %') }

describe('when a decision is needed', () => {
  test.each<[string, Quote, boolean]>([
    ['the same price again', seen, false],
    ['another total', dearer, true],
    [
      'the same figure in another currency',
      { ...seen, total_price: { ...cny('100.00'), currency: 'USD' } },
      true,
    ],
    ['other terms', stricter, true],
    [
      'a ride that cannot be cancelled for free any more',
      {
        ...seen,
        cancellation_policy: { ...seen.cancellation_policy, non_refundable: true },
      },
      true,
    ],
    ['terms in other words', { ...seen, cancellation_policy: policy([tier], 'Free till the 8th') }, false],
    ['a supplier who is asked first', { ...seen, on_request: true }, true],
  ])('%s: %#', (_case, after, moved) => {
    expect(hasChanged(seen, after)).toBe(moved)
  })

  test('An offer that is no longer on request needs no decision', () => {
    expect(hasChanged({ ...seen, on_request: true }, seen)).toBe(false)
  })

  test('A price from a list is compared by its total only', () => {
    expect(hasChanged({ total_price: cny('100.00') }, { ...stricter, on_request: true })).toBe(false)
    expect(hasChanged({ total_price: cny('99.00') }, seen)).toBe(true)
  })
})

describe('the lines of a change', () => {
  const names = { price: 'Price', net: 'Net price', policy: 'Cancellation' }
  const lines = (after: Quote, netShown = true, before: Parameters<typeof hasChanged>[0] = seen) =>
    changedLines({ before, after }, names, { netShown, spoken: 'en' }).map(
      ({ field_text, before: was, after: is, before_money, after_money }) =>
        [field_text, was ?? before_money?.amount, is ?? after_money?.amount].join(': '),
    )

  test('Price and net price, before and after; the net price only if it is visible', () => {
    expect(kindOfChange({ before: seen, after: dearer })).toBe('price')
    expect(lines(dearer)).toEqual(['Price: 100.00: 110.00', 'Net price: 90.00: 99.00'])
    expect(lines(dearer, false)).toEqual(['Price: 100.00: 110.00'])
  })

  test('A price from a list has no net price to compare', () => {
    expect(lines(dearer, true, { total_price: cny('100.00') })).toEqual(['Price: 100.00: 110.00'])
  })

  test('Terms in the current language', () => {
    expect(kindOfChange({ before: seen, after: stricter })).toBe('terms')
    expect(lines(stricter)).toEqual(['Cancellation: Free until 8 December: Costs 80 %'])
  })

  test('Becoming on request is more important than a price change', () => {
    const after = { ...dearer, on_request: true }
    expect(kindOfChange({ before: seen, after })).toBe('onRequest')
    expect(lines(after, false)).toEqual(['Price: 100.00: 110.00'])
  })
})
