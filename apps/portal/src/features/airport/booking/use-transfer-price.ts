import {
  isRefusal,
  quoteTransfer,
  type Schemas,
  transferQuoteOptions,
  useTransferQuote,
  useTransferSearch,
} from '@portal/api-client'
import type { BodyOf } from '@portal/api-client/contract'
import type { MoneyValue } from '@portal/i18n'
import { keepPreviousData, useQueryClient } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { isMoved, type MovedPrice } from '../../../shared/ride/moved-price.ts'
import { bookedRide, extrasOf, type TransferBookingSearch } from './transfer-booking-search.ts'

type TransferQuote = Schemas['TransferQuote']
type TransferOffer = Schemas['TransferOffer']

export interface TransferPrice {
  page: Schemas['TransferOfferPage'] | undefined
  offer: TransferOffer | undefined
  /** The language of the driver that is quoted. */
  driver_language: Schemas['DriverLanguage'] | undefined
  /** The price of the ride as it stands in the address; while another one is on its way, the last. */
  quote: TransferQuote | null
  /** Driver or extras were changed and the price is not there yet. */
  waiting: boolean
  moved: MovedPrice<TransferQuote> | null
  /** No such vehicle goes there any more. */
  gone: boolean
  error: unknown
  retry: () => void
  accept: () => void
  /** Asks once more, right before booking; null when a decision is needed first. Throws ApiError. */
  checkAgain: () => Promise<TransferQuote | null>
}

/** Offers are looked up again after this long (ms); a key that has expired sooner is noticed when it is used. */
const offersHold = 600_000

const offerOf = (page: Schemas['TransferOfferPage'] | undefined, { vehicle_class }: TransferBookingSearch) =>
  page?.list.find((offer) => offer.vehicle_class === vehicle_class)

/**
 * The price of a ride: the vehicle is looked up and quoted on opening, compared with what was seen in the list, quoted
 * anew with every change of driver or extras, and once more before booking. `onAccept` hears of a total that was taken.
 */
export function useTransferPrice(
  ride: TransferBookingSearch,
  onAccept: (total: MoneyValue) => void,
): TransferPrice {
  const client = useQueryClient()
  const found = useTransferSearch(bookedRide(ride) as BodyOf<'searchTransfers'>, {
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
  const { queryKey } = transferQuoteOptions(body)
  const quoted = useTransferQuote(body, {
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

  const [later, setLater] = useState<MovedPrice<TransferQuote> | null>(null)
  const { known_total: amount, currency } = ride
  const seen = amount && currency ? { total_price: { amount, currency } } : null
  const opened =
    data && !isPlaceholderData && seen && isMoved(seen, data) ? { before: seen, after: data } : null
  const moved = later ?? opened

  const quoteAgain = async (): Promise<TransferQuote | null> => {
    try {
      return await quoteTransfer(body)
    } catch (failure) {
      if (!isRefusal(failure, 'OFFER_EXPIRED')) throw failure
      const fresh = offerOf((await refetch()).data, ride)
      return fresh ? quoteTransfer({ ...body, offer_key: fresh.offer_key }) : null
    }
  }

  return {
    page: found.data,
    offer,
    driver_language,
    quote: data && !opened ? data : null,
    waiting: quoted.isFetching || found.isFetching,
    moved,
    gone: found.isSuccess && !found.isFetching && offer === undefined,
    error: found.error ?? (expired ? null : error),
    retry: () => void (found.error ? refetch() : quoted.refetch()),
    accept: () => {
      if (!moved) return
      client.setQueryData(queryKey, moved.after)
      setLater(null)
      onAccept(moved.after.total_price)
    },
    checkAgain: async () => {
      if (!data || isPlaceholderData) return null
      const fresh = await quoteAgain()
      if (fresh && isMoved(data, fresh)) setLater({ before: data, after: fresh })
      if (!fresh || isMoved(data, fresh)) return null
      client.setQueryData(queryKey, fresh)
      return fresh
    },
  }
}
