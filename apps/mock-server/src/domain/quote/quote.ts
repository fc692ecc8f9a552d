import type { Schemas } from '@portal/api-client/contract'
import type { LocalText } from '../../texts/language.ts'
import type { Minor } from '../money/money.ts'

/** One price offered to a customer. Amounts in the quote's currency, smallest units. */
export interface QuoteOptionRecord {
  readonly id: string
  readonly product: Schemas['OrderType']
  /** Rate key of a hotel, quote key of a car or transfer, as it was offered. */
  readonly key: string
  readonly title: LocalText
  readonly subtitle: LocalText
  readonly lines: readonly LocalText[]
  readonly sell_price: Minor
  readonly settlement_price: Minor
  /** In selling prices: the amounts of net terms would give them away. */
  readonly policy: LocalText
  /** For a quote without prices: does not name the fee. */
  readonly policy_without_price: LocalText
  readonly note: string
  /** Epoch s. */
  readonly last_checked_time: number
  readonly last_outcome: Schemas['RateOutcome']
  /** What the last check found to be bookable; null before a check, and when it found nothing. */
  readonly checked: { readonly key: string; readonly settlement_price: Minor } | null
  /** The order booked from it. */
  readonly booking_id: string | null
}

/** The terms of an option, with and without their amounts. */
export type OptionPolicy = Pick<QuoteOptionRecord, 'policy' | 'policy_without_price'>

/** A quote of the company for its own customer. */
export interface QuoteRecord {
  readonly id: string
  readonly company_id: string
  readonly operator: { readonly id: string; readonly nickname: string }
  readonly title: string
  readonly customer: { readonly name: string; readonly contact: string }
  readonly own_reference: string
  /** `viewed` and `expired` follow from it; see `quoteStatus`. */
  readonly state: 'draft' | 'sent' | 'chosen' | 'booked' | 'revoked'
  /** Epoch s. */
  readonly expire_time: number
  readonly currency: string
  readonly show: { readonly price: boolean; readonly policy: boolean }
  readonly options: readonly QuoteOptionRecord[]
  /** Opens the public page; null until sent. */
  readonly token: string | null
  /** Of options that are still offered, in their order. */
  readonly chosen_option_ids: readonly string[]
  readonly chosen_message: string
  /** The version that the customer saw when choosing; null before. */
  readonly chosen_from: number | null
  /** Epoch s. */
  readonly updated_time: number
  /** Epoch ms of the last check of all prices. */
  readonly checked_at: number | null
  readonly version: number
}

/** How often the public page of a quote was opened; `id` is the quote's. Apart, since looking changes no quote. */
export interface QuoteViewRecord {
  readonly id: string
  readonly count: number
}

/** `now` is epoch ms, `views` how often the customer has opened it. */
export function quoteStatus(
  { state, expire_time }: Pick<QuoteRecord, 'state' | 'expire_time'>,
  views: number,
  now: number,
): Schemas['QuoteStatus'] {
  if ((state === 'sent' || state === 'chosen') && now >= expire_time * 1000) return 'expired'
  return state === 'sent' && views > 0 ? 'viewed' : state
}

type Offered = Pick<QuoteRecord, 'options' | 'chosen_option_ids'>

interface Booking {
  readonly product: Schemas['OrderType']
  /** The option that is named. */
  readonly named: string | undefined
  /** Whether an option offers what is booked. */
  readonly isSold: (option: QuoteOptionRecord) => boolean
}

type OptionToBook =
  | { readonly state: 'open'; readonly option: QuoteOptionRecord }
  /** It has its order already. */
  | { readonly state: 'booked'; readonly booking_id: string }
  /** The booking is not what the option offers. */
  | { readonly state: 'other' | 'unknown' }

/**
 * The option that an order is booked from: the named one, otherwise the first that offers what is booked and has no
 * order, chosen ones first.
 */
export function optionToBook(
  { options, chosen_option_ids }: Offered,
  { product, named, isSold }: Booking,
): OptionToBook {
  const own = options.filter((option) => option.product === product)
  const meant = named === undefined ? own.filter(isSold) : own.filter(({ id }) => id === named)
  const open = meant.filter(({ booking_id }) => booking_id === null)
  const option = open.find(({ id }) => chosen_option_ids.includes(id)) ?? open[0]
  if (option) return isSold(option) ? { state: 'open', option } : { state: 'other' }
  const booking_id = meant[0]?.booking_id
  if (booking_id) return { state: 'booked', booking_id }
  return { state: named === undefined ? 'other' : 'unknown' }
}

/**
 * Whether each product has as many orders as options of it were chosen; where the customer chose nothing, one of each.
 * A customer may take another hotel on the telephone than the one that was chosen: that counts, too.
 */
export function isAllBooked({ options, chosen_option_ids }: Offered): boolean {
  const chosen = options.filter(({ id }) => chosen_option_ids.includes(id))
  const wanted = chosen.length > 0 ? chosen : options
  return wanted.every(({ product }) => {
    const orders = options.filter((option) => option.product === product && option.booking_id !== null)
    const needed = chosen.filter((option) => option.product === product).length
    return orders.length >= Math.max(1, needed)
  })
}

/**
 * The quote after an order booked from it has come to nothing: its option can be booked again, and the quote is no
 * longer closed.
 */
export function withoutOrder(quote: QuoteRecord, booking_id: string): QuoteRecord {
  const options = quote.options.map((option) =>
    option.booking_id === booking_id ? { ...option, booking_id: null } : option,
  )
  return { ...quote, options, state: quote.state === 'booked' ? reopened(quote) : quote.state }
}

/** The quote whose option is booked by another order. */
export const withOtherOrder = (quote: QuoteRecord, before: string, after: string): QuoteRecord => ({
  ...quote,
  options: quote.options.map((option) =>
    option.booking_id === before ? { ...option, booking_id: after } : option,
  ),
})

const reopened = ({ chosen_option_ids, token }: QuoteRecord): QuoteRecord['state'] => {
  if (chosen_option_ids.length > 0) return 'chosen'
  return token === null ? 'draft' : 'sent'
}

type QuoteAction = 'send' | 'revoke' | 'choose' | 'convert' | 'save' | 'add' | 'book'

/** What is open in which status. A booked quote is closed for good; a revoked one may be sent again. */
const open: Readonly<Record<QuoteAction, readonly Schemas['QuoteStatus'][]>> = {
  save: ['draft', 'sent', 'viewed', 'chosen', 'expired', 'revoked'],
  // What the customer can no longer open, or only read, takes no further option.
  add: ['draft', 'sent', 'viewed', 'chosen'],
  send: ['draft', 'sent', 'viewed', 'revoked'],
  revoke: ['sent', 'viewed', 'chosen', 'expired'],
  choose: ['sent', 'viewed', 'chosen'],
  convert: ['draft', 'sent', 'viewed', 'chosen'],
  // A form opened in time may be sent later; its price is checked again.
  book: ['draft', 'sent', 'viewed', 'chosen', 'expired'],
}

export const mayDo = (action: QuoteAction, status: Schemas['QuoteStatus']): boolean =>
  open[action].includes(status)

/** Ms between two checks of one quote; hotels are not asked more often. */
const recheckEvery = 5000

/** Ms until the prices may be checked again; 0 or less when they may. `now` is epoch ms. */
export const untilRecheck = ({ checked_at }: Pick<QuoteRecord, 'checked_at'>, now: number): number =>
  checked_at === null ? 0 : checked_at + recheckEvery - now
