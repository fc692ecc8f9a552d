import type { Schemas } from '@portal/api-client/contract'
import { sameMoney, toMinor } from '../money/money.ts'
import { mayBook } from '../order/act.ts'
import { type BookingRequest, beyondLimit, booked, newBase, repeatErrors } from '../order/book-base.ts'
import { guestErrors, toGuestRecord } from '../order/guests.ts'
import type { HotelOrderRecord } from '../order/order.ts'
import type { Change } from '../order/situation.ts'
import { invalidFields, refuse } from '../refusal.ts'
import { instantOf } from '../time/zones.ts'
import type { BookedRoomRecord, GuestRecord, HotelSnapshot } from './order-part.ts'
import type { PricedRate } from './priced-rate.ts'
import { arrivalError, roomLines } from './stay.ts'

export interface HotelBookingRequest extends BookingRequest {
  /** Fresh from the re-check. */
  readonly rate: PricedRate
  readonly hotel: HotelSnapshot
  readonly guests: readonly Schemas['GuestEntry'][]
  readonly arrival_note: Schemas['ArrivalNote'] | null
  /** What was chosen where the rate leaves the bed open. */
  readonly bed_type?: Schemas['BedType'] | undefined
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
  if (request.bed_type && !rate.bed_types.includes(request.bed_type)) fields.bed_type = ['choice_unknown']
  if (Object.keys(fields).length > 0) throw invalidFields(fields)
  const prices = { net: toMinor(rate.total_settlement_price), selling: toMinor(rate.total_price) }
  if (beyondLimit(actor, prices)) throw refuse('SUBACCOUNT_LIMIT')
  return booked(newOrder(request, now))
}

const stayOf = ({ rate, hotel }: HotelBookingRequest) => ({
  check_in_date: rate.check_in,
  tz: hotel.tz,
  service_end: instantOf(rate.check_out, hotel.check_out_until, hotel.tz),
})

function newOrder(request: HotelBookingRequest, now: number): HotelOrderRecord {
  const { rate, hotel } = request
  const guests = request.guests.map((guest) => toGuestRecord(guest, rate.nationality))
  const rooms = bookedRooms(rate, guests)
  const serviceStart = instantOf(rate.check_in, hotel.check_in_from, hotel.tz)
  return {
    ...newBase(
      request,
      {
        currency: rate.total_settlement_price.currency,
        total_price: toMinor(rate.total_price),
        total_settlement_price: toMinor(rate.total_settlement_price),
        lines: roomLines(rate, rooms),
        fx: rate.fx,
        policy: rate.policy,
        service_start: serviceStart,
        service_end: stayOf(request).service_end,
        tz: hotel.tz,
        on_request: rate.outcome === 'on_request',
        pay_before: rate.pay_before_time ?? null,
      },
      now,
    ),
    order_type: 'hotel',
    pay_at_service: rate.charges.filter((charge) => !charge.included),
    hotel,
    room_type_id: rate.room_type_id,
    room_type: rate.room_type,
    rate_name: rate.name,
    bed_type: request.bed_type ?? rate.bed_types[0] ?? 'unspecified',
    meal_type: rate.meal_type,
    meal_count: rate.meal_count,
    max_occupancy: rate.max_occupancy,
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

function bookedRooms(rate: PricedRate, guests: readonly GuestRecord[]): BookedRoomRecord[] {
  return rate.rooms.map((room, index) => {
    const room_index = index + 1
    return {
      room_index,
      room_number: null,
      adults: room.adults,
      child_ages: room.child_ages,
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
