import { labels, type Schemas } from '@portal/api-client/contract'
import type { LocalText } from '../../texts/language.ts'
import type { FrozenPolicy } from '../cancellation/frozen-policy.ts'
import type { CancellationPlan } from '../cancellation/policy.ts'
import { fromFen, fxFrozen } from '../hotel/currency.ts'
import { type Minor, type PriceLineRecord, percentOf } from '../money/money.ts'
import { keyExpiry, salesEnd } from '../order/pay-time.ts'
import { type MarkupAt, markedUpLines, recommended } from '../ride/markup.ts'
import { freezeRidePolicy, ridePlan } from '../ride/policy.ts'
import { linesNet, linesTotal } from '../ride/price.ts'
import type { PassengersRecord } from '../ride/ride.ts'
import { driftPercent } from '../transport/fleet.ts'
import { openKey, rideKeyLife, sealKey } from '../transport/key.ts'
import type { ZoneEntriesRecord } from './order-part.ts'
import { extraPrices, type PricedExtra, rentalLines } from './price.ts'
import { languageCny, plannedEnd, unitCny } from './rental.ts'
import type { CarSource, VehicleRecord } from './vehicle.ts'

/** A hire as somebody wants it, in the currency of his account. */
export interface RentalRequest {
  readonly model_id: string
  readonly rental_type: Schemas['RentalType']
  readonly quantity: number
  readonly vehicles: number
  /** Epoch ms. */
  readonly start: number
  readonly pick_up: Schemas['RidePlace']
  readonly drop_off: Schemas['RidePlace']
  readonly passengers: PassengersRecord
  readonly driver_language: Schemas['DriverLanguage']
  readonly zone: { readonly id: string; readonly times: number } | null
  readonly extras: readonly Schemas['CarExtra'][]
  readonly currency: string
}

/** A request with its price and terms: what a booking freezes. */
export interface PricedRental {
  readonly quote_key: string
  /** Epoch s. */
  readonly expires_time: number
  readonly request: RentalRequest
  readonly vehicle: VehicleRecord
  /** Epoch ms. */
  readonly service_start: number
  readonly service_end: number
  /** Selling, of one day, half day or hour. */
  readonly unit_price: Minor
  readonly overtime_unit_price: Minor
  readonly zone: ZoneEntriesRecord | null
  readonly lines: readonly PriceLineRecord[]
  readonly total_price: Minor
  readonly total_settlement_price: Minor
  readonly plan: CancellationPlan
  readonly policy: FrozenPolicy
  readonly sellingPolicy: FrozenPolicy
  readonly on_request: boolean
  readonly required_fields: readonly Schemas['RequiredBookingField'][]
  readonly fx: Schemas['FxRate'] | null
}

const both = (name: LocalText, text: LocalText): LocalText => ({
  en: `${name.en}, ${text.en.toLowerCase()}`,
  'zh-cn': `${name['zh-cn']}，${text['zh-cn']}`,
})

const labelOf = <Name extends 'RentalType' | 'DriverLanguage'>(
  name: Name,
  value: keyof (typeof labels)[Name]['en'],
): LocalText => {
  const { en, 'zh-cn': zh } = labels[name] as Record<'en' | 'zh-cn', Record<PropertyKey, string>>
  return { en: en[value] ?? '', 'zh-cn': zh[value] ?? '' }
}

/** Selling price of one unit at an instant, in smallest units of the currency. */
export function sellingUnit(
  source: CarSource,
  vehicle: VehicleRecord,
  cny: number,
  currency: string,
  now: number,
): Minor {
  const fen = Math.round(cny * 100)
  return fromFen(fen + percentOf(fen, driftPercent(source.carCarrier(vehicle.id), now), 'half-up'), currency)
}

/** Null when model or zone do not exist or the model is not hired that way; `now` in epoch ms. */
export function priceRental(
  source: CarSource,
  request: RentalRequest,
  now: number,
  markupAt: MarkupAt = recommended,
): PricedRental | null {
  const vehicle = source.vehicle(request.model_id)
  const cny = vehicle && unitCny(vehicle, request.rental_type)
  const zone = request.zone ? source.zone(request.zone.id) : null
  if (!vehicle || cny === null || cny === undefined || zone === undefined) return null
  const unit = (whole: number) => sellingUnit(source, vehicle, whole, request.currency, now)
  const unit_price = unit(cny)
  const overtime_unit_price = unit(vehicle.overtime_cny)
  const language = unit(languageCny(vehicle, request.driver_language, request.rental_type))
  const speaks = labelOf('DriverLanguage', request.driver_language)
  const entries: ZoneEntriesRecord | null =
    zone && request.zone
      ? { zone_id: zone.id, name: zone.name, unit_price: unit(zone.entry_cny), times: request.zone.times }
      : null
  const plain = rentalLines({
    name: both(vehicle.name, labelOf('RentalType', request.rental_type)),
    unit_price,
    quantity: request.quantity,
    vehicles: request.vehicles,
    language: language > 0 ? { name: speakingDriver(speaks), unit_price: language } : null,
    zone: entries && {
      name: { en: `${entries.name.en}, entry`, 'zh-cn': `${entries.name['zh-cn']}，入园` },
      unit_price: entries.unit_price,
      times: entries.times,
    },
    overtime: null,
    extras: request.extras.map((extra) => pricedExtra(extra, request, unit, overtime_unit_price)),
    net_percent: vehicle.net_percent,
  })
  const lines = markedUpLines(plain, markupAt(vehicle.city), request.currency)
  const sold = (code: string, usual: Minor, pieces: number): Minor => {
    const line = lines.find((one) => one.code === code)
    return line ? Math.round(line.money / pieces) : usual
  }
  const service_end = plannedEnd(request.start, request.rental_type, request.quantity, extraHours(request))
  return freeze(
    source,
    {
      request,
      vehicle,
      service_end,
      unit_price: sold('rental', unit_price, request.quantity * request.vehicles),
      overtime_unit_price,
      zone: entries && {
        ...entries,
        unit_price: sold('zone', entries.unit_price, entries.times * request.vehicles),
      },
      lines,
    },
    now,
  )
}

