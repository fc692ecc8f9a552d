import { expect, test } from 'vitest'
import { mainAccount, refundShares } from './refund-shares.ts'

test('A payment from the balance returns to the balance', () => {
  expect(refundShares({ channel: 'predeposit', amount: 300, repaid: 0, settlement: 1000 })).toEqual([
    { account: 'predeposit', amount: 300 },
  ])
})

test('The open debt of a credit order reduces the used credit, and no share is empty', () => {
  expect(refundShares({ channel: 'credit', amount: 300, repaid: 0, settlement: 1000 })).toEqual([
    { account: 'credit', amount: 300 },
  ])
  expect(refundShares({ channel: 'credit', amount: 0, repaid: 0, settlement: 1000 })).toEqual([])
})

test('An amount that a bill has already repaid goes to the balance', () => {
  expect(refundShares({ channel: 'credit', amount: 500, repaid: 800, settlement: 1000 })).toEqual([
    { account: 'credit', amount: 200 },
    { account: 'predeposit', amount: 300 },
  ])
  expect(refundShares({ channel: 'credit', amount: 500, repaid: 1000, settlement: 1000 })).toEqual([
    { account: 'predeposit', amount: 500 },
  ])
})

test('A refund is named after the account that gets most of it', () => {
  const [more, less] = [
    { account: 'predeposit', amount: 300 },
    { account: 'credit', amount: 200 },
  ] as const
  expect(mainAccount([less, more], 'credit')).toBe('predeposit')
  expect(mainAccount([more, less], 'credit')).toBe('predeposit')
  expect(mainAccount([less, { ...more, amount: 200 }], 'predeposit')).toBe('credit')
  expect(mainAccount([], 'credit')).toBe('credit')
})
