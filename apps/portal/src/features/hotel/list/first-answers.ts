import {
  getGetHotelQueryOptions,
  getListHotelRatesQueryOptions,
  getSearchHotelsQueryOptions,
} from '@portal/api-client'
import type { QueryClient } from '@tanstack/react-query'
import { firstAnswerCame } from '../../../shared/first-answer.ts'
import { stayOf, today } from '../../../shared/stay.ts'
import type { StaySearch } from '../../../shared/stay-search.ts'
import { readRates, startedSearch } from '../hotel-queries.ts'
import { toSearchRequest } from './hotel-list-query.ts'

/** Takes the hotels that came before the program, so that the list is drawn once and not first as shapes. */
export async function readFirstHotels(client: QueryClient, search: StaySearch): Promise<void> {
  const body = toSearchRequest(search, today())
  if (!body || !firstAnswerCame('/api/hotel/search')) return
  await client.prefetchQuery(getSearchHotelsQueryOptions(body, startedSearch))
}

/** Takes the hotel and its rates likewise, whichever of the two has come. */
export async function readFirstHotel(client: QueryClient, id: string, search: StaySearch): Promise<void> {
  const rates = { hotel_id: id, ...stayOf(search, today()) }
  await Promise.all([
    firstAnswerCame('/api/hotel/detail') && client.prefetchQuery(getGetHotelQueryOptions({ id })),
    firstAnswerCame('/api/hotel/rates') &&
      client.prefetchQuery(getListHotelRatesQueryOptions(rates, readRates)),
  ])
}
