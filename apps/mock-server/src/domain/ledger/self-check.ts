import type { Schemas } from '@portal/api-client/contract'
import { type BillRecord, outstandingOf, sum, tallyOf } from '../bill/bill.ts'
import { priceInBalance } from '../cms/payment.ts'
import { invoicedByOrder } from '../invoice/application.ts'
import { type Minor, parseAmount } from '../money/money.ts'
import { isHeld, monthSpending } from '../order/approval/month-use.ts'
import { type OrderRecord, settlementMoney } from '../order/order.ts'
import { seesNetPrices } from '../sub-account/sight.ts'
import { type Break, type CompanyLedger, checkLedger } from './check-ledger.ts'
import type { LedgerAccount, LedgerEntry, LedgerType } from './entry.ts'
import { keptOf, unchargedExtras } from './invariants/orders.ts'
import { availableOn, type Position, positionOf } from './position.ts'

export type SelfCheckName = Schemas['LedgerCheckRule']

/** Every rule of the ledger as two sums that must agree, for people who want to check. */
interface SelfCheck {
  readonly rule: SelfCheckName
  readonly left: Minor
  readonly right: Minor
  /** Whether the rule also holds for every single record. */
  readonly ok: boolean
}

interface Sums {
  readonly left: Minor
  readonly right: Minor
}

interface Facts extends CompanyLedger {
  readonly position: Position
  readonly credit: readonly OrderRecord[]
  /** Sum of the amounts of the entries of these types. */
  readonly moved: (types: readonly LedgerType[], account?: LedgerAccount) => Minor
  /** Bills that demand or demanded something; a withdrawn one leaves its orders to other bills. */
  readonly billed: readonly BillRecord[]
}

const never = [
  'pending_payment',
  'pending_confirm',
  'awaiting_acceptance',
  'manual_review',
  'rejected',
  'expired',
]

const beyond = (value: Minor, limit: Minor): Minor => Math.max(0, value - limit)

const isVerified = ({ status }: { readonly status: Schemas['BillPaymentStatus'] }): boolean =>
  status === 'verified'

/** Adjustments of the used credit and reversals, which belong to no order. */
const corrected = (entries: readonly LedgerEntry[]): Minor =>
  sum(
    entries.flatMap(({ account, type, delta }) =>
      account === 'credit' && (type === 'adjust' || type === 'reversal') ? [delta] : [],
    ),
  )

/** Later charges and differences that went back are part of an order's price. */
function pricedBy(order: OrderRecord, charges: readonly Minor[]): Minor {
  const differences = order.refunds.filter(({ type }) => type === 'price_difference')
  return sum(charges) - sum(differences.map(({ approved }) => approved ?? 0))
}

