import { useText } from '@portal/i18n'
import { type ReactNode, useState } from 'react'
import { TextInput } from '../generated/mantine/TextInput.ts'
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
  /** The word that must be typed first, for what cannot be undone: the booking number. */
  word?: string
}

/** Asks before something happens; for what cannot be undone it asks for a word to be typed. */
export function ConfirmDialog({
  word,
  children,
  confirmLabel,
  onConfirm,
  onClose,
  ...rest
}: ConfirmDialogProps) {
  const t = useText('common')
  const [typed, setTyped] = useState('')

  function close() {
    setTyped('')
    onClose()
  }

  return (
    <FormDialog
      {...rest}
      onClose={close}
      onSubmit={onConfirm}
      submitLabel={confirmLabel}
      canSubmit={!word || typed.trim() === word}
    >
      {children}
      {word && (
        <TextInput
          label={t('dialog.typeToConfirm', { word })}
          value={typed}
          onChange={(event) => setTyped(event.currentTarget.value)}
          autoComplete="off"
          spellCheck={false}
        />
      )}
    </FormDialog>
  )
}
