import type { Schemas } from '@portal/api-client/contract'
import { toMoney } from '../money/money.ts'
import { renamed } from '../order/amend/renamed.ts'
import type { Product } from '../product.ts'
import { addDays, staysOverlap } from '../time/dates.ts'
import { instantOf } from '../time/zones.ts'
import { arrivalError } from './arrival.ts'
import { stayFindings } from './findings.ts'
import { roomTexts, stayWithOffer } from './offer.ts'
import type { HotelOrderRecord } from './order.ts'
import { stayGuests } from './order-part.ts'
import { stayNotes } from './supplier-notes.ts'

const midnight = (date: string, { tz }: HotelOrderRecord): number => instantOf(date, '00:00', tz)

export const hotelProduct: Product<'hotel'> = {
  letter: 'H',
  ordersPath: '/user/order',
  service: 'stay',
  followsFlights: false,
  confirmedBy: 'hotel_confirmation_code',
  priceGrows: false,
  supplierNotes: stayNotes,

  titleOf: ({ hotel }) => hotel.name,
  keywordsOf: ({ hotel, hotel_confirmation_code }) => [
    hotel_confirmation_code ?? '',
    hotel.name.en,
    hotel.name['zh-cn'],
    hotel.name_local,
  ],
  guestsOf: stayGuests,
  roomsOf: ({ rooms }) => rooms,
  datesOf: ({ check_in_date, check_out_date }) => ({ first: check_in_date, last: check_out_date }),
  arrivesFrom: (order) => midnight(order.check_in_date, order),
  leavesFrom: (order) => midnight(order.check_out_date, order),
  missedFrom: (order) => midnight(addDays(order.check_in_date, 1), order),

  overlaps: staysOverlap,

  changeable: ['guests', 'special_requests', 'arrival_note', 'contact'],
  changeErrors: (order, { arrival_note }) => {
    const late = arrivalError(order, arrival_note)
    return late ? { 'changes.arrival_note.eta_local': [late] } : {}
  },
  asksSupplier: (_order, { guests }) => guests !== undefined,
  changed: changedStay,

  bedTypeOf: ({ bed_type }) => bed_type,
  offerText: roomTexts,
  withOffer: stayWithOffer,

  policyPrices: ({ tz, currency, rooms, total_price, total_settlement_price }, prices) => {
    const selling = prices === 'selling'
    return {
      tz,
      total: toMoney(selling ? total_price : total_settlement_price, currency),
      nightly: rooms.map(({ nightly }) =>
        nightly.map(({ price, net }) => toMoney(selling ? price : net, currency)),
      ),
      subject: 'stay',
    }
  },
  findings: stayFindings,
}

/** Guests keep their rooms; a stay costs the same whoever sleeps there. */
function changedStay(order: HotelOrderRecord, changes: Schemas['OrderChanges']): HotelOrderRecord {
  let from = 0
  const rooms = order.rooms.map((room) => {
    const guests = renamed(room.guests, changes, from)
    from += room.guests.length
    return { ...room, guests }
  })
  return { ...order, rooms, arrival_note: changes.arrival_note ?? order.arrival_note }
}
