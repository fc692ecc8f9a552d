import type { Schemas } from '@portal/api-client/contract'
import type { LocalText } from '../../texts/language.ts'
import type { Spender } from '../account/spending.ts'
import type { FlightNewsRecord } from '../airport/order-part.ts'
import type { Invoiced } from '../invoice/application.ts'
import type { Hold, LedgerEntry } from '../ledger/entry.ts'
import type { Position } from '../ledger/position.ts'
import type { Minor, PriceLineRecord } from '../money/money.ts'
import type { DispatchRecord } from '../ride/ride.ts'
import type { PriceVisibility, TwoPrices } from './counted.ts'
import type { AmendmentRecord, ChangeOfferRecord, OrderRecord, OrderType, PayChannel } from './order.ts'
import type { CancelQuoteRecord } from './order-quotes.ts'

/** The one who acts. Limits are those of a sub-account, in the order's currency. */
export interface Actor extends PriceVisibility {
  readonly type: Schemas['ActorType']
  readonly id: string | null
  readonly name: string
  /** Belongs to the seller, not to the company that books, and knows what a supplier has said. */
  readonly staff: boolean
  /** Permission nodes; members only. */
  readonly nodes: readonly string[]
  /** Products it may book; empty means all. */
  readonly products: readonly OrderType[]
  /** Channels it may pay by. */
  readonly channels: readonly PayChannel[]
  readonly limit_per_order: Minor | null
  readonly limit_per_month: Minor | null
  /** Dearer orders need the approval of a superior. */
  readonly approval_over: Minor | null
}

export const systemActor: Actor = {
  type: 'system',
  id: null,
  name: '',
  staff: false,
  seesNet: true,
  nodes: [],
  products: [],
  channels: ['predeposit', 'credit'],
  limit_per_order: null,
  limit_per_month: null,
  approval_over: null,
}
export const supplierActor: Actor = { ...systemActor, type: 'supplier' }
export const staffActor: Actor = { ...systemActor, type: 'operator' }

/** What an order is bought together with; nothing for an order of its own. */
export interface Purchase {
  /** The other orders of its group request. */
  readonly parts?: readonly OrderRecord[]
  /** What the parts come to that can still be booked of the same offer. */
  readonly unbooked?: TwoPrices
}

/** Everything that deciding on an offer of an action may read. */
export interface Prospect extends Purchase {
  readonly order: OrderRecord
  readonly actor: Actor
  /** Epoch ms. */
  readonly now: number
  readonly invoiced: Invoiced
}

/** The member whose limits an amount counts against. */
export interface Payer extends Spender, Pick<Actor, 'approval_over' | 'seesNet'> {}

/** Everything that making a move may read. */
export interface Situation extends Prospect {
  readonly position: Position
  /** The order's open hold. */
  readonly hold: Hold | null
  /** What the actor has spent this month; 0 without a limit. */
  readonly month_use: Minor
  /** The member whose change the supplier has not answered yet; null without one. */
  readonly requester: Payer | null
}

/** What the caller sends; each action reads its own fields. */
export interface ActionInput {
  readonly channel?: PayChannel
  readonly quote?: CancelQuoteRecord | null
  readonly accept_penalty?: boolean
  readonly reason?: string | undefined
  /** The words of the supplier or the system, in place of a member's reason. */
  readonly note?: LocalText
  readonly hotel_confirmation_code?: string | undefined
  readonly supplier_ref?: string
  readonly offer?: ChangeOfferRecord
  readonly room_numbers?: readonly { readonly room_index: number; readonly room_number: string }[]
  readonly refund_amount?: Minor
  /** What staff grant without the supplier. */
  readonly granted?: Minor
  readonly ground?: Schemas['RefundGround']
  readonly files?: readonly string[]
  readonly driver?: NonNullable<DispatchRecord['driver']>
  /** What a driver reports beyond the booking. */
  readonly extras?: readonly PriceLineRecord[]
  readonly extras_accepted?: boolean
  readonly amendment?: AmendmentRecord
  readonly flight_news?: FlightNewsRecord
  /** The cheaper order that was booked. */
  readonly replaced_by?: string
}

export type OrderJobKind =
  | 'expire_order'
  | 'release_unpaid'
  | 'supplier_answer'
  | 'supplier_silent'
  | 'offer_expire'
  | 'review_expire'
  | 'cancel_expire'
  | 'complete_order'
  | 'refund_decision'
  | 'refund_payout'
  | 'amendment_answer'
  | 'amendment_expire'
  | 'approval_expire'
  | 'dispatch'
  | 'report_extras'
  | 'reconfirm'

/** What to send to the supplier. `await` expects the answer to a booking already sent: it is never sent twice. */
export type SupplierRequest = 'book' | 'await' | 'cancel'

/** Everything that one move changes; written as a whole or not at all. */
export interface Change {
  readonly order: OrderRecord
  /** New entries, in the order in which they are posted. */
  readonly entries: readonly LedgerEntry[]
  /** New and changed holds. */
  readonly holds: readonly Hold[]
  /** `due` in epoch ms. */
  readonly schedule: readonly { readonly kind: OrderJobKind; readonly due: number }[]
  readonly unschedule: readonly OrderJobKind[]
  readonly supplier: SupplierRequest | null
}
