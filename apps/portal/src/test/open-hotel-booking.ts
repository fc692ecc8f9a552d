import { checkHotelRate, getListHotelRatesQueryOptions, type Schemas } from '@portal/api-client'
import type { UserInfo } from '@portal/auth'
import { readRooms } from '../trade/search/stay-search.ts'
import { openPortal } from './open-portal.tsx'

type Rate = Schemas['Rate']

/** Three adults and a child in two rooms. */
export const testStay = { check_in: '2026-12-12', check_out: '2026-12-14', rooms: '2-5,1', nationality: 'CN' }

interface Wanted {
  hotel: string
  /** Matches the name of the rate; the first rate by default. */
  plan?: RegExp
  /** The draft that the address names. */
  draft?: string
}

/**
 * Opens the booking page of a rate. It loads the rates without rendering the hotel's page, which is the slowest page of
 * the portal and has its own tests.
 */
export async function openHotelBooking(user: UserInfo, { hotel, plan, draft }: Wanted) {
  const portal = await openPortal('/hotel/booking', { user })
  const { rooms, ...stay } = testStay
  const listed = await portal.queryClient.fetchQuery(
    getListHotelRatesQueryOptions({ hotel_id: hotel, ...stay, rooms: readRooms(rooms) }),
  )
  const rates = listed.rooms.flatMap((room) => room.rates)
  const chosen = rates.find(({ name }) => plan?.test(name) ?? true)
  if (!chosen) throw new Error(`Hotel ${hotel} has no such rate.`)
  const { rate_key, total_price } = await rateNow(chosen)
  await portal.router.navigate({
    to: '/hotel/booking',
    search: {
      ...testStay,
      hotel_id: hotel,
      rate_key,
      known_total: total_price.amount,
      currency: total_price.currency,
      ref: crypto.randomUUID(),
      ...(draft && { draft }),
    },
  })
  return portal
}

/** The rate after a new check; a changed price counts as accepted. */
async function rateNow({ rate_key, total_price }: Rate): Promise<Rate> {
  const { rate } = await checkHotelRate({ rate_key, known_total: total_price })
  if (!rate) throw new Error('The rate is gone.')
  return rate
}
