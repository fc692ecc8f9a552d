import type { Schemas } from '@portal/api-client/contract'
import type { LocalText } from '../../texts/language.ts'
import type { Minor, PriceLineRecord } from '../money/money.ts'
import { rideLine } from '../ride/price.ts'

/** Whole CNY for one piece: a seat for the whole hire, a night of the driver. An extra hour costs what overtime does. */
export const extraPrices: Record<Exclude<Schemas['CarExtraCode'], 'extra_hour'>, number> = {
  child_seat: 40,
  driver_overnight: 120,
}

/** An extra of the rental; its price is charged per piece. */
export interface PricedExtra {
  readonly code: string
  readonly name: LocalText
  readonly unit_price: Minor
  readonly quantity: number
}

/** What a car with driver is priced from: selling prices in smallest units of one currency. */
export interface CarRental {
  readonly name: LocalText
  /** Price of one unit: a day, a half day or an hour. */
  readonly unit_price: Minor
  readonly quantity: number
  readonly vehicles: number
  /** Per unit and vehicle; null when the language costs nothing. */
  readonly language: { readonly name: LocalText; readonly unit_price: Minor } | null
  /** Entries of each vehicle. */
  readonly zone: { readonly name: LocalText; readonly unit_price: Minor; readonly times: number } | null
  /** Hours of each vehicle beyond the plan. */
  readonly overtime: { readonly name: LocalText; readonly unit_price: Minor; readonly hours: number } | null
  readonly extras: readonly PricedExtra[]
  readonly net_percent: number
}

/**
 * One line per charge, each a whole number of units at one price, so that lines add up exactly: hire and language by
 * quantity and vehicles, a zone by entries and vehicles, overtime by hours and vehicles. Options that were not
 * requested have no line.
 */
export function rentalLines(rental: CarRental): PriceLineRecord[] {
  const { vehicles, quantity, language, zone, overtime, net_percent } = rental
  const line = (code: string, name: LocalText, count: number, unit_price: Minor) =>
    count > 0 && unit_price > 0 ? [rideLine(code, name, count, unit_price, net_percent)] : []
  return [
    ...line('rental', rental.name, quantity * vehicles, rental.unit_price),
    ...(language ? line('language', language.name, quantity * vehicles, language.unit_price) : []),
    ...(zone ? line('zone', zone.name, zone.times * vehicles, zone.unit_price) : []),
    ...(overtime ? line('overtime', overtime.name, overtime.hours * vehicles, overtime.unit_price) : []),
    ...rental.extras.flatMap((extra) => line(extra.code, extra.name, extra.quantity, extra.unit_price)),
  ]
}
