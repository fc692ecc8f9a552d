import type { Schemas } from '@portal/api-client'
import { exhaustive } from '../../shared/exhaustive.ts'
import { integer, matching, oneOf, searchReader, text } from '../../shared/search-params.ts'

/** In the order of time. */
export const tripStatuses = exhaustive<Schemas['TripStatus']>()(['upcoming', 'under_way', 'empty', 'past'])

/** Search params of `/user/trip/list`. */
export const readTripListSearch = searchReader({
  page: integer(1, 10_000),
  status: oneOf(...tripStatuses),
  keyword: text(60),
  customer: text(100),
  /** Month of service: `2026-12`. */
  month: matching(/^\d{4}-(?:0[1-9]|1[0-2])$/),
})
