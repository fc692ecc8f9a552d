import type { Schemas } from '@portal/api-client'
import type { Picked } from '../../../shared/list/use-picked.ts'

export type BatchRow = Schemas['OrderSummary']
export type BatchResult = Schemas['OrderBatchResult']

/** What dialogs show of an order. */
export type BatchLine = Pick<BatchRow, 'booking_id' | 'title' | 'guests_text'> &
  Partial<Pick<BatchRow, 'check_in_date' | 'check_out_date'>> &
  Pick<BatchRow, 'actions'>

/** The selection, as far as a dialog needs it. */
export type PickedLines<Row extends BatchLine = BatchLine> = Pick<Picked<Row>, 'rows' | 'drop'>

/** Batch actions, and joining a trip, which is one call; asking first is part of cancelling, paying and accepting. */
export type BatchAction =
  | Exclude<Schemas['OrderBatchAction'], 'cancel_quote' | 'pay_preview' | 'accept_preview'>
  | 'trip'

/** Of dialogs that the deadlines have too. */
export interface LineDialogProps {
  picked: PickedLines
  onClose: () => void
}

export interface BatchDialogProps {
  picked: Picked<BatchRow>
  onClose: () => void
}
