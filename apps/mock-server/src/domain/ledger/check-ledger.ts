import { accountInvariants } from './invariants/accounts.ts'
import {
  type CompanyLedger,
  type Disagreement,
  type Invariant,
  indexLedger,
  noteRight,
} from './invariants/company-ledger.ts'
import { documentInvariants } from './invariants/documents.ts'
import { orderInvariants } from './invariants/orders.ts'
import { paymentInvariants } from './invariants/payments.ts'

export type { CompanyLedger }

/** A rule of the ledger that does not hold. */
export interface Break extends Disagreement {
  readonly rule: number
  readonly name: string
}

/** All of them, in the order of their numbers. */
export const invariants: readonly Invariant[] = [
  ...accountInvariants,
  ...orderInvariants,
  ...documentInvariants,
  ...paymentInvariants,
].sort((a, b) => a.rule - b.rule)

/**
 * Checks every invariant of one company's ledger; an empty list means that all money is accounted for. An order that
 * passed before is checked again only where it changed, so a check after one call is cheap even in a large company.
 */
export function checkLedger(ledger: CompanyLedger): Break[] {
  const indexed = indexLedger(ledger)
  const breaks = invariants.flatMap(({ rule, name, disagreements }) =>
    Array.from(disagreements(indexed), (found) => ({ rule, name, ...found })),
  )
  const wrong = new Set(breaks.map(({ subject }) => subject))
  for (const order of indexed.suspects) if (!wrong.has(order.id)) noteRight(order, indexed)
  return breaks
}

export function sentenceOf({ rule, name, subject, left, right }: Break): string {
  return `Rule ${rule}, ${name}: ${subject} has ${left} where ${right} was expected.`
}
