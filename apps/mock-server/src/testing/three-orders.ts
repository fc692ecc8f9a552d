import { SampleAccount } from './sample-account.ts'
import { type SampleStay, sampleOrder } from './sample-order.ts'

/** The orders of `accountWithThreeOrders`. */
export const [held, charged, onCredit] = ['H2611210001', 'H2611210002', 'H2611210003'] as const

/** An account with one order whose money is held, one charged to the balance and one charged to the credit line. */
export function accountWithThreeOrders(stay: SampleStay = {}): SampleAccount {
  const account = new SampleAccount()
  for (const id of [held, charged, onCredit]) account.add(sampleOrder(stay, account.now, id))
  account.act(held, 'pay', { channel: 'predeposit' })
  account.act(charged, 'pay', { channel: 'predeposit' })
  account.act(charged, 'supplier_confirm', {})
  account.act(onCredit, 'pay', { channel: 'credit' })
  account.act(onCredit, 'supplier_confirm', {})
  return account
}
