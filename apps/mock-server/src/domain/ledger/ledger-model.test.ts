import fc from 'fast-check'
import { expect, it } from 'vitest'
import { SampleAccount } from '../../testing/sample-account.ts'
import { flexible, nonRefundable, type SampleStay, sampleOrder } from '../../testing/sample-order.ts'
import { percentOf } from '../money/money.ts'
import { makeOffer } from '../order/offer.ts'
import { type OrderEventName, type OrderRecord, settlementMoney } from '../order/order.ts'
import type { ActionInput } from '../order/situation.ts'
import { availableOn } from './position.ts'

const hour = 3_600_000

type Command =
  | { do: 'book'; stay: SampleStay; lead: number; sold: 'predeposit' | 'credit' | null }
  | { do: 'act'; nth: number; action: OrderEventName; channel: 'predeposit' | 'credit'; percent: number }
  | { do: 'cancel'; nth: number }
  | { do: 'top up'; amount: number }
  | { do: 'pay the bill'; nth: number; share: number }
  | { do: 'wait'; hours: number }

const plan = fc.constantFrom(flexible, nonRefundable, {
  ...flexible,
  no_show: { penalty_type: 'percent' as const, value: '33.33' },
})
const stay: fc.Arbitrary<SampleStay> = fc.record({
  plan,
  net: fc.integer({ min: 1, max: 200_000 }),
  price: fc.integer({ min: 200_000, max: 300_000 }),
  rooms: fc.array(fc.record({ adults: fc.integer({ min: 1, max: 3 }), child_ages: fc.constant([]) }), {
    minLength: 1,
    maxLength: 3,
  }),
})
const action = fc.constantFrom<OrderEventName>(
  'pay',
  'pay',
  'pay',
  'supplier_confirm',
  'supplier_confirm',
  'supplier_reject',
  'supplier_change',
  'supplier_unknown',
  'confirm',
  'decline',
  'offer_expire',
  'resolve_confirm',
  'resolve_reject',
  'supplier_ack',
  'supplier_ack',
  'supplier_nack',
  'expire',
  'confirm_check_in',
  'confirm_complete',
  'auto_complete',
  'no_show',
)
const nth = fc.nat(3)
const command: fc.Arbitrary<Command> = fc.oneof(
  {
    weight: 3,
    arbitrary: fc.record({
      do: fc.constant('book' as const),
      stay,
      lead: fc.integer({ min: 1, max: 12 }),
      // Half of the bookings are paid and confirmed at once, so that runs get far.
      sold: fc.constantFrom('predeposit' as const, 'credit' as const, null, null),
    }),
  },
  {
    weight: 12,
    arbitrary: fc.record({
      do: fc.constant('act' as const),
      nth,
      action,
      channel: fc.constantFrom('predeposit' as const, 'credit' as const),
      percent: fc.integer({ min: 50, max: 150 }),
    }),
  },
  { weight: 3, arbitrary: fc.record({ do: fc.constant('cancel' as const), nth }) },
  {
    weight: 1,
    arbitrary: fc.record({
      do: fc.constant('top up' as const),
      amount: fc.integer({ min: 1, max: 500_000 }),
    }),
  },
  {
    weight: 2,
    arbitrary: fc.record({
      do: fc.constant('pay the bill' as const),
      nth,
      share: fc.integer({ min: 1, max: 100 }),
    }),
  },
  {
    weight: 2,
    arbitrary: fc.record({ do: fc.constant('wait' as const), hours: fc.integer({ min: 0, max: 90 }) }),
  },
)

function nthOrder(account: SampleAccount, at: number): OrderRecord | undefined {
  const orders = [...account.orders.values()]
  return orders.length === 0 ? undefined : orders[at % orders.length]
}

function inputOf(
  account: SampleAccount,
  order: OrderRecord,
  { channel, percent }: Extract<Command, { do: 'act' }>,
): ActionInput {
  const terms = {
    total_price: percentOf(order.total_price, percent, 'half-up'),
    total_settlement_price: Math.max(1, percentOf(order.total_settlement_price, percent, 'half-up')),
    bed_type: 'twin' as const,
  }
  const offer = makeOffer(order, terms, () => [], Math.floor(account.now / 1000) + 1800)
  return { channel, offer, supplier_ref: 'S1', reason: 'x', hotel_confirmation_code: 'C1' }
}

/** A bill payment from the balance, as the bills will do it: both accounts move by the same amount. */
function payBill(account: SampleAccount, order: OrderRecord, share: number): void {
  const owed = order.pay_channel === 'credit' ? settlementMoney(order) - order.repaid : 0
  const amount = Math.min(percentOf(owed, share, 'ceil'), availableOn(account.position, 'predeposit'))
  if (amount <= 0) return
  account.post({ account: 'predeposit', type: 'bill_payment', delta: -amount, bill_id: 'B1' })
  account.post({ account: 'credit', type: 'repay', delta: -amount, bill_id: 'B1', order_id: order.id })
  account.orders.set(order.id, { ...order, repaid: order.repaid + amount })
}

function run(account: SampleAccount, step: Command): void {
  if (step.do === 'book') {
    const id = `H261121${String(account.orders.size + 1).padStart(4, '0')}`
    const day = (ahead: number) => new Date(account.now + ahead * 24 * hour).toISOString().slice(0, 10)
    const dates = { check_in: day(step.lead), check_out: day(step.lead + 2) }
    account.add(sampleOrder({ ...step.stay, ...dates }, account.now, id))
    if (step.sold === null) return
    account.act(id, 'pay', { channel: step.sold })
    account.act(id, 'supplier_confirm', {})
  } else if (step.do === 'top up') {
    account.post({ account: 'predeposit', type: 'topup', delta: step.amount, topup_id: 'T2' })
  } else if (step.do === 'wait') {
    account.now += step.hours * hour
  } else {
    const order = nthOrder(account, step.nth)
    if (!order) return
    if (step.do === 'cancel') account.cancel(order.id)
    else if (step.do === 'pay the bill') payBill(account, order, step.share)
    else account.act(order.id, step.action, inputOf(account, order, step))
  }
}

it('R9.30 Whatever members, suppliers and the clock do, balance, holds, credit and settlement agree with the ledger', () => {
  const reached = new Set<string>()
  fc.assert(
    fc.property(fc.array(command, { minLength: 20, maxLength: 80 }), (commands) => {
      const account = new SampleAccount(2_000_000)
      for (const step of commands) {
        run(account, step)
        expect(account.breaks(), JSON.stringify(step)).toEqual([])
      }
      for (const order of account.orders.values()) reached.add(order.order_status)
      for (const entry of account.entries) reached.add(entry.type)
    }),
    // A fixed seed: what the runs reach is asserted below.
    { numRuns: 300, seed: 20261121 },
  )
  // A run that never gets anywhere proves nothing.
  for (const what of [
    'confirmed',
    'cancelled',
    'rejected',
    'awaiting_acceptance',
    'manual_review',
    'no_show',
    'refund_of_settled_credit',
  ]) {
    expect(reached, what).toContain(what)
  }
}, 60_000)
