import type { BillRecord } from '../domain/bill/bill.ts'
import type { InvoiceApplicationRecord } from '../domain/invoice/application.ts'
import { type Minor, toMoney } from '../domain/money/money.ts'
import { type Refusal, refuse } from '../domain/refusal.ts'
import { seesAllNetPrices } from '../domain/sub-account/sight.ts'
import type { Viewer } from './viewer.ts'

/**
 * Bills and invoices tell what every order cost the company: they are for members who see settlement prices and all
 * orders. For others there are none.
 */
export const readsPapers = ({ member }: Viewer): boolean => seesAllNetPrices(member)

type Paper = BillRecord | InvoiceApplicationRecord

/** Another company's paper does not exist for this member. */
export function ownPaper<P extends Paper>(paper: P | undefined, viewer: Viewer): P | Refusal {
  return paper && readsPapers(viewer) && paper.company_id === viewer.company.id ? paper : refuse('NOT_FOUND')
}

/** The papers this member may read, newest first. */
export function ownPapers<P extends Paper>(papers: readonly P[], viewer: Viewer): P[] {
  if (!readsPapers(viewer)) return []
  return papers.filter(({ company_id }) => company_id === viewer.company.id).reverse()
}

/** Sums of a list, one per currency; none for an empty list. */
export function sumsByCurrency(rows: Iterable<{ readonly currency: string; readonly amount: Minor }>) {
  const sums = new Map<string, Minor>()
  for (const { currency, amount } of rows) sums.set(currency, (sums.get(currency) ?? 0) + amount)
  return [...sums].map(([currency, amount]) => toMoney(amount, currency))
}

/** How many papers stand in each status, those in which none stands included. */
export function countByStatus<Status extends string>(
  statuses: readonly Status[],
  papers: readonly { readonly status: Status }[],
): Record<Status, number> {
  const counts = Object.fromEntries(statuses.map((status) => [status, 0])) as Record<Status, number>
  for (const { status } of papers) counts[status] += 1
  return counts
}
