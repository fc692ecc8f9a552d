import { labels, type Schemas } from '@portal/api-client/contract'
import type { LocalText } from '../../texts/language.ts'
import type { FrozenPolicy } from '../cancellation/frozen-policy.ts'
import type { CancellationPlan } from '../cancellation/policy.ts'
import { fromFen, fxFrozen } from '../hotel/currency.ts'
import { type Minor, type PriceLineRecord, percentOf } from '../money/money.ts'
import { keyExpiry } from '../order/pay-time.ts'
import { type MarkupAt, markedUpLines, recommended } from '../ride/markup.ts'
import { freezeRidePolicy, nonRefundableRide, ridePlan, usualRideTerms } from '../ride/policy.ts'
import { linesNet, linesTotal, rideLine } from '../ride/price.ts'
import type { PassengersRecord } from '../ride/ride.ts'
import { driftPercent } from '../transport/fleet.ts'
import { rideKeyLife, sealKey } from '../transport/key.ts'
import type { AirportRecord, TransferSource } from './airport.ts'
import {
  languageFeeCny,
  languagesAt,
  type TransferClass,
  transferClasses,
  transferExtraCny,
  waitCny,
} from './classes.ts'
import { isNight, nightLine } from './night.ts'
import { freeWaitMinutes, mostTransferKm, type RouteFacts, routeTo, waitStarts } from './route.ts'

/** A transfer as somebody wants it, in the currency of his account. Instants in epoch ms. */
export interface TransferRequest {
  readonly transfer_type: Schemas['TransferType']
  readonly airport: string
  readonly place: Schemas['RidePlace']
  readonly flight_number: string | null
  /** Arrival of a pick-up, departure of a drop-off. */
  readonly flight_at: number | null
  /** The member knows that the flight flies then, whatever the timetable says. */
  readonly flight_time_known?: true
  readonly domestic: boolean
  readonly pick_up: number
  readonly passengers: PassengersRecord
  readonly luggage: number
  readonly currency: string
}

/** What is chosen of an offer. */
export interface TransferChoice {
  readonly vehicle_class: Schemas['VehicleClass']
  readonly driver_language: Schemas['DriverLanguage']
  readonly extras: readonly Schemas['TransferExtraChoice'][]
}

/** A request with its price and terms: what an offer shows and a booking freezes. */
export interface PricedTransfer {
  readonly request: TransferRequest
  readonly choice: TransferChoice
  readonly airport: AirportRecord
  readonly class: TransferClass
  readonly vehicles: number
  readonly route: RouteFacts
  /** Epoch ms. */
  readonly service_start: number
  readonly service_end: number
  readonly lines: readonly PriceLineRecord[]
  readonly total_price: Minor
  readonly total_settlement_price: Minor
  readonly net_percent: number
  readonly chinese_driver_fee: Minor | null
  readonly driver_languages: readonly Schemas['DriverLanguage'][]
  readonly free_wait_minutes: number
  readonly wait_starts: Schemas['WaitStart']
  readonly overtime_unit_price: Minor
  readonly plan: CancellationPlan
  readonly policy: FrozenPolicy
  readonly sellingPolicy: FrozenPolicy
  readonly on_request: boolean
  readonly required_fields: readonly Schemas['RequiredBookingField'][]
  readonly fx: Schemas['FxRate'] | null
}

const minute = 60_000
/** Kilometres that the usual price covers, and whole CNY for each further one in a sedan. */
const usualKm = 25
const kmPercent = 3
/** More vehicles than this are a matter for the telephone. */
const mostVehicles = 4

const labelled = <Name extends 'TransferType' | 'VehicleClass' | 'TransferExtraCode'>(
  name: Name,
  value: keyof (typeof labels)[Name]['en'],
): LocalText => {
  const { en, 'zh-cn': zh } = labels[name] as Record<'en' | 'zh-cn', Record<PropertyKey, string>>
  return { en: en[value] ?? '', 'zh-cn': zh[value] ?? '' }
}

