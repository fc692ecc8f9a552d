import type { Schemas } from '@portal/api-client'
import { describe, expect, test } from 'vitest'
import { againstPaying, previewsOf } from './batch-payments.ts'

const cny = (amount: string) => ({ amount, currency: 'CNY' })

/** What paying an order would do, from an account with 1,000.00 and a credit line that is closed. */
const asked = (id: string, total: string): Schemas['OrderBatchResult'] => {
  const channel = {
    available_before: cny('1000.00'),
    available_after: null,
    shortfall: null,
    bill_due_date: null,
  }
  return {
    id,
    ok: true,
    outcome: null,
    error_key: null,
    msg: '',
    quote: null,
    payment: {
      order_version: 1,
      total: cny(total),
      pay_expire_time: null,
      channels: [
        {
          ...channel,
          channel: 'predeposit',
          channel_text: 'Balance',
          allowed: true,
          reason_key: null,
          reason_text: null,
        },
        {
          ...channel,
          channel: 'credit',
          channel_text: 'Credit',
          allowed: false,
          reason_key: 'CREDIT_OVERDUE',
          reason_text: 'A bill is overdue',
        },
      ],
    },
  }
}

describe('paying several orders from one account', () => {
  test('R2.256 Each could be paid, but the account is short for all of them together', () => {
    const [balance, credit] = previewsOf([asked('H1', '600.00'), asked('H2', '400.01')]).channels
    expect(balance).toMatchObject({
      ids: ['H1', 'H2'],
      sums: [cny('1000.01')],
      after: cny('-0.01'),
      shortfall: cny('0.01'),
    })
    expect(credit).toMatchObject({ ids: [], sums: [], shortfall: null, reason: 'A bill is overdue' })
  })

  test('R2.256 An account that suffices exactly pays all, and an order says why another account does not', () => {
    const { channels, previews } = previewsOf([asked('H1', '600.00'), asked('H2', '400.00')])
    expect(channels[0]).toMatchObject({ after: cny('0.00'), shortfall: null })
    expect(againstPaying(previews.get('H1'), 'predeposit')).toBeNull()
    expect(againstPaying(previews.get('H1'), 'credit')).toBe('A bill is overdue')
  })
})