type Measured = Pick<
  PricedRental,
  'request' | 'vehicle' | 'service_end' | 'unit_price' | 'overtime_unit_price' | 'zone' | 'lines'
>

function freeze(source: CarSource, measured: Measured, now: number): PricedRental {
  const { request, vehicle, lines } = measured
  const issued = Math.floor(now / 1000)
  const plan = ridePlan(vehicle.terms, request.start, vehicle.tz)
  const total_price = linesTotal(lines)
  const total_settlement_price = linesNet(lines)
  const ride = {
    plan,
    service_start: request.start,
    tz: vehicle.tz,
    total_price,
    total_settlement_price,
    currency: request.currency,
    booking_time: issued,
  }
  return {
    ...measured,
    quote_key: sealKey(source, 'car', { ...request, issued, total: total_price } satisfies RentalKey),
    expires_time: keyExpiry(issued, rideKeyLife, request.start),
    service_start: request.start,
    total_price,
    total_settlement_price,
    plan,
    policy: freezeRidePolicy(ride),
    sellingPolicy: freezeRidePolicy(ride, 'selling'),
    on_request: source.carCarrier(vehicle.id).on_request,
    required_fields: request.extras.some(({ code }) => code === 'child_seat')
      ? ['guest_phone', 'child_ages']
      : ['guest_phone'],
    fx: fxFrozen(request.currency),
  }
}

const speakingDriver = (language: LocalText): LocalText => ({
  en: `${language.en}-speaking driver`,
  'zh-cn': `${language['zh-cn']}司机`,
})

const extraHours = ({ extras }: Pick<RentalRequest, 'extras'>): number =>
  extras.reduce((sum, { code, quantity }) => sum + (code === 'extra_hour' ? quantity : 0), 0)

/** An hour more is an hour of every vehicle; seats and nights are counted one by one. */
function pricedExtra(
  { code, quantity }: Schemas['CarExtra'],
  { vehicles }: RentalRequest,
  unit: (cny: number) => Minor,
  overtime_unit_price: Minor,
): PricedExtra {
  const name = { en: labels.CarExtraCode.en[code], 'zh-cn': labels.CarExtraCode['zh-cn'][code] }
  if (code === 'extra_hour')
    return { code, name, unit_price: overtime_unit_price, quantity: quantity * vehicles }
  return { code, name, unit_price: unit(extraPrices[code]), quantity }
}

interface RentalKey extends RentalRequest {
  /** Epoch s. */
  readonly issued: number
  /** Selling total in smallest units, as it was shown. */
  readonly total: number
}

type RentalReading =
  | { readonly state: 'unknown' | 'expired' }
  | { readonly state: 'open'; readonly rental: PricedRental; readonly quoted_total: Minor }

/** Reads a quote key and prices it again: what was quoted, and what it costs now. */
export function rentalFromKey(
  source: CarSource,
  key: string,
  now: number,
  markupAt: MarkupAt = recommended,
): RentalReading {
  const parts = openKey(source, 'car', key) as RentalKey | null
  if (!parts) return { state: 'unknown' }
  const { issued, total, ...request } = parts
  if (now >= keyExpiry(issued, rideKeyLife, request.start) * 1000) return { state: 'expired' }
  const rental = priceRental(source, request, now, markupAt)
  return rental ? { state: 'open', rental, quoted_total: total } : { state: 'unknown' }
}

/** What a key names at today's price, however old it is; null when it begins too soon to pay for it, or for no key of this world. */
export function rentalAgain(
  source: CarSource,
  key: string,
  now: number,
  markupAt: MarkupAt = recommended,
): PricedRental | null {
  const request = rentalNamedBy(source, key)
  if (!request || now >= salesEnd(request.start)) return null
  return priceRental(source, request, now, markupAt)
}

/** The hire that a key names; null for no key of this world. */
export function rentalNamedBy(source: CarSource, key: string): RentalRequest | null {
  const parts = openKey(source, 'car', key) as RentalKey | null
  if (!parts) return null
  const { issued: _, total: __, ...request } = parts
  return request
}
