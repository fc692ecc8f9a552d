import type { Schemas } from '@portal/api-client/contract'
import type { LocalText } from '../../texts/language.ts'
import { toMoney } from '../money/money.ts'
import { withCorrectedNames } from '../order/guests.ts'
import type { HotelOrderRecord } from '../order/order.ts'
import type { Product } from '../product.ts'
import { commonNotes, type NotedEvent } from '../service.ts'
import { staysOverlap } from '../time/dates.ts'
import { instantOf } from '../time/zones.ts'
import { roomTexts, stayWithOffer } from './offer.ts'
import { stayGuests } from './order-part.ts'
import { arrivalError, lastArrival, stayFindings } from './stay.ts'

/** What hotels say, and staff say of them. */
const stayNotes: Readonly<Record<NotedEvent, LocalText>> = {
  ...commonNotes,
  supplier_reject: { en: 'The hotel has no room left for these nights.', 'zh-cn': '酒店在所订日期已无房。' },
  supplier_nack: { en: 'The hotel does not accept the cancellation.', 'zh-cn': '酒店不接受取消。' },
  supplier_unknown: {
    en: 'No answer in time; our staff are asking the hotel.',
    'zh-cn': '供应商未按时答复，客服正在与酒店核实。',
  },
  resolve_reject: { en: 'The hotel could not be reached.', 'zh-cn': '无法与酒店取得联系。' },
  no_show: { en: 'The hotel reports a no-show.', 'zh-cn': '酒店反馈客人未到。' },
}

const midnight = (date: string, { tz }: HotelOrderRecord): number => instantOf(date, '00:00', tz)

export const hotelProduct: Product<'hotel'> = {
  letter: 'H',
  ordersPath: '/user/order',
  service: 'stay',
  followsFlights: false,
  confirmedBy: 'hotel_confirmation_code',
  invoiceContent: 'accommodation',
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
  lastStartOf: ({ check_in_date, tz }) => lastArrival(check_in_date, tz),
  leavesFrom: (order) => midnight(order.check_out_date, order),
  missedFrom: ({ check_in_date, tz }) => lastArrival(check_in_date, tz),

  overlaps: staysOverlap,

  changeable: ['guests', 'special_requests', 'arrival_note', 'contact'],
  changeErrors: (order, { arrival_note }) => {
    const late = arrivalError(order, arrival_note)
    return late ? { 'changes.arrival_note.eta_local': [late] } : {}
  },
  asksSupplier: (_order, { guests }) => guests !== undefined,
  changed: changedStay,

  bedTypesOf: ({ rooms }) => rooms.map(({ bed_type }) => bed_type),
  offerText: roomTexts,
  withOffer: stayWithOffer,

  policyPrices: ({ tz, currency, rooms, total_price, total_settlement_price, change_fee }, prices) => {
    const selling = prices === 'selling'
    return {
      tz,
      total: toMoney(selling ? total_price : total_settlement_price, currency),
      nightly: rooms.map(({ nightly }) =>
        nightly.map(({ price, net }) => toMoney(selling ? price : net, currency)),
      ),
      subject: 'stay',
      fee: (selling ? change_fee?.selling : change_fee?.net) ?? 0,
    }
  },
  findings: stayFindings,
}

/** Guests keep their rooms; a stay costs the same whoever sleeps there. */
function changedStay(order: HotelOrderRecord, changes: Schemas['OrderChanges']): HotelOrderRecord {
  let from = 0
  const rooms = order.rooms.map((room) => {
    const guests = withCorrectedNames(room.guests, changes, from)
    from += room.guests.length
    return { ...room, guests }
  })
  return { ...order, rooms, arrival_note: changes.arrival_note ?? order.arrival_note }
}
