import type { StayRequest } from '../domain/hotel/rate-key.ts'
import type { Candidate } from '../domain/hotel/search.ts'
import { candidatesOf, type Destination, destinationOf } from '../operations/hotel/hotel-candidates.ts'
import { marketOf } from '../operations/markup/market.ts'
import { viewerOf } from '../operations/viewer.ts'
import type { RealMock } from './real-mock.ts'

/** The hotel itself among what a search around it finds for the owner of company 1. */
export function candidateAt(
  { world }: RealMock,
  search: Omit<StayRequest, 'hotel_id' | 'currency'> & { readonly destination: { readonly id: string } },
): Candidate {
  const { destination, ...criteria } = search
  const member = world.tables.member.get('101') ?? null
  const viewer = viewerOf({ member, language: 'en', now: world.clock.now() }, world)
  const place = destinationOf(world.catalogue, { type: 'hotel', id: destination.id }) as Destination
  const found = candidatesOf(world.catalogue, marketOf(viewer), place, { ...criteria, currency: 'CNY' })
  return found.find(({ hotel }) => hotel.id === destination.id) as Candidate
}
