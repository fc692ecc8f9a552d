import { lazyDialog } from '@portal/ui'
import type { ComponentType } from 'react'
import { withProductPart } from '../../../trade/product/parts.ts'
import { AmendDialog, ChangeDialog } from '../amend/lazy-parts.ts'
import { ReplaceDialog } from '../replacement/lazy-parts.ts'
import type { DialogName, OrderDialogProps } from './order-actions.ts'

// Each dialog loads when it is opened. Every action of the contract has one.
const dialogs: Readonly<Record<DialogName, ComponentType<OrderDialogProps>>> = {
  pay: lazyDialog(() => import('./money/PayDialog.tsx')),
  cancel: lazyDialog(() => import('./money/CancelDialog.tsx')),
  confirm: lazyDialog(() => import('./desk/ConfirmOrderDialog.tsx')),
  decline: lazyDialog(() => import('./change/DeclineDialog.tsx')),
  amend: AmendDialog,
  change: ChangeDialog,
  withdraw_change: lazyDialog(() => import('./change/WithdrawChangeDialog.tsx')),
  refund: lazyDialog(() => import('./money/RefundDialog.tsx')),
  withdraw_refund: lazyDialog(() => import('./money/WithdrawRefundDialog.tsx')),
  remind_supplier: lazyDialog(() => import('./desk/RemindDialog.tsx')),
  confirm_check_in: lazyDialog(() => import('./desk/CheckInDialog.tsx')),
  confirm_complete: lazyDialog(() => import('./desk/CompleteDialog.tsx')),
  download_voucher: lazyDialog(() =>
    withProductPart('vouchers', () => import('./voucher/VoucherDialog.tsx')),
  ),
  send_voucher: lazyDialog(() => import('./voucher/SendVoucherDialog.tsx')),
  replace: ReplaceDialog,
  save_remark: lazyDialog(() => import('./RemarkDialog.tsx')),
  save_allocation: lazyDialog(() => import('./AllocationDialog.tsx')),
}

/** The dialog of one action. */
export function ActionDialog({ action, ...rest }: OrderDialogProps & { action: DialogName }) {
  const Dialog = dialogs[action]
  return <Dialog {...rest} />
}
