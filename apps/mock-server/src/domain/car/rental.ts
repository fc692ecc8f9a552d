import type { Schemas } from '@portal/api-client/contract'
import { localClock } from '../time/zones.ts'
import { hoursPerDay, hoursPerHalfDay, maxHours, minHours, type VehicleRecord } from './vehicle.ts'

type RentalType = Schemas['RentalType']

const hour = 3_600_000
const day = 24 * hour

/** Whole CNY of one unit, or null where the model is not hired that way. */
export const unitCny = ({ cny }: Pick<VehicleRecord, 'cny'>, type: RentalType): number | null => cny[type]

/** A driver's language costs its full fee for a day, half of it for half a day, a tenth for an hour. */
const shareOfDay: Record<RentalType, number> = { day: 1, half_day: 0.5, hour: 0.1 }

export function languageCny(
  { language_cny }: Pick<VehicleRecord, 'language_cny'>,
  language: Schemas['DriverLanguage'],
  type: RentalType,
): number {
  return language === 'burmese' ? 0 : language_cny[language] * shareOfDay[type]
}

/** Epoch ms at which the hire is over: each day or half day begins at the hour of the first. */
export function plannedEnd(start: number, type: RentalType, quantity: number, extraHours: number): number {
  const extra = extraHours * hour
  switch (type) {
    case 'day':
      return start + (quantity - 1) * day + hoursPerDay * hour + extra
    case 'half_day':
      return start + (quantity - 1) * day + hoursPerHalfDay * hour + extra
    case 'hour':
      return start + quantity * hour + extra
  }
}

/** ISO 8601: `P3D`, `PT5H`; of several half days the days between and the hours of the last. */
export function isoDuration(type: RentalType, quantity: number): string {
  if (type === 'day') return `P${quantity}D`
  if (type === 'hour') return `PT${quantity}H`
  return quantity === 1 ? `PT${hoursPerHalfDay}H` : `P${quantity - 1}DT${hoursPerHalfDay}H`
}

export interface Cover {
  readonly type: RentalType
  readonly quantity: number
  /** Whole CNY for one vehicle. */
  readonly cny: number
}

/** The cheapest way to have one vehicle from `start` to `end`, both in epoch ms. Days count by the calendar of the place. */
export function cheapestCover(vehicle: VehicleRecord, start: number, end: number): Cover {
  const hours = Math.max(1, Math.ceil((end - start) / hour))
  const [first, last] = [localClock(start, vehicle.tz).date, localClock(end, vehicle.tz).date]
  const dates = Math.round((Date.parse(last) - Date.parse(first)) / day)
  const days = Math.max(1, dates + 1, Math.ceil((end - start - hoursPerDay * hour) / day) + 1)
  const covers: Cover[] = [{ type: 'day', quantity: days, cny: vehicle.cny.day * days }]
  const { half_day, hour: hourly } = vehicle.cny
  if (half_day !== null && hours <= hoursPerHalfDay)
    covers.push({ type: 'half_day', quantity: 1, cny: half_day })
  if (hourly !== null && hours <= maxHours) {
    const quantity = Math.max(minHours, hours)
    covers.push({ type: 'hour', quantity, cny: hourly * quantity })
  }
  return covers.reduce((best, cover) => (cover.cny < best.cny ? cover : best))
}
