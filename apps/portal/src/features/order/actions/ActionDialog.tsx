import { lateDialog } from '@portal/ui'
import type { ComponentType } from 'react'
import { withProductPart } from '../../../trade/product/parts.ts'
import { AmendDialog } from '../amend/late-parts.ts'
import type { DialogName, OrderDialogProps } from './order-actions.ts'

// Each dialog loads when it is opened. Every action of the contract has one.
const dialogs: Readonly<Record<DialogName, ComponentType<OrderDialogProps>>> = {
  pay: lateDialog(() => import('./PayDialog.tsx')),
  cancel: lateDialog(() => import('./CancelDialog.tsx')),
  confirm: lateDialog(() => import('./ConfirmOrderDialog.tsx')),
  decline: lateDialog(() => import('./DeclineDialog.tsx')),
  amend: AmendDialog,
  refund: lateDialog(() => import('./RefundDialog.tsx')),
  confirm_check_in: lateDialog(() => import('./CheckInDialog.tsx')),
  confirm_complete: lateDialog(() => import('./CompleteDialog.tsx')),
  download_voucher: lateDialog(() => withProductPart('vouchers', () => import('./VoucherDialog.tsx'))),
  send_voucher: lateDialog(() => import('./SendVoucherDialog.tsx')),
  save_remark: lateDialog(() => import('./RemarkDialog.tsx')),
}

/** The dialog of one action. */
export function ActionDialog({ action, ...rest }: OrderDialogProps & { action: DialogName }) {
  const Dialog = dialogs[action]
  return <Dialog {...rest} />
}
