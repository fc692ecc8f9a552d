import type { Schemas } from '@portal/api-client/contract'
import type { LocalText } from '../hotel/priced-rate.ts'
import { allocate, type Minor } from '../money/money.ts'
import { spreadTotals } from '../ride/price.ts'
import type {
  ChangeOfferRecord,
  HotelOrderRecord,
  OfferedTermsRecord,
  OrderRecord,
  RideOrderRecord,
} from './order.ts'
import { isRide } from './order.ts'
import { withRepricedTerms } from './order-policy.ts'

/** The totals and the bed a supplier offers instead, with each side put into words. */
export interface OfferedChange {
  readonly total_price: Minor
  readonly total_settlement_price: Minor
  /** Of hotels. */
  readonly bed_type: Schemas['BedType'] | null
}

export type DescribeTerms = (order: OrderRecord, terms: OfferedChange) => readonly LocalText[]

export function makeOffer(
  order: OrderRecord,
  change: OfferedChange,
  describe: DescribeTerms,
  offer_expire_time: number,
): ChangeOfferRecord {
  const side = (terms: OfferedChange): OfferedTermsRecord => ({ ...terms, lines: describe(order, terms) })
  const { total_price, total_settlement_price } = order
  const bed_type = isRide(order) ? null : order.bed_type
  return {
    before: side({ total_price, total_settlement_price, bed_type }),
    after: side(change),
    offer_expire_time,
  }
}

/** New totals are spread over nights or lines in the old proportions, and the policy's amounts follow them. */
export function applyOffer(order: OrderRecord, { after }: ChangeOfferRecord): OrderRecord {
  return withRepricedTerms(isRide(order) ? applyToRide(order, after) : applyToStay(order, after))
}

function applyToRide<Ride extends RideOrderRecord>(order: Ride, after: OfferedTermsRecord): Ride {
  const { total_price, total_settlement_price } = after
  return {
    ...order,
    total_price,
    total_settlement_price,
    price_breakdown: spreadTotals(order.price_breakdown, total_price, total_settlement_price),
    change_offer: null,
  }
}

function applyToStay(order: HotelOrderRecord, after: OfferedTermsRecord): HotelOrderRecord {
  const nights = order.rooms.flatMap((room) => room.nightly)
  const prices = allocate(
    after.total_price,
    nights.map((night) => night.price),
  )
  const nets = allocate(
    after.total_settlement_price,
    nights.map((night) => night.net),
  )
  let at = 0
  const rooms = order.rooms.map((room) => ({
    ...room,
    nightly: room.nightly.map((night) => {
      const price = prices[at] ?? 0
      const net = nets[at] ?? 0
      at += 1
      return { ...night, price, net, taxes: Math.min(night.taxes, price) }
    }),
  }))
  return {
    ...order,
    rooms,
    total_price: after.total_price,
    total_settlement_price: after.total_settlement_price,
    bed_type: after.bed_type ?? order.bed_type,
    price_breakdown: roomLines(order, rooms),
    change_offer: null,
  }
}

/** One line per room, so that the lines add up to the total whatever the nights cost. */
export function roomLines(
  { room_type }: Pick<HotelOrderRecord, 'room_type'>,
  rooms: HotelOrderRecord['rooms'],
): HotelOrderRecord['price_breakdown'] {
  return rooms.map((room) => {
    const money = room.nightly.reduce((sum, night) => sum + night.price, 0)
    const name = {
      en: `Room ${room.room_index}: ${room_type.en}`,
      'zh-cn': `房间 ${room.room_index}：${room_type['zh-cn']}`,
    }
    return { code: `room_${room.room_index}`, name, quantity: 1, unit_price: money, money }
  })
}
