import { lateDialog } from '@portal/ui'
import { type ComponentType } from 'react'
import type { ActionName } from './order-actions.ts'

export interface OrderDialogProps {
  /** Booking ID. */
  id: string
  opened: boolean
  onClose: () => void
}

// None of them is needed before somebody asks for it. Every action of the contract has one.
const dialogs: Readonly<Record<ActionName, ComponentType<OrderDialogProps>>> = {
  pay: lateDialog(() => import('./PayDialog.tsx')),
  cancel: lateDialog(() => import('./CancelDialog.tsx')),
  confirm: lateDialog(() => import('./ConfirmOrderDialog.tsx')),
  decline: lateDialog(() => import('./DeclineDialog.tsx')),
  refund: lateDialog(() => import('./RefundDialog.tsx')),
  confirm_check_in: lateDialog(() => import('./CheckInDialog.tsx')),
  confirm_complete: lateDialog(() => import('./CompleteDialog.tsx')),
  download_voucher: lateDialog(() => import('./VoucherDialog.tsx')),
}

/** The dialog of one action. */
export function ActionDialog({ action, ...rest }: OrderDialogProps & { action: ActionName }) {
  const Dialog = dialogs[action]
  return <Dialog {...rest} />
}
