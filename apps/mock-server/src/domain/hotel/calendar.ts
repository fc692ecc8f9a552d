import { addDays, dayNumber } from '../time/dates.ts'
import type { HotelSource } from './hotel.ts'
import { minStayFrom } from './night.ts'
import { quoteHotel, stayFrame } from './quote.ts'
import type { StayRequest } from './rate-key.ts'
import { perNight } from './search.ts'

/** What a stay from one day costs at least. */
interface CalendarDay {
  readonly date: string
  /** Smallest units per room and night of the shortest stay that may begin then; null when nothing is on sale. */
  readonly min_price: number | null
  readonly min_stay: number
  /** On sale, but fully booked. */
  readonly sold_out: boolean
}

/** Every day of a month `2026-12`; days outside of `from` to `until` are not on sale, so they have no price. */
export function calendarOf(
  source: HotelSource,
  request: Omit<StayRequest, 'check_in' | 'check_out'>,
  month: string,
  { from, until }: { readonly from: string; readonly until: string },
): CalendarDay[] {
  return datesOf(month).map((date) => {
    const hotel = source.hotel(request.hotel_id)
    const min_stay = hotel ? minStayFrom(source.seasons(hotel), date) : 1
    if (date < from || date > until) return { date, min_price: null, min_stay, sold_out: false }
    const frame = stayFrame(source, { ...request, check_in: date, check_out: addDays(date, min_stay) }, 0)
    const cheapest = frame ? quoteHotel(source, frame)[0] : undefined
    if (!cheapest) return { date, min_price: null, min_stay, sold_out: true }
    return {
      date,
      min_price: perNight(cheapest.total, min_stay * request.rooms.length),
      min_stay,
      sold_out: false,
    }
  })
}

function datesOf(month: string): string[] {
  const first = `${month}-01`
  const next = addDays(first, 31).slice(0, 7)
  const days = dayNumber(`${next}-01`) - dayNumber(first)
  return Array.from({ length: days }, (_, day) => addDays(first, day))
}
