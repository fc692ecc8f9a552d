import {
  getQuoteTransferQueryOptions,
  isRefusal,
  quoteTransfer,
  type Schemas,
  useQuoteTransfer,
  useSearchTransfers,
} from '@portal/api-client'
import type { BodyOf } from '@portal/api-client/contract'
import type { MoneyValue } from '@portal/i18n'
import { keepPreviousData, useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { type RidePrice, usePriceCheck } from '../../../trade/ride/use-price-check.ts'
import { bookedRide, extrasOf } from './transfer-booking.ts'
import type { TransferBookingSearch } from './transfer-booking-search.ts'

type TransferQuote = Schemas['TransferQuote']
type TransferOffer = Schemas['TransferOffer']

export interface TransferPrice extends RidePrice<TransferQuote> {
  page: Schemas['TransferOfferPage'] | undefined
  offer: TransferOffer | undefined
  /** The driver's language in the quote. */
  driver_language: Schemas['DriverLanguage'] | undefined
  /** Driver or extras have changed and the new price is still loading. */
  waiting: boolean
  /** The vehicle is no longer offered. */
  gone: boolean
  error: unknown
  retry: () => void
}

/** Offers are looked up again after this time (ms); an older expired key is noticed when it is used. */
const offersHold = 600_000

const offerOf = (page: Schemas['TransferOfferPage'] | undefined, { vehicle_class }: TransferBookingSearch) =>
  page?.list.find((offer) => offer.vehicle_class === vehicle_class)

/**
 * The price of a ride: looked up and quoted on opening, compared with the price seen in the list, quoted again after
 * every change of driver or extras and before booking. `onAccept` receives an accepted total.
 */
export function useTransferPrice(
  ride: TransferBookingSearch,
  onAccept: (total: MoneyValue) => void,
): TransferPrice {
  const client = useQueryClient()
  const found = useSearchTransfers(bookedRide(ride) as BodyOf<'searchTransfers'>, {
    query: { staleTime: offersHold },
  })
  const offer = offerOf(found.data, ride)
  const spoken = offer?.driver_languages ?? []
  const driver_language = spoken.find((language) => language === ride.driver_language) ?? spoken[0]
  const body = {
    offer_key: offer?.offer_key ?? '',
    driver_language: driver_language ?? 'english',
    extras: extrasOf(ride),
  } satisfies BodyOf<'quoteTransfer'>
  const { queryKey } = getQuoteTransferQueryOptions(body)
  const quoted = useQuoteTransfer(body, {
    query: {
      enabled: offer !== undefined,
      staleTime: Number.POSITIVE_INFINITY,
      gcTime: 0,
      placeholderData: keepPreviousData,
    },
  })
  const { data, error, isPlaceholderData } = quoted
  const expired = isRefusal(error, 'OFFER_EXPIRED')
  const { refetch } = found
  useEffect(() => {
    if (expired) void refetch()
  }, [expired, refetch])

  const quoteAgain = async (): Promise<TransferQuote | null> => {
    try {
      return await quoteTransfer(body)
    } catch (failure) {
      if (!isRefusal(failure, 'OFFER_EXPIRED')) throw failure
      const fresh = offerOf((await refetch()).data, ride)
      return fresh ? quoteTransfer({ ...body, offer_key: fresh.offer_key }) : null
    }
  }

  const price = usePriceCheck({
    data,
    isPlaceholderData,
    seen: ride,
    askAgain: quoteAgain,
    keep: (quote) => client.setQueryData(queryKey, quote),
    onAccept,
  })
  return {
    ...price,
    page: found.data,
    offer,
    driver_language,
    waiting: quoted.isFetching || found.isFetching,
    gone: found.isSuccess && !found.isFetching && offer === undefined,
    error: found.error ?? (expired ? null : error),
    retry: () => void (found.error ? refetch() : quoted.refetch()),
  }
}
