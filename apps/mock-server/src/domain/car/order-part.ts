import type { Schemas } from '@portal/api-client/contract'
import type { LocalText } from '../../texts/language.ts'
import type { Minor } from '../money/money.ts'
import type { RidePart } from '../ride/ride.ts'

/** The model as it was when it was booked. */
interface VehicleSnapshot {
  readonly model_id: string
  readonly name: LocalText
  readonly seats: number
  readonly luggage: number
  readonly energy: Schemas['EnergySource']
  readonly mileage: Schemas['MileagePolicy']
  readonly mileage_limit_km: number | null
  readonly includes: Schemas['CarInclusions']
}

export interface ZoneEntriesRecord {
  readonly zone_id: string
  readonly name: LocalText
  /** For each entry of each vehicle. */
  readonly unit_price: Minor
  /** Entries of each vehicle. */
  readonly times: number
}

export interface CarPart extends RidePart {
  readonly vehicle: VehicleSnapshot
  readonly rental_type: Schemas['RentalType']
  readonly days_or_hours: number
  readonly unit_price: Minor
  readonly pick_up_location: Schemas['RidePlace']
  readonly drop_off_location: Schemas['RidePlace']
  readonly itinerary: readonly Schemas['ItineraryStop'][]
  readonly zone: ZoneEntriesRecord | null
  /** Hours beyond the plan that were charged. */
  readonly overtime_hours: number
}
