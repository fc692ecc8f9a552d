import { parseAmount } from '../../money/money.ts'
import { isHeld, monthSpending } from '../../order/approval/month-use.ts'
import { isRide, type OrderRecord, type OrderStatus, settlementMoney } from '../../order/order.ts'
import { feeAhead, waivedOf } from '../../order/refund/refund-limit.ts'
import { guestsOf } from '../../order/service.ts'
import { voucherAvailable } from '../../order/status.ts'
import { productOf } from '../../products.ts'
import { linesNet } from '../../ride/price.ts'
import { seesNetPrices } from '../../sub-account/sight.ts'
import { type IndexedLedger, type Invariant } from './company-ledger.ts'
import { above, type Finding, sumOf, unequal } from './compare.ts'

const neverConfirmed: readonly OrderStatus[] = [
  'pending_payment',
  'pending_confirm',
  'awaiting_acceptance',
  'manual_review',
  'rejected',
  'expired',
]
/** Moves that change what is printed. A change made before confirmation is not printed. */
const printing = [
  'confirm',
  'supplier_confirm',
  'resolve_confirm',
  'assign_driver',
  'flight_update',
  'amend',
  'supplier_amend',
  'supplier_reconfirm',
]

/** For an order with a refund: what it keeps, and the highest fee that it can still incur and nobody gave up. */
export function keptOf(order: OrderRecord, now: number): { readonly left: number; readonly right: number } {
  if (order.refunded === 0) return { left: 0, right: 0 }
  return { left: settlementMoney(order), right: feeAhead(order, now) - waivedOf(order) }
}

/**
 * Extras of a completed ride that were never paid, at the account's prices. Extras reported after completion wait for
 * an answer or for money.
 */
export function unchargedExtras(order: OrderRecord): number {
  if (!isRide(order) || order.order_status !== 'completed') return 0
  const done = order.timeline.findLast(({ to }) => to === 'completed')
  const isLate = done !== undefined && (order.extras_reported_time ?? 0) >= done.time
  return isLate || order.extras_unpaid ? 0 : linesNet(order.extras_due)
}

const cancelledBeforeConfirmation = ({ order_status, cancellation }: OrderRecord) =>
  order_status === 'cancelled' && cancellation?.from !== 'confirmed'

/**
 * A rule about each order and its entries and holds. An order that passed still passes while it, its entries and its
 * holds are the same frozen rows, so it is not checked again.
 */
function perOrder(
  rule: number,
  name: string,
  check: (order: OrderRecord, ledger: IndexedLedger) => Iterable<Finding>,
): Invariant {
  return {
    rule,
    name,
    *disagreements(ledger) {
      for (const order of ledger.suspects) {
        for (const found of check(order, ledger)) yield { subject: order.id, ...found }
      }
    },
  }
}

const sizes = (order: OrderRecord, ledger: IndexedLedger, types: readonly string[]) =>
  ledger.entriesOf(order.id).flatMap(({ type, delta }) => (types.includes(type) ? [Math.abs(delta)] : []))

const statesFollowNumbers = perOrder(13, 'what is settled follows from the numbers', function* (order) {
  if (order.order_status === 'pending_payment') yield* unequal(order.pay_time ?? 'unpaid', 'unpaid')
  if (order.charged > 0 || isHeld(order))
    yield* unequal(order.pay_channel === null ? 'no channel' : 'channel', 'channel')
  yield* above(order.repaid, order.pay_channel === 'credit' ? settlementMoney(order) : 0)
  if (order.repaid < 0) yield { left: order.repaid, right: 0 }
})

/** What bills repaid for each order, less what was refunded to the balance. */
function repaidByOrder({ entries }: IndexedLedger): ReadonlyMap<string, number> {
  const repaid = new Map<string, number>()
  for (const { type, order_id, delta } of entries) {
    if (order_id === null || (type !== 'repay' && type !== 'refund_of_settled_credit')) continue
    repaid.set(order_id, (repaid.get(order_id) ?? 0) - delta)
  }
  return repaid
}

