import type { LedgerEntry } from '../ledger/entry.ts'
import { availableOn, copyPosition, type Position } from '../ledger/position.ts'
import { post } from '../ledger/posting.ts'
import type { Minor } from '../money/money.ts'
import { notAllowed } from '../order/guards.ts'
import type { OrderRecord } from '../order/order.ts'
import { refuse } from '../refusal.ts'
import { toSeconds } from '../time/zones.ts'
import {
  type BillChange,
  type BillPayChannel,
  type BillPaymentRecord,
  type BillRecord,
  outstandingOf,
  type PaidShare,
  pendingOf,
  tallyOf,
} from './bill.ts'
import { mayDo, settled } from './lifecycle.ts'

interface BillPaymentRequest {
  readonly id: string
  readonly channel: BillPayChannel
  readonly amount: Minor
  readonly proof_files: readonly string[]
  readonly operator: BillPaymentRecord['operator']
  /** It waits for a second person and moves nothing before. */
  readonly asked?: boolean
}

/** The bill with everything that its payment touches. */
interface BillSituation {
  readonly bill: BillRecord
  readonly orderOf: (id: string) => OrderRecord
  readonly position: Position
  /** The company's time zone. */
  readonly tz: string
  /** Epoch ms. */
  readonly now: number
}

/** What each order still owes on this bill, the oldest line first. */
export function owedOn(bill: BillRecord): PaidShare[] {
  const billed = new Map<string, Minor>()
  const oldest = [...bill.lines].sort((a, b) =>
    a.service_date < b.service_date ? -1 : a.service_date > b.service_date ? 1 : 0,
  )
  for (const { order_id, amount } of oldest) billed.set(order_id, (billed.get(order_id) ?? 0) + amount)
  const tallies = tallyOf([bill])
  return [...billed].flatMap(([order_id, amount]) => {
    const owed = amount - (tallies.get(order_id)?.paid ?? 0)
    return owed > 0 ? [{ order_id, amount: owed }] : []
  })
}

/** The oldest debts that an amount covers, the last one perhaps in part. */
export function sharesFor(bill: BillRecord, amount: Minor): PaidShare[] {
  let left = amount
  return owedOn(bill).flatMap(({ order_id, amount: owed }) => {
    const share = Math.min(left, owed)
    left -= share
    return share > 0 ? [{ order_id, amount: share }] : []
  })
}

/** What can be paid now: what is outstanding less reported transfers, and 0 while the bill cannot be paid. */
export const payableOf = (bill: BillRecord): Minor =>
  mayDo(bill, 'pay') ? Math.max(0, outstandingOf(bill) - pendingOf(bill)) : 0

/**
 * Pays a bill wholly or in part. A payment from the balance counts at once: the balance and the used credit fall. A
 * bank transfer is only recorded and moves nothing until staff have verified it.
 */
export function payBill(situation: BillSituation, request: BillPaymentRequest): BillChange {
  const { bill, position, now } = situation
  if (!mayDo(bill, 'pay')) {
    throw bill.status === 'paid' || bill.status === 'void'
      ? refuse('BILL_LOCKED')
      : notAllowed('WRONG_STATUS')
  }
  if (request.amount > payableOf(bill)) throw refuse('AMOUNT_TOO_HIGH')
  if (request.channel === 'predeposit' && request.amount > availableOn(position, 'predeposit'))
    throw refuse('BALANCE_SHORT')
  const { asked = false, ...paid } = request
  const payment: BillPaymentRecord = {
    ...paid,
    time: toSeconds(now),
    status: asked ? 'asked' : request.channel === 'predeposit' ? 'verified' : 'submitted',
    shares: [],
    surplus: 0,
    ledger_entry_id: null,
  }
  const noted = { ...bill, payments: [...bill.payments, payment], version: bill.version + 1 }
  if (asked || request.channel === 'bank_transfer') return { bill: noted, orders: [], entries: [] }
  return count({ ...situation, bill: noted }, payment)
}

/**
 * Records whether staff have found a transfer. What the bill no longer needs, because of credit notes in between, goes
 * to the balance.
 */
