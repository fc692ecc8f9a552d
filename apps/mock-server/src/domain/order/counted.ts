import type { Minor } from '../money/money.ts'

/** One amount at both prices, in smallest units. */
export interface TwoPrices {
  /** Settlement price: what the company pays. */
  readonly net: Minor
  readonly selling: Minor
}

/** Whether a member sees net prices. */
export interface PriceVisibility {
  readonly seesNet: boolean
}

/**
 * The price at which an amount counts against a member's limits and approval threshold: the settlement price if the
 * member sees it, otherwise the selling price. A limit at a hidden price would reveal that price by what it lets
 * through.
 */
export const countedPrice = ({ seesNet }: PriceVisibility, { net, selling }: TwoPrices): Minor =>
  seesNet ? net : selling

export const pricesOf = (of: {
  readonly total_price: Minor
  readonly total_settlement_price: Minor
}): TwoPrices => ({ net: of.total_settlement_price, selling: of.total_price })

export const addPrices = (one: TwoPrices, other: TwoPrices): TwoPrices => ({
  net: one.net + other.net,
  selling: one.selling + other.selling,
})

/** The prices of several orders together. */
export const sumPrices = (orders: Iterable<Parameters<typeof pricesOf>[0]>): TwoPrices =>
  [...orders].map(pricesOf).reduce(addPrices, { net: 0, selling: 0 })
