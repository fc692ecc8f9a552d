import type { PricedRate } from '../../domain/hotel/priced-rate.ts'
import { hotelOptionTexts, policyFor } from '../../domain/hotel/quote-option.ts'
import { percentOf, toMinor, toMoney } from '../../domain/money/money.ts'
import { type HotelOrderRecord, isStay, type OrderRecord } from '../../domain/order/order.ts'
import type { QuoteOptionRecord, QuoteRecord, QuoteViewRecord } from '../../domain/quote/quote.ts'
import { type Draw, draw } from '../draw.ts'
import type { CompanyRecord, MemberRecord } from '../tables.ts'
import { chinesePersons, otherPersons, type PersonRow } from './guest-names.ts'
import {
  requestedPlace,
  requestedStay,
  type SalesSeedRequest,
  sellersOf,
  shownRates,
} from './order/sale-rate.ts'
import { rideOptionFor } from './quote-ride.ts'

export interface SeededQuotes {
  readonly quote: readonly QuoteRecord[]
  readonly quote_view: readonly QuoteViewRecord[]
}

/** What has become of a quote by the start of the world. */
const stories = ['draft', 'sent', 'viewed', 'chosen', 'expired', 'revoked', 'booked'] as const
type QuoteStory = (typeof stories)[number]

/** A page of the list holds 20. */
const quotesOfCompany: Readonly<Record<string, number>> = { '1': 25, '2': 11, '3': 9 }

const hour = 3_600_000
const day = 24 * hour
const customers = [...chinesePersons, ...otherPersons]
const notes = ['', '', 'Quiet rooms on request', '含早餐，近景点', 'Our favourite']
const messages = ['', 'This one, please.', '就订这家，谢谢']

interface QuoteSeed {
  readonly request: SalesSeedRequest
  readonly company: CompanyRecord
  readonly member: MemberRecord
  readonly id: string
  readonly story: QuoteStory
  readonly of: (field: string) => Draw
  /** What a booked quote led to. */
  readonly order: HotelOrderRecord | undefined
}

/** Quotes that the companies have made for their customers; booked ones lead to orders of theirs. */
export function seedQuotes(request: SalesSeedRequest, orders: readonly OrderRecord[]): SeededQuotes {
  const seeds = request.companies.flatMap((company) => {
    const sellers = sellersOf(request, company.id)
    const booked = bookedOrders(orders, company.id)
    return Array.from({ length: quotesOfCompany[company.id] ?? 0 }, (_, nth) => {
      const id = `q-seed-${company.id}-${String(nth + 1).padStart(2, '0')}`
      const of = (field: string) => draw(request.seed, 'quote', id, field)
      const story = stories[nth % stories.length] as QuoteStory
      const order = story === 'booked' ? booked[Math.floor(nth / stories.length)] : undefined
      const keyed = order && sellers.find((seller) => seller.id === order.operator.id)
      const member: MemberRecord | undefined = keyed ?? sellers[nth % sellers.length]
      if (!member) throw new Error(`Nobody sells in company ${company.id}`)
      return { request, company, member, id, story, of, order }
    })
  })
  const quote = seeds.map(quoteFrom).filter((row) => row !== null)
  const known = new Set(quote.map(({ id }) => id))
  const quote_view = seeds.flatMap(({ id, story, of }) =>
    known.has(id) && story !== 'draft' && story !== 'sent' ? [{ id, count: of('views').int(1, 9) }] : [],
  )
  return { quote, quote_view }
}

/** Confirmed stays of a company, the last booked first. */
const bookedOrders = (orders: readonly OrderRecord[], company_id: string): HotelOrderRecord[] =>
  orders
    .filter(
      (order): order is HotelOrderRecord =>
        isStay(order) &&
        order.company_id === company_id &&
        (order.order_status === 'confirmed' || order.order_status === 'completed'),
    )
    .sort((a, b) => b.booking_time - a.booking_time)

/** Epoch ms: written, last changed, and the end of its time. */
function timesOf({ request: { start }, story, of, order }: QuoteSeed) {
  const share = of('written').float()
  const ago = (from: number, to: number) => Math.floor((start - from - share * (to - from)) / 1000) * 1000
  const last = of('valid').int(2, 5) * day
  if (order) {
    const changed = order.booking_time * 1000
    return { written: changed - day, changed, ends: changed - day + last }
  }
  const old = story === 'expired' || story === 'revoked'
  const written = old ? ago(6 * day, 40 * day) : ago(hour, 40 * hour)
  const changed = story === 'draft' || story === 'expired' ? written : Math.min(written + 5 * hour, start)
  return { written, changed, ends: written + last }
}

