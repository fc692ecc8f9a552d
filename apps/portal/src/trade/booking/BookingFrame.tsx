import { Alert, Columns, type FieldError, FormErrorSummary, Stack, usePhone } from '@portal/ui'
import type { FormEvent, ReactNode } from 'react'
import styles from './BookingFrame.module.css'

interface BookingFrameProps {
  onSubmit: () => void
  errors: readonly FieldError[]
  /** Counts the times it was sent with errors. */
  attempt: number
  /** Why the server refused, in its words. */
  refusal: string | null
  /** The numbered sections. */
  children: ReactNode
  /** What is booked and when, in few words; a phone opens with it, for the summary stands below the form there. */
  brief?: ReactNode
  /** What is booked, beside the sections; the button stands in it, or at the foot of a phone. */
  renderSummary: (button: ReactNode) => ReactNode
  button: ReactNode
  /** What can be done instead of booking; below the button, or below the form of a phone. */
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
