import type { Schemas } from '@portal/api-client'

/** Hotels that can be booked, and those sold out, which stand folded at the end. */
export function splitSoldOut(list: readonly Schemas['HotelOffer'][]) {
  return { open: list.filter(({ sold_out }) => !sold_out), soldOut: list.filter(({ sold_out }) => sold_out) }
}

/** Milliseconds until the results are asked for again; false when all sources have answered. */
export const pollAfter = (page: Schemas['HotelOfferPage'] | undefined): number | false =>
  page?.state === 'done' ? false : 1000
