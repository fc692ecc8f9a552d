import type { Schemas } from '@portal/api-client/contract'
import { allocate, type Minor, parseAmount, percentOf } from '../money/money.ts'

/** How a company derives its selling prices from what it pays. */
export interface MarkupRuleRecord {
  readonly id: string
  readonly company_id: string
  readonly scope: Schemas['MarkupScope']
  /** Sub-account, product, city or hotel; null for the company. */
  readonly target_id: string | null
  readonly type: Schemas['MarkupType']
  /** Percent, or an amount in the settlement currency; a decimal. */
  readonly value: string
  /** Prices are rounded up to a multiple of it; a decimal. */
  readonly round_to: string | null
  readonly priority: number
  /** Days of the company on which it holds, both included; null: without limit. */
  readonly valid_from: string | null
  readonly valid_to: string | null
  readonly version: number
}

/** The subject of a price request. */
export interface MarkupSubject {
  readonly member_id: string
  readonly product: Schemas['OrderType']
  readonly city: string | null
  readonly hotel_id: string | null
  /** Today at the company. */
  readonly date: string
}

/** Narrower rules win where two have one priority. */
const narrowness: Readonly<Record<Schemas['MarkupScope'], number>> = {
  hotel: 0,
  city: 1,
  product: 2,
  sub_account: 3,
  company: 4,
}

const compare = (a: string, b: string) => (a < b ? -1 : a > b ? 1 : 0)

/** In the order in which they are tried: highest priority first. */
export const inOrder = (rules: readonly MarkupRuleRecord[]): MarkupRuleRecord[] =>
  [...rules].sort(
    (a, b) => b.priority - a.priority || narrowness[a.scope] - narrowness[b.scope] || compare(a.id, b.id),
  )

/** The first rule that fits, of rules in their order; null leaves the recommended price. */
export function ruleFor(rules: readonly MarkupRuleRecord[], subject: MarkupSubject): MarkupRuleRecord | null {
  return rules.find((rule) => holds(rule, subject.date) && fits(rule, subject)) ?? null
}

const holds = ({ valid_from, valid_to }: MarkupRuleRecord, date: string) =>
  (valid_from === null || valid_from <= date) && (valid_to === null || date <= valid_to)

function fits({ scope, target_id }: MarkupRuleRecord, subject: MarkupSubject): boolean {
  switch (scope) {
    case 'company':
      return true
    case 'sub_account':
      return target_id === subject.member_id
    case 'product':
      return target_id === subject.product
    case 'city':
      return target_id === subject.city
    case 'hotel':
      return target_id === subject.hotel_id
  }
}

export type Markup = Pick<MarkupRuleRecord, 'type' | 'value' | 'round_to'>

/**
 * Selling prices of the parts of an order (a room and night, a vehicle and day) out of their net prices, in smallest units.
 * Each is rounded up to the multiple, so their sum is one too. An amount per order is added once: there the sum is
 * rounded and shared out by the net prices.
 */
export function sellingPrices(nets: readonly Minor[], markup: Markup, currency: string): Minor[] {
  const step = markup.round_to === null ? 1 : Math.max(1, parseAmount(markup.round_to, currency))
  const up = (price: Minor) => Math.ceil(price / step) * step
  switch (markup.type) {
    case 'percent':
      return nets.map((net) => up(net + percentOf(net, markup.value, 'half-up')))
    case 'fixed_per_night': {
      const extra = parseAmount(markup.value, currency)
      return nets.map((net) => up(net + extra))
    }
    case 'fixed_per_order': {
      if (nets.length === 0) return []
      const net = nets.reduce((sum, net) => sum + net, 0)
      const extra = allocate(up(net + parseAmount(markup.value, currency)) - net, nets)
      return nets.map((net, index) => net + (extra[index] as Minor))
    }
  }
}
