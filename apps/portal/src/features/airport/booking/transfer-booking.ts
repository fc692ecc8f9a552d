import type { Schemas } from '@portal/api-client'
import type { BodyOf } from '@portal/api-client/contract'
import { parsed } from '../../../trade/draft/draft-address.ts'
import { passengersText } from '../../../trade/ride/passengers.ts'
import { readTransferSearch, type TransferSearch } from '../../../trade/search/transfer-search.ts'
import { transferRequest } from '../search/transfer-request.ts'
import { readTransferBooking, type TransferBookingSearch } from './transfer-booking-search.ts'

type Offer = Pick<
  Schemas['TransferOffer'],
  'vehicle_class' | 'total_price' | 'driver_languages' | 'chinese_driver_fee'
>

/** Whether the offer's price already is that of the booking: no extras are chosen, and it includes the driver. */
const isWhole = ({ driver_languages, chinese_driver_fee }: Offer, search: TransferSearch) =>
  extrasOf(search).length === 0 &&
  (search.driver_language !== 'chinese' ||
    driver_languages[0] === 'chinese' ||
    Number(chinese_driver_fee?.amount ?? 0) === 0)

/** The booking page's address for an offer. */
export const transferBookingSearch = (offer: Offer, search: TransferSearch): TransferBookingSearch => ({
  ...search,
  vehicle_class: offer.vehicle_class,
  ...(isWhole(offer, search) && {
    known_total: offer.total_price.amount,
    currency: offer.total_price.currency,
  }),
  ref: crypto.randomUUID(),
})

/** The request that looks up the vehicle, independent of driver and extras; null while a part is missing. */
export function bookedRide({ driver_language: _, ...ride }: TransferBookingSearch) {
  return ride.vehicle_class ? transferRequest(ride) : null
}

const extraCodes = ['child_seat', 'extra_wait', 'meet_greet'] as const

/** Extras in the shape of a quote request. */
export const extrasOf = (ride: TransferSearch): Schemas['TransferExtraChoice'][] =>
  extraCodes.flatMap((code) => {
    const quantity = ride[code]
    return quantity === undefined ? [] : [{ code, quantity }]
  })

/** The ride in the two halves that a draft stores, without the draft's id and this booking's reference. */
export function draftOfTransfer(ride: TransferBookingSearch): { search: string; selection: string } {
  const { airport_name, tz, vehicle_class, driver_language } = ride
  const { known_total, currency, quote_id, quote_option_id, trip_id } = ride
  return {
    search: JSON.stringify({ ...bookedRide(ride), airport_name, tz }),
    selection: JSON.stringify({
      vehicle_class,
      driver_language,
      extras: extrasOf(ride),
      known_total,
      currency,
      quote_id,
      quote_option_id,
      trip_id,
    }),
  }
}

type DraftRide = Partial<BodyOf<'searchTransfers'>>
type DraftChoice = Partial<BodyOf<'quoteTransfer'>>

/** The booking address for a draft of a transfer; null if the draft is incomplete. */
export function transferOfDraft({
  id: draft,
  search,
  selection,
}: Pick<Schemas['Draft'], 'id' | 'search' | 'selection'>): TransferBookingSearch | null {
  const ride = parsed(search) as DraftRide
  const choice = parsed(selection) as DraftChoice
  const ridden = readTransferBooking({
    ...ride,
    place_id: ride.place?.place_id ?? undefined,
    place_name: ride.place?.name,
    passengers: ride.passengers?.child_ages && passengersText(ride.passengers),
    ...choice,
    ...Object.fromEntries((choice.extras ?? []).map(({ code, quantity }) => [code, quantity])),
    draft,
  })
  return bookedRide(ridden) ? { ...ridden, ref: crypto.randomUUID() } : null
}

/** Back to the list of vehicles for the same ride. */
export const searchOfBooking = (ride: TransferBookingSearch): TransferSearch => readTransferSearch(ride)
