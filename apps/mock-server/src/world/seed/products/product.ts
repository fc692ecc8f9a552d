import type { OperationId } from '@portal/api-client/contract'
import type { DraftRecord } from '../../../domain/draft/draft.ts'
import type { OrderOf, OrderType } from '../../../domain/order/order.ts'
import type { SupplierBehaviour } from '../../../domain/transport/fleet.ts'
import type { Draw } from '../../draw.ts'
import type { CompanyRecord, MemberRecord } from '../../tables.ts'
import type { Booking, BookingRequest } from '../order/order-booking.ts'
import type { SalesSeedRequest } from '../order/sale-rate.ts'
import type { FirstStory, Step } from '../order/story.ts'

/** What a draft holds of the booking that was begun. */
export type Begun = Pick<DraftRecord, 'product' | 'title' | 'search' | 'selection' | 'step'>

/** A draft that was left at `left` (epoch s) at that step. */
export interface DraftRequest {
  readonly sales: SalesSeedRequest
  readonly company: CompanyRecord
  readonly member: MemberRecord
  readonly id: string
  readonly step: Begun['step']
  readonly left: number
}

/** How the seed creates orders of a product: who booked them, what became of them, and who delivers them. */
export interface SeededProduct<Type extends OrderType> {
  /** The operation that books it. */
  readonly bookedBy: OperationId
  /** The orders of the usual world: the first of each product in turn, then the further ones. */
  readonly firstStories: readonly FirstStory[]
  readonly furtherStories: readonly FirstStory[]
  /** How many of the orders beyond the usual ones are of this product, against the shares of the others. */
  readonly share: number
  readonly bookingFor: (request: BookingRequest) => Booking
  /** When guests arrive, and when staff hear that they have not; epoch ms. */
  readonly arrivedAt: (order: OrderOf<Type>) => number
  readonly missedAt: (order: OrderOf<Type>) => number
  /** What an operator confirms by hand, of an order that went well. */
  readonly confirmedByHand: (order: OrderOf<Type>, of: (field: string) => Draw) => Step[]
  readonly begunDraft: (request: DraftRequest) => Begun
  /** How the supplier of an order behaves. */
  readonly supplierOf: (order: OrderOf<Type>) => SupplierBehaviour
}
