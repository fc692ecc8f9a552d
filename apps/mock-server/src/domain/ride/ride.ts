import type { Schemas } from '@portal/api-client/contract'
import type { LocalText } from '../hotel/priced-rate.ts'
import type { Minor } from '../money/money.ts'
import type { PriceLineRecord } from '../order/order.ts'

/** What car rental and airport transfer keep beside the base of an order. */

export interface TravellerRecord {
  readonly full_name: string
  readonly name_local: string | null
  readonly type: Schemas['GuestType']
  readonly age: number | null
  readonly nationality: string | null
  readonly phone: string | null
  readonly is_lead: boolean
}

/** Who drives and where he is; moves apart from the order and never moves it. */
export interface DispatchRecord {
  readonly status: Schemas['DispatchStatus']
  /** Null until somebody is assigned. Plates of several vehicles are joined. */
  readonly driver: { readonly name: string; readonly phone: string; readonly plate: string } | null
  /** Epoch ms at which the driver reaches the pick-up. */
  readonly eta: number | null
  readonly location: { readonly lat: number; readonly lng: number; readonly time: number } | null
  /** Epoch s. */
  readonly updated_time: number
}

export interface PassengersRecord {
  readonly adults: number
  readonly child_ages: readonly number[]
}

export interface RidePart {
  readonly vehicle_class: Schemas['VehicleClass']
  readonly vehicles: number
  readonly passengers: PassengersRecord
  readonly guests: readonly TravellerRecord[]
  readonly driver_language: Schemas['DriverLanguage']
  readonly dispatch: DispatchRecord
  /** What the driver reports beyond the booking: nothing is charged before a member accepts it. */
  readonly extras_due: readonly PriceLineRecord[]
  /** Epoch s of the last such report; absent before one. */
  readonly extras_reported_time?: number
  /** They could not be charged when they counted as accepted, and members have been told. */
  readonly extras_unpaid?: boolean
  /** Per hour and vehicle, selling. Of a rental beyond the plan, of a transfer beyond the free waiting. */
  readonly overtime_unit_price: Minor
  /** Percent by which the account's price of every line lies below the selling price. */
  readonly net_percent: number
}

/** The model as it was when it was booked. */
export interface VehicleSnapshot {
  readonly model_id: string
  readonly name: string
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

export interface RideFlightRecord {
  readonly flight_number: string
  /** What it is flown as. */
  readonly operating: string
  /** Epoch ms; arrival of a pick-up, departure of a drop-off. */
  readonly scheduled: number
  /** What was heard of it last; null while nothing was. */
  readonly news: FlightNewsRecord | null
}

export interface FlightNewsRecord {
  readonly status: Schemas['FlightStatus']
  /** Epoch ms at which it is expected, or did land or leave; null when it does not fly. */
  readonly at: number | null
  /** Epoch s of the news. */
  readonly time: number
}

export interface AirportPart extends RidePart {
  readonly transfer_type: Schemas['TransferType']
  readonly airport: {
    readonly iata: string
    readonly name: LocalText
    readonly terminal: string | null
    readonly lat: number
    readonly lng: number
  }
  readonly flight: RideFlightRecord | null
  /** Destination of a pick-up, departure of a drop-off. */
  readonly place: Schemas['RidePlace']
  /** What the vehicles hold together. */
  readonly max_passengers: number
  readonly max_luggage: number
  readonly free_wait_minutes: number
  readonly wait_starts: Schemas['WaitStart']
  readonly name_board_text: string
  readonly booking_reminder: string
}

export const noDispatch = (now: number): DispatchRecord => ({
  status: 'unassigned',
  driver: null,
  eta: null,
  location: null,
  updated_time: Math.floor(now / 1000),
})
