import type { Schemas } from '@portal/api-client'
import type { Picked } from '../../../shared/list/use-picked.ts'

export type BatchRow = Schemas['OrderSummary']
export type BatchResult = Schemas['OrderBatchResult']

/** Batch actions, and joining a trip, which is one call; quoting is part of cancelling. */
export type BatchAction = Exclude<Schemas['OrderBatchAction'], 'cancel_quote'> | 'trip'

/** The permission node that each action needs on every order. */
export const nodeOf: Readonly<Record<BatchAction, string>> = {
  voucher: 'order/voucher',
  remark: 'order/book',
  trip: 'order/book',
  cancel: 'order/cancel',
}

/** In display order. */
export const batchActions = Object.keys(nodeOf) as BatchAction[]

/** The contract's limit. */
export const mostAtOnce = 50

export interface BatchDialogProps {
  picked: Picked<BatchRow>
  onClose: () => void
}
