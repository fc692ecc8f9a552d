import type { Schemas } from '@portal/api-client/contract'
import type { OrderRecord } from '../order/order.ts'

type Person = OrderRecord['operator']

/** A superior was asked to agree to an order. */
export interface ApprovalRecord {
  readonly id: string
  readonly company_id: string
  readonly order_id: string
  readonly status: Schemas['ApprovalState']
  readonly requested_by: Person
  readonly request_note: string
  /** Epoch s. */
  readonly request_time: number
  readonly decided_by: Person | null
  readonly decide_note: string
  /** Epoch s; null while it waits. */
  readonly decide_time: number | null
}
