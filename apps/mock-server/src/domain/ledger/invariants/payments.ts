import { priceInBalance } from '../../cms/payment.ts'
import type { LedgerEntry } from '../entry.ts'
import type { Disagreement, IndexedLedger, Invariant } from './company-ledger.ts'
import { sumOf } from './compare.ts'

/** The amounts of entries, added up by the key that `keyOf` returns. */
function sizesBy(entries: readonly LedgerEntry[], keyOf: (entry: LedgerEntry) => string | null) {
  const sizes = new Map<string, number>()
  for (const entry of entries) {
    const key = keyOf(entry)
    if (key !== null) sizes.set(key, (sizes.get(key) ?? 0) + Math.abs(entry.delta))
  }
  return sizes
}

/** Compares both sides by record; each record must be on both. */
function* compared(
  what: string,
  recorded: ReadonlyMap<string, number>,
  booked: ReadonlyMap<string, number>,
): Iterable<Disagreement> {
  for (const key of new Set([...recorded.keys(), ...booked.keys()])) {
    const left = recorded.get(key)
    const right = booked.get(key)
    if (left !== right)
      yield { subject: `${what} ${key}`, left: left ?? 'no record', right: right ?? 'no entry' }
  }
}

/** Payments of bills from the balance: according to the bills, and according to the ledger. */
function* billFindings({ bills, entries }: IndexedLedger): Iterable<Disagreement> {
  const paid = new Map<string, number>()
  const surplus = new Map<string, number>()
  for (const { id, payments } of bills) {
    const counted = payments.filter(({ status }) => status === 'verified')
    const fromBalance = counted.filter(({ channel }) => channel === 'predeposit')
    if (fromBalance.length > 0)
      paid.set(id, sumOf(fromBalance.map(({ amount, surplus: left }) => amount - left)))
    const left = sumOf(counted.map((payment) => payment.surplus))
    if (left > 0) surplus.set(id, left)
  }
  yield* compared(
    'payment of bill',
    paid,
    sizesBy(entries, ({ type, bill_id }) => (type === 'bill_payment' ? bill_id : null)),
  )
  yield* compared(
    'surplus of bill',
    surplus,
    sizesBy(entries, ({ type, bill_id }) => (type === 'topup' ? bill_id : null)),
  )
}

/** Rules about movements of the balance other than orders. */
export const paymentInvariants: readonly Invariant[] = [
  {
    rule: 19,
    name: 'each payment for content from the balance is in the ledger',
    *disagreements({ contentPayments, entries, company }) {
      const fromBalance = contentPayments.filter(({ type }) => type === 'balance')
      const recorded = fromBalance.map(
        ({ id, amount }) => [id, priceInBalance(amount, company.settlement_currency)] as const,
      )
      yield* compared(
        'payment for content',
        new Map(recorded),
        sizesBy(entries, ({ type, content_payment_id }) =>
          type === 'content_payment' ? (content_payment_id ?? 'unknown') : null,
        ),
      )
    },
  },
  {
    rule: 20,
    name: 'each top-up is a transfer that was verified',
    *disagreements({ topups, entries }) {
      const verified = topups.filter(({ status }) => status === 'verified')
      yield* compared(
        'top-up',
        new Map(verified.map(({ id, amount }) => [id, amount])),
        sizesBy(entries, ({ type, topup_id, bill_id }) =>
          type === 'topup' && bill_id === null ? (topup_id ?? 'unknown') : null,
        ),
      )
    },
  },
  {
    rule: 21,
    name: 'what bills were paid from the balance is in the ledger',
    disagreements: billFindings,
  },
]