function quoteFrom(telling: QuoteSeed): QuoteRecord | null {
  const { company, member, id, story, of, order } = telling
  const { written, changed, ends } = timesOf(telling)
  const rates = order ? ratesBehind(telling, order, written) : ratesFor(telling, written)
  const [first] = rates
  if (!first) return null
  const options = rates.map((rate, nth) => optionFrom(telling, rate, `${id}-${nth + 1}`, written))
  const ride = order ? null : rideWith(telling, first, `${id}-${rates.length + 1}`, written)
  if (ride) options.push(ride)
  // Who takes a hotel takes the ride that comes with it.
  const chosen =
    story === 'chosen' || story === 'booked' ? [options[0], ride].flatMap((one) => one?.id ?? []) : []
  const [full_name, name_local] = of('customer').pick<PersonRow>(customers)
  return {
    id,
    company_id: company.id,
    operator: { id: member.id, nickname: member.nickname },
    title: titleOf(telling, first),
    customer: {
      name: name_local ?? full_name,
      contact: `${full_name.toLowerCase().replaceAll(/[^a-z]+/g, '.')}@example.com`,
    },
    own_reference: order?.allocation.own_reference ?? '',
    state: story === 'viewed' || story === 'expired' ? 'sent' : order || story !== 'booked' ? story : 'sent',
    expire_time: Math.floor(ends / 1000),
    currency: company.settlement_currency,
    show: { price: of('show').bool(0.9), policy: of('terms').bool(0.8) },
    options,
    token: story === 'draft' || story === 'revoked' ? null : of('token').hex(32),
    chosen_option_ids: chosen,
    chosen_message: chosen.length === 0 ? '' : of('message').pick(messages),
    chosen_from: null,
    updated_time: Math.floor(changed / 1000),
    checked_at: null,
    version: story === 'draft' || story === 'expired' ? 1 : 2,
  }
}

function titleOf({ request: { catalogue }, company }: QuoteSeed, { hotel_id, check_in }: PricedRate): string {
  const city = catalogue.city(catalogue.hotel(hotel_id)?.city ?? '')
  const [month, date] = [Number(check_in.slice(5, 7)), Number(check_in.slice(8))]
  return company.country === 'CN' ? `${city?.zh}酒店 ${month}月${date}日` : `${city?.en} from ${check_in}`
}

/** One to three hotels of a city, at one of their rates each. */
function ratesFor({ request, company, member, of }: QuoteSeed, now: number): PricedRate[] {
  const stay = requestedStay(of, request, company.settlement_currency)
  const { hotels } = requestedPlace(of, request)
  const wanted = of('options').int(1, 3)
  const found: PricedRate[] = []
  for (const { id } of hotels.slice(0, 6)) {
    const rates = shownRates(request, company, member, { ...stay, hotel_id: id }, now)
    if (rates.length > 0) found.push(of(`rate ${id}`).pick(rates))
    if (found.length === wanted) break
  }
  return found
}

/** The rate that was booked in the end, as it was shown when the quote was written. */
function ratesBehind({ request, company, member }: QuoteSeed, order: HotelOrderRecord, now: number) {
  const stay = {
    hotel_id: order.hotel.hotel_id,
    check_in: order.check_in_date,
    check_out: order.check_out_date,
    rooms: order.rooms.map(({ adults, child_ages }) => ({ adults, child_ages })),
    nationality: order.nationality,
    currency: company.settlement_currency,
  }
  const rates = shownRates(request, company, member, stay, now)
  const same = rates.find((rate) => toMinor(rate.total_settlement_price) === order.total_settlement_price)
  return [same ?? rates[0]].filter((rate) => rate !== undefined)
}

/** Two quotes in five bring a car or the way from the airport along. */
function rideWith(
  { request: { catalogue }, company, member, of }: QuoteSeed,
  rate: PricedRate,
  id: string,
  now: number,
): QuoteOptionRecord | null {
  const hotel = catalogue.hotel(rate.hotel_id)
  if (!hotel || !of('with ride').bool(0.4)) return null
  const people = rate.rooms.reduce((sum, { adults, child_ages }) => sum + adults + child_ages.length, 0)
  return rideOptionFor({ catalogue, company, member, of, hotel, date: rate.check_in, people, id, now })
}

function optionFrom(
  { request, of, order }: QuoteSeed,
  rate: PricedRate,
  id: string,
  now: number,
): QuoteOptionRecord {
  const hotel = request.catalogue.hotel(rate.hotel_id)
  if (!hotel) throw new Error(`There is no hotel ${rate.hotel_id}`)
  const shown = toMinor(rate.total_price)
  // Some operators ask for a little more than their rules do.
  const sell_price = shown + percentOf(shown, of(`more ${id}`).pick(['0', '0', '3', '5']), 'half-up')
  return {
    id,
    product: 'hotel',
    key: rate.rate_key,
    ...hotelOptionTexts(rate, hotel),
    sell_price,
    settlement_price: toMinor(rate.total_settlement_price),
    ...policyFor(rate, toMoney(sell_price, rate.total_price.currency), hotel.tz, now),
    note: of(`note ${id}`).pick(notes),
    last_checked_time: Math.floor(now / 1000),
    last_outcome: rate.outcome,
    checked: null,
    booking_id: order?.id ?? null,
  }
}
