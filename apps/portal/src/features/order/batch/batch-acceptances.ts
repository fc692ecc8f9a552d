import type { Schemas } from '@portal/api-client'
import type { MoneyValue } from '@portal/i18n'
import { compareAmounts, sumsOf } from '../../../shared/money/decimal.ts'
import type { BatchResult } from './batch-action.ts'

type Acceptance = Schemas['OrderAcceptance']

/** What accepting the orders comes to together. */
export interface BatchAcceptances {
  /** By booking ID, of the orders on which something waits. */
  acceptances: ReadonlyMap<string, Acceptance>
  refused: readonly BatchResult[]
  offers: number
  extras: number
  /** One per currency, below 0 when it costs less; at selling prices if net prices are hidden. */
  sums: readonly MoneyValue[]
  hidden: boolean
}

/** What it costs the company more; the customer, if net prices are hidden. */
export const moreOf = ({ settlement_diff, price_diff }: Acceptance): MoneyValue =>
  settlement_diff ?? price_diff

export function acceptancesOf(results: readonly BatchResult[]): BatchAcceptances {
  const acceptances = new Map(
    results.flatMap(({ id, ok, acceptance }) => (ok && acceptance ? [[id, acceptance] as const] : [])),
  )
  const all = [...acceptances.values()]
  const offers = all.filter(({ change_offer }) => change_offer !== null).length
  return {
    acceptances,
    refused: results.filter(({ id }) => !acceptances.has(id)),
    offers,
    extras: all.length - offers,
    sums: sumsOf(all.map(moreOf)).filter(({ amount }) => compareAmounts(amount, '0') !== 0),
    hidden: all.some(({ settlement_diff }) => settlement_diff === null),
  }
}

/** What changes, in words: of an offer each line that differs, of extra charges each charge. */
export const meaningOf = ({ change_offer, extras }: Acceptance): readonly (readonly [string, string])[] =>
  change_offer
    ? change_offer.after.lines.flatMap((after, line) => {
        const before = change_offer.before.lines[line] ?? ''
        return after === before ? [] : [[before, after] as const]
      })
    : extras.map(({ name, quantity }) => [name, `× ${quantity}`] as const)
