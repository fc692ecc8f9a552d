import type { GroupRequestRecord } from '../../domain/group/group.ts'
import { groupReasons } from '../../domain/group/group.ts'
import { noAllocation } from '../../domain/order/allocation.ts'
import { addDays } from '../../domain/time/dates.ts'
import type { CompanyRecord, MemberRecord } from '../tables.ts'
import type { Catalogue } from './catalogue.ts'
import { hotelSnapshot } from './hotel-snapshot.ts'

const daySeconds = 86_400
/** How many days before the start of the world it was sent. */
const askedDays = 6

/** Each company has asked once for a group that the hotel could not take. */
export function seedGroups(
  companies: readonly CompanyRecord[],
  members: readonly MemberRecord[],
  catalogue: Catalogue,
  start: number,
): GroupRequestRecord[] {
  const [hotel] = catalogue.hotels
  const known = hotel && hotelSnapshot(catalogue, hotel.id)
  if (!hotel || !known) return []
  return companies.flatMap((company) => {
    const owner = members.find(({ company_id }) => company_id === company.id)
    if (!owner) return []
    const time = Math.floor(start / 1000) - askedDays * daySeconds
    const day = new Date(start).toISOString().slice(0, 10)
    return {
      id: `gr-seed-${company.id}`,
      company_id: company.id,
      operator: { id: owner.id, nickname: owner.nickname },
      title: company.country === 'CN' ? '秋季考察团' : 'Autumn study tour',
      hotel_id: hotel.id,
      hotel_name: known.name,
      city_name: known.city,
      tz: hotel.tz,
      check_in: addDays(day, 30),
      check_out: addDays(day, 33),
      nationality: company.country,
      currency: company.settlement_currency,
      rooms: [{ room_type_id: null, rooms: 24, adults: 2, child_ages: [] }],
      wishes: '',
      budget: null,
      contact: { person: owner.nickname, phone: '+8613800138000' },
      allocation: noAllocation,
      trip_id: null,
      answer_by: time + 2 * daySeconds,
      create_time: time,
      status: 'refused' as const,
      reason: groupReasons.full,
      offer: null,
      history: [
        { time, actor_type: 'member' as const, actor: owner.nickname, event: 'request' as const, note: null },
        {
          time: time + 5400,
          actor_type: 'operator' as const,
          actor: '',
          event: 'refuse' as const,
          note: groupReasons.full,
        },
      ],
      version: 2,
    }
  })
}
