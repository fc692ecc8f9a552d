import type { OrderType } from '../../../domain/order/order.ts'
import { orderTypes } from '../../../domain/products.ts'
import { draw } from '../../draw.ts'
import { seededProducts } from '../products.ts'
import { laterStories } from './later-stories.ts'

/** How far a seeded order has come when the world begins, and by which way. */
export type Story =
  | 'unpaid'
  | 'expired'
  | 'waiting'
  | 'offered'
  | 'review'
  | 'rejected'
  | 'deadline'
  | 'arriving'
  | 'confirmed'
  | 'staying'
  | 'completed'
  | 'no_show'
  | 'cancelling'
  | 'cancelled_unpaid'
  | 'cancelled_free'
  | 'cancelled_fee'

export interface StoryRow {
  readonly index: number
  readonly product: OrderType
  readonly story: Story
  readonly company_id: string
}

export type First = Omit<StoryRow, 'index'>

/** The usual world: sixty stays that show everything, then 90 cars, 110 transfers, and 200 further stays. */
const usual: readonly First[] = [
  ...orderTypes.flatMap((type) => seededProducts[type].firstStories),
  ...orderTypes.flatMap((type) => seededProducts[type].furtherStories),
]

const laterProducts = orderTypes.flatMap((type) => Array<OrderType>(seededProducts[type].share).fill(type))

export const usualOrders = usual.length

/** The stories of a world with `count` orders; a longer list begins with the shorter one. */
export function storyRows(seed: number, count: number): StoryRow[] {
  return Array.from({ length: count }, (_, index) => {
    const known = usual[index]
    if (known) return { index, ...known }
    const of = (field: string) => draw(seed, 'order', index, field)
    const product = of('product').pick(laterProducts)
    return { index, product, story: of('story').pick(laterStories), company_id: '1' }
  })
}
