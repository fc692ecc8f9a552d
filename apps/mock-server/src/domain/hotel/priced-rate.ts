import type { Schemas } from '@portal/api-client/contract'
import type { LocalText } from '../../texts/language.ts'
import type { FrozenPolicy } from '../cancellation/frozen-policy.ts'
import type { CancellationPlan } from '../cancellation/policy.ts'
import type { Money } from '../money/money.ts'

export interface Occupancy {
  readonly adults: number
  readonly child_ages: readonly number[]
}

/** One room, one night. Over all nights and rooms `price` sums to the total, `net` to the settlement total. */
export interface PricedNight {
  /** From 1. */
  readonly room_index: number
  readonly date: string
  readonly price: Money
  readonly net: Money
  /** Part of `price`. */
  readonly taxes: Money
}

/** `included` charges are inside the nights already; the others are paid on the spot. */
export interface PricedCharge {
  readonly code: string
  readonly name: LocalText
  readonly money: Money
  readonly included: boolean
  readonly payable: Schemas['ChargePayable']
  readonly basis: Schemas['ChargeBasis']
  /** Null for a percentage. */
  readonly unit_price: Money | null
  readonly percent: number | null
  /** Youngest age that pays; null: everybody but infants, or nobody is counted. */
  readonly from_age: number | null
  /** How `money` comes about; null for what is inside the price. */
  readonly calculation: LocalText | null
}

/** One room of a rate: who sleeps in it, in which bed, with how many meals. */
export interface PricedRoom extends Occupancy {
  /** From 1. */
  readonly room_index: number
  readonly room_type_id: string
  /** The `rate_id` of its own rate. */
  readonly rate_id: string
  readonly room_type: LocalText
  readonly rate_name: LocalText
  readonly bed_types: readonly Schemas['BedType'][]
  readonly bed_promise: Schemas['BedPromise']
  readonly max_occupancy: number
  readonly infants: number
  readonly extra_beds: number
  readonly meal_type: Schemas['MealType']
  /** Persons whose meal is included. */
  readonly meal_count: number
}

/**
 * One price for all rooms of a request, with its terms, in no language yet and with net prices: what a booking freezes
 * and what the screens' `Rate` is presented from. Policy amounts are resolved against the settlement total.
 */
export interface PricedRate {
  readonly rate_key: string
  readonly rate_id: string
  readonly match_key: string
  readonly hotel_id: string
  readonly name: LocalText
  readonly infant_below_age: number
  readonly outcome: Schemas['RateAvailability']
  readonly allotment_left: number | null
  readonly check_in: string
  readonly check_out: string
  readonly rooms: readonly PricedRoom[]
  readonly nationality: string
  readonly total_price: Money
  readonly total_settlement_price: Money
  readonly nightly: readonly PricedNight[]
  readonly charges: readonly PricedCharge[]
  /** Of each room. */
  readonly plans: readonly CancellationPlan[]
  readonly policy: FrozenPolicy
  readonly remarks: readonly LocalText[]
  readonly nationality_rule: {
    readonly allow: readonly string[]
    readonly deny: readonly string[]
    readonly surcharge: Money | null
    /** The nationalities that pay the surcharge, whatever nationality was quoted. */
    readonly surcharged: readonly string[]
    readonly text: LocalText
  } | null
  readonly promotions: readonly LocalText[]
  /** Epoch s. */
  readonly expires_time: number
  /** Frozen exchange rate when the supplier sells in another currency. */
  readonly fx: Schemas['FxRate'] | null
}
