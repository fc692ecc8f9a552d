import type { Schemas } from '@portal/api-client'
import type { Language, MoneyValue } from '@portal/i18n'
import type { OutcomeLine } from '../booking/OutcomeDialog.tsx'

export interface RideQuote {
  total_price: MoneyValue
  /** Null if net prices are hidden. */
  total_settlement_price: MoneyValue | null
  cancellation_policy: Schemas['CancellationPolicy']
  /** On request. Absent if that is known before the quote. */
  on_request?: boolean
}

/** A changed price; for a price from a list only the total is known. */
export interface ChangedPrice<Quote extends RideQuote> {
  before: Pick<Quote, 'total_price'> & Partial<Quote>
  after: Quote
}

type Moved = ChangedPrice<RideQuote>

const sameMoney = (one: MoneyValue, other: MoneyValue) =>
  one.amount === other.amount && one.currency === other.currency

/** The cancellation policy without the parts that depend on the current time. */
const termsOf = ({ non_refundable, tiers }: Schemas['CancellationPolicy']): string =>
  JSON.stringify([
    non_refundable,
    tiers.map(({ from_utc, penalty_type, value }) => [from_utc, penalty_type, value]),
  ])

const isNowAsked = (before: Moved['before'], after: RideQuote): boolean =>
  before.on_request === false && after.on_request === true

/** Whether a decision is needed: another total, other terms, or on request. */
export const hasChanged = (before: Moved['before'], after: RideQuote): boolean =>
  !sameMoney(before.total_price, after.total_price) ||
  isNowAsked(before, after) ||
  (before.cancellation_policy !== undefined &&
    termsOf(before.cancellation_policy) !== termsOf(after.cancellation_policy))

/** The most important change. */
export function kindOfChange({ before, after }: Moved): 'onRequest' | 'price' | 'terms' {
  if (isNowAsked(before, after)) return 'onRequest'
  return sameMoney(before.total_price, after.total_price) ? 'terms' : 'price'
}

export type MovedNames = Readonly<Record<'price' | 'net' | 'policy', string>>

/** The changes line by line; net prices only if they are visible. */
export function changedLines(
  { before, after }: Moved,
  names: MovedNames,
  { netShown, spoken }: { netShown: boolean; spoken: Language },
): OutcomeLine[] {
  const money = (field: 'price' | 'net', one: MoneyValue | null | undefined, other: MoneyValue | null) =>
    one && other && !sameMoney(one, other)
      ? [
          {
            field,
            field_text: names[field],
            before: null,
            after: null,
            before_money: one,
            after_money: other,
          },
        ]
      : []
  const lines = [
    ...money('price', before.total_price, after.total_price),
    ...(netShown ? money('net', before.total_settlement_price, after.total_settlement_price) : []),
  ]
  if (kindOfChange({ before, after }) !== 'terms') return lines
  const terms = {
    field: 'policy',
    field_text: names.policy,
    before: before.cancellation_policy?.text[spoken] ?? '',
    after: after.cancellation_policy.text[spoken],
    before_money: null,
    after_money: null,
  }
  return [...lines, terms]
}
