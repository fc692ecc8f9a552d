import { useText } from '@portal/i18n'
import { type FormEvent, type ReactNode, useState } from 'react'
import { Button } from '../generated/mantine/Button.ts'
import { Flex } from '../generated/mantine/Flex.ts'
import { Group } from '../generated/mantine/Group.ts'
import { usePhone } from '../theme/screen.ts'
import { DialogError, useFailureText } from './DialogError.tsx'
import { DiscardQuestion } from './DiscardQuestion.tsx'
import classes from './FormDialog.module.css'
import { Modal } from './overlays.tsx'
import { useSubmit } from './use-submit.ts'
import { useTypedIn } from './use-typed-in.ts'

/** The first field takes the focus when the dialog opens, unless a child claims it with `data-autofocus`. */
function markFirstField(box: HTMLElement | null) {
  if (!box || box.querySelector('[data-autofocus]')) return
  box.querySelector('input:enabled, select:enabled, textarea:enabled')?.setAttribute('data-autofocus', '')
}

export interface FormDialogProps {
  opened: boolean
  /**
   * Asked for by Cancel, by Esc and the cross, which ask first where something was typed, and after a submit that went
   * well. Never while one is under way.
   */
  onClose: () => void
  title: string
  children: ReactNode
  /** What the primary button does, in the words of the trade: "Pay CNY 1,600.00". */
  submitLabel: string
  /**
   * What the dialog is for. Resolved: the dialog closes. Resolved with `false`: it stays, because a field has a
   * error. Rejected: it stays and shows the error's message, so the call itself should be silent.
   */
  onSubmit: () => unknown
  /** An error that is known before submitting. */
  error?: ReactNode
  /** False while what is entered cannot be sent yet. */
  canSubmit?: boolean
  /** Red: the action takes something away. */
  danger?: boolean
  cancelLabel?: string
  /** A third way on, beside the two buttons. */
  aside?: ReactNode
  size?: 'sm' | 'md' | 'lg' | 'xl'
}

/** A form in a dialog: keyboard stays inside, focus returns, one effect per submit, errors beside the button. */
export function FormDialog({
  opened,
  onClose,
  title,
  children,
  submitLabel,
  onSubmit,
  error,
  canSubmit = true,
  danger = false,
  cancelLabel,
  aside,
  size = 'md',
}: FormDialogProps) {
  const t = useText('common')
  const phone = usePhone()
  const typed = useTypedIn(opened)
  const { pending, failure, submit, clear } = useSubmit(() => typed.whileSending(onSubmit), onClose)
  const failureText = useFailureText(failure)

  function close() {
    if (pending) return
    clear()
    typed.forget()
    onClose()
  }

  const [asking, setAsking] = useState(false)

  function leave() {
    if (!pending && typed.isWritten()) setAsking(true)
    else close()
  }

  function discard() {
    setAsking(false)
    close()
  }

  function send(event: FormEvent) {
    event.preventDefault()
    // A dialog may be opened from within another form; React would hand this submit up to it.
    event.stopPropagation()
    // The second press of a double click may come while the dialog fades: what it asked for is done.
    if (canSubmit && opened) void submit()
  }

  return (
    <Modal
      opened={opened}
      onClose={leave}
      title={title}
      size={size}
      fullScreen={phone}
      // A wide one reaches below the notices: at the top, its head stands above them.
      centered={!phone && size !== 'xl'}
      closeOnClickOutside={false}
      closeOnEscape={!pending}
      closeButtonProps={{ 'aria-label': t('close'), disabled: pending }}
      classNames={{
        content: classes.content,
        header: classes.header,
        body: classes.body,
      }}
    >
      <Flex
        component="form"
        direction="column"
        flex={1}
        mih={0}
        onSubmit={send}
        onFocus={typed.enter}
        onChange={typed.note}
        onDrop={({ dataTransfer }) => typed.noteFiles(dataTransfer.files)}
        onPaste={({ clipboardData }) => typed.noteFiles(clipboardData.files)}
        noValidate
        aria-busy={pending}
      >
        <div ref={markFirstField} className={classes.fields}>
          {children}
          {error && <DialogError>{error}</DialogError>}
          {failureText && <DialogError>{failureText}</DialogError>}
        </div>
        <Group
          className={classes.footer}
          gap="xs"
          align="stretch"
          justify="flex-end"
          flex="none"
          py="sm"
          px="md"
          bg="var(--mantine-color-body)"
          style={{ borderTop: '1px solid var(--ui-hairline)' }}
        >
          <Button variant="default" onClick={close} disabled={pending} data-autofocus>
            {cancelLabel ?? t('cancel')}
          </Button>
          {aside}
          <Button type="submit" loading={pending} disabled={!canSubmit} {...(danger && { color: 'red' })}>
            {submitLabel}
          </Button>
        </Group>
      </Flex>
      {asking && <DiscardQuestion onStay={() => setAsking(false)} onDiscard={discard} />}
    </Modal>
  )
}
