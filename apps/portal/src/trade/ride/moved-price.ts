import type { Schemas } from '@portal/api-client'
import type { Language, MoneyValue } from '@portal/i18n'
import type { OutcomeLine } from '../booking/OutcomeDialog.tsx'

export interface RideQuote {
  total_price: MoneyValue
  /** Null where net prices are not shown. */
  total_settlement_price: MoneyValue | null
  cancellation_policy: Schemas['CancellationPolicy']
  /** The supplier is asked first. Absent where that is said before there is a quote. */
  on_request?: boolean
}

/** A price that has moved since the operator saw it; of the first look only the total is known. */
export interface MovedPrice<Quote extends RideQuote> {
  before: Pick<Quote, 'total_price'> & Partial<Quote>
  after: Quote
}

type Moved = MovedPrice<RideQuote>

const sameMoney = (one: MoneyValue, other: MoneyValue) =>
  one.amount === other.amount && one.currency === other.currency

/** What cancelling costs, without what depends on the present moment. */
const termsOf = ({ non_refundable, tiers }: Schemas['CancellationPolicy']): string =>
  JSON.stringify([
    non_refundable,
    tiers.map(({ from_utc, penalty_type, value }) => [from_utc, penalty_type, value]),
  ])

const isNowAsked = (before: Moved['before'], after: RideQuote): boolean =>
  before.on_request === false && after.on_request === true

/** What would have to be decided again: another total, other terms, or that the supplier is asked first. */
export const isMoved = (before: Moved['before'], after: RideQuote): boolean =>
  !sameMoney(before.total_price, after.total_price) ||
  isNowAsked(before, after) ||
  (before.cancellation_policy !== undefined &&
    termsOf(before.cancellation_policy) !== termsOf(after.cancellation_policy))

/** What weighs most of that which has moved. */
export function movedKind({ before, after }: Moved): 'onRequest' | 'price' | 'terms' {
  if (isNowAsked(before, after)) return 'onRequest'
  return sameMoney(before.total_price, after.total_price) ? 'terms' : 'price'
}

export type MovedNames = Readonly<Record<'price' | 'net' | 'policy', string>>

/** What has moved, line by line; net prices only where they are shown. */
export function movedLines(
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
  if (movedKind({ before, after }) !== 'terms') return lines
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
