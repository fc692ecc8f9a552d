import type { HotelPriceRecord, HotelRecord, HotelSource } from '../../domain/hotel/hotel.ts'
import {
  inOrder,
  type Markup,
  type MarkupRuleRecord,
  type MarkupSubject,
  ruleFor,
} from '../../domain/markup/rule.ts'
import type { HotelOrderRecord, RideType } from '../../domain/order/order.ts'
import { type MarkupAt, recommended } from '../../domain/ride/markup.ts'
import { localClock } from '../../domain/time/zones.ts'
import { plenty } from '../../world/seed/catalogue.ts'
import type { World } from '../../world/world.ts'
import { roomsTaken, type SoldRooms, soldRooms } from '../hotel/sold-rooms.ts'
import type { Reader, Viewer } from '../viewer.ts'

const noRules: readonly MarkupRuleRecord[] = []

/** Rules of a company in the order they are tried. */
export function rulesOf(world: World, company_id: string): readonly MarkupRuleRecord[] {
  const rules = world.tables.markup_rule.where((rule) => rule.company_id === company_id)
  return rules.length === 0 ? noRules : inOrder(rules)
}

type Buyer = Pick<Viewer, 'world' | 'company' | 'member' | 'now'>

/** The rule that sets this member's selling price; null where the recommended price stays. */
function markupFor(
  { world, company, member, now }: Buyer,
  subject: Pick<MarkupSubject, 'product' | 'city' | 'hotel_id'>,
): MarkupRuleRecord | null {
  const rules = rulesOf(world, company.id)
  if (rules.length === 0) return null
  return ruleFor(rules, { ...subject, member_id: member.id, date: localClock(now, company.tz).date })
}

/** Mark-up for rides for this reader; visitors and companies without rules see the recommended prices. */
export function rideMarkup(reader: Reader, product: RideType): MarkupAt {
  if (!('company' in reader)) return recommended
  return (city) => markupFor(reader as Viewer, { product, city, hotel_id: null })
}

/** The catalogue as one buyer sees it. */
class Market implements HotelSource {
  readonly #source: HotelSource
  readonly #markup: (hotel: HotelRecord) => Markup | null

  constructor(source: HotelSource, markup: (hotel: HotelRecord) => Markup | null) {
    this.#source = source
    this.#markup = markup
  }

  get seed() {
    return this.#source.seed
  }
  hotel(id: string) {
    return this.#source.hotel(id)
  }
  roomTypes(hotel_id: string) {
    return this.#source.roomTypes(hotel_id)
  }
  ratePlans(hotel_id: string) {
    return this.#source.ratePlans(hotel_id)
  }
  seasons(hotel: HotelRecord) {
    return this.#source.seasons(hotel)
  }
  charges(hotel: HotelRecord) {
    return this.#source.charges(hotel)
  }
  carrier(hotel_id: string) {
    return this.#source.carrier(hotel_id)
  }
  allotment(hotel_id: string, room_type_id: string, date: string) {
    return this.#source.allotment(hotel_id, room_type_id, date)
  }
  digest(text: string) {
    return this.#source.digest(text)
  }
  demand(hotel_id: string, date: string) {
    return this.#source.demand(hotel_id, date)
  }
  markup(hotel: HotelRecord) {
    return this.#markup(hotel)
  }
}

/** A market less the rooms that members of its world have booked. */
export class MarketAfterSales extends Market {
  /** The market as it was when the world began. */
  readonly before: HotelSource
  readonly rooms: SoldRooms

  constructor(before: HotelSource, rooms: SoldRooms) {
    super(before, (hotel) => before.markup?.(hotel) ?? null)
    this.before = before
    this.rooms = rooms
  }

  override allotment(hotel_id: string, room_type_id: string, date: string) {
    return Math.max(
      0,
      this.before.allotment(hotel_id, room_type_id, date) - this.rooms.sold(room_type_id, date),
    )
  }
}

/** A market in which the rooms of an order count as free, because it gives them up for others. */
class MarketOfOrder extends Market {
  readonly #source: HotelSource
  readonly #own: ReadonlyMap<string, number>

  constructor(source: HotelSource, order: HotelOrderRecord) {
    super(source, (hotel) => source.markup?.(hotel) ?? null)
    this.#source = source
    this.#own = roomsTaken(order)
  }

  override allotment(hotel_id: string, room_type_id: string, date: string) {
    const own = this.#own.get(`${room_type_id} ${date}`) ?? 0
    return this.#source.allotment(hotel_id, room_type_id, date) + own
  }
}

