import type { Schemas } from '@portal/api-client'
import type { Picked } from '../../../shared/list/use-picked.ts'

export type BatchRow = Schemas['OrderSummary']
export type BatchResult = Schemas['OrderBatchResult']

/** What can be done with many orders at once; asking what it costs is a part of cancelling. */
export type BatchAction = Exclude<Schemas['OrderBatchAction'], 'cancel_quote'>

/** The node that an action asks for, with each order. */
export const nodeOf: Readonly<Record<BatchAction, string>> = {
  voucher: 'order/voucher',
  remark: 'order/book',
  cancel: 'order/cancel',
}

/** In the order in which they are offered. */
export const batchActions = Object.keys(nodeOf) as BatchAction[]

/** How many orders the server takes at once. */
export const mostAtOnce = 50

export interface BatchDialogProps {
  picked: Picked<BatchRow>
  onClose: () => void
}
