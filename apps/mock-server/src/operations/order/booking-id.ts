import type { OrderType } from '../../domain/order/order.ts'
import { products } from '../../domain/products.ts'
import type { World } from '../../world/world.ts'

/** `H2611210007`: letter of the product, day (UTC), running number of the day. */
export function bookingIdFor(world: World, type: OrderType, now: number): string {
  const { letter } = products[type]
  const day = new Date(now).toISOString().slice(2, 10).replaceAll('-', '')
  const number = world.next(`booking:${letter}${day}`)
  return `${letter}${day}${String(number).padStart(4, '0')}`
}
