import { type ReactNode, useState } from 'react'
import { Checkbox } from '../generated/mantine/Checkbox.ts'
import { FormDialog } from './FormDialog.tsx'

export interface ConfirmDialogProps {
  opened: boolean
  onClose: () => void
  title: string
  /** What will happen, money first. */
  children: ReactNode
  /** What the button does: "Cancel the booking". Never just "OK". */
  confirmLabel: string
  /** See `onSubmit` of FormDialog. */
  onConfirm: () => unknown
  cancelLabel?: string
  /** Red: the action takes something away. */
  danger?: boolean
  /** What must be ticked first, for what cannot be undone. */
  tick?: string
}

/** Asks before something happens; for what cannot be undone it asks for a tick. */
export function ConfirmDialog({
  tick,
  children,
  confirmLabel,
  onConfirm,
  onClose,
  ...rest
}: ConfirmDialogProps) {
  const [ticked, setTicked] = useState(false)

  function close() {
    setTicked(false)
    onClose()
  }

  return (
    <FormDialog
      {...rest}
      onClose={close}
      onSubmit={onConfirm}
      submitLabel={confirmLabel}
      canSubmit={!tick || ticked}
    >
      {children}
      {tick && (
        <Checkbox
          label={tick}
          checked={ticked}
          onChange={(event) => setTicked(event.currentTarget.checked)}
        />
      )}
    </FormDialog>
  )
}