/** A market in which a hotel sells to a group: rooms that it keeps for groups, at `percent` less. */
class MarketOfGroup extends Market {
  readonly #source: HotelSource
  readonly #percent: number

  constructor(source: HotelSource, percent: number) {
    super(source, (hotel) => source.markup?.(hotel) ?? null)
    this.#source = source
    this.#percent = percent
  }

  override carrier() {
    return undefined
  }
  override allotment() {
    return plenty
  }
  override demand(hotel_id: string, date: string) {
    return this.#source.demand(hotel_id, date) - this.#percent
  }
}

const afterSales = new WeakMap<SoldRooms, WeakMap<HotelSource, MarketAfterSales>>()

/** The market after the world's bookings; the same object if they took nothing scarce. */
function lessSold(market: HotelSource, world: World): HotelSource {
  const rooms = soldRooms(world)
  if (rooms.nights.size === 0) return market
  const known = afterSales.get(rooms) ?? new WeakMap<HotelSource, MarketAfterSales>()
  afterSales.set(rooms, known)
  const made = known.get(market) ?? new MarketAfterSales(market, rooms)
  known.set(market, made)
  return made
}

/** A market in which hotels have moved their prices since the world began. */
class MarketAfterMoves extends Market {
  readonly #source: HotelSource
  readonly #percents: ReadonlyMap<string, number>

  constructor(source: HotelSource, moved: readonly HotelPriceRecord[]) {
    super(source, (hotel) => source.markup?.(hotel) ?? null)
    this.#source = source
    this.#percents = new Map(moved.map(({ id, percent }) => [id, percent]))
  }

  override demand(hotel_id: string, date: string) {
    return this.#source.demand(hotel_id, date) + (this.#percents.get(hotel_id) ?? 0)
  }
}

const afterMoves = new WeakMap<readonly HotelPriceRecord[], WeakMap<HotelSource, HotelSource>>()

/** The market at the prices of now; the same object while no hotel has moved its own. */
function atMovedPrices(market: HotelSource, { tables }: World): HotelSource {
  const moved = tables.hotel_price.all()
  if (moved.length === 0) return market
  const known = afterMoves.get(moved) ?? new WeakMap<HotelSource, HotelSource>()
  afterMoves.set(moved, known)
  const made = known.get(market) ?? new MarketAfterMoves(market, moved)
  known.set(market, made)
  return made
}

/** Markets by catalogue and rules, so that searches are cached for each. */
const markets = new WeakMap<object, Map<string, HotelSource>>()
const keptMarkets = 20

/** The market of this reader: the catalogue with the company's mark-up on every price, less what is sold. */
export const marketOf = (reader: Reader): HotelSource =>
  lessSold(atMovedPrices(pricedMarket(reader), reader.world), reader.world)

/** The market in which staff price the request of a group. */
export const marketForGroup = (viewer: Viewer, percent: number): HotelSource =>
  new MarketOfGroup(marketOf(viewer), percent)

/** The market of this reader for a change of an order. */
export const marketForChange = (order: HotelOrderRecord, viewer: Viewer): HotelSource =>
  new MarketOfOrder(marketOf(viewer), order)

function pricedMarket(reader: Reader): HotelSource {
  const { world } = reader
  if (!('company' in reader)) return world.catalogue
  const { company, member, now } = reader as Viewer
  const date = localClock(now, company.tz).date
  const any = { member_id: member.id, product: 'hotel' as const, date }
  const rules = rulesOf(world, company.id).filter((rule) => mayMatch(rule, any))
  if (rules.length === 0) return world.catalogue
  const known = markets.get(world.catalogue) ?? new Map<string, HotelSource>()
  markets.set(world.catalogue, known)
  const key = JSON.stringify(rules)
  let market = known.get(key)
  if (!market) {
    market = new Market(world.catalogue, ({ id, city }) => ruleFor(rules, { ...any, hotel_id: id, city }))
    if (known.size >= keptMarkets) known.delete(known.keys().next().value as string)
    known.set(key, market)
  }
  return market
}

/** Whether the rule could fit some hotel for this member today. */
function mayMatch(
  rule: MarkupRuleRecord,
  any: Pick<MarkupSubject, 'member_id' | 'product' | 'date'>,
): boolean {
  const city = rule.scope === 'city' ? rule.target_id : null
  const hotel_id = rule.scope === 'hotel' ? rule.target_id : null
  return ruleFor([rule], { ...any, city, hotel_id }) !== null
}
