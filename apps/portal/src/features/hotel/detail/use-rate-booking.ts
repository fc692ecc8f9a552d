import { isSupported, type Schemas } from '@portal/api-client'
import { useHoldsNode, useIsSignedIn } from '@portal/auth'
import { useNavigate, useRouter } from '@tanstack/react-router'
import { loginPath } from '../../../shared/session/login-path.ts'
import { type Stay, staySearchOf } from '../../../trade/search/stay.ts'
import { useRateCheck } from '../rate/use-rate-check.ts'
import type { HotelPageSearch } from './hotel-page-search.ts'

type Rate = Schemas['Rate']

/** The booking page's address: the stay, the rate, and the total seen or accepted. */
function bookingSearch(rate: Rate, hotel_id: string, search: HotelPageSearch, stay: Stay) {
  const { meal: _meal, refundable: _refundable, unfolded: _unfolded, room: _room, ...kept } = search
  return {
    ...kept,
    ...staySearchOf(stay),
    hotel_id,
    rate_key: rate.rate_key,
    known_total: rate.total_price.amount,
    currency: rate.total_price.currency,
    ref: crypto.randomUUID() as string,
  }
}

export interface HotelRatesProps {
  hotel: Schemas['HotelInfo']
  search: HotelPageSearch
  stay: Stay
}

/** Whether a stay may have rooms of different types. */
export const hasRoomChoice = (stay: Stay): boolean =>
  stay.rooms.length > 1 && isSupported('combineHotelRates')

/** Whether the member may book, and what happens then. */
export function useRateBooking(hotelId: string, search: HotelPageSearch, stay: Stay, refetch: () => unknown) {
  const navigate = useNavigate()
  const router = useRouter()
  const signedIn = useIsSignedIn()
  const mayBook = useHoldsNode('order/book')
  const go = (rate: Rate) =>
    void navigate({ to: '/hotel/booking', search: bookingSearch(rate, hotelId, search, stay) })
  const { check, checking, outcome, close } = useRateCheck({ go, expired: () => void refetch() })
  const book = (rate: Rate) => {
    if (signedIn) return void check(rate)
    void navigate({ href: loginPath({ to: router.latestLocation.href, why: 'sign-in' }) })
  }
  const accept = (rate: Rate) => {
    close()
    go(rate)
  }
  const stop = () => {
    close()
    void refetch()
  }
  return { booking: !signedIn || mayBook, outcome, checking, book, accept, close: stop }
}
