import type { Schemas } from '@portal/api-client/contract'
import type { Minor, PriceLineRecord } from '../money/money.ts'

/** The fields of rentals and transfers beyond the common base of an order. */

export interface TravellerRecord {
  readonly full_name: string
  readonly name_local: string | null
  readonly type: Schemas['GuestType']
  /** On the day of the ride, at its place. */
  readonly age: number | null
  readonly birthday: string | null
  readonly is_infant: boolean
  readonly nationality: string | null
  readonly phone: string | null
  readonly is_lead: boolean
}

/** The driver and their status, which changes apart from the order and never moves it. */
export interface DispatchRecord {
  readonly status: Schemas['DispatchStatus']
  /** Null until assigned. Plates of several vehicles are joined. */
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
  /** What the driver reported beyond the booking; nothing is charged before it is accepted. */
  readonly extras_due: readonly PriceLineRecord[]
  /** Epoch s of the last such report; absent before one. */
  readonly extras_reported_time?: number
  /** Extras counted as accepted but could not be charged, and members have been notified. */
  readonly extras_unpaid?: boolean
  /** Per hour and vehicle, selling: for a rental beyond the plan, for a transfer beyond the free waiting. */
  readonly overtime_unit_price: Minor
  /** Percent by which the account's price of every line lies below the selling price. */
  readonly net_percent: number
}

export const noDispatch = (now: number): DispatchRecord => ({
  status: 'unassigned',
  driver: null,
  eta: null,
  location: null,
  updated_time: Math.floor(now / 1000),
})
