import { useText } from '@portal/i18n'
import { type FormEvent, type ReactNode, useEffect, useRef, useState } from 'react'
import { useUnsavedForm } from '../form/unsaved.ts'
import { Button } from '../generated/mantine/Button.ts'
import { Flex } from '../generated/mantine/Flex.ts'
import { Group } from '../generated/mantine/Group.ts'
import { Text } from '../generated/mantine/Text.ts'
import { IconAlertCircle } from '../icons.ts'
import { usePhone } from '../theme/environment.ts'
import classes from './FormDialog.module.css'
import { Modal } from './overlays.tsx'
import { useSubmit } from './use-submit.ts'

/** The first field takes the focus when the dialog opens, unless a child claims it with `data-autofocus`. */
function markFirstField(box: HTMLElement | null) {
  if (!box || box.querySelector('[data-autofocus]')) return
  box.querySelector('input:enabled, select:enabled, textarea:enabled')?.setAttribute('data-autofocus', '')
}

interface FormDialogProps {
  opened: boolean
  /** Called by Cancel, Esc and the cross, and after a successful submit; never while a submit is under way. */
  onClose: () => void
  title: string
  children: ReactNode
  /** What the primary button does, in the words of the trade: "Pay CNY 1,600.00". */
  submitLabel: string
  /**
   * Resolves: the dialog closes. Resolves to `false`: it stays, because a field has an error. Rejects: it stays and
   * shows the error's message, so the call itself should be silent.
   */
  onSubmit: () => unknown
  /** Whether closing loses input. Esc, the cross and leaving the page then ask first; Cancel does not. */
  isUnsaved?: () => boolean
  /** An error that is known before submitting. */
  error?: ReactNode
  /** False while the input cannot be submitted yet. */
  canSubmit?: boolean
  /** Red: the action takes something away. */
  danger?: boolean
  cancelLabel?: string
  /** A third button. */
  aside?: ReactNode
  size?: 'sm' | 'md' | 'lg' | 'xl'
}

/** A form in a dialog: it traps and returns the focus, submits once, and shows errors beside the button. */
export function FormDialog({
  opened,
  onClose,
  title,
  children,
  submitLabel,
  onSubmit,
  isUnsaved,
  error,
  canSubmit = true,
  danger = false,
  cancelLabel,
  aside,
  size = 'md',
}: FormDialogProps) {
  const t = useText('common')
  const phone = usePhone()
  const [failure, setFailure] = useState<unknown>(null)
  const [isAsking, setAsking] = useState(false)
  useUnsavedForm({ isUnsaved: () => opened && isUnsaved?.() === true })

  const { pending, submit } = useSubmit(async () => {
    setFailure(null)
    try {
      if ((await onSubmit()) !== false) onClose()
    } catch (reason) {
      setFailure(reason)
    }
  })

  function close() {
    if (pending) return
    setFailure(null)
    setAsking(false)
    onClose()
  }

  function send(event: FormEvent) {
    event.preventDefault()
    // React bubbles a submit through portals: without this, a form around the dialog would submit too.
    event.stopPropagation()
    // The second click of a double click may come while the dialog fades out.
    if (canSubmit && opened) void submit()
  }

  return (
    <Modal
      opened={opened}
      onClose={() => (!pending && isUnsaved?.() ? setAsking(true) : close())}
      title={title}
      size={size}
      fullScreen={phone}
      // A wide dialog reaches below the notices: at the top of the window its header stays clear of them.
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
        noValidate
        aria-busy={pending}
      >
        <div ref={markFirstField} className={classes.fields}>
          {children}
          {error && <DialogError>{error}</DialogError>}
          {failure != null && (
            <DialogError>{(failure instanceof Error && failure.message) || t('dialog.failed')}</DialogError>
          )}
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
      {isAsking && <DiscardQuestion onStay={() => setAsking(false)} onDiscard={close} />}
    </Modal>
  )
}

/** Takes the focus, so that nobody overlooks the error. */
function DialogError({ children }: { children: ReactNode }) {
  const region = useRef<HTMLDivElement>(null)
  useEffect(() => region.current?.focus(), [])
  return (
    <div ref={region} className={classes.error} role="alert" tabIndex={-1}>
      <IconAlertCircle size={18} aria-hidden />
      <div>{children}</div>
    </div>
  )
}

interface DiscardQuestionProps {
  onStay: () => void
  onDiscard: () => void
}

/** Asks before Esc or the cross closes a dialog with unsaved input. */
function DiscardQuestion({ onStay, onDiscard }: DiscardQuestionProps) {
  const t = useText('common')
  return (
    <Modal
      opened
      onClose={onStay}
      title={t('discard.title')}
      size="sm"
      centered
      closeOnClickOutside={false}
      withCloseButton={false}
    >
      <Text size="sm" mb="md">
        {t('discard.text')}
      </Text>
      <Group gap="xs" justify="flex-end">
        <Button variant="default" onClick={onStay} data-autofocus>
          {t('discard.stay')}
        </Button>
        <Button color="red" onClick={onDiscard}>
          {t('discard.confirm')}
        </Button>
      </Group>
    </Modal>
  )
}
