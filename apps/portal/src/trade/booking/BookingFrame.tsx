import { Alert, Columns, type FieldError, FormErrorSummary, Stack, usePhone } from '@portal/ui'
import type { FormEvent, ReactNode } from 'react'
import styles from './BookingFrame.module.css'

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
