import { describe, expect, test } from 'vitest'
import { accountWithThreeOrders, charged, onCredit } from '../../../testing/sample-account.ts'
import { sampleBill } from '../../../testing/sample-documents.ts'
import type { OrderRecord, OrderStatus } from '../../order/order.ts'
import type { LedgerEntry } from '../entry.ts'
import { indexLedger } from './company-ledger.ts'
import { documentInvariants } from './documents.ts'
import { orderInvariants } from './orders.ts'

const sample = accountWithThreeOrders()
const given = sample.ledger()
const orderOf = (id: string) => sample.orders.get(id) as OrderRecord

const found = (rule: number, rows: Partial<typeof given>) => {
  const invariant = [...orderInvariants, ...documentInvariants].find((one) => one.rule === rule)
  return [...(invariant?.disagreements(indexLedger({ ...given, ...rows })) ?? [])]
}

describe('a cancelled order', () => {
  const cancelled = (from: OrderStatus): OrderRecord => ({
    ...orderOf(charged),
    order_status: 'cancelled',
    cancellation: { from, penalty: 0, reason: '' },
  })

  test('has no entries before confirmation', () => {
    expect(found(14, { orders: [cancelled('pending_confirm')] })).toEqual([
      { subject: charged, left: 1, right: 0 },
    ])
  })

  test('may have some after confirmation, and so may an active one', () => {
    expect(found(14, { orders: [cancelled('confirmed'), orderOf(onCredit)] })).toEqual([])
  })
})

describe('an order on a bill', () => {
  const chargeOf = (): LedgerEntry => ({
    ...(given.entries.find((one) => one.order_id === onCredit) as LedgerEntry),
    type: 'charge',
  })
  const billed = (amount: number, types: readonly LedgerEntry['type'][]) => {
    const bill = sampleBill([[onCredit, amount]])
    const order = { ...orderOf(onCredit), bill_id: bill.id } as OrderRecord
    const entries = types.map((type) => ({ ...chargeOf(), type }))
    return found(10, { orders: [order], bills: [bill], entries })
  }

  test.each([
    [80_000, []],
    [79_999, [{ subject: onCredit, left: 79_999, right: 80_000 }]],
    [80_001, [{ subject: onCredit, left: 80_001, right: 80_000 }]],
  ])('charged once is on it with its whole settlement: %d', (amount, said) => {
    expect(billed(amount, ['charge', 'refund'])).toEqual(said)
  })

  test.each([
    [80_000, []],
    [79_999, []],
    [80_001, [{ subject: onCredit, left: 80_001, right: 80_000 }]],
  ])(
    'charged again later may wait for the next bill with a part, and is never on it with more: %d',
    (amount, said) => {
      expect(billed(amount, ['charge', 'charge'])).toEqual(said)
    },
  )
})
