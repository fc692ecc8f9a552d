import type { Schemas } from '@portal/api-client'
import type { Picked } from '../../../shared/list/use-picked.ts'

export type BatchRow = Schemas['OrderSummary']
export type BatchResult = Schemas['OrderBatchResult']

/** What dialogs show of an order. */
export type BatchLine = Pick<BatchRow, 'booking_id' | 'title' | 'guests_text'> &
  Partial<Pick<BatchRow, 'check_in_date' | 'check_out_date'>>

/** The selection, as far as a dialog needs it. */
export type PickedLines<Row extends BatchLine = BatchLine> = Pick<Picked<Row>, 'rows' | 'drop'>

/** Batch actions, and joining a trip, which is one call; asking first is part of cancelling and paying. */
export type BatchAction = Exclude<Schemas['OrderBatchAction'], 'cancel_quote' | 'pay_preview'> | 'trip'

/** The permission node that each action needs on every order. */
export const nodeOf: Readonly<Record<BatchAction, string>> = {
  pay: 'order/pay',
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
