import { type ComponentType, lazy, Suspense } from 'react'
import type { ActionName } from './order-actions.ts'

export interface OrderDialogProps {
  /** Booking ID. */
  id: string
  opened: boolean
  onClose: () => void
}

type Dialog = ComponentType<OrderDialogProps>

// None of them is needed before somebody asks for it.
const built: Partial<Record<ActionName, Dialog>> = {
  pay: lazy(() => import('./PayDialog.tsx')),
  cancel: lazy(() => import('./CancelDialog.tsx')),
  confirm: lazy(() => import('./ConfirmOrderDialog.tsx')),
  decline: lazy(() => import('./DeclineDialog.tsx')),
}

const StepNotThereYet = lazy(() => import('./StepNotThereYet.tsx'))

/** The dialog of one action. Actions whose dialog is still to come say so. */
export function ActionDialog({ action, ...rest }: OrderDialogProps & { action: ActionName }) {
  const Built = built[action]
  return <Suspense>{Built ? <Built {...rest} /> : <StepNotThereYet action={action} {...rest} />}</Suspense>
}
