import type { Schemas } from '@portal/api-client/contract'
import type { PriceLineRecord } from '../money/money.ts'
import type { AirportOrderRecord, PricedFields } from '../order/order.ts'
import { changedFields, keptLines, withChangeFee } from '../ride/changed-ride.ts'
import { toLocal } from '../time/zones.ts'
import { transferParts } from './book.ts'
import { changedTransfer } from './change.ts'
import { nightLines } from './night.ts'
import type { PricedTransfer } from './offer.ts'
import type { RideFlightRecord } from './order-part.ts'

/** A confirmed transfer with another flight, time, place, vehicle or other people. */

interface WantedTransfer {
  /** Priced as a new booking. */
  readonly transfer: PricedTransfer
  readonly guests: readonly Schemas['TravellerEntry'][]
  readonly flight: RideFlightRecord | null
  readonly terminal: string | null
}

/**
 * Whether it is the same vehicle on the same road, so that flight and time alone move: then price and terms stay as
 * with `amendOrder`, but for the night.
 */
const isSameRide = (
  order: AirportOrderRecord,
  after: AirportOrderRecord,
  transfer: PricedTransfer,
): boolean =>
  order.vehicle_class === after.vehicle_class &&
  order.vehicles === after.vehicles &&
  order.driver_language === after.driver_language &&
  isSamePlace(order.place, after.place) &&
  extrasOf(order) === extrasOf({ price_breakdown: transfer.lines })

const isSamePlace = (one: Schemas['RidePlace'], other: Schemas['RidePlace']): boolean =>
  one.place_id === null || other.place_id === null ? one.name === other.name : one.place_id === other.place_id

const ownLines = ['transfer', 'night', 'chinese_driver', 'change_fee']

const extrasOf = ({ price_breakdown }: Pick<AirportOrderRecord, 'price_breakdown'>): string =>
  price_breakdown
    .filter(({ code }) => !ownLines.includes(code))
    .map(({ code, quantity }) => `${code} ${quantity}`)
    .sort()
    .join()

/** The order's fields after the change; `now` in epoch ms. */
export function pricedTransferChange(
  order: AirportOrderRecord,
  { transfer, guests, flight, terminal }: WantedTransfer,
  now: number,
): PricedFields {
  const { service_start, service_end, policy } = transfer
  const parts = transferParts(transfer, guests)
  const wanted: AirportOrderRecord = {
    ...order,
    ...parts,
    airport: { ...order.airport, terminal },
    flight,
    service_start,
    service_end,
    terms_start: service_start,
    policy,
  }
  const after = isSameRide(order, wanted, transfer)
    ? { ...sameRideAt(order, service_start, now), ...peopleOf(parts), flight, airport: wanted.airport }
    : withChangeFee(order, wanted, linesOf(order, wanted, transfer), now)
  const { airport, place, max_passengers, max_luggage, luggage, free_wait_minutes, wait_starts } = after
  return {
    ...changedFields(order, after, now),
    airport,
    flight: after.flight,
    place,
    max_passengers,
    max_luggage,
    ...(luggage !== undefined && { luggage }),
    free_wait_minutes,
    wait_starts,
  }
}

const peopleOf = ({ guests, passengers, luggage }: ReturnType<typeof transferParts>) => ({
  guests,
  passengers,
  luggage,
})

const sameRideAt = (order: AirportOrderRecord, start: number, now: number): AirportOrderRecord =>
  changedTransfer(order, { pick_up_local: toLocal(start, order.tz) }, { now, asked: now })

/** The fare of the same vehicle on the same road stays as it was; its night surcharge follows the time. */
function linesOf(order: AirportOrderRecord, after: AirportOrderRecord, { lines }: PricedTransfer) {
  const { price_breakdown, vehicle_class, vehicles, place } = order
  const isKept =
    isSamePlace(place, after.place) && vehicle_class === after.vehicle_class && vehicles === after.vehicles
  const isFare = ({ code }: PriceLineRecord) => code === 'transfer' || code === 'night'
  if (!isKept) return keptLines(price_breakdown, lines, isFare)
  const byDay = keptLines(price_breakdown, lines).filter(({ code }) => code !== 'night')
  return nightLines({ ...after, price_breakdown: byDay }, after.service_start)
}
