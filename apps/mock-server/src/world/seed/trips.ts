import { holdsPlace } from '../../domain/order/duplicate.ts'
import { type HotelOrderRecord, isStay, type OrderRecord } from '../../domain/order/order.ts'
import { leadGuest } from '../../domain/order/service.ts'
import { legOf } from '../../domain/trip/legs.ts'
import { inTime, type TripRecord } from '../../domain/trip/trip.ts'
import { seededCompanies } from './accounts.ts'
import type { Catalogue } from './catalogue.ts'

const dayMs = 86_400_000
const tripsOfCompany = 6

/** Each company has grouped a few orders around stays near the start of the world, with the rides of those days. */
export function seedTrips(orders: readonly OrderRecord[], catalogue: Catalogue, start: number): TripRecord[] {
  const held = orders.filter(holdsPlace)
  return [...Map.groupBy(held, ({ company_id }) => company_id)].flatMap(([company_id, own]) => {
    const taken = new Set<string>()
    const trips: TripRecord[] = []
    const byDistance = own
      .filter(isStay)
      .toSorted((a, b) => Math.abs(a.service_start - start) - Math.abs(b.service_start - start))
    for (const stay of byDistance) {
      if (trips.length === tripsOfCompany) break
      if (taken.has(stay.id)) continue
      const free = own.filter(({ id }) => id !== stay.id && !taken.has(id))
      const others = free.filter((order) => belongs(order, stay, catalogue)).slice(0, 3)
      if (others.length === 0) continue
      const group = inTime([stay, ...others])
      for (const { id } of group) taken.add(id)
      trips.push(tripOf(`tr-seed-${company_id}-${trips.length + 1}`, stay, group))
    }
    return trips
  })
}

/** A ride in the city of the stay, or the stay of the same operator that follows it within a day. */
function belongs(order: OrderRecord, stay: HotelOrderRecord, catalogue: Catalogue): boolean {
  const [leg, base] = [legOf(order, catalogue), legOf(stay, catalogue)]
  if (base?.kind !== 'stay' || !base.city || !leg || order.currency !== stay.currency) return false
  if (leg.kind === 'stay') return leg.check_in === base.check_out && order.operator.id === stay.operator.id
  const near = leg.start > base.start - dayMs && leg.start < base.end + dayMs
  return near && (leg.from?.id === base.city.id || leg.to?.id === base.city.id)
}

function tripOf(id: string, stay: HotelOrderRecord, group: readonly OrderRecord[]): TripRecord {
  const { city } = stay.hotel
  const chinese = seededCompanies.find((company) => company.id === stay.company_id)?.country === 'CN'
  const booked = Math.max(...group.map(({ booking_time }) => booking_time))
  return {
    id,
    company_id: stay.company_id,
    operator: stay.operator,
    title: `${chinese ? city['zh-cn'] : city.en} ${stay.check_in_date} ${leadGuest(stay)}`,
    allocation: stay.allocation,
    order_ids: group.map(({ id: order }) => order),
    quote_id: null,
    updated_time: booked,
    version: 1,
  }
}
