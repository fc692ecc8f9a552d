import type { Schemas } from '@portal/api-client/contract'
import type { PricedRate } from '../hotel/priced-rate.ts'
import { type Money, sameMoney, toMinor } from '../money/money.ts'
import { type Refusal, refuse } from '../refusal.ts'
import { instantOf, toSeconds } from '../time/zones.ts'
import { mayBook } from './act.ts'
import { guestFaults, toGuestRecord } from './guests.ts'
import { roomLines } from './offer.ts'
import type { BookedRoomRecord, GuestRecord, HotelOrderRecord, HotelSnapshot } from './order.ts'
import type { Actor, Change } from './situation.ts'

/** An unpaid order closes itself after this, or when the seller wants the money, whichever is first. */
const payWithinMs = 30 * 60_000

export interface HotelBookingWish {
  readonly id: string
  readonly company_id: string
  readonly actor: Actor & { readonly id: string }
  readonly username: string
  /** Fresh from the re-check. */
  readonly rate: PricedRate
  readonly hotel: HotelSnapshot
  readonly accepted_total: Money
  readonly client_ref: string
  readonly guests: readonly Schemas['GuestEntry'][]
  readonly contact: Schemas['Contact']
  readonly special_requests: string
  readonly arrival_note: Schemas['ArrivalNote'] | null
  readonly internal_remark: string
  readonly quote_id: string | null
  readonly draft_id: string | null
}

/** Freezes price and terms into a new order that waits for payment; `now` in epoch ms. */
export function bookHotelStay(wish: HotelBookingWish, now: number): Change | Refusal {
  const { rate, actor } = wish
  if (!mayBook(actor, 'hotel')) return refuse('NO_PERMISSION')
  if (now >= rate.expires_time * 1000) return refuse('RATE_EXPIRED')
  if (!sameMoney(rate.total_price, wish.accepted_total)) return refuse('OUTCOME_REQUIRED')
  const fields = guestFaults(wish.guests, rate)
  if (Object.keys(fields).length > 0) return refuse('VALIDATION', undefined, { fields })
  const settlement = toMinor(rate.total_settlement_price)
  if (actor.limit_per_order !== null && settlement > actor.limit_per_order) return refuse('SUBACCOUNT_LIMIT')
  const order = newOrder(wish, now)
  return {
    order,
    entries: [],
    holds: [],
    schedule: [{ kind: 'expire_order', due: (order.pay_expire_time ?? 0) * 1000 }],
    unschedule: [],
    supplier: null,
  }
}

function newOrder(wish: HotelBookingWish, now: number): HotelOrderRecord {
  const { rate, hotel, actor } = wish
  const guests = wish.guests.map((guest) => toGuestRecord(guest, rate.nationality))
  const rooms = bookedRooms(rate, guests)
  const serviceStart = instantOf(rate.check_in, hotel.check_in_from, hotel.tz)
  const latest = Math.min(
    now + payWithinMs,
    serviceStart,
    (rate.pay_before_time ?? Number.POSITIVE_INFINITY) * 1000,
  )
  return {
    id: wish.id,
    order_type: 'hotel',
    company_id: wish.company_id,
    user_account: { id: actor.id, username: wish.username },
    operator: { id: actor.id, nickname: actor.name },
    client_ref: wish.client_ref,
    order_status: 'pending_payment',
    approval_status: 'none',
    pay_channel: null,
    pay_time: null,
    paid_by: null,
    pay_expire_time: toSeconds(Math.max(latest, now)),
    booking_time: toSeconds(now),
    contact: { person: wish.contact.person, phone: wish.contact.phone, email: wish.contact.email ?? '' },
    special_requests: wish.special_requests,
    internal_remark: wish.internal_remark,
    tags: [],
    currency: rate.total_settlement_price.currency,
    total_price: toMinor(rate.total_price),
    total_settlement_price: toMinor(rate.total_settlement_price),
    charged: 0,
    refunded: 0,
    refund_time: null,
    repaid: 0,
    pay_at_service: rate.charges.filter((charge) => !charge.included),
    price_breakdown: roomLines(rate, rooms),
    fx: rate.fx,
    refunds: [],
    plan: rate.plan,
    policy: rate.policy,
    cancellation: null,
    service_start: serviceStart,
    service_end: instantOf(rate.check_out, hotel.check_out_until, hotel.tz),
    tz: hotel.tz,
    bill_id: null,
    invoice_ids: [],
    voucher_version: null,
    supplier_ref: null,
    change_offer: null,
    timeline: [
      {
        time: toSeconds(now),
        actor_type: actor.type,
        actor: actor.name,
        event: 'book',
        from: null,
        to: 'pending_payment',
        note: null,
      },
    ],
    version: 1,
    quote_id: wish.quote_id,
    draft_id: wish.draft_id,
    hotel,
    room_type_id: rate.room_type_id,
    room_type: rate.room_type,
    rate_name: rate.name,
    bed_type: rate.bed_types[0] ?? 'unspecified',
    meal_type: rate.meal_type,
    meal_count: rate.meal_count,
    max_occupancy: rate.max_occupancy,
    check_in_date: rate.check_in,
    check_out_date: rate.check_out,
    rooms,
    nationality: rate.nationality,
    remarks: rate.remarks,
    arrival_note: wish.arrival_note,
    on_request: rate.outcome === 'on_request',
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
