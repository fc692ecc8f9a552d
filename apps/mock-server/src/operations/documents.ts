import type { BillRecord } from '../domain/bill/bill.ts'
import type { InvoiceApplicationRecord } from '../domain/invoice/application.ts'
import { type Minor, toMoney } from '../domain/money/money.ts'
import { refuse } from '../domain/refusal.ts'
import { seesAllNetPrices } from '../domain/sub-account/sight.ts'
import type { Viewer } from './viewer.ts'

/**
 * Bills and invoices reveal what every order cost the company, so only members who see settlement prices and all
 * orders may read them.
 */
export const readsDocuments = ({ member }: Viewer): boolean => seesAllNetPrices(member)

type SettlementDocument = BillRecord | InvoiceApplicationRecord

/** Throws NOT_FOUND for another company's document. */
export function ownDocument<P extends SettlementDocument>(document: P | undefined, viewer: Viewer): P {
  if (!document || !readsDocuments(viewer) || document.company_id !== viewer.company.id)
    throw refuse('NOT_FOUND')
  return document
}

/** The documents this member may read, newest first. */
export function ownDocuments<P extends SettlementDocument>(documents: readonly P[], viewer: Viewer): P[] {
  if (!readsDocuments(viewer)) return []
  return documents.filter(({ company_id }) => company_id === viewer.company.id).reverse()
}

/** Sums of a list, one per currency; none for an empty list. */
export function sumsByCurrency(rows: Iterable<{ readonly currency: string; readonly amount: Minor }>) {
  const sums = new Map<string, Minor>()
  for (const { currency, amount } of rows) sums.set(currency, (sums.get(currency) ?? 0) + amount)
  return [...sums].map(([currency, amount]) => toMoney(amount, currency))
}

/** How many documents have each status, zeros included. */
export function countByStatus<Status extends string>(
  statuses: readonly Status[],
  documents: readonly { readonly status: Status }[],
): Record<Status, number> {
  const counts = Object.fromEntries(statuses.map((status) => [status, 0])) as Record<Status, number>
  for (const { status } of documents) counts[status] += 1
  return counts
}
