import { type NamedGuest, repeatedGuests, type Schemas } from '@portal/api-client/contract'
import type { FieldErrors } from '../../texts/text.ts'
import type { FrozenPolicy } from '../cancellation/frozen-policy.ts'
import type { Minor, Money, PriceLineRecord } from '../money/money.ts'
import { toSeconds } from '../time/zones.ts'
import type { Allocation } from './allocation.ts'
import { countedPrice, type TwoPrices } from './counted.ts'
import type { OrderBaseRecord, OrderRecord } from './order.ts'
import { payUntil } from './pay-time.ts'
import type { Actor, Change } from './situation.ts'

/** What every booking sends, whatever is booked. */
export interface BookingRequest {
  readonly id: string
  readonly company_id: string
  readonly actor: Actor & { readonly id: string }
  readonly username: string
  readonly accepted_total: Money
  readonly client_ref: string
  readonly contact: Schemas['Contact']
  readonly special_requests: string
  readonly internal_remark: string
  readonly allocation: Allocation
  readonly quote_id: string | null
  readonly draft_id: string | null
  /** The other orders of its group request, with which it is one purchase. */
  readonly parts?: readonly OrderRecord[]
  /** Guests with the same name are different people. */
  readonly different_people?: boolean | undefined
}

/** Guests listed twice in one room or vehicle, by field path, as text keys. */
export function repeatErrors(
  guests: readonly NamedGuest[],
  { different_people }: Pick<BookingRequest, 'different_people'>,
): FieldErrors {
  const repeated = different_people ? [] : repeatedGuests(guests)
  return Object.fromEntries(repeated.map((at) => [`guests[${at}].full_name`, ['guest_twice']]))
}

/** Price and terms to freeze into the order. */
interface BookedTerms {
  readonly currency: string
  readonly total_price: Minor
  readonly total_settlement_price: Minor
  readonly lines: readonly PriceLineRecord[]
  readonly fx: Schemas['FxRate'] | null
  readonly policy: FrozenPolicy
  /** Epoch ms. */
  readonly service_start: number
  readonly service_end: number
  readonly tz: string
  readonly on_request: boolean
  /** Epoch ms: the last moment at which the service can still begin. */
  readonly last_start: number
}

export function newBase(request: BookingRequest, terms: BookedTerms, now: number): OrderBaseRecord {
  const { actor } = request
  return {
    id: request.id,
    company_id: request.company_id,
    user_account: { id: actor.id, username: request.username },
    operator: { id: actor.id, nickname: actor.name },
    client_ref: request.client_ref,
    order_status: 'pending_payment',
    approval_status: 'none',
    approved_price: null,
    pay_channel: null,
    pay_time: null,
    paid_by: null,
    pay_expire_time: toSeconds(payUntil(now, terms.last_start)),
    booking_time: toSeconds(now),
    contact: {
      person: request.contact.person,
      phone: request.contact.phone,
      email: request.contact.email ?? '',
    },
    special_requests: request.special_requests,
    internal_remark: request.internal_remark,
    allocation: request.allocation,
    tags: [],
    currency: terms.currency,
    total_price: terms.total_price,
    total_settlement_price: terms.total_settlement_price,
    charged: 0,
    refunded: 0,
    supplements: [],
    refund_time: null,
    repaid: 0,
    pay_at_service: [],
    price_breakdown: terms.lines,
    fx: terms.fx,
    refunds: [],
    policy: terms.policy,
    cancellation: null,
    service_start: terms.service_start,
    service_end: terms.service_end,
    tz: terms.tz,
    bill_id: null,
    invoice_ids: [],
    voucher_version: null,
    supplier_ref: null,
    on_request: terms.on_request,
    change_offer: null,
    amendment: null,
    timeline: [
      {
        time: toSeconds(now),
        actor_type: actor.type,
        actor: actor.name,
        event: 'book',
        from: null,
        to: 'pending_payment',
        note: null,
      },
    ],
    version: 1,
    quote_id: request.quote_id,
    draft_id: request.draft_id,
  }
}

export const beyondLimit = (actor: Actor, prices: TwoPrices): boolean =>
  actor.limit_per_order !== null && countedPrice(actor, prices) > actor.limit_per_order

/** A new order, and the job that expires it when nobody pays. */
export function booked(order: OrderRecord): Change {
  return {
    order,
    entries: [],
    holds: [],
    schedule: [{ kind: 'expire_order', due: (order.pay_expire_time ?? 0) * 1000 }],
    unschedule: [],
    supplier: null,
  }
}
