import type { Schemas } from '@portal/api-client/contract'
import type { FieldErrors } from '../../texts/text.ts'
import { sameMoney, toMinor } from '../money/money.ts'
import { mayBook } from '../order/act.ts'
import { type BookingRequest, beyondLimit, booked, newBase, repeatErrors } from '../order/book-base.ts'
import { addPrices, sumPrices } from '../order/counted.ts'
import { guestErrors, toGuestRecord } from '../order/guests.ts'
import type { HotelOrderRecord } from '../order/order.ts'
import type { Change } from '../order/situation.ts'
import { invalidFields, refuse } from '../refusal.ts'
import { instantOf } from '../time/zones.ts'
import type { BookedRoomRecord, GuestRecord, HotelSnapshot } from './order-part.ts'
import type { PricedRate } from './priced-rate.ts'
import { arrivalError, lastArrival, roomLines } from './stay.ts'

export interface HotelBookingRequest extends BookingRequest {
  /** Fresh from the re-check. */
  readonly rate: PricedRate
  readonly hotel: HotelSnapshot
  readonly guests: readonly Schemas['GuestEntry'][]
  readonly arrival_note: Schemas['ArrivalNote'] | null
  /** Beds and cots by room; a room that is left out takes its first bed and a cot for each infant. */
  readonly room_wishes?: readonly Schemas['RoomWish'][] | undefined
}

/** Freezes price and terms into a new order that waits for payment; `now` in epoch ms. */
export function bookHotelStay(request: HotelBookingRequest, now: number): Change {
  const { rate, actor } = request
  if (!mayBook(actor, 'hotel')) throw refuse('NO_PERMISSION')
  if (now >= rate.expires_time * 1000) throw refuse('RATE_EXPIRED')
  if (!sameMoney(rate.total_price, request.accepted_total)) throw refuse('OUTCOME_REQUIRED')
  const fields = { ...repeatErrors(request.guests, request), ...guestErrors(request.guests, rate) }
  const late = arrivalError(stayOf(request), request.arrival_note)
  if (late) fields['arrival_note.eta_local'] = [late]
  Object.assign(fields, wishErrors(request.room_wishes ?? [], rate))
  if (Object.keys(fields).length > 0) throw invalidFields(fields)
  const prices = { net: toMinor(rate.total_settlement_price), selling: toMinor(rate.total_price) }
  if (beyondLimit(actor, addPrices(prices, sumPrices(request.parts ?? [])))) throw refuse('SUBACCOUNT_LIMIT')
  return booked(newOrder(request, now))
}

/** Each wish names a room of the rate once, a bed that it has, and no more cots than infants. */
function wishErrors(wishes: readonly Schemas['RoomWish'][], { rooms }: PricedRate): FieldErrors {
  const errors: FieldErrors = {}
  wishes.forEach(({ room_index, bed_type, cots }, index) => {
    const path = `rooms[${index}]`
    const room = rooms[room_index - 1]
    const isRepeated = wishes.findIndex((wish) => wish.room_index === room_index) < index
    if (!room || isRepeated) errors[`${path}.room_index`] = [room ? 'room_repeated' : 'room_unknown']
    else {
      if (bed_type && !room.bed_types.includes(bed_type)) errors[`${path}.bed_type`] = ['choice_unknown']
      if (cots !== undefined && cots > room.infants) errors[`${path}.cots`] = ['cots_above_infants']
    }
  })
  return errors
}

const stayOf = ({ rate, hotel }: HotelBookingRequest) => ({
  check_in_date: rate.check_in,
  tz: hotel.tz,
  service_end: instantOf(rate.check_out, hotel.check_out_until, hotel.tz),
})

function newOrder(request: HotelBookingRequest, now: number): HotelOrderRecord {
  const { rate, hotel } = request
  const guests = request.guests.map((guest) => toGuestRecord(guest, rate))
  const rooms = bookedRooms(request, guests)
  const serviceStart = instantOf(rate.check_in, hotel.check_in_from, hotel.tz)
  return {
    ...newBase(
      request,
      {
        currency: rate.total_settlement_price.currency,
        total_price: toMinor(rate.total_price),
        total_settlement_price: toMinor(rate.total_settlement_price),
        lines: roomLines(rooms),
        fx: rate.fx,
        policy: rate.policy,
        service_start: serviceStart,
        service_end: stayOf(request).service_end,
        tz: hotel.tz,
        on_request: rate.outcome === 'on_request',
        last_start: lastArrival(rate.check_in, hotel.tz),
      },
      now,
    ),
    order_type: 'hotel',
    pay_at_service: rate.charges.filter((charge) => !charge.included),
    hotel,
    rate_name: rate.name,
    check_in_date: rate.check_in,
    check_out_date: rate.check_out,
    rooms,
    nationality: rate.nationality,
    remarks: rate.remarks,
    arrival_note: request.arrival_note,
    hotel_confirmation_code: null,
    reconfirm_time: null,
  }
}

export function bookedRooms(
  { rate, room_wishes = [] }: Pick<HotelBookingRequest, 'rate' | 'room_wishes'>,
  guests: readonly GuestRecord[],
): BookedRoomRecord[] {
  return rate.rooms.map(({ bed_types, ...room }) => {
    const { room_index } = room
    const wish = room_wishes.find((one) => one.room_index === room_index)
    return {
      ...room,
      bed_type: wish?.bed_type ?? bed_types[0] ?? 'unspecified',
      cots: wish?.cots ?? room.infants,
      room_number: null,
      guests: guests.filter((guest) => guest.room_index === room_index),
      nightly: rate.nightly
        .filter((night) => night.room_index === room_index)
        .map((night) => ({
          date: night.date,
          price: toMinor(night.price),
          net: toMinor(night.net),
          taxes: toMinor(night.taxes),
        })),
    }
  })
}
