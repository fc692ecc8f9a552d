import { labels } from '@portal/api-client/contract'
import type { Viewer } from './viewer.ts'

type Texts<Name extends keyof typeof labels> = (typeof labels)[Name]['en']

/** A value beside its words: `order_status` and `order_status_text`. */
export const textOf = <Name extends keyof typeof labels>(
  name: Name,
  value: keyof Texts<Name>,
  { language }: Pick<Viewer, 'language'>,
): string => (labels[name][language] as Record<keyof Texts<Name>, string>)[value]

export const nullableText = <Name extends keyof typeof labels>(
  name: Name,
  value: keyof Texts<Name> | null,
  viewer: Pick<Viewer, 'language'>,
): string | null => (value === null ? null : textOf(name, value, viewer))

/** What of a reader decides which amounts it is answered. */
export interface Sight {
  /** Settlement prices and everything from which they could be worked out. */
  readonly seesNet: boolean
}

/**
 * What a reader is shown of an amount that tells, alone or with others, what an order costs the company: net prices and
 * what is charged, held or refunded at them, but also balances, whose change is such an amount. Selling prices are for
 * everybody and need not be asked about. In place of a hidden amount stands null, or what else is to be shown.
 */
export function shownTo<Amount>(reader: Sight, amount: Amount): Amount | null
export function shownTo<Amount, Other>(reader: Sight, amount: Amount, instead: () => Other): Amount | Other
export function shownTo<Amount, Other>(
  { seesNet }: Sight,
  amount: Amount,
  instead: () => Other | null = () => null,
): Amount | Other | null {
  return seesNet ? amount : instead()
}
