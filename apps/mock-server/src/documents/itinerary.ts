import type { Schemas } from '@portal/api-client/contract'

/** What a guest reads of a trip; all texts are in the language of the reader, or in both. */
export interface Itinerary {
  readonly trip_id: string
  readonly title: string
  /** The company's own, if its documents show it. */
  readonly reference: string | null
  readonly company: Schemas['VoucherCompany']
  readonly theme_colour: string
  /** Epoch s. */
  readonly updated_time: number
  readonly guests: readonly string[]
  /** In the order of the clocks of the places. */
  readonly entries: readonly ItineraryEntry[]
}

export interface ItineraryEntry {
  readonly order_id: string
  /** `YYYY-MM-DD` and `HH:MM` at the place, and how far its clock is from UTC: `UTC+06:30`. */
  readonly date: string
  readonly time: string
  /** The date with its day of the week. */
  readonly day: string
  readonly offset: string
  /** Epoch ms, of this moment and of the end of the service. */
  readonly start: number
  readonly end: number
  readonly title: string
  readonly lines: readonly string[]
}
