import type { Schemas } from '@portal/api-client/contract'
import { toMoney } from '../../domain/money/money.ts'
import { holdsPlace } from '../../domain/order/duplicate.ts'
import { endedUnused, isStay, type OrderRecord } from '../../domain/order/order.ts'
import { guestsOf, serviceDates } from '../../domain/order/service.ts'
import { toLocal, toUtc } from '../../domain/time/zones.ts'
import { tripChecks } from '../../domain/trip/checks.ts'
import {
  type TripFinding,
  type TripRecord,
  tripGuests,
  tripStatus,
  waitsFor,
  withoutReplaced,
} from '../../domain/trip/trip.ts'
import { nextDeadline } from '../order/order-list.ts'
import { presentSummary } from '../order/present-order.ts'
import { presentOperator } from '../order/present-order-base.ts'
import { shownTo, textOf } from '../present.ts'
import { answersOf } from '../products.ts'
import { say, type Viewer } from '../viewer.ts'
import { voucherReady } from '../voucher/joined-vouchers.ts'
import { mayChangeTrip, ordersOf } from './trip-repository.ts'
import { presentSuggestion, suggestionsFor } from './trip-suggestions.ts'

/** What does not fit; orders that the member may not see are not judged. */
export function checksOf(trip: TripRecord, orders: readonly OrderRecord[], viewer: Viewer): TripFinding[] {
  const { world, now } = viewer
  const deadlines = orders.flatMap((order) => {
    const deadline = nextDeadline(order, now)
    return deadline ? [{ order, ...deadline }] : []
  })
  const whole = orders.length === trip.order_ids.length
  return tripChecks({ orders, deadlines, whole, now }, world.catalogue)
}

export function presentTrip(trip: TripRecord, viewer: Viewer): Schemas['Trip'] {
  const orders = ordersOf(trip, viewer)
  const checks = checksOf(trip, orders, viewer)
  return {
    ...presentBase(trip, orders, checks, viewer),
    items: orders.map((order) => presentItem(order, orders, viewer)),
    guests: tripGuests(withoutReplaced(orders)).map((guest) => ({
      ...guest,
      orders: [...guest.orders],
      type_text: textOf('GuestType', guest.type, viewer),
    })),
    checks: checks.map((finding) => presentCheck(finding, viewer)),
    suggestions: suggestionsFor(orders, viewer).flatMap((one) => presentSuggestion(one, viewer) ?? []),
    has_vouchers: orders.some((order) => voucherReady(order, viewer)),
    quote_id: trip.quote_id,
  }
}

export function presentTripSummary(trip: TripRecord, viewer: Viewer): Schemas['TripSummary'] {
  const orders = ordersOf(trip, viewer)
  return presentBase(trip, orders, checksOf(trip, orders, viewer), viewer)
}

function presentBase(
  trip: TripRecord,
  orders: readonly OrderRecord[],
  checks: readonly TripFinding[],
  viewer: Viewer,
): Schemas['TripSummary'] {
  const used = withoutReplaced(orders)
  const held = used.filter(holdsPlace)
  const dates = held.map(serviceDates)
  const guests = tripGuests(used)
  const status = tripStatus(orders, viewer.now)
  const lead = held.flatMap(guestsOf).find(({ is_lead }) => is_lead)?.full_name ?? guests[0]?.full_name ?? ''
  return {
    id: trip.id,
    title: trip.title,
    allocation: { ...trip.allocation },
    status,
    status_text: textOf('TripStatus', status, viewer),
    first_date: dates.map(({ first }) => first).toSorted()[0] ?? null,
    last_date:
      dates
        .map(({ last }) => last)
        .toSorted()
        .at(-1) ?? null,
    places: [...new Set(held.filter(isStay).map(({ hotel }) => say(hotel.city, viewer)))],
    products: [...Map.groupBy(orders, ({ order_type }) => order_type)].map(
      ([order_type, { length: count }]) => ({
        order_type,
        order_type_text: textOf('OrderType', order_type, viewer),
        count,
      }),
    ),
    order_count: orders.length,
    guest_count: guests.length,
    guests_text: guests.length > 1 ? `${lead} +${guests.length - 1}` : lead,
    totals: presentTotals(used, viewer),
    problems: checks.filter(({ level }) => level === 'problem').length,
    hidden_orders: trip.order_ids.length - orders.length,
    may_change: mayChangeTrip(trip, viewer),
    operator: presentOperator(trip.operator),
    updated_time: trip.updated_time,
    version: trip.version,
  }
}

function presentTotals(orders: readonly OrderRecord[], viewer: Viewer): Schemas['TripTotal'][] {
  const used = orders.filter((order) => !endedUnused(order))
  return [...Map.groupBy(used, ({ currency }) => currency)].map(([currency, rows]) => {
    const sum = (of: (order: OrderRecord) => number) =>
      toMoney(
        rows.reduce((total, row) => total + of(row), 0),
        currency,
      )
    return {
      total_price: sum(({ total_price }) => total_price),
      total_settlement_price: shownTo(
        viewer,
        sum(({ total_settlement_price: net }) => net),
      ),
    }
  })
}

const momentAt = (instant: number, tz: string): Schemas['Deadline'] => ({
  local: toLocal(instant, tz),
  utc: toUtc(instant),
  tz,
})

function presentItem(
  order: OrderRecord,
  orders: readonly OrderRecord[],
  viewer: Viewer,
): Schemas['TripItem'] {
  const { service } = answersOf(order).presentBought(order, viewer)
  return {
    order: presentSummary(order, viewer),
    start: momentAt(order.service_start, order.tz),
    end: momentAt(order.service_end, order.tz),
    place_text: isStay(order)
      ? say(order.hotel.city, viewer)
      : [service?.from_text, service?.to_text].filter(Boolean).join(' → '),
    guests: guestsOf(order).map(({ full_name }) => full_name),
    voucher_available: voucherReady(order, viewer),
    replaces: waitsFor(order, orders)?.id ?? null,
  }
}

function presentCheck(finding: TripFinding, viewer: Viewer): Schemas['TripCheck'] {
  const { kind, level, text, orders, guests, at, part } = finding
  return {
    kind,
    kind_text: textOf('TripCheckKind', kind, viewer),
    level,
    level_text: textOf('TripCheckLevel', level, viewer),
    text: say(text, viewer),
    orders: [...orders],
    guests: [...guests],
    at: at && momentAt(at.instant, at.tz),
    suggestion: part && presentSuggestion(part, viewer),
  }
}
