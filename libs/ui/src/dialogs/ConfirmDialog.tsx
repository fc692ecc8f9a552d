import { type ReactNode, useState } from 'react'
import { Checkbox } from '../generated/mantine/Checkbox.ts'
import { FormDialog } from './FormDialog.tsx'

interface ConfirmDialogProps {
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
  /** Label of a checkbox that must be ticked first, for actions that cannot be undone. */
  tick?: string
}

/** Asks for confirmation before an action, and for a tick where the action cannot be undone. */
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
