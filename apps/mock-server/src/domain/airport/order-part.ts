import type { Schemas } from '@portal/api-client/contract'
import type { LocalText } from '../../texts/language.ts'
import type { RidePart } from '../ride/ride.ts'

/** The fields of a transfer beyond the common base of an order. */

export interface RideFlightRecord {
  readonly flight_number: string
  /** What it is flown as. */
  readonly operating: string
  /** Epoch ms; arrival of a pick-up, departure of a drop-off. Null while nobody knows it. */
  readonly scheduled: number | null
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
  /** Pieces that it was searched for; absent in orders of before. */
  readonly luggage?: number
  readonly free_wait_minutes: number
  readonly wait_starts: Schemas['WaitStart']
  readonly name_board_text: string
  readonly booking_reminder: string
}
