import { labels, type Schemas } from '@portal/api-client/contract'
import { toSeconds } from '../domain/time/zones.ts'
import type { StaffWait } from '../domain/waits.ts'
import type { Sight, Viewer } from './viewer.ts'

type Texts<Name extends keyof typeof labels> = (typeof labels)[Name]['en']

/** The text of an enum value, such as `order_status_text` for `order_status`. */
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

/** A wait of our staff, in the words of the reader. */
export const presentStaffWait = (
  wait: StaffWait | null,
  { language }: Pick<Viewer, 'language'>,
): Schemas['StaffWait'] | null =>
  wait && { since: toSeconds(wait.since), until: toSeconds(wait.until), then_text: wait.ending[language] }

/**
 * Hides an amount that reveals, alone or with others, what an order costs the company: net prices, what is charged,
 * held or refunded at them, and balances, whose changes are such amounts. Everybody sees selling prices. A hidden
 * amount becomes null, or `instead()`.
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