/** In the order of the ledger's rules. */
const checks = {
  balance_is_available_and_frozen: ({ position }) => ({
    left: position.predeposit.sum,
    right: Math.max(0, availableOn(position, 'predeposit')) + position.predeposit.frozen,
  }),
  credit_within_limit: ({ position, company }) => {
    // A temporary limit that has ended does not undo purchases made under it.
    const temp = company.temp_limit === null ? 0 : parseAmount(company.temp_limit.amount, position.currency)
    const used = position.credit.sum + position.credit.frozen
    return { left: used, right: Math.min(used, position.credit_limit + temp) }
  },
  balance_after_is_sum: ({ entries }) => {
    const last = new Map(entries.map((entry) => [`${entry.account} ${entry.currency}`, entry.balance_after]))
    return { left: sum([...last.values()]), right: sum(entries.map(({ delta }) => delta)) }
  },
  holds_are_of_open_orders: ({ holds, orders }) => ({
    left: sum(holds.filter(({ released_time }) => released_time === null).map(({ amount }) => amount)),
    right: sum(orders.filter(isHeld).map((order) => order.total_settlement_price)),
  }),
  settlement_is_charged_less_refunded: ({ orders, moved }) => ({
    left: sum(orders.map(settlementMoney)),
    right: moved(['charge']) - moved(['refund', 'refund_of_settled_credit']),
  }),
  charges_are_the_settlement_price: ({ entries, orders }) => {
    const charges = new Map<string, Minor[]>()
    for (const { type, order_id, delta } of entries) {
      if (type === 'charge' && order_id !== null) {
        charges.set(order_id, [...(charges.get(order_id) ?? []), Math.abs(delta)])
      }
    }
    const charged = orders.filter(({ id }) => charges.has(id))
    return {
      left: sum(charged.map((order) => pricedBy(order, charges.get(order.id) ?? []))),
      right: sum(charged.map((order) => order.total_settlement_price)),
    }
  },
  cancelled_orders_keep_their_fee: ({ orders }) => {
    const cancelled = orders.filter(({ order_status }) => order_status === 'cancelled')
    return {
      left: sum(cancelled.map(settlementMoney)),
      right: sum(cancelled.map(({ cancellation }) => cancellation?.penalty ?? 0)),
    }
  },
  settled_credit_refunds_go_to_balance: ({ credit, moved }) => ({
    left: moved(['refund_of_settled_credit'], 'predeposit'),
    right: moved(['repay'], 'credit') - sum(credit.map(({ repaid }) => repaid)),
  }),
  bills_are_their_lines: ({ billed }) => ({
    left: sum(billed.map((bill) => bill.paid + outstandingOf(bill))),
    right: sum(billed.flatMap(({ lines }) => lines.map(({ amount }) => amount))),
  }),
  billed_orders_settle_for_their_lines: ({ bills, orders }) => {
    const tallies = tallyOf(bills)
    const due = orders.flatMap((order) => {
      const tally = tallies.get(order.id)
      return tally ? [Math.min(tally.billed, settlementMoney(order) + tally.paid - order.repaid)] : []
    })
    return { left: sum([...tallies.values()].map(({ billed }) => billed)), right: sum(due) }
  },
  credit_used_is_owed_by_orders: ({ position, credit, moved, entries }) => ({
    left: position.credit.sum,
    right:
      sum(credit.map(settlementMoney)) -
      moved(['repay'], 'credit') +
      moved(['refund_of_settled_credit'], 'predeposit') +
      corrected(entries),
  }),
  invoiced_within_settlement: ({ applications, orders }) => {
    const invoiced = invoicedByOrder(applications)
    const held = [...invoiced.values()].map(({ waiting, issued }) => waiting + issued)
    const most = orders.flatMap((order) => {
      const sums = invoiced.get(order.id)
      return sums ? [Math.min(sums.waiting + sums.issued, settlementMoney(order))] : []
    })
    return { left: sum(held), right: sum(most) }
  },
  bill_payments_reach_orders: ({ bills, moved }) => ({
    left: sum(bills.map(({ paid }) => paid)),
    right: moved(['repay'], 'credit'),
  }),
  unconfirmed_orders_cost_nothing: ({ orders }) => ({
    left: sum(orders.filter(({ order_status }) => never.includes(order_status)).map(settlementMoney)),
    right: 0,
  }),
  prices_are_their_lines: ({ orders }) => ({
    left: sum(orders.map(({ total_price }) => total_price)),
    right: sum(orders.flatMap(({ price_breakdown }) => price_breakdown.map(({ money }) => money))),
  }),
  month_use_within_limits: ({ members, orders, entries, company, now, position }) => {
    const over = members.map((member) => {
      const { id, limit_per_month } = member
      if (limit_per_month === null) return 0
      const spender = { id, seesNet: seesNetPrices(member) }
      const spent = monthSpending({ orders, entries }, spender, now, company.tz)
      return beyond(spent, parseAmount(limit_per_month, position.currency))
    })
    return { left: sum(over), right: 0 }
  },
  each_form_made_one_order: ({ orders }) => {
    const once = new Map(orders.map((order) => [order.client_ref, order.total_price]))
    return { left: sum(orders.map(({ total_price }) => total_price)), right: sum([...once.values()]) }
  },
  vouchers_are_of_confirmed_orders: ({ orders }) => {
    const printed = orders.filter(({ voucher_version }) => voucher_version !== null)
    const confirmed = printed.filter(({ order_status }) => !never.includes(order_status))
    return {
      left: sum(printed.map((order) => order.total_price)),
      right: sum(confirmed.map((order) => order.total_price)),
    }
  },
  content_payments_are_in_the_ledger: ({ contentPayments, position, moved }) => {
    const fromBalance = contentPayments.filter(({ type }) => type === 'balance')
    return {
      left: sum(fromBalance.map(({ amount }) => priceInBalance(amount, position.currency))),
      right: moved(['content_payment']),
    }
  },
  topups_are_verified_transfers: ({ topups, bills, moved }) => {
    // The surplus of a transfer beyond its bill went to the balance like a top-up.
    const surplus = bills.flatMap(({ payments }) => payments.filter(isVerified).map((paid) => paid.surplus))
    return {
      left: moved(['topup']),
      right: sum(topups.filter(isVerified).map(({ amount }) => amount)) + sum(surplus),
    }
  },
  bill_payments_left_the_balance: ({ bills, moved }) => {
    const paid = bills.flatMap(({ payments }) =>
      payments.filter((payment) => payment.channel === 'predeposit' && isVerified(payment)),
    )
    return { left: sum(paid.map(({ amount, surplus }) => amount - surplus)), right: moved(['bill_payment']) }
  },
  orders_keep_their_fee: ({ orders, now }) => {
    const kept = orders.map((order) => keptOf(order, now))
    return {
      left: sum(kept.map(({ right }) => right)),
      right: sum(kept.map(({ left, right }) => Math.min(left, right))),
    }
  },
  extras_are_charged: ({ orders }) => ({ left: sum(orders.map(unchargedExtras)), right: 0 }),
} satisfies Record<SelfCheckName, (facts: Facts) => Sums>

const names = Object.keys(checks) as SelfCheckName[]

/** Checks the ledger against itself, rule by rule; empty before the first movement. */
export function selfCheck(ledger: CompanyLedger): SelfCheck[] {
  if (ledger.entries.length === 0 && ledger.orders.length === 0) return []
  const broken = new Set(checkLedger(ledger).map(({ rule }: Break) => rule))
  const facts: Facts = {
    ...ledger,
    position: positionOf(ledger.company, ledger, ledger.now),
    credit: ledger.orders.filter(({ pay_channel }) => pay_channel === 'credit'),
    billed: ledger.bills.filter(({ status }) => status !== 'void'),
    moved: (types, account) =>
      sum(
        ledger.entries.flatMap((entry) =>
          types.includes(entry.type) && (account === undefined || entry.account === account)
            ? [Math.abs(entry.delta)]
            : [],
        ),
      ),
  }
  return names.map((rule, index) => {
    const { left, right } = checks[rule](facts)
    return { rule, left, right, ok: left === right && !broken.has(index + 1) }
  })
}
