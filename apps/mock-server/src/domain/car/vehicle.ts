import type { Schemas } from '@portal/api-client/contract'
import type { LocalText } from '../../texts/language.ts'
import type { RideTerms } from '../ride/policy.ts'
import type { RideCarrier } from '../transport/fleet.ts'
import type { KeySource } from '../transport/key.ts'
import type { PlaceSource } from '../transport/locate.ts'

/** A model that is hired with driver in one city. Prices in whole CNY, selling; null where it is not hired that way. */
export interface VehicleRecord {
  readonly id: string
  readonly name: LocalText
  readonly class: Schemas['VehicleClass']
  readonly seats: number
  readonly luggage: number
  readonly energy: Schemas['EnergySource']
  readonly mileage: Schemas['MileagePolicy']
  /** Per day; null when unlimited. */
  readonly mileage_limit_km: number | null
  readonly city: string
  readonly city_name: LocalText
  readonly tz: string
  readonly cny: { readonly day: number; readonly half_day: number | null; readonly hour: number | null }
  readonly overtime_cny: number
  /** Of a full day; Burmese costs nothing. */
  readonly language_cny: { readonly chinese: number; readonly english: number }
  readonly net_percent: number
  readonly terms: RideTerms
  readonly images: readonly string[]
  readonly includes: Schemas['CarInclusions']
  readonly description: LocalText
  /** What the sorts default, recommended and hot go by; higher comes first. */
  readonly rank: { readonly weigh: number; readonly recommended: number; readonly hot: number }
}

export interface ZoneRecord {
  readonly id: string
  readonly name: LocalText
  readonly name_local: string
  readonly city: string
  readonly city_name: LocalText
  readonly township: string
  /** Whole CNY for each entry of each vehicle. */
  readonly entry_cny: number
  readonly aliases: readonly string[]
}

/** What hiring has to know of the catalogue. */
export interface CarSource extends KeySource, PlaceSource {
  readonly vehicles: readonly VehicleRecord[]
  readonly zones: readonly ZoneRecord[]
  vehicle(id: string): VehicleRecord | undefined
  zone(id: string): ZoneRecord | undefined
  carCarrier(vehicle_id: string): RideCarrier
}

export const hoursPerDay = 10
export const hoursPerHalfDay = 5
/** Shortest hire by the hour, and longest: beyond it a day is cheaper. */
export const minHours = 3
export const maxHours = 12
/** Kilometres of a day, where they are limited. */
export const kmPerDay = 100
