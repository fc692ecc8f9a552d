import { ConfirmDialog, notify } from '@portal/ui'
import type { ReactNode } from 'react'

interface RemoveDialogProps {
  title: string
  /** What is lost. */
  children: ReactNode
  confirmLabel: string
  onRemove: () => Promise<unknown>
  /** The notice afterwards. */
  done: string
  onClose: () => void
}

/** Asks before a row of a list is removed. */
export function RemoveDialog({ onRemove, done, ...rest }: RemoveDialogProps) {
  const remove = async () => {
    await onRemove()
    notify.success(done)
  }
  return <ConfirmDialog {...rest} opened onConfirm={remove} danger />
}