export const orderInvariants: readonly Invariant[] = [
  perOrder(4, 'an order has one open hold exactly while its money is held', function* (order, ledger) {
    const holds = ledger.openHoldsOf(order.id)
    yield* unequal(holds.length, isHeld(order) ? 1 : 0)
    for (const hold of holds) yield* unequal(hold.amount, order.total_settlement_price)
  }),
  perOrder(5, 'charges and refunds of an order are those of the ledger', function* (order, ledger) {
    yield* unequal(order.charged, sumOf(sizes(order, ledger, ['charge'])))
    yield* unequal(order.refunded, sumOf(sizes(order, ledger, ['refund', 'refund_of_settled_credit'])))
    yield* above(order.refunded, order.charged)
  }),
  perOrder(6, 'what was charged is the settlement price', function* (order, ledger) {
    const [first, ...further] = sizes(order, ledger, ['charge'])
    if (first === undefined) return
    const differences = order.refunds.filter(({ type }) => type === 'price_difference')
    const later = sumOf(further) - sumOf(differences.map(({ approved }) => approved ?? 0))
    yield* unequal(first + later, order.total_settlement_price)
  }),
  perOrder(7, 'a cancelled order settles for its penalty, never above its total', function* (order) {
    const penalty = order.cancellation?.penalty ?? 0
    yield* above(penalty, order.total_settlement_price)
    if (order.order_status === 'cancelled') yield* unequal(settlementMoney(order), penalty)
  }),
  perOrder(8, 'a refund takes off credit only what the order still owes', function* (order, ledger) {
    const entries = ledger.entriesOf(order.id)
    const owed = sumOf(entries.map(({ account, delta }) => (account === 'credit' ? delta : 0)))
    if (owed < 0) yield { left: owed, right: 0 }
    const settled = entries.some(({ type }) => type === 'refund_of_settled_credit')
    if (settled) yield* unequal(order.pay_channel ?? 'nothing', 'credit')
  }),
  {
    ...statesFollowNumbers,
    *disagreements(ledger) {
      yield* statesFollowNumbers.disagreements(ledger)
      const repaid = repaidByOrder(ledger)
      for (const { id, repaid: counted } of ledger.orders) {
        const left = repaid.get(id) ?? 0
        if (counted !== left) yield { subject: id, left: counted, right: left }
      }
    },
  },
  perOrder(14, 'an order that was never confirmed has no ledger lines', function* (order, ledger) {
    if (!neverConfirmed.includes(order.order_status) && !cancelledBeforeConfirmation(order)) return
    yield* unequal(ledger.entriesOf(order.id).length, 0)
  }),
  perOrder(15, 'guests, rooms or seats, nights and prices add up', function* (order) {
    yield* unequal(sumOf(order.price_breakdown.map(({ money }) => money)), order.total_price)
    yield* above(1, guestsOf(order).length)
    yield* productOf(order).findings(order)
  }),
  perOrder(
    18,
    'a voucher exists from confirmation on and its version counts what was printed',
    function* (order) {
      const prints = order.timeline.filter(
        ({ event, from }) => printing.includes(event) && (event !== 'amend' || from === 'confirmed'),
      ).length
      const withdrawn = order.order_status === 'cancelled' && order.cancellation?.from === 'confirmed' ? 1 : 0
      yield* unequal(order.voucher_version ?? 0, prints + withdrawn)
      if (neverConfirmed.includes(order.order_status))
        yield* unequal(voucherAvailable(order) ? 'voucher' : '', '')
    },
  ),
  {
    rule: 23,
    name: 'no order keeps less than the fee its terms ask',
    /** Fees begin by the clock, so an order that passed before may fail now. */
    *disagreements({ orders, now }) {
      for (const order of orders) {
        const { left, right } = keptOf(order, now)
        if (left < right) yield { subject: order.id, left, right }
      }
    },
  },
  perOrder(24, 'no ride is completed with extras that were not charged', function* (order) {
    yield* unequal(unchargedExtras(order), 0)
  }),
  {
    rule: 16,
    name: 'a sub-account stays within its monthly limit',
    *disagreements({ members, orders, entries, company, now }) {
      for (const member of members) {
        if (member.limit_per_month === null) continue
        const limit = parseAmount(member.limit_per_month, company.settlement_currency)
        const spender = { id: member.id, seesNet: seesNetPrices(member) }
        const use = monthSpending({ orders, entries }, spender, now, company.tz)
        if (use > limit) yield { subject: `member ${member.id}`, left: use, right: limit }
      }
    },
  },
  {
    rule: 17,
    name: 'no two orders share a client_ref',
    *disagreements({ orders }) {
      const seen = new Map<string, string>()
      for (const order of orders) {
        const first = seen.get(order.client_ref)
        if (first !== undefined) yield { subject: order.client_ref, left: first, right: order.id }
        seen.set(order.client_ref, order.id)
      }
    },
  },
]