/** Whole fen for one vehicle: by class, by the level of the city, by distance beyond the usual. */
function fareFen(
  source: TransferSource,
  airport: AirportRecord,
  sold: TransferClass,
  route: RouteFacts,
  now: number,
): number {
  const base = Math.round(sold.cny * (airport.city?.level ?? 1) * 100)
  const beyond = Math.max(0, Math.ceil(route.distance_km - usualKm))
  const fen = base + percentOf(base, beyond * kmPercent, 'half-up')
  const moved = percentOf(fen, driftPercent(source.transferCarrier(airport.iata, sold.class), now), 'half-up')
  // Whole yuan, as everybody quotes them.
  return Math.round((fen + moved) / 100) * 100
}

function vehiclesFor(sold: TransferClass, people: number, luggage: number): number {
  return Math.max(1, Math.ceil(people / sold.max_passengers), Math.ceil(luggage / sold.max_luggage))
}

/** Null when there is no such class, or its drivers do not speak the language; `now` in epoch ms. */
export function priceTransfer(
  source: TransferSource,
  request: TransferRequest,
  choice: TransferChoice,
  now: number,
  markupAt: MarkupAt = recommended,
): PricedTransfer | null {
  const airport = source.airport(request.airport)
  const sold = transferClasses.find((one) => one.class === choice.vehicle_class)
  const route = airport && routeTo(source, airport, request.place)
  if (!airport?.city || !sold || !route || route.distance_km > mostTransferKm) return null
  const driver_languages = languagesAt(airport.country, sold)
  const vehicles = vehiclesFor(
    sold,
    request.passengers.adults + request.passengers.child_ages.length,
    request.luggage,
  )
  if (vehicles > mostVehicles || !driver_languages.includes(choice.driver_language)) return null
  const unit = (cny: number) => fromFen(cny * 100, request.currency)
  const net_percent = source.number(8, 14, 'transfer', airport.iata, sold.class, 'net')
  const fare = fromFen(fareFen(source, airport, sold, route, now), request.currency)
  const line = (code: string, name: LocalText, quantity: number, price: Minor) =>
    price > 0 ? [rideLine(code, name, quantity, price, net_percent)] : []
  const language = unit(languageFeeCny(airport.country, choice.driver_language))
  const plain = [
    ...line('transfer', fareName(request, sold), vehicles, fare),
    ...(isNight(request.pick_up, airport.tz) ? [nightLine(fare, vehicles, net_percent)] : []),
    ...line('chinese_driver', { en: 'Chinese-speaking driver', 'zh-cn': '中文司机' }, vehicles, language),
    ...choice.extras.flatMap(({ code, quantity }) =>
      code === 'night'
        ? []
        : line(code, labelled('TransferExtraCode', code), quantity, unit(extraCny(code, request))),
    ),
  ]
  const lines = markedUpLines(plain, markupAt(airport.city.id), request.currency)
  const measured = {
    request,
    choice,
    airport,
    class: sold,
    vehicles,
    route,
    lines,
    net_percent,
    driver_languages,
  }
  return freeze(source, measured, unit, now)
}

/** A name board is part of every pick-up. */
const extraCny = (code: Exclude<Schemas['TransferExtraCode'], 'night'>, request: TransferRequest): number =>
  code === 'meet_greet' && request.transfer_type === 'pickup' ? 0 : transferExtraCny[code]

function fareName({ transfer_type }: TransferRequest, sold: TransferClass): LocalText {
  const [type, vehicle] = [labelled('TransferType', transfer_type), labelled('VehicleClass', sold.class)]
  return { en: `${type.en}, ${vehicle.en}`, 'zh-cn': `${type['zh-cn']}，${vehicle['zh-cn']}` }
}

type Measured = Pick<
  PricedTransfer,
  | 'request'
  | 'choice'
  | 'airport'
  | 'class'
  | 'vehicles'
  | 'route'
  | 'lines'
  | 'net_percent'
  | 'driver_languages'
>

