import type { OrderType } from '../../../domain/order/order.ts'
import { orderTypes } from '../../../domain/products.ts'
import { draw } from '../../draw.ts'
import { seededProducts } from '../products/products.ts'
import type { FirstStory, StoryRow } from './story.ts'
import { laterStories } from './story.ts'

/** The usual world: sixty stays that show everything, then 90 cars, 110 transfers, and 200 further stays. */
const usual: readonly FirstStory[] = [
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
