import { describe, expect, test } from 'vitest'
import { amountError, isPayableBill, lessAmount, payableOf, reportedOf } from './pay-form.ts'

const usd = (amount: string) => ({ amount, currency: 'USD' })

describe('what of a bill can still be paid', () => {
  type Payments = Parameters<typeof payableOf>[0]['payments']
  const payments = (...list: [status: 'submitted' | 'verified' | 'refused', amount: string][]) =>
    list.map(([status, amount]) => ({ status, money: usd(amount) })) as Payments

  test('Excludes reported transfers that are not found yet', () => {
    const sent = payments(['submitted', '50.00'], ['submitted', '0.75'])
    expect(payableOf({ outstanding: usd('200.00'), payments: sent })).toEqual(usd('149.25'))
  })

  test('A bill whose rest is reported by transfer leaves nothing to pay', () => {
    const outstanding = usd('1000.00')
    expect(isPayableBill({ outstanding, payments: payments(['submitted', '1000.00']) })).toBe(false)
    expect(isPayableBill({ outstanding, payments: payments(['submitted', '999.99']) })).toBe(true)
    expect(isPayableBill({ outstanding: usd('0.00'), payments: [] })).toBe(false)
    expect(reportedOf({ payments: payments(['verified', '5.00']) })).toBeNull()
  })

  test('A transfer that was found is already deducted, and a refused one does not count', () => {
    const past = payments(['verified', '50.00'], ['refused', '20.00'])
    expect(payableOf({ outstanding: usd('200.00'), payments: past })).toEqual(usd('200.00'))
  })
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
