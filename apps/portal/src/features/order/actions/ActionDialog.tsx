import { type ComponentType, lazy, Suspense } from 'react'
import type { ActionName } from './order-actions.ts'

export interface OrderDialogProps {
  /** Booking ID. */
  id: string
  opened: boolean
  onClose: () => void
}

// None of them is needed before somebody asks for it. Every action of the contract has one.
const dialogs: Readonly<Record<ActionName, ComponentType<OrderDialogProps>>> = {
  pay: lazy(() => import('./PayDialog.tsx')),
  cancel: lazy(() => import('./CancelDialog.tsx')),
  confirm: lazy(() => import('./ConfirmOrderDialog.tsx')),
  decline: lazy(() => import('./DeclineDialog.tsx')),
  refund: lazy(() => import('./RefundDialog.tsx')),
  confirm_check_in: lazy(() => import('./CheckInDialog.tsx')),
  confirm_complete: lazy(() => import('./CompleteDialog.tsx')),
  download_voucher: lazy(() => import('./VoucherDialog.tsx')),
}

/** The dialog of one action. */
export function ActionDialog({ action, ...rest }: OrderDialogProps & { action: ActionName }) {
  const Dialog = dialogs[action]
  return (
    <Suspense>
      <Dialog {...rest} />
    </Suspense>
  )
}
