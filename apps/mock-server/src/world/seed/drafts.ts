import type { DraftRecord } from '../../domain/draft/draft.ts'
import type { OrderType } from '../../domain/order/order.ts'
import { draw } from '../draw.ts'
import { type SalesSeedRequest, sellersOf } from './order/sale-rate.ts'
import { seededProducts } from './products/products.ts'

/** What a member has begun, the last first; hotels at every step. */
const begun = [
  ['hotel', 'guests'],
  ['hotel', 'search'],
  ['car', 'search'],
  ['hotel', 'review'],
  ['airport', 'search'],
  ['hotel', 'select'],
] as const satisfies readonly (readonly [OrderType, DraftRecord['step']])[]

/** Bookings that owners and bookers have begun; the first of each is shared with the other. */
export function seedDrafts(request: SalesSeedRequest): DraftRecord[] {
  return request.companies.flatMap((company) => {
    const sellers = sellersOf(request, company.id)
    return sellers.flatMap((member) =>
      begun.map(([product, step], nth): DraftRecord => {
        const id = `dr-seed-${member.id}-${nth + 1}`
        // The last rate is still valid at the start of the world.
        const age = nth * 60_000 + draw(request.seed, 'draft', id, 'age').int(60, 1200)
        const left = Math.floor(request.start / 1000) - age
        const content = seededProducts[product].begunDraft({
          sales: request,
          company,
          member,
          id,
          step,
          left,
        })
        const others = sellers.filter((other) => other.id !== member.id).map((other) => other.id)
        return {
          ...content,
          id,
          company_id: company.id,
          owner_id: member.id,
          form: '',
          shared_with: nth === 0 ? others : [],
          rebooked_from: null,
          updated_time: left,
          version: 1,
        }
      }),
    )
  })
}
