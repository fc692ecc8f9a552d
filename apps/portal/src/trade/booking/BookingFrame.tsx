import { formatTime, useText } from '@portal/i18n'
import { Alert, Columns, type FieldError, Flex, FormErrorSummary, Panel, Stack, usePhone } from '@portal/ui'
import { type FormEvent, type ReactNode, useId } from 'react'
import type { SavedDraft } from '../draft/use-saved-draft.ts'
import { SmallPrint } from '../guests/SmallPrint.ts'
import styles from './booking.module.css'

interface BookingFrameProps {
  onSubmit: () => void
  errors: readonly FieldError[]
  /** Number of failed submits. */
  attempt: number
  /** The server's text of a refusal. */
  refusal: string | null
  /** The numbered sections. */
  children: ReactNode
  /** A short summary at the top of a phone, where the full one is below the form. */
  brief?: ReactNode
  /** The summary beside the sections, with the button; on a phone the button is at the bottom. */
  renderSummary: (button: ReactNode) => ReactNode
  button: ReactNode
  /** An alternative to booking: below the button, or on a phone below the form. */
  instead: ReactNode
  /** Dialogs. */
  after: ReactNode
}

/** One page, numbered sections, and a summary that stays in view. */
export function BookingFrame(props: BookingFrameProps) {
  const { onSubmit, errors, attempt, refusal, children, brief, renderSummary, button, instead, after } = props
  const phone = usePhone()
  const submit = (event: FormEvent) => {
    event.preventDefault()
    onSubmit()
  }
  return (
    <Columns
      component="form"
      widths="minmax(0, 1fr) 21.75rem"
      from="sm"
      gap={20}
      align="start"
      onSubmit={submit}
      noValidate
    >
      <Stack>
        {phone && brief}
        <FormErrorSummary errors={errors} attempt={attempt} />
        {refusal && (
          <Alert color="red" role="alert">
            {refusal}
          </Alert>
        )}
        {children}
      </Stack>
      {renderSummary(
        phone ? null : (
          <>
            {button}
            {instead}
          </>
        ),
      )}
      {phone && instead}
      {phone && <div className={styles.bar}>{button}</div>}
      {after}
    </Columns>
  )
}

interface SectionProps {
  number: number
  title: string
  children: ReactNode
}

/** A numbered part of the booking form. */
export function Section({ number, title, children }: SectionProps) {
  const heading = useId()
  return (
    <Panel component="section" display="block" p="md" aria-labelledby={heading}>
      <Flex component="h2" id={heading} gap="xs" align="center" mb="sm" fz="lg">
        <span className={styles.number}>{number}</span> {title}
      </Flex>
      {children}
    </Panel>
  )
}

/** The draft's save status. The line is always there, so that the button above does not move. */
export function DraftState({ draft: { state, savedAt } }: { draft: SavedDraft }) {
  const t = useText('booking')
  const stateText = () => {
    if (state === 'clean') return null
    if (state === 'failed') return t('draft.failed')
    return savedAt === null ? t('draft.saving') : t('draft.saved', { time: formatTime(savedAt, 'hh:MM:ss') })
  }
  return (
    <SmallPrint role="status" mih={{ base: '1lh', sm: 0 }}>
      {stateText()}
    </SmallPrint>
  )
}
