import type { Language, Schemas } from '@portal/api-client/contract'
import { VoucherLabels } from '../../documents/voucher-texts.ts'
import {
  type BookedRoomRecord,
  type GuestRecord,
  ofAllRooms,
  stayGuests,
} from '../../domain/hotel/order-part.ts'
import { divide, type Minor, sumMoney, toMoney } from '../../domain/money/money.ts'
import { namesDue } from '../../domain/order/attention.ts'
import type { HotelOrderRecord } from '../../domain/order/order.ts'
import { reconfirmStatus } from '../../domain/order/status.ts'
import { nightsBetween } from '../../domain/time/dates.ts'
import { toLocal } from '../../domain/time/zones.ts'
import { shownPolicy } from '../order/present-order-base.ts'
import { presentRoomPolicy } from '../order/present-terms.ts'
import { presentSaving, savingOf } from '../order/replacement/saving.ts'
import { shownTo, textOf } from '../present.ts'
import { say, type Viewer } from '../viewer.ts'
import { stayAgain } from './stay-again.ts'

/** What a hotel order adds to the fields of every order. */
export function presentHotelPart(order: HotelOrderRecord, viewer: Viewer) {
  const { hotel } = order
  const nights = nightsBetween(order.check_in_date, order.check_out_date)
  const guests = stayGuests(order)
  const [first] = order.rooms
  if (!first) throw new Error(`Order ${order.id} has no room`)
  const reconfirm_status = reconfirmStatus(order)
  const room_nights = nights * order.rooms.length
  const saving = savingOf(order, () => stayAgain(order, viewer), viewer)
  const average = Number(divide(BigInt(order.total_price), BigInt(room_nights), 'half-up'))
  return {
    order_type: order.order_type,
    hotel_id: hotel.hotel_id,
    hotel_name: say(hotel.name, viewer),
    hotel_name_en: hotel.name.en,
    hotel_name_local: hotel.name_local,
    hotel_info: {
      email: hotel.email,
      city: say(hotel.city, viewer),
      address: say(hotel.address, viewer),
      address_local: hotel.address_local,
      phone: hotel.phone,
      zip: hotel.zip,
      lat: hotel.lat,
      lng: hotel.lng,
      tz: hotel.tz,
    },
    hotel_confirmation_code: order.hotel_confirmation_code,
    reconfirm_status,
    reconfirm_status_text: textOf('ReconfirmStatus', reconfirm_status, viewer),
    reconfirm_time: order.reconfirm_time,
    name_list_status: nameListStatus(order),
    check_in_date: order.check_in_date,
    check_out_date: order.check_out_date,
    check_in_from: hotel.check_in_from,
    check_out_until: hotel.check_out_until,
    nights,
    room_nights,
    number_of_rooms: order.rooms.length,
    rooms: order.rooms.map((room) => presentRoom(room, order, viewer)),
    room_type: joinedRooms(order, ({ room_type }) => say(room_type, viewer), viewer),
    meal_type: first.meal_type,
    meal_text: joinedRooms(order, ({ meal_type }) => textOf('MealType', meal_type, viewer), viewer),
    bed_type: first.bed_type,
    bed_text: joinedRooms(order, ({ bed_type }) => textOf('BedType', bed_type, viewer), viewer),
    price_per_night: toMoney(average, order.currency),
    guests: guests.map(presentGuest),
    adults: guests.filter(({ type }) => type === 'adult').length,
    children: guests.filter(({ type, is_infant }) => type === 'child' && !is_infant).length,
    infants: guests.filter(({ is_infant }) => is_infant).length,
    nationality: order.nationality,
    arrival_note: order.arrival_note,
    remarks: order.remarks.map((remark) => say(remark, viewer)),
    saving: saving && presentSaving(order, saving, viewer),
    replaces: order.replaces?.booking_id ?? null,
    replaced_by: order.replaced_by ?? null,
  }
}

/** A fact of all rooms in one line: `Deluxe Room, Family Room`. */
export const joinedRooms = (
  order: HotelOrderRecord,
  textOf: (room: BookedRoomRecord) => string,
  { language }: Pick<Viewer, 'language'>,
): string => ofAllRooms(order, textOf, language === 'en' ? ', ' : '、')

/** The beds as a file lists them, room by room: `Room 1: Twin; Room 2: King, 1 cot`. */
export function bedsOfRooms({ rooms }: Pick<Schemas['HotelOrder'], 'rooms'>, language: Language): string {
  const words = new VoucherLabels(language).in(language)
  const texts = rooms.map(({ room_index, bed_text, extra_beds, cots }) => {
    const beds = [
      bed_text,
      ...(extra_beds > 0 ? [words.extra_beds(extra_beds)] : []),
      ...(cots > 0 ? [words.cots(cots)] : []),
    ]
    const text = beds.join(language === 'en' ? ', ' : '，')
    if (rooms.length === 1) return text
    return language === 'en' ? `Room ${room_index}: ${text}` : `房间 ${room_index}：${text}`
  })
  return texts.join(language === 'en' ? '; ' : '；')
}

/** Guest names reach the hotel with the confirmation, or a day before arrival where a list collects them. */
function nameListStatus(order: HotelOrderRecord): Schemas['NameListStatus'] {
  const sent = order.hotel_confirmation_code !== null
  const waiting = !sent && order.voucher_version !== null
  return { sent_to_hotel: sent, expected_local: waiting ? toLocal(namesDue(order), order.tz) : null }
}

export const presentGuest = (guest: GuestRecord): Schemas['Guest'] => ({ ...guest })

function presentRoom(room: BookedRoomRecord, order: HotelOrderRecord, viewer: Viewer): Schemas['BookedRoom'] {
  const money = (minor: Minor) => toMoney(minor, order.currency)
  const prices = room.nightly.map(({ price }) => money(price))
  const charged = shownTo(
    viewer,
    room.nightly.map(({ net }) => money(net)),
    () => prices,
  )
  return {
    room_index: room.room_index,
    room_type: say(room.room_type, viewer),
    room_type_id: room.room_type_id,
    rate_id: room.rate_id,
    rate_name: say(room.rate_name, viewer),
    room_number: room.room_number,
    bed_type: room.bed_type,
    bed_text: textOf('BedType', room.bed_type, viewer),
    bed_promise: room.bed_promise,
    meal_type: room.meal_type,
    meal_text: textOf('MealType', room.meal_type, viewer),
    meal_count: room.meal_count,
    adults: room.adults,
    child_ages: [...room.child_ages],
    infants: room.infants,
    cots: room.cots,
    extra_beds: room.extra_beds,
    guests: room.guests.map(presentGuest),
    nightly: room.nightly.map(({ date, price, taxes }) => ({
      date,
      price_per_night: money(price),
      taxes: money(taxes),
    })),
    total_price: sumMoney(order.currency, prices),
    cancellation_policy: presentRoomPolicy(
      shownPolicy(order, viewer),
      room.room_index,
      { nights: charged, tz: order.tz },
      viewer,
    ),
  }
}