function freeze(
  source: TransferSource,
  measured: Measured,
  unit: (cny: number) => Minor,
  now: number,
): PricedTransfer {
  const { request, choice, airport, route, lines } = measured
  const terms = choice.vehicle_class === 'executive' ? nonRefundableRide : usualRideTerms
  const bought = choice.extras.find(({ code }) => code === 'extra_wait')?.quantity ?? 0
  const free_wait_minutes = freeWaitMinutes(request.transfer_type, request.domestic) + 60 * bought
  const plan = ridePlan(terms, request.pick_up, airport.tz)
  const ride = {
    plan,
    service_start: request.pick_up,
    tz: airport.tz,
    total_price: linesTotal(lines),
    total_settlement_price: linesNet(lines),
    currency: request.currency,
    booking_time: Math.floor(now / 1000),
  }
  const chinese = measured.driver_languages.includes('chinese')
  const waited = request.transfer_type === 'pickup' ? free_wait_minutes : 0
  return {
    ...measured,
    ...ride,
    service_end: request.pick_up + (waited + route.drive_minutes) * minute,
    chinese_driver_fee: chinese ? unit(languageFeeCny(airport.country, 'chinese')) : null,
    free_wait_minutes,
    wait_starts: waitStarts(request.transfer_type),
    overtime_unit_price: unit(waitCny),
    policy: freezeRidePolicy(ride),
    sellingPolicy: freezeRidePolicy(ride, 'selling'),
    on_request: source.transferCarrier(airport.iata, choice.vehicle_class).on_request,
    required_fields: requiredFields(request, choice),
    fx: fxFrozen(request.currency),
  }
}

function requiredFields(
  request: TransferRequest,
  { extras }: TransferChoice,
): Schemas['RequiredBookingField'][] {
  const pickUp: Schemas['RequiredBookingField'][] = ['flight_number', 'name_board_text']
  const seats = extras.some(({ code }) => code === 'child_seat') ? (['child_ages'] as const) : []
  return [...(request.transfer_type === 'pickup' ? pickUp : (['guest_phone'] as const)), ...seats]
}

/** Every class that can carry these people, in the first local language or the requested one. */
export function transferOffers(
  source: TransferSource,
  request: TransferRequest,
  driver_language: Schemas['DriverLanguage'] | undefined,
  now: number,
  markupAt: MarkupAt = recommended,
): PricedTransfer[] {
  const country = source.airport(request.airport)?.country ?? ''
  return transferClasses.flatMap((sold) => {
    const spoken = languagesAt(country, sold)
    if (driver_language !== undefined && !spoken.includes(driver_language)) return []
    const choice = { vehicle_class: sold.class, driver_language: spoken[0] ?? 'english', extras: [] }
    const priced = priceTransfer(source, request, choice, now, markupAt)
    return priced ? [priced] : []
  })
}

/** Price and seats rise or fall as requested; otherwise in the order of the classes. */
export function sortTransfers(
  offers: readonly PricedTransfer[],
  sort: Schemas['TransferSort'] = 'default',
): PricedTransfer[] {
  if (sort === 'price') return [...offers].sort((a, b) => a.total_price - b.total_price)
  if (sort === 'seats')
    return [...offers].sort(
      (a, b) => b.class.max_passengers * b.vehicles - a.class.max_passengers * a.vehicles,
    )
  return [...offers].sort((a, b) => a.vehicles - b.vehicles)
}

/** What an offer key names: the request and the class; a quote key the choice as well, and the total that was shown. */
export interface OfferKeyParts {
  readonly request: TransferRequest
  readonly vehicle_class: Schemas['VehicleClass']
  /** Epoch s. */
  readonly issued: number
}

export interface TransferKeyParts {
  readonly request: TransferRequest
  readonly choice: TransferChoice
  readonly issued: number
  /** Selling total in smallest units. */
  readonly total: number
}

export function offerKeyOf(source: TransferSource, { request, choice }: PricedTransfer, now: number) {
  const issued = Math.floor(now / 1000)
  const parts: OfferKeyParts = { request, vehicle_class: choice.vehicle_class, issued }
  return {
    offer_key: sealKey(source, 'offer', parts),
    expires_time: keyExpiry(issued, rideKeyLife, request.pick_up),
  }
}

export function transferKeyOf(
  source: TransferSource,
  { request, choice, total_price }: PricedTransfer,
  now: number,
) {
  const issued = Math.floor(now / 1000)
  const parts: TransferKeyParts = { request, choice, issued, total: total_price }
  return {
    quote_key: sealKey(source, 'transfer', parts),
    expires_time: keyExpiry(issued, rideKeyLife, request.pick_up),
  }
}
