import { describe, expect, test } from 'vitest'
import { amountError, lessAmount, reportedOf } from './pay-form.ts'

const usd = (amount: string) => ({ amount, currency: 'USD' })

test('Only transfers that are not found yet count as reported', () => {
  const payments = (...list: [status: 'submitted' | 'verified' | 'refused', amount: string][]) =>
    list.map(([status, amount]) => ({ status, money: usd(amount) })) as Parameters<
      typeof reportedOf
    >[0]['payments']
  expect(reportedOf({ payments: payments(['verified', '5.00'], ['refused', '20.00']) })).toBeNull()
  expect(reportedOf({ payments: payments(['submitted', '50.00'], ['submitted', '0.75']) })).toEqual(
    usd('50.75'),
  )
})

describe('the amount of a payment', () => {
  const judged = (amount: string, given: Partial<Parameters<typeof amountError>[0]> = {}) =>
    amountError({ channel: 'predeposit', amount, payable: usd('200.00'), available: usd('120.00'), ...given })

  test.each(['', '0', '0.00', '1.234', '-5', '1,5', '5 USD'])('“%s” is not a payable amount', (typed) => {
    expect(judged(typed)).toBe('amountWrong')
  })

  test('Is limited by the bill, and from the balance by the balance', () => {
    expect(judged('120.00')).toBeNull()
    expect(judged('120.01')).toBe('balanceShort')
    expect(judged('200.01')).toBe('amountTooHigh')
    expect(judged('1,000.00')).toBe('amountTooHigh')
    expect(judged('1,000.00', { payable: usd('1000.00'), available: usd('1000.00') })).toBeNull()
  })

  test('Ignores the balance for a bank transfer, and while the balance is unknown', () => {
    expect(judged('200.00', { channel: 'bank_transfer' })).toBeNull()
    expect(judged('200.00', { available: null })).toBeNull()
  })
})

test('The rest of a sum has its currency', () => {
  expect(lessAmount(usd('200.00'), '22.75')).toEqual(usd('177.25'))
})
