import { lazyDialog } from '@portal/ui'
import type { ComponentType } from 'react'
import { withProductPart } from '../../../trade/product/parts.ts'
import { AmendDialog, ChangeDialog } from '../amend/lazy-parts.ts'
import { ReplaceDialog } from '../replacement/lazy-parts.ts'
import type { DialogName, OrderDialogProps } from './order-actions.ts'

// Each dialog loads when it is opened. Every action of the contract has one.
const dialogs: Readonly<Record<DialogName, ComponentType<OrderDialogProps>>> = {
  pay: lazyDialog(() => import('./PayDialog.tsx')),
  cancel: lazyDialog(() => import('./CancelDialog.tsx')),
  confirm: lazyDialog(() => import('./ConfirmOrderDialog.tsx')),
  decline: lazyDialog(() => import('./DeclineDialog.tsx')),
  amend: AmendDialog,
  change: ChangeDialog,
  withdraw_change: lazyDialog(() => import('./WithdrawChangeDialog.tsx')),
  refund: lazyDialog(() => import('./RefundDialog.tsx')),
  withdraw_refund: lazyDialog(() => import('./WithdrawRefundDialog.tsx')),
  remind_supplier: lazyDialog(() => import('./RemindDialog.tsx')),
  confirm_check_in: lazyDialog(() => import('./CheckInDialog.tsx')),
  confirm_complete: lazyDialog(() => import('./CompleteDialog.tsx')),
  download_voucher: lazyDialog(() => withProductPart('vouchers', () => import('./VoucherDialog.tsx'))),
  send_voucher: lazyDialog(() => import('./SendVoucherDialog.tsx')),
  replace: ReplaceDialog,
  save_remark: lazyDialog(() => import('./RemarkDialog.tsx')),
  save_allocation: lazyDialog(() => import('./AllocationDialog.tsx')),
}

/** The dialog of one action. */
export function ActionDialog({ action, ...rest }: OrderDialogProps & { action: DialogName }) {
  const Dialog = dialogs[action]
  return <Dialog {...rest} />
}
