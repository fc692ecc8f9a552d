import type { OrderEventName, OrderType } from '../../../domain/order/order.ts'

/** One thing that happened to a seeded order; `at` in epoch ms. */
export interface Step {
  readonly at: number
  readonly event: OrderEventName
}

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