export function verifyTransfer(
  situation: BillSituation,
  payment_id: string,
  found: boolean,
): BillChange | null {
  const { bill } = situation
  const payment = bill.payments.find(({ id, status }) => id === payment_id && status === 'submitted')
  if (!payment) return null
  if (found) return count({ ...situation, bill: { ...bill, version: bill.version + 1 } }, payment)
  const refused = { ...payment, status: 'refused' as const }
  return { bill: { ...replaced(bill, refused), version: bill.version + 1 }, orders: [], entries: [] }
}

/** A reported transfer that staff have not looked for yet, or a payment that waits for a second person, is taken back. */
export function withdrawPayment(bill: BillRecord, payment_id: string): BillRecord {
  const payment = bill.payments.find(({ id }) => id === payment_id)
  if (!payment) throw refuse('NOT_FOUND')
  if (payment.status !== 'submitted' && payment.status !== 'asked') throw notAllowed('WRONG_STATUS')
  return { ...replaced(bill, { ...payment, status: 'withdrawn' }), version: bill.version + 1 }
}

/** The payment that waits for a second person; refuses one that was decided, withdrawn or has lapsed. */
export function askedPayment(bill: BillRecord, payment_id: string): BillPaymentRecord {
  const payment = bill.payments.find(({ id }) => id === payment_id)
  if (!payment) throw refuse('NOT_FOUND')
  if (payment.status !== 'asked') throw notAllowed('WRONG_STATUS')
  return payment
}

/** A second person confirms a payment: it counts at once, as far as the bill still stands and the balance lasts. */
export function confirmPayment(
  situation: BillSituation,
  payment: BillPaymentRecord,
  decided: NonNullable<BillPaymentRecord['decided']>,
): BillChange {
  const { bill, position } = situation
  if (bill.status === 'paid' || bill.status === 'void') throw refuse('BILL_LOCKED')
  if (payment.amount > outstandingOf(bill)) throw refuse('AMOUNT_TOO_HIGH')
  if (payment.amount > availableOn(position, 'predeposit')) throw refuse('BALANCE_SHORT')
  const noted = { ...situation, bill: { ...bill, version: bill.version + 1 } }
  return count(noted, { ...payment, decided, time: toSeconds(situation.now) })
}

/** A payment that waited comes to nothing: a second person declined it, or nobody confirmed it in time. */
export const endAsked = (
  bill: BillRecord,
  payment: BillPaymentRecord,
  end: Pick<BillPaymentRecord, 'decided'> & { readonly status: 'declined' | 'lapsed' },
): BillRecord => ({ ...replaced(bill, { ...payment, ...end }), version: bill.version + 1 })

function count(situation: BillSituation, payment: BillPaymentRecord): BillChange {
  const { bill, orderOf, tz, now } = situation
  const position = copyPosition(situation.position)
  const paid = Math.min(payment.amount, outstandingOf(bill))
  const surplus = payment.amount - paid
  const shares = sharesFor(bill, paid)
  const { operator } = payment
  const entries: LedgerEntry[] = []
  const note = (request: Omit<Parameters<typeof post>[1], 'operator' | 'remark'>) =>
    entries.push(post(position, { ...request, operator, remark: payment.id }, now))
  if (payment.channel === 'predeposit') {
    note({ account: 'predeposit', type: 'bill_payment', delta: -paid, bill_id: bill.id })
  }
  for (const { order_id, amount } of shares) {
    note({ account: 'credit', type: 'repay', delta: -amount, bill_id: bill.id, order_id })
  }
  if (surplus > 0) note({ account: 'predeposit', type: 'topup', delta: surplus, bill_id: bill.id })
  const counted: BillPaymentRecord = {
    ...payment,
    status: 'verified',
    shares,
    surplus,
    ledger_entry_id: entries[0]?.id ?? null,
  }
  const orders = shares.map(({ order_id, amount }) => {
    const order = orderOf(order_id)
    return { ...order, repaid: order.repaid + amount }
  })
  return { bill: settled({ ...replaced(bill, counted), paid: bill.paid + paid }, tz, now), orders, entries }
}

function replaced(bill: BillRecord, payment: BillPaymentRecord): BillRecord {
  return { ...bill, payments: bill.payments.map((one) => (one.id === payment.id ? payment : one)) }
}

/** Staff find every transfer except amounts ending in .13, which simulate a bank that sent something else. */
export const transferArrives = ({ amount }: Pick<BillPaymentRecord, 'amount'>): boolean => amount % 100 !== 13
